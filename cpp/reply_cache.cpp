#include "reply_cache.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>

#include "evaluator.h"
#include "position.h"

namespace fivepoint {

namespace {

// 6 MB a thread, which the system hands over as places are used: threads may live for a moment.
constexpr std::size_t kPlaces = 4096;

// A place holds the latest; all zeros is an empty one.
struct Entry {
    std::uint64_t evaluator;  // its number; 0: nothing here
    Worth worth;
    Board node;
    std::array<Reply, kRolls> replies;
};
static_assert(std::is_trivially_copyable_v<Entry>);

struct Free {
    void operator()(void* memory) const { std::free(memory); }
};

class ReplyCache {
  public:
    ReplyCache() : memory_(std::calloc(kPlaces + 1, sizeof(Entry))) {
        void* begin = memory_.get();
        std::size_t space = (kPlaces + 1) * sizeof(Entry);
        if (begin == nullptr ||
            std::align(alignof(Entry), kPlaces * sizeof(Entry), begin, space) == nullptr) {
            throw std::bad_alloc();
        }
        entries_ = static_cast<Entry*>(begin);
    }

    Entry& place(const Board& node) {
        std::array<std::uint64_t, 4> words{};
        std::memcpy(words.data(), node.cell.data(), sizeof words);
        std::uint64_t hash = 0;
        for (const std::uint64_t word : words) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
            hash ^= hash >> 29;
        }
        return entries_[static_cast<std::size_t>(hash) % kPlaces];
    }

  private:
    std::unique_ptr<void, Free> memory_;
    Entry* entries_;
};

}  // namespace

const std::array<Reply, kRolls>& known_best_replies(const Evaluator& evaluator, const Board& node,
                                                    const Worth& worth) {
    static thread_local ReplyCache cache;
    Entry& entry = cache.place(node);
    if (entry.evaluator != evaluator.number() || entry.worth != worth || entry.node != node) {
        entry.evaluator = 0;
        evaluator.best_replies(node, worth, entry.replies);
        entry.node = node;
        entry.worth = worth;
        entry.evaluator = evaluator.number();
    }
    return entry.replies;
}

}  // namespace fivepoint
