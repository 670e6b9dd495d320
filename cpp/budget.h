// What a search may cost: nodes, seconds, or as long as somebody lets it go on. Shared by its
// threads. A node is a position at which all 21 rolls are played.
//
// Nodes are counted as the search is written, whether a cache knew them or not, so how many a
// depth takes does not depend on threads; whether it was within the budget does not either. Time
// is another matter.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <thread>
#include <utility>

namespace fivepoint {

class Budget {
  public:
    using Clock = std::chrono::steady_clock;

    // `go_on` is asked now and then, by the thread that made the budget alone; once it says false
    // all is spent. It may throw.
    Budget(std::optional<std::uint64_t> nodes, std::optional<double> seconds,
           std::function<bool(std::uint64_t)> go_on)
        : nodes_(nodes.value_or(std::numeric_limits<std::uint64_t>::max())),
          go_on_(std::move(go_on)),
          asked_(Clock::now()) {
        if (seconds) {
            deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                           std::chrono::duration<double>(*seconds));
        }
    }

    // Takes one node; false if there is none left, and whatever is found from now on is worthless.
    bool take() {
        const std::uint64_t used = used_.fetch_add(1, std::memory_order_relaxed) + 1;
        if (used > nodes_) {
            spent_.store(true, std::memory_order_relaxed);
        } else if (deadline_ || go_on_) {
            look(used);
        }
        return !spent();
    }

    [[nodiscard]] std::uint64_t used() const { return used_.load(std::memory_order_relaxed); }
    [[nodiscard]] bool spent() const { return spent_.load(std::memory_order_relaxed); }

  private:
    static constexpr std::chrono::milliseconds kPause{50};  // between two questions

    void look(std::uint64_t used) {
        const Clock::time_point now = Clock::now();
        if (deadline_ && now >= *deadline_) {
            spent_.store(true, std::memory_order_relaxed);
        } else if (go_on_ && std::this_thread::get_id() == owner_ && now - asked_ >= kPause) {
            asked_ = now;
            if (!go_on_(used)) {
                spent_.store(true, std::memory_order_relaxed);
            }
        }
    }

    std::uint64_t nodes_;
    std::optional<Clock::time_point> deadline_;
    std::function<bool(std::uint64_t)> go_on_;
    std::thread::id owner_ = std::this_thread::get_id();
    Clock::time_point asked_;  // the owner's alone
    std::atomic<std::uint64_t> used_{0};
    std::atomic<bool> spent_{false};
};

}  // namespace fivepoint
