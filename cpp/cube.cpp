#include "cube.h"

#include <algorithm>
#include <utility>

namespace fivepoint {
namespace {

// Turns beyond these change no value by a hundred-thousandth.
constexpr int kLevels = 14;

// One level of the cube, `stake` points: what games that end there are worth to me.
struct Level {
    int stake;
    double win;  // mean worth of the games I win, gammons counted
    double lose;
    double cash;     // they drop: I win the stake
    double dropped;  // I drop
    bool i_may;      // I could turn the cube from here, if I had access to it
    bool they_may;
    double cash_point;  // my chance at which my double is just dropped
    double drop_point;  // my chance below which I drop theirs

    double dead(double p) const { return lose + p * (win - lose); }
};

double between(double p, double p0, double v0, double p1, double v1) {
    return p1 - p0 < 1e-12 ? v0 : v0 + (p - p0) / (p1 - p0) * (v1 - v0);
}

class Model {
  public:
    Model(const Chances& chances, const CubeSituation& situation, double life)
        : situation_(situation), life_(life), p_(std::clamp(chances[0], 0.0, 1.0)) {
        const double lost = 1 - p_;
        win_gammon_ = p_ > 0 ? std::clamp(chances[1] / p_, 0.0, 1.0) : 0;
        win_backgammon_ = p_ > 0 ? std::clamp(chances[2] / p_, 0.0, win_gammon_) : 0;
        lose_gammon_ = lost > 0 ? std::clamp(chances[3] / lost, 0.0, 1.0) : 0;
        lose_backgammon_ = lost > 0 ? std::clamp(chances[4] / lost, 0.0, lose_gammon_) : 0;
        last_ = situation.crawford ? 0 : std::min(situation.doublings, kLevels - 2);
        // Levels above one on which nobody needs more are never come to.
        for (int level = 0; situation.match && level < last_; ++level) {
            const int stake = situation.cube << level;
            if (situation.match->own <= stake && situation.match->other <= stake) {
                last_ = level;
            }
        }
        if (!situation.match) {
            set_money_levels();
            return;
        }
        for (int level = 0; level <= last_ + 1; ++level) {
            levels_[level] = make_level(situation.cube << level, level);
        }
        for (int level = last_; level >= 0; --level) {
            set_points(levels_[level], levels_[level + 1]);
        }
    }

    CubeValues values() const {
        const Level& now = levels_[0];
        CubeValues values{};
        values.cubeless = now.dead(p_);
        values.drop = now.cash;
        values.may_double = now.i_may && situation_.owner != CubeOwner::kThem;
        values.take = theirs(1);
        if (situation_.beavers && !situation_.match && last_ >= 2) {
            const double beavered = theirs(2);
            values.beaver = beavered < values.take;
            values.take = std::min(values.take, beavered);
        }
        switch (situation_.owner) {
            case CubeOwner::kMe:
                values.no_double = mine(0);
                break;
            case CubeOwner::kThem:
                values.no_double = theirs(0);
                break;
            case CubeOwner::kNobody:
                values.no_double = centred();
                break;
        }
        return values;
    }

  private:
    static constexpr int kAsked = 2;  // the highest level that a decision on level 0 speaks of

    double worth(int points) const {
        return situation_.match ? situation_.match->after(points) : points;
    }

    double mean(int sign, int stake, double gammon, double backgammon) const {
        return (1 - gammon) * worth(sign * stake) +
               (gammon - backgammon) * worth(sign * 2 * stake) +
               backgammon * worth(sign * 3 * stake);
    }

    Level make_level(int stake, int level) const {
        const bool single = situation_.jacoby && level == 0 &&
                            situation_.owner == CubeOwner::kNobody && !situation_.match;
        const double g = single ? 0 : 1;
        Level made{};
        made.stake = stake;
        made.win = mean(1, stake, g * win_gammon_, g * win_backgammon_);
        made.lose = mean(-1, stake, g * lose_gammon_, g * lose_backgammon_);
        made.cash = worth(stake);
        made.dropped = worth(-stake);
        const bool turns = level < last_;
        made.i_may = turns && (!situation_.match || situation_.match->own > stake);
        made.they_may = turns && (!situation_.match || situation_.match->other > stake);
        made.cash_point = 1;
        made.drop_point = 0;
        return made;
    }

    // Where doubling from `level` is just dropped, from the live values on the level `above`.
    static void set_points(Level& level, const Level& above) {
        if (level.i_may) {
            // They own the cube above: live from (drop_point, dropped) to (1, win).
            level.cash_point = std::clamp(
                between(level.cash, above.dropped, above.drop_point, above.win, 1.0), 0.0, 1.0);
        }
        if (level.they_may) {
            // I own it above: live from (0, lose) to (cash_point, cash).
            level.drop_point = std::clamp(
                between(level.dropped, above.lose, 0.0, above.cash, above.cash_point), 0.0, 1.0);
        }
    }

    // For money a level is the one below at twice the stake, so that set_points comes to two
    // products, and only the lowest levels are needed whole.
    void set_money_levels() {
        for (int level = 0; level <= kAsked; ++level) {
            levels_[level] = make_level(situation_.cube << level, level);
        }
        const double win = levels_[1].win / levels_[1].stake;
        const double lose = -levels_[1].lose / levels_[1].stake;
        const double up = 1.5 / (win + 1);
        const double down = (lose - 0.5) / (lose + 1);
        double cash_point = 1;
        double drop_point = 0;
        for (int level = last_ - 1; level >= 0; --level) {
            const double next = drop_point + ((1 - drop_point) * up);
            drop_point = cash_point * down;
            cash_point = next;
            if (level <= kAsked) {
                levels_[level].cash_point = cash_point;
                levels_[level].drop_point = drop_point;
            }
        }
    }

    double blend(double live, double dead) const { return life_ * live + (1 - life_) * dead; }

    // Whoever loses the match with this game anyway turns the cube as soon as he may.
    bool i_turn_at_once(const Level& now) const {
        return now.i_may && situation_.match && situation_.match->other <= now.stake;
    }
    bool they_turn_at_once(const Level& now) const {
        return now.they_may && situation_.match && situation_.match->own <= now.stake;
    }

    // Live value of a side that may double the other out at either end.
    double live(const Level& now, bool mine, bool theirs) const {
        const double low = theirs && now.they_may ? now.drop_point : 0;
        const double low_value = theirs && now.they_may ? now.dropped : now.lose;
        const double high = mine && now.i_may ? now.cash_point : 1;
        const double high_value = mine && now.i_may ? now.cash : now.win;
        if (p_ < low) {
            return between(p_, 0, now.lose, low, low_value);
        }
        if (p_ > high) {
            return between(p_, high, high_value, 1, now.win);
        }
        return between(p_, low, low_value, high, high_value);
    }

    double mine(int level) const {
        const Level& now = levels_[level];
        const double kept = blend(live(now, true, false), now.dead(p_));
        return i_turn_at_once(now) ? std::max(kept, std::min(theirs(level + 1), now.cash)) : kept;
    }

    double theirs(int level) const {
        const Level& now = levels_[level];
        const double kept = blend(live(now, false, true), now.dead(p_));
        return they_turn_at_once(now) ? std::min(kept, std::max(mine(level + 1), now.dropped))
                                      : kept;
    }

    double centred() const {
        const Level& now = levels_[0];
        double kept = blend(live(now, true, true), now.dead(p_));
        if (i_turn_at_once(now)) {
            kept = std::max(kept, std::min(theirs(1), now.cash));
        }
        if (they_turn_at_once(now)) {
            kept = std::min(kept, std::max(mine(1), now.dropped));
        }
        return kept;
    }

    const CubeSituation& situation_;
    double life_;
    double p_;
    double win_gammon_;
    double win_backgammon_;
    double lose_gammon_;
    double lose_backgammon_;
    int last_;                             // the level on which the cube can be turned no more
    std::array<Level, kLevels> levels_{};  // as many of them as are needed
};

}  // namespace

CubeSituation turned(CubeSituation situation) {
    if (situation.match) {
        std::swap(situation.match->own, situation.match->other);
    }
    if (situation.owner != CubeOwner::kNobody) {
        situation.owner = situation.owner == CubeOwner::kMe ? CubeOwner::kThem : CubeOwner::kMe;
    }
    return situation;
}

CubeSituation turned_up(CubeSituation situation) {
    situation.cube *= situation.match ? 2 : 1;
    situation.doublings -= 1;
    situation.owner = CubeOwner::kThem;
    return situation;
}

bool may_turn(const CubeSituation& situation) {
    return !situation.crawford && situation.doublings > 0 && situation.owner != CubeOwner::kThem &&
           (!situation.match || situation.match->own > situation.cube);
}

double finished(const CubeSituation& situation, int points) {
    if (situation.match) {
        return situation.match->after(points * situation.cube);
    }
    if (situation.jacoby && situation.owner == CubeOwner::kNobody) {
        return points > 0 ? 1 : -1;
    }
    return points;
}

double equity_of(const CubeSituation& situation, double value) {
    if (!situation.match) {
        return value;
    }
    const double won = situation.match->after(situation.cube);
    const double lost = situation.match->after(-situation.cube);
    return 2 * (value - lost) / (won - lost) - 1;
}

double CubeValues::best() const {
    return may_double ? std::max(no_double, std::min(take, drop)) : no_double;
}

CubeValues cube_values(const Chances& chances, const CubeSituation& situation, double life) {
    return Model(chances, situation, life).values();
}

}  // namespace fivepoint
