// Rollouts: a position played to the end many times, both sides by the same engine.
//
// Trial n of a seed is the same whatever the number of threads and the trials asked for beside it,
// so trials can be run in any portions. The first two rolls of trials n, n + 1, ... run through all
// 36 x 36 pairs. Every roll's luck is taken out: what the roll gained over the mean of all rolls,
// as the static net sees it, is subtracted, which changes no mean and most of the scatter.
//
// With a cube each trial also tells what the game is worth with it: both sides double, take and
// drop as cube.h advises on the static chances, before every roll, and the game is played on for
// the cubeless chances when one has dropped. A small bear-off ends it with what it is worth
// (cube_endgame.h). Plays are chosen by cubeless worth, in a match by that at the present cube.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "cube_life.h"
#include "evaluator.h"
#include "net.h"
#include "position.h"

namespace fivepoint {

struct RolloutSettings {
    Worth worth;         // for the side on roll
    int plies = 0;       // depth at which both sides choose their plays
    int truncate = 0;    // judge the position after so many rolls; 0: play to the end
    bool reduce = true;  // take out the luck
    std::uint64_t seed = 1;
    std::optional<CubeInPlay> cube;  // of the side on roll
    bool may_double = true;          // false: the first roll comes without a look at the cube
};

struct TrialResult {
    Outputs chances{};   // with luck taken out they may lie outside 0..1
    double cubeful = 0;  // points in units of the first cube, or a match-winning chance
};

// Trials first, first + 1, ..., for the side on roll. The game must not be over.
void roll_out(const Evaluator& evaluator, const Board& node, const RolloutSettings& settings,
              std::uint64_t first, std::span<TrialResult> trials, int threads);

}  // namespace fivepoint
