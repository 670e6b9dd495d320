// Two-sided bear-off: exact money equities, with the cube, when both sides have at most so many
// checkers left, all in their home boards. Gammons are out of the question: both have borne off.
// Unlike the one-sided tables each side plays for what is best against the other's position.
// Equities are points a cube of 1, for the player on roll, before the cube action.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "bearoff.h"
#include "position.h"

namespace fivepoint {

inline constexpr int kMostTwoSided = 10;  // checkers a side; 10 take 2 GB to build

// Where the cube stands; the index of an equity.
enum class CubePlace : std::uint8_t { kNone, kMine, kCentred, kTheirs };
inline constexpr int kCubePlaces = 4;

using PlaceEquities = std::array<float, kCubePlaces>;

class TwoSided {
  public:
    // Ways to have at most so many checkers at home.
    static std::size_t positions_of(int checkers);

    // Solves all pairs of positions of up to `checkers` (1..kMostTwoSided) a side. `progress` is
    // told now and then what share is done; once it says false there is no table.
    static std::optional<TwoSided> build(int checkers, int threads,
                                         const std::function<bool(double)>& progress);

    // The table whose values() these are. Throws std::invalid_argument for another number.
    TwoSided(int checkers, std::vector<std::int16_t> values);

    int checkers() const { return checkers_; }
    std::span<const std::int16_t> values() const { return values_; }

    // Equities of the player on roll. Nothing if a checker is elsewhere, a side has too many, or
    // the game is over.
    std::optional<PlaceEquities> equities(const Board& board) const;

    // The same without a double now (kNone is cubeless play).
    std::optional<PlaceEquities> without_double(const Board& board) const;

  private:
    struct Pair {
        int own;
        int other;
    };

    std::optional<Pair> pair_of(const Board& board) const;
    PlaceEquities at(int own, int other) const;

    int checkers_;
    std::size_t positions_;
    std::vector<std::int16_t> values_;  // [on roll][other][place], in 32767ths
};

}  // namespace fivepoint
