// What net_portable.cpp, net_avx2.cpp and net_avx512.cpp are made of. Not for other files.
#pragma once

#include <bit>
#include <cstdint>

#include "inputs.h"
#include "movegen.h"
#include "net.h"
#include "net_kernel.h"
#include "net_layers.h"
#include "net_rows.h"
#include "points.h"
#include "position.h"
#include "target.h"

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

inline void evaluate_net(const Net& net, const Board* boards, int count, Outputs* out) {
    LogitBatch batch{};
    State state{};
    Rows add;
    Rows none;
    none.count = 0;
    for (int start = 0; start < count; start += kEvalBatch) {
        const int size = count - start < kEvalBatch ? count - start : kEvalBatch;
        for (int j = 0; j < size; ++j) {
            set_state(net.kind, boards[start + j], state, add);
            std::int32_t logits[8];
            find_logits(net, head_of(net.kind, state.sides), net.bias.data(), add, none, logits);
            put(batch, j, logits);
        }
        finish(net, batch, boards + start, size, out + start);
    }
}

inline void sum_state(const Net& net, const std::int16_t* from, const Rows& add, const Rows& drop,
                      std::int16_t* sums) {
    sum_rows(net, from, add, drop,
             [&](int column, Words words) { store_words(sums + column, words); });
}

// A position on the way to leaves: what they are compared with, and its sums.
struct Stem {
    State state;
    alignas(64) std::int16_t sums[kMaxWidth];
};

inline void set_root(const Net& net, const Board& node, Stem& root) {
    Rows add;
    Rows none;
    none.count = 0;
    set_state(NetKind::contact, node, root.state, add);
    sum_state(net, net.bias.data(), add, none, root.sums);
}

inline void evaluate_net_children(const Net& net, const Board& node, const Board* boards, int count,
                                  Outputs* out) {
    LogitBatch batch{};
    Stem root;
    State child{};
    root.state = child;
    set_root(net, node, root);
    Rows add;
    Rows drop;
    for (int start = 0; start < count; start += kEvalBatch) {
        const int size = count - start < kEvalBatch ? count - start : kEvalBatch;
        for (int j = 0; j < size; ++j) {
            child.board = boards[start + j];
            push_changes(root.state, child, add, drop);
            std::int32_t logits[8];
            find_logits(net, head_of(net.kind, child.sides), root.sums, add, drop, logits);
            put(batch, j, logits);
        }
        finish(net, batch, boards + start, size, out + start);
    }
}

// Stems by die and source of the first step, kept for all rolls of a node that begin with it;
// then those after second and third steps of a double.
struct LeafSpace {
    Stem root;
    Stem first[7][kOwnBar + 1];
    Stem later[2];
    std::uint32_t known_first[7];  // sources, as bits
};

// Takes the results of many rolls of one node from the move generator. A leaf is one step from
// its stem.
class LeafSink {
  public:
    LeafSink(const Net& net, const Board& node, Leaves& leaves, LeafSpace& space)
        : net_(net), leaves_(leaves), space_(space) {
        set_root(net, node, space.root);
        for (std::uint32_t& known : space.known_first) {
            known = 0;
        }
        stem_[0] = &space.root;
    }

    void enter(int depth, const Step& step, const Board& after) {
        Stem& stem = depth == 1 ? space_.first[step.die][step.source] : space_.later[depth - 2];
        stem_[depth] = &stem;
        if (depth == 1) {
            const std::uint32_t known = 1U << step.source;
            if ((space_.known_first[step.die] & known) != 0) {
                return;
            }
            space_.known_first[step.die] |= known;
        }
        stem.state.board = after;
        set_bits(after, stem.state.sides);
        if (in_contact(stem.state.sides)) {
            const Stem& from = *stem_[depth - 1];
            push_step(from.state, step, stem.state, add_, drop_);
            sum_state(net_, from.sums, add_, drop_, stem.sums);
        }
    }

    void leaf(int depth, const Step& step, const Board& before) {
        child_.board = after_step(before, step);
        leaves_.boards[leaves_.count] = child_.board;
        set_bits(child_.board, child_.sides);
        if (!in_contact(child_.sides)) {
            leave_to_others();
            return;
        }
        const Stem& stem = *stem_[depth];
        push_step(stem.state, step, child_, add_, drop_);
        judge(stem, child_);
    }

    void unchanged(const Board& board) {
        leaves_.boards[leaves_.count] = board;
        if (!in_contact(space_.root.state.sides)) {
            leave_to_others();
            return;
        }
        add_.count = drop_.count = 0;
        judge(space_.root, space_.root.state);
    }

    // Judges the leaves still waiting.
    void flush() {
        alignas(32) Board boards[kEvalBatch];
        Outputs outputs[kEvalBatch];
        for (int i = 0; i < waiting_; ++i) {
            boards[i] = leaves_.boards[waiting_leaf_[i]];
        }
        finish(net_, batch_, boards, waiting_, outputs);
        for (int i = 0; i < waiting_; ++i) {
            leaves_.outputs[waiting_leaf_[i]] = outputs[i];
        }
        waiting_ = 0;
    }

  private:
    void leave_to_others() { leaves_.others[leaves_.other_count++] = leaves_.count++; }

    // The leaf whose sums are the stem's and the listed rows.
    void judge(const Stem& stem, const State& leaf) {
        std::int32_t logits[8];
        find_logits(net_, head_of(NetKind::contact, leaf.sides), stem.sums, add_, drop_, logits);
        put(batch_, waiting_, logits);
        waiting_leaf_[waiting_++] = leaves_.count++;
        if (waiting_ == kEvalBatch) {
            flush();
        }
    }

    const Net& net_;
    Leaves& leaves_;
    LeafSpace& space_;
    const Stem* stem_[4] = {};
    State child_{};
    Rows add_;
    Rows drop_;
    LogitBatch batch_{};
    int waiting_leaf_[kEvalBatch] = {};
    int waiting_ = 0;
};

inline void evaluate_net_rolls(const Net& net, const Board& node, const DicePair* rolls, int count,
                               void* space, Leaves& leaves) {
    leaves.count = leaves.other_count = 0;
    LeafSink sink(net, node, leaves, *static_cast<LeafSpace*>(space));
    for (int i = 0; i < count; ++i) {
        visit_results(node, rolls[i].die1, rolls[i].die2, sink);
        leaves.ends[i] = leaves.count;
    }
    sink.flush();
}

inline constexpr NetKernel kNetKernel{evaluate_net, evaluate_net_children, evaluate_net_rolls,
                                      sizeof(LeafSpace)};

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
