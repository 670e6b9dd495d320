// Hypergammon solved: exact money equities, with the cube, of every position with at most three
// checkers a side, anywhere on the board. Gammons count, without Jacoby; the cube has no cap.
// hyper_solver.h tells how.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "hyper_places.h"
#include "position.h"
#include "twosided.h"

namespace fivepoint {

class Hyper {
  public:
    // Ways to place so many checkers: off, on 24 points, on the bar.
    static std::size_t places_of(int men);

    // Solves the game of `men` (1..kMostHyper) checkers a side until no equity changes by more
    // than `tolerance`. `progress` is told after each pass the largest change; once it says false,
    // or `stop`, asked every second or so, says true, there is no table. The same for any number
    // of threads.
    static std::optional<Hyper> build(int men, int threads, float tolerance,
                                      const std::function<bool(int, float)>& progress,
                                      const std::function<bool()>& stop);

    // The table whose values() these are. Throws std::invalid_argument for another number.
    Hyper(int men, std::vector<float> values);

    int men() const { return men_; }
    std::span<const float> values() const { return values_; }

    // Equities of the player on roll before the cube action; nothing when the game is over. The
    // board has men() checkers a side.
    std::optional<PlaceEquities> equities(const Board& board) const;

    // The same if the player on roll does not double now.
    std::optional<PlaceEquities> without_double(const Board& board) const;

  private:
    int men_;
    std::vector<float> values_;  // [on roll][other][place]
};

}  // namespace fivepoint
