#include "cube_life.h"

#include <algorithm>

#include "inputs.h"
#include "position.h"

namespace fivepoint {

double CubeLife::at(const Board& node) const {
    if (net_kind(node) == NetKind::contact) {
        return contact;
    }
    int pips = 0;
    for (int cell = 1; cell <= kOwnBar; ++cell) {
        pips += cell * std::max<int>(node.cell[cell], 0);
    }
    return std::clamp(race_base + race_per_pip * pips, 0.0, contact);
}

}  // namespace fivepoint
