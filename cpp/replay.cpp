#include "replay.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace fivepoint {
namespace {

constexpr std::size_t kFirstRing = std::size_t{1} << 16;

}  // namespace

Replay::Replay(NetKind kind, std::size_t capacity, std::uint64_t seed)
    : kind_(kind), capacity_(capacity), rng_(seed) {
    if (capacity == 0) {
        throw std::invalid_argument("replay-capacity");
    }
    ring_.reserve(std::min(capacity, kFirstRing));
}

void Replay::add(std::span<const Sample> samples) {
    const std::scoped_lock lock(mutex_);
    for (const Sample& sample : samples) {
        if (ring_.size() < capacity_) {
            ring_.push_back(sample);
        } else {
            ring_[total_ % capacity_] = sample;
        }
        ++total_;
    }
}

void Replay::draw(int size, Batch& batch) {
    drawn_.clear();
    {
        const std::scoped_lock lock(mutex_);
        if (ring_.empty()) {
            throw std::invalid_argument("replay-empty");
        }
        for (int i = 0; i < size; ++i) {
            drawn_.push_back(
                ring_[static_cast<std::size_t>(rng_.below(static_cast<int>(ring_.size())))]);
        }
    }
    make_batch(kind_, drawn_, batch);
}

std::vector<Sample> Replay::samples() const {
    const std::scoped_lock lock(mutex_);
    std::vector<Sample> result = ring_;
    if (total_ > ring_.size()) {
        std::ranges::rotate(result,
                            result.begin() + static_cast<std::ptrdiff_t>(total_ % capacity_));
    }
    return result;
}

std::size_t Replay::size() const {
    const std::scoped_lock lock(mutex_);
    return ring_.size();
}

std::size_t Replay::total() const {
    const std::scoped_lock lock(mutex_);
    return total_;
}

void make_batch(NetKind kind, std::span<const Sample> samples, Batch& batch) {
    batch.clear();
    std::array<std::uint16_t, kMaxActiveRows> rows{};
    for (const Sample& sample : samples) {
        const Board board = board_from_cells(sample.cells.data(), kMaxMen);
        const int count = active_rows(kind, board, rows.data());
        batch.rows.insert(batch.rows.end(), rows.begin(), rows.begin() + count);
        batch.offsets.push_back(static_cast<std::uint32_t>(batch.rows.size()));
        batch.heads.push_back(static_cast<std::uint8_t>(head_of(kind, board)));
        batch.targets.insert(batch.targets.end(), sample.target.begin(), sample.target.end());
    }
}

}  // namespace fivepoint
