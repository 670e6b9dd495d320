// The bit sets of a board that the move generator and the net's inputs work on.
// Seen, like the board, from the player on roll; bit p is cell p.
#pragma once

#include <cstdint>

#include "position.h"
#include "target.h"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace fivepoint::inline FIVEPOINT_TARGET {

struct Points {
    std::uint32_t own;      // own checkers stand here, 1..25 (the bar too)
    std::uint32_t blocked;  // two or more of the opponent's, 1..24
    std::uint32_t blots;    // one of the opponent's alone, 1..24
};

inline Points points_of(const Board& board) {
    std::uint32_t own = 0;
    std::uint32_t opponent = 0;
    std::uint32_t blots = 0;
#if defined(__AVX2__)
    const __m256i cells = _mm256_load_si256(reinterpret_cast<const __m256i*>(board.cell.data()));
    const __m256i zero = _mm256_setzero_si256();
    own = static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpgt_epi8(cells, zero)));
    opponent = static_cast<std::uint32_t>(_mm256_movemask_epi8(cells));
    blots = static_cast<std::uint32_t>(
        _mm256_movemask_epi8(_mm256_cmpeq_epi8(cells, _mm256_set1_epi8(-1))));
#elif defined(__SSE2__)
    const auto* halves = reinterpret_cast<const __m128i*>(board.cell.data());
    const __m128i low = _mm_load_si128(halves);
    const __m128i high = _mm_load_si128(halves + 1);
    const auto both = [](__m128i low_mask, __m128i high_mask) {
        return static_cast<std::uint32_t>(_mm_movemask_epi8(low_mask)) |
               static_cast<std::uint32_t>(_mm_movemask_epi8(high_mask)) << 16;
    };
    const __m128i zero = _mm_setzero_si128();
    const __m128i minus_one = _mm_set1_epi8(-1);
    own = both(_mm_cmpgt_epi8(low, zero), _mm_cmpgt_epi8(high, zero));
    opponent = both(low, high);
    blots = both(_mm_cmpeq_epi8(low, minus_one), _mm_cmpeq_epi8(high, minus_one));
#else
    for (int i = 1; i <= kOwnBar; ++i) {
        const int checkers = board.cell[i];
        own |= static_cast<std::uint32_t>(checkers > 0) << i;
        opponent |= static_cast<std::uint32_t>(checkers < 0) << i;
        blots |= static_cast<std::uint32_t>(checkers == -1) << i;
    }
#endif
    blots &= kAllPoints;
    return {own & (kAllPoints | kOwnBarBit), opponent & kAllPoints & ~blots, blots};
}

// Points with two or more own checkers, 1..24.
inline std::uint32_t made_points(const Board& board) {
#if defined(__AVX2__)
    const __m256i cells = _mm256_load_si256(reinterpret_cast<const __m256i*>(board.cell.data()));
    const auto made = static_cast<std::uint32_t>(
        _mm256_movemask_epi8(_mm256_cmpgt_epi8(cells, _mm256_set1_epi8(1))));
#elif defined(__SSE2__)
    const auto* halves = reinterpret_cast<const __m128i*>(board.cell.data());
    const __m128i one = _mm_set1_epi8(1);
    const auto of = [&](int half) {
        return static_cast<std::uint32_t>(
            _mm_movemask_epi8(_mm_cmpgt_epi8(_mm_load_si128(halves + half), one)));
    };
    const std::uint32_t made = of(0) | of(1) << 16;
#else
    std::uint32_t made = 0;
    for (int i = 1; i <= 24; ++i) {
        made |= static_cast<std::uint32_t>(board.cell[i] > 1) << i;
    }
#endif
    return made & kAllPoints;
}

// Checkers of each side on the board, bars included; cells 26 and up are zero here.
struct Men {
    int own;
    int opponent;
};

inline Men men_of(const Board& board) {
#if defined(__SSE2__)
    const auto* halves = reinterpret_cast<const __m128i*>(board.cell.data());
    const __m128i zero = _mm_setzero_si128();
    __m128i own = zero;
    __m128i opponent = zero;
    for (int i = 0; i < 2; ++i) {
        const __m128i cells = _mm_load_si128(halves + i);
        const __m128i is_own = _mm_cmpgt_epi8(cells, zero);
        const __m128i size = _mm_sub_epi8(_mm_xor_si128(cells, _mm_cmpgt_epi8(zero, cells)),
                                          _mm_cmpgt_epi8(zero, cells));
        own = _mm_add_epi64(own, _mm_sad_epu8(_mm_and_si128(is_own, size), zero));
        opponent = _mm_add_epi64(opponent, _mm_sad_epu8(_mm_andnot_si128(is_own, size), zero));
    }
    const auto total = [](__m128i sums) {
        return _mm_cvtsi128_si32(sums) + _mm_cvtsi128_si32(_mm_srli_si128(sums, 8));
    };
    return {total(own), total(opponent)};
#else
    Men men{0, 0};
    for (int i = 0; i < kOuterCells; ++i) {
        const int checkers = board.cell[i];
        men.own += checkers > 0 ? checkers : 0;
        men.opponent += checkers < 0 ? -checkers : 0;
    }
    return men;
#endif
}

}  // namespace fivepoint::inline FIVEPOINT_TARGET
