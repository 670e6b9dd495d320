// Counts the lines of play from a position: a number that two move generators share only if
// they agree everywhere in the tree.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "position.h"

namespace fivepoint {

// Deeper counts would not fit in 64 bits, and no one would see them end.
inline constexpr int kMaxPerftDepth = 6;

// perft(b, 0) = 1; perft(b, n) = the sum over the 21 rolls, unweighted, and their distinct
// results r of perft(flip(r), n - 1). A roll that cannot be played has one result, a finished
// game counts 1. `stop` is asked now and then; once it says true there is no answer.
std::optional<std::uint64_t> perft(const Board& board, int depth,
                                   const std::function<bool()>& stop);

}  // namespace fivepoint
