#include "hyper.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <stdexcept>

#include "movegen.h"
#include "points.h"
#include "threads.h"

namespace fivepoint {
namespace {

constexpr int kBar = 25;  // a place: 0 off, 1..24 points of its own side, 25 bar
constexpr int kMostPips = 2 * kMostHyper * kBar;
constexpr std::size_t kPairsPerChunk = 4096;

std::size_t choose(std::size_t n, std::size_t k) {
    std::size_t ways = 1;
    for (std::size_t i = 1; i <= k; ++i) {
        ways = ways * (n - k + i) / i;
    }
    return ways;
}

// term[k][p]: what the checker that is k-th from home adds to the rank at place p.
constexpr auto make_terms() {
    std::array<std::array<std::uint32_t, kBar + 1>, kMostHyper> term{};
    for (std::uint32_t p = 0; p <= kBar; ++p) {
        term[0][p] = p;
        term[1][p] = (p + 1) * p / 2;
        term[2][p] = (p + 2) * (p + 1) * p / 6;
    }
    return term;
}
constexpr auto kTerm = make_terms();

// Both sides' ranks of a board.
struct Ranks {
    std::uint32_t own = 0;
    std::uint32_t other = 0;
};

// The rank of the checkers on `cells`, the nearest to home first; `count_at` tells how many.
template <class CountAt>
std::uint32_t rank_of(std::uint32_t cells, int men, const CountAt& count_at) {
    std::array<std::uint32_t, kMostHyper> place{};
    int known = 0;
    std::uint32_t rank = 0;
    for (; cells != 0 && known < men; cells &= cells - 1) {
        const int cell = std::countr_zero(cells);
        for (int n = count_at(cell); n > 0 && known < men; --n) {
            place[known++] = static_cast<std::uint32_t>(cell);
        }
    }
    for (int k = 0; k < known; ++k) {
        rank += kTerm[men - known + k][place[k]];
    }
    return rank;
}

Ranks ranks_of(const Board& board, int men) {
    const Points points = points_of(board);
    std::uint32_t theirs = points.blocked | points.blots;
    // Bit p becomes bit 25 - p: their own numbering.
    std::uint32_t turned = 0;
    for (; theirs != 0; theirs &= theirs - 1) {
        turned |= bit(kBar - std::countr_zero(theirs));
    }
    turned |= board.cell[kOpponentBar] < 0 ? bit(kBar) : 0;
    return {
        rank_of(points.own, men, [&](int cell) { return +board.cell[cell]; }),
        rank_of(turned, men, [&](int cell) { return -board.cell[kBar - cell]; }),
    };
}

constexpr std::array<std::size_t, kCubePlaces> kTurned{0, 3, 2, 1};

// Finds, of one roll, the least that is left to the other side, for each place of the cube.
class Least {
  public:
    Least(std::span<const float> values, std::size_t places, int men)
        : values_(values), places_(places), men_(men) {}

    void enter(int /*depth*/, const Step& /*step*/, const Board& /*after*/) {}
    void leaf(int /*depth*/, const Step& step, const Board& before) {
        take(after_step(before, step));
    }
    void unchanged(const Board& board) { take(board); }

    const PlaceEquities& least() const { return least_; }

  private:
    void take(const Board& board) {
        if (board.cell[kOwnOff] == men_) {
            const auto lost = static_cast<float>(-game_result(board));
            for (float& least : least_) {
                least = std::min(least, lost);
            }
            return;
        }
        const Ranks ranks = ranks_of(board, men_);
        const float* after = &values_[(ranks.other * places_ + ranks.own) * kCubePlaces];
        for (std::size_t place = 0; place < kCubePlaces; ++place) {
            least_[place] = std::min(least_[place], after[kTurned[place]]);
        }
    }

    std::span<const float> values_;
    std::size_t places_;
    int men_;
    PlaceEquities least_{4, 4, 4, 4};
};

// Equities of a board from those of all boards it can become, without a double.
PlaceEquities rolled(const Board& board, std::span<const float> values, std::size_t places,
                     int men) {
    PlaceEquities mean{};
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low) {
            Least sink(values, places, men);
            visit_results(board, high, low, sink);
            const float weight = high == low ? 1.0F / 36 : 2.0F / 36;
            for (std::size_t place = 0; place < kCubePlaces; ++place) {
                mean[place] -= weight * sink.least()[place];
            }
        }
    }
    return mean;
}

PlaceEquities doubled(PlaceEquities equities) {
    const float turned = std::min(2 * equities[3], 1.0F);
    equities[1] = std::max(equities[1], turned);
    equities[2] = std::max(equities[2], turned);
    return equities;
}

// One side's checkers by rank.
struct Side {
    std::array<std::int8_t, kMostHyper> place{};
    int pips = 0;
    int farthest = 0;
};

std::vector<Side> all_sides(int men) {
    std::vector<Side> sides(Hyper::places_of(men));
    Side side;
    const std::function<void(int, int)> fill = [&](int k, int least) {
        if (k == men) {
            std::uint32_t rank = 0;
            side.pips = 0;
            for (int i = 0; i < men; ++i) {
                rank += kTerm[i][side.place[i]];
                side.pips += side.place[i];
            }
            side.farthest = side.place[men - 1];
            sides[rank] = side;
            return;
        }
        for (int place = least; place <= kBar; ++place) {
            side.place[k] = static_cast<std::int8_t>(place);
            fill(k + 1, place);
        }
    };
    fill(0, 0);
    return sides;
}

// The board of two sides; nothing if they stand on one point or one has no checkers left.
std::optional<Board> board_of(const Side& own, const Side& other, int men) {
    if (own.pips == 0 || other.pips == 0) {
        return std::nullopt;
    }
    Board board;
    for (int k = 0; k < men; ++k) {
        const int place = own.place[k];
        ++board.cell[place == 0 ? kOwnOff : place];
    }
    for (int k = 0; k < men; ++k) {
        const int place = other.place[k];
        std::int8_t& cell = board.cell[place == 0 ? kOpponentOff : kBar - place];
        if (cell > 0) {
            return std::nullopt;
        }
        --cell;
    }
    return board;
}

// A pair of ranks, and its board.
struct Pair {
    std::size_t index;
    Board board;
    bool contact;
};

class Passes {
  public:
    explicit Passes(int men)
        : men_(men),
          places_(Hyper::places_of(men)),
          sides_(all_sides(men)),
          values_(places_ * places_ * kCubePlaces, 0.0F) {
        for (std::uint32_t rank = 0; rank < sides_.size(); ++rank) {
            by_pips_[static_cast<std::size_t>(sides_[rank].pips)].push_back(rank);
        }
    }

    // Goes once over all pairs, the fewest pips first; returns the largest change. Nothing if it
    // was stopped.
    std::optional<float> pass(int threads, bool first, const std::function<bool()>& stop) {
        float change = 0;
        for (int pips = 2; pips <= kMostPips; ++pips) {
            if (stop()) {
                return std::nullopt;
            }
            change = std::max(change, solve_level(level(pips, first), threads));
        }
        return change;
    }

    std::vector<float> release() { return std::move(values_); }

  private:
    // The pairs of so many pips together. Without contact one pass is enough.
    std::vector<Pair> level(int pips, bool first) const {
        std::vector<Pair> pairs;
        for (int own_pips = 1; own_pips < pips && own_pips <= kMostHyper * kBar; ++own_pips) {
            const int other_pips = pips - own_pips;
            if (other_pips > kMostHyper * kBar) {
                continue;
            }
            for (const std::uint32_t own : by_pips_[static_cast<std::size_t>(own_pips)]) {
                for (const std::uint32_t other : by_pips_[static_cast<std::size_t>(other_pips)]) {
                    const bool contact = sides_[own].farthest + sides_[other].farthest > kBar;
                    if (!first && !contact) {
                        continue;
                    }
                    if (const auto board = board_of(sides_[own], sides_[other], men_)) {
                        pairs.push_back({own * places_ + other, *board, contact});
                    }
                }
            }
        }
        return pairs;
    }

    float solve_level(const std::vector<Pair>& pairs, int threads) {
        // Pairs of one level may look at each other: none is changed before all are known.
        std::vector<PlaceEquities> found(pairs.size());
        const std::size_t chunks = (pairs.size() + kPairsPerChunk - 1) / kPairsPerChunk;
        for_each_chunk(chunks, threads, [&](std::size_t chunk) {
            const std::size_t end = std::min((chunk + 1) * kPairsPerChunk, pairs.size());
            for (std::size_t i = chunk * kPairsPerChunk; i < end; ++i) {
                found[i] = doubled(rolled(pairs[i].board, values_, places_, men_));
            }
        });
        float change = 0;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            float* kept = &values_[pairs[i].index * kCubePlaces];
            for (std::size_t place = 0; place < kCubePlaces; ++place) {
                if (pairs[i].contact) {
                    change = std::max(change, std::abs(kept[place] - found[i][place]));
                }
                kept[place] = found[i][place];
            }
        }
        return change;
    }

    int men_;
    std::size_t places_;
    std::vector<Side> sides_;
    std::array<std::vector<std::uint32_t>, kMostHyper * kBar + 1> by_pips_;
    std::vector<float> values_;
};

}  // namespace

std::size_t Hyper::places_of(int men) {
    const auto checkers = static_cast<std::size_t>(men);
    return choose(kBar + checkers, checkers);
}

std::optional<Hyper> Hyper::build(int men, int threads, float tolerance,
                                  const std::function<bool(int, float)>& progress,
                                  const std::function<bool()>& stop) {
    Passes passes(men);
    float change = 4;
    for (int number = 1; change > tolerance; ++number) {
        const std::optional<float> changed = passes.pass(threads, number == 1, stop);
        if (!changed || !progress(number, *changed)) {
            return std::nullopt;
        }
        change = *changed;
    }
    return Hyper(men, passes.release());
}

Hyper::Hyper(int men, std::vector<float> values) : men_(men), values_(std::move(values)) {
    if (values_.size() != places_of(men) * places_of(men) * kCubePlaces) {
        throw std::invalid_argument("not the size of this table");
    }
}

std::optional<PlaceEquities> Hyper::equities(const Board& board) const {
    if (game_over(board)) {
        return std::nullopt;
    }
    const Ranks ranks = ranks_of(board, men_);
    PlaceEquities equities{};
    const std::size_t at = (ranks.own * places_of(men_) + ranks.other) * kCubePlaces;
    std::copy_n(values_.begin() + static_cast<std::ptrdiff_t>(at), kCubePlaces, equities.begin());
    return equities;
}

std::optional<PlaceEquities> Hyper::without_double(const Board& board) const {
    if (game_over(board)) {
        return std::nullopt;
    }
    return rolled(board, values_, places_of(men_), men_);
}

}  // namespace fivepoint
