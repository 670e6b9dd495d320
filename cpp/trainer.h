// Trains the first layer and the heads of a net in single precision: sparse binary rows in,
// squared clipped ReLU, five sigmoids out. Loss: cross-entropy of the five chances plus the
// squared error of the equity they make. Adam, with moments that wait while a row is not seen.
// Knows nothing of backgammon: which rows a position has is for inputs.h, labels for selfplay.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <vector>

#include "net.h"

namespace fivepoint {

inline constexpr int kMaxBatch = 65535;
inline constexpr int kChunk = 32;  // columns worked on at a time, so that a slice stays in cache

// Cache-line aligned storage for what the vector loops read.
template <typename T>
struct CacheAligned {
    using value_type = T;
    CacheAligned() = default;
    template <typename U>
    // NOLINTNEXTLINE(misc-explicit-constructor): containers convert allocators silently
    CacheAligned(const CacheAligned<U>& /*other*/) {}
    T* allocate(std::size_t count) {
        return static_cast<T*>(::operator new(count * sizeof(T), std::align_val_t{64}));
    }
    void deallocate(T* pointer, std::size_t /*count*/) {
        ::operator delete(pointer, std::align_val_t{64});
    }
    friend bool operator==(const CacheAligned&, const CacheAligned&) { return true; }
};
using AlignedFloats = std::vector<float, CacheAligned<float>>;

// The rows and heads of `kind`, unless a test wants others.
struct TrainerShape {
    NetKind kind = NetKind::contact;
    int rows = 0;
    int hidden = 0;  // a multiple of kChunk
    int heads = 1;
};

// Settings of one step; the defaults are those of the shipped nets.
struct StepSettings {
    float rate = 1e-3F;
    float equity_weight = 1.0F;
    float row_limit = 2.0F;   // first-layer weights stay within +-row_limit
    float head_limit = 8.0F;  // and the heads within +-head_limit
};

// A mini-batch in compressed rows: sample s has rows[offsets[s]] .. rows[offsets[s + 1] - 1].
struct Batch {
    std::vector<std::uint32_t> offsets{0};
    std::vector<std::uint16_t> rows;
    std::vector<std::uint8_t> heads;
    std::vector<float> targets;  // kOutputs a sample, in [0, 1]

    [[nodiscard]] int size() const { return static_cast<int>(heads.size()); }
    void clear();
};

class Trainer {
  public:
    Trainer(const TrainerShape& shape, std::uint64_t seed);

    // One step of Adam on the batch; returns the mean loss before it.
    float step(const Batch& batch, const StepSettings& settings);

    // Moves the averaged weights towards the trained ones: average = decay * average + rest.
    void update_average(float decay);

    [[nodiscard]] FloatNet weights(bool averaged) const;

    // Gradient of the mean loss, laid out as a net, with the shared head part folded out:
    // for tests that compare it with finite differences.
    FloatNet gradient(const Batch& batch, const StepSettings& settings, float* loss);
    void set_weights(const FloatNet& net);

    // Everything needed to go on as if never stopped.
    [[nodiscard]] std::vector<std::byte> to_bytes() const;
    // Throws std::invalid_argument unless `bytes` came from a trainer of the same shape.
    void from_bytes(std::span<const std::byte> bytes);

    [[nodiscard]] const TrainerShape& shape() const { return shape_; }
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

  private:
    struct Parameters {
        AlignedFloats rows;       // [chunks][rows + 1][kChunk]; the last row is the bias
        AlignedFloats head;       // [heads + 1][kOutputs][hidden]; the last is shared by all
        AlignedFloats head_bias;  // [heads + 1][kOutputs]
    };
    [[nodiscard]] Parameters zeros() const;
    [[nodiscard]] FloatNet unpack(const Parameters& from, bool fold_shared) const;
    void build_columns(const Batch& batch);
    void fold_heads(const Parameters& from);
    void forward(const Batch& batch, const Parameters& from);
    float output_gradient(const Batch& batch, const StepSettings& settings);
    template <typename UseRow>
    void backward(const Batch& batch, UseRow&& use_row);

    TrainerShape shape_;
    std::uint64_t steps_ = 0;
    Parameters now_;
    Parameters mean_;    // Adam's first moment
    Parameters square_;  // Adam's second moment
    Parameters average_;

    // Scratch of one batch.
    AlignedFloats active_;     // [chunks][size][kChunk]: clipped sums, then their gradient
    AlignedFloats logits_;     // [size][kOutputs], then chances, then gradients
    AlignedFloats folded_;     // [heads][kOutputs][hidden]: head plus shared part
    AlignedFloats head_grad_;  // [heads + 1][kOutputs][hidden]
    AlignedFloats bias_grad_;  // [heads + 1][kOutputs]
    std::vector<std::uint32_t> column_start_;  // [rows + 1]
    std::vector<std::uint16_t> column_;        // samples that have the row
};

}  // namespace fivepoint
