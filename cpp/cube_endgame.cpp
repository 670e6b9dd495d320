#include "cube_endgame.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>

#include "results.h"

namespace fivepoint {
namespace {

constexpr int kHome = 6;
constexpr std::uint64_t kMostPairs = 3'000;

using Men = std::array<int, kHome + 1>;  // of one side, by its own point

// In how many ways they may stand on their way: never more of them above a point than now.
std::uint64_t ways(const Men& men) {
    std::array<std::uint64_t, kMaxMen + 1> counts{1};  // by checkers above the point
    int above = 0;
    for (int point = kHome; point >= 1; --point) {
        above += men[point];
        std::partial_sum(counts.begin(), counts.begin() + above + 1, counts.begin());
    }
    return std::accumulate(counts.begin(), counts.begin() + above + 1, std::uint64_t{0});
}

struct BothMen {
    Men own{};
    Men other{};
};

// Nothing unless all are at home and both sides have borne off.
std::optional<BothMen> men_at_home(const Board& board) {
    if (board.cell[kOwnOff] == 0 || board.cell[kOpponentOff] == 0 || board.cell[kOwnBar] != 0 ||
        board.cell[kOpponentBar] != 0) {
        return std::nullopt;
    }
    BothMen men;
    for (int point = 1; point <= 24; ++point) {
        const int here = board.cell[point];
        if ((here > 0 && point > kHome) || (here < 0 && point < 25 - kHome)) {
            return std::nullopt;
        }
        if (here > 0) {
            men.own[point] = here;
        } else if (here < 0) {
            men.other[25 - point] = -here;
        }
    }
    return men;
}

// Ways for the checkers of one side to stand at home, and what the plays of each roll make of them.
// None of those that leave another play's result ahead: never more checkers above a point, and
// somewhere fewer.
class Homes {
  public:
    using Id = std::uint32_t;
    static constexpr Id kEmpty = 0;

    Homes() { find(Men{}); }

    Id find(const Men& men) {
        std::uint32_t key = 0;
        for (int point = 1; point <= kHome; ++point) {
            key = key << 4 | static_cast<std::uint32_t>(men[point]);
        }
        const auto [found, fresh] = ids_.try_emplace(key, static_cast<Id>(all_.size()));
        if (fresh) {
            all_.push_back({men, {}});
        }
        return found->second;
    }

    struct Plays {
        std::array<std::uint16_t, kRolls> ends{};  // of the rolls, in `results`
        std::vector<Id> results;
    };

    // Of a home with checkers. Stays where it is until the next call.
    const Plays& plays(Id id) {
        if (all_[id].plays.results.empty()) {
            Plays plays;
            for (int roll = 0; roll < kRolls; ++roll) {
                for (const Men& men : best_results(all_[id].men, kAllRolls[roll])) {
                    plays.results.push_back(find(men));
                }
                plays.ends[roll] = static_cast<std::uint16_t>(plays.results.size());
            }
            all_[id].plays = std::move(plays);
        }
        return all_[id].plays;
    }

  private:
    struct Home {
        Men men;
        Plays plays;
    };

    static bool ahead(const Men& one, const Men& other) {
        int more = 0;
        for (int point = kHome; point >= 1; --point) {
            more += one[point] - other[point];
            if (more > 0) {
                return false;
            }
        }
        return true;
    }

    static std::vector<Men> best_results(const Men& men, const Roll& roll) {
        Board board;
        for (int point = 1; point <= kHome; ++point) {
            board.cell[point] = static_cast<std::int8_t>(men[point]);
        }
        board.cell[24] = -1;  // somebody to play against
        std::array<Board, kMaxResults> results;
        const int count = list_results(board, roll.die1, roll.die2, results);
        std::vector<Men> best;
        for (const Board& result : std::span(results).first(static_cast<std::size_t>(count))) {
            Men after{};
            std::copy_n(result.cell.begin() + 1, kHome, after.begin() + 1);
            if (std::ranges::none_of(best, [&](const Men& one) { return ahead(one, after); })) {
                std::erase_if(best, [&](const Men& one) { return ahead(after, one); });
                best.push_back(after);
            }
        }
        return best;
    }

    std::unordered_map<std::uint32_t, Id> ids_;
    std::vector<Home> all_;
};

// The same for every question.
Homes& homes() {
    static thread_local Homes mine;
    return mine;
}

}  // namespace

Taken taken(const CubeSituation& situation, double doubles) {
    const bool beaver =
        situation.beavers && !situation.match && situation.doublings >= 2 && doubles < 0;
    return {beaver ? 2 * doubles : doubles, beaver};
}

bool CubeEndgame::reaches(const Board& node) {
    const std::optional<BothMen> men = men_at_home(node);
    return men && ways(men->own) * ways(men->other) <= kMostPairs;
}

BeforeRoll CubeEndgame::before_roll(const Board& node, const CubeSituation& situation) {
    return before_roll(pair(node), place(situation));
}

double CubeEndgame::best(const Board& node, const CubeSituation& situation) {
    return best(pair(node), place(situation));
}

CubeEndgame::Id CubeEndgame::pair(const Board& node) {
    const BothMen men = men_at_home(node).value_or(BothMen{});
    const Id own = homes().find(men.own);
    return pair(own, homes().find(men.other));
}

CubeEndgame::Id CubeEndgame::pair(Id own, Id other) {
    const std::uint64_t key = std::uint64_t{own} << 32 | other;
    const auto [found, fresh] = ids_.try_emplace(key, static_cast<Id>(pairs_.size()));
    if (fresh) {
        pairs_.push_back({own, other, kUnlisted});
    }
    return found->second;
}

std::size_t CubeEndgame::place(const CubeSituation& situation) {
    const auto found = std::ranges::find_if(
        situations_, [&](const CubeSituation& known) { return alike(known, situation); });
    const auto place = static_cast<std::size_t>(found - situations_.begin());
    if (found == situations_.end()) {
        situations_.push_back(situation);
        values_.emplace_back();
    }
    return place;
}

BeforeRoll CubeEndgame::before_roll(Id pair, std::size_t place) {
    const CubeSituation situation = situations_[place];
    BeforeRoll found;
    found.waits = after_roll(pair, this->place(turned(situation)));
    if (may_turn(situation)) {
        // Money is told in units of the present cube.
        found.doubles =
            after_roll(pair, this->place(turned(turned_up(situation)))) * (situation.match ? 1 : 2);
    }
    return found;
}

// The mean over all rolls, for the side that plays them, of the other side's situation at `place`.
double CubeEndgame::after_roll(Id pair, std::size_t place) {
    const Homes::Plays& plays = homes().plays(pairs_[pair].own);
    const std::array<std::uint16_t, kRolls> ends = plays.ends;  // the plays do not stay in place
    if (pairs_[pair].first == kUnlisted) {
        const Id other = pairs_[pair].other;
        pairs_[pair].first = static_cast<Id>(next_.size());
        for (const Id home : plays.results) {
            next_.push_back(this->pair(other, home));
        }
    }
    const Id first = pairs_[pair].first;
    double sum = 0;
    Id at = 0;
    for (int roll = 0; roll < kRolls; ++roll) {
        double least = std::numeric_limits<double>::infinity();
        for (; at < ends[roll]; ++at) {
            least = std::min(least, best(next_[first + at], place));
        }
        sum += kAllRolls[roll].weight * least;
    }
    return situations_[place].match ? 1 - (sum / 36) : -sum / 36;
}

// What the situation is worth to the side on roll before its decision.
double CubeEndgame::best(Id pair, std::size_t place) {
    if (pairs_[pair].other == Homes::kEmpty) {
        return finished(situations_[place], -1);
    }
    if (values_[place].size() <= pair) {
        values_[place].resize(pairs_.size(), std::numeric_limits<double>::quiet_NaN());
    }
    if (std::isnan(values_[place][pair])) {
        const BeforeRoll found = before_roll(pair, place);
        double value = found.waits;
        if (found.doubles) {
            const CubeSituation& situation = situations_[place];
            const double drop = finished(situation, 1);
            value = std::max(value, std::min(taken(situation, *found.doubles).value, drop));
        }
        values_[place][pair] = value;
    }
    return values_[place][pair];
}

std::uint64_t new_question() {
    static std::atomic<std::uint64_t> count{0};
    return ++count;
}

CubeEndgame& endgame_for(std::uint64_t question) {
    static thread_local CubeEndgame mine;
    static thread_local std::uint64_t asked = 0;
    if (asked != question) {
        mine = CubeEndgame();
        asked = question;
    }
    return mine;
}

}  // namespace fivepoint
