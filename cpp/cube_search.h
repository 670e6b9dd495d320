// Looking ahead with the cube: what no double, double and take, and drop are worth at a node when
// both sides may turn the cube before each roll that is looked at. Plays are those of search.h,
// chosen by cubeless worth; behind the last ply stands the model of cube.h. Small bear-offs are
// looked at to their end (cube_endgame.h), whatever the depth.
//
// A constant life of the cube cannot know that a position turns within a roll or two; here the
// rolls themselves say it, and the model is left with what comes after them.
#pragma once

#include <span>

#include "cube.h"
#include "cube_life.h"
#include "evaluator.h"
#include "search.h"

namespace fivepoint {

// Of the side on roll, before its decision.
struct CubeLooked {
    Outputs outputs{};  // its cubeless chances, as look_ahead finds them
    CubeValues values{};
    int plies = 0;  // the depth that the budget allowed
};

// The game is not over. Results do not depend on the number of threads, as those of look_ahead.
CubeLooked look_ahead_with_cube(const Evaluator& evaluator, const Board& node,
                                const SearchSettings& settings, const CubeInPlay& cube);

// Sets outputs, value and depth of plays just made, with the cube in play: at 0 plies the
// model values the `outputs` they have; deeper, the other side decides at the cube before its roll,
// and so on. False, and nothing is set, if the budget did not suffice.
bool value_with_cube(const Evaluator& evaluator, std::span<Ranked> plays, int plies,
                     const CubeInPlay& cube, const SearchSettings& settings);

}  // namespace fivepoint
