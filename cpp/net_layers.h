// From rows to chances: the first layer's sums, squared clipped ReLU, the head, sigmoids.
// Compiled per target; all targets give the same bits. See net_kernel.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numbers>

#include "net.h"
#include "net_rows.h"
#include "position.h"
#include "simd.h"
#include "target.h"

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

static_assert(kActivationUnit == (1 << (2 * kSquareBits - 16)));

// Columns kept in registers at a time.
inline constexpr int kTileVectors = 8;
inline constexpr int kTile = kTileVectors * kWordLanes;

// Adds the rows to columns of `sums`, kVectors at a time, and hands the vectors to `use`.
template <int kVectors, class Use>
inline void sum_tile(const Net& net, int column, const std::int16_t* sums, const Rows& add,
                     const Rows& drop, Use&& use) {
    Words tile[kVectors];
    for (int v = 0; v < kVectors; ++v) {
        tile[v] = load_words(sums + column + v * kWordLanes);
    }
    const std::int16_t* rows = net.rows.data() + column;
    const auto width = static_cast<std::size_t>(net.width);
    // Most changes are one row for another; in pairs they halve the loop.
    const std::uint32_t pairs = add.count < drop.count ? add.count : drop.count;
    for (std::uint32_t i = 0; i < pairs; ++i) {
        const std::int16_t* plus_row = rows + add.row[i] * width;
        const std::int16_t* minus_row = rows + drop.row[i] * width;
        for (int v = 0; v < kVectors; ++v) {
            tile[v] = minus(plus(tile[v], load_words(plus_row + v * kWordLanes)),
                            load_words(minus_row + v * kWordLanes));
        }
    }
    for (std::uint32_t i = pairs; i < add.count; ++i) {
        const std::int16_t* row = rows + add.row[i] * width;
        for (int v = 0; v < kVectors; ++v) {
            tile[v] = plus(tile[v], load_words(row + v * kWordLanes));
        }
    }
    for (std::uint32_t i = pairs; i < drop.count; ++i) {
        const std::int16_t* row = rows + drop.row[i] * width;
        for (int v = 0; v < kVectors; ++v) {
            tile[v] = minus(tile[v], load_words(row + v * kWordLanes));
        }
    }
    for (int v = 0; v < kVectors; ++v) {
        use(column + v * kWordLanes, tile[v]);
    }
}

template <class Use>
inline void sum_rows(const Net& net, const std::int16_t* sums, const Rows& add, const Rows& drop,
                     Use&& use) {
    int column = 0;
    for (; column + kTile <= net.width; column += kTile) {
        sum_tile<kTileVectors>(net, column, sums, add, drop, use);
    }
    // Widths are multiples of 64.
    constexpr int kRest = 64 / kWordLanes;
    for (; column < net.width; column += 64) {
        sum_tile<kRest>(net, column, sums, add, drop, use);
    }
}

// The five logits of the sums `sums` changed by the rows.
inline void find_logits(const Net& net, int head, const std::int16_t* sums, const Rows& add,
                        const Rows& drop, std::int32_t* logits) {
    Totals totals[kOutputs];
    for (Totals& total : totals) {
        total = no_totals();
    }
    const std::int16_t* weights = net.head.data() + head * kOutputs * net.width;
    sum_rows(net, sums, add, drop, [&](int column, Words words) {
        const Words active = clipped_square(words, net.unit_shift);
        for (int out = 0; out < kOutputs; ++out) {
            totals[out] =
                add_products(totals[out], active, load_words(weights + out * net.width + column));
        }
    });
    reduce_five(totals, logits);
    for (int out = 0; out < kOutputs; ++out) {
        logits[out] += net.head_bias[head * kOutputs + out];
    }
}

// Logits of up to kEvalBatch positions on their way to chances.
struct LogitBatch {
    alignas(64) std::int32_t logit[kOutputs][kEvalBatch];
};

// 1 / (1 + exp(-x)) by elementary operations that round alike everywhere: exp as 2^n times a
// polynomial of degree 6 (error below 1e-7).
inline float sigmoid(float x) {
    float t = x * -std::numbers::log2e_v<float>;
    t = t < -64.0F ? -64.0F : t;
    t = t > 64.0F ? 64.0F : t;
    const float shifted = t + 12582912.0F;  // 1.5 * 2^23: rounds to the nearest whole number
    const float whole = shifted - 12582912.0F;
    const float f = t - whole;
    float power = 0.000154035304F;
    power = power * f + 0.00133335581F;
    power = power * f + 0.00961812911F;
    power = power * f + 0.0555041087F;
    power = power * f + 0.240226507F;
    power = power * f + std::numbers::ln2_v<float>;
    power = power * f + 1.0F;
    const auto exponent = static_cast<std::int32_t>(whole) + 127;
    const float scale = __builtin_bit_cast(float, exponent << 23);
    return 1.0F / (1.0F + power * scale);
}

inline float between(float low, float value, float high) {
    const float above = value > low ? value : low;
    return above < high ? above : high;
}

// Chances, made possible as by clamp_outputs.
inline void finish(const Net& net, const LogitBatch& batch, const Board* boards, int count,
                   Outputs* out) {
    alignas(64) float chance[kOutputs][kEvalBatch];
    const float scale = 1.0F / static_cast<float>(kActivationUnit << net.head_shift);
    for (int i = 0; i < kOutputs; ++i) {
        for (int j = 0; j < kEvalBatch; ++j) {
            chance[i][j] = sigmoid(static_cast<float>(batch.logit[i][j]) * scale);
        }
    }
    for (int j = 0; j < kEvalBatch; ++j) {
        chance[1][j] = between(0, chance[1][j], chance[0][j]);
        chance[2][j] = between(0, chance[2][j], chance[1][j]);
        chance[3][j] = between(0, chance[3][j], 1.0F - chance[0][j]);
        chance[4][j] = between(0, chance[4][j], chance[3][j]);
    }
    for (int j = 0; j < count; ++j) {
        const bool win_gammon = boards[j].cell[kOpponentOff] == 0;
        const bool lose_gammon = boards[j].cell[kOwnOff] == 0;
        out[j][0] = chance[0][j];
        out[j][1] = win_gammon ? chance[1][j] : 0;
        out[j][2] = win_gammon ? chance[2][j] : 0;
        out[j][3] = lose_gammon ? chance[3][j] : 0;
        out[j][4] = lose_gammon ? chance[4][j] : 0;
    }
}

inline void put(LogitBatch& batch, int at, const std::int32_t* logits) {
    for (int out = 0; out < kOutputs; ++out) {
        batch.logit[out][at] = logits[out];
    }
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
