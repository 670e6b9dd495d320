// The sinks behind results.h, compiled once for each kernel: a source of a kernel defines
// its ResultsKernel from this file. Not for other files.
#pragma once

#include <cstdint>
#include <cstring>

#include "movegen.h"
#include "position.h"
#include "target.h"

namespace fivepoint {

struct ResultsKernel {
    int (*list)(const Board& board, int die1, int die2, Board* out);
    int (*list_rows)(const Board& board, int die1, int die2, std::int8_t* out);
    int (*count)(const Board& board, int die1, int die2);
};

extern const ResultsKernel kPortableResults;
#if defined(__x86_64__)
extern const ResultsKernel kAvx2Results;
#endif

inline namespace FIVEPOINT_TARGET {

// Results to `out`, kStride bytes apart; with less than 32 the next one overwrites the rest.
template <int kStride>
class BoardWriter {
  public:
    explicit BoardWriter(std::int8_t* out) : out_(out) {}

    void enter(int /*depth*/, const Step& /*step*/, const Board& /*after*/) {}
    void leaf(int /*depth*/, const Step& step, const Board& before) {
        write(after_step(before, step));
    }
    void unchanged(const Board& board) { write(board); }

    const std::int8_t* end() const { return out_; }

  private:
    void write(const Board& board) {
        std::memcpy(out_, board.cell.data(), sizeof board);
        out_ += kStride;
    }

    std::int8_t* out_;
};

class ResultCounter {
  public:
    void enter(int /*depth*/, const Step& /*step*/, const Board& /*after*/) {}
    void leaf(int /*depth*/, const Step& /*step*/, const Board& /*before*/) { ++count_; }
    void leaves(int count) { count_ += count; }
    void unchanged(const Board& /*board*/) { ++count_; }

    int count() const { return count_; }

  private:
    int count_ = 0;
};

template <int kStride>
int write_results(const Board& board, int die1, int die2, std::int8_t* out) {
    BoardWriter<kStride> writer(out);
    visit_results(board, die1, die2, writer);
    return static_cast<int>((writer.end() - out) / kStride);
}

inline constexpr ResultsKernel kResultsKernel{
    [](const Board& board, int die1, int die2, Board* out) {
        return write_results<sizeof(Board)>(board, die1, die2, reinterpret_cast<std::int8_t*>(out));
    },
    write_results<kOuterCells>,
    [](const Board& board, int die1, int die2) {
        ResultCounter counter;
        visit_results(board, die1, die2, counter);
        return counter.count();
    },
};

}  // namespace FIVEPOINT_TARGET
}  // namespace fivepoint
