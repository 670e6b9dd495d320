// Looking ahead. Plies are counted gnubg's way: 0 = the position is judged as it stands; n = the
// mean over the 21 rolls, the side on roll making the play that is best as it stands, of what
// follows judged at n - 1.
//
// Results do not depend on the number of threads, unless a budget of time ends the search. Views as
// in evaluator.h.
#pragma once

#include <optional>
#include <vector>

#include "budget.h"
#include "cube_life.h"
#include "evaluator.h"
#include "net.h"
#include "position.h"

namespace fivepoint {

inline constexpr int kMaxPlies = 4;

// How many plays go from one depth to the next: at most `keep`, and only those within `margin`
// of the best, in equity.
struct Filter {
    int keep = 0;
    float margin = 0;
};
// Of depth 1, 2, ...; the first is the widest. Against 6 within 0.10 the first costs 0.00003 points
// a decision (600 with contact); against 5 within 0.08 the second 0.00001 (150).
inline constexpr std::array<Filter, kMaxPlies> kFilters = {
    {{5, 0.09F}, {4, 0.06F}, {3, 0.05F}, {2, 0.04F}}};

struct SearchSettings {
    Worth worth;                     // for the side on roll; plays below the root are chosen by it
    std::optional<CubeInPlay> cube;  // plays are valued with both sides using it (cube_search.h)
    int plies = 0;
    int threads = 1;
    std::array<Filter, kMaxPlies> filters = kFilters;
    std::optional<Board> always;  // this result of the roll passes every filter
    bool alone = true;            // whether a play that is the only one left is looked at deeper
    // Where it ends before `plies` are reached, the depths looked through to their end count.
    Budget* budget = nullptr;
};

// A play with the depth at which it was last judged.
struct Ranked {
    Board board;
    Outputs outputs{};
    double value = 0;  // its equity with the cube in play, without one its worth
    int plies = 0;
};

// All results of the roll: those judged deepest first, then those of the depth before and so on,
// the best of each depth first. What a shallower look said of a play may be more than the best is
// worth.
std::vector<Ranked> rank_plays(const Evaluator& evaluator, const Board& node, int die1, int die2,
                               const SearchSettings& settings);

// Chances of the side on roll at a node, before rolling, and the depth they were looked for at.
struct Looked {
    Outputs outputs{};
    int plies = 0;
};
Looked look_ahead(const Evaluator& evaluator, const Board& node, const SearchSettings& settings);

}  // namespace fivepoint
