#include "net.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <limits>
#include <numeric>
#include <vector>

#include "experts.h"
#include "inputs.h"
#include "position.h"

namespace fivepoint {

namespace {

std::size_t area(int rows, int columns) {
    return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
}

// Sum of the `most` largest positive numbers among sign * values[begin, end).
std::int64_t largest(const std::vector<std::int32_t>& values, int begin, int end, int most,
                     int sign) {
    std::vector<std::int32_t> some;
    for (int i = begin; i < end; ++i) {
        some.push_back(std::max(0, sign * values[i]));
    }
    most = std::min(most, end - begin);
    std::partial_sort(some.begin(), some.begin() + most, some.end(), std::greater<>());
    return std::accumulate(some.begin(), some.begin() + most, std::int64_t{0});
}

// Bound on sign * (sum of one column over the rows of any position). A checker turns on at most
// one thermometer row; seven points made allow six runs of two, five of three and so on.
std::int64_t column_bound(NetKind kind, const std::vector<std::int32_t>& column, int sign) {
    std::int64_t sum = 0;
    for (int side = 0; side < 2; ++side) {
        sum += largest(column, side * kSideCells, (side + 1) * kSideCells, 15, sign);
    }
    std::vector<int> group_rows;
    int row = kPlainRows;
    if (kind == NetKind::contact) {
        for (int side = 0; side < 2; ++side) {
            for (int length = 2; length < 2 + kRunLengths; ++length) {
                sum += largest(column, row, row + 25 - length, 8 - length, sign);
                row += 25 - length;
            }
        }
        for (int i = 0; i < experts::kExperts; ++i) {
            group_rows.push_back(experts::kBases[i + 1] - experts::kBases[i]);
        }
    } else if (kind == NetKind::race) {
        for (int side = 0; side < 2; ++side) {
            for (const experts::Group& group : experts::kRaceSideGroups) {
                group_rows.push_back(group.rows);
            }
        }
        group_rows.push_back(experts::kRaceLeads);
    }
    for (const int rows : group_rows) {
        // One row of a group is always on, so the largest counts even if negative.
        std::int32_t most = std::numeric_limits<std::int32_t>::min();
        for (int i = row; i < row + rows; ++i) {
            most = std::max(most, sign * column[i]);
        }
        sum += most;
        row += rows;
    }
    return sum;
}

std::int32_t rounded(float value, float scale, std::int32_t limit) {
    const float scaled = std::nearbyint(value * scale);
    const auto bound = static_cast<float>(limit);
    return std::isfinite(scaled) ? static_cast<std::int32_t>(std::clamp(scaled, -bound, bound)) : 0;
}

// Leaves room above the sum of all products for the bias.
constexpr double kLogitLimit = 2.0e9;

// The finest scale at which the weights fit 16 bits and every logit 32.
int choose_head_shift(const FloatNet& net) {
    double heaviest = 0;
    double logit = 0;
    for (std::size_t out = 0; out < net.head_bias.size(); ++out) {
        double sum = std::abs(net.head_bias[out]);
        for (int i = 0; i < net.width; ++i) {
            const double weight = std::abs(net.head[out * net.width + i]);
            sum += weight;
            heaviest = std::max(heaviest, weight);
        }
        logit = std::max(logit, sum);
    }
    int shift = kMaxHeadShift;
    while (shift > 0 && (heaviest * (1 << shift) > 32767 ||
                         logit * (1 << shift) * kActivationUnit > kLogitLimit)) {
        --shift;
    }
    return shift;
}

void round_rows(const FloatNet& net, Net& out) {
    const auto unit = static_cast<float>(1 << out.unit_shift);
    for (int row = 0; row < row_count(net.kind); ++row) {
        const float* weights = net.rows.data() + area(row, net.width);
        for (int i = 0; i < net.width; ++i) {
            out.rows[area(row, net.width) + i] =
                static_cast<std::int16_t>(rounded(weights[i], unit, 32767));
        }
    }
    for (std::size_t i = 0; i < net.bias.size(); ++i) {
        out.bias[i] = static_cast<std::int16_t>(rounded(net.bias[i], unit, 32767));
    }
}

// Whether the first layer's sums stay within 16 bits for all positions.
bool sums_fit(const Net& net) {
    std::vector<std::int32_t> column(row_count(net.kind));
    for (int j = 0; j < net.width; ++j) {
        for (std::size_t row = 0; row < column.size(); ++row) {
            column[row] = net.weight(static_cast<int>(row), j);
        }
        for (const int sign : {1, -1}) {
            if (column_bound(net.kind, column, sign) + sign * net.bias[j] > 32767) {
                return false;
            }
        }
    }
    return true;
}

void add_row(const std::int16_t* row, std::int16_t* sum) {
    for (int i = 0; i < kWidthStep; ++i) {
        sum[i] = static_cast<std::int16_t>(sum[i] + row[i]);
    }
}

bool all_finite(const std::vector<float>& values) {
    return std::ranges::all_of(values, [](float value) { return std::isfinite(value); });
}

}  // namespace

FloatNet::FloatNet(NetKind which, int wide)
    : kind(which),
      width(wide),
      rows(area(row_count(which), wide)),
      bias(wide),
      head(area(head_count(which) * kOutputs, wide)),
      head_bias(area(head_count(which), kOutputs)) {}

Net::Net(NetKind which, int wide, int unit, int head_unit)
    : kind(which),
      width(wide),
      unit_shift(unit),
      head_shift(head_unit),
      rows(area(row_count(which), wide)),
      bias(wide),
      head(area(head_count(which) * kOutputs, wide)),
      head_bias(area(head_count(which), kOutputs)) {}

void Net::lay_out() {
    table = AlignedArray<std::int16_t>(area(table_rows(), width));
    for (int slice = 0; slice < width / kWidthStep; ++slice) {
        for (int row = 0; row < row_count(kind); ++row) {
            const std::int16_t* from = rows.data() + area(row, width) + slice * kWidthStep;
            std::copy_n(from, kWidthStep, table_row(row, slice));
        }
    }
    sum_thermometers();
    if (kind == NetKind::contact) {
        fold_points();
        fold_runs();
    }
}

void Net::sum_thermometers() {
    const auto sum_cell = [this](int first, int folded, int steps) {
        for (int slice = 0; slice < width / kWidthStep; ++slice) {
            for (int step = folded; step < steps; ++step) {
                std::int16_t* sum = table_row(row_count(kind) + first + step, slice);
                add_row(table_row(first + step, slice), sum);
                if (step > folded) {
                    add_row(sum - kWidthStep, sum);
                }
            }
        }
    };
    const int folded = kind == NetKind::contact ? kFoldedMen : 0;
    for (const int side : {0, kSideCells}) {
        for (int point = 0; point < 24; ++point) {
            sum_cell(side + (point * kPointSteps), folded, kPointSteps);
        }
        sum_cell(side + (24 * kPointSteps), 0, kBarSteps);
        sum_cell(side + (24 * kPointSteps) + kBarSteps, 0, kOffSteps);
    }
}

void Net::fold_points() {
    constexpr int kValues = 2 * kFoldedMen + 1;  // of a point, the opponent's checkers first
    for (int group = 0; group < experts::kSixApart - experts::kNeighbours; ++group) {
        const int base = experts::kBases[2 * experts::kSideExperts + experts::kNeighbours + group];
        for (int value = 0; value < kValues * kValues * kValues; ++value) {
            int left = value;
            for (int point = (3 * group) + 1; point <= (3 * group) + 3; ++point) {
                const int men = (left % kValues) - kFoldedMen;
                left /= kValues;
                const int first =
                    men > 0 ? (point - 1) * kPointSteps : kSideCells + ((24 - point) * kPointSteps);
                for (int slice = 0; slice < width / kWidthStep; ++slice) {
                    for (int step = 0; step < std::abs(men); ++step) {
                        add_row(table_row(first + step, slice), table_row(base + value, slice));
                    }
                }
            }
        }
    }
}

void Net::fold_runs() {
    constexpr int kPatterns = 64;
    const auto fold = [this](int run_row, int first_bit, int length, int base, int group_rows) {
        const int run = ((1 << length) - 1) << first_bit;
        for (int value = 0; value < group_rows; ++value) {
            if ((value % kPatterns & run) == run) {
                for (int slice = 0; slice < width / kWidthStep; ++slice) {
                    add_row(table_row(run_row, slice), table_row(base + value, slice));
                }
            }
        }
    };
    for (int side = 0; side < 2; ++side) {
        for (int length = 2; length < 2 + kRunLengths; ++length) {
            const int runs = kPlainRows + (side * kSideRuns) + experts::kRunBase[length - 2];
            for (int first = 1; first + length <= 25; ++first) {
                if (folded_run(first, length)) {
                    const int quarter = (first - 1) / 6;
                    const int group = experts::kHomePoints + quarter;
                    fold(runs + first, (first - 1) % 6, length,
                         experts::kBases[(side * experts::kSideExperts) + group],
                         experts::kSideGroups[group].rows);
                }
            }
        }
    }
}

Outputs clamp_outputs(Outputs out) {
    out[0] = std::clamp(out[0], 0.0F, 1.0F);
    out[1] = std::clamp(out[1], 0.0F, out[0]);
    out[2] = std::clamp(out[2], 0.0F, out[1]);
    out[3] = std::clamp(out[3], 0.0F, 1 - out[0]);
    out[4] = std::clamp(out[4], 0.0F, out[3]);
    return out;
}

void drop_impossible(const Board& board, Outputs& out) {
    if (board.cell[kOpponentOff] < 0) {
        out[1] = out[2] = 0;
    }
    if (board.cell[kOwnOff] > 0) {
        out[3] = out[4] = 0;
    }
    if (net_kind(board) == NetKind::race) {
        drop_impossible_in_race(board, out);
    }
}

void drop_impossible_in_race(const Board& board, Outputs& out) {
    if (board.cell[kOpponentOff] < 0) {
        out[1] = out[2] = 0;
    }
    if (board.cell[kOwnOff] > 0) {
        out[3] = out[4] = 0;
    }
    const auto in_home = [&board](int lowest, int sign) {
        return std::any_of(board.cell.begin() + lowest, board.cell.begin() + lowest + 6,
                           [sign](std::int8_t men) { return men * sign > 0; });
    };
    out[2] = in_home(1, -1) ? out[2] : 0;
    out[4] = in_home(19, 1) ? out[4] : 0;
}

bool finished(const Board& board, Outputs& out) {
    const auto lost_by = [&board](int sign) {
        // `sign` of the loser's checkers; the winner's home is 1..6 for own, 19..24 for the other.
        const int men_off = sign > 0 ? board.cell[kOwnOff] : -board.cell[kOpponentOff];
        if (men_off > 0) {
            return 1;
        }
        const int home = sign > 0 ? 19 : 1;
        bool behind = board.cell[sign > 0 ? kOwnBar : kOpponentBar] != 0;
        for (int point = home; point < home + 6; ++point) {
            behind = behind || board.cell[point] * sign > 0;
        }
        return behind ? 3 : 2;
    };
    const auto none_left = [&board](int sign) {
        return std::none_of(board.cell.begin(), board.cell.begin() + kOuterCells,
                            [sign](std::int8_t men) { return men * sign > 0; });
    };
    if (board.cell[kOwnOff] > 0 && none_left(1)) {
        const int value = lost_by(-1);
        out = {1, value > 1 ? 1.0F : 0.0F, value > 2 ? 1.0F : 0.0F, 0, 0};
        return true;
    }
    if (board.cell[kOpponentOff] < 0 && none_left(-1)) {
        const int value = lost_by(1);
        out = {0, 0, 0, value > 1 ? 1.0F : 0.0F, value > 2 ? 1.0F : 0.0F};
        return true;
    }
    return false;
}

Outputs evaluate(const FloatNet& net, const Board& board) {
    std::array<std::uint16_t, kMaxActiveRows> rows;
    const int count = active_rows(net.kind, board, rows.data());
    std::vector<float> hidden = net.bias;
    for (int i = 0; i < count; ++i) {
        const float* row = net.rows.data() + area(rows[i], net.width);
        for (int j = 0; j < net.width; ++j) {
            hidden[j] += row[j];
        }
    }
    for (float& value : hidden) {
        value = std::clamp(value, 0.0F, 1.0F);
        value *= value;
    }
    const int head = head_of(net.kind, board);
    Outputs out{};
    for (int i = 0; i < kOutputs; ++i) {
        const int at = head * kOutputs + i;
        const float* weights = net.head.data() + area(at, net.width);
        const float logit =
            std::inner_product(hidden.begin(), hidden.end(), weights, net.head_bias[at]);
        out[i] = 1 / (1 + std::exp(-logit));
    }
    out = clamp_outputs(out);
    drop_impossible(board, out);
    return out;
}

Net quantise(const FloatNet& net) {
    Net out(net.kind, net.width, kMaxUnitShift, choose_head_shift(net));
    for (;; --out.unit_shift) {
        round_rows(net, out);
        if (out.unit_shift == kMinUnitShift || sums_fit(out)) {
            break;
        }
    }
    const auto head_unit = static_cast<float>(1 << out.head_shift);
    for (std::size_t i = 0; i < net.head.size(); ++i) {
        out.head[i] = static_cast<std::int16_t>(rounded(net.head[i], head_unit, 32767));
    }
    for (std::size_t i = 0; i < net.head_bias.size(); ++i) {
        out.head_bias[i] = rounded(net.head_bias[i], head_unit * kActivationUnit, 1 << 30);
    }
    out.lay_out();
    return out;
}

NetFault check(const FloatNet& net) {
    if (!width_fits(net.width)) {
        return NetFault::width;
    }
    const bool finite = all_finite(net.rows) && all_finite(net.bias) && all_finite(net.head) &&
                        all_finite(net.head_bias);
    return finite ? NetFault::ok : NetFault::not_finite;
}

NetFault check(const Net& net) {
    if (!width_fits(net.width)) {
        return NetFault::width;
    }
    if (net.unit_shift < kMinUnitShift || net.unit_shift > kMaxUnitShift || net.head_shift < 0 ||
        net.head_shift > kMaxHeadShift) {
        return NetFault::scale;
    }
    for (std::size_t out = 0; out < net.head_bias.size(); ++out) {
        std::int64_t sum = std::abs(std::int64_t{net.head_bias[out]});
        for (int i = 0; i < net.width; ++i) {
            sum += std::int64_t{kActivationUnit} * std::abs(net.head[out * net.width + i]);
        }
        if (sum > std::numeric_limits<std::int32_t>::max()) {
            return NetFault::overflow;
        }
    }
    return sums_fit(net) ? NetFault::ok : NetFault::overflow;
}

}  // namespace fivepoint
