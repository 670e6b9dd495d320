// From rows to chances: the first layer's sums, squared clipped ReLU, the head, sigmoids.
// Compiled per target; all targets give the same bits. See net_kernel.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numbers>

#include "net.h"
#include "net_kernel.h"
#include "position.h"
#include "simd.h"
#include "target.h"

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

static_assert(kActivationUnit == (1 << (2 * kSquareBits - 16)));

// Columns are taken a slice of the table at a time, in registers.
inline constexpr int kSliceVectors = kWidthStep / kWordLanes;

// How the first layer's sums of a position come about: those at `from`, plus the rows at `plus`,
// and minus (or, taken in from scratch, plus again) as many at `others`.
struct Sums {
    const std::int16_t* from;
    const std::uint32_t* plus;
    const std::uint32_t* others;
    std::uint32_t count;
};

inline void fetch_row(const std::int16_t* row) {
    constexpr int kLine = 64 / sizeof *row;
    for (int word = 0; word < kWidthStep; word += kLine) {
        __builtin_prefetch(row + word);
    }
}

// The rows of a position taken in from scratch lie far apart, so while they are added those of the
// `next` one are fetched; what is read past the end of its lists is of other positions. Children
// find theirs in the nearest cache.
template <bool kFromScratch>
inline void sum_slice(const std::int16_t* table, int column, const Sums& sums, const Sums& next,
                      Words* tile) {
    for (int v = 0; v < kSliceVectors; ++v) {
        tile[v] = load_words(sums.from + column + v * kWordLanes);
    }
    for (std::uint32_t i = 0; i < sums.count; ++i) {
        const std::int16_t* row = table + sums.plus[i];
        const std::int16_t* other = table + sums.others[i];
        if constexpr (kFromScratch) {
            fetch_row(table + next.plus[i]);
            fetch_row(table + next.others[i]);
        }
        for (int v = 0; v < kSliceVectors; ++v) {
            tile[v] = plus(tile[v], load_words(row + v * kWordLanes));
            const Words words = load_words(other + v * kWordLanes);
            tile[v] = kFromScratch ? plus(tile[v], words) : minus(tile[v], words);
        }
    }
}

inline const std::int16_t* table_slice(const Net& net, int column) {
    return net.table.data() + static_cast<std::size_t>(net.table_rows()) * column;
}

template <bool kFromScratch>
inline void store_sums(const Net& net, const Sums& sums, std::int16_t* to) {
    for (int column = 0; column < net.width; column += kWidthStep) {
        Words tile[kSliceVectors];
        sum_slice<kFromScratch>(table_slice(net, column), column, sums, sums, tile);
        for (int v = 0; v < kSliceVectors; ++v) {
            store_words(to + column + v * kWordLanes, tile[v]);
        }
    }
}

// Positions that go through the head together.
inline constexpr int kHeadBatch = 4;

// Adds what one slice of columns contributes to the logits of `count` positions (a multiple of
// kHeadBatch) of one head; `logits` are rows of `stride`, an output each.
template <bool kFromScratch>
inline void add_slice_logits(const Net& net, int head, int column, const Sums* positions, int count,
                             std::int32_t* logits, int stride) {
    const std::int16_t* table = table_slice(net, column);
    const std::int16_t* weights = net.head.data() + (head * kOutputs) * net.width + column;
    Words weight[kOutputs][kSliceVectors];
    for (int out = 0; out < kOutputs; ++out) {
        for (int v = 0; v < kSliceVectors; ++v) {
            weight[out][v] = load_words(weights + out * net.width + v * kWordLanes);
        }
    }
    for (int start = 0; start < count; start += kHeadBatch) {
        Totals totals[kOutputs][kHeadBatch];
        for (int i = 0; i < kHeadBatch; ++i) {
            Words tile[kSliceVectors];
            const int at = start + i;
            const int next = at + 1 < count ? at + 1 : at;
            sum_slice<kFromScratch>(table, column, positions[at], positions[next], tile);
            for (Words& words : tile) {
                words = clipped_square(words, net.unit_shift);
            }
            for (int out = 0; out < kOutputs; ++out) {
                Totals total = products(tile[0], weight[out][0]);
                for (int v = 1; v < kSliceVectors; ++v) {
                    total = add_products(total, tile[v], weight[out][v]);
                }
                totals[out][i] = total;
            }
        }
        for (int out = 0; out < kOutputs; ++out) {
            add_four(totals[out], logits + out * stride + start);
        }
    }
}

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

// Chances of kEvalBatch positions from rows of `stride` logits, made possible as by clamp_outputs.
inline void find_chances(const Net& net, const std::int32_t* logits, int stride,
                         float (*chance)[kEvalBatch]) {
    const float scale = 1.0F / static_cast<float>(kActivationUnit << net.head_shift);
    for (int i = 0; i < kOutputs; ++i) {
        for (int j = 0; j < kEvalBatch; ++j) {
            chance[i][j] = sigmoid(static_cast<float>(logits[i * stride + j]) * scale);
        }
    }
    for (int j = 0; j < kEvalBatch; ++j) {
        chance[1][j] = between(0, chance[1][j], chance[0][j]);
        chance[2][j] = between(0, chance[2][j], chance[1][j]);
        chance[3][j] = between(0, chance[3][j], 1.0F - chance[0][j]);
        chance[4][j] = between(0, chance[4][j], chance[3][j]);
    }
}

// Those of one position, without what its board rules out.
inline void put_chances(const float (*chance)[kEvalBatch], int at, const Board& board,
                        Outputs& out) {
    const bool win_gammon = board.cell[kOpponentOff] == 0;
    const bool lose_gammon = board.cell[kOwnOff] == 0;
    out[0] = chance[0][at];
    out[1] = win_gammon ? chance[1][at] : 0;
    out[2] = win_gammon ? chance[2][at] : 0;
    out[3] = lose_gammon ? chance[3][at] : 0;
    out[4] = lose_gammon ? chance[4][at] : 0;
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
