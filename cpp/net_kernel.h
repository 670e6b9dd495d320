// The integer nets' inner loops, compiled once for each instruction set (see target.h); the choice
// is made by cpu.h. Included by net_portable.cpp, net_avx2.cpp, net_avx512.cpp and evaluator.cpp.
//
// A position is taken into an accumulator: the first layer's sums before the activation. A node's
// children differ from it in few rows, so each child's sums are the node's plus and minus those
// rows, formed in registers and never stored. Views as in inputs.h: a node before the roll and
// its children are all seen from the side on roll in the node.
#pragma once

#include <cstddef>
#include <cstdint>

#include "inputs.h"
#include "net.h"
#include "position.h"

namespace fivepoint {

// Positions whose sigmoids are computed together.
inline constexpr int kEvalBatch = 16;

struct DicePair {
    int die1;
    int die2;
};

// The results of rolls at a node and their outputs, in the caller's memory; `ends[i]` of roll i is
// where the next one begins. Leaves that the contact net does not judge are numbered in `others`.
struct Leaves {
    Board* boards;
    Outputs* outputs;
    int* ends;
    int* others;
    int count;
    int other_count;
};

// How many plays of a roll pass the pruner: all within `margin` of the best, in units of the worth
// as the pruner sees it, but at least `least` and at most `most` (1 .. kMostPassing).
inline constexpr int kMostPassing = 32;
struct PruneFilter {
    int least;
    int most;
    float margin;
};

// `space` holds `space_size` zeroed bytes, aligned to 64, used by one call at a time.
struct NetKernel {
    // Outputs of positions of the net's kind, each from scratch.
    void (*evaluate)(const Net& net, const Board* boards, int count, void* space, Outputs* out);
    // The same of plays at `node`, which need not be of the net's kind.
    void (*evaluate_children)(const Net& net, const Board& node, const Board* boards, int count,
                              void* space, Outputs* out);
    // All results of each roll at a node of the contact net. Room in `leaves` for kMaxResults a
    // roll.
    void (*evaluate_rolls)(const Net& net, const Board& node, const DicePair* rolls, int count,
                           void* space, Leaves& leaves);
    // The same without those results that the pruner, for outputs worth `weight` each, thinks
    // beaten. Of plays that end contact none is left out.
    void (*evaluate_best)(const Net& net, const Net& pruner, const float* weight,
                          const PruneFilter& filter, const Board& node, const DicePair* rolls,
                          int count, void* space, Leaves& leaves);
    std::size_t space_size;
};

extern const NetKernel kPortableNet;
#if defined(__x86_64__)
extern const NetKernel kAvx2Net;
extern const NetKernel kAvx512Net;
#endif

// The one that cpu.h chose.
const NetKernel& net_kernel();

}  // namespace fivepoint
