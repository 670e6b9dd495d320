// How much of a live cube's worth is realised (the `life` of cube.h), by position.
#pragma once

#include "cube.h"
#include "position.h"

namespace fivepoint {

// One share while there is contact; in a race it grows with the pips of the side on roll.
struct CubeLife {
    double contact = 0;
    double race_base = 0;
    double race_per_pip = 0;

    [[nodiscard]] double at(const Board& node) const;
};

// Where the cube stands for a side, and its life in the model.
struct CubeInPlay {
    CubeSituation situation;
    CubeLife life;
};

}  // namespace fivepoint
