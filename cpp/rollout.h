// Rollouts: a position played to the end many times, both sides by the same engine.
//
// Trial n of a seed is the same whatever the number of threads and the trials asked for beside it,
// so trials can be run in any portions. The first two rolls of trials n, n + 1, ... run through all
// 36 x 36 pairs. Every roll's luck is taken out: what the roll gained over the mean of all rolls,
// as the static net sees it, is subtracted, which changes no mean and most of the scatter.
#pragma once

#include <cstdint>
#include <span>

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
};

// Chances of the side on roll from trials first, first + 1, ..., one each; with luck taken out a
// single one may lie outside 0..1. The game must not be over.
void roll_out(const Evaluator& evaluator, const Board& node, const RolloutSettings& settings,
              std::uint64_t first, std::span<Outputs> trials, int threads);

}  // namespace fivepoint
