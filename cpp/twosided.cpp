// Solves pairs in the order of the larger rank. A play lowers the rank of whoever moves, so for a
// new rank m the pairs (m on roll, j < m) follow from earlier ones, all j side by side in one
// loop; then the pairs (i <= m on roll, m) follow from those, a row that stays in the cache.
#include "twosided.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "results.h"
#include "threads.h"

namespace fivepoint {
namespace {

constexpr float kUnit = 32767;
constexpr std::size_t kColumns = 512;  // a chunk of opponents

// The ranks one roll can lead to from a rank, for all rolls, one after the other.
struct Plays {
    std::vector<std::uint32_t> begin;  // [rank * 21 + roll]
    std::vector<std::uint16_t> result;

    std::span<const std::uint16_t> of(std::size_t rank, std::size_t roll) const {
        const std::size_t at = rank * 21 + roll;
        return std::span(result).subspan(begin[at], begin[at + 1] - begin[at]);
    }
};

constexpr std::array<float, 21> make_weights() {
    std::array<float, 21> weights{};
    std::size_t at = 0;
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low) {
            weights[at++] = (high == low ? 1.0F : 2.0F) / 36.0F;
        }
    }
    return weights;
}
constexpr std::array<float, 21> kWeights = make_weights();

HomeCounts own_home(const Board& board) {
    HomeCounts counts{};
    for (int point = 1; point <= kBearoffPoints; ++point) {
        counts[static_cast<std::size_t>(point) - 1] =
            static_cast<std::uint8_t>(std::max<int>(board.cell[point], 0));
    }
    return counts;
}

// All home positions of up to `checkers`, by rank, as boards without an opponent to meet.
std::vector<Board> home_boards(int checkers) {
    std::vector<Board> boards(TwoSided::positions_of(checkers));
    HomeCounts counts{};
    const std::function<void(std::size_t, int)> fill = [&](std::size_t point, int left) {
        if (point == counts.size()) {
            Board board;
            for (std::size_t p = 0; p < counts.size(); ++p) {
                board.cell[p + 1] = static_cast<std::int8_t>(counts[p]);
            }
            board.cell[kOwnOff] = static_cast<std::int8_t>(left);
            board.cell[24] = -2;  // out of the way
            boards[static_cast<std::size_t>(bearoff_rank(counts))] = board;
            return;
        }
        for (int n = 0; n <= left; ++n) {
            counts[point] = static_cast<std::uint8_t>(n);
            fill(point + 1, left - n);
        }
        counts[point] = 0;
    };
    fill(0, checkers);
    return boards;
}

Plays list_plays(int checkers) {
    Plays plays;
    std::array<Board, kMaxResults> results;
    plays.begin.push_back(0);
    for (const Board& board : home_boards(checkers)) {
        for (int high = 1; high <= 6; ++high) {
            for (int low = 1; low <= high; ++low) {
                const int count = list_results(board, high, low, results);
                for (int i = 0; i < count; ++i) {
                    plays.result.push_back(static_cast<std::uint16_t>(
                        bearoff_rank(own_home(results[static_cast<std::size_t>(i)]))));
                }
                plays.begin.push_back(static_cast<std::uint32_t>(plays.result.size()));
            }
        }
    }
    return plays;
}

// The place of the same cube seen by the other side.
constexpr std::array<std::size_t, kCubePlaces> kTurned{0, 3, 2, 1};

// From equities without a double to those before the decision.
void with_double(float* own, float* centred, const float* theirs, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const float doubled = std::min(2 * theirs[i], 1.0F);
        own[i] = std::max(own[i], doubled);
        centred[i] = std::max(centred[i], doubled);
    }
}

class Solver {
  public:
    Solver(int checkers, int threads)
        : size_(TwoSided::positions_of(checkers)), threads_(threads), plays_(list_plays(checkers)) {
        for (std::vector<float>& plane : planes_) {
            plane.assign(size_ * size_, -1.0F);  // an opponent without checkers has won
        }
        for (std::vector<float>& row : row_) {
            row.assign(size_, -1.0F);
        }
    }

    bool solve(const std::function<bool(double)>& progress) {
        for (std::size_t m = 1; m < size_; ++m) {
            const auto chunks = [&](std::size_t count, const auto& work) {
                const std::size_t pieces = (count + kColumns - 1) / kColumns;
                for_each_chunk(pieces, m < 2 * kColumns ? 1 : threads_, [&](std::size_t piece) {
                    work(piece * kColumns, std::min((piece + 1) * kColumns, count));
                });
            };
            chunks(m, [&](std::size_t from, std::size_t to) { solve_on_roll(m, from, to); });
            chunks(m + 1, [&](std::size_t from, std::size_t to) { solve_against(m, from, to); });
            if (m % 64 == 0) {
                const double share = static_cast<double>(m) / static_cast<double>(size_);
                if (!progress(share * share)) {
                    return false;
                }
            }
        }
        return progress(1);
    }

    std::vector<std::int16_t> values() const {
        std::vector<std::int16_t> values(size_ * size_ * kCubePlaces);
        for (std::size_t own = 0; own < size_; ++own) {
            for (std::size_t other = 0; other < size_; ++other) {
                for (std::size_t place = 0; place < kCubePlaces; ++place) {
                    const float equity = planes_[place][other * size_ + own];
                    values[(own * size_ + other) * kCubePlaces + place] =
                        static_cast<std::int16_t>(std::lround(equity * kUnit));
                }
            }
        }
        return values;
    }

  private:
    // Pairs (m on roll, from..to-1).
    void solve_on_roll(std::size_t m, std::size_t from, std::size_t to) {
        from = std::max<std::size_t>(from, 1);
        if (from >= to) {
            return;
        }
        const std::size_t count = to - from;
        std::array<std::array<float, kColumns>, kCubePlaces> mean{};
        std::array<float, kColumns> least;
        for (std::size_t roll = 0; roll < kWeights.size(); ++roll) {
            for (std::size_t place = 0; place < kCubePlaces; ++place) {
                const std::vector<float>& theirs = planes_[kTurned[place]];
                std::fill_n(least.begin(), count, 2.0F);
                for (const std::size_t result : plays_.of(m, roll)) {
                    const float* after = theirs.data() + result * size_ + from;
                    for (std::size_t j = 0; j < count; ++j) {
                        least[j] = std::min(least[j], after[j]);
                    }
                }
                for (std::size_t j = 0; j < count; ++j) {
                    mean[place][j] -= kWeights[roll] * least[j];
                }
            }
        }
        with_double(mean[1].data(), mean[2].data(), mean[3].data(), count);
        for (std::size_t place = 0; place < kCubePlaces; ++place) {
            for (std::size_t j = 0; j < count; ++j) {
                row_[place][from + j] = mean[place][j];
                planes_[place][(from + j) * size_ + m] = mean[place][j];
            }
        }
    }

    // Pairs (from..to-1 on roll, m): the other side's values are in row_.
    void solve_against(std::size_t m, std::size_t from, std::size_t to) {
        for (std::size_t i = std::max<std::size_t>(from, 1); i < to; ++i) {
            std::array<float, kCubePlaces> mean{};
            for (std::size_t roll = 0; roll < kWeights.size(); ++roll) {
                std::array<float, kCubePlaces> least{2, 2, 2, 2};
                for (const std::size_t result : plays_.of(i, roll)) {
                    for (std::size_t place = 0; place < kCubePlaces; ++place) {
                        const float after = result == 0 ? -1.0F : row_[kTurned[place]][result];
                        least[place] = std::min(least[place], after);
                    }
                }
                for (std::size_t place = 0; place < kCubePlaces; ++place) {
                    mean[place] -= kWeights[roll] * least[place];
                }
            }
            with_double(&mean[1], &mean[2], &mean[3], 1);
            for (std::size_t place = 0; place < kCubePlaces; ++place) {
                planes_[place][m * size_ + i] = mean[place];
            }
        }
    }

    std::size_t size_;
    int threads_;
    Plays plays_;
    std::array<std::vector<float>, kCubePlaces> planes_;  // [other][on roll]
    std::array<std::vector<float>, kCubePlaces> row_;     // the new rank on roll: [other]
};

}  // namespace

std::size_t TwoSided::positions_of(int checkers) {
    std::size_t ways = 1;
    for (int i = 1; i <= kBearoffPoints; ++i) {
        ways = ways * static_cast<std::size_t>(checkers + i) / static_cast<std::size_t>(i);
    }
    return ways;
}

std::optional<TwoSided> TwoSided::build(int checkers, int threads,
                                        const std::function<bool(double)>& progress) {
    Solver solver(checkers, threads);
    if (!solver.solve(progress)) {
        return std::nullopt;
    }
    return TwoSided(checkers, solver.values());
}

TwoSided::TwoSided(int checkers, std::vector<std::int16_t> values)
    : checkers_(checkers), positions_(positions_of(checkers)), values_(std::move(values)) {
    if (values_.size() != positions_ * positions_ * kCubePlaces) {
        throw std::invalid_argument("not the size of this table");
    }
}

std::optional<PlaceEquities> TwoSided::equities(const Board& board) const {
    const std::optional<Pair> pair = pair_of(board);
    return pair ? std::optional(at(pair->own, pair->other)) : std::nullopt;
}

std::optional<PlaceEquities> TwoSided::without_double(const Board& board) const {
    const std::optional<Pair> pair = pair_of(board);
    if (!pair) {
        return std::nullopt;
    }
    PlaceEquities mean{};
    std::vector<Board> results(kMaxResults);
    std::size_t roll = 0;
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low, ++roll) {
            const int count = list_results(
                board, high, low, std::span<Board, kMaxResults>(results.data(), kMaxResults));
            PlaceEquities least{2, 2, 2, 2};
            for (int i = 0; i < count; ++i) {
                const int left = bearoff_rank(own_home(results[static_cast<std::size_t>(i)]));
                const PlaceEquities after =
                    left == 0 ? PlaceEquities{-1, -1, -1, -1} : at(pair->other, left);
                for (std::size_t place = 0; place < kCubePlaces; ++place) {
                    least[place] = std::min(least[place], after[kTurned[place]]);
                }
            }
            for (std::size_t place = 0; place < kCubePlaces; ++place) {
                mean[place] -= kWeights[roll] * least[place];
            }
        }
    }
    return mean;
}

std::optional<TwoSided::Pair> TwoSided::pair_of(const Board& board) const {
    const auto rank = [this](const Board& seen) -> std::optional<int> {
        int men = 0;
        for (int cell = 1; cell <= kOwnBar; ++cell) {
            if (seen.cell[cell] > 0) {
                if (cell > kBearoffPoints) {
                    return std::nullopt;
                }
                men += seen.cell[cell];
            }
        }
        if (men == 0 || men > checkers_ || seen.cell[kOwnOff] == 0) {
            return std::nullopt;
        }
        return bearoff_rank(own_home(seen));
    };
    const std::optional<int> own = rank(board);
    const std::optional<int> other = own ? rank(flip(board)) : std::nullopt;
    return other ? std::optional(Pair{*own, *other}) : std::nullopt;
}

PlaceEquities TwoSided::at(int own, int other) const {
    PlaceEquities equities{};
    const std::size_t row =
        static_cast<std::size_t>(own) * positions_ + static_cast<std::size_t>(other);
    for (std::size_t place = 0; place < kCubePlaces; ++place) {
        equities[place] = static_cast<float>(values_[row * kCubePlaces + place]) / kUnit;
    }
    return equities;
}

}  // namespace fivepoint
