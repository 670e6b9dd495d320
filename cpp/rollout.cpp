#include "rollout.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "evaluator.h"
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

class Trial {
  public:
    Trial(const Evaluator& evaluator, const RolloutSettings& settings, std::uint64_t number)
        : evaluator_(evaluator),
          settings_(settings),
          number_(number),
          rng_(settings.seed * 0x9E3779B97F4A7C15ULL + number) {}

    // Chances of the side on roll at `node`.
    Outputs play(Board node) {
        Outputs luck{};  // of the side on roll at the moment
        Worth worth = settings_.worth;
        bool own = true;
        for (int ply = 0;; ++ply) {
            Outputs out{};
            const Board played = flip(node);
            if (evaluator_.settled(played, out) ||
                (settings_.truncate > 0 && ply == settings_.truncate)) {
                evaluator_.evaluate({&played, 1}, &out);
                out = invert(out);
                for (int i = 0; i < kOutputs; ++i) {
                    out[i] -= luck[i];
                }
                return own ? out : invert(out);
            }
            const int roll = throw_dice(ply);
            const Reply reply = settings_.reduce ? play_without_luck(node, roll, worth, luck)
                                                 : play_roll(node, roll, worth);
            node = flip(reply.board);
            worth = worth.turned();
            luck = turned(luck);
            own = !own;
        }
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

    Reply play_roll(const Board& node, int roll, const Worth& worth) const {
        const Roll& dice = kAllRolls[roll];
        if (settings_.plies == 0) {
            return evaluator_.best_reply(node, dice.die1, dice.die2, worth);
        }
        SearchSettings search;
        search.worth = worth;
        search.plies = settings_.plies;
        const Ranked best = rank_plays(evaluator_, node, dice.die1, dice.die2, search).front();
        return {best.board, best.outputs, best.value};
    }

    Reply play_without_luck(const Board& node, int roll, const Worth& worth, Outputs& luck) const {
        std::array<Reply, kRolls> replies;
        evaluator_.best_replies(node, worth, replies);
        const Outputs mean = mean_reply(replies);
        for (int i = 0; i < kOutputs; ++i) {
            luck[i] += replies[roll].outputs[i] - mean[i];
        }
        return settings_.plies == 0 ? replies[roll] : play_roll(node, roll, worth);
    }

    const Evaluator& evaluator_;
    const RolloutSettings& settings_;
    std::uint64_t number_;
    Rng rng_;
};

}  // namespace

void roll_out(const Evaluator& evaluator, const Board& node, const RolloutSettings& settings,
              std::uint64_t first, std::span<Outputs> trials, int threads) {
    for_each_chunk(trials.size(), threads, [&](std::size_t i) {
        trials[i] = Trial(evaluator, settings, first + i).play(node);
    });
}

}  // namespace fivepoint
