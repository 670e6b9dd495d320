#include "inputs.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "experts.h"
#include "position.h"

namespace fivepoint {

namespace {

using experts::Mask;

struct Sides {
    SideBits own;
    SideBits opponent;
};

void add_checkers(SideBits& side, bool own, int point, int count) {
    const Mask bit = 1U << point;
    const Mask seen = 1U << (kOwnBar - point);
    side.one |= count >= 1 ? bit : 0;
    side.two |= count >= 2 ? bit : 0;
    side.seen_one |= count >= 1 ? seen : 0;
    side.seen_two |= count >= 2 ? seen : 0;
    side.three |= count < 3 ? 0 : own ? bit : seen;
    side.sums += static_cast<std::uint64_t>(count) * experts::kPointSums[point];
}

Sides sides_of(const Board& board) {
    Sides sides;
    for (int i = 1; i <= kOwnBar; ++i) {
        add_checkers(sides.own, true, i, std::max<int>(board.cell[i], 0));
        add_checkers(sides.opponent, false, i, std::max<int>(-board.cell[kOwnBar - i], 0));
    }
    sides.own.bar = board.cell[kOwnBar];
    sides.own.off = board.cell[kOwnOff];
    sides.opponent.bar = -board.cell[kOpponentBar];
    sides.opponent.off = -board.cell[kOpponentOff];
    return sides;
}

std::uint16_t* thermometer(int base, int count, int steps, std::uint16_t* rows) {
    for (int step = 0; step < std::min(count, steps); ++step) {
        *rows++ = static_cast<std::uint16_t>(base + step);
    }
    return rows;
}

std::uint16_t* plain_rows(const Board& board, std::uint16_t* rows) {
    for (int side = 0; side < 2; ++side) {
        const int base = side * kSideCells;
        for (int point = 1; point <= 24; ++point) {
            const int count = side == 0 ? board.cell[point] : -board.cell[kOwnBar - point];
            rows = thermometer(base + (point - 1) * kPointSteps, count, kPointSteps, rows);
        }
        const int bar = side == 0 ? board.cell[kOwnBar] : -board.cell[kOpponentBar];
        const int off = side == 0 ? board.cell[kOwnOff] : -board.cell[kOpponentOff];
        rows = thermometer(base + 24 * kPointSteps, bar, kBarSteps, rows);
        rows = thermometer(base + 24 * kPointSteps + kBarSteps, off, kOffSteps, rows);
    }
    return rows;
}

std::uint16_t* run_rows(const Sides& sides, std::uint16_t* rows) {
    int base = kPlainRows;
    for (const SideBits* side : {&sides.own, &sides.opponent}) {
        for (int length = 2; length < 2 + kRunLengths; ++length) {
            Mask run = experts::runs(side->two & experts::kPoints, length);
            for (; run != 0; run &= run - 1) {
                *rows++ = static_cast<std::uint16_t>(base + experts::kRunBase[length - 2] +
                                                     std::countr_zero(run));
            }
        }
        base += kSideRuns;
    }
    return rows;
}

constexpr std::uint64_t kHashSeed = 0xCBF29CE484222325;

// FNV-1a.
std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
    for (int i = 0; i < 8; ++i) {
        hash = (hash ^ (value & 0xFF)) * 0x100000001B3;
        value >>= 8;
    }
    return hash;
}

// Scatters both sides' checkers by a fixed generator; every third board is a race.
Board sample_board(std::uint64_t& state) {
    const auto below = [&state](int limit) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<int>((state >> 33) % static_cast<std::uint64_t>(limit));
    };
    std::array<std::int8_t, kOuterCells> cells{};
    const bool race = below(3) == 0;
    const int border = 1 + below(24);
    for (const int sign : {1, -1}) {
        int last = 0;
        for (int man = below(4) == 0 ? below(14) : 0; man < 15; ++man) {
            int point = man > 0 && below(2) == 0 ? last : 1 + below(race ? border : 25);
            point = race && sign < 0 ? std::min(point, std::max(1, 24 - border)) : point;
            last = point;
            const int cell = sign > 0 ? point : kOwnBar - point;
            if (cells[cell] * sign >= 0) {
                cells[cell] = static_cast<std::int8_t>(cells[cell] + sign);
            }
        }
    }
    return board_from_cells(cells.data(), 15);
}

std::uint64_t compute_hash(NetKind kind) {
    std::uint64_t hash = mix(kHashSeed, static_cast<std::uint64_t>(kind));
    hash = mix(hash, static_cast<std::uint64_t>(row_count(kind)));
    hash = mix(hash, static_cast<std::uint64_t>(head_count(kind)));
    std::uint64_t state = 20261129;
    std::array<std::uint16_t, kMaxActiveRows> rows;
    for (int i = 0; i < 2000; ++i) {
        const Board board = sample_board(state);
        const int count = active_rows(kind, board, rows.data());
        std::sort(rows.begin(), rows.begin() + count);
        hash = mix(hash, static_cast<std::uint64_t>(count));
        for (int j = 0; j < count; ++j) {
            hash = mix(hash, rows[j]);
        }
        hash = mix(hash, static_cast<std::uint64_t>(head_of(kind, board)));
    }
    return hash;
}

void describe(std::string& text, const char* side, const char* name, int first, int rows) {
    text += side;
    text += name;
    text += ": " + std::to_string(first) + ", " + std::to_string(rows) + "\n";
}

}  // namespace

int row_count(NetKind kind) {
    switch (kind) {
        case NetKind::contact:
            return experts::kContactRows;
        case NetKind::race:
            return experts::kRaceRows;
        case NetKind::pruner:
            break;
    }
    return kPlainRows;
}

int head_count(NetKind kind) {
    switch (kind) {
        case NetKind::contact:
            return kContactHeads;
        case NetKind::race:
            return kRaceHeads;
        case NetKind::pruner:
            break;
    }
    return kPrunerHeads;
}

std::uint64_t input_hash(NetKind kind) {
    static const std::array<std::uint64_t, kNetKinds> hashes = {
        compute_hash(NetKind::contact), compute_hash(NetKind::race), compute_hash(NetKind::pruner)};
    return hashes[static_cast<std::size_t>(kind)];
}

std::string describe_inputs(NetKind kind) {
    std::string text;
    describe(text, "own ", "thermometers", 0, kSideCells);
    describe(text, "opponent's ", "thermometers", kSideCells, kSideCells);
    int row = kPlainRows;
    const auto add = [&](const char* side, const experts::Group& group) {
        describe(text, side, group.name, row, group.rows);
        row += group.rows;
    };
    if (kind == NetKind::contact) {
        add("own ", {"runs of made points", kSideRuns});
        add("opponent's ", {"runs of made points", kSideRuns});
        for (const char* side : {"own ", "opponent's "}) {
            for (const experts::Group& group : experts::kSideGroups) {
                add(side, group);
            }
        }
        for (const experts::Group& group : experts::kSharedGroups) {
            add("", group);
        }
    } else if (kind == NetKind::race) {
        for (const char* side : {"own ", "opponent's "}) {
            for (const experts::Group& group : experts::kRaceSideGroups) {
                add(side, group);
            }
        }
        add("", {"pip lead", experts::kRaceLeads});
    }
    return text;
}

NetKind net_kind(const Board& board) {
    const Sides sides = sides_of(board);
    const bool passed = experts::rear(sides.own) + experts::rear(sides.opponent) <= kOwnBar;
    return passed ? NetKind::race : NetKind::contact;
}

int head_of(NetKind kind, const Board& board) {
    if (kind != NetKind::contact) {
        return 0;
    }
    const Sides sides = sides_of(board);
    const auto third = [](int men) { return men == 0 ? 0 : men < 3 ? 1 : 2; };
    return 3 * third(experts::back(sides.own)) + third(experts::back(sides.opponent));
}

int active_rows(NetKind kind, const Board& board, std::uint16_t* rows) {
    const Sides sides = sides_of(board);
    std::uint16_t* end = plain_rows(board, rows);
    if (kind == NetKind::contact) {
        end = run_rows(sides, end);
        experts::contact_experts(sides.own, sides.opponent, end);
        end += experts::kExperts;
    } else if (kind == NetKind::race) {
        experts::race_experts(sides.own, sides.opponent, end);
        end += experts::kRaceExperts;
    }
    return static_cast<int>(end - rows);
}

}  // namespace fivepoint
