#include "position.h"

#include <algorithm>
#include <bit>

#include "points.h"

namespace fivepoint {
namespace {

constexpr std::uint32_t kOpponentHome = 0x01F80000;  // 19..24

std::uint64_t load_reversed(const std::int8_t* from) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, from, sizeof bytes);
    return __builtin_bswap64(bytes);
}

}  // namespace

BoardFault board_fault(const std::int8_t* outer, int men) {
    int own = 0;
    int opponent = 0;
    int own_closed = 0;
    int opponent_closed = 0;
    for (int i = 0; i < kOuterCells; ++i) {
        own += std::max<int>(outer[i], 0);
        opponent += std::max<int>(-outer[i], 0);
    }
    if (outer[kOwnBar] < 0) {
        return BoardFault::kOwnBarSign;
    }
    if (outer[kOpponentBar] > 0) {
        return BoardFault::kOpponentBarSign;
    }
    if (own > men) {
        return BoardFault::kOwnMen;
    }
    if (opponent > men) {
        return BoardFault::kOpponentMen;
    }
    if (own == 0 && opponent == 0) {
        return BoardFault::kBothOff;
    }
    if (outer[kOwnBar] > 0 && outer[kOpponentBar] < 0) {
        for (int i = 1; i <= 6; ++i) {
            own_closed += outer[i] >= 2 ? 1 : 0;
            opponent_closed += outer[25 - i] <= -2 ? 1 : 0;
        }
        if (own_closed == 6 && opponent_closed == 6) {
            return BoardFault::kBothClosedOut;
        }
    }
    return BoardFault::kNone;
}

Board board_from_cells(const std::int8_t* outer, int men) {
    Board board;
    int own = 0;
    int opponent = 0;
    std::memcpy(board.cell.data(), outer, kOuterCells);
    for (int i = 0; i < kOuterCells; ++i) {
        own += std::max<int>(outer[i], 0);
        opponent += std::max<int>(-outer[i], 0);
    }
    board.cell[kOwnOff] = static_cast<std::int8_t>(men - own);
    board.cell[kOpponentOff] = static_cast<std::int8_t>(opponent - men);
    return board;
}

Board flip(const Board& board) {
    // Cells 0..25 in reverse, eight at a time, then every sign: 25..18, 17..10, 9..2, 1, 0.
    Board flipped;
    const std::int8_t* from = board.cell.data();
    std::int8_t* to = flipped.cell.data();
    for (int i = 0; i < 24; i += 8) {
        const std::uint64_t bytes = load_reversed(from + 18 - i);
        std::memcpy(to + i, &bytes, sizeof bytes);
    }
    to[24] = from[1];
    to[25] = from[0];
    to[kOwnOff] = from[kOpponentOff];
    to[kOpponentOff] = from[kOwnOff];
    for (std::int8_t& cell : flipped.cell) {
        cell = static_cast<std::int8_t>(-cell);
    }
    return flipped;
}

int game_result(const Board& board) {
    const Points points = points_of(board);
    const std::uint32_t opponent = points.blocked | points.blots;
    if (points.own == 0) {
        if (board.cell[kOpponentOff] != 0) {
            return 1;
        }
        return board.cell[kOpponentBar] != 0 || (opponent & kHomePoints) != 0 ? 3 : 2;
    }
    if (opponent == 0 && board.cell[kOpponentBar] == 0) {
        if (board.cell[kOwnOff] != 0) {
            return -1;
        }
        return (points.own & (kOwnBarBit | kOpponentHome)) != 0 ? -3 : -2;
    }
    return 0;
}

bool game_over(const Board& board) {
    const Points points = points_of(board);
    return points.own == 0 ||
           ((points.blocked | points.blots) == 0 && board.cell[kOpponentBar] == 0);
}

}  // namespace fivepoint
