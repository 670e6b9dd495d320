// The distinct positions that a roll can lead to, handed one by one to a sink.
//
// What it is not: the rules for people. It knows results, not the ways to them; the turn graph
// of rules/turn.py is the authority on steps, and tests hold the two together.
//
// A *sink* receives the results as they are found, so that a net can update its sums along the
// way, and the state after a first die is shared by all second steps:
//
//   struct Sink {
//       // The state `depth` (1, 2 or 3) is now `after`: the state `depth - 1` after `step`.
//       // Comes before any leaf or enter that builds on it, only if there is one (of a double
//       // that cannot be played in full, perhaps in vain), and stays current until the next
//       // enter at the same or a lesser depth. State 0 is the board that was given.
//       void enter(int depth, const Step& step, const Board& after);
//       // One result: `before`, which is the state `depth` (0..3), after the last `step`.
//       // after_step(before, step) is the board.
//       void leaf(int depth, const Step& step, const Board& before);
//       // The one result of a roll that cannot be played: the board as it was.
//       void unchanged(const Board& board);
//       // Optional. So many results, instead of as many leaves, when only the number matters.
//       void leaves(int count);
//   };
//
// Results are seen from the player who moved (not flipped), each exactly once, in an order that
// depends on the board and the dice alone. In one roll there are at most kMaxResults.
//
// Why no result comes twice, without a table of those seen. A play changes the own checkers by
// a sum of (target - source) over its steps; hits follow from the landing points.
// - Doubles: the changes of one die from different sources are independent, so a result fixes
//   how often each source was used, and sorting the sources from far to near keeps a play legal.
//   Listing sources in that order gives each result once.
// - Two dice, nobody on the bar and two or more checkers outside home (so nothing can be borne
//   off): the larger die first gives all but the runs of one checker that touch down at the
//   smaller die's landing point. Two plays agree only if one is a run and the other uses an own
//   checker that stands where the other run touches down. See `list_outside`.
// - One on the bar: both orders, which share only the run from the bar. Two or more: one play.
// - Otherwise at most one checker is outside home and a whole result fits a 64-bit key; the
//   few keys are compared. See `list_home`.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>

#include "points.h"
#include "position.h"
#include "target.h"

namespace fivepoint {

// Never more results than ways to give four steps to fifteen checkers: C(18, 4).
inline constexpr int kMaxResults = 3060;

// One checker moved by one die. `target` is a point 1..24 or kOwnOff.
struct Step {
    int source;
    int target;
    int die;
    bool hit;
};

namespace detail {

using StepRow = Board;

// What a step adds to the board: row [die][source], die 1..6, source 1..25.
constexpr auto make_step_rows() {
    std::array<std::array<StepRow, 26>, 7> rows{};
    for (int die = 1; die <= 6; ++die) {
        for (int source = 1; source <= kOwnBar; ++source) {
            StepRow& row = rows[die][source];
            row.cell[source] -= 1;
            row.cell[source > die ? source - die : kOwnOff] += 1;
        }
    }
    return rows;
}

// What a hit on a point adds: the opponent's checker leaves it for the bar. Row 0: no hit.
constexpr auto make_hit_rows() {
    std::array<StepRow, 25> rows{};
    for (int point = 1; point <= 24; ++point) {
        rows[point].cell[point] = 1;
        rows[point].cell[kOpponentBar] = -1;
    }
    return rows;
}

inline constexpr auto kStepRows = make_step_rows();
inline constexpr auto kHitRows = make_hit_rows();

}  // namespace detail

inline namespace FIVEPOINT_TARGET {

// The board after `step`. A hit is a second addition, of a row of zeros if there is none.
inline Board after_step(const Board& before, const Step& step) {
    const Board& moved = detail::kStepRows[step.die][step.source];
    const Board& hit = detail::kHitRows[step.hit ? step.target : 0];
    Board after;
    for (int i = 0; i < 32; ++i) {
        after.cell[i] = static_cast<std::int8_t>(before.cell[i] + moved.cell[i] + hit.cell[i]);
    }
    return after;
}

template <class Sink>
class ResultLister {
  public:
    // `board` and `sink` outlive the lister.
    ResultLister(const Board& board, Sink& sink)
        : board_(board), sink_(sink), points_(points_of(board)) {}

    // Hands all distinct results of the dice (1..6 each) to the sink. In a finished game, and
    // when nothing can be played, that is the board unchanged.
    void list(int die1, int die2) {
        const bool over = points_.own == 0 || ((points_.blocked | points_.blots) == 0 &&
                                               board_.cell[kOpponentBar] == 0);
        if (over ||
            !(die1 == die2 ? list_double(die1)
                           : list_two(die1 > die2 ? die1 : die2, die1 > die2 ? die2 : die1))) {
            sink_.unchanged(board_);
        }
    }

  private:
    using Bits = std::uint32_t;

    static constexpr Bits above(int cell) { return ~Bits{1} << cell; }
    static int lowest(Bits bits) { return std::countr_zero(bits); }

    // Points that lie on or over home's edge: no bearing off while one is occupied.
    static constexpr Bits kOutside = kOuterPoints | kOwnBarBit;

    // Sources that may move by `die` within the board, were nobody on the bar.
    Bits inner_sources(Bits own, int die) const {
        return own & ~(points_.blocked << die) & above(die);
    }

    // Sources from which one step of `die` is legal.
    Bits sources(Bits own, int die) const {
        const Bits inner = inner_sources(own, die);
        if ((own & kOutside) != 0) {
            return (own & kOwnBarBit) != 0 ? inner & kOwnBarBit : inner;
        }
        const Bits reaching = own >> die;  // checkers on the die's point or above
        const Bits off = reaching != 0 ? own & bit(die) : std::bit_floor(own);
        return inner | off;
    }

    Step inner_step(int source, int die, Bits blots) const {
        const int target = source - die;
        return {source, target, die, ((blots >> target) & 1U) != 0};
    }

    Step any_step(int source, int die, Bits blots) const {
        return source > die ? inner_step(source, die, blots) : Step{source, kOwnOff, die, false};
    }

    // Own points of `before` after `step`; bearing off leaves no new one.
    static Bits own_after(const Board& before, Bits own, const Step& step) {
        const Bits left = before.cell[step.source] == 1 ? own & ~bit(step.source) : own;
        return (left | bit(step.target)) & (kAllPoints | kOwnBarBit);
    }

    // Blots left after `step`: one fewer if it hit.
    static Bits blots_after(Bits blots, const Step& step) { return blots & ~bit(step.target); }

    // One leaf for each source.
    template <bool kInner>
    void leaves(int depth, const Board& before, Bits from, int die, Bits blots) {
        if constexpr (requires { sink_.leaves(0); }) {
            sink_.leaves(std::popcount(from));
        } else {
            for (; from != 0; from &= from - 1) {
                const int source = lowest(from);
                sink_.leaf(depth,
                           kInner ? inner_step(source, die, blots) : any_step(source, die, blots),
                           before);
            }
        }
    }

    // The first step `step`, then each of the `second` ones by `die`; `second` is not empty.
    void first_then(const Step& step, Bits second, int die) {
        const Board after = after_step(board_, step);
        sink_.enter(1, step, after);
        leaves<true>(1, after, second, die, blots_after(points_.blots, step));
    }

    bool list_one(int die) {
        const Bits from = sources(points_.own, die);
        leaves<false>(0, board_, from, die, points_.blots);
        return from != 0;
    }

    bool list_two(int larger, int smaller) {
        bool both = false;
        if ((points_.own & kOwnBarBit) != 0) {
            both = board_.cell[kOwnBar] == 1 ? list_one_on_bar(larger, smaller)
                                             : list_two_on_bar(larger, smaller);
        } else {
            const Bits outside = points_.own & kOuterPoints;
            const bool two_outside = (outside & (outside - 1)) != 0 ||
                                     (outside != 0 && board_.cell[lowest(outside)] > 1);
            both = two_outside ? list_outside(larger, smaller) : list_home(larger, smaller);
        }
        return both || list_one(larger) || list_one(smaller);
    }

    // Nobody on the bar, two or more outside home: no checker can be borne off in this turn.
    bool list_outside(int larger, int smaller) {
        const Bits own = points_.own;
        const Bits blots = points_.blots;
        // Runs over the larger die's landing point that equal a play of two checkers: an own
        // one stands where the smaller die lands, and the touch-down hits nothing.
        const Bits doubled_runs = (own << smaller) & ~(blots << larger);
        bool any = false;
        for (Bits from = inner_sources(own, larger); from != 0; from &= from - 1) {
            const int source = lowest(from);
            const Step step = inner_step(source, larger, blots);
            Bits second = inner_sources(own_after(board_, own, step), smaller);
            if ((doubled_runs & bit(source)) != 0) {
                second &= ~bit(step.target);
            }
            if (second != 0) {
                first_then(step, second, smaller);
                any = true;
            }
        }
        // Runs over the smaller die's landing point, unless listed already: as a play of two
        // checkers, or as the run over the other point when neither touch-down hits.
        const Bits run = inner_sources(own, smaller) & inner_sources(own, larger + smaller);
        const Bits same_run = inner_sources(own, larger) & ~(blots << larger) & ~(blots << smaller);
        for (Bits from = run & ~(own << smaller) & ~same_run; from != 0; from &= from - 1) {
            const Step step = inner_step(lowest(from), smaller, blots);
            first_then(step, bit(step.target), larger);
            any = true;
        }
        return any;
    }

    bool list_one_on_bar(int larger, int smaller) {
        const Bits own = points_.own & ~kOwnBarBit;
        const bool larger_enters = inner_sources(kOwnBarBit, larger) != 0;
        const bool smaller_enters = inner_sources(kOwnBarBit, smaller) != 0;
        bool any = false;
        bool hits = false;
        if (larger_enters) {
            const Step step = inner_step(kOwnBar, larger, points_.blots);
            const Bits second = inner_sources(own | bit(step.target), smaller);
            if (second != 0) {
                first_then(step, second, smaller);
                any = true;
            }
            hits = step.hit;
        }
        if (smaller_enters) {
            const Step step = inner_step(kOwnBar, smaller, points_.blots);
            Bits second = inner_sources(own | bit(step.target), larger);
            if (larger_enters && !hits && !step.hit) {
                second &= ~bit(step.target);  // the run from the bar, listed above
            }
            if (second != 0) {
                first_then(step, second, larger);
                any = true;
            }
        }
        return any;
    }

    bool list_two_on_bar(int larger, int smaller) {
        if (inner_sources(kOwnBarBit, larger) == 0 || inner_sources(kOwnBarBit, smaller) == 0) {
            return false;
        }
        first_then(inner_step(kOwnBar, larger, points_.blots), kOwnBarBit, smaller);
        return true;
    }

    // At most one checker outside home. The key of a result is the change of: 4 bits for the
    // checkers off and on each home point, 5 for the point of the one outside, one for each
    // point hit. Equal keys, equal positions.
    static constexpr int kOuterShift = 28;
    static constexpr int kHitShift = 32;

    static std::uint64_t key_place(int cell) {
        if (cell == kOwnOff) {
            return 1;
        }
        return cell <= 6 ? std::uint64_t{1} << (4 * cell)
                         : static_cast<std::uint64_t>(cell) << kOuterShift;
    }

    static std::uint64_t key_change(const Step& step) {
        const std::uint64_t hit = step.hit ? std::uint64_t{1} << (kHitShift + step.target) : 0;
        return key_place(step.target) - key_place(step.source) + hit;
    }

    // Keys of the results listed so far: two orders of at most seven sources a die.
    struct Keys {
        std::array<std::uint64_t, 2 * 7 * 7 + 1> key;
        int count;

        // Adds `fresh` unless it is there; whether it was added.
        bool add(std::uint64_t fresh) {
            bool known = false;
            for (int i = 0; i < count; ++i) {
                known |= key[i] == fresh;
            }
            key[count] = fresh;
            count += known ? 0 : 1;
            return !known;
        }
    };

    bool list_home(int larger, int smaller) {
        Keys keys;
        keys.count = 0;
        list_order(larger, smaller, keys);
        list_order(smaller, larger, keys);
        return keys.count != 0;
    }

    void list_order(int first, int second, Keys& keys) {
        for (Bits from = sources(points_.own, first); from != 0; from &= from - 1) {
            const Step step = any_step(lowest(from), first, points_.blots);
            const std::uint64_t first_key = key_change(step);
            const Bits own = own_after(board_, points_.own, step);
            const Bits blots = blots_after(points_.blots, step);
            Bits fresh = 0;
            for (Bits then = sources(own, second); then != 0; then &= then - 1) {
                const Step last = any_step(lowest(then), second, blots);
                if (keys.add(first_key + key_change(last))) {
                    fresh |= bit(last.source);
                }
            }
            if (fresh != 0) {
                const Board after = after_step(board_, step);
                sink_.enter(1, step, after);
                leaves<false>(1, after, fresh, second, blots);
            }
        }
    }

    // As many steps of a double as possible: all four, else three, ...
    bool list_double(int die) {
        const Bits from = sources(points_.own, die);
        return list_steps<4>(0, board_, points_.own, points_.blots, from, die) ||
               list_steps<3>(0, board_, points_.own, points_.blots, from, die) ||
               list_steps<2>(0, board_, points_.own, points_.blots, from, die) ||
               list_steps<1>(0, board_, points_.own, points_.blots, from, die);
    }

    // Results of exactly kLeft further steps of `die` from `before`, which is state `depth`;
    // the first from one of `from`, each from no farther back than the one before it.
    template <int kLeft>
    bool list_steps(int depth, const Board& before, Bits own, Bits blots, Bits from, int die) {
        if constexpr (kLeft == 1) {
            leaves<false>(depth, before, from, die, blots);
            return from != 0;
        } else {
            bool any = false;
            for (; from != 0; from &= from - 1) {
                const int source = lowest(from);
                const Step step = any_step(source, die, blots);
                const Bits next_own = own_after(before, own, step);
                const Bits next_from = sources(next_own, die) & ~above(source);
                if (next_from != 0) {
                    const Board after = after_step(before, step);
                    sink_.enter(depth + 1, step, after);
                    any |= list_steps<kLeft - 1>(depth + 1, after, next_own,
                                                 blots_after(blots, step), next_from, die);
                }
            }
            return any;
        }
    }

    const Board& board_;
    Sink& sink_;
    const Points points_;
};

// Hands the distinct results of the dice from `board` to `sink`; see the top of this file.
template <class Sink>
void visit_results(const Board& board, int die1, int die2, Sink& sink) {
    ResultLister<Sink>(board, sink).list(die1, die2);
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
