// Works on kChunk columns of the first layer at a time: that slice of the weights, and the
// batch's sums for it, stay in the second-level cache. A row's gradient is summed over the
// samples that have the row and used at once, so no gradient of the whole layer is ever stored.
#include "trainer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "rng.h"

// One body, compiled for each kind of processor and chosen when the program is loaded.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define FIVEPOINT_CLONES __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define FIVEPOINT_CLONES
#endif

namespace fivepoint {
namespace {

constexpr float kBetaMean = 0.9F;
constexpr float kBetaSquare = 0.999F;
constexpr float kEpsilon = 1e-8F;
constexpr std::array<float, kOutputs> kEquity{2.0F, 1.0F, 1.0F, -1.0F, -1.0F};

constexpr int kLanes = 16;
constexpr int kParts = kChunk / kLanes;
// NOLINTNEXTLINE(modernize-use-using): the attribute needs the old form
typedef float Lanes __attribute__((vector_size(kLanes * sizeof(float))));

struct Chunk {
    std::array<Lanes, kParts> part;
};

// Adam's constants of one step.
struct AdamStep {
    float rate = 0.0F;  // bias corrections included
    float correction = 0.0F;
    float limit = 0.0F;
};

AdamStep adam_step(float rate, std::uint64_t steps, float limit) {
    const auto count = static_cast<double>(steps);
    const double mean_part = 1.0 - std::pow(kBetaMean, count);
    const double square_part = 1.0 - std::pow(kBetaSquare, count);
    return {static_cast<float>(rate / mean_part), static_cast<float>(1.0 / square_part), limit};
}

FIVEPOINT_CLONES
void sum_rows(const float* slice, const std::uint16_t* rows, int count, int bias, float* out) {
    const auto* weights = reinterpret_cast<const Chunk*>(slice);
    Lanes s0 = weights[bias].part[0];
    Lanes s1 = weights[bias].part[1];
    for (int i = 0; i < count; ++i) {
        const Chunk& row = weights[rows[i]];
        s0 += row.part[0];
        s1 += row.part[1];
    }
    auto* to = reinterpret_cast<Chunk*>(out);
    const Lanes zero{};
    const Lanes one = zero + 1.0F;
    s0 = s0 > zero ? s0 : zero;
    s1 = s1 > zero ? s1 : zero;
    s0 = s0 < one ? s0 : one;
    s1 = s1 < one ? s1 : one;
    to->part = {s0, s1};
}

// Adds the outputs of one chunk of squared activations to five running sums.
FIVEPOINT_CLONES
void add_outputs(const float* active, const float* head, int hidden, float* sums) {
    const auto* x = reinterpret_cast<const Chunk*>(active);
    std::array<Lanes, kParts> square;
    for (int i = 0; i < kParts; ++i) {
        square[i] = x->part[i] * x->part[i];
    }
    for (int k = 0; k < kOutputs; ++k) {
        const auto* w =
            reinterpret_cast<const Chunk*>(head + (static_cast<std::size_t>(k) * hidden));
        Lanes sum = square[0] * w->part[0];
        for (int i = 1; i < kParts; ++i) {
            sum += square[i] * w->part[i];
        }
        float total = 0.0F;
        for (int lane = 0; lane < kLanes; ++lane) {
            total += sum[lane];
        }
        sums[k] += total;
    }
}

// Turns one chunk of activations into the loss gradient of their sums and adds to the head's.
FIVEPOINT_CLONES
void back_through_head(float* active, const float* head, int hidden, const float* delta,
                       float* head_grad) {
    auto* x = reinterpret_cast<Chunk*>(active);
    const Lanes zero{};
    const Lanes one = zero + 1.0F;
    for (int i = 0; i < kParts; ++i) {
        const Lanes value = x->part[i];
        const Lanes square = value * value;
        Lanes back = zero;
        for (int k = 0; k < kOutputs; ++k) {
            const std::size_t at = static_cast<std::size_t>(k) * hidden;
            back += delta[k] * reinterpret_cast<const Chunk*>(head + at)->part[i];
            reinterpret_cast<Chunk*>(head_grad + at)->part[i] += delta[k] * square;
        }
        back *= value + value;
        x->part[i] = value < one ? back : zero;  // at 0 the factor is 0 already
    }
}

FIVEPOINT_CLONES
void gather_gradient(const float* active, const std::uint16_t* samples, int count, float* out) {
    const auto* from = reinterpret_cast<const Chunk*>(active);
    Lanes s0{};
    Lanes s1{};
    for (int i = 0; i < count; ++i) {
        const Chunk& sample = from[samples[i]];
        s0 += sample.part[0];
        s1 += sample.part[1];
    }
    reinterpret_cast<Chunk*>(out)->part = {s0, s1};
}

FIVEPOINT_CLONES
void adam(float* __restrict weight, float* __restrict mean, float* __restrict square,
          const float* __restrict gradient, int count, const AdamStep& settings) {
    const AdamStep step = settings;
    for (int i = 0; i < count; ++i) {
        const float g = gradient[i];
        const float m = mean[i] + ((1.0F - kBetaMean) * (g - mean[i]));
        const float v = square[i] + ((1.0F - kBetaSquare) * ((g * g) - square[i]));
        mean[i] = m;
        square[i] = v;
        float w = weight[i] - (step.rate * m / (std::sqrt(v * step.correction) + kEpsilon));
        w = w < step.limit ? w : step.limit;
        weight[i] = w > -step.limit ? w : -step.limit;
    }
}

FIVEPOINT_CLONES
void blend(float* average, const float* now, std::size_t count, float decay) {
    for (std::size_t i = 0; i < count; ++i) {
        average[i] = now[i] + (decay * (average[i] - now[i]));
    }
}

float sigmoid(float x) { return 1.0F / (1.0F + std::exp(-x)); }

constexpr std::uint64_t kCheckpointMagic = 0x31524e5254504646ULL;

}  // namespace

void Batch::clear() {
    offsets.assign(1, 0);
    rows.clear();
    heads.clear();
    targets.clear();
}

Trainer::Parameters Trainer::zeros() const {
    const auto hidden = static_cast<std::size_t>(shape_.hidden);
    const std::size_t heads = shape_.heads + 1;
    Parameters result;
    result.rows.resize((shape_.rows + 1) * hidden);
    result.head.resize(heads * kOutputs * hidden);
    result.head_bias.resize(heads * kOutputs);
    return result;
}

Trainer::Trainer(const TrainerShape& shape, std::uint64_t seed) : shape_(shape) {
    if (shape.rows <= 0 || shape.rows > 65535 || shape.hidden <= 0 || shape.hidden % kChunk != 0 ||
        shape.heads <= 0 || shape.heads > 255) {
        throw std::invalid_argument("train-shape");
    }
    now_ = zeros();
    mean_ = zeros();
    square_ = zeros();
    Rng rng(seed);
    const auto spread = [&rng](float limit) { return limit * ((2.0F * rng.uniform()) - 1.0F); };
    for (float& w : now_.rows) {
        w = spread(0.1F);
    }
    for (int chunk = 0; chunk < shape.hidden / kChunk; ++chunk) {
        float* bias =
            now_.rows.data() +
            (((static_cast<std::size_t>(chunk) * (shape.rows + 1)) + shape.rows) * kChunk);
        std::fill_n(bias, kChunk, 0.4F);  // most units start inside the clip
    }
    // Only the shared part starts off zero: the heads part ways as they see different samples.
    const std::size_t shared = static_cast<std::size_t>(shape.heads) * kOutputs;
    for (std::size_t i = shared * shape.hidden; i < now_.head.size(); ++i) {
        now_.head[i] = spread(0.05F);
    }
    constexpr std::array<float, kOutputs> kStart{0.0F, -1.5F, -4.0F, -1.5F, -4.0F};
    std::ranges::copy(kStart, now_.head_bias.begin() + static_cast<std::ptrdiff_t>(shared));
    average_ = now_;
}

void Trainer::build_columns(const Batch& batch) {
    column_start_.assign(shape_.rows + 2, 0);
    for (const std::uint16_t row : batch.rows) {
        ++column_start_[row + 2];
    }
    for (int row = 0; row < shape_.rows; ++row) {
        column_start_[row + 2] += column_start_[row + 1];
    }
    column_.resize(batch.rows.size());
    for (int s = 0; s < batch.size(); ++s) {
        for (std::uint32_t i = batch.offsets[s]; i < batch.offsets[s + 1]; ++i) {
            column_[column_start_[batch.rows[i] + 1]++] = static_cast<std::uint16_t>(s);
        }
    }
}

void Trainer::fold_heads(const Parameters& from) {
    const std::size_t size = static_cast<std::size_t>(kOutputs) * shape_.hidden;
    folded_.resize(size * shape_.heads);
    const float* shared = from.head.data() + (size * shape_.heads);
    for (int h = 0; h < shape_.heads; ++h) {
        for (std::size_t i = 0; i < size; ++i) {
            folded_[(h * size) + i] = from.head[(h * size) + i] + shared[i];
        }
    }
}

void Trainer::forward(const Batch& batch, const Parameters& from) {
    const int size = batch.size();
    const int chunks = shape_.hidden / kChunk;
    const std::size_t slice = static_cast<std::size_t>(shape_.rows + 1) * kChunk;
    fold_heads(from);
    active_.resize(static_cast<std::size_t>(size) * shape_.hidden);
    logits_.resize(static_cast<std::size_t>(size) * kOutputs);
    for (int s = 0; s < size; ++s) {
        for (int k = 0; k < kOutputs; ++k) {
            logits_[(s * kOutputs) + k] = from.head_bias[(batch.heads[s] * kOutputs) + k] +
                                          from.head_bias[(shape_.heads * kOutputs) + k];
        }
    }
    for (int chunk = 0; chunk < chunks; ++chunk) {
        const float* weights = from.rows.data() + (chunk * slice);
        float* active = active_.data() + (static_cast<std::size_t>(chunk) * size * kChunk);
        for (int s = 0; s < size; ++s) {
            float* own = active + (static_cast<std::size_t>(s) * kChunk);
            const std::uint32_t start = batch.offsets[s];
            sum_rows(weights, batch.rows.data() + start,
                     static_cast<int>(batch.offsets[s + 1] - start), shape_.rows, own);
            const float* head =
                folded_.data() +
                (static_cast<std::size_t>(batch.heads[s]) * kOutputs * shape_.hidden) +
                (static_cast<std::size_t>(chunk) * kChunk);
            add_outputs(own, head, shape_.hidden, logits_.data() + (s * kOutputs));
        }
    }
}

// Replaces the logits by the gradient of the mean loss; returns that loss.
float Trainer::output_gradient(const Batch& batch, const StepSettings& settings) {
    const int size = batch.size();
    const float share = 1.0F / static_cast<float>(size);
    double loss = 0.0;
    for (int s = 0; s < size; ++s) {
        float* own = logits_.data() + (s * kOutputs);
        const float* target = batch.targets.data() + (s * kOutputs);
        std::array<float, kOutputs> chance{};
        float error = 0.0F;
        for (int k = 0; k < kOutputs; ++k) {
            chance[k] = sigmoid(own[k]);
            error += kEquity[k] * (chance[k] - target[k]);
            // log(1 + exp(x)) - t x, without overflow on either side
            loss += std::max(own[k], 0.0F) + std::log1p(std::exp(-std::abs(own[k]))) -
                    (target[k] * own[k]);
        }
        loss += settings.equity_weight * error * error;
        for (int k = 0; k < kOutputs; ++k) {
            const float slope = chance[k] * (1.0F - chance[k]);
            own[k] = share * ((chance[k] - target[k]) +
                              (2.0F * settings.equity_weight * error * kEquity[k] * slope));
        }
    }
    return static_cast<float>(loss) * share;
}

// Calls use_row(chunk, row, gradient of its kChunk weights) for each row met, bias included, and
// leaves the heads' gradients in head_grad_ and bias_grad_.
template <typename UseRow>
void Trainer::backward(const Batch& batch, UseRow&& use_row) {
    const int size = batch.size();
    const std::size_t head_size = static_cast<std::size_t>(kOutputs) * shape_.hidden;
    head_grad_.assign(head_size * (shape_.heads + 1), 0.0F);
    bias_grad_.assign(static_cast<std::size_t>(kOutputs) * (shape_.heads + 1), 0.0F);
    alignas(64) std::array<float, kChunk> gradient{};
    for (int chunk = 0; chunk < shape_.hidden / kChunk; ++chunk) {
        float* active = active_.data() + (static_cast<std::size_t>(chunk) * size * kChunk);
        std::array<float, kChunk> bias{};
        for (int s = 0; s < size; ++s) {
            const std::size_t head =
                (batch.heads[s] * head_size) + (static_cast<std::size_t>(chunk) * kChunk);
            float* own = active + (static_cast<std::size_t>(s) * kChunk);
            back_through_head(own, folded_.data() + head, shape_.hidden,
                              logits_.data() + (s * kOutputs), head_grad_.data() + head);
            for (int i = 0; i < kChunk; ++i) {
                bias[i] += own[i];
            }
        }
        for (int row = 0; row < shape_.rows; ++row) {
            const std::uint32_t start = column_start_[row];
            const auto count = static_cast<int>(column_start_[row + 1] - start);
            if (count > 0) {
                gather_gradient(active, column_.data() + start, count, gradient.data());
                use_row(chunk, row, gradient.data());
            }
        }
        use_row(chunk, shape_.rows, bias.data());
    }
    for (int s = 0; s < size; ++s) {
        for (int k = 0; k < kOutputs; ++k) {
            bias_grad_[(batch.heads[s] * kOutputs) + k] += logits_[(s * kOutputs) + k];
        }
    }
    for (int h = 0; h < shape_.heads; ++h) {
        for (std::size_t i = 0; i < head_size; ++i) {
            head_grad_[(shape_.heads * head_size) + i] += head_grad_[(h * head_size) + i];
        }
        for (int k = 0; k < kOutputs; ++k) {
            bias_grad_[(shape_.heads * kOutputs) + k] += bias_grad_[(h * kOutputs) + k];
        }
    }
}

float Trainer::step(const Batch& batch, const StepSettings& settings) {
    if (batch.size() == 0) {
        return 0.0F;
    }
    build_columns(batch);
    forward(batch, now_);
    const float loss = output_gradient(batch, settings);
    ++steps_;
    const AdamStep rows = adam_step(settings.rate, steps_, settings.row_limit);
    backward(batch, [&](int chunk, int row, const float* gradient) {
        const std::size_t at =
            ((static_cast<std::size_t>(chunk) * (shape_.rows + 1)) + row) * kChunk;
        adam(now_.rows.data() + at, mean_.rows.data() + at, square_.rows.data() + at, gradient,
             kChunk, rows);
    });
    const AdamStep head = adam_step(settings.rate, steps_, settings.head_limit);
    adam(now_.head.data(), mean_.head.data(), square_.head.data(), head_grad_.data(),
         static_cast<int>(now_.head.size()), head);
    adam(now_.head_bias.data(), mean_.head_bias.data(), square_.head_bias.data(), bias_grad_.data(),
         static_cast<int>(now_.head_bias.size()), head);
    return loss;
}

FloatNet Trainer::gradient(const Batch& batch, const StepSettings& settings, float* loss) {
    build_columns(batch);
    forward(batch, now_);
    *loss = output_gradient(batch, settings);
    Parameters result = zeros();
    backward(batch, [&](int chunk, int row, const float* gradient) {
        const std::size_t at =
            ((static_cast<std::size_t>(chunk) * (shape_.rows + 1)) + row) * kChunk;
        std::copy_n(gradient, kChunk, result.rows.begin() + static_cast<std::ptrdiff_t>(at));
    });
    result.head = head_grad_;
    result.head_bias = bias_grad_;
    return unpack(result, false);
}

void Trainer::update_average(float decay) {
    blend(average_.rows.data(), now_.rows.data(), now_.rows.size(), decay);
    blend(average_.head.data(), now_.head.data(), now_.head.size(), decay);
    blend(average_.head_bias.data(), now_.head_bias.data(), now_.head_bias.size(), decay);
}

FloatNet Trainer::unpack(const Parameters& from, bool fold_shared) const {
    const auto hidden = static_cast<std::size_t>(shape_.hidden);
    FloatNet result;
    result.kind = shape_.kind;
    result.width = shape_.hidden;
    result.rows.resize(shape_.rows * hidden);
    result.bias.resize(hidden);
    for (int chunk = 0; chunk < shape_.hidden / kChunk; ++chunk) {
        for (int row = 0; row <= shape_.rows; ++row) {
            const float* source =
                from.rows.data() +
                (((static_cast<std::size_t>(chunk) * (shape_.rows + 1)) + row) * kChunk);
            float* to =
                row < shape_.rows ? result.rows.data() + (row * hidden) : result.bias.data();
            std::copy_n(source, kChunk, to + (static_cast<std::size_t>(chunk) * kChunk));
        }
    }
    const std::size_t head_size = kOutputs * hidden;
    result.head.assign(from.head.begin(), from.head.end() - static_cast<std::ptrdiff_t>(head_size));
    result.head_bias.assign(from.head_bias.begin(), from.head_bias.end() - kOutputs);
    if (fold_shared) {
        for (std::size_t i = 0; i < result.head.size(); ++i) {
            result.head[i] += from.head[(shape_.heads * head_size) + (i % head_size)];
        }
        for (std::size_t i = 0; i < result.head_bias.size(); ++i) {
            result.head_bias[i] += from.head_bias[(shape_.heads * kOutputs) + (i % kOutputs)];
        }
    }
    return result;
}

FloatNet Trainer::weights(bool averaged) const { return unpack(averaged ? average_ : now_, true); }

void Trainer::set_weights(const FloatNet& weights) {
    const auto hidden = static_cast<std::size_t>(shape_.hidden);
    const Parameters shape = zeros();
    if (weights.rows.size() != shape_.rows * hidden || weights.bias.size() != hidden ||
        weights.head.size() != shape_.heads * kOutputs * hidden ||
        weights.head_bias.size() != static_cast<std::size_t>(shape_.heads) * kOutputs) {
        throw std::invalid_argument("train-shape");
    }
    now_ = shape;
    for (int chunk = 0; chunk < shape_.hidden / kChunk; ++chunk) {
        for (int row = 0; row <= shape_.rows; ++row) {
            const float* source =
                row < shape_.rows ? weights.rows.data() + (row * hidden) : weights.bias.data();
            std::copy_n(
                source + (static_cast<std::size_t>(chunk) * kChunk), kChunk,
                now_.rows.data() +
                    (((static_cast<std::size_t>(chunk) * (shape_.rows + 1)) + row) * kChunk));
        }
    }
    std::ranges::copy(weights.head, now_.head.begin());
    std::ranges::copy(weights.head_bias, now_.head_bias.begin());
    average_ = now_;
}

std::vector<std::byte> Trainer::to_bytes() const {
    const std::array<std::uint64_t, 5> header{kCheckpointMagic,
                                              static_cast<std::uint64_t>(shape_.rows),
                                              static_cast<std::uint64_t>(shape_.hidden),
                                              static_cast<std::uint64_t>(shape_.heads), steps_};
    const std::size_t floats = now_.rows.size() + now_.head.size() + now_.head_bias.size();
    std::vector<std::byte> out(sizeof header + (4 * floats * sizeof(float)));
    std::memcpy(out.data(), header.data(), sizeof header);
    std::byte* to = out.data() + sizeof header;
    for (const Parameters* part : {&now_, &mean_, &square_, &average_}) {
        for (const auto* values : {&part->rows, &part->head, &part->head_bias}) {
            std::memcpy(to, values->data(), values->size() * sizeof(float));
            to += values->size() * sizeof(float);
        }
    }
    return out;
}

void Trainer::from_bytes(std::span<const std::byte> bytes) {
    std::array<std::uint64_t, 5> header{};
    const Parameters shape = zeros();
    const std::size_t floats = shape.rows.size() + shape.head.size() + shape.head_bias.size();
    if (bytes.size() != sizeof header + (4 * floats * sizeof(float))) {
        throw std::invalid_argument("train-checkpoint");
    }
    std::memcpy(header.data(), bytes.data(), sizeof header);
    if (header[0] != kCheckpointMagic || std::cmp_not_equal(header[1], shape_.rows) ||
        std::cmp_not_equal(header[2], shape_.hidden) ||
        std::cmp_not_equal(header[3], shape_.heads)) {
        throw std::invalid_argument("train-checkpoint");
    }
    steps_ = header[4];
    const std::byte* from = bytes.data() + sizeof header;
    for (Parameters* part : {&now_, &mean_, &square_, &average_}) {
        for (auto* values : {&part->rows, &part->head, &part->head_bias}) {
            std::memcpy(values->data(), from, values->size() * sizeof(float));
            from += values->size() * sizeof(float);
        }
    }
}

}  // namespace fivepoint
