// The best replies of nodes that a thread met before. A decision comes to many nodes by several
// ways and at several depths, and the decision at the cube after a play looks ahead from the nodes
// that the play did. Kept by everything that replies depend on, so no answer depends on what is
// kept.
#pragma once

#include <array>

#include "evaluator.h"
#include "position.h"

namespace fivepoint {

// As Evaluator::best_replies. They stay until the calling thread's next call.
const std::array<Reply, kRolls>& known_best_replies(const Evaluator& evaluator, const Board& node,
                                                    const Worth& worth);

}  // namespace fivepoint
