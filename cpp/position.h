// A backgammon position as the core holds it: 32 signed bytes, one AVX2 register.
// Always seen from the player on roll. Knows nothing of dice, cube or match.
#pragma once

#include <array>
#include <cstdint>

namespace fivepoint {

// Cell numbers of a Board. Points 1..24 stand between the two bars.
inline constexpr int kOpponentBar = 0;   // opponent's checkers on the bar, <= 0
inline constexpr int kOwnBar = 25;       // own checkers on the bar, >= 0
inline constexpr int kOwnOff = 26;       // own checkers borne off, >= 0
inline constexpr int kOpponentOff = 27;  // opponent's checkers borne off, <= 0
inline constexpr int kOuterCells = 26;   // what Python shows: both bars and the points

// Own checkers are positive, the opponent's negative. Cells 28..31 stay zero.
struct alignas(32) Board {
    std::array<std::int8_t, 32> cell{};

    friend bool operator==(const Board&, const Board&) = default;
};

// The board of `outer` (26 cells as Python shows them) where each side has `men` checkers.
// The caller has checked that the cells are legal; the rest counts as borne off.
Board board_from_cells(const std::int8_t* outer, int men);

// The same position seen by the other side.
Board flip(const Board& board);

}  // namespace fivepoint
