#include "cube_search.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "budget.h"
#include "cube.h"
#include "evaluator.h"
#include "net.h"
#include "position.h"
#include "reply_cache.h"
#include "rollout.h"
#include "search.h"
#include "threads.h"

namespace fivepoint {
namespace {

// So far from its last turn the cube's cap changes nothing.
constexpr int kFarFromLast = 8;

bool alike(const CubeSituation& one, const CubeSituation& other) {
    const bool far = one.doublings >= kFarFromLast && other.doublings >= kFarFromLast;
    return one.owner == other.owner && one.cube == other.cube &&
           (far || one.doublings == other.doublings);
}

double seen_by_other(const CubeSituation& situation, double value) {
    return situation.match ? 1 - value : -value;
}

// Cubes and scores that a node is asked about, each once.
class Asked {
  public:
    std::size_t place(const CubeSituation& situation) {
        const auto found = std::ranges::find_if(
            all_, [&](const CubeSituation& known) { return alike(known, situation); });
        if (found != all_.end()) {
            return static_cast<std::size_t>(found - all_.begin());
        }
        all_.push_back(situation);
        return all_.size() - 1;
    }

    [[nodiscard]] std::span<const CubeSituation> all() const { return all_; }

  private:
    std::vector<CubeSituation> all_;
};

// What is asked of the nodes after a roll to answer one question before it.
struct Question {
    CubeSituation situation;
    std::size_t waits = 0;  // the places of the cube as it is and doubled, seen by the other side
    std::optional<std::size_t> doubles;
};

class CubeSearch {
  public:
    CubeSearch(const Evaluator& evaluator, const CubeLife& life, Budget* budget)
        : evaluator_(evaluator), life_(life), budget_(budget) {}

    // The values at a node, and its chances. Worthless once the budget is spent.
    std::vector<CubeValues> look(const Board& node, int plies, const Worth& worth,
                                 std::span<const CubeSituation> asked, Outputs& chances,
                                 int threads) const {
        Outputs played{};
        if (evaluator_.settled(flip(node), played)) {
            chances = invert(played);
            return at_leaf(node, chances, asked);
        }
        if (budget_ != nullptr && !budget_->take()) {
            return std::vector<CubeValues>(asked.size());
        }
        Asked after;
        std::vector<Question> questions;
        for (const CubeSituation& situation : asked) {
            Question question{situation, after.place(turned(situation)), std::nullopt};
            if (may_turn(situation)) {
                question.doubles = after.place(turned(turned_up(situation)));
            }
            questions.push_back(question);
        }
        // Copied, for looking ahead may overwrite them.
        const std::array<Reply, kRolls> replies = known_best_replies(evaluator_, node, worth);
        std::array<Outputs, kRolls> outputs{};
        std::vector<std::vector<double>> best(kRolls);
        for_each_chunk(kRolls, plies > 1 ? threads : 1, [&](std::size_t roll) {
            const Board next = flip(replies[roll].board);
            Outputs theirs = invert(replies[roll].outputs);
            const std::vector<CubeValues> found =
                plies == 1 || game_over(next)
                    ? at_leaf(next, theirs, after.all())
                    : look(next, plies - 1, worth.turned(), after.all(), theirs, 1);
            outputs[roll] = invert(theirs);
            for (const CubeValues& values : found) {
                best[roll].push_back(values.best());
            }
        });
        chances = mean_over_rolls(outputs);
        std::vector<CubeValues> values;
        values.reserve(questions.size());
        for (const Question& question : questions) {
            values.push_back(answer(question, chances, life_.at(node), best));
        }
        return values;
    }

  private:
    [[nodiscard]] std::vector<CubeValues> at_leaf(const Board& node, const Outputs& chances,
                                                  std::span<const CubeSituation> asked) const {
        std::vector<CubeValues> values;
        values.reserve(asked.size());
        for (const CubeSituation& situation : asked) {
            if (const int points = game_result(node); points != 0) {
                const double worth = finished(situation, points);
                values.push_back({worth, worth, worth, worth, false, false});
                continue;
            }
            Chances precise{};
            std::ranges::copy(chances, precise.begin());
            values.push_back(cube_values(precise, situation, life_.at(node)));
        }
        return values;
    }

    [[nodiscard]] static CubeValues answer(const Question& question, const Outputs& chances,
                                           double life, std::span<const std::vector<double>> best) {
        const CubeSituation& situation = question.situation;
        const auto mean = [&](std::size_t place) {
            double sum = 0;
            for (int roll = 0; roll < kRolls; ++roll) {
                sum += kAllRolls[roll].weight * best[static_cast<std::size_t>(roll)][place];
            }
            return seen_by_other(situation, sum / 36);
        };
        Chances precise{};
        std::ranges::copy(chances, precise.begin());
        CubeValues values = cube_values(precise, situation, life);
        values.no_double = mean(question.waits);
        values.may_double = question.doubles.has_value();
        if (question.doubles) {
            // Money is told in units of the present cube.
            values.take = mean(*question.doubles) * (situation.match ? 1 : 2);
            values.beaver = situation.beavers && !situation.match && situation.doublings >= 2 &&
                            values.take < 0;
            values.take *= values.beaver ? 2 : 1;
        }
        return values;
    }

    const Evaluator& evaluator_;
    CubeLife life_;
    Budget* budget_;
};

}  // namespace

CubeLooked look_ahead_with_cube(const Evaluator& evaluator, const Board& node,
                                const SearchSettings& settings, const CubeSituation& situation,
                                const CubeLife& life) {
    const CubeSearch search(evaluator, life, settings.budget);
    const std::span<const CubeSituation> asked(&situation, 1);
    CubeLooked looked;
    // With a budget the depths are gone through in turn, for the last may be too deep.
    const int first = settings.budget != nullptr ? 0 : settings.plies;
    for (int plies = first; plies <= settings.plies; ++plies) {
        CubeLooked deeper{{}, {}, plies};
        if (plies == 0) {
            const Board before = flip(node);
            evaluator.evaluate({&before, 1}, &deeper.outputs);
            deeper.outputs = invert(deeper.outputs);
            Chances precise{};
            std::ranges::copy(deeper.outputs, precise.begin());
            deeper.values = cube_values(precise, situation, life.at(node));
        } else {
            deeper.values =
                search.look(node, plies, settings.worth, asked, deeper.outputs, settings.threads)
                    .front();
            if (settings.budget != nullptr && settings.budget->spent()) {
                break;
            }
        }
        looked = deeper;
    }
    return looked;
}

}  // namespace fivepoint
