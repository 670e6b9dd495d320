// What a position is worth with the doubling cube, from its five cubeless chances: a live cube's
// worth by Janowski's piecewise lines ("Take-Points in Money Games", 1993), blended with a dead
// cube's by a factor, `life`: 1 if every double could be made at the last moment, 0 if none at all.
//
// The same model serves money and matches. On every level of the cube the live value is a line
// between the points where a side doubles the other out, and those points follow from the level
// above, down from the level where the cube is dead. Everything is seen by one side, "I", which
// the chances belong to; the other is "they". Values are points for money, match-winning chances
// in a match.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "met.h"

namespace fivepoint {

enum class CubeOwner : std::uint8_t { kNobody, kMe, kThem };

// Cube and score as far as they decide what chances are worth.
struct CubeSituation {
    std::optional<MatchScore> match;  // none: money, in units of the present cube
    bool crawford = false;            // nobody may double in this game
    bool jacoby = false;              // gammons count once the cube is turned
    bool beavers = false;             // who takes may double at once and keep the cube
    CubeOwner owner = CubeOwner::kNobody;
    int cube = 1;       // in a match; for money the unit, so 1
    int doublings = 0;  // how often the cube can still be turned, 0 = none at all
};

// The situation after the side on roll has played, seen by the other; and its cube turned by the
// side on roll, the other having taken. Money stays in units of the present cube.
CubeSituation turned(CubeSituation situation);
CubeSituation turned_up(CubeSituation situation);

// Whether two situations of one match, or of money, are worth the same: so far from its last turn
// the cube's cap changes nothing.
bool alike(const CubeSituation& one, const CubeSituation& other);

// Whether the side on roll may double and has any reason to.
bool may_turn(const CubeSituation& situation);

// What the game is worth to a side that has won `points` (lost, if negative), gammons counted in.
double finished(const CubeSituation& situation, int points);

// A value as equity: of a match-winning chance on the scale where winning the cube now is +1,
// losing it -1; points are equity as they are.
double equity_of(const CubeSituation& situation, double value);

// Win, win gammon, win backgammon, lose gammon, lose backgammon; a gammon includes the rest.
using Chances = std::array<double, 5>;

// All values are mine; in a match they are chances to win it.
struct CubeValues {
    double cubeless;   // the cube stays where it is
    double no_double;  // cube live, I do not double now
    double take;       // I double, they take (or beaver, if that is better for them)
    double drop;       // I double, they drop
    bool may_double;
    bool beaver;  // taking, they should beaver

    // Cube live, before my decision whether to double.
    double best() const;
};

// The model of one situation, ready for the chances of many positions.
class CubeModel {
  public:
    CubeModel() : CubeModel(CubeSituation{}) {}
    explicit CubeModel(const CubeSituation& situation);

    // `life` is in 0..1. The chances are of the one who may double, before rolling.
    [[nodiscard]] CubeValues values(const Chances& chances, double life) const;

    [[nodiscard]] const CubeSituation& situation() const { return situation_; }

  private:
    class Position;

    static constexpr int kLevels = 14;      // turns beyond these change no value by 0.00001
    static constexpr int kMoneyLevels = 3;  // of which a decision for money speaks

    // What points are worth to me on one level of the cube, and who may turn it there.
    struct Stakes {
        std::array<double, 3> won;  // single game, gammon, backgammon
        std::array<double, 3> lost;
        bool i_may;  // I could turn the cube from here, if I had access to it
        bool they_may;
        bool i_turn_at_once;  // as soon as I may, for I lose the match with this game anyway
        bool they_turn_at_once;

        [[nodiscard]] double cash() const { return won[0]; }      // they drop
        [[nodiscard]] double dropped() const { return lost[0]; }  // I drop
    };

    CubeSituation situation_;
    int last_;  // the level on which the cube can be turned no more
    int level_count_ = 0;
    std::array<Stakes, kLevels> stakes_{};
};

// The same for one position alone.
CubeValues cube_values(const Chances& chances, const CubeSituation& situation, double life);

}  // namespace fivepoint
