// Which plays of a roll the contact net judges: those that the pruner, a net of one slice over the
// thermometers alone, thinks best. Compiled per target; all give the same bits. See net_kernel.h.
//
// The pruner's sums follow the move generator step by step. Its five logits become one score by
// the slope of the worth at the node, so that a play costs a single product with one row of
// weights. Scores only order the plays of one node; no value that anybody sees comes from them.
#pragma once

#include <cstdint>

#include "inputs.h"
#include "movegen.h"
#include "net.h"
#include "net_kernel.h"
#include "net_layers.h"
#include "net_rows.h"
#include "position.h"
#include "simd.h"
#include "target.h"

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

// Totals whose lanes are added up together (add_four).
inline constexpr int kScored = 4;

// What pruning works in.
struct PruneSpace {
    // Of the node and after one, two and three steps.
    alignas(64) std::int16_t sums[4][kWidthStep];
    alignas(64) std::int16_t slope[kWidthStep];
    alignas(64) std::int32_t scores[kMaxResults + kScored];
    Rows rows;
};

// Not a play of the contact net; every such play passes.
inline constexpr std::int32_t kUnscored = 0x7FFFFFFF;

inline void square_sums(const Net& pruner, const std::int16_t* sums, Words* tile) {
    for (int v = 0; v < kSliceVectors; ++v) {
        tile[v] = clipped_square(load_words(sums + v * kWordLanes), pruner.unit_shift);
    }
}

inline Totals weigh(const Words* tile, const std::int16_t* weights) {
    Totals total = products(tile[0], load_words(weights));
    for (int v = 1; v < kSliceVectors; ++v) {
        total = add_products(total, tile[v], load_words(weights + v * kWordLanes));
    }
    return total;
}

// Takes in the node and finds the slope of the worth there; returns how many points of a score
// make one of the worth.
inline float set_slope(const Net& pruner, const Board& node, const float* weight,
                       PruneSpace& space) {
    BothSides sides;
    set_bits(node, sides);
    Rows& rows = space.rows;
    push_board(NetKind::pruner, node, sides, rows);
    const std::uint32_t half = (rows.count + 1) / 2;
    rows.fill(2 * half, static_cast<std::uint32_t>(pruner.zero_row()) << kPlaceShift);
    store_sums<true>(pruner, {pruner.bias.data(), rows.place, rows.place + half, half},
                     space.sums[0]);
    Words tile[kSliceVectors];
    square_sums(pruner, space.sums[0], tile);
    const std::int16_t* head = pruner.head.data();
    const auto unit = static_cast<float>(kActivationUnit << pruner.head_shift);
    float slope[kOutputs];
    for (int out = 0; out < kOutputs; ++out) {
        Totals totals[kScored] = {};
        totals[0] = weigh(tile, head + out * kWidthStep);
        alignas(16) std::int32_t logit[kScored] = {pruner.head_bias[out], 0, 0, 0};
        add_four(totals, logit);
        const float chance = sigmoid(static_cast<float>(logit[0]) / unit);
        slope[out] = weight[out] * chance * (1.0F - chance);
    }
    float folded[kWidthStep];
    float largest = 0;
    for (int i = 0; i < kWidthStep; ++i) {
        float sum = 0;
        for (int out = 0; out < kOutputs; ++out) {
            sum += slope[out] * static_cast<float>(head[out * kWidthStep + i]);
        }
        folded[i] = sum;
        const float size = sum < 0 ? -sum : sum;
        largest = size > largest ? size : largest;
    }
    // So that no sum of products leaves 32 bits.
    constexpr float kMost = 8191;
    static_assert(std::int64_t{kActivationUnit} * 8191 * kWidthStep < kUnscored);
    const float scale = largest > 0 ? kMost / largest : 0;
    for (int i = 0; i < kWidthStep; ++i) {
        const float scaled = folded[i] * scale;
        space.slope[i] = static_cast<std::int16_t>(scaled + (scaled < 0 ? -0.5F : 0.5F));
    }
    return unit * scale;
}

// Takes the results of one roll after the other from the move generator, into `leaves.boards`.
class PruneSink {
  public:
    PruneSink(const Net& pruner, const Board& node, Leaves& leaves, PruneSpace& space)
        : pruner_(pruner), leaves_(leaves), space_(space), may_pass_(may_pass(node)) {}

    void enter(int depth, const Step& step, const Board& after) {
        Words tile[kSliceVectors];
        // The step's rows depend on the board before it, which differs from `after` only there.
        sum(space_.sums[depth - 1], step, men_after(step, after), tile);
        for (int v = 0; v < kSliceVectors; ++v) {
            store_words(space_.sums[depth] + v * kWordLanes, tile[v]);
        }
    }

    void leaf(int depth, const Step& step, const Board& before) {
        const Board after = after_step(before, step);
        leaves_.boards[leaves_.count++] = after;
        Words tile[kSliceVectors];
        sum(space_.sums[depth], step, men_after(step, after), tile);
        for (Words& words : tile) {
            words = clipped_square(words, pruner_.unit_shift);
        }
        totals_[listed_ % kScored] = weigh(tile, space_.slope);
        if (may_pass_) {
            BothSides sides;
            set_bits(after, sides);
            unscored_[listed_ % kScored] = !in_contact(sides);
        }
        if (++listed_ % kScored == 0) {
            add_up();
        }
    }

    void unchanged(const Board& board) {
        leaves_.boards[leaves_.count++] = board;
        unscored_[0] = false;
        ++listed_;
    }

    // Keeps of the roll's results those that pass.
    void end_roll(const PruneFilter& filter, float points) {
        if (listed_ % kScored != 0) {
            add_up();
        }
        const int begin = leaves_.count - listed_;
        const std::int64_t bar = lowest_passing(filter, points);
        int kept = begin;
        int scored = 0;
        for (int i = 0; i < listed_; ++i) {
            const bool other = space_.scores[i] == kUnscored;
            if (!other && (space_.scores[i] < bar || scored == filter.most)) {
                continue;
            }
            scored += other ? 0 : 1;
            if (other) {
                leaves_.others[leaves_.other_count++] = kept;
            }
            leaves_.boards[kept++] = leaves_.boards[begin + i];
        }
        leaves_.count = kept;
        listed_ = 0;
    }

  private:
    // Whether a roll can end contact: not if more checkers than it has steps are still to pass.
    static bool may_pass(const Board& node) {
        constexpr int kMostSteps = 4;
        int cell = kOpponentBar;
        while (cell < kOwnBar && opponent_men(node.cell[cell]) == 0) {
            ++cell;
        }
        int behind = 0;
        for (; cell <= kOwnBar; ++cell) {
            behind += own_men(node.cell[cell]);
        }
        return behind <= kMostSteps;
    }

    // Checkers on the source, target and the opponent's bar once a step is made.
    struct Men {
        int source;
        int target;
        int bar;
    };
    static Men men_after(const Step& step, const Board& after) {
        return {own_men(after.cell[step.source]), own_men(after.cell[step.target]),
                opponent_men(after.cell[kOpponentBar])};
    }

    [[nodiscard]] const std::int16_t* row(int first, int steps, int step) const {
        const int row = step < steps ? first + step : pruner_.zero_row();
        return pruner_.table.data() + static_cast<std::size_t>(row) * kWidthStep;
    }

    void sum(const std::int16_t* from, const Step& step, const Men& men, Words* tile) const {
        const CellRows& source = kCellRows[step.source];
        const CellRows& target = kCellRows[step.target];
        const std::int16_t* left = row(source.own, source.own_steps, men.source);
        const std::int16_t* reached = row(target.own, target.own_steps, men.target - 1);
        for (int v = 0; v < kSliceVectors; ++v) {
            const int at = v * kWordLanes;
            tile[v] =
                plus(minus(load_words(from + at), load_words(left + at)), load_words(reached + at));
        }
        if (step.hit) {
            const CellRows& bar = kCellRows[kOpponentBar];
            const std::int16_t* blot = row(target.opponent, target.opponent_steps, 0);
            const std::int16_t* on_bar = row(bar.opponent, bar.opponent_steps, men.bar - 1);
            for (int v = 0; v < kSliceVectors; ++v) {
                const int at = v * kWordLanes;
                tile[v] = plus(minus(tile[v], load_words(blot + at)), load_words(on_bar + at));
            }
        }
    }

    // The scores of the last plays, kScored at a time.
    void add_up() {
        const int first = (listed_ - 1) / kScored * kScored;
        std::int32_t* scores = space_.scores + first;
        for (int i = 0; i < kScored; ++i) {
            scores[i] = 0;
        }
        add_four(totals_, scores);
        for (int i = 0; i < kScored; ++i) {
            scores[i] = unscored_[i] ? kUnscored : scores[i];
        }
    }

    // Scores from here on pass, as far as there is room.
    [[nodiscard]] std::int64_t lowest_passing(const PruneFilter& filter, float points) const {
        constexpr std::int64_t kAll = -0x7FFFFFFF - 1;
        std::int32_t top[kMostPassing];
        int count = 0;
        for (int i = 0; i < listed_; ++i) {
            const std::int32_t score = space_.scores[i];
            if (score == kUnscored || (count == filter.most && score <= top[count - 1])) {
                continue;
            }
            int at = count < filter.most ? count++ : count - 1;
            for (; at > 0 && top[at - 1] < score; --at) {
                top[at] = top[at - 1];
            }
            top[at] = score;
        }
        if (count <= filter.least && count < filter.most) {
            return kAll;
        }
        const float margin = filter.margin * points;
        constexpr float kWidest = 1 << 30;
        const std::int64_t near =
            top[0] - static_cast<std::int64_t>(margin < kWidest ? margin : kWidest);
        const std::int64_t least = top[filter.least - 1];
        const std::int64_t bar = near < least ? near : least;
        return count == filter.most && top[count - 1] > bar ? top[count - 1] : bar;
    }

    const Net& pruner_;
    Leaves& leaves_;
    PruneSpace& space_;
    Totals totals_[kScored] = {};
    bool unscored_[kScored] = {};
    int listed_ = 0;
    bool may_pass_;
};

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
