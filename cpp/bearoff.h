// One-sided bear-off: for every way to have up to 15 checkers in the home board, how many rolls
// it takes to bear them all off, and how many to bear off the first. Exact for the play that
// takes the fewest rolls on average. Not the two-sided table: no cube, and the play does not
// look at the opponent. Counts run from the ace point to the six point of the side bearing off.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "position.h"

namespace fivepoint {

inline constexpr int kBearoffPoints = 6;
inline constexpr int kBearoffMen = 15;
inline constexpr int kBearoffPositions = 54264;  // C(15 + 6, 6)
inline constexpr int kMaxRolls = 32;             // longer than any bear-off that matters
inline constexpr int kMaxFirstRolls = 16;

// Checkers on the ace point first.
using HomeCounts = std::array<std::uint8_t, kBearoffPoints>;

// Where `counts` stands in the tables; every play lowers it. Counts add up to at most 15.
int bearoff_rank(const HomeCounts& counts);

class Bearoff {
  public:
    // The tables computed from nothing, in a fraction of a second.
    static Bearoff build();

    // The tables as `bytes` holds them. Throws std::invalid_argument if damaged or of another kind.
    static Bearoff from_bytes(std::span<const std::byte> bytes);

    // The tables as from_bytes reads them, with a checksum.
    [[nodiscard]] std::vector<std::byte> to_bytes() const;

    // Chance that the last checker leaves with roll 0, 1, 2, ... (only an empty board needs 0).
    [[nodiscard]] std::span<const float, kMaxRolls> rolls(int rank) const {
        return std::span<const float, kMaxRolls>(
            rolls_.data() + (static_cast<std::size_t>(rank) * kMaxRolls), kMaxRolls);
    }

    // Chance that no checker has left after 0, 1, 2, ... rolls, played for that alone.
    [[nodiscard]] std::span<const float, kMaxFirstRolls> none_off(int rank) const {
        return std::span<const float, kMaxFirstRolls>(
            none_off_.data() + (static_cast<std::size_t>(rank) * kMaxFirstRolls), kMaxFirstRolls);
    }

    // Average number of rolls to bear off all. Times 49/6 it is the effective pip count.
    [[nodiscard]] double mean_rolls(int rank) const { return mean_[rank]; }

    // Win, win gammon, win backgammon, lose gammon, lose backgammon of the player on roll when
    // both sides have all remaining checkers at home; nothing otherwise or when the game is over.
    [[nodiscard]] std::optional<std::array<float, 5>> evaluate(const Board& board) const;

  private:
    Bearoff();
    void finish();

    std::vector<float> rolls_;     // [rank][kMaxRolls]
    std::vector<float> pending_;   // [rank][kMaxRolls]: chance of not being done after n rolls
    std::vector<float> none_off_;  // [rank][kMaxFirstRolls]
    std::vector<double> mean_;
};

}  // namespace fivepoint
