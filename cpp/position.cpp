#include "position.h"

#include "points.h"

namespace fivepoint {
namespace {

constexpr std::uint32_t kOpponentHome = 0x01F80000;  // 19..24

std::uint64_t load_reversed(const std::int8_t* from) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, from, sizeof bytes);
    return __builtin_bswap64(bytes);
}

// Whether each side's six home points are made.
bool both_closed(const Board& board) {
    for (int point = 1; point <= 6; ++point) {
        if (board.cell[point] < 2 || board.cell[25 - point] > -2) {
            return false;
        }
    }
    return true;
}

}  // namespace

BoardFault read_board(const std::int8_t* outer, int men, Board& board) {
    board = Board{};
    std::memcpy(board.cell.data(), outer, kOuterCells);
    const Men on_board = men_of(board);
    if (board.cell[kOwnBar] < 0) {
        return BoardFault::kOwnBarSign;
    }
    if (board.cell[kOpponentBar] > 0) {
        return BoardFault::kOpponentBarSign;
    }
    if (on_board.own > men) {
        return BoardFault::kOwnMen;
    }
    if (on_board.opponent > men) {
        return BoardFault::kOpponentMen;
    }
    if (on_board.own == 0 && on_board.opponent == 0) {
        return BoardFault::kBothOff;
    }
    if (board.cell[kOwnBar] > 0 && board.cell[kOpponentBar] < 0 && both_closed(board)) {
        return BoardFault::kBothClosedOut;
    }
    board.cell[kOwnOff] = static_cast<std::int8_t>(men - on_board.own);
    board.cell[kOpponentOff] = static_cast<std::int8_t>(on_board.opponent - men);
    return BoardFault::kNone;
}

Board board_from_cells(const std::int8_t* outer, int men) {
    Board board;
    std::memcpy(board.cell.data(), outer, kOuterCells);
    const Men on_board = men_of(board);
    board.cell[kOwnOff] = static_cast<std::int8_t>(men - on_board.own);
    board.cell[kOpponentOff] = static_cast<std::int8_t>(on_board.opponent - men);
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
