// Which contact positions are late: these have a net of their own, with the same inputs.
#pragma once

#include <algorithm>
#include <cstdint>

#include "points.h"
#include "position.h"
#include "target.h"

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

// Checkers of each side that are off or on its three lowest points.
inline Men gone(const Board& board) {
    int own = board.cell[kOwnOff];
    int opponent = -board.cell[kOpponentOff];
    for (int point = 1; point <= 3; ++point) {
        own += std::max<int>(board.cell[point], 0);
        opponent -= std::min<int>(board.cell[25 - point], 0);
    }
    return {own, opponent};
}

// Checkers of each side in the other's home or on the bar.
inline Men back(const Board& board) {
    int own = 0;
    int opponent = 0;
    for (int point = 19; point <= kOwnBar; ++point) {
        own += std::max<int>(board.cell[point], 0);
        opponent -= std::min<int>(board.cell[25 - point], 0);
    }
    return {own, opponent};
}

// Whether a side has nine checkers off or on its three lowest points, or holds two points in the
// other's home: ends with contact, containments, crashed homes, backgames. The same seen from
// either side. `wider` moves the border: at 1 seven checkers are enough, and four in the other's
// home or on the bar however they stand; at -1 it takes eleven checkers.
inline bool is_late(const Board& board, int wider = 0) {
    const auto most = [](const Men& men) { return std::max(men.own, men.opponent); };
    const auto two_or_more = [](std::uint32_t points) { return (points & (points - 1)) != 0; };
    if (most(gone(board)) >= 9 - (2 * wider)) {
        return true;
    }
    if (wider > 0) {
        return most(back(board)) >= 4;
    }
    constexpr std::uint32_t kOpponentHome = 0x3FU << 19;
    return two_or_more(made_points(board) & kOpponentHome) ||
           two_or_more(points_of(board).blocked & kHomePoints);
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
