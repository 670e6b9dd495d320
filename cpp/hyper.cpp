#include "hyper.h"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>

#include "hyper_places.h"
#include "hyper_solver.h"
#include "movegen.h"
#include "points.h"

namespace fivepoint {
namespace {

constexpr int kBar = kHyperBar;

// Both sides' ranks of a board.
struct Ranks {
    std::uint32_t own = 0;
    std::uint32_t other = 0;
};

// The rank of the checkers on `cells`, the nearest to home first; `count_at` tells how many.
template <class CountAt>
std::uint32_t rank_on(std::uint32_t cells, int men, const CountAt& count_at) {
    Places places{};
    int known = 0;
    for (; cells != 0 && known < men; cells &= cells - 1) {
        const int cell = std::countr_zero(cells);
        for (int n = count_at(cell); n > 0 && known < men; --n) {
            places[known++] = static_cast<std::uint32_t>(cell);
        }
    }
    // Those that are off come first.
    std::rotate(places.begin(), places.begin() + known, places.begin() + men);
    return rank_of(places, men);
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
        rank_on(points.own, men, [&](int cell) { return +board.cell[cell]; }),
        rank_on(turned, men, [&](int cell) { return -board.cell[kBar - cell]; }),
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

}  // namespace

std::size_t Hyper::places_of(int men) {
    Places last;
    last.fill(kBar);
    return rank_of(last, men) + 1;
}

std::optional<Hyper> Hyper::build(int men, int threads, float tolerance,
                                  const std::function<bool(int, float)>& progress,
                                  const std::function<bool()>& stop) {
    std::optional<std::vector<float>> values = solve_hyper(men, threads, tolerance, progress, stop);
    if (!values) {
        return std::nullopt;
    }
    return Hyper(men, std::move(*values));
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
