#include "perft.h"

#include <array>
#include <vector>

#include "results.h"

namespace fivepoint {
namespace {

class Counter {
  public:
    Counter(int depth, const std::function<bool()>& stop)
        : results_(depth > 1 ? static_cast<std::size_t>(depth) - 1 : 0), stop_(stop) {}

    std::uint64_t count(const Board& board, int depth) {
        if (depth == 0 || game_over(board)) {
            return 1;
        }
        std::uint64_t lines = 0;
        for (int high = 1; high <= 6; ++high) {
            for (int low = 1; low <= high; ++low) {
                if (depth == 1) {
                    lines += static_cast<std::uint64_t>(count_results(board, high, low));
                } else {
                    lines += count_roll(board, high, low, depth);
                }
            }
        }
        return lines;
    }

    bool stopped() const { return stopped_; }

  private:
    static constexpr unsigned kNodesPerQuestion = 1U << 13;  // some hundredths of a second

    std::uint64_t count_roll(const Board& board, int high, int low, int depth) {
        auto& results = results_[static_cast<std::size_t>(depth) - 2];
        const int found = list_results(board, high, low, results);
        std::uint64_t lines = 0;
        for (int i = 0; i < found && !stopped_; ++i) {
            lines += count(flip(results[static_cast<std::size_t>(i)]), depth - 1);
            if (++nodes_ % kNodesPerQuestion == 0) {
                stopped_ = stop_();
            }
        }
        return lines;
    }

    std::vector<std::array<Board, kMaxResults>> results_;  // one list for each depth but the last
    const std::function<bool()>& stop_;
    unsigned nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace

std::optional<std::uint64_t> perft(const Board& board, int depth,
                                   const std::function<bool()>& stop) {
    Counter counter(depth, stop);
    const std::uint64_t lines = counter.count(board, depth);
    if (counter.stopped()) {
        return std::nullopt;
    }
    return lines;
}

}  // namespace fivepoint
