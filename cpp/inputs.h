// What the nets see of a position: sparse binary inputs, each named by the number of its row in
// the first layer. This is the only definition in the project; the trainer, the engine and the net
// files all go by it, and a net file carries `input_hash`, which changes with any changed value.
//
// View: the position *after a play*, seen from the side that has just played ("own"); the opponent
// is next to roll. So all plays of a roll are judged from one fixed side, and a position before
// the roll is judged through its flip.
//
// Contact inputs: per side and cell a thermometer of its checkers (a checker more is a row more),
// runs of 2..6 made points, and one-hot groups listed in experts.h. Race inputs:
// the same thermometers and finer one-hot groups for the race. Pruner inputs: the thermometers
// alone. Nothing here knows a weight.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "position.h"

namespace fivepoint {

// The pruner chooses among the plays of contact positions which ones the contact net judges.
enum class NetKind : std::uint8_t { contact = 0, race = 1, pruner = 2 };
inline constexpr int kNetKinds = 3;

// Rows of the thermometers; the same numbers in all nets. A side's block: 24 points x 6, bar 4,
// off 15. Points are counted from that side's own view.
inline constexpr int kPointSteps = 6;
inline constexpr int kBarSteps = 4;
inline constexpr int kOffSteps = 15;
inline constexpr int kSideCells = 24 * kPointSteps + kBarSteps + kOffSteps;
inline constexpr int kPlainRows = 2 * kSideCells;
// Runs: length 2 starts on points 1..23, ..., length 6 on 1..19.
inline constexpr int kRunLengths = 5;
inline constexpr int kSideRuns = 23 + 22 + 21 + 20 + 19;

// Most rows one position can have on: 30 thermometers, 2 x 20 runs, the one-hot groups.
inline constexpr int kMaxActiveRows = 128;
// Output layers a net may keep, chosen by `head_of`.
inline constexpr int kContactHeads = 9;
inline constexpr int kRaceHeads = 1;
inline constexpr int kPrunerHeads = 1;

// Bits of one side. Bit p is the side's own point p, bit 25 its bar; `seen_*` are the same bits
// from the other side (bit 25 - p). `sums` packs linear sums over the checkers, see inputs.cpp.
struct SideBits {
    std::uint32_t one = 0;  // at least one checker
    std::uint32_t two = 0;  // at least two: a made point
    std::uint32_t seen_one = 0;
    std::uint32_t seen_two = 0;
    std::uint32_t three = 0;  // at least three: always in the view of the side that has just played
    std::uint64_t sums = 0;
    std::int32_t bar = 0;
    std::int32_t off = 0;
};

// Number of rows of the first layer.
int row_count(NetKind kind);
int head_count(NetKind kind);
// Changes whenever a row of any position would change.
std::uint64_t input_hash(NetKind kind);
// One line a group: name, first row, rows. For documents and for looking at trained weights.
std::string describe_inputs(NetKind kind);

// Which net judges the position; finished games have no net.
NetKind net_kind(const Board& board);
// Which output layer of that net.
int head_of(NetKind kind, const Board& board);
// Writes the active rows, each once, in no promised order; returns how many.
int active_rows(NetKind kind, const Board& board, std::uint16_t* rows);

}  // namespace fivepoint
