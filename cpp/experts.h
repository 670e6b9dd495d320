// The one-hot groups of the nets' inputs: pips, rear checkers, blocks, shots, structure.
// Included by inputs.cpp, which goes by it position by position, and by the kernels (compiled per
// target, see target.h), whose groups.h finds the contact groups of many positions at a time.
// Not for other files.
//
// Functions take the two sides' bits and write one row a group; own = the side that has just
// played, opponent = next to roll, each side's groups seen from that side.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "inputs.h"
#include "target.h"

namespace fivepoint::experts {
inline namespace FIVEPOINT_TARGET {

using Mask = std::uint32_t;
inline constexpr Mask kPoints = 0x1FFFFFE;  // bits 1..24
inline constexpr Mask kBarBit = 1U << 25;

// Linear sums over a side's checkers, packed so that moving a checker is one addition of
// kPointSums[to] - kPointSums[from]. Fields are wide enough for 15 checkers anywhere.
inline constexpr int kPipsAt = 0;       // 10 bits: pips
inline constexpr int kHomewardAt = 10;  // 10 bits: pips until all are home
inline constexpr int kTimingAt = 20;    // 8 bits: pips to the 6-point of checkers on 7..18
inline constexpr int kBackAt = 28;      // 4 bits: checkers on 19..24 and the bar
inline constexpr int kDeepAt = 32;      // 4 bits: checkers on 1..3
inline constexpr int kHomeAt = 36;      // 4 bits: checkers on 1..6

constexpr std::array<std::uint64_t, 26> make_point_sums() {
    std::array<std::uint64_t, 26> sums{};
    for (std::uint64_t p = 1; p < 26; ++p) {
        const std::uint64_t homeward = p > 6 ? p - 6 : 0;
        sums[p] = p << kPipsAt | homeward << kHomewardAt;
        sums[p] |= (p >= 7 && p <= 18 ? homeward : 0) << kTimingAt;
        sums[p] |= std::uint64_t{p >= 19} << kBackAt;
        sums[p] |= std::uint64_t{p <= 3} << kDeepAt;
        sums[p] |= std::uint64_t{p <= 6} << kHomeAt;
    }
    return sums;
}
inline constexpr std::array<std::uint64_t, 26> kPointSums = make_point_sums();

inline int field(std::uint64_t sums, int at, int bits) {
    return static_cast<int>((sums >> at) & ((1U << bits) - 1));
}
inline int pips(const SideBits& side) { return field(side.sums, kPipsAt, 10); }
inline int homeward(const SideBits& side) { return field(side.sums, kHomewardAt, 10); }
inline int timing(const SideBits& side) { return field(side.sums, kTimingAt, 8); }
inline int back(const SideBits& side) { return field(side.sums, kBackAt, 4); }
inline int deep(const SideBits& side) { return field(side.sums, kDeepAt, 4); }
inline int home(const SideBits& side) { return field(side.sums, kHomeAt, 4); }

inline int at_most(int value, int limit) { return value < limit ? value : limit; }

// The rearmost checker's point, 25 for the bar, 0 when all are off.
inline int rear(const SideBits& side) {
    return side.one == 0 ? 0 : 31 - std::countl_zero(side.one);
}

// Longest run of made points in a mask, at most 6.
inline int longest_run(Mask made) {
    int length = made != 0 ? 1 : 0;
    for (int i = 1; i < 6; ++i) {
        made &= made >> 1;
        length += made != 0 ? 1 : 0;
    }
    return length;
}

// Rolls of 36 with which a checker gets 7 or more pips away, by the blocked points 1..12 ahead
// (bit 0 = one pip ahead). Points further ahead count as open.
constexpr std::array<std::uint8_t, 4096> make_escapes() {
    std::array<std::uint8_t, 4096> table{};
    for (int blocked = 0; blocked < 4096; ++blocked) {
        const auto open = [blocked](int pips) {
            return pips > 12 || ((blocked >> (pips - 1)) & 1) == 0;
        };
        int rolls = 0;
        for (int a = 1; a <= 6; ++a) {
            for (int b = 1; b < a; ++b) {
                rolls += a + b >= 7 && (open(a) || open(b)) && open(a + b) ? 2 : 0;
            }
            int reached = 0;
            for (int n = 1; n <= 4 && open(n * a); ++n) {
                reached = n * a;
            }
            rolls += reached >= 7 ? 1 : 0;
        }
        table[blocked] = static_cast<std::uint8_t>(rolls);
    }
    return table;
}
inline constexpr std::array<std::uint8_t, 4096> kEscapes = make_escapes();
inline constexpr int kMostEscapes = 23;

// What a side about to roll has to hit with, as bits in its own view.
struct Hitter {
    Mask start;   // who may move first: a checker on the bar, else anybody
    Mask rest;    // who may use the second die once the first has entered
    Mask onward;  // all ones if the second die is free, 0 if another checker is still to enter
    Mask open;    // where landing is allowed
    Mask blots;   // what to hit
    Mask others;  // as `rest`, after entering with a double
    int more;     // steps of a double after the first
};

// Whether any of the fifteen rolls of two different dice, or of the six doubles, hits: as bits.
struct Hits {
    Mask mixed;
    Mask doubles;
};

inline Hits all_hits(const Hitter& hitter) {
    std::array<Mask, 7> by_die{};
    std::array<Mask, 7> movers{};
    Hits hits{0, 0};
    for (int die = 1; die <= 6; ++die) {
        by_die[die] = hitter.start >> die;
        const Mask entered = by_die[die] & hitter.open;
        movers[die] = (entered | (entered != 0 ? hitter.rest : 0)) & hitter.onward;
        Mask all = by_die[die];
        Mask following = entered | (entered != 0 ? hitter.others : 0);
        for (int i = 0; i < hitter.more; ++i) {
            const Mask landed = following >> die;
            all |= landed;
            following = landed & hitter.open;
        }
        hits.doubles |= ((all & hitter.blots) != 0 ? 1U : 0U) << die;
    }
    int lane = 0;
    for (int small = 1; small < 6; ++small) {
        for (int large = small + 1; large <= 6; ++large) {
            const Mask all =
                by_die[small] | by_die[large] | movers[small] >> large | movers[large] >> small;
            hits.mixed |= ((all & hitter.blots) != 0 ? 1U : 0U) << lane;
            ++lane;
        }
    }
    return hits;
}

// Rolls of 36 with which the side `attacker`, about to roll, can hit a blot of `target`; exact but
// for the rule that both dice must be played if possible.
inline int hitting_rolls(const SideBits& attacker, const SideBits& target) {
    const Mask blots = target.seen_one & ~target.seen_two & kPoints;
    if (blots == 0) {
        return 0;
    }
    // With checkers on the bar the first die must enter one; the others may move only after the
    // last has entered.
    const Mask men = attacker.one & kPoints;
    const int bar = attacker.bar;
    const Hitter hitter = {.start = bar > 0 ? kBarBit : men,
                           .rest = bar == 1 ? men : 0,
                           .onward = bar <= 1 ? ~0U : 0,
                           .open = ~target.seen_two,
                           .blots = blots,
                           .others = bar > 0 ? men : 0,
                           .more = bar < 2 ? 3 : at_most(4 - bar, 2) * (bar < 4 ? 1 : 0)};
    const Hits hits = all_hits(hitter);
    return 2 * std::popcount(hits.mixed) + std::popcount(hits.doubles);
}

// Shots 0..36 to bins: single rolls where few, wider where many.
inline constexpr int kShotBins = 20;
inline constexpr std::array<std::uint8_t, 37> kShotBin = {
    0,  1,  2,  3,  4,  5,  5,  6,  6,  7,  7,  8,  9,  10, 11, 12, 13, 13, 14,
    14, 15, 15, 15, 16, 16, 16, 17, 17, 17, 18, 18, 18, 18, 19, 19, 19, 19};

struct Group {
    const char* name;
    int rows;
};

// In the order in which `side_experts` writes them.
inline constexpr std::array kSideGroups = {
    Group{"pips, in eights", 24},
    Group{"rear checker's point", 26},
    Group{"blocked points 1..6 before the rear checker", 64},
    Group{"blocked points 7..12 before the rear checker", 64},
    Group{"rolls that carry the rear checker 7 pips", kMostEscapes + 1},
    Group{"made points 1..6, by opponents on the bar", 3 * 64},
    Group{"made points 7..12", 64},
    Group{"made points 13..18", 64},
    Group{"made points 19..24", 64},
    Group{"rolls that hit this side, by the hitter's home points", kShotBins * 6},
    Group{"blots on 1..6, 7..18, 19..24", 64},
    Group{"checkers on 1..3", 10},
    Group{"checkers on 19..25, by the prime before them", 8 * 7},
    Group{"pips to the 6-point of checkers on 7..18, by two or more back", 32},
    Group{"pips until all are home", 24},
    Group{"made points, by the longest run", 8 * 7},
    Group{"checkers on 1..6, by opponents there or on the bar", 32},
};
inline constexpr std::array kSharedGroups = {
    Group{"pip lead, in fives", 33},
    Group{"pips by which the sides still overlap", 25},
    // What stands on some points together, three or more counting as three ...
    Group{"points 1..3", 343},
    Group{"points 4..6", 343},
    Group{"points 7..9", 343},
    Group{"points 10..12", 343},
    Group{"points 13..15", 343},
    Group{"points 16..18", 343},
    Group{"points 19..21", 343},
    Group{"points 22..24", 343},
    // ... and on points six apart, two or more counting as two.
    Group{"points 1, 7, 13, 19", 625},
    Group{"points 2, 8, 14, 20", 625},
    Group{"points 3, 9, 15, 21", 625},
    Group{"points 4, 10, 16, 22", 625},
    Group{"points 5, 11, 17, 23", 625},
    Group{"points 6, 12, 18, 24", 625},
};
inline constexpr int kHomePoints = 5;  // the first of the quarters, a place among a side's groups
inline constexpr int kPipLead = 0;     // places among the shared groups
inline constexpr int kOverlap = 1;
inline constexpr int kNeighbours = 2;
inline constexpr int kSixApart = 10;
inline constexpr int kSideExperts = kSideGroups.size();
inline constexpr int kExperts = 2 * kSideExperts + static_cast<int>(kSharedGroups.size());

// First row of each group: own side's, the opponent's, the shared ones.
constexpr std::array<std::uint16_t, kExperts + 1> make_bases() {
    std::array<std::uint16_t, kExperts + 1> bases{};
    int row = kPlainRows + 2 * kSideRuns;
    int at = 0;
    for (int side = 0; side < 2; ++side) {
        for (const Group& group : kSideGroups) {
            bases[at++] = static_cast<std::uint16_t>(row);
            row += group.rows;
        }
    }
    for (const Group& group : kSharedGroups) {
        bases[at++] = static_cast<std::uint16_t>(row);
        row += group.rows;
    }
    bases[at] = static_cast<std::uint16_t>(row);
    return bases;
}
inline constexpr std::array<std::uint16_t, kExperts + 1> kBases = make_bases();
inline constexpr int kContactRows = kBases[kExperts];

inline int quarter(Mask mask, int lowest) { return static_cast<int>((mask >> lowest) & 63U); }

// The groups of `side` as rows; `row` and `base` walk through the groups.
inline void side_experts(const SideBits& side, const SideBits& other, const std::uint16_t* base,
                         std::uint16_t* row) {
    const auto put = [&](int value) { *row++ = static_cast<std::uint16_t>(*base++ + value); };
    const int rear_point = rear(side);
    const Mask before_rear = (1U << rear_point) - 1;
    // Bit 12 becomes the point just before the rear checker; then read from the nearest.
    const Mask blocked = other.seen_two & kPoints;
    const Mask ahead =
        static_cast<Mask>((std::uint64_t{blocked} << 25) >> (rear_point + 12)) & 0x1FFF;
    Mask near = (ahead >> 7) & 63U;
    Mask far = (ahead >> 1) & 63U;
    constexpr auto kMirror = [] {
        std::array<std::uint8_t, 64> mirror{};
        for (int i = 0; i < 64; ++i) {
            for (int bit = 0; bit < 6; ++bit) {
                mirror[i] = static_cast<std::uint8_t>(mirror[i] | (((i >> bit) & 1) << (5 - bit)));
            }
        }
        return mirror;
    }();
    near = kMirror[near];
    far = kMirror[far];
    const Mask made = side.two & kPoints;
    const Mask blots = side.one & ~side.two & kPoints;
    const int men_back = back(side);
    put(at_most(pips(side) / 8, 23));
    put(rear_point);
    put(static_cast<int>(near));
    put(static_cast<int>(far));
    put(kEscapes[near | far << 6]);
    put(quarter(made, 1) + 64 * at_most(other.bar, 2));
    put(quarter(made, 7));
    put(quarter(made, 13));
    put(quarter(made, 19));
    const int hitter_home = std::popcount(other.two & 0x7EU);
    put(kShotBin[hitting_rolls(other, side)] +
        kShotBins * (hitter_home == 0 ? 0 : hitter_home - 1));
    put(at_most(std::popcount(blots & 0x7EU), 3) + 4 * at_most(std::popcount(blots & 0x7FF80U), 3) +
        16 * at_most(std::popcount(blots & 0x1F80000U), 3));
    put(at_most(deep(side), 9));
    put(at_most(men_back, 7) + 8 * longest_run(blocked & before_rear));
    put(at_most(timing(side) / 5, 15) + (men_back >= 2 ? 16 : 0));
    put(at_most(homeward(side) / 6, 23));
    put(at_most(std::popcount(made), 7) + 8 * longest_run(made));
    put(home(side) + (back(other) > 0 ? 16 : 0));
}

// Own checkers on a point of the own view, the opponent's negative, counted up to two.
inline int up_to_two(const SideBits& own, const SideBits& opponent, int point) {
    const auto bit = [point](Mask mask) { return static_cast<int>((mask >> point) & 1U); };
    return bit(own.one) + bit(own.two) - bit(opponent.seen_one) - bit(opponent.seen_two);
}
inline int up_to_three(const SideBits& own, const SideBits& opponent, int point) {
    const auto bit = [point](Mask mask) { return static_cast<int>((mask >> point) & 1U); };
    return up_to_two(own, opponent, point) + bit(own.three) - bit(opponent.three);
}

// One row a group, in the order of the groups.
inline void contact_experts(const SideBits& own, const SideBits& opponent, std::uint16_t* rows) {
    side_experts(own, opponent, kBases.data(), rows);
    side_experts(opponent, own, kBases.data() + kSideExperts, rows + kSideExperts);
    constexpr int kShared = 2 * kSideExperts;
    const auto put = [rows](int group, int value) {
        rows[kShared + group] = static_cast<std::uint16_t>(kBases[kShared + group] + value);
    };
    const int lead = pips(own) - pips(opponent) + 82;  // 82 = 16 bins of five and half a bin
    put(kPipLead, lead < 0 ? 0 : at_most(lead / 5, 32));
    const int overlap = rear(own) + rear(opponent) - 26;
    put(kOverlap, overlap < 0 ? 0 : overlap);
    for (int i = 0; i < kSixApart - kNeighbours; ++i) {
        int value = 0;
        for (int point = (3 * i) + 3; point > 3 * i; --point) {
            value = (7 * value) + 3 + up_to_three(own, opponent, point);
        }
        put(kNeighbours + i, value);
    }
    for (int i = 0; i < 6; ++i) {
        int value = 0;
        for (int point = 19 + i; point > 0; point -= 6) {
            value = (5 * value) + 2 + up_to_two(own, opponent, point);
        }
        put(kSixApart + i, value);
    }
}

// Runs of `length` made points as bits at their lowest point.
inline Mask runs(Mask made, int length) {
    Mask run = made;
    for (int i = 1; i < length; ++i) {
        run &= made >> i;
    }
    return run;
}
// First row of the runs of one length, as if they started on point 0.
inline constexpr std::array<int, kRunLengths> kRunBase = {-1, 22, 44, 65, 85};

// The race net's groups: once per side, then shared.
inline constexpr std::array kRaceSideGroups = {
    Group{"pips, in twos", 80},        Group{"pips until all are home, in twos", 56},
    Group{"checkers on 1..6", 16},     Group{"rear checker's point", 26},
    Group{"occupied points 1..6", 64},
};
inline constexpr int kRaceLeads = 97;
constexpr int count_race_side_rows() {
    int rows = 0;
    for (const Group& group : kRaceSideGroups) {
        rows += group.rows;
    }
    return rows;
}
inline constexpr int kRaceSideRows = count_race_side_rows();
inline constexpr int kRaceRows = kPlainRows + 2 * kRaceSideRows + kRaceLeads;
inline constexpr int kRaceExperts = 2 * static_cast<int>(kRaceSideGroups.size()) + 1;

// Of side `number`, 0 for the own one.
inline void race_side_experts(const SideBits& side, int number, std::uint16_t* rows) {
    int base = kPlainRows + number * kRaceSideRows;
    const std::array<int, kRaceSideGroups.size()> value = {
        at_most(pips(side) / 2, 79), at_most(homeward(side) / 2, 55), home(side), rear(side),
        quarter(side.one, 1)};
    for (std::size_t i = 0; i < value.size(); ++i) {
        *rows++ = static_cast<std::uint16_t>(base + value[i]);
        base += kRaceSideGroups[i].rows;
    }
}
inline std::uint16_t race_lead(const SideBits& own, const SideBits& opponent) {
    constexpr int kBase = kPlainRows + 2 * kRaceSideRows;
    const int lead = pips(own) - pips(opponent) + kRaceLeads / 2;
    return static_cast<std::uint16_t>(kBase + (lead < 0 ? 0 : at_most(lead, kRaceLeads - 1)));
}

inline void race_experts(const SideBits& own, const SideBits& opponent, std::uint16_t* rows) {
    constexpr std::size_t kGroups = kRaceSideGroups.size();
    race_side_experts(own, 0, rows);
    race_side_experts(opponent, 1, rows + kGroups);
    rows[2 * kGroups] = race_lead(own, opponent);
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint::experts
