#include "search.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "cube_search.h"
#include "evaluator.h"
#include "net.h"
#include "position.h"
#include "reply_cache.h"
#include "threads.h"

namespace fivepoint {

namespace {

struct Search {
    const Evaluator& evaluator;
    bool remember;  // at one ply all nodes are new ones
    Budget* budget;

    // Whether another node may be looked at.
    [[nodiscard]] bool take() const { return budget == nullptr || budget->take(); }

    [[nodiscard]] Outputs static_played(const Board& board) const {
        Outputs out{};
        evaluator.evaluate({&board, 1}, &out);
        return out;
    }

    // Chances of the side that has just played, `worth` for that side.
    [[nodiscard]] Outputs played(const Board& board, int plies, const Worth& worth) const {
        Outputs out{};
        if (evaluator.settled(board, out)) {
            return out;
        }
        return plies == 0 ? static_played(board)
                          : invert(on_roll(flip(board), plies, worth.turned()));
    }

    [[nodiscard]] Outputs on_roll(const Board& node, int plies, const Worth& worth) const {
        if (!take()) {
            return {};
        }
        if (!remember) {
            return evaluator.one_ply(node, worth);
        }
        const std::array<Reply, kRolls>& known = known_best_replies(evaluator, node, worth);
        if (plies == 1) {
            return mean_reply(known);
        }
        const std::array<Reply, kRolls> replies = known;  // looking ahead may overwrite them
        std::array<Outputs, kRolls> outputs{};
        for (int roll = 0; roll < kRolls; ++roll) {
            outputs[roll] = played(replies[roll].board, plies - 1, worth);
        }
        return mean_over_rolls(outputs);
    }
};

// Judges boards after plays at `plies` >= 1, in parts small enough to share among threads. False,
// and the plays are as before, if the budget did not suffice.
bool judge_plays(const Evaluator& evaluator, std::span<Ranked> plays, int plies,
                 const SearchSettings& settings) {
    if (settings.cube) {
        return value_with_cube(evaluator, plays, plies, *settings.cube, settings);
    }
    const Search search{evaluator, settings.plies > 1, settings.budget};
    const Worth turned = settings.worth.turned();
    std::vector<Outputs> found(plays.size());
    if (plies == 1) {
        for_each_chunk(plays.size(), settings.threads, [&](std::size_t i) {
            found[i] = search.played(plays[i].board, plies, settings.worth);
        });
    } else {
        struct Part {
            bool settled = false;
            std::array<Reply, kRolls> replies;
            std::array<Outputs, kRolls> outputs{};
        };
        std::vector<Part> parts(plays.size());
        for_each_chunk(plays.size(), settings.threads, [&](std::size_t i) {
            parts[i].settled = evaluator.settled(plays[i].board, found[i]);
            if (!parts[i].settled && search.take()) {
                parts[i].replies = known_best_replies(evaluator, flip(plays[i].board), turned);
            }
        });
        for_each_chunk(plays.size() * kRolls, settings.threads, [&](std::size_t task) {
            Part& part = parts[task / kRolls];
            const std::size_t roll = task % kRolls;
            if (!part.settled && (settings.budget == nullptr || !settings.budget->spent())) {
                part.outputs[roll] = search.played(part.replies[roll].board, plies - 1, turned);
            }
        });
        for (std::size_t i = 0; i < plays.size(); ++i) {
            if (!parts[i].settled) {
                found[i] = invert(mean_over_rolls(parts[i].outputs));
            }
        }
    }
    if (settings.budget != nullptr && settings.budget->spent()) {
        return false;
    }
    for (std::size_t i = 0; i < plays.size(); ++i) {
        plays[i].outputs = found[i];
        plays[i].value = settings.worth(found[i]);
        plays[i].plies = plies;
    }
    return true;
}

// Best first; equals stay in their order.
void sort_by_value(std::span<Ranked> plays) {
    const std::vector<Ranked> before(plays.begin(), plays.end());
    std::vector<std::size_t> order(plays.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&before](std::size_t a, std::size_t b) {
        return before[a].value > before[b].value || (before[a].value == before[b].value && a < b);
    });
    for (std::size_t i = 0; i < order.size(); ++i) {
        plays[i] = before[order[i]];
    }
}

// How many of the sorted plays pass.
std::size_t passing(std::span<const Ranked> plays, const Filter& filter) {
    std::size_t count = 1;
    while (count < plays.size() && std::cmp_less(count, filter.keep) &&
           plays[count].value >= plays[0].value - filter.margin) {
        ++count;
    }
    return count;
}

// How many go on to the next depth once the play that always does stands behind those that pass.
std::size_t going_on(std::span<Ranked> plays, const Filter& filter,
                     const std::optional<Board>& always) {
    const std::size_t count = passing(plays, filter);
    if (!always) {
        return count;
    }
    const auto rest = plays.begin() + static_cast<std::ptrdiff_t>(count);
    const auto found = std::find_if(
        rest, plays.end(), [&always](const Ranked& play) { return play.board == *always; });
    if (found == plays.end()) {
        return count;
    }
    std::rotate(rest, found, found + 1);
    return count + 1;
}

}  // namespace

std::vector<Ranked> rank_plays(const Evaluator& evaluator, const Board& node, int die1, int die2,
                               const SearchSettings& settings) {
    const DicePair roll{die1, die2};
    const Evaluator::Judged judged = evaluator.judge_rolls(node, {&roll, 1});
    const auto count = static_cast<std::size_t>(judged.ends[0]);
    std::vector<Ranked> plays;
    plays.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        plays.push_back(
            {judged.boards[i], judged.outputs[i], settings.worth(judged.outputs[i]), 0});
    }
    if (settings.cube) {
        value_with_cube(evaluator, plays, 0, *settings.cube, settings);
    }
    sort_by_value(plays);
    std::span<Ranked> kept(plays);
    for (int plies = 1; plies <= settings.plies; ++plies) {
        kept = kept.first(going_on(kept, settings.filters[plies - 1], settings.always));
        if (kept.size() == 1 && !settings.alone) {
            break;
        }
        if (!judge_plays(evaluator, kept, plies, settings)) {
            break;
        }
        sort_by_value(kept);
    }
    return plays;
}

Looked look_ahead(const Evaluator& evaluator, const Board& node, const SearchSettings& settings) {
    SearchSettings played = settings;
    played.worth = settings.worth.turned();
    played.cube.reset();  // chances alone are asked for
    Ranked play{flip(node), {}, 0, 0};
    // With a budget the depths are gone through in turn, for the last may be too deep.
    const bool by_depth = settings.budget != nullptr || settings.plies == 0;
    if (by_depth) {
        evaluator.evaluate({&play.board, 1}, &play.outputs);
    }
    for (int plies = by_depth ? 1 : settings.plies; plies <= settings.plies; ++plies) {
        if (!judge_plays(evaluator, {&play, 1}, plies, played)) {
            break;
        }
    }
    return {invert(play.outputs), play.plies};
}

}  // namespace fivepoint
