#include "hyper_solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "hyper_places.h"
#include "movegen.h"
#include "position.h"
#include "threads.h"
#include "twosided.h"

namespace fivepoint {
namespace {

constexpr int kMostPips = kMostHyper * kHyperBar;  // of one side
constexpr int kPointsHeld = 25;                    // 0 none, else the point
constexpr int kRollCount = 21;

// One side's checkers, numbered by pips: sides of equal pips stand side by side.
struct Side {
    std::uint32_t rank = 0;
    Places places{};
    int pips = 0;
    int farthest = 0;
    std::uint32_t own = 0;   // the points it stands on
    std::uint32_t seen = 0;  // the same as the other side sees them
    std::uint32_t held = 0;  // the point with two or three checkers on it, so seen; 0 none
    // Its blots, so seen, and the side that is left when those with a bit of the place are hit.
    std::array<std::uint8_t, kMostHyper> blots{};
    std::array<std::uint16_t, 1 << kMostHyper> hit{};

    // The side after a play that touches these points.
    [[nodiscard]] std::size_t after(std::uint32_t touched) const {
        std::uint32_t which = 0;
        for (int k = 0; k < kMostHyper; ++k) {
            which |= ((touched >> blots[k]) & 1U) << k;
        }
        return hit[which];
    }
};

constexpr std::uint8_t kNoBlot = 31;  // a bit that no play touches

// A play: which side it makes of the own one, and where it would hit.
struct Play {
    std::uint32_t side;
    std::uint32_t touched;
};

// Some of all plays.
struct PlayList {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

void fill_board(Board& board, const Places& places, int men) {
    for (int k = 0; k < men; ++k) {
        ++board.cell[places[k] == 0 ? kOwnOff : static_cast<int>(places[k])];
    }
}

std::vector<Side> all_sides(int men) {
    const std::vector<Places> all = all_places(men);
    std::vector<Side> sides(all.size());
    for (std::uint32_t rank = 0; rank < all.size(); ++rank) {
        Side& side = sides[rank];
        side.rank = rank;
        side.places = all[rank];
        side.pips = static_cast<int>(
            std::accumulate(side.places.begin(), side.places.begin() + men, std::uint32_t{0}));
        side.farthest = static_cast<int>(side.places[men - 1]);
        side.blots.fill(kNoBlot);
        int blots = 0;
        for (int k = 0; k < men; ++k) {
            const auto place = static_cast<int>(side.places[k]);
            if (place == 0 || place == kHyperBar) {
                continue;
            }
            side.own |= bit(place);
            side.seen |= bit(kHyperBar - place);
            if (std::ranges::count(side.places, side.places[k]) > 1) {
                side.held = static_cast<std::uint32_t>(kHyperBar - place);
            } else {
                side.blots[blots++] = static_cast<std::uint8_t>(kHyperBar - place);
            }
        }
    }
    std::ranges::sort(sides, {}, [](const Side& side) { return std::pair(side.pips, side.rank); });
    std::vector<std::uint16_t> number_of(sides.size());
    for (std::size_t number = 0; number < sides.size(); ++number) {
        number_of[sides[number].rank] = static_cast<std::uint16_t>(number);
    }
    for (Side& side : sides) {
        for (std::uint32_t which = 0; which < side.hit.size(); ++which) {
            Places places{};
            int known = 0;
            for (int k = 0; k < men; ++k) {
                const std::uint32_t place = side.places[k];
                const auto blot = std::ranges::find(side.blots, kHyperBar - place);
                const bool hit =
                    blot != side.blots.end() && ((which >> (blot - side.blots.begin())) & 1U) != 0;
                if (!hit) {
                    places[known++] = place;
                }
            }
            std::fill(places.begin() + known, places.begin() + men, kHyperBar);
            side.hit[which] = number_of[rank_of(places, men)];
        }
    }
    return sides;
}

// Takes the plays of one roll, against blots on every point but the own ones and the one held.
class PlaySink {
  public:
    PlaySink(const Board& before, std::span<const std::uint16_t> number_of, int men)
        : before_(before), number_of_(number_of), men_(men) {}

    void enter(int /*depth*/, const Step& /*step*/, const Board& /*after*/) {}
    void leaf(int /*depth*/, const Step& step, const Board& before) {
        take(after_step(before, step));
    }
    void unchanged(const Board& board) { take(board); }

    [[nodiscard]] const std::vector<Play>& plays() const { return plays_; }

  private:
    void take(const Board& after) {
        Places places{};
        int known = after.cell[kOwnOff];
        Play play{};
        for (int cell = 1; cell <= kHyperBar; ++cell) {
            for (int n = after.cell[cell]; n > 0; --n) {
                places[known++] = static_cast<std::uint32_t>(cell);
            }
            const bool hit = before_.cell[cell] == -1 && after.cell[cell] != -1;
            play.touched |= hit ? bit(cell) : 0;
        }
        play.side = number_of_[rank_of(places, men_)];
        plays_.push_back(play);
    }

    const Board& before_;
    std::span<const std::uint16_t> number_of_;
    int men_;
    std::vector<Play> plays_;
};

class Solver {
  public:
    explicit Solver(int men)
        : men_(men),
          sides_(all_sides(men)),
          lists_(sides_.size() * kPointsHeld * kRollCount),
          values_(sides_.size() * sides_.size()) {
        for (int pips = 0, number = 0; pips <= kMostPips + 1; ++pips) {
            while (std::cmp_less(number, sides_.size()) && sides_[number].pips < pips) {
                ++number;
            }
            first_of_[static_cast<std::size_t>(pips)] = static_cast<std::size_t>(number);
        }
        list_plays();
        for (std::size_t number = 1; number < sides_.size(); ++number) {
            Board lost;
            fill_board(lost, sides_[number].places, men);
            lost.cell[kOpponentOff] = static_cast<std::int8_t>(-men);
            values_[number].fill(static_cast<float>(game_result(lost)));
        }
    }

    // Goes once over all pairs, the fewest pips first; returns the largest change. Nothing if it
    // was stopped.
    std::optional<float> pass(int threads, bool first, const std::function<bool()>& stop) {
        float change = 0;
        for (int pips = 2; pips <= 2 * kMostPips; ++pips) {
            if (stop()) {
                return std::nullopt;
            }
            change = std::max(change, solve_level(pips, threads, first));
        }
        return change;
    }

    // All values as the table keeps them: [on roll][other][place] by rank.
    [[nodiscard]] std::vector<float> values() const {
        const std::size_t count = sides_.size();
        std::vector<float> by_rank(count * count * kCubePlaces);
        for (std::size_t other = 1; other < count; ++other) {  // number 0 has won
            for (std::size_t own = 1; own < count; ++own) {
                const std::size_t at = (sides_[own].rank * count) + sides_[other].rank;
                std::ranges::copy(values_[(other * count) + own],
                                  by_rank.begin() + static_cast<std::ptrdiff_t>(at * kCubePlaces));
            }
        }
        return by_rank;
    }

  private:
    void list_plays() {
        std::vector<std::uint16_t> number_of(sides_.size());
        for (std::size_t number = 0; number < sides_.size(); ++number) {
            number_of[sides_[number].rank] = static_cast<std::uint16_t>(number);
        }
        for (std::size_t number = 1; number < sides_.size(); ++number) {
            const Side& side = sides_[number];
            for (int held = 0; held < kPointsHeld; ++held) {
                if (held != 0 && (side.own & bit(held)) != 0) {
                    continue;
                }
                Board board;
                fill_board(board, side.places, men_);
                for (int point = 1; point < kPointsHeld; ++point) {
                    if (board.cell[point] == 0) {
                        board.cell[point] = static_cast<std::int8_t>(point == held ? -2 : -1);
                    }
                }
                list_plays(board, list_at(number, held), list_at(number, 0), number_of);
            }
        }
    }

    // The plays of a board on each roll into the lists that begin at `at`; where they are those
    // of the lists at `open`, these are shared.
    void list_plays(const Board& board, std::size_t at, std::size_t open,
                    std::span<const std::uint16_t> number_of) {
        for (int high = 1, roll = 0; high <= 6; ++high) {
            for (int low = 1; low <= high; ++low, ++roll) {
                PlaySink sink(board, number_of, men_);
                visit_results(board, high, low, sink);
                const std::vector<Play>& found = sink.plays();
                const std::span<const Play> unhindered = plays_of(lists_[open + roll]);
                const bool same =
                    std::ranges::equal(found, unhindered, [](const Play& one, const Play& other) {
                        return one.side == other.side && one.touched == other.touched;
                    });
                if (same) {
                    lists_[at + roll] = lists_[open + roll];
                    continue;
                }
                lists_[at + roll] = {static_cast<std::uint32_t>(plays_.size()),
                                     static_cast<std::uint32_t>(found.size())};
                plays_.insert(plays_.end(), found.begin(), found.end());
            }
        }
    }

    [[nodiscard]] static std::size_t list_at(std::size_t side, std::uint32_t held) {
        return ((side * kPointsHeld) + held) * kRollCount;
    }

    [[nodiscard]] std::span<const Play> plays_of(const PlayList& list) const {
        return std::span(plays_).subspan(list.first, list.count);
    }

    // Whether a pass looks at this pair: nobody stands where the other does. Without contact the
    // first pass, which comes from the end of the game, says all.
    [[nodiscard]] bool wanted(const Side& own, const Side& other, bool first) const {
        return (own.own & other.seen) == 0 && (first || in_contact(own, other));
    }
    [[nodiscard]] static bool in_contact(const Side& own, const Side& other) {
        return own.farthest + other.farthest > kHyperBar;
    }

    float solve_level(int pips, int threads, bool first) {
        // The sides that may be on roll, and where what is found for each begins.
        const std::size_t begin = first_of_[std::max(1, pips - kMostPips)];
        const std::size_t end = first_of_[std::min(kMostPips, pips - 1) + 1];
        std::vector<std::size_t> place{0};
        for (std::size_t own = begin; own < end; ++own) {
            const auto [least, most] = others(sides_[own], pips);
            place.push_back(place.back() + most - least);
        }
        // Pairs of one level may look at each other: none is changed before all are known.
        std::vector<PlaceEquities> found(place.back());
        for_each_chunk(end - begin, threads, [&](std::size_t chunk) {
            const std::size_t own = begin + chunk;
            const auto [least, most] = others(sides_[own], pips);
            for (std::size_t other = least; other < most; ++other) {
                if (wanted(sides_[own], sides_[other], first)) {
                    found[place[chunk] + other - least] = solved(own, sides_[other]);
                }
            }
        });
        float change = 0;
        for (std::size_t own = begin; own < end; ++own) {
            const auto [least, most] = others(sides_[own], pips);
            for (std::size_t other = least; other < most; ++other) {
                if (!wanted(sides_[own], sides_[other], first)) {
                    continue;
                }
                const PlaceEquities& fresh = found[place[own - begin] + other - least];
                PlaceEquities& kept = values_[(other * sides_.size()) + own];
                if (in_contact(sides_[own], sides_[other])) {
                    for (std::size_t i = 0; i < kCubePlaces; ++i) {
                        change = std::max(change, std::abs(kept[i] - fresh[i]));
                    }
                }
                kept = fresh;
            }
        }
        return change;
    }

    // The sides that have the pips which `own` leaves of those of both.
    [[nodiscard]] std::pair<std::size_t, std::size_t> others(const Side& own, int pips) const {
        const auto left = static_cast<std::size_t>(pips - own.pips);
        return {first_of_[left], first_of_[left + 1]};
    }

    [[nodiscard]] PlaceEquities solved(std::size_t own, const Side& other) const {
        const std::size_t at = list_at(own, other.held);
        PlaceEquities mean{};
        for (int high = 1, roll = 0; high <= 6; ++high) {
            for (int low = 1; low <= high; ++low, ++roll) {
                PlaceEquities least{4, 4, 4, 4};
                for (const Play& play : plays_of(lists_[at + roll])) {
                    const PlaceEquities& left =
                        values_[(play.side * sides_.size()) + other.after(play.touched)];
                    for (std::size_t i = 0; i < kCubePlaces; ++i) {
                        least[i] = std::min(least[i], left[i]);
                    }
                }
                const float weight = high == low ? 1.0F / 36 : 2.0F / 36;
                for (std::size_t i = 0; i < kCubePlaces; ++i) {
                    mean[i] -= weight * least[i];
                }
            }
        }
        return before_cube({mean[0], mean[3], mean[2], mean[1]});
    }

    // Equities before the cube action from those without a double.
    [[nodiscard]] static PlaceEquities before_cube(PlaceEquities equities) {
        const float turned = std::min(2 * equities[3], 1.0F);
        equities[1] = std::max(equities[1], turned);
        equities[2] = std::max(equities[2], turned);
        return equities;
    }

    int men_;
    std::vector<Side> sides_;
    std::array<std::size_t, kMostPips + 2> first_of_{};  // the first side with so many pips
    std::vector<Play> plays_;
    std::vector<PlayList> lists_;        // [side on roll][point held][roll]
    std::vector<PlaceEquities> values_;  // [other][on roll], so that one play reads one row
};

}  // namespace

std::optional<std::vector<float>> solve_hyper(int men, int threads, float tolerance,
                                              const std::function<bool(int, float)>& progress,
                                              const std::function<bool()>& stop) {
    Solver solver(men);
    float change = 4;
    for (int number = 1; change > tolerance; ++number) {
        const std::optional<float> changed = solver.pass(threads, number == 1, stop);
        if (!changed || !progress(number, *changed)) {
            return std::nullopt;
        }
        change = *changed;
    }
    return solver.values();
}

}  // namespace fivepoint
