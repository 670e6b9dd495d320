#include "rollout.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "cube.h"
#include "cube_endgame.h"
#include "evaluator.h"
#include "inputs.h"
#include "net.h"
#include "position.h"
#include "rng.h"
#include "search.h"
#include "threads.h"

namespace fivepoint {

namespace {

// Which of kAllRolls a throw of two dice is.
int roll_index(int die1, int die2) {
    const int larger = die1 > die2 ? die1 : die2;
    const int smaller = die1 > die2 ? die2 : die1;
    return larger * (larger - 1) / 2 + smaller - 1;
}

// A difference of chances seen from the other side.
Outputs turned(const Outputs& change) {
    return {-change[0], change[3], change[4], change[1], change[2]};
}

// The cube in a game being played out, seen by the side on roll, and what the game is worth.
// Values are those of cube.h: points in units of the first cube, or match-winning chances.
class CubeGame {
  public:
    explicit CubeGame(const CubeInPlay& cube)
        : own_(cube.situation), other_(turned(cube.situation)), life_(cube.life) {}

    // What chances are worth to the side on roll, about to decide on the cube.
    [[nodiscard]] double value(const Outputs& chances, const Board& node) const {
        return unit_ * values(chances, own_, node).best();
    }

    // The same after a play of the side on roll, whose chances these are.
    [[nodiscard]] double value_after_play(const Outputs& chances, const Board& after) const {
        return other_side(unit_ * values(invert(chances), other_, flip(after)).best());
    }

    // What chances are worth where the cube is now, so that plays can be chosen by it: winning
    // the cube's points is 1, losing them -1.
    [[nodiscard]] Worth worth() const {
        const CubeSituation& situation = own_.situation();
        if (!situation.match) {
            return {};
        }
        const auto after = [&](int points) {
            return situation.match->after(points * situation.cube);
        };
        const double scale = 2 / (after(1) - after(-1));
        const auto gain = [&](int from, int to) {
            return static_cast<float>(scale * (after(to) - after(from)));
        };
        return {-1, {2, gain(1, 2), gain(2, 3), gain(-1, -2), gain(-2, -3)}};
    }

    // The side on roll doubles if it should; the value if that ends the game.
    std::optional<double> decide(const Outputs& chances, const Board& node) {
        const CubeValues found = values(chances, own_, node);
        const bool drops = found.drop < found.take;
        if (!found.may_double || found.no_double > (drops ? found.drop : found.take)) {
            return std::nullopt;
        }
        if (drops) {
            return unit_ * found.drop;
        }
        const int turns = found.beaver ? 2 : 1;
        CubeSituation situation = own_.situation();
        (situation.match ? situation.cube : unit_) *= 1 << turns;
        situation.doublings -= turns;
        situation.owner = CubeOwner::kThem;
        own_ = CubeModel(situation);
        other_ = CubeModel(turned(situation));
        return std::nullopt;
    }

    // What a small bear-off is worth to the side on roll before its decision at the cube.
    [[nodiscard]] double solved(const Board& node, CubeEndgame& endgame) const {
        return unit_ * endgame.best(node, own_.situation());
    }

    // The value of the finished game to the side on roll.
    [[nodiscard]] double result(const Board& node) const {
        return unit_ * finished(own_.situation(), game_result(node));
    }

    // In a match: how many points the game is played for. Money is worth the same at any cube.
    [[nodiscard]] int cube() const { return own_.situation().cube; }

    [[nodiscard]] double other_side(double value) const {
        return own_.situation().match ? 1 - value : -value;
    }

    void pass_turn() { std::swap(own_, other_); }

  private:
    [[nodiscard]] CubeValues values(const Outputs& chances, const CubeModel& model,
                                    const Board& node) const {
        Chances precise{};
        std::ranges::copy(chances, precise.begin());
        return model.values(precise, life_.at(node));
    }

    CubeModel own_;    // of the side on roll
    CubeModel other_;  // the same seen by the other
    CubeLife life_;
    int unit_ = 1;  // money: the cube in units of the first one
};

// The best plays at the nodes before the first two rolls, which all trials come to.
class Opening {
  public:
    // `known` false: nothing is remembered.
    Opening(const Evaluator& evaluator, const Board& start, const Worth& worth, bool known,
            int threads) {
        if (!known) {
            return;
        }
        nodes_.resize(1 + kRolls);
        const auto find = [&evaluator](Node& place, const Board& node, const Worth& mine) {
            place.node = node;
            evaluator.best_replies(node, mine, place.replies);
        };
        find(nodes_[0], start, worth);
        for_each_chunk(kRolls, threads, [&](std::size_t roll) {
            const Board next = flip(nodes_[0].replies[roll].board);
            if (!game_over(next)) {
                find(nodes_[1 + roll], next, worth.turned());
            }
        });
    }

    // Those at the node before roll number `ply`, after `first` if it is the second; a null
    // pointer where they are not known.
    [[nodiscard]] const std::array<Reply, kRolls>* find(const Board& node, int ply,
                                                        int first) const {
        if (nodes_.empty() || ply > 1) {
            return nullptr;
        }
        const Node& place = nodes_[ply == 0 ? 0 : 1 + first];
        return place.node == node ? &place.replies : nullptr;
    }

  private:
    struct Node {
        Board node;
        std::array<Reply, kRolls> replies;
    };
    std::vector<Node> nodes_;
};

class Trial {
  public:
    Trial(const Evaluator& evaluator, const RolloutSettings& settings, const Opening& opening,
          std::uint64_t question, std::uint64_t number)
        : evaluator_(evaluator),
          settings_(settings),
          opening_(opening),
          question_(question),
          number_(number),
          rng_(settings.seed * 0x9E3779B97F4A7C15ULL + number) {
        if (settings.cube) {
            cube_.emplace(*settings.cube);
        }
    }

    // Everything for the side on roll at `node`.
    TrialResult play(Board node) {
        TrialResult result;
        bool chances_known = false;
        worth_ = settings_.worth;
        for (int ply = 0; !chances_known || cube_; ++ply) {
            Outputs out{};
            const Board played = flip(node);
            const bool cut = settings_.truncate > 0 && ply == settings_.truncate;
            if (!evaluator_.settled(played, out)) {
                if (cube_ || cut) {  // nobody else asks for them
                    evaluator_.evaluate({&played, 1}, &out);
                }
            } else if (!chances_known) {
                result.chances = end(invert(out));
                chances_known = true;
            }
            const Outputs chances = invert(out);
            if (cut && !chances_known) {
                result.chances = end(chances);
                chances_known = true;
            }
            const bool over = game_over(node);
            if (cube_ && (ply > 0 || settings_.may_double || over || cut)) {
                settle_cube(*cube_, node, chances, cut, over, result);
            }
            if (over || cut) {
                break;
            }
            const int roll = throw_dice(ply);
            const Reply reply = settings_.reduce ? play_without_luck(node, ply, roll, chances_known)
                                                 : play_roll(node, roll);
            node = flip(reply.board);
            worth_ = worth_.turned();
            luck_ = turned(luck_);
            own_ = !own_;
            if (cube_) {
                cube_->pass_turn();
            }
        }
        return result;
    }

  private:
    int throw_dice(int ply) {
        // The first two throws run through all pairs of 36: 36 trials in a row have the 36 first
        // throws, and each first throw meets the second throws in turn.
        const auto first = static_cast<int>(number_ % 36);
        const auto second = static_cast<int>((number_ / 36 + number_) % 36);
        const int throw36 = ply == 0 ? first : ply == 1 ? second : rng_.below(36);
        return roll_index(throw36 / 6 + 1, throw36 % 6 + 1);
    }

    Reply play_roll(const Board& node, int roll) const {
        const Roll& dice = kAllRolls[roll];
        if (settings_.plies == 0) {
            return evaluator_.best_reply(node, dice.die1, dice.die2, worth_);
        }
        SearchSettings search;
        search.worth = worth_;
        search.plies = settings_.plies;
        const Ranked best = rank_plays(evaluator_, node, dice.die1, dice.die2, search).front();
        return {best.board, best.outputs, static_cast<float>(best.value)};
    }

    Reply play_without_luck(const Board& node, int ply, int roll, bool chances_known) {
        std::array<Reply, kRolls> found;
        const std::array<Reply, kRolls>* known =
            stakes_changed_ ? nullptr : opening_.find(node, ply, first_roll_);
        if (known == nullptr) {
            evaluator_.best_replies(node, worth_, found);
        }
        if (ply == 0) {
            first_roll_ = roll;
        }
        const std::array<Reply, kRolls>& replies = known != nullptr ? *known : found;
        if (!chances_known) {
            const Outputs mean = mean_reply(replies);
            for (int i = 0; i < kOutputs; ++i) {
                luck_[i] += replies[roll].outputs[i] - mean[i];
            }
        }
        if (cube_) {
            double sum = 0;
            double thrown = 0;
            for (int i = 0; i < kRolls; ++i) {
                const double value = cube_->value_after_play(replies[i].outputs, replies[i].board);
                sum += kAllRolls[i].weight * value;
                thrown = i == roll ? value : thrown;
            }
            const double luck = thrown - sum / 36;
            cube_luck_ += own_ ? luck : -luck;
        }
        return settings_.plies == 0 ? replies[roll] : play_roll(node, roll);
    }

    // The chances of the side on roll as those of the side the trial began with, less its luck.
    [[nodiscard]] Outputs end(Outputs chances) const {
        for (int i = 0; i < kOutputs; ++i) {
            chances[i] -= luck_[i];
        }
        return own_ ? chances : invert(chances);
    }

    // Ends the game with the cube if the game is over, cut off or dropped, or can be solved.
    void settle_cube(CubeGame& game, const Board& node, const Outputs& chances, bool cut, bool over,
                     TrialResult& result) {
        std::optional<double> value;
        if (over) {
            value = game.result(node);
        } else if (cut) {
            value = game.value(chances, node);
        } else if (CubeEndgame::reaches(node)) {
            value = game.solved(node, endgame_for(question_));
        } else {
            const int before = game.cube();
            value = game.decide(chances, node);
            if (game.cube() != before) {
                worth_ = game.worth();
                stakes_changed_ = true;
            }
        }
        if (value) {
            result.cubeful = (own_ ? *value : game.other_side(*value)) - cube_luck_;
            cube_.reset();
        }
    }

    const Evaluator& evaluator_;
    const RolloutSettings& settings_;
    const Opening& opening_;
    std::uint64_t question_;
    std::uint64_t number_;
    int first_roll_ = 0;
    Rng rng_;
    Worth worth_;  // of the side on roll, by which it chooses its plays
    bool stakes_changed_ = false;
    std::optional<CubeGame> cube_;  // until its game has ended
    Outputs luck_{};                // of the side on roll
    double cube_luck_ = 0;          // of the side the trial began with
    bool own_ = true;               // that side is on roll
};

}  // namespace

void roll_out(const Evaluator& evaluator, const Board& node, const RolloutSettings& settings,
              std::uint64_t first, std::span<TrialResult> trials, int threads) {
    // Fewer trials may never come to most of these nodes.
    const bool worthwhile = settings.reduce && trials.size() >= 36;
    const Opening opening(evaluator, node, settings.worth, worthwhile, threads);
    const std::uint64_t question = new_question();
    for_each_chunk(trials.size(), threads, [&](std::size_t i) {
        trials[i] = Trial(evaluator, settings, opening, question, first + i).play(node);
    });
}

}  // namespace fivepoint
