// Match equities: the chance to win a match from every score up to 64 points away, before a game
// begins, both sides equal. Our own table is computed from the rates of gammons by the cube model
// of cube.h; one read from a file takes its place by the same two arrays.
// Chances are those of the side named first.
#pragma once

#include <array>
#include <span>
#include <vector>

namespace fivepoint {

inline constexpr int kMostAway = 64;

// How games between equals end: of those won, the share that are at least a gammon, and that are
// backgammons; and how much of a live cube's worth is realised (cube.h).
struct GameRates {
    double gammon = 0.27;
    double backgammon = 0.012;
    double cube_life = 0.68;
};

class MatchTable {
  public:
    // The table that follows from the rates, from scores near the end to those far from it.
    static MatchTable build(const GameRates& rates);

    // `before`: kMostAway x kMostAway chances by points away, own first; row and column 1 are the
    // Crawford game. `after`: chances of a side so many points away whose opponent is 1-away
    // after the Crawford game. All are taken as they are.
    MatchTable(std::span<const double> before, std::span<const double> after);

    // Chance of the side `own` away against one `other` away, both 1..kMostAway.
    // `after_crawford`: the Crawford game has been played, so one of them is 1-away.
    double chance(int own, int other, bool after_crawford) const;

    std::span<const double> before() const { return before_; }
    std::span<const double> after() const { return after_; }

  private:
    MatchTable();

    std::vector<double> before_;
    std::vector<double> after_;
};

// A score in a match, seen by one side: what points won or lost now are worth.
struct MatchScore {
    const MatchTable* table;
    int own;  // points away, 1..kMostAway
    int other;

    // Chance to win the match after winning `points` (losing, if negative) in this game.
    double after(int points) const;
};

}  // namespace fivepoint
