// A backgammon position as the core holds it: 32 signed bytes, one AVX2 register.
// Always seen from the player on roll. Knows nothing of dice, cube or match.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

namespace fivepoint {

// Cell numbers of a Board. Points 1..24 stand between the two bars.
inline constexpr int kOpponentBar = 0;   // opponent's checkers on the bar, <= 0
inline constexpr int kOwnBar = 25;       // own checkers on the bar, >= 0
inline constexpr int kOwnOff = 26;       // own checkers borne off, >= 0
inline constexpr int kOpponentOff = 27;  // opponent's checkers borne off, <= 0
inline constexpr int kOuterCells = 26;   // what Python shows: both bars and the points
inline constexpr int kMaxMen = 15;       // checkers a side, at most

// Own checkers are positive, the opponent's negative. Cells 28..31 stay zero.
struct alignas(32) Board {
    std::array<std::int8_t, 32> cell{};

    friend bool operator==(const Board&, const Board&) = default;
};

// Sets of cells as bits: bit p is cell p.
inline constexpr std::uint32_t kAllPoints = 0x01FFFFFE;    // 1..24
inline constexpr std::uint32_t kHomePoints = 0x0000007E;   // 1..6
inline constexpr std::uint32_t kOuterPoints = 0x01FFFF80;  // 7..24
inline constexpr std::uint32_t kOwnBarBit = 1U << kOwnBar;

constexpr std::uint32_t bit(int cell) { return 1U << cell; }

// Why a row of 26 cells is no position; kNone if it is one.
enum class BoardFault : std::uint8_t {
    kNone,
    kOwnBarSign,       // cell 25 below 0
    kOpponentBarSign,  // cell 0 above 0
    kOwnMen,           // more than `men` own checkers
    kOpponentMen,      // more than `men` of the opponent's
    kBothClosedOut,    // both on the bar against six closed points: nobody could ever move
    kBothOff,          // both sides have borne off all
};

// Reads `outer` (26 cells as Python shows them) as a position of `men` checkers a side; what is
// not on the board has been borne off. Returns the first fault found, and then no position.
// Each cell is read once, so nobody who writes there meanwhile can slip in what was not checked.
BoardFault read_board(const std::int8_t* outer, int men, Board& board);

// The same, of cells that are known to be legal.
Board board_from_cells(const std::int8_t* outer, int men);

// The same position seen by the other side.
Board flip(const Board& board);

// What a finished game is worth to the player on roll: 1 single, 2 gammon, 3 backgammon if
// they have borne off all, the same below zero if the opponent has; 0 while it goes on.
int game_result(const Board& board);

// Whether one side has borne off all.
bool game_over(const Board& board);

}  // namespace fivepoint
