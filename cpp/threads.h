// Splits work over threads so that the answer does not depend on their number.
//
// The work is cut into numbered chunks that know nothing of threads; threads take the next free
// chunk. Threads live for one call: a pool kept alive would not survive the fork() that
// Python's multiprocessing uses, and starting a thread costs some 30 microseconds.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace fivepoint {

inline constexpr int kMaxThreads = 256;

// Calls work(chunk) for each chunk 0..chunks-1, on `threads` threads (1..kMaxThreads), this one
// among them. After an exception no new chunk starts; the first one is thrown on to the caller.
template <class Work>
void for_each_chunk(std::size_t chunks, int threads, Work&& work) {
    std::atomic<std::size_t> next{0};
    std::exception_ptr failure;
    std::mutex failure_lock;
    const auto run = [&] {
        for (;;) {
            const std::size_t chunk = next.fetch_add(1, std::memory_order_relaxed);
            if (chunk >= chunks) {
                return;
            }
            try {
                work(chunk);
            } catch (...) {
                const std::scoped_lock held(failure_lock);
                if (!failure) {
                    failure = std::current_exception();
                }
                next.store(chunks, std::memory_order_relaxed);
            }
        }
    };
    {
        std::vector<std::jthread> helpers;
        const std::size_t wanted = std::min<std::size_t>(static_cast<std::size_t>(threads), chunks);
        for (std::size_t i = 1; i < wanted; ++i) {
            helpers.emplace_back(run);
        }
        run();
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
}

}  // namespace fivepoint
