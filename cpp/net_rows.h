// Which rows of the first layer a position has, and by which rows a play changes them: the fast
// twin of active_rows (tests hold them together). Compiled per target; see net_kernel.h.
//
// Views as in inputs.h.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "experts.h"
#include "groups.h"
#include "inputs.h"
#include "movegen.h"
#include "net.h"
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
    sides.own.three = mask(_mm256_cmpgt_epi8(cells, _mm256_set1_epi8(2))) & kCells;
    sides.opponent.seen_one = mask(cells) & kCells;
    sides.opponent.seen_two = mask(_mm256_cmpgt_epi8(minus_one, cells)) & kCells;
    sides.opponent.three = mask(_mm256_cmpgt_epi8(_mm256_set1_epi8(-2), cells)) & kCells;
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
        sides.own.three |= men > 2 ? here : 0;
        sides.own.seen_one |= men > 0 ? there : 0;
        sides.own.seen_two |= men > 1 ? there : 0;
        sides.opponent.seen_one |= men < 0 ? here : 0;
        sides.opponent.seen_two |= men < -1 ? here : 0;
        sides.opponent.three |= men < -2 ? here : 0;
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
    std::uint8_t folded;  // steps that are part of other rows, in a contact net
};

constexpr std::array<CellRows, 32> make_cell_rows() {
    std::array<CellRows, 32> cells{};
    constexpr int kBar = 24 * kPointSteps;
    for (int i = 1; i <= 24; ++i) {
        cells[i] = {static_cast<std::uint16_t>((i - 1) * kPointSteps),
                    static_cast<std::uint16_t>(kSideCells + (24 - i) * kPointSteps), kPointSteps,
                    kPointSteps, kFoldedMen};
    }
    cells[kOwnBar] = {kBar, 0, kBarSteps, 0, 0};
    cells[kOpponentBar] = {0, kSideCells + kBar, 0, kBarSteps, 0};
    cells[kOwnOff] = {kBar + kBarSteps, 0, kOffSteps, 0, 0};
    cells[kOpponentOff] = {0, kSideCells + kBar + kBarSteps, 0, kOffSteps, 0};
    return cells;
}
inline constexpr std::array<CellRows, 32> kCellRows = make_cell_rows();

// A list of rows to add or to take away, as places in a slice of the table (Net::table). What
// lies behind the list may be written over, up to kPlaceStep places at a time.
inline constexpr int kPlaceStep = 16;
struct Rows {
    alignas(64) std::uint32_t place[kMaxActiveRows + kPlaceStep];
    std::uint32_t count;

    // Lets rows of zeros follow, up to `total`, which is at most kPlaceStep more as a rule.
    void fill(std::uint32_t total, std::uint32_t zero) {
        for (; count < total; ++count) {
            place[count] = zero;
        }
    }
};

inline constexpr int kPlaceShift = std::countr_zero(static_cast<unsigned>(kWidthStep));

inline void push(Rows& rows, int row) {
    rows.place[rows.count++] = static_cast<std::uint32_t>(row) << kPlaceShift;
}

// Steps `from` .. `to` - 1 of a thermometer of a contact net.
inline void push_steps(Rows& rows, int base, int from, int to, int steps, int folded) {
    const int begin = from > folded ? from : folded;
    const int end = to < steps ? to : steps;
    for (int step = begin; step < end; ++step) {
        push(rows, base + step);
    }
}

// One step, in the same way; written always, kept if it is a row of its own.
inline void push_step(Rows& rows, int base, int step, int steps, int folded) {
    push(rows, base + step);
    rows.count -= step < folded || step >= steps ? 1 : 0;
}

// Where runs of each length begin that are rows of their own.
inline constexpr std::array<experts::Mask, kRunLengths> kUnfoldedRuns = [] {
    std::array<experts::Mask, kRunLengths> starts{};
    for (int length = 2; length < 2 + kRunLengths; ++length) {
        for (int first = 1; first + length <= 25; ++first) {
            starts[length - 2] |= folded_run(first, length) ? 0 : 1U << first;
        }
    }
    return starts;
}();

inline void push_runs(Rows& rows, int side, int length, experts::Mask runs) {
    const int base = kPlainRows + side * kSideRuns + experts::kRunBase[length - 2];
    for (runs &= kUnfoldedRuns[length - 2]; runs != 0; runs &= runs - 1) {
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

inline void push_run_changes(experts::Mask before, experts::Mask after, int side, Rows& add,
                             Rows& drop) {
    const experts::Mask old_made = before & experts::kPoints;
    const experts::Mask made = after & experts::kPoints;
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

// The row of a cell's thermometer, its steps in one; written always, kept if there is one.
inline void push_cell(NetKind kind, int thermometer, int men, int steps, int folded, Rows& rows) {
    const int top = (men < steps ? men : steps) - 1;
    push(rows, row_count(kind) + thermometer + top);
    rows.count -= kind == NetKind::contact && men <= folded ? 1 : 0;
}

// The rows of one side's cells, each as one of Net's sums; sets the side's sums, its bits are set.
inline void push_own(NetKind kind, const Board& board, SideBits& own, Rows& rows) {
    std::uint64_t sums = 0;
    for (std::uint32_t left = own.one; left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const int men = board.cell[cell];
        const CellRows& at = kCellRows[cell];
        push_cell(kind, at.own, men, at.own_steps, at.folded, rows);
        sums += static_cast<std::uint64_t>(men) * experts::kPointSums[cell];
    }
    if (own.off > 0) {
        push_cell(kind, kCellRows[kOwnOff].own, own.off, kOffSteps, 0, rows);
    }
    own.sums = sums;
}
inline void push_opponent(NetKind kind, const Board& board, SideBits& opponent, Rows& rows) {
    std::uint64_t sums = 0;
    for (std::uint32_t left = opponent.seen_one; left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const int men = -board.cell[cell];
        const CellRows& at = kCellRows[cell];
        push_cell(kind, at.opponent, men, at.opponent_steps, at.folded, rows);
        sums += static_cast<std::uint64_t>(men) * experts::kPointSums[kOwnBar - cell];
    }
    if (opponent.off > 0) {
        push_cell(kind, kCellRows[kOpponentOff].opponent, opponent.off, kOffSteps, 0, rows);
    }
    opponent.sums = sums;
}

// The rows of all cells, and of the runs; sets the sums of `sides`, whose bits are set.
inline void push_board(NetKind kind, const Board& board, BothSides& sides, Rows& rows) {
    rows.count = 0;
    push_own(kind, board, sides.own, rows);
    push_opponent(kind, board, sides.opponent, rows);
    if (kind == NetKind::contact) {
        push_all_runs(sides.own, 0, rows);
        push_all_runs(sides.opponent, 1, rows);
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

// What `sides` is of one board becomes what it is of `after`, but for the bits; the rows of changed
// cells are added and dropped.
inline void push_cell_changes(const Board& before, const Board& after, BothSides& sides, Rows& add,
                              Rows& drop) {
    for (std::uint32_t left = changed_cells(before, after); left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const CellRows& rows = kCellRows[cell];
        const int own_before = own_men(before.cell[cell]);
        const int own_after = own_men(after.cell[cell]);
        const int opponent_before = opponent_men(before.cell[cell]);
        const int opponent_after = opponent_men(after.cell[cell]);
        const int folded = rows.folded;
        const int most_own = own_before > own_after ? own_before : own_after;
        if (most_own > folded) {
            push_steps(add, rows.own, own_before, own_after, rows.own_steps, folded);
            push_steps(drop, rows.own, own_after, own_before, rows.own_steps, folded);
        }
        const int most = opponent_before > opponent_after ? opponent_before : opponent_after;
        if (most > folded) {
            push_steps(add, rows.opponent, opponent_before, opponent_after, rows.opponent_steps,
                       folded);
            push_steps(drop, rows.opponent, opponent_after, opponent_before, rows.opponent_steps,
                       folded);
        }
        if (cell <= kOwnBar) {
            sides.own.sums +=
                static_cast<std::uint64_t>(own_after - own_before) * experts::kPointSums[cell];
            sides.opponent.sums += static_cast<std::uint64_t>(opponent_after - opponent_before) *
                                   experts::kPointSums[kOwnBar - cell];
        }
    }
}

// The same for a checker that moved from `source` to `target`, and has not moved on `after` that.
inline void push_move(int source, int target, const Board& after, BothSides& sides, Rows& add,
                      Rows& drop) {
    const CellRows& left_rows = kCellRows[source];
    const CellRows& there_rows = kCellRows[target];
    const int left = own_men(after.cell[source]);
    const int there = own_men(after.cell[target]) - 1;
    push_step(drop, left_rows.own, left, left_rows.own_steps, left_rows.folded);
    push_step(add, there_rows.own, there, there_rows.own_steps, there_rows.folded);
    sides.own.sums -= experts::kPointSums[source];
    if (target != kOwnOff) {
        sides.own.sums += experts::kPointSums[target];
    }
}

// The same for the blot that a step hit, if it did.
inline void push_hit(const Step& step, const Board& after, BothSides& sides, Rows& add) {
    if (!step.hit) {
        return;
    }
    const CellRows& bar = kCellRows[kOpponentBar];
    const int on_bar = opponent_men(after.cell[kOpponentBar]);
    static_assert(kFoldedMen >= 1);  // so the blot is no row of its own
    push_step(add, bar.opponent, on_bar - 1, bar.opponent_steps, bar.folded);
    sides.opponent.sums +=
        experts::kPointSums[kOwnBar] - experts::kPointSums[kOwnBar - step.target];
}

inline void push_groups(const std::uint16_t* groups, int count, Rows& rows) {
    std::uint32_t* to = rows.place + rows.count;
    for (int i = 0; i < count; ++i) {
        to[i] = std::uint32_t{groups[i]} << kPlaceShift;
    }
    rows.count += static_cast<std::uint32_t>(count);
}

// The one-hot groups that differ: those after to `add`, those before to `drop`.
inline void push_group_changes(const std::uint16_t* before, const std::uint16_t* after, Rows& add,
                               Rows& drop) {
    // The ends of the lists stay in registers, for the next places depend on them.
    std::uint32_t* add_end = add.place + add.count;
    std::uint32_t* drop_end = drop.place + drop.count;
#if defined(__AVX512BW__)
    // Without a branch for each: changed rows are packed to the front and written in one go.
    for (int i = 0; i < kGroupSpace; i += 16) {
        const __m512i old_rows =
            _mm512_cvtepu16_epi32(_mm256_load_si256(reinterpret_cast<const __m256i*>(before + i)));
        const __m512i rows =
            _mm512_cvtepu16_epi32(_mm256_load_si256(reinterpret_cast<const __m256i*>(after + i)));
        const __mmask16 changed = _mm512_cmpneq_epi32_mask(old_rows, rows);
        const auto pack = [&](__m512i from, std::uint32_t* end) {
            const __m512i places = _mm512_slli_epi32(from, kPlaceShift);
            _mm512_storeu_si512(end, _mm512_maskz_compress_epi32(changed, places));
        };
        pack(rows, add_end);
        pack(old_rows, drop_end);
        const int count = std::popcount(static_cast<std::uint32_t>(changed));
        add_end += count;
        drop_end += count;
    }
#elif defined(__AVX2__)
    for (int i = 0; i < kGroupSpace - 8; i += 8) {
        const __m256i old_rows =
            _mm256_cvtepu16_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(before + i)));
        const __m256i rows =
            _mm256_cvtepu16_epi32(_mm_load_si128(reinterpret_cast<const __m128i*>(after + i)));
        const auto same = static_cast<std::uint32_t>(
            _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(old_rows, rows))));
        // A byte for each lane, all ones if it has changed; then the numbers of those lanes.
        const std::uint64_t wanted = _pdep_u64(same ^ 0xFFU, 0x0101010101010101) * 0xFF;
        const __m256i lanes = _mm256_cvtepu8_epi32(
            _mm_cvtsi64_si128(static_cast<long long>(_pext_u64(0x0706050403020100, wanted))));
        const auto pack = [&](__m256i from, std::uint32_t* end) {
            const __m256i places = _mm256_slli_epi32(from, kPlaceShift);
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(end),
                                _mm256_permutevar8x32_epi32(places, lanes));
        };
        pack(rows, add_end);
        pack(old_rows, drop_end);
        const int count = std::popcount(same ^ 0xFFU);
        add_end += count;
        drop_end += count;
    }
#else
    for (int i = 0; i < experts::kExperts; ++i) {
        // Written always, kept if changed.
        *add_end = std::uint32_t{after[i]} << kPlaceShift;
        *drop_end = std::uint32_t{before[i]} << kPlaceShift;
        const int changed = before[i] != after[i] ? 1 : 0;
        add_end += changed;
        drop_end += changed;
    }
#endif
    add.count = static_cast<std::uint32_t>(add_end - add.place);
    drop.count = static_cast<std::uint32_t>(drop_end - drop.place);
}

// Whether the contact net judges the board of these bits.
inline bool in_contact(const BothSides& sides) {
    return sides.own.one != 0 && sides.opponent.one != 0 &&
           31 - std::countl_zero(sides.own.one) > std::countr_zero(sides.opponent.seen_one);
}

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
