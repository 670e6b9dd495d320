// The contact net's one-hot groups of many positions at a time: the fast twin of
// experts::contact_experts, a position in every lane. Compiled per target; tests hold both
// together. What each group means is said in experts.h alone; views as there.
#pragma once

#include <bit>
#include <cstdint>

#include "experts.h"
#include "inputs.h"
#include "lanes.h"
#include "target.h"

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

// Positions taken together; a multiple of the lanes of every target.
inline constexpr int kGroupBatch = 16;
// A position's groups as rows; past the last group zeros, up to whole vectors.
inline constexpr int kGroupSpace = 64;

// What the groups are computed from: fields of SideBits, own side first.
struct Facts {
    alignas(64) std::int32_t one[2][kGroupBatch];
    alignas(64) std::int32_t two[2][kGroupBatch];
    alignas(64) std::int32_t seen_one[2][kGroupBatch];
    alignas(64) std::int32_t seen_two[2][kGroupBatch];
    alignas(64) std::int32_t three[2][kGroupBatch];
    alignas(64) std::int32_t low_sums[2][kGroupBatch];
    alignas(64) std::int32_t high_sums[2][kGroupBatch];
    alignas(64) std::int32_t bar[2][kGroupBatch];
    alignas(64) std::int32_t rear[2][kGroupBatch];

    void set(int at, const SideBits& own, const SideBits& opponent) {
        set_side(0, at, own);
        set_side(1, at, opponent);
    }

  private:
    void set_side(int side, int at, const SideBits& bits) {
        one[side][at] = static_cast<std::int32_t>(bits.one);
        two[side][at] = static_cast<std::int32_t>(bits.two);
        seen_one[side][at] = static_cast<std::int32_t>(bits.seen_one);
        seen_two[side][at] = static_cast<std::int32_t>(bits.seen_two);
        three[side][at] = static_cast<std::int32_t>(bits.three);
        low_sums[side][at] = static_cast<std::int32_t>(bits.sums);
        high_sums[side][at] = static_cast<std::int32_t>(bits.sums >> 32);
        bar[side][at] = bits.bar;
        rear[side][at] = experts::rear(bits);
    }
};

// The same for kLanes positions, and what several groups need.
struct SideLanes {
    Lanes one;
    Lanes two;
    Lanes seen_one;
    Lanes seen_two;
    Lanes three;
    Lanes low_sums;
    Lanes high_sums;
    Lanes bar;
    Lanes rear;
    Lanes made;        // points with two or more
    Lanes made_parts;  // how many on 1..6, 7..12, 13..18, 19..24: fields of six bits

    Lanes field(int at, int bits) const {
        const Lanes sums = at < 32 ? low_sums >> at : high_sums >> (at - 32);
        return sums & ((1 << bits) - 1);
    }
};

inline constexpr std::int32_t kPointLanes = experts::kPoints;

// Bits of the points 1..24 counted by quarters, each count in a field of six bits.
inline Lanes count_by_quarters(Lanes points) {
    constexpr std::int32_t kPairs = 0x555555;
    constexpr std::int32_t kTwoOfSix = 0x0C30C3;
    const Lanes bits = points >> 1;
    const Lanes pairs = bits - ((bits >> 1) & kPairs);
    return (pairs & kTwoOfSix) + ((pairs >> 2) & kTwoOfSix) + ((pairs >> 4) & kTwoOfSix);
}
inline Lanes quarter_count(Lanes counts, int quarter) { return (counts >> (6 * quarter)) & 7; }

inline SideLanes side_lanes(const Facts& facts, int side, int at) {
    SideLanes lanes;
    lanes.one = load_lanes(facts.one[side] + at);
    lanes.two = load_lanes(facts.two[side] + at);
    lanes.seen_one = load_lanes(facts.seen_one[side] + at);
    lanes.seen_two = load_lanes(facts.seen_two[side] + at);
    lanes.three = load_lanes(facts.three[side] + at);
    lanes.low_sums = load_lanes(facts.low_sums[side] + at);
    lanes.high_sums = load_lanes(facts.high_sums[side] + at);
    lanes.bar = load_lanes(facts.bar[side] + at);
    lanes.rear = load_lanes(facts.rear[side] + at);
    lanes.made = lanes.two & kPointLanes;
    lanes.made_parts = count_by_quarters(lanes.made);
    return lanes;
}

inline Lanes longest_run(Lanes made) {
    Lanes length{};
    for (int i = 0; i < 6; ++i) {
        length -= made != 0;
        made &= made >> 1;
    }
    return length;
}

// Rolls of 36 with which `attacker`, about to roll, can hit a blot of `target`: as in
// experts::hitting_rolls, for all lanes.
inline Lanes hitting_rolls(const SideLanes& attacker, const SideLanes& target) {
    const Lanes blots = target.seen_one & ~target.seen_two & kPointLanes;
    const Lanes open = ~target.seen_two;
    const Lanes men = attacker.one & kPointLanes;
    const Lanes on_bar = attacker.bar > 0;
    const Lanes start = select(on_bar, all_lanes(experts::kBarBit), men);
    const Lanes rest = men & (attacker.bar == 1);
    const Lanes onward = attacker.bar < 2;
    const Lanes others = men & on_bar;
    // Steps of a double after the first: three, two with two on the bar, one with three.
    const Lanes more[3] = {attacker.bar < 4, attacker.bar < 3, attacker.bar < 2};
    Lanes rolls{};
    Lanes landed[7];
    Lanes movers[7];
    for (int die = 1; die <= 6; ++die) {
        landed[die] = start >> die;
        const Lanes entered = landed[die] & open;
        const Lanes some = entered != 0;
        movers[die] = (entered | (rest & some)) & onward;
        Lanes all = landed[die];
        Lanes following = entered | (others & some);
        for (const Lanes& goes_on : more) {
            const Lanes next = (following >> die) & goes_on;
            all |= next;
            following = next & open;
        }
        rolls -= (all & blots) != 0;
    }
    for (int small = 1; small < 6; ++small) {
        for (int large = small + 1; large <= 6; ++large) {
            const Lanes all =
                landed[small] | landed[large] | movers[small] >> large | movers[large] >> small;
            rolls -= ((all & blots) != 0) * 2;
        }
    }
    return rolls;
}

// Lane by lane; the tables have an entry for every value.
inline Lanes look_up(const std::uint8_t* table, Lanes index) {
    alignas(64) std::int32_t values[kLanes];
    store_lanes(values, index);
    for (std::int32_t& value : values) {
        value = table[value];
    }
    return load_lanes(values);
}

inline void put_side_groups(const SideLanes& side, const SideLanes& other,
                            const std::uint16_t* base, Lanes* row) {
    const auto put = [&](Lanes value) { *row++ = value + std::int32_t{*base++}; };
    // Opponent's made points before the rear checker: nearest first they are the low bits here.
    const Lanes ahead = other.made >> (26 - side.rear);
    const Lanes near = ahead & 63;
    const Lanes far = (ahead >> 6) & 63;
    const Lanes back = side.field(experts::kBackAt, 4);
    const Lanes blots = count_by_quarters(side.one & ~side.two & kPointLanes);
    const Lanes home_points = quarter_count(other.made_parts, 0);
    put(at_most(side.field(experts::kPipsAt, 10) >> 3, 23));
    put(side.rear);
    put(near);
    put(far);
    put(look_up(experts::kEscapes.data(), near | far << 6));
    put(((side.made >> 1) & 63) + (at_most(other.bar, 2) << 6));
    put((side.made >> 7) & 63);
    put((side.made >> 13) & 63);
    put((side.made >> 19) & 63);
    put(look_up(experts::kShotBin.data(), hitting_rolls(other, side)) +
        at_least(home_points - 1, 0) * experts::kShotBins);
    put(at_most(quarter_count(blots, 0), 3) +
        (at_most(quarter_count(blots, 1) + quarter_count(blots, 2), 3) << 2) +
        (at_most(quarter_count(blots, 3), 3) << 4));
    put(at_most(side.field(experts::kDeepAt, 4), 9));
    put(at_most(back, 7) + (longest_run(ahead) << 3));
    // Division of such small numbers by five and six is a product and a shift.
    put((at_most(side.field(experts::kTimingAt, 8), 79) * 205 >> 10) + ((back > 1) & 16));
    put(at_most(side.field(experts::kHomewardAt, 10), 143) * 171 >> 10);
    put(at_most(quarter_count(side.made_parts, 0) + quarter_count(side.made_parts, 1) +
                    quarter_count(side.made_parts, 2) + quarter_count(side.made_parts, 3),
                7) +
        (longest_run(side.made) << 3));
    put(side.field(experts::kHomeAt, 4) + ((other.field(experts::kBackAt, 4) > 0) & 16));
}

// The groups that belong to both sides, in the order of experts.h.
inline void put_shared_groups(const SideLanes& own, const SideLanes& opponent, Lanes* row) {
    const std::uint16_t* base = experts::kBases.data() + (2 * experts::kSideExperts);
    const auto put = [&](Lanes value) { *row++ = value + std::int32_t{*base++}; };
    const Lanes lead = own.field(experts::kPipsAt, 10) - opponent.field(experts::kPipsAt, 10);
    put(at_most(at_least(lead + 82, 0), 164) * 205 >> 10);
    put(at_least(own.rear + opponent.rear - 26, 0));
    // Every third point in a field of three bits: [k] has the points 1 + k, 4 + k, ..., 22 + k.
    Lanes two[3];    // checkers up to two, and 2
    Lanes three[3];  // checkers up to three, and 3
    for (int k = 0; k < 3; ++k) {
        constexpr std::int32_t kOnes = 0x249249;
        const auto points = [k](Lanes bits) { return (bits >> (1 + k)) & kOnes; };
        two[k] = points(own.one) + points(own.two) + 2 * kOnes - points(opponent.seen_one) -
                 points(opponent.seen_two);
        three[k] = two[k] + kOnes + points(own.three) - points(opponent.three);
    }
    for (int i = 0; i < 8; ++i) {
        const auto at = [&three, i](int k) { return (three[k] >> (3 * i)) & 7; };
        put((at(2) * 7 + at(1)) * 7 + at(0));
    }
    for (int i = 0; i < 6; ++i) {
        const auto at = [&two, i](int six) { return (two[i % 3] >> (3 * (i / 3 + 2 * six))) & 7; };
        put(((at(3) * 5 + at(2)) * 5 + at(1)) * 5 + at(0));
    }
}

// The groups of kGroupBatch positions as rows, each position's in the order of experts.h.
inline void find_groups(const Facts& facts, std::uint16_t (*groups)[kGroupSpace]) {
    constexpr int kPairs = experts::kExperts / 2;
    static_assert(experts::kExperts % 2 == 0 && experts::kExperts <= kGroupSpace);
    for (int at = 0; at < kGroupBatch; at += kLanes) {
        const SideLanes own = side_lanes(facts, 0, at);
        const SideLanes opponent = side_lanes(facts, 1, at);
        Lanes row[experts::kExperts];
        put_side_groups(own, opponent, experts::kBases.data(), row);
        put_side_groups(opponent, own, experts::kBases.data() + experts::kSideExperts,
                        row + experts::kSideExperts);
        put_shared_groups(own, opponent, row + 2 * experts::kSideExperts);
        // Two rows in every lane, then lanes become positions.
        Lanes pair[kPairs];
        for (int i = 0; i < kPairs; ++i) {
            pair[i] = row[2 * i] | row[(2 * i) + 1] << 16;
        }
        constexpr int kWhole = kPairs / kLanes * kLanes;
        for (int block = 0; block < kWhole; block += kLanes) {
            transpose(pair + block);
            for (int i = 0; i < kLanes; ++i) {
                __builtin_memcpy(groups[at + i] + (2 * block), &pair[block + i], sizeof(Lanes));
            }
        }
        for (int i = kWhole; i < kPairs; ++i) {
            alignas(64) std::int32_t lane[kLanes];
            store_lanes(lane, pair[i]);
            for (int j = 0; j < kLanes; ++j) {
                __builtin_memcpy(groups[at + j] + (2 * i), lane + j, sizeof lane[j]);
            }
        }
    }
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
