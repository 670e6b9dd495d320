#include "cube.h"

#include <algorithm>
#include <utility>

namespace fivepoint {
namespace {

// One level of the cube: what games that end there are worth to me.
struct Level {
    double win;  // mean worth of the games I win, gammons counted
    double lose;
    double cash_point;  // my chance at which my double is just dropped
    double drop_point;  // my chance below which I drop theirs

    double dead(double p) const { return lose + p * (win - lose); }
};

double between(double p, double p0, double v0, double p1, double v1) {
    return p1 - p0 < 1e-12 ? v0 : v0 + (p - p0) / (p1 - p0) * (v1 - v0);
}

}  // namespace

// A model and the chances of one position.
class CubeModel::Position {
  public:
    Position(const CubeModel& model, const Chances& chances, double life)
        : model_(model), life_(life), p_(std::clamp(chances[0], 0.0, 1.0)) {
        const double lost = 1 - p_;
        win_gammon_ = p_ > 0 ? std::clamp(chances[1] / p_, 0.0, 1.0) : 0;
        win_backgammon_ = p_ > 0 ? std::clamp(chances[2] / p_, 0.0, win_gammon_) : 0;
        lose_gammon_ = lost > 0 ? std::clamp(chances[3] / lost, 0.0, 1.0) : 0;
        lose_backgammon_ = lost > 0 ? std::clamp(chances[4] / lost, 0.0, lose_gammon_) : 0;
        for (int level = 0; level < model.level_count_; ++level) {
            levels_[level] = make_level(level);
        }
        if (!model.situation_.match) {
            set_money_points();
            return;
        }
        for (int level = model.last_; level >= 0; --level) {
            set_points(level);
        }
    }

    CubeValues values() const {
        const CubeSituation& situation = model_.situation_;
        CubeValues values{};
        values.cubeless = levels_[0].dead(p_);
        values.drop = stakes(0).cash();
        values.may_double = stakes(0).i_may && situation.owner != CubeOwner::kThem;
        values.take = theirs(1);
        if (situation.beavers && !situation.match && model_.last_ >= 2) {
            const double beavered = theirs(2);
            values.beaver = beavered < values.take;
            values.take = std::min(values.take, beavered);
        }
        switch (situation.owner) {
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
    const Stakes& stakes(int level) const { return model_.stakes_[level]; }

    static double mean(const std::array<double, 3>& worth, double gammon, double backgammon) {
        return (1 - gammon) * worth[0] + (gammon - backgammon) * worth[1] + backgammon * worth[2];
    }

    Level make_level(int level) const {
        const CubeSituation& situation = model_.situation_;
        const bool single = situation.jacoby && level == 0 &&
                            situation.owner == CubeOwner::kNobody && !situation.match;
        const double g = single ? 0 : 1;
        return {mean(stakes(level).won, g * win_gammon_, g * win_backgammon_),
                mean(stakes(level).lost, g * lose_gammon_, g * lose_backgammon_), 1, 0};
    }

    // Where doubling from `level` is just dropped, from the live values on the level above.
    void set_points(int level) {
        Level& here = levels_[level];
        const Level& above = levels_[level + 1];
        if (stakes(level).i_may) {
            // They own the cube above: live from (drop_point, dropped) to (1, win).
            here.cash_point = std::clamp(between(stakes(level).cash(), stakes(level + 1).dropped(),
                                                 above.drop_point, above.win, 1.0),
                                         0.0, 1.0);
        }
        if (stakes(level).they_may) {
            // I own it above: live from (0, lose) to (cash_point, cash).
            here.drop_point = std::clamp(between(stakes(level).dropped(), above.lose, 0.0,
                                                 stakes(level + 1).cash(), above.cash_point),
                                         0.0, 1.0);
        }
    }

    // For money a level is the one below at twice the stake, so that set_points comes to two
    // products, and only the lowest levels are needed whole.
    void set_money_points() {
        const double unit = stakes(1).cash();
        const double up = 1.5 / ((levels_[1].win / unit) + 1);
        const double lose = -levels_[1].lose / unit;
        const double down = (lose - 0.5) / (lose + 1);
        double cash_point = 1;
        double drop_point = 0;
        for (int level = model_.last_ - 1; level >= 0; --level) {
            const double next = drop_point + ((1 - drop_point) * up);
            drop_point = cash_point * down;
            cash_point = next;
            if (level < model_.level_count_) {
                levels_[level].cash_point = cash_point;
                levels_[level].drop_point = drop_point;
            }
        }
    }

    double blend(double live, double dead) const { return life_ * live + (1 - life_) * dead; }

    // Live value of a side that may double the other out at either end.
    double live(int level, bool mine, bool theirs) const {
        const Level& now = levels_[level];
        const Stakes& at = stakes(level);
        const double low = theirs && at.they_may ? now.drop_point : 0;
        const double low_value = theirs && at.they_may ? at.dropped() : now.lose;
        const double high = mine && at.i_may ? now.cash_point : 1;
        const double high_value = mine && at.i_may ? at.cash() : now.win;
        if (p_ < low) {
            return between(p_, 0, now.lose, low, low_value);
        }
        if (p_ > high) {
            return between(p_, high, high_value, 1, now.win);
        }
        return between(p_, low, low_value, high, high_value);
    }

    double mine(int level) const {
        const double kept = blend(live(level, true, false), levels_[level].dead(p_));
        return stakes(level).i_turn_at_once
                   ? std::max(kept, std::min(theirs(level + 1), stakes(level).cash()))
                   : kept;
    }

    double theirs(int level) const {
        const double kept = blend(live(level, false, true), levels_[level].dead(p_));
        return stakes(level).they_turn_at_once
                   ? std::min(kept, std::max(mine(level + 1), stakes(level).dropped()))
                   : kept;
    }

    double centred() const {
        double kept = blend(live(0, true, true), levels_[0].dead(p_));
        if (stakes(0).i_turn_at_once) {
            kept = std::max(kept, std::min(theirs(1), stakes(0).cash()));
        }
        if (stakes(0).they_turn_at_once) {
            kept = std::min(kept, std::max(mine(1), stakes(0).dropped()));
        }
        return kept;
    }

    const CubeModel& model_;
    double life_;
    double p_;
    double win_gammon_;
    double win_backgammon_;
    double lose_gammon_;
    double lose_backgammon_;
    std::array<Level, kLevels> levels_{};  // as many of them as are needed
};

CubeModel::CubeModel(const CubeSituation& situation)
    : situation_(situation),
      last_(situation.crawford ? 0 : std::min(situation.doublings, kLevels - 2)) {
    const auto& match = situation.match;
    // Levels above one on which nobody needs more are never come to.
    for (int level = 0; match && level < last_; ++level) {
        const int stake = situation.cube << level;
        if (match->own <= stake && match->other <= stake) {
            last_ = level;
        }
    }
    level_count_ = match ? last_ + 2 : kMoneyLevels;
    for (int level = 0; level < level_count_; ++level) {
        const int stake = situation.cube << level;
        Stakes& at = stakes_[level];
        for (int points = 1; points <= 3; ++points) {
            at.won[points - 1] = match ? match->after(points * stake) : points * stake;
            at.lost[points - 1] = match ? match->after(-points * stake) : -points * stake;
        }
        const bool turns = level < last_;
        at.i_may = turns && (!match || match->own > stake);
        at.they_may = turns && (!match || match->other > stake);
        at.i_turn_at_once = at.i_may && match && match->other <= stake;
        at.they_turn_at_once = at.they_may && match && match->own <= stake;
    }
}

CubeValues CubeModel::values(const Chances& chances, double life) const {
    return Position(*this, chances, life).values();
}

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

bool alike(const CubeSituation& one, const CubeSituation& other) {
    constexpr int kFarFromLast = 8;
    const bool far = one.doublings >= kFarFromLast && other.doublings >= kFarFromLast;
    return one.owner == other.owner && one.cube == other.cube &&
           (far || one.doublings == other.doublings) &&
           (!one.match || !other.match || one.match->own == other.match->own);
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
    return CubeModel(situation).values(chances, life);
}

}  // namespace fivepoint
