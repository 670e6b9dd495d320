#include "batch.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <limits>
#include <new>
#include <vector>

#include "results.h"
#include "threads.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace fivepoint {
namespace {

constexpr std::size_t kRollsPerChunk = 2048;
constexpr std::size_t kUsualRows = 24;  // results a roll; memory not written to costs nothing
constexpr std::size_t kRowBytes = kOuterCells;
constexpr std::size_t kHugePage = std::size_t{1} << 21;
constexpr std::size_t kLarge = std::size_t{1} << 23;  // smaller blocks malloc keeps for reuse
constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

// Lists rolls begin..end-1. `offsets` are the chunk's own: offsets[i] is the end of roll i.
// Returns the first roll that is not legal, or kNone.
std::size_t list_chunk(const Rolls& rolls, std::size_t begin, std::size_t end, Bytes& rows,
                       std::int64_t* ends) {
    std::size_t filled = 0;
    Board board;
    rows.reserve((end - begin) * kUsualRows * kRowBytes + kMaxRowBytes);
    for (std::size_t i = begin; i < end; ++i) {
        const std::int8_t* cells = rolls.boards + i * kOuterCells;
        const int die1 = rolls.dice[2 * i];
        const int die2 = rolls.dice[2 * i + 1];
        if (die1 < 1 || die1 > 6 || die2 < 1 || die2 > 6 ||
            read_board(cells, rolls.men, board) != BoardFault::kNone) {
            return i;
        }
        if (rows.capacity() - filled < kMaxRowBytes) {
            rows.reserve(std::max(rows.capacity() + rows.capacity() / 2, filled + kMaxRowBytes));
        }
        const int count = list_rows(board, die1, die2, rows.data() + filled);
        filled += static_cast<std::size_t>(count) * kRowBytes;
        ends[i] = static_cast<std::int64_t>(filled / kRowBytes);
    }
    return kNone;
}

}  // namespace

void Bytes::reserve(std::size_t size) {
    if (size <= capacity_) {
        return;
    }
    const std::size_t wanted = size < kLarge ? size : (size / kHugePage + 1) * kHugePage;
    void* fresh = size < kLarge ? std::malloc(wanted) : std::aligned_alloc(kHugePage, wanted);
    if (fresh == nullptr) {
        throw std::bad_alloc();
    }
#if defined(__linux__)
    if (size >= kLarge) {
        madvise(fresh, wanted, MADV_HUGEPAGE);
    }
#endif
    if (memory_) {
        std::memcpy(fresh, memory_.get(), capacity_);
    }
    memory_.reset(static_cast<std::int8_t*>(fresh));
    capacity_ = wanted;
}

void Bytes::shrink(std::size_t size) {
    if (size >= capacity_ || size == 0) {
        return;
    }
    std::int8_t* old = memory_.release();
    auto* kept = static_cast<std::int8_t*>(std::realloc(old, size));
    memory_.reset(kept != nullptr ? kept : old);
    capacity_ = kept != nullptr ? size : capacity_;
}

std::int8_t* Bytes::release() {
    capacity_ = 0;
    return memory_.release();
}

std::optional<std::size_t> list_batch(const Rolls& rolls, int threads, Bytes& rows,
                                      std::int64_t* offsets) {
    offsets[0] = 0;
    if (threads == 1 || rolls.count <= kRollsPerChunk) {
        const std::size_t bad = list_chunk(rolls, 0, rolls.count, rows, offsets + 1);
        if (bad != kNone) {
            return bad;
        }
        rows.shrink(static_cast<std::size_t>(offsets[rolls.count]) * kRowBytes);
        return std::nullopt;
    }

    const std::size_t chunks = (rolls.count + kRollsPerChunk - 1) / kRollsPerChunk;
    std::vector<Bytes> parts(chunks);
    std::atomic<std::size_t> first_bad{kNone};
    const auto end_of = [&](std::size_t chunk) {
        return std::min((chunk + 1) * kRollsPerChunk, rolls.count);
    };
    for_each_chunk(chunks, threads, [&](std::size_t chunk) {
        const std::size_t bad =
            list_chunk(rolls, chunk * kRollsPerChunk, end_of(chunk), parts[chunk], offsets + 1);
        std::size_t first = first_bad.load();
        while (bad < first && !first_bad.compare_exchange_weak(first, bad)) {
        }
    });
    if (first_bad.load() != kNone) {
        return first_bad.load();
    }

    std::vector<std::int64_t> begins(chunks);
    std::int64_t total = 0;
    for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
        begins[chunk] = total;
        total += offsets[end_of(chunk)];
    }
    rows.reserve(static_cast<std::size_t>(total) * kRowBytes);
    for_each_chunk(chunks, threads, [&](std::size_t chunk) {
        const std::size_t bytes = static_cast<std::size_t>(offsets[end_of(chunk)]) * kRowBytes;
        std::memcpy(rows.data() + static_cast<std::size_t>(begins[chunk]) * kRowBytes,
                    parts[chunk].data(), bytes);
        const Bytes done = std::move(parts[chunk]);
        for (std::size_t i = chunk * kRollsPerChunk; i < end_of(chunk); ++i) {
            offsets[i + 1] += begins[chunk];
        }
    });
    return std::nullopt;
}

}  // namespace fivepoint
