#include "results.h"

#include "cpu.h"
#include "results_kernel.h"

namespace fivepoint {

const ResultsKernel kPortableResults = kResultsKernel;

namespace {

const ResultsKernel& chosen() {
#if defined(__x86_64__)
    if (kernel() != Kernel::kPortable) {
        return kAvx2Results;
    }
#endif
    return kPortableResults;
}

}  // namespace

int list_results(const Board& board, int die1, int die2, std::span<Board, kMaxResults> out) {
    return chosen().list(board, die1, die2, out.data());
}

int list_rows(const Board& board, int die1, int die2, std::int8_t* out) {
    return chosen().list_rows(board, die1, die2, out);
}

int count_results(const Board& board, int die1, int die2) {
    return chosen().count(board, die1, die2);
}

}  // namespace fivepoint
