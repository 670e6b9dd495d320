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

}  // namespace fivepoint::inline FIVEPOINT_TARGET
