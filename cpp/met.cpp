#include "met.h"

#include <algorithm>

#include "cube.h"

namespace fivepoint {
namespace {

constexpr std::size_t kSide = kMostAway;

std::size_t place(int own, int other) {
    return (static_cast<std::size_t>(own) - 1) * kSide + static_cast<std::size_t>(other) - 1;
}

// Value of a new game between equals: the cube in the middle, nobody yet on roll.
double new_game(const MatchTable& table, int own, int other, bool crawford,
                const GameRates& rates) {
    const Chances even{0.5, 0.5 * rates.gammon, 0.5 * rates.backgammon, 0.5 * rates.gammon,
                       0.5 * rates.backgammon};
    CubeSituation situation;
    situation.match = MatchScore{&table, own, other};
    situation.crawford = crawford;
    situation.doublings = kMostAway;
    return cube_values(even, situation, rates.cube_life).no_double;
}

}  // namespace

MatchTable::MatchTable() : before_(kSide * kSide, 0.5), after_(kSide, 0.5) {}

MatchTable::MatchTable(std::span<const double> before, std::span<const double> after)
    : before_(before.begin(), before.end()), after_(after.begin(), after.end()) {}

MatchTable MatchTable::build(const GameRates& rates) {
    MatchTable table;
    for (int away = 2; away <= kMostAway; ++away) {
        table.after_[static_cast<std::size_t>(away) - 1] = new_game(table, away, 1, false, rates);
    }
    for (int other = 1; other <= kMostAway; ++other) {
        for (int own = other + 1; own <= kMostAway; ++own) {
            const double chance = new_game(table, own, other, other == 1, rates);
            table.before_[place(own, other)] = chance;
            table.before_[place(other, own)] = 1 - chance;
        }
    }
    return table;
}

double MatchTable::chance(int own, int other, bool after_crawford) const {
    if (after_crawford && other == 1) {
        return after_[static_cast<std::size_t>(own) - 1];
    }
    if (after_crawford && own == 1) {
        return 1 - after_[static_cast<std::size_t>(other) - 1];
    }
    return before_[place(own, other)];
}

double MatchScore::after(int points) const {
    const int own_left = own - std::max(points, 0);
    const int other_left = other - std::max(-points, 0);
    if (own_left <= 0) {
        return 1;
    }
    if (other_left <= 0) {
        return 0;
    }
    // If a side is 1-away already, this game is the Crawford game or comes after it.
    return table->chance(own_left, other_left, own == 1 || other == 1);
}

}  // namespace fivepoint
