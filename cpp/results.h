// The plain uses of the move generator: results as boards, as rows for Python, as a number.
// Each runs on the kernel chosen in cpu.h. Seen from the player who moves, before and after.
#pragma once

#include <cstdint>
#include <span>

#include "movegen.h"
#include "position.h"

namespace fivepoint {

// Bytes that list_rows may write from `out` on: the last row is written as a whole Board.
inline constexpr int kMaxRowBytes = kMaxResults * kOuterCells + 32;

// Writes the distinct results of the dice to the front of `out`, which holds kMaxResults;
// returns their number, at least 1 (nothing to play: the board as it was).
int list_results(const Board& board, int die1, int die2, std::span<Board, kMaxResults> out);

// The same as rows of 26 cells, one after the other; up to kMaxRowBytes are overwritten.
int list_rows(const Board& board, int die1, int die2, std::int8_t* out);

// The number of distinct results.
int count_results(const Board& board, int die1, int die2);

}  // namespace fivepoint
