// What net_portable.cpp, net_avx2.cpp and net_avx512.cpp are made of. Not for other files.
#pragma once

#include <bit>
#include <cstdint>

#include "inputs.h"
#include "movegen.h"
#include "net.h"
#include "net_judge.h"
#include "net_kernel.h"
#include "net_layers.h"
#include "net_prune.h"
#include "net_rows.h"
#include "position.h"
#include "target.h"

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

// Stems after first steps, one for each die and source that can begin a turn, and after second
// steps of a double.
inline constexpr int kFirstStems = 6 * kMaxMen;
inline constexpr int kSecondStems = 64;
inline constexpr int kStems = 1 + kFirstStems + kSecondStems;

// The memory that a kernel works in.
struct Space {
    JudgeSpace judge;
    PruneSpace prune;
    Stem stems[kStems];  // the root, first steps, second steps
    std::uint8_t first[7][kOwnBar + 1];
    alignas(64) std::int16_t sums[kStems * kMaxWidth];
};

inline void evaluate_net(const Net& net, const Board* boards, int count, void* space,
                         Outputs* out) {
    Judge<true> judge(net, static_cast<Space*>(space)->judge, net.bias.data(), boards, out);
    BothSides sides;
    for (int i = 0; i < count; ++i) {
        set_bits(boards[i], sides);
        Rows& rows = judge.add();
        push_board(net.kind, boards[i], sides, rows);
        if (net.kind == NetKind::race) {
            std::uint16_t groups[experts::kRaceExperts];
            experts::race_experts(sides.own, sides.opponent, groups);
            push_groups(groups, experts::kRaceExperts, rows);
        }
        judge.take_leaf(sides, nullptr, i);
    }
    judge.flush();
}

// The sums of a position with these rows.
inline void store_all(const Net& net, Rows& rows, std::int16_t* sums) {
    const std::uint32_t half = (rows.count + 1) / 2;
    rows.fill(2 * half, static_cast<std::uint32_t>(net.zero_row()) << kPlaceShift);
    store_sums<true>(net, {net.bias.data(), rows.place, rows.place + half, half}, sums);
}

inline void set_root(const Net& net, const Board& node, Space& space) {
    Stem& root = space.stems[0];
    root.sums = space.sums;
    set_bits(node, root.sides);
    Rows& rows = space.judge.add[0];
    push_board(NetKind::contact, node, root.sides, rows);
    space.judge.facts.set(0, root.sides.own, root.sides.opponent);
    find_groups(space.judge.facts, space.judge.groups);
    __builtin_memcpy(root.groups, space.judge.groups[0], sizeof root.groups);
    push_groups(root.groups, experts::kExperts, rows);
    store_all(net, rows, root.sums);
}

// Boards as changes from `node`, but for those numbered in `others`, which ascend.
inline void judge_children(const Net& net, const Board& node, const Board* boards, int count,
                           const int* others, int other_count, Space& mine, Outputs* out) {
    set_root(net, node, mine);
    Judge<false> judge(net, mine.judge, nullptr, boards, out);
    const Stem& root = mine.stems[0];
    for (int i = 0; i < count; ++i) {
        if (other_count > 0 && *others == i) {
            ++others;
            --other_count;
            continue;
        }
        BothSides sides;
        set_bits(boards[i], sides);
        sides.own.sums = root.sides.own.sums;
        sides.opponent.sums = root.sides.opponent.sums;
        Rows& add = judge.add();
        Rows& drop = judge.drop();
        add.count = drop.count = 0;
        push_cell_changes(node, boards[i], sides, add, drop);
        judge.take_leaf(sides, &root, i);
    }
    judge.flush();
}

// In a race the opponent's checkers stay, so their rows are summed once.
inline void judge_race_children(const Net& net, const Board& node, const Board* boards, int count,
                                Space& mine, Outputs* out) {
    constexpr std::size_t kGroups = experts::kRaceSideGroups.size();
    std::uint16_t groups[kGroups];
    BothSides sides;
    set_bits(node, sides);
    Rows& theirs = mine.judge.add[0];
    theirs.count = 0;
    push_opponent(net.kind, node, sides.opponent, theirs);
    experts::race_side_experts(sides.opponent, 1, groups);
    push_groups(groups, kGroups, theirs);
    store_all(net, theirs, mine.sums);
    const SideBits opponent = sides.opponent;
    Judge<true> judge(net, mine.judge, mine.sums, boards, out);
    for (int i = 0; i < count; ++i) {
        set_bits(boards[i], sides);
        Rows& rows = judge.add();
        rows.count = 0;
        push_own(net.kind, boards[i], sides.own, rows);
        experts::race_side_experts(sides.own, 0, groups);
        push_groups(groups, kGroups, rows);
        push(rows, experts::race_lead(sides.own, opponent));
        judge.take_leaf(sides, nullptr, i);
    }
    judge.flush();
}

inline void evaluate_net_children(const Net& net, const Board& node, const Board* boards, int count,
                                  void* space, Outputs* out) {
    auto& mine = *static_cast<Space*>(space);
    if (net.kind == NetKind::race) {
        judge_race_children(net, node, boards, count, mine, out);
    } else {
        judge_children(net, node, boards, count, nullptr, 0, mine, out);
    }
}

inline void evaluate_net_best(const Net& net, const Net& pruner, const float* weight,
                              const PruneFilter& filter, const Board& node, const DicePair* rolls,
                              int count, void* space, Leaves& leaves) {
    auto& mine = *static_cast<Space*>(space);
    leaves.count = leaves.other_count = 0;
    const float points = set_slope(pruner, node, weight, mine.prune);
    PruneSink sink(pruner, node, leaves, mine.prune);
    for (int i = 0; i < count; ++i) {
        visit_results(node, rolls[i].die1, rolls[i].die2, sink);
        sink.end_roll(filter, points);
        leaves.ends[i] = leaves.count;
    }
    judge_children(net, node, leaves.boards, leaves.count, leaves.others, leaves.other_count, mine,
                   leaves.outputs);
}

// Takes the results of many rolls of one node from the move generator. A leaf is one step from
// its stem, or two where the third and fourth step of a double lead to it.
class LeafSink {
  public:
    LeafSink(const Net& net, const Board& node, Leaves& leaves, Space& space)
        : leaves_(leaves),
          space_(space),
          width_(net.width),
          judge_(net, space.judge, nullptr, leaves.boards, leaves.outputs) {
        set_root(net, node, space);
        for (auto& by_source : space.first) {
            for (std::uint8_t& stem : by_source) {
                stem = 0;
            }
        }
        stem_[0] = space.stems;
    }

    void enter(int depth, const Step& step, const Board& after) {
        if (depth == 3) {
            third_ = step;
            return;
        }
        Stem* stem = nullptr;
        if (depth == 1) {
            std::uint8_t& number = space_.first[step.die][step.source];
            if (number != 0) {
                stem_[1] = space_.stems + number;
                return;
            }
            number = static_cast<std::uint8_t>(next_first_);
            stem = new_stem(next_first_++);
        } else {
            if (next_second_ == kStems) {
                judge_.flush();
                next_second_ = kFirstSecond;
            }
            stem = new_stem(next_second_++);
        }
        const Stem& parent = *stem_[depth - 1];
        stem_[depth] = stem;
        BothSides sides;
        set_bits(after, sides);
        if (in_contact(sides)) {
            sides.own.sums = parent.sides.own.sums;
            sides.opponent.sums = parent.sides.opponent.sums;
            push_one(step, after, sides);
            judge_.take_stem(sides, &parent, *stem);
        }
    }

    void leaf(int depth, const Step& step, const Board& before) {
        const Board after = after_step(before, step);
        leaves_.boards[leaves_.count] = after;
        BothSides sides;
        set_bits(after, sides);
        if (!in_contact(sides)) {
            leave_to_others();
            return;
        }
        const Stem& parent = *stem_[depth < 3 ? depth : 2];
        sides.own.sums = parent.sides.own.sums;
        sides.opponent.sums = parent.sides.opponent.sums;
        if (depth < 3) {
            push_one(step, after, sides);
        } else {
            push_two(step, before, after, sides);
        }
        judge_.take_leaf(sides, &parent, leaves_.count++);
    }

    void unchanged(const Board& board) {
        leaves_.boards[leaves_.count] = board;
        const Stem& root = *stem_[0];
        if (!in_contact(root.sides)) {
            leave_to_others();
            return;
        }
        judge_.add().count = judge_.drop().count = 0;
        judge_.take_leaf(root.sides, &root, leaves_.count++);
    }

    // Judges the leaves still waiting.
    void flush() { judge_.flush(); }

  private:
    static constexpr int kFirstSecond = 1 + kFirstStems;

    Stem* new_stem(int number) {
        Stem& stem = space_.stems[number];
        stem.sums = space_.sums + static_cast<std::size_t>(number) * width_;
        return &stem;
    }

    void leave_to_others() { leaves_.others[leaves_.other_count++] = leaves_.count++; }

    void push_one(const Step& step, const Board& after, BothSides& sides) {
        Rows& add = judge_.add();
        Rows& drop = judge_.drop();
        add.count = drop.count = 0;
        push_move(step.source, step.target, after, sides, add, drop);
        push_hit(step, after, sides, add);
    }

    // The third step of a double, then `fourth`. One checker that makes both moves once.
    void push_two(const Step& fourth, const Board& between, const Board& after, BothSides& sides) {
        Rows& add = judge_.add();
        Rows& drop = judge_.drop();
        add.count = drop.count = 0;
        if (third_.target == fourth.source) {
            push_move(third_.source, fourth.target, after, sides, add, drop);
        } else {
            push_move(third_.source, third_.target, between, sides, add, drop);
            push_move(fourth.source, fourth.target, after, sides, add, drop);
        }
        push_hit(third_, between, sides, add);
        push_hit(fourth, after, sides, add);
    }

    Leaves& leaves_;
    Space& space_;
    int width_;
    Judge<false> judge_;
    const Stem* stem_[3] = {};
    Step third_{};
    int next_first_ = 1;
    int next_second_ = kFirstSecond;
};

inline void evaluate_net_rolls(const Net& net, const Board& node, const DicePair* rolls, int count,
                               void* space, Leaves& leaves) {
    leaves.count = leaves.other_count = 0;
    LeafSink sink(net, node, leaves, *static_cast<Space*>(space));
    for (int i = 0; i < count; ++i) {
        visit_results(node, rolls[i].die1, rolls[i].die2, sink);
        leaves.ends[i] = leaves.count;
    }
    sink.flush();
}

inline constexpr NetKernel kNetKernel{evaluate_net, evaluate_net_children, evaluate_net_rolls,
                                      evaluate_net_best, sizeof(Space)};

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
