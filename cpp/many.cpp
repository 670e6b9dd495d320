#include "many.h"

#include <cstddef>
#include <span>
#include <vector>

#include "evaluator.h"
#include "net.h"
#include "search.h"
#include "threads.h"

namespace fivepoint {

std::vector<std::vector<Ranked>> rank_many(const Evaluator& evaluator,
                                           std::span<const RollAsked> asked, int plies,
                                           int threads) {
    std::vector<std::vector<Ranked>> ranked(asked.size());
    for_each_chunk(asked.size(), threads, [&](std::size_t i) {
        SearchSettings settings;
        settings.worth = asked[i].worth;
        settings.cube = asked[i].cube;
        settings.plies = plies;
        settings.filters = kFiltersOfMany;
        settings.always = asked[i].played;
        settings.alone = false;
        const DicePair& dice = asked[i].dice;
        ranked[i] = rank_plays(evaluator, asked[i].node, dice.die1, dice.die2, settings);
    });
    return ranked;
}

std::vector<Reply> replies_many(const Evaluator& evaluator, std::span<const NodeAsked> asked,
                                int threads) {
    std::vector<Reply> replies(asked.size() * kRolls);
    for_each_chunk(asked.size(), threads, [&](std::size_t i) {
        const std::span<Reply, kRolls> mine(replies.data() + (i * kRolls), kRolls);
        evaluator.best_replies(asked[i].node, asked[i].worth, mine);
    });
    return replies;
}

}  // namespace fivepoint
