#include "cube_search.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "budget.h"
#include "cube.h"
#include "cube_endgame.h"
#include "evaluator.h"
#include "net.h"
#include "position.h"
#include "reply_cache.h"
#include "search.h"
#include "threads.h"

namespace fivepoint {
namespace {

double seen_by_other(const CubeSituation& situation, double value) {
    return situation.match ? 1 - value : -value;
}

// With each roll the cube can be turned once more, and either side may have turned it last.
constexpr std::size_t kMostAsked = 2 * (kMaxPlies + 1) + 1;

// Cubes and scores that a node is asked about, each once.
class Asked {
  public:
    std::size_t place(const CubeSituation& situation) {
        const auto found = std::ranges::find_if(
            all(), [&](const CubeModel& known) { return alike(known.situation(), situation); });
        const auto place = static_cast<std::size_t>(found - all().begin());
        if (place == count_) {
            all_.at(count_++) = CubeModel(situation);
        }
        return place;
    }

    [[nodiscard]] std::span<const CubeModel> all() const { return {all_.data(), count_}; }

  private:
    std::array<CubeModel, kMostAsked> all_;
    std::size_t count_ = 0;
};

// What is asked of the nodes after a roll to answer one question before it.
struct Question {
    std::size_t waits = 0;  // the places of the cube as it is and doubled, seen by the other side
    std::optional<std::size_t> doubles;
};

// What the asked situations are worth before a decision, by their places.
using Best = std::array<double, kMostAsked>;

CubeValues over(const CubeSituation& situation, int points) {
    const double worth = finished(situation, points);
    return {worth, worth, worth, worth, false, false};
}

CubeValues by_model(const Outputs& chances, const CubeModel& model, double life) {
    Chances precise{};
    std::ranges::copy(chances, precise.begin());
    return model.values(precise, life);
}

class CubeSearch {
  public:
    CubeSearch(const Evaluator& evaluator, const CubeLife& life, Budget* budget)
        : evaluator_(evaluator), life_(life), budget_(budget), question_(new_question()) {}

    // The value of one situation at a node, and its chances. Worthless once the budget is spent.
    CubeValues look(const Board& node, int plies, const Worth& worth, const CubeModel& asked,
                    Outputs& chances, int threads) const {
        CubeValues values{};
        look(node, plies, worth, {&asked, 1}, chances, threads, &values);
        return values;
    }

    // The values by the model alone, or of a small bear-off to its end.
    void at_leaf(const Board& node, const Outputs& chances, std::span<const CubeModel> asked,
                 CubeValues* values) const {
        const int points = game_result(node);
        const bool solvable = points == 0 && CubeEndgame::reaches(node);
        const double life = points == 0 ? life_.at(node) : 0;
        for (const CubeModel& model : asked) {
            if (points != 0) {
                *values = over(model.situation(), points);
            } else {
                *values = by_model(chances, model, life);
                if (solvable) {
                    decide(model.situation(),
                           endgame_for(question_).before_roll(node, model.situation()), *values);
                }
            }
            ++values;
        }
    }

  private:
    void look(const Board& node, int plies, const Worth& worth, std::span<const CubeModel> asked,
              Outputs& chances, int threads, CubeValues* values) const {
        Outputs played{};
        const bool settled = evaluator_.settled(flip(node), played);
        if (settled && (game_over(node) || CubeEndgame::reaches(node))) {
            chances = invert(played);
            at_leaf(node, chances, asked, values);
            return;
        }
        if (budget_ != nullptr && !budget_->take()) {
            return;
        }
        Asked after;
        std::array<Question, kMostAsked> questions;
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const CubeSituation& situation = asked[i].situation();
            questions[i].waits = after.place(turned(situation));
            if (may_turn(situation)) {
                questions[i].doubles = after.place(turned(turned_up(situation)));
            }
        }
        // Copied, for looking ahead may overwrite them.
        const std::array<Reply, kRolls> replies = known_best_replies(evaluator_, node, worth);
        std::array<Outputs, kRolls> outputs{};
        std::array<Best, kRolls> best;
        for_each_chunk(kRolls, plies > 1 ? threads : 1, [&](std::size_t roll) {
            const Board next = flip(replies[roll].board);
            Outputs theirs = invert(replies[roll].outputs);
            std::array<CubeValues, kMostAsked> found{};
            if (plies == 1 || game_over(next)) {
                at_leaf(next, theirs, after.all(), found.data());
            } else {
                look(next, plies - 1, worth.turned(), after.all(), theirs, 1, found.data());
            }
            outputs[roll] = invert(theirs);
            for (std::size_t place = 0; place < after.all().size(); ++place) {
                best[roll][place] = found[place].best();
            }
        });
        chances = settled ? invert(played) : mean_over_rolls(outputs);
        for (std::size_t i = 0; i < asked.size(); ++i) {
            values[i] = by_model(chances, asked[i], life_.at(node));
            decide(asked[i].situation(), over_rolls(asked[i].situation(), questions[i], best),
                   values[i]);
        }
    }

    [[nodiscard]] static BeforeRoll over_rolls(const CubeSituation& situation,
                                               const Question& question,
                                               const std::array<Best, kRolls>& best) {
        const auto mean = [&](std::size_t place) {
            double sum = 0;
            for (int roll = 0; roll < kRolls; ++roll) {
                sum += kAllRolls[roll].weight * best[static_cast<std::size_t>(roll)][place];
            }
            return seen_by_other(situation, sum / 36);
        };
        BeforeRoll found{mean(question.waits), std::nullopt};
        if (question.doubles) {
            // Money is told in units of the present cube.
            found.doubles = mean(*question.doubles) * (situation.match ? 1 : 2);
        }
        return found;
    }

    // Puts what has been found into values that are the model's.
    static void decide(const CubeSituation& situation, const BeforeRoll& found,
                       CubeValues& values) {
        values.no_double = found.waits;
        values.may_double = found.doubles.has_value();
        if (found.doubles) {
            const Taken take = taken(situation, *found.doubles);
            values.take = take.value;
            values.beaver = take.beaver;
        }
    }

    const Evaluator& evaluator_;
    CubeLife life_;
    Budget* budget_;
    std::uint64_t question_;
};

}  // namespace

CubeLooked look_ahead_with_cube(const Evaluator& evaluator, const Board& node,
                                const SearchSettings& settings, const CubeInPlay& cube) {
    const CubeSearch search(evaluator, cube.life, settings.budget);
    const CubeModel asked(cube.situation);
    CubeLooked looked;
    // With a budget the depths are gone through in turn, for the last may be too deep.
    const int first = settings.budget != nullptr ? 0 : settings.plies;
    for (int plies = first; plies <= settings.plies; ++plies) {
        CubeLooked deeper{{}, {}, plies};
        if (plies == 0) {
            const Board before = flip(node);
            evaluator.evaluate({&before, 1}, &deeper.outputs);
            deeper.outputs = invert(deeper.outputs);
            search.at_leaf(node, deeper.outputs, {&asked, 1}, &deeper.values);
        } else {
            deeper.values =
                search.look(node, plies, settings.worth, asked, deeper.outputs, settings.threads);
            if (settings.budget != nullptr && settings.budget->spent()) {
                break;
            }
        }
        looked = deeper;
    }
    return looked;
}

bool value_with_cube(const Evaluator& evaluator, std::span<Ranked> plays, int plies,
                     const CubeInPlay& cube, const SearchSettings& settings) {
    const CubeSearch search(evaluator, cube.life, settings.budget);
    const CubeModel theirs(turned(cube.situation));
    const Worth worth = settings.worth.turned();
    std::vector<Outputs> chances(plays.size());
    std::vector<double> values(plays.size());
    // One ply is too little to share out within a play, the model alone too little for threads.
    const int inside = plies > 1 ? settings.threads : 1;
    for_each_chunk(plays.size(), plies == 1 ? settings.threads : 1, [&](std::size_t i) {
        const Board node = flip(plays[i].board);
        chances[i] = invert(plays[i].outputs);
        CubeValues found{};
        if (plies == 0 || game_over(node)) {
            search.at_leaf(node, chances[i], {&theirs, 1}, &found);
        } else {
            found = search.look(node, plies, worth, theirs, chances[i], inside);
        }
        values[i] = equity_of(cube.situation, seen_by_other(cube.situation, found.best()));
    });
    if (plies > 0 && settings.budget != nullptr && settings.budget->spent()) {
        return false;
    }
    for (std::size_t i = 0; i < plays.size(); ++i) {
        plays[i].outputs = invert(chances[i]);
        plays[i].value = values[i];
        plays[i].plies = plies;
    }
    return true;
}

}  // namespace fivepoint
