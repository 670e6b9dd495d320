#include "position.h"

#include <algorithm>

namespace fivepoint {

Board board_from_cells(const std::int8_t* outer, int men) {
    Board board;
    int own = 0;
    int opponent = 0;
    for (int i = 0; i < kOuterCells; ++i) {
        board.cell[i] = outer[i];
        own += std::max<int>(outer[i], 0);
        opponent += std::max<int>(-outer[i], 0);
    }
    board.cell[kOwnOff] = static_cast<std::int8_t>(men - own);
    board.cell[kOpponentOff] = static_cast<std::int8_t>(opponent - men);
    return board;
}

Board flip(const Board& board) {
    Board flipped;
    for (int i = 0; i < kOuterCells; ++i) {
        flipped.cell[i] = static_cast<std::int8_t>(-board.cell[kOwnBar - i]);
    }
    flipped.cell[kOwnOff] = static_cast<std::int8_t>(-board.cell[kOpponentOff]);
    flipped.cell[kOpponentOff] = static_cast<std::int8_t>(-board.cell[kOwnOff]);
    return flipped;
}

}  // namespace fivepoint
