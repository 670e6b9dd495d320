// The few vector operations of the integer nets, for each instruction set under the same names.
// All give the same integers. `Words` are 16-bit numbers, `Totals` 32-bit sums of products.
#pragma once

#include <cstdint>

#include "target.h"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

// clipped_square(x, unit_shift): x clipped to 0..1, that is to 1 << unit_shift, shifted to 14 bits,
// squared, and the upper 16 bits of that, rounded: 4096 for 1.
inline constexpr int kSquareBits = 14;

#if defined(__AVX512BW__)

using Words = __m512i;
using Totals = __m512i;
inline constexpr int kWordLanes = 32;

inline Words load_words(const std::int16_t* from) { return _mm512_load_si512(from); }
inline void store_words(std::int16_t* to, Words words) { _mm512_store_si512(to, words); }
inline Words plus(Words a, Words b) { return _mm512_add_epi16(a, b); }
inline Words minus(Words a, Words b) { return _mm512_sub_epi16(a, b); }
inline Words clipped_square(Words a, int unit_shift) {
    const Words one = _mm512_set1_epi16(static_cast<std::int16_t>(1 << unit_shift));
    const Words clipped = _mm512_min_epi16(_mm512_max_epi16(a, _mm512_setzero_si512()), one);
    // The instruction doubles the product before it rounds, so one factor is half.
    const Words half = _mm512_sll_epi16(clipped, _mm_cvtsi32_si128(kSquareBits - 1 - unit_shift));
    return _mm512_mulhrs_epi16(half, plus(half, half));
}
inline Totals products(Words a, Words b) { return _mm512_madd_epi16(a, b); }
inline Totals add_products(Totals sum, Words a, Words b) { return _mm512_dpwssd_epi32(sum, a, b); }

#elif defined(__AVX2__)

using Words = __m256i;
using Totals = __m256i;
inline constexpr int kWordLanes = 16;

inline Words load_words(const std::int16_t* from) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(from));
}
inline void store_words(std::int16_t* to, Words words) {
    _mm256_store_si256(reinterpret_cast<__m256i*>(to), words);
}
inline Words plus(Words a, Words b) { return _mm256_add_epi16(a, b); }
inline Words minus(Words a, Words b) { return _mm256_sub_epi16(a, b); }
inline Words clipped_square(Words a, int unit_shift) {
    const Words one = _mm256_set1_epi16(static_cast<std::int16_t>(1 << unit_shift));
    const Words clipped = _mm256_min_epi16(_mm256_max_epi16(a, _mm256_setzero_si256()), one);
    // The instruction doubles the product before it rounds, so one factor is half.
    const Words half = _mm256_sll_epi16(clipped, _mm_cvtsi32_si128(kSquareBits - 1 - unit_shift));
    return _mm256_mulhrs_epi16(half, plus(half, half));
}
inline Totals products(Words a, Words b) { return _mm256_madd_epi16(a, b); }
inline Totals add_products(Totals sum, Words a, Words b) {
    return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b));
}

#elif defined(__SSE2__)

using Words = __m128i;
using Totals = __m128i;
inline constexpr int kWordLanes = 8;

inline Words load_words(const std::int16_t* from) {
    return _mm_load_si128(reinterpret_cast<const __m128i*>(from));
}
inline void store_words(std::int16_t* to, Words words) {
    _mm_store_si128(reinterpret_cast<__m128i*>(to), words);
}
inline Words plus(Words a, Words b) { return _mm_add_epi16(a, b); }
inline Words minus(Words a, Words b) { return _mm_sub_epi16(a, b); }
inline Words clipped_square(Words a, int unit_shift) {
    const Words one = _mm_set1_epi16(static_cast<std::int16_t>(1 << unit_shift));
    const Words clipped = _mm_min_epi16(_mm_max_epi16(a, _mm_setzero_si128()), one);
    const Words wide = _mm_sll_epi16(clipped, _mm_cvtsi32_si128(kSquareBits - unit_shift));
    const Words upper = _mm_mulhi_epi16(wide, wide);
    return _mm_add_epi16(upper, _mm_srli_epi16(_mm_mullo_epi16(wide, wide), 15));
}
inline Totals products(Words a, Words b) { return _mm_madd_epi16(a, b); }
inline Totals add_products(Totals sum, Words a, Words b) {
    return _mm_add_epi32(sum, _mm_madd_epi16(a, b));
}

#elif defined(__ARM_NEON)

using Words = int16x8_t;
using Totals = int32x4_t;
inline constexpr int kWordLanes = 8;

inline Words load_words(const std::int16_t* from) { return vld1q_s16(from); }
inline void store_words(std::int16_t* to, Words words) { vst1q_s16(to, words); }
inline Words plus(Words a, Words b) { return vaddq_s16(a, b); }
inline Words minus(Words a, Words b) { return vsubq_s16(a, b); }
inline Words clipped_square(Words a, int unit_shift) {
    const Words clipped = vminq_s16(vmaxq_s16(a, vdupq_n_s16(0)),
                                    vdupq_n_s16(static_cast<std::int16_t>(1 << unit_shift)));
    const auto shift = static_cast<std::int16_t>(kSquareBits - 1 - unit_shift);
    const Words half = vshlq_s16(clipped, vdupq_n_s16(shift));
    return vqrdmulhq_s16(half, plus(half, half));
}
inline Totals add_products(Totals sum, Words a, Words b) {
    return vmlal_high_s16(vmlal_s16(sum, vget_low_s16(a), vget_low_s16(b)), a, b);
}
inline Totals products(Words a, Words b) { return add_products(vdupq_n_s32(0), a, b); }

#else

struct Words {
    std::int16_t lane[8];
};
struct Totals {
    std::int32_t lane[8];
};
inline constexpr int kWordLanes = 8;

inline Words load_words(const std::int16_t* from) {
    Words words;
    for (int i = 0; i < kWordLanes; ++i) {
        words.lane[i] = from[i];
    }
    return words;
}
inline void store_words(std::int16_t* to, Words words) {
    for (int i = 0; i < kWordLanes; ++i) {
        to[i] = words.lane[i];
    }
}
inline Words plus(Words a, Words b) {
    for (int i = 0; i < kWordLanes; ++i) {
        a.lane[i] = static_cast<std::int16_t>(a.lane[i] + b.lane[i]);
    }
    return a;
}
inline Words minus(Words a, Words b) {
    for (int i = 0; i < kWordLanes; ++i) {
        a.lane[i] = static_cast<std::int16_t>(a.lane[i] - b.lane[i]);
    }
    return a;
}
inline Words clipped_square(Words a, int unit_shift) {
    for (int i = 0; i < kWordLanes; ++i) {
        const int above = a.lane[i] > 0 ? a.lane[i] : 0;
        const int one = 1 << unit_shift;
        const int wide = (above < one ? above : one) << (kSquareBits - unit_shift);
        a.lane[i] = static_cast<std::int16_t>((wide * wide + (1 << 15)) >> 16);
    }
    return a;
}
inline Totals add_products(Totals sum, Words a, Words b) {
    for (int i = 0; i < kWordLanes; ++i) {
        sum.lane[i] += a.lane[i] * b.lane[i];
    }
    return sum;
}
inline Totals products(Words a, Words b) { return add_products({}, a, b); }

#endif

// Adds the sum of all lanes of each of four totals to the four numbers at `sums`.
inline void add_four(const Totals* totals, std::int32_t* sums) {
#if defined(__SSE2__)
    auto* out = reinterpret_cast<__m128i*>(sums);
#if defined(__AVX512BW__)
    const auto pairs = [](Totals a, Totals b) {
        return _mm512_add_epi32(_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
    };
    const Totals ab = pairs(totals[0], totals[1]);
    const Totals cd = pairs(totals[2], totals[3]);
    const Totals abcd =
        _mm512_add_epi32(_mm512_unpacklo_epi64(ab, cd), _mm512_unpackhi_epi64(ab, cd));
    const __m256i half =
        _mm256_add_epi32(_mm512_castsi512_si256(abcd), _mm512_extracti64x4_epi64(abcd, 1));
    const __m128i four =
        _mm_add_epi32(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
#elif defined(__AVX2__)
    const auto pairs = [](Totals a, Totals b) {
        return _mm256_add_epi32(_mm256_unpacklo_epi32(a, b), _mm256_unpackhi_epi32(a, b));
    };
    const Totals ab = pairs(totals[0], totals[1]);
    const Totals cd = pairs(totals[2], totals[3]);
    const Totals abcd =
        _mm256_add_epi32(_mm256_unpacklo_epi64(ab, cd), _mm256_unpackhi_epi64(ab, cd));
    const __m128i four =
        _mm_add_epi32(_mm256_castsi256_si128(abcd), _mm256_extracti128_si256(abcd, 1));
#else
    const auto pairs = [](Totals a, Totals b) {
        return _mm_add_epi32(_mm_unpacklo_epi32(a, b), _mm_unpackhi_epi32(a, b));
    };
    const Totals ab = pairs(totals[0], totals[1]);
    const Totals cd = pairs(totals[2], totals[3]);
    const __m128i four = _mm_add_epi32(_mm_unpacklo_epi64(ab, cd), _mm_unpackhi_epi64(ab, cd));
#endif
    _mm_store_si128(out, _mm_add_epi32(_mm_load_si128(out), four));
#elif defined(__ARM_NEON)
    const int32x4_t four =
        vpaddq_s32(vpaddq_s32(totals[0], totals[1]), vpaddq_s32(totals[2], totals[3]));
    vst1q_s32(sums, vaddq_s32(vld1q_s32(sums), four));
#else
    for (int i = 0; i < 4; ++i) {
        for (const std::int32_t lane : totals[i].lane) {
            sums[i] += lane;
        }
    }
#endif
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
