// Which rows of the first layer a position has, and by which rows a play changes them: the fast
// twin of active_rows (tests hold them together). Compiled per target; see net_kernel.h.
//
// Views as in inputs.h.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "experts.h"
#include "inputs.h"
#include "movegen.h"
#include "position.h"
#include "target.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace fivepoint {
inline namespace FIVEPOINT_TARGET {

struct BothSides {
    SideBits own;
    SideBits opponent;
};

// All but the linear sums.
inline void set_bits(const Board& board, BothSides& sides) {
#if defined(__AVX2__)
    constexpr std::uint32_t kCells = (1U << kOuterCells) - 1;
    const __m256i cells = _mm256_load_si256(reinterpret_cast<const __m256i*>(board.cell.data()));
    const __m256i order = _mm256_setr_epi8(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15,
                                           14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    // Cell i of the turned board is cell 31 - i, so bit 6 + i is cell 25 - i.
    const __m256i turned = _mm256_shuffle_epi8(_mm256_permute4x64_epi64(cells, 0x4E), order);
    const __m256i zero = _mm256_setzero_si256();
    const __m256i one = _mm256_set1_epi8(1);
    const __m256i minus_one = _mm256_set1_epi8(-1);
    const auto mask = [](__m256i found) {
        return static_cast<std::uint32_t>(_mm256_movemask_epi8(found));
    };
    sides.own.one = mask(_mm256_cmpgt_epi8(cells, zero)) & kCells;
    sides.own.two = mask(_mm256_cmpgt_epi8(cells, one)) & kCells;
    sides.own.seen_one = mask(_mm256_cmpgt_epi8(turned, zero)) >> 6;
    sides.own.seen_two = mask(_mm256_cmpgt_epi8(turned, one)) >> 6;
    sides.opponent.seen_one = mask(cells) & kCells;
    sides.opponent.seen_two = mask(_mm256_cmpgt_epi8(minus_one, cells)) & kCells;
    sides.opponent.one = mask(turned) >> 6;
    sides.opponent.two = mask(_mm256_cmpgt_epi8(minus_one, turned)) >> 6;
#else
    sides = {};
    for (int i = 0; i < kOuterCells; ++i) {
        const int men = +board.cell[i];
        const std::uint32_t here = 1U << i;
        const std::uint32_t there = 1U << (kOwnBar - i);
        sides.own.one |= men > 0 ? here : 0;
        sides.own.two |= men > 1 ? here : 0;
        sides.own.seen_one |= men > 0 ? there : 0;
        sides.own.seen_two |= men > 1 ? there : 0;
        sides.opponent.seen_one |= men < 0 ? here : 0;
        sides.opponent.seen_two |= men < -1 ? here : 0;
        sides.opponent.one |= men < 0 ? there : 0;
        sides.opponent.two |= men < -1 ? there : 0;
    }
#endif
    sides.own.bar = +board.cell[kOwnBar];
    sides.own.off = +board.cell[kOwnOff];
    sides.opponent.bar = -board.cell[kOpponentBar];
    sides.opponent.off = -board.cell[kOpponentOff];
}

inline int own_men(std::int8_t cell) { return cell > 0 ? cell : 0; }
inline int opponent_men(std::int8_t cell) { return cell < 0 ? -cell : 0; }

inline int head_of(NetKind kind, const BothSides& sides) {
    if (kind == NetKind::race) {
        return 0;
    }
    const auto third = [](int men) { return men == 0 ? 0 : men < 3 ? 1 : 2; };
    return 3 * third(experts::back(sides.own)) + third(experts::back(sides.opponent));
}

// Where the thermometer of a cell begins, and its length, for each side.
struct CellRows {
    std::uint16_t own;
    std::uint16_t opponent;
    std::uint8_t own_steps;
    std::uint8_t opponent_steps;
};

constexpr std::array<CellRows, 32> make_cell_rows() {
    std::array<CellRows, 32> cells{};
    constexpr int kBar = 24 * kPointSteps;
    for (int i = 1; i <= 24; ++i) {
        cells[i] = {static_cast<std::uint16_t>((i - 1) * kPointSteps),
                    static_cast<std::uint16_t>(kSideCells + (24 - i) * kPointSteps), kPointSteps,
                    kPointSteps};
    }
    cells[kOwnBar] = {kBar, 0, kBarSteps, 0};
    cells[kOpponentBar] = {0, kSideCells + kBar, 0, kBarSteps};
    cells[kOwnOff] = {kBar + kBarSteps, 0, kOffSteps, 0};
    cells[kOpponentOff] = {0, kSideCells + kBar + kBarSteps, 0, kOffSteps};
    return cells;
}
inline constexpr std::array<CellRows, 32> kCellRows = make_cell_rows();

// A list of rows to add or to take away.
struct Rows {
    std::uint32_t row[2 * kMaxActiveRows];
    std::uint32_t count;
};

inline void push(Rows& rows, int row) { rows.row[rows.count++] = static_cast<std::uint32_t>(row); }

inline void push_steps(Rows& rows, int base, int from, int to, int steps) {
    const int end = to < steps ? to : steps;
    for (int step = from; step < end; ++step) {
        push(rows, base + step);
    }
}

inline void push_runs(Rows& rows, int side, int length, experts::Mask runs) {
    const int base = kPlainRows + side * kSideRuns + experts::kRunBase[length - 2];
    for (; runs != 0; runs &= runs - 1) {
        push(rows, base + std::countr_zero(runs));
    }
}

inline void push_all_runs(const SideBits& side, int number, Rows& rows) {
    const experts::Mask made = side.two & experts::kPoints;
    experts::Mask runs = made;
    for (int length = 2; length < 2 + kRunLengths && runs != 0; ++length) {
        runs &= made >> (length - 1);
        push_runs(rows, number, length, runs);
    }
}

// Rows of a position from scratch, and what its children are compared with.
struct State {
    Board board;
    BothSides sides;
    alignas(64) std::uint16_t experts[64];  // past the last group zeros
};

inline void set_experts(NetKind kind, State& state) {
    if (kind == NetKind::contact) {
        experts::contact_experts(state.sides.own, state.sides.opponent, state.experts);
    } else {
        experts::race_experts(state.sides.own, state.sides.opponent, state.experts);
    }
}

// Everything about the board, and its rows for a net of the kind. A cell counts as one row, of
// those that sum_thermometers made.
inline void set_state(NetKind kind, const Board& board, State& state, Rows& rows) {
    state.board = board;
    set_bits(board, state.sides);
    rows.count = 0;
    const int sums = row_count(kind);
    std::uint64_t own_sums = 0;
    std::uint64_t opponent_sums = 0;
    for (std::uint32_t left = state.sides.own.one; left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const int men = board.cell[cell];
        const int steps = kCellRows[cell].own_steps;
        push(rows, sums + kCellRows[cell].own + (men < steps ? men : steps) - 1);
        own_sums += static_cast<std::uint64_t>(men) * experts::kPointSums[cell];
    }
    for (std::uint32_t left = state.sides.opponent.seen_one; left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const int men = -board.cell[cell];
        const int steps = kCellRows[cell].opponent_steps;
        push(rows, sums + kCellRows[cell].opponent + (men < steps ? men : steps) - 1);
        opponent_sums += static_cast<std::uint64_t>(men) * experts::kPointSums[kOwnBar - cell];
    }
    if (state.sides.own.off > 0) {
        push(rows, sums + kCellRows[kOwnOff].own + state.sides.own.off - 1);
    }
    if (state.sides.opponent.off > 0) {
        push(rows, sums + kCellRows[kOpponentOff].opponent + state.sides.opponent.off - 1);
    }
    state.sides.own.sums = own_sums;
    state.sides.opponent.sums = opponent_sums;
    set_experts(kind, state);
    int groups = experts::kRaceExperts;
    if (kind == NetKind::contact) {
        groups = experts::kExperts;
        push_all_runs(state.sides.own, 0, rows);
        push_all_runs(state.sides.opponent, 1, rows);
    }
    for (int i = 0; i < groups; ++i) {
        push(rows, state.experts[i]);
    }
}

// Cells that differ, as bits.
inline std::uint32_t changed_cells(const Board& a, const Board& b) {
#if defined(__AVX2__)
    const __m256i left = _mm256_load_si256(reinterpret_cast<const __m256i*>(a.cell.data()));
    const __m256i right = _mm256_load_si256(reinterpret_cast<const __m256i*>(b.cell.data()));
    return ~static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(left, right)));
#else
    std::uint32_t changed = 0;
    for (int i = 0; i <= kOpponentOff; ++i) {
        changed |= (a.cell[i] != b.cell[i] ? 1U : 0U) << i;
    }
    return changed;
#endif
}

// The one-hot groups that differ: the child's row to `add`, the node's to `drop`.
inline void push_group_changes(const std::uint16_t* before, const std::uint16_t* after, Rows& add,
                               Rows& drop) {
#if defined(__AVX512BW__)
    // Without a branch for each: changed rows are packed to the front and written in one go.
    for (int i = 0; i < 48; i += 16) {
        const __m512i old_rows =
            _mm512_cvtepu16_epi32(_mm256_load_si256(reinterpret_cast<const __m256i*>(before + i)));
        const __m512i rows =
            _mm512_cvtepu16_epi32(_mm256_load_si256(reinterpret_cast<const __m256i*>(after + i)));
        const __mmask16 changed = _mm512_cmpneq_epi32_mask(old_rows, rows);
        _mm512_storeu_si512(add.row + add.count, _mm512_maskz_compress_epi32(changed, rows));
        _mm512_storeu_si512(drop.row + drop.count, _mm512_maskz_compress_epi32(changed, old_rows));
        const auto count =
            static_cast<std::uint32_t>(std::popcount(static_cast<std::uint32_t>(changed)));
        add.count += count;
        drop.count += count;
    }
#elif defined(__AVX2__)
    for (int i = 0; i < 48; i += 16) {
        const __m256i same =
            _mm256_cmpeq_epi16(_mm256_load_si256(reinterpret_cast<const __m256i*>(before + i)),
                               _mm256_load_si256(reinterpret_cast<const __m256i*>(after + i)));
        const __m128i bytes =
            _mm_packs_epi16(_mm256_castsi256_si128(same), _mm256_extracti128_si256(same, 1));
        for (std::uint32_t left = ~static_cast<std::uint32_t>(_mm_movemask_epi8(bytes)) & 0xFFFFU;
             left != 0; left &= left - 1) {
            const int group = i + std::countr_zero(left);
            push(add, after[group]);
            push(drop, before[group]);
        }
    }
#else
    for (int i = 0; i < experts::kExperts; ++i) {
        // Written always, kept if changed.
        add.row[add.count] = after[i];
        drop.row[drop.count] = before[i];
        const std::uint32_t changed = before[i] != after[i] ? 1 : 0;
        add.count += changed;
        drop.count += changed;
    }
#endif
}

inline void push_run_changes(const SideBits& before, const SideBits& after, int side, Rows& add,
                             Rows& drop) {
    const experts::Mask old_made = before.two & experts::kPoints;
    const experts::Mask made = after.two & experts::kPoints;
    if (old_made == made) {
        return;
    }
    experts::Mask old_runs = old_made;
    experts::Mask runs = made;
    for (int length = 2; length < 2 + kRunLengths && (runs | old_runs) != 0; ++length) {
        old_runs &= old_made >> (length - 1);
        runs &= made >> (length - 1);
        push_runs(add, side, length, runs & ~old_runs);
        push_runs(drop, side, length, old_runs & ~runs);
    }
}

// The groups of `child` and its changed rows, when its bits and sums are set and the rows of
// changed cells are listed.
inline void push_derived(const State& node, State& child, Rows& add, Rows& drop) {
    push_run_changes(node.sides.own, child.sides.own, 0, add, drop);
    push_run_changes(node.sides.opponent, child.sides.opponent, 1, add, drop);
    experts::contact_experts(child.sides.own, child.sides.opponent, child.experts);
    push_group_changes(node.experts, child.experts, add, drop);
}

// Rows of the contact net by which child.board differs from `node`; sets the rest of `child`.
inline void push_changes(const State& node, State& child, Rows& add, Rows& drop) {
    add.count = drop.count = 0;
    set_bits(child.board, child.sides);
    std::uint64_t own_sums = node.sides.own.sums;
    std::uint64_t opponent_sums = node.sides.opponent.sums;
    for (std::uint32_t left = changed_cells(node.board, child.board); left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const CellRows& rows = kCellRows[cell];
        const int own_before = own_men(node.board.cell[cell]);
        const int own_after = own_men(child.board.cell[cell]);
        const int opponent_before = opponent_men(node.board.cell[cell]);
        const int opponent_after = opponent_men(child.board.cell[cell]);
        push_steps(add, rows.own, own_before, own_after, rows.own_steps);
        push_steps(drop, rows.own, own_after, own_before, rows.own_steps);
        push_steps(add, rows.opponent, opponent_before, opponent_after, rows.opponent_steps);
        push_steps(drop, rows.opponent, opponent_after, opponent_before, rows.opponent_steps);
        if (cell <= kOwnBar) {
            own_sums +=
                static_cast<std::uint64_t>(own_after - own_before) * experts::kPointSums[cell];
            opponent_sums += static_cast<std::uint64_t>(opponent_after - opponent_before) *
                             experts::kPointSums[kOwnBar - cell];
        }
    }
    child.sides.own.sums = own_sums;
    child.sides.opponent.sums = opponent_sums;
    push_derived(node, child, add, drop);
}

// Whether the contact net judges the board of these bits.
inline bool in_contact(const BothSides& sides) {
    return sides.own.one != 0 && sides.opponent.one != 0 &&
           31 - std::countl_zero(sides.own.one) > std::countr_zero(sides.opponent.seen_one);
}

// The same for one step: child.board is the node's after it, child.sides has its bits.
inline void push_step(const State& node, const Step& step, State& child, Rows& add, Rows& drop) {
    add.count = drop.count = 0;
    const CellRows& source = kCellRows[step.source];
    const CellRows& target = kCellRows[step.target];
    const int left = own_men(child.board.cell[step.source]);
    const int there = own_men(child.board.cell[step.target]) - 1;
    push_steps(drop, source.own, left, left + 1, source.own_steps);
    push_steps(add, target.own, there, there + 1, target.own_steps);
    child.sides.own.sums = node.sides.own.sums - experts::kPointSums[step.source];
    child.sides.opponent.sums = node.sides.opponent.sums;
    if (step.target != kOwnOff) {
        child.sides.own.sums += experts::kPointSums[step.target];
    }
    if (step.hit) {
        const CellRows& bar = kCellRows[kOpponentBar];
        const int on_bar = opponent_men(child.board.cell[kOpponentBar]);
        push(drop, target.opponent);
        push_steps(add, bar.opponent, on_bar - 1, on_bar, bar.opponent_steps);
        child.sides.opponent.sums +=
            experts::kPointSums[kOwnBar] - experts::kPointSums[kOwnBar - step.target];
    }
    push_derived(node, child, add, drop);
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
