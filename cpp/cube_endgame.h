// Small bear-offs with the cube, solved: at any score, with any cap on the cube, and with more
// checkers than two-sided tables hold. The model of cube.h does not see who is on roll, and on the
// last rolls that is all that matters.
//
// Only bear-offs in which both sides have borne off a checker, so that there are no gammons. Both
// sides play and turn the cube for what is best with the cube where it stands: values are exact.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "cube.h"
#include "evaluator.h"
#include "position.h"

namespace fivepoint {

// Of the side on roll: what it is worth to wait, and to double and be taken before any beaver, if
// it may double, in units of the cube that stood before the double.
struct BeforeRoll {
    double waits = 0;
    std::optional<double> doubles;
};

// What a double is worth that is taken, or redoubled at once if that is better for the other side.
struct Taken {
    double value;
    bool beaver;
};
Taken taken(const CubeSituation& situation, double doubles);

// Remembers what it has solved. For one thread, and for situations of one match or of money.
class CubeEndgame {
  public:
    // Whether it can be asked about a node that is not over.
    static bool reaches(const Board& node);

    BeforeRoll before_roll(const Board& node, const CubeSituation& situation);

    // What the situation is worth to the side on roll, before it decides whether to double.
    double best(const Board& node, const CubeSituation& situation);

  private:
    using Id = std::uint32_t;
    static constexpr Id kUnlisted = ~Id{0};

    // The side on roll and the other, as homes of `Homes`; from `first` on what its plays lead to,
    // roll by roll, as in `Homes`.
    struct Pair {
        Id own;
        Id other;
        Id first;
    };

    Id pair(const Board& node);
    Id pair(Id own, Id other);
    std::size_t place(const CubeSituation& situation);
    BeforeRoll before_roll(Id pair, std::size_t place);
    double after_roll(Id pair, std::size_t place);
    double best(Id pair, std::size_t place);

    std::unordered_map<std::uint64_t, Id> ids_;
    std::vector<Pair> pairs_;
    std::vector<Id> next_;
    std::vector<CubeSituation> situations_;
    std::vector<std::vector<double>> values_;  // by place and pair, NaN where not known
};

// A number for a question about one match or money game, never given before; and what the calling
// thread remembers for that question, empty if the last one it was asked about was another.
std::uint64_t new_question();
CubeEndgame& endgame_for(std::uint64_t question);

}  // namespace fivepoint
