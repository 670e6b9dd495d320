// Judges positions by the right means: the rules when the game is over, the bear-off tables when
// both sides are home, the race net once contact is over, the contact or the late net before.
// One ply is judged here too (best replies to all rolls of a node); deeper search is search.h.
//
// Boards "after a play" are seen from the side that has just played, and so are their outputs.
// A "node" is a position before the roll, seen from the side on roll. All calls are const and may
// run on many threads at once.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bearoff.h"
#include "net.h"
#include "net_kernel.h"
#include "position.h"

namespace fivepoint {

// What the five outputs are worth to their side: points for money, or match-winning chances.
struct Worth {
    float base = -1;
    std::array<float, kOutputs> weight = {2, 1, 1, -1, -1};

    friend bool operator==(const Worth&, const Worth&) = default;
    float operator()(const Outputs& out) const {
        float sum = base;
        for (int i = 0; i < kOutputs; ++i) {
            sum += weight[i] * out[i];
        }
        return sum;
    }
    // The same game's worth to the other side, for outputs of the other side.
    [[nodiscard]] Worth turned() const {
        return {-(base + weight[0]), {weight[0], -weight[3], -weight[4], -weight[1], -weight[2]}};
    }
};

// The 21 rolls, how many of the 36 each stands for.
struct Roll {
    int die1;
    int die2;
    int weight;
};
inline constexpr int kRolls = 21;
constexpr std::array<Roll, kRolls> make_rolls() {
    std::array<Roll, kRolls> rolls{};
    int at = 0;
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= a; ++b) {
            rolls[at++] = {a, b, a == b ? 1 : 2};
        }
    }
    return rolls;
}
inline constexpr std::array<Roll, kRolls> kAllRolls = make_rolls();

// The mean of one value a roll, weighted by how often it is thrown.
Outputs mean_over_rolls(std::span<const Outputs, kRolls> outputs);

// A play and what it leads to.
struct Reply {
    Board board;  // after the play
    Outputs outputs{};
    float value = 0;
};

Outputs mean_reply(std::span<const Reply, kRolls> replies);

class Evaluator {
  public:
    // All nets have passed `check`. Without tables the race net judges bear-offs too; with a
    // pruner, one slice wide, best replies are looked for only among the plays that it passes.
    // With a late net, of the contact kind, it judges all contact positions that plays from a late
    // node (`is_late`) lead to, so that plays of one roll are compared by one net.
    Evaluator(std::shared_ptr<const Net> contact, std::shared_ptr<const Net> race,
              std::shared_ptr<const Bearoff> bearoff, std::shared_ptr<const Net> pruner = nullptr,
              std::shared_ptr<const Net> late = nullptr);

    // Outputs of boards after plays.
    void evaluate(std::span<const Board> boards, Outputs* out) const;
    // The same where all boards come from one node, in less time.
    void evaluate_children(const Board& node, std::span<const Board> boards, Outputs* out) const;

    // Whether rules or tables know the outputs of a board after a play, which are then set.
    [[nodiscard]] bool settled(const Board& board, Outputs& out) const;

    // The best play of a roll at a node, first in order among equals.
    [[nodiscard]] Reply best_reply(const Board& node, int die1, int die2, const Worth& worth) const;
    // The best plays of all rolls, in the order of kAllRolls.
    void best_replies(const Board& node, const Worth& worth,
                      std::span<Reply, kRolls> replies) const;
    // Chances of the side on roll at the node: the mean over the rolls of the best plays.
    [[nodiscard]] Outputs one_ply(const Board& node, const Worth& worth) const;

    // Never that of an evaluator made before, unless it is a copy.
    [[nodiscard]] std::uint64_t number() const { return number_; }
    [[nodiscard]] const Net& contact() const { return *contact_; }
    [[nodiscard]] const Net& race() const { return *race_; }

    // The results of rolls at a node (at most kRolls), judged; ends[i] of roll i is where the next
    // one begins. It lives in the calling thread's scratch until that thread's next call.
    struct Judged {
        const Board* boards;
        const Outputs* outputs;
        std::array<int, kRolls> ends;

        [[nodiscard]] Reply best(int begin, int end, const Worth& worth) const;
    };
    [[nodiscard]] Judged judge_rolls(const Board& node, std::span<const DicePair> rolls) const;

  private:
    // With a worth: no more results than it takes to find the best of each roll.
    [[nodiscard]] Judged judge(const Board& node, std::span<const DicePair> rolls,
                               const Worth* worth) const;
    void judge_races(const Board* node, Outputs* out) const;
    // The net for what contact positions plays from this one lead to, or for itself after a play.
    [[nodiscard]] const Net& contact_net(const Board& board) const;

    std::shared_ptr<const Net> contact_;
    std::shared_ptr<const Net> race_;
    std::shared_ptr<const Bearoff> bearoff_;
    std::shared_ptr<const Net> pruner_;
    std::shared_ptr<const Net> late_;
    std::uint64_t number_;
};

}  // namespace fivepoint
