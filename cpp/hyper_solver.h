// Solves hypergammon by value iteration. Games can go on for ever in principle, so the equations
// are solved by going over them again and again, the least pips first, until nothing changes; each
// pass takes off a quarter to a half of the largest change.
//
// A side of three checkers holds at most one point, so all positions of the other side that hold
// the same one share the plays of each roll but for the blots hit. Plays are therefore listed once
// for every placing of the side on roll and every point held, each with the points it touches; a
// pass does no more than look up what they lead to.
#pragma once

#include <functional>
#include <optional>
#include <vector>

namespace fivepoint {

// The values of a Hyper table of `men` checkers a side, or nothing if it was stopped; see
// Hyper::build.
std::optional<std::vector<float>> solve_hyper(int men, int threads, float tolerance,
                                              const std::function<bool(int, float)>& progress,
                                              const std::function<bool()>& stop);

}  // namespace fivepoint
