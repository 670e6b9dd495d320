// The newest samples, to draw mini-batches from. Written by self-play, read by the trainer; may
// be shared by one thread of each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "inputs.h"
#include "rng.h"
#include "selfplay.h"
#include "trainer.h"

namespace fivepoint {

class Replay {
  public:
    // Keeps the last `capacity` samples of a net's kind.
    Replay(NetKind kind, std::size_t capacity, std::uint64_t seed);

    void add(std::span<const Sample> samples);

    // Replaces `batch` by `size` samples drawn at random, with repetition. Needs a sample.
    void draw(int size, Batch& batch);

    // The samples kept, oldest first.
    [[nodiscard]] std::vector<Sample> samples() const;

    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] std::size_t total() const;  // ever added
    [[nodiscard]] NetKind kind() const { return kind_; }

  private:
    NetKind kind_;
    std::size_t capacity_;
    Rng rng_;
    mutable std::mutex mutex_;
    std::vector<Sample> ring_;
    std::size_t total_ = 0;
    std::vector<Sample> drawn_;
};

// The batch of these samples, in order; positions must be of that kind.
void make_batch(NetKind kind, std::span<const Sample> samples, Batch& batch);

}  // namespace fivepoint
