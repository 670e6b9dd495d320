// Solves positions in rank order, so that every play leads to one already solved.
#include "bearoff.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <stdexcept>

namespace fivepoint {
namespace {

// A home board as running sums: at[k] = checkers on point k + 1 and above. A step never raises
// a sum and lowers at least one, so any order by weighted sums solves later positions last.
using Sums = std::array<int, kBearoffPoints>;

struct RankTable {
    // term[k][s]: what at[k] == s adds to the rank, the binomial C(s + 5 - k, 6 - k).
    std::array<std::array<int, kBearoffMen + 1>, kBearoffPoints> term{};

    constexpr RankTable() {
        for (int k = 0; k < kBearoffPoints; ++k) {
            for (int s = 0; s <= kBearoffMen; ++s) {
                long long value = 1;
                for (int i = 1; i <= kBearoffPoints - k; ++i) {
                    value = value * (s - 1 + i) / i;
                }
                term[k][s] = static_cast<int>(value);
            }
        }
    }
};
constexpr RankTable kRank;

int rank_of(const Sums& at) {
    int rank = 0;
    for (int k = 0; k < kBearoffPoints; ++k) {
        rank += kRank.term[k][at[k]];
    }
    return rank;
}

// Plays one roll in every way that matters and calls visit(rank of the result, checkers left).
// At home alone every die can be played as long as a checker remains, so no dice rule binds.
template <typename Visit>
void play_die(Sums& at, int die, int highest_source, Visit&& next) {
    // A checker stands on point p when at[p - 1] exceeds the sum above it.
    const auto on_point = [&at](int p) { return at[p - 1] - (p < kBearoffPoints ? at[p] : 0); };
    bool none_above = true;
    for (int p = kBearoffPoints; p >= 1; --p) {
        if (on_point(p) == 0) {
            continue;
        }
        const bool allowed = p >= die || none_above;
        none_above = false;
        if (!allowed || p > highest_source) {
            continue;
        }
        const int lowest = std::max(p - die, 0);
        for (int k = lowest; k < p; ++k) {
            --at[k];
        }
        next(p);
        for (int k = lowest; k < p; ++k) {
            ++at[k];
        }
    }
}

template <typename Visit>
void play_double(Sums& at, int die, int left, int highest_source, Visit& visit) {
    if (left == 0 || at[0] == 0) {
        visit(at);
        return;
    }
    // Sources in falling order list every result; a forced larger source only repeats results.
    bool played = false;
    play_die(at, die, highest_source, [&](int p) {
        played = true;
        play_double(at, die, left - 1, p, visit);
    });
    if (!played) {
        play_double(at, die, left, kBearoffPoints, visit);
    }
}

template <typename Visit>
void play_two(Sums& at, int first, int second, Visit& visit) {
    play_die(at, first, kBearoffPoints, [&](int) {
        if (at[0] == 0) {
            visit(at);
            return;
        }
        play_die(at, second, kBearoffPoints, [&](int) { visit(at); });
    });
}

template <typename Visit>
void for_each_result(Sums& at, int d1, int d2, Visit&& visit) {
    if (d1 == d2) {
        play_double(at, d1, 4, kBearoffPoints, visit);
    } else {
        play_two(at, d1, d2, visit);
        play_two(at, d2, d1, visit);
    }
}

template <typename Visit>
void for_each_position(Visit&& visit) {
    Sums at{};
    int rank = 0;
    for (at[0] = 0; at[0] <= kBearoffMen; ++at[0]) {
        for (at[1] = 0; at[1] <= at[0]; ++at[1]) {
            for (at[2] = 0; at[2] <= at[1]; ++at[2]) {
                for (at[3] = 0; at[3] <= at[2]; ++at[3]) {
                    for (at[4] = 0; at[4] <= at[3]; ++at[4]) {
                        for (at[5] = 0; at[5] <= at[4]; ++at[5]) {
                            visit(rank++, at);
                        }
                    }
                }
            }
        }
    }
}

// The file: magic, then for every rank the first and last roll kept and their chances, the
// same for none_off, the means, and a checksum of all before it.
constexpr std::array<char, 8> kMagic{'F', 'P', 'B', 'E', 'A', 'R', '1', '\n'};

std::uint64_t checksum(std::span<const std::byte> bytes) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const std::byte byte : bytes) {
        hash = (hash ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3ULL;
    }
    return hash;
}

template <typename T>
void append(std::vector<std::byte>& out, const T* values, std::size_t count) {
    const std::size_t end = out.size();
    out.resize(end + (count * sizeof(T)));
    std::memcpy(out.data() + end, values, count * sizeof(T));
}

class Reader {
  public:
    explicit Reader(std::span<const std::byte> bytes) : bytes_(bytes) {}

    template <typename T>
    void read(T* values, std::size_t count) {
        const std::size_t size = count * sizeof(T);
        if (size > bytes_.size()) {
            throw std::invalid_argument("bearoff-damaged");
        }
        std::memcpy(values, bytes_.data(), size);
        bytes_ = bytes_.subspan(size);
    }
    [[nodiscard]] bool at_end() const { return bytes_.empty(); }

  private:
    std::span<const std::byte> bytes_;
};

void append_trimmed(std::vector<std::byte>& out, std::span<const float> row) {
    std::size_t first = 0;
    std::size_t last = row.size();
    while (first < last && row[first] == 0.0F) {
        ++first;
    }
    while (last > first && row[last - 1] == 0.0F) {
        --last;
    }
    const std::array<std::uint8_t, 2> limits{static_cast<std::uint8_t>(first),
                                             static_cast<std::uint8_t>(last)};
    append(out, limits.data(), limits.size());
    append(out, row.data() + first, last - first);
}

void read_trimmed(Reader& in, std::span<float> row) {
    std::array<std::uint8_t, 2> limits{};
    in.read(limits.data(), limits.size());
    if (limits[0] > limits[1] || limits[1] > row.size()) {
        throw std::invalid_argument("bearoff-damaged");
    }
    in.read(row.data() + limits[0], limits[1] - limits[0]);
}

}  // namespace

int bearoff_rank(const HomeCounts& counts) {
    Sums at{};
    int sum = 0;
    for (int k = kBearoffPoints - 1; k >= 0; --k) {
        sum += counts[k];
        at[k] = sum;
    }
    return rank_of(at);
}

Bearoff::Bearoff()
    : rolls_(static_cast<std::size_t>(kBearoffPositions) * kMaxRolls),
      none_off_(static_cast<std::size_t>(kBearoffPositions) * kMaxFirstRolls),
      mean_(kBearoffPositions) {}

Bearoff Bearoff::build() {
    Bearoff table;
    std::vector<double> done(table.rolls_.size());
    std::vector<double> none(table.none_off_.size());
    std::vector<double> first_mean(kBearoffPositions);
    done[0] = 1.0;
    for_each_position([&](int rank, Sums& at) {
        if (rank == 0) {
            return;
        }
        double* own = done.data() + (static_cast<std::size_t>(rank) * kMaxRolls);
        double* own_none = none.data() + (static_cast<std::size_t>(rank) * kMaxFirstRolls);
        double mean = 1.0;
        double wait = 1.0;
        own_none[0] = 1.0;
        for (int d1 = 1; d1 <= 6; ++d1) {
            for (int d2 = 1; d2 <= d1; ++d2) {
                const double chance = (d1 == d2 ? 1.0 : 2.0) / 36.0;
                const int men = at[0];
                int best = -1;
                int best_wait = -1;
                double fewest = std::numeric_limits<double>::infinity();
                double shortest = std::numeric_limits<double>::infinity();
                bool bears_off = false;
                for_each_result(at, d1, d2, [&](const Sums& result) {
                    const int to = rank_of(result);
                    if (table.mean_[to] < fewest) {
                        fewest = table.mean_[to];
                        best = to;
                    }
                    bears_off = bears_off || result[0] < men;
                    if (result[0] == men && first_mean[to] < shortest) {
                        shortest = first_mean[to];
                        best_wait = to;
                    }
                });
                mean += chance * fewest;
                const double* after = done.data() + (static_cast<std::size_t>(best) * kMaxRolls);
                for (int n = 0; n + 1 < kMaxRolls; ++n) {
                    own[n + 1] += chance * after[n];
                }
                if (!bears_off) {
                    wait += chance * shortest;
                    const double* still =
                        none.data() + (static_cast<std::size_t>(best_wait) * kMaxFirstRolls);
                    for (int n = 0; n + 1 < kMaxFirstRolls; ++n) {
                        own_none[n + 1] += chance * still[n];
                    }
                }
            }
        }
        table.mean_[rank] = mean;
        first_mean[rank] = wait;
    });
    const auto to_float = [](double value) {
        return value < 1e-12 ? 0.0F : static_cast<float>(value);
    };
    std::ranges::transform(done, table.rolls_.begin(), to_float);
    std::ranges::transform(none, table.none_off_.begin(), to_float);
    table.finish();
    return table;
}

void Bearoff::finish() {
    pending_.resize(rolls_.size());
    for (int rank = 0; rank < kBearoffPositions; ++rank) {
        const std::size_t row = static_cast<std::size_t>(rank) * kMaxRolls;
        double left = 0.0;
        for (int n = kMaxRolls - 1; n >= 0; --n) {  // summed from the small end
            pending_[row + n] = static_cast<float>(left);
            left += rolls_[row + n];
        }
    }
}

std::vector<std::byte> Bearoff::to_bytes() const {
    std::vector<std::byte> out;
    append(out, kMagic.data(), kMagic.size());
    for (int rank = 0; rank < kBearoffPositions; ++rank) {
        append_trimmed(out, rolls(rank));
        append_trimmed(out, none_off(rank));
    }
    append(out, mean_.data(), mean_.size());
    const std::uint64_t sum = checksum(out);
    append(out, &sum, 1);
    return out;
}

Bearoff Bearoff::from_bytes(std::span<const std::byte> bytes) {
    std::uint64_t expected = 0;
    if (bytes.size() < kMagic.size() + sizeof expected) {
        throw std::invalid_argument("bearoff-damaged");
    }
    const auto body = bytes.first(bytes.size() - sizeof expected);
    std::memcpy(&expected, bytes.data() + body.size(), sizeof expected);
    if (std::memcmp(body.data(), kMagic.data(), kMagic.size()) != 0 || checksum(body) != expected) {
        throw std::invalid_argument("bearoff-damaged");
    }
    Bearoff table;
    Reader in(body.subspan(kMagic.size()));
    for (int rank = 0; rank < kBearoffPositions; ++rank) {
        const std::size_t at = rank;
        read_trimmed(in, std::span(table.rolls_).subspan(at * kMaxRolls, kMaxRolls));
        read_trimmed(in, std::span(table.none_off_).subspan(at * kMaxFirstRolls, kMaxFirstRolls));
    }
    in.read(table.mean_.data(), table.mean_.size());
    if (!in.at_end()) {
        throw std::invalid_argument("bearoff-damaged");
    }
    table.finish();
    return table;
}

std::optional<std::array<float, 5>> Bearoff::evaluate(const Board& board) const {
    HomeCounts own{};
    HomeCounts other{};
    int own_left = 0;
    int other_left = 0;
    for (int point = 1; point <= kBearoffPoints; ++point) {
        const int here = +board.cell[point];
        const int there = +board.cell[25 - point];
        own[point - 1] = static_cast<std::uint8_t>(std::max(here, 0));
        other[point - 1] = static_cast<std::uint8_t>(std::max(-there, 0));
        own_left += std::max(here, 0);
        other_left += std::max(-there, 0);
    }
    int own_all = 0;
    int other_all = 0;
    for (int cell = 0; cell < kOuterCells; ++cell) {
        own_all += std::max<int>(board.cell[cell], 0);
        other_all -= std::min<int>(board.cell[cell], 0);
    }
    if (own_left == 0 || other_left == 0 || own_left != own_all || other_left != other_all) {
        return std::nullopt;
    }
    const int own_rank = bearoff_rank(own);
    const int other_rank = bearoff_rank(other);
    const auto own_done = rolls(own_rank);
    const auto other_done = rolls(other_rank);
    const float* other_pending =
        pending_.data() + (static_cast<std::size_t>(other_rank) * kMaxRolls);
    std::array<float, 5> chances{};
    for (int n = 1; n < kMaxRolls; ++n) {
        chances[0] += own_done[n] * other_pending[n - 1];
    }
    if (board.cell[kOpponentOff] == 0) {
        const auto waiting = none_off(other_rank);
        for (int n = 1; n <= kMaxFirstRolls; ++n) {
            chances[1] += own_done[n] * waiting[n - 1];
        }
    }
    if (board.cell[kOwnOff] == 0) {
        const auto waiting = none_off(own_rank);
        for (int n = 1; n < kMaxFirstRolls; ++n) {
            chances[3] += other_done[n] * waiting[n];
        }
    }
    return chances;
}

}  // namespace fivepoint
