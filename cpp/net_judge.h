// Many positions on their way to chances: collected, their groups found side by side, their rows
// compared with those of the position they come from, their sums taken through the head.
// Compiled per target; see net_kernel.h. Views as in inputs.h.
#pragma once

#include <bit>
#include <cstdint>

#include "groups.h"
#include "inputs.h"
#include "movegen.h"
#include "net.h"
#include "net_kernel.h"
#include "net_layers.h"
#include "net_rows.h"
#include "position.h"
#include "target.h"

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

// A position on the way to others: what they are compared with, and its sums.
struct Stem {
    alignas(64) std::uint16_t groups[kGroupSpace];
    BothSides sides;
    std::int16_t* sums;
};

// Leaves judged together, and the places of rows that may be listed for them. Positions that have
// nothing to do with each other are taken in larger lots, so that a row fetched serves several.
inline constexpr int kJudgedOfNode = 128;
inline constexpr int kPlacesOfNode = 4096;
inline constexpr int kJudged = 512;
inline constexpr int kPlaces = 16384;
// Each head's leaves are filled up to whole batches.
inline constexpr int kSlots =
    (kJudged + kContactHeads * (kHeadBatch - 1) + kEvalBatch) / kEvalBatch * kEvalBatch;

// What a judge works in; lies in the memory that the kernel was lent.
struct JudgeSpace {
    // Positions whose groups are still to be found.
    Facts facts;
    alignas(64) std::uint16_t groups[kGroupBatch][kGroupSpace];
    Rows add[kGroupBatch];
    Rows drop[kGroupBatch];
    const Stem* parent[kGroupBatch];
    Stem* stem[kGroupBatch];  // to be set; a null pointer for a leaf
    int leaf[kGroupBatch];
    int head[kGroupBatch];
    // Leaves waiting for the net.
    struct Waiting {
        Sums sums;
        int leaf;
        int head;
    };
    Waiting waiting[kJudged];
    std::uint32_t plus[kPlaces];
    std::uint32_t others[kPlaces];
    // The same in the order of judging.
    Sums sums[kSlots];
    int slot_leaf[kSlots];
    alignas(64) std::int32_t logits[kOutputs][kSlots];
};

inline void copy_places(const std::uint32_t* from, std::uint32_t count, std::uint32_t* to) {
    for (std::uint32_t i = 0; i < count; i += kPlaceStep) {
        __builtin_memcpy(to + i, from + i, kPlaceStep * sizeof *to);
    }
}

// kFromScratch: all positions are leaves without a parent, what they have in common is at `base`.
template <bool kFromScratch>
class Judge {
  public:
    // Leaf i is boards[i], its outputs go to outputs[i].
    Judge(const Net& net, JudgeSpace& space, const std::int16_t* base, const Board* boards,
          Outputs* outputs)
        : net_(net), space_(space), base_(base), boards_(boards), outputs_(outputs) {}

    // Where the rows of the next position are to be listed, all but changed runs and groups.
    Rows& add() { return space_.add[pending_]; }
    Rows& drop() { return space_.drop[pending_]; }

    // Takes that position.
    void take_stem(const BothSides& sides, const Stem* parent, Stem& stem) {
        stem.sides = sides;
        space_.stem[pending_] = &stem;
        take(sides, parent);
    }
    void take_leaf(const BothSides& sides, const Stem* parent, int leaf) {
        space_.stem[pending_] = nullptr;
        space_.leaf[pending_] = leaf;
        take(sides, parent);
    }

    // Judges all leaves taken so far.
    void flush() {
        derive();
        judge();
    }

  private:
    void take(const BothSides& sides, const Stem* parent) {
        space_.parent[pending_] = parent;
        space_.head[pending_] = head_of(net_.kind, sides);
        if (net_.kind == NetKind::contact) {
            space_.facts.set(pending_, sides.own, sides.opponent);
        }
        if (++pending_ == kGroupBatch) {
            derive();
        }
    }

    // Completes the rows of the pending positions; stems get their sums, leaves wait.
    void derive() {
        if (net_.kind == NetKind::contact) {
            find_groups(space_.facts, space_.groups);
        }
        for (int i = 0; i < pending_; ++i) {
            complete_rows(i);
        }
        for (int i = 0; i < pending_; ++i) {
            const Rows& add = space_.add[i];
            if constexpr (kFromScratch) {
                const std::uint32_t half = add.count / 2;
                wait(i, {base_, add.place, add.place + half, half});
            } else {
                const Sums sums{space_.parent[i]->sums, add.place, space_.drop[i].place, add.count};
                if (const Stem* stem = space_.stem[i]; stem != nullptr) {
                    store_sums<false>(net_, sums, stem->sums);
                } else {
                    wait(i, sums);
                }
            }
        }
        pending_ = 0;
    }

    // Runs, groups and as many rows to drop as to add.
    void complete_rows(int i) {
        const auto zero = static_cast<std::uint32_t>(net_.zero_row()) << kPlaceShift;
        Rows& add = space_.add[i];
        Rows& drop = space_.drop[i];
        if constexpr (kFromScratch) {
            if (net_.kind == NetKind::contact) {
                push_groups(space_.groups[i], experts::kExperts, add);
            }
            add.fill((add.count + 1) / 2 * 2, zero);
        } else {
            const Stem& parent = *space_.parent[i];
            push_run_changes(parent.sides.own.two,
                             static_cast<experts::Mask>(space_.facts.two[0][i]), 0, add, drop);
            push_run_changes(parent.sides.opponent.two,
                             static_cast<experts::Mask>(space_.facts.two[1][i]), 1, add, drop);
            push_group_changes(parent.groups, space_.groups[i], add, drop);
            const std::uint32_t count = add.count > drop.count ? add.count : drop.count;
            add.fill(count, zero);
            drop.fill(count, zero);
            if (Stem* stem = space_.stem[i]; stem != nullptr) {
                __builtin_memcpy(stem->groups, space_.groups[i], sizeof stem->groups);
            }
        }
    }

    void wait(int pending, const Sums& sums) {
        std::uint32_t* plus = space_.plus + places_;
        std::uint32_t* others = space_.others + places_;
        copy_places(sums.plus, sums.count, plus);
        copy_places(sums.others, sums.count, others);
        places_ += sums.count;
        space_.waiting[waiting_++] = {
            {sums.from, plus, others, sums.count}, space_.leaf[pending], space_.head[pending]};
        constexpr int kMost = kFromScratch ? kJudged : kJudgedOfNode;
        constexpr std::uint32_t kMostPlaces = kFromScratch ? kPlaces : kPlacesOfNode;
        if (waiting_ == kMost || places_ > kMostPlaces - kMaxActiveRows - kPlaceStep) {
            judge();
        }
    }

    // Puts the waiting leaves of each head together, those with as many rows one after the
    // other, so that the processor foresees where the loop over the rows ends.
    int sort(int (&end)[kContactHeads]) {
        constexpr int kBins = 32;
        std::uint16_t order[kJudged];
        int bin_end[kBins] = {};
        int head_count[kContactHeads] = {};
        const auto bin_of = [this](int i) {
            const std::uint32_t count = space_.waiting[i].sums.count;
            return count < kBins ? count : kBins - 1;
        };
        for (int i = 0; i < waiting_; ++i) {
            ++bin_end[bin_of(i)];
            ++head_count[space_.waiting[i].head];
        }
        for (int bin = 1; bin < kBins; ++bin) {
            bin_end[bin] += bin_end[bin - 1];
        }
        for (int i = 0; i < waiting_; ++i) {
            order[--bin_end[bin_of(i)]] = static_cast<std::uint16_t>(i);
        }
        int next[kContactHeads];
        int slots = 0;
        for (int head = 0; head < kContactHeads; ++head) {
            next[head] = slots;
            slots += (head_count[head] + kHeadBatch - 1) / kHeadBatch * kHeadBatch;
            end[head] = slots;
        }
        for (int i = 0; i < waiting_; ++i) {
            const JudgeSpace::Waiting& leaf = space_.waiting[order[i]];
            const int slot = next[leaf.head]++;
            space_.sums[slot] = leaf.sums;
            space_.slot_leaf[slot] = leaf.leaf;
        }
        // What is missing to whole batches is judged twice.
        for (int head = 0; head < kContactHeads; ++head) {
            for (int slot = next[head]; slot < end[head]; ++slot) {
                space_.sums[slot] = space_.sums[slot - 1];
                space_.slot_leaf[slot] = space_.slot_leaf[slot - 1];
            }
        }
        return slots;
    }

    void judge() {
        int end[kContactHeads];
        const int slots = sort(end);
        for (int head = 0, slot = 0; head < kContactHeads; ++head) {
            for (; slot < end[head]; ++slot) {
                for (int out = 0; out < kOutputs; ++out) {
                    space_.logits[out][slot] = net_.head_bias[head * kOutputs + out];
                }
            }
        }
        for (int column = 0; column < net_.width; column += kWidthStep) {
            for (int head = 0, begin = 0; head < kContactHeads; begin = end[head++]) {
                add_slice_logits<kFromScratch>(net_, head, column, space_.sums + begin,
                                               end[head] - begin, space_.logits[0] + begin, kSlots);
            }
        }
        for (int start = 0; start < slots; start += kEvalBatch) {
            alignas(64) float chance[kOutputs][kEvalBatch];
            find_chances(net_, space_.logits[0] + start, kSlots, chance);
            const int size = slots - start < kEvalBatch ? slots - start : kEvalBatch;
            for (int i = 0; i < size; ++i) {
                const int leaf = space_.slot_leaf[start + i];
                put_chances(chance, i, boards_[leaf], outputs_[leaf]);
            }
        }
        waiting_ = 0;
        places_ = 0;
    }

    const Net& net_;
    JudgeSpace& space_;
    const std::int16_t* base_;
    const Board* boards_;
    Outputs* outputs_;
    int pending_ = 0;
    int waiting_ = 0;
    std::uint32_t places_ = 0;
};

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
