// Many decisions judged in one call, as the analysis of a match asks for them: threads take whole
// decisions, so that none waits for another. Answers are those of search.h, one by one, whatever
// the number of threads, but with filters of their own. Views as in evaluator.h.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "evaluator.h"
#include "net.h"
#include "position.h"
#include "search.h"

namespace fivepoint {

// A roll to be played at a node; `played` is a result that every depth is to judge.
struct RollAsked {
    Board node;
    DicePair dice;
    Worth worth;
    std::optional<CubeInPlay> cube;
    std::optional<Board> played;
};

// A position before the roll; `worth` is that of the side on roll.
struct NodeAsked {
    Board node;
    Worth worth;
};

// Narrower than kFilters, as the play made is judged at every depth anyway. Over the 460 plays of
// three matches that come to more than one candidate, all within 0.10 after one ply looked at as
// deep: at 2 plies the best play is worth 0.00001 less, at 3 plies it is the same one. From one
// ply to the next the difference of two plays changes by 0.018, 0.011, 0.005 (root mean square).
inline constexpr std::array<Filter, kMaxPlies> kFiltersOfMany = {
    {{5, 0.12F}, {3, 0.05F}, {2, 0.025F}, {2, 0.02F}}};

// The results of each roll as rank_plays gives them under these filters, but that a play that no
// other comes near is not looked at deeper: nothing there could make it a mistake.
std::vector<std::vector<Ranked>> rank_many(const Evaluator& evaluator,
                                           std::span<const RollAsked> asked, int plies,
                                           int threads);

// The best plays of all 21 rolls of each node by the nets, kRolls replies a node.
std::vector<Reply> replies_many(const Evaluator& evaluator, std::span<const NodeAsked> asked,
                                int threads);

}  // namespace fivepoint
