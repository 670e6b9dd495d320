// A net that judges positions: sparse rows into one wide layer, squared clipped ReLU, five
// sigmoids.
//
//   x = bias + sum of the active rows           width numbers
//   a = clip(x, 0, 1)^2
//   out = sigmoid(head_bias + head * a)         5 numbers, head chosen by `head_of`
//
// Outputs are the chances win, win gammon, win backgammon, lose gammon, lose backgammon of the
// side that has just played (the view of inputs.h); a gammon includes the backgammon.
// `FloatNet` is what training works on; `Net` is the same net in integers, what everything else
// uses: its result is a function of the bytes of the net alone, on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "inputs.h"
#include "position.h"

namespace fivepoint {

inline constexpr int kOutputs = 5;
using Outputs = std::array<float, kOutputs>;

// Cubeless points of the side the outputs belong to.
inline float equity(const Outputs& out) {
    return 2 * out[0] - 1 + out[1] + out[2] - out[3] - out[4];
}
// The same game from the other side.
inline Outputs invert(const Outputs& out) { return {1 - out[0], out[3], out[4], out[1], out[2]}; }
// Makes the chances possible: 0..1, win >= win gammon >= win backgammon, and so for losses.
Outputs clamp_outputs(Outputs out);
// Chances that cannot occur from the position (gammon after a checker is off, backgammon with
// nobody behind) are set to 0. `board` in the view of the outputs.
void drop_impossible(const Board& board, Outputs& out);
// The same where contact is over.
void drop_impossible_in_race(const Board& board, Outputs& out);
// If the game is over on this board: its exact outputs. Seen from either side.
bool finished(const Board& board, Outputs& out);

struct FloatNet {
    NetKind kind = NetKind::contact;
    int width = 0;
    std::vector<float> rows;       // [row_count][width]
    std::vector<float> bias;       // [width]
    std::vector<float> head;       // [head_count][5][width]
    std::vector<float> head_bias;  // [head_count][5]

    FloatNet() = default;
    FloatNet(NetKind which, int wide);
};

// The trusted twin of the integer kernels, slow. The position must belong to the net's kind.
Outputs evaluate(const FloatNet& net, const Board& board);

// Scales of the integer net: 1.0 in the first layer is 1 << unit_shift; an activation of 1.0 is
// kActivationUnit; a logit of 1.0 is kActivationUnit << head_shift. Each net takes the finest
// scales its weights allow.
inline constexpr int kMinUnitShift = 7;
inline constexpr int kMaxUnitShift = 10;
inline constexpr int kMaxHeadShift = 12;
inline constexpr int kActivationUnit = 4096;
inline constexpr int kWidthStep = 64;
inline constexpr int kMaxWidth = 1024;
inline bool width_fits(int width) {
    return width > 0 && width <= kMaxWidth && width % kWidthStep == 0;
}

// Integer storage starts on cache lines.
template <typename T>
class AlignedArray {
  public:
    AlignedArray() = default;
    explicit AlignedArray(std::size_t size)
        : size_(size),
          data_(static_cast<T*>(::operator new[](size * sizeof(T) + 64, std::align_val_t{64}))) {
        for (std::size_t i = 0; i < size_ + 64 / sizeof(T); ++i) {
            data_[i] = T{};
        }
    }
    AlignedArray(const AlignedArray& other) : AlignedArray(other.size_) {
        for (std::size_t i = 0; i < size_; ++i) {
            data_[i] = other.data_[i];
        }
    }
    AlignedArray(AlignedArray&& other) noexcept = default;
    AlignedArray& operator=(AlignedArray other) noexcept {
        std::swap(size_, other.size_);
        std::swap(data_, other.data_);
        return *this;
    }
    ~AlignedArray() = default;

    T* data() { return data_.get(); }
    const T* data() const { return data_.get(); }
    std::size_t size() const { return size_; }
    T& operator[](std::size_t i) { return data_[i]; }
    const T& operator[](std::size_t i) const { return data_[i]; }

  private:
    struct Free {
        void operator()(T* data) const { ::operator delete[](data, std::align_val_t{64}); }
    };
    std::size_t size_ = 0;
    std::unique_ptr<T[], Free> data_;
};

struct Net {
    NetKind kind = NetKind::contact;
    int width = 0;
    int unit_shift = 0;
    int head_shift = 0;
    std::vector<std::int16_t> rows;        // the first layer, [row_count][width]
    AlignedArray<std::int16_t> bias;       // [width]
    AlignedArray<std::int16_t> head;       // [head_count][5][width]
    AlignedArray<std::int32_t> head_bias;  // [head_count][5]
    // The first layer as the kernels read it, made by `lay_out`: in slices of kWidthStep columns,
    // [slice][table_rows()][kWidthStep]. Of one slice, all rows that a node's positions use fit
    // the nearest cache.
    AlignedArray<std::int16_t> table;

    Net() = default;
    Net(NetKind which, int wide, int unit, int head_unit);

    // Rows of the table: the net's own, sums of thermometers, and one of zeros.
    [[nodiscard]] int table_rows() const { return row_count(kind) + kPlainRows + 1; }
    [[nodiscard]] int zero_row() const { return table_rows() - 1; }
    [[nodiscard]] std::int16_t weight(int row, int column) const {
        return rows[(static_cast<std::size_t>(row) * width) + column];
    }
    // Makes the table of rows that have passed `check`. Behind the net's own rows stand, at row r
    // of the thermometers, the sums of all steps of its cell up to r, so that a cell counts as one
    // row when a position is taken in from scratch. In a contact net, rows that follow from a
    // one-hot group are part of the group's rows (`folded_*`), and of no sum behind.
    void lay_out();

  private:
    [[nodiscard]] std::int16_t* table_row(int row, int slice) {
        const int slice_row = (slice * table_rows()) + row;
        return table.data() + (static_cast<std::size_t>(slice_row) * kWidthStep);
    }
    void sum_thermometers();
    void fold_points();
    void fold_runs();
};

// What the groups of a contact net tell by themselves: on points up to so many checkers (the
// groups of neighbouring points), and runs within a quarter of the board (its made points).
inline constexpr int kFoldedMen = 3;
constexpr bool folded_run(int first, int length) {
    return (first - 1) / 6 == (first + length - 2) / 6;
}

// Why a net cannot be used; `ok` if it can.
enum class NetFault : std::uint8_t { ok, width, scale, not_finite, overflow };

// Rounds to integers. Of a net that passes `check`, the result passes it too unless the weights
// are beyond all bounds (thermometers of some 17 each); they are then cut at 16 bits.
Net quantise(const FloatNet& net);
NetFault check(const FloatNet& net);
// The ranges that the kernels rely on: no sum over a set of rows that a position can have leaves
// 16 bits, and no logit 32.
NetFault check(const Net& net);

}  // namespace fivepoint
