// Each side is a list of men by its own points, laid out one side after the other on the points
// that are free. A layout that is no game, or not of the wanted kind, is thrown away and redone.
#include "starts.h"

#include <algorithm>
#include <cstdlib>

namespace fivepoint {
namespace {

constexpr int kMen = 15;

// How many men stand on each point of a side's own view; 25 is its bar, 0 what is borne off.
using Men = std::array<int, 26>;
// Relative chance of each point; 0 = never.
using Weights = std::array<int, 26>;

struct Layout {
    Men side{};   // the one the kind is about
    Men other{};  // its opponent, in its own view
};

bool taken(const Men& by, int point) { return point >= 1 && point <= 24 && by[25 - point] > 0; }

// Puts men on random points of `weights` that the opponent does not hold, `total` in all.
void fill(Men& men, const Men& opponent, const Weights& weights, int total, Rng& rng) {
    int placed = 0;
    for (const int count : men) {
        placed += count;
    }
    Weights open = weights;
    int sum = 0;
    for (int point = 0; point < 26; ++point) {
        open[point] = taken(opponent, point) ? 0 : open[point];
        sum += open[point];
    }
    for (; placed < total && sum > 0; ++placed) {
        int pick = rng.below(sum);
        int point = 0;
        while (pick >= open[point]) {
            pick -= open[point++];
        }
        ++men[point];
    }
}

Weights between(int low, int high, int weight) {
    Weights weights{};
    for (int point = low; point <= high; ++point) {
        weights[point] = weight;
    }
    return weights;
}

// Falls off from the home board outwards, as men of a normal game do.
Weights homeward(Rng& rng) {
    Weights weights{};
    const int home = 2 + rng.below(8);
    const int outer = 1 + rng.below(4);
    for (int point = 1; point <= 24; ++point) {
        const int middle = point <= 12 ? outer : 1;
        weights[point] = point <= 2 ? 1 : point <= 8 ? home : middle;
    }
    weights[13] += 2;
    for (int point = 19; point <= 24; ++point) {
        weights[point] = rng.below(2);
    }
    return weights;
}

// `points` made points somewhere in low..high, two men each.
void make_points(Men& men, const Men& opponent, int low, int high, int points, Rng& rng) {
    for (int tries = 0; points > 0 && tries < 40; ++tries) {
        const int point = low + rng.below(high - low + 1);
        if (men[point] == 0 && !taken(opponent, point)) {
            men[point] = 2;
            --points;
        }
    }
}

Layout backgame(Rng& rng) {
    Layout layout;
    make_points(layout.side, layout.other, 20, 24, 2, rng);
    for (int extra = rng.below(3); extra > 0; --extra) {
        ++layout.side[20 + rng.below(5)];
    }
    layout.side[25] = rng.below(8) == 0 ? 1 : 0;
    Weights rest = between(3, 16, 2);
    rest[4] = rest[5] = rest[6] = 4;
    if (rng.below(4) == 0) {
        rest = between(1, 6, 1);  // the timing is gone
    }
    fill(layout.side, layout.other, rest, kMen, rng);
    Weights bearing_in = between(1, 12, 2);
    for (int point = 3; point <= 8; ++point) {
        bearing_in[point] = 5;
    }
    if (rng.below(3) == 0) {
        bearing_in = between(1, 7, 1);
        bearing_in[0] = rng.below(2);
    }
    fill(layout.other, layout.side, bearing_in, kMen, rng);
    return layout;
}

Layout anchor_game(Rng& rng) {
    Layout layout;
    const int anchor = 24 - std::min(rng.below(4), rng.below(6));
    layout.side[anchor] = 2 + (rng.below(3) == 0 ? 1 : 0);
    if (rng.below(4) == 0) {
        layout.side[anchor] = 1;
    }
    Weights rest = between(1, 7, 2);
    rest[4] = rest[5] = rest[6] = 1 + rng.below(6);
    fill(layout.side, layout.other, rest, kMen, rng);
    Weights home = between(1, 6, 2);
    home[0] = rng.below(5);
    for (int point = 7; point <= 10; ++point) {
        home[point] = rng.below(2);
    }
    fill(layout.other, layout.side, home, kMen, rng);
    return layout;
}

Layout containment(Rng& rng) {
    Layout layout;
    const int closed = 3 + rng.below(4);
    make_points(layout.side, layout.other, 1 + rng.below(3), 7, closed, rng);
    fill(layout.side, layout.other, between(1 + rng.below(3), 8 + rng.below(10), 1), kMen, rng);
    const int caught = 1 + (rng.below(3) == 0 ? 1 : 0);
    for (int man = 0; man < caught; ++man) {
        const int point = rng.below(2) == 0 ? 25 : 17 + rng.below(8);
        ++layout.other[taken(layout.side, point) ? 25 : point];
    }
    Weights rest = between(1, 4, 1);
    rest[0] = 1 + rng.below(12);
    rest[6] = rest[5] = rng.below(2);
    fill(layout.other, layout.side, rest, kMen, rng);
    return layout;
}

Layout prime_battle(Rng& rng) {
    Layout layout;
    const int start = 3 + rng.below(4);
    make_points(layout.side, layout.other, start, start + 5, 3 + rng.below(4), rng);
    const int back = 21 + rng.below(4);
    layout.side[back] = 1 + rng.below(3);
    fill(layout.side, layout.other, homeward(rng), kMen, rng);
    const int behind = 24 - rng.below(start);
    if (!taken(layout.side, behind)) {
        layout.other[behind] = 1 + rng.below(3);
    }
    make_points(layout.other, layout.side, 3, 9, 3 + rng.below(3), rng);
    fill(layout.other, layout.side, homeward(rng), kMen, rng);
    return layout;
}

Layout crashed(Rng& rng) {
    Layout layout;
    const int back = 18 + rng.below(7);
    layout.side[back] = 1 + rng.below(3);
    layout.side[18 + rng.below(7)] += rng.below(2);
    Weights deep = between(1, 3, 5);
    deep[4] = deep[5] = deep[6] = 1;
    deep[8] = rng.below(2);
    fill(layout.side, layout.other, deep, kMen, rng);
    fill(layout.other, layout.side, rng.below(2) == 0 ? homeward(rng) : between(1, 9, 1), kMen,
         rng);
    return layout;
}

Layout blitz(Rng& rng) {
    Layout layout;
    layout.other[25] = rng.below(3);
    for (int man = 1 + rng.below(3); man > 0; --man) {
        ++layout.other[19 + rng.below(6)];
    }
    Weights builders = between(3, 11, 3);
    builders[13] = 3;
    builders[24] = rng.below(3);
    fill(layout.side, layout.other, builders, kMen, rng);
    fill(layout.other, layout.side, homeward(rng), kMen, rng);
    return layout;
}

Layout massive_back(Rng& rng) {
    Layout layout;
    Weights back = between(19, 25, 2);
    back[25] = 1;
    fill(layout.side, layout.other, back, 5 + rng.below(6), rng);
    fill(layout.side, layout.other, between(1, 18, 1), kMen, rng);
    fill(layout.other, layout.side, homeward(rng), kMen, rng);
    return layout;
}

Layout scattered(Rng& rng) {
    Layout layout;
    Weights anywhere = between(1, 24, 2);
    anywhere[25] = rng.below(2);
    fill(layout.side, layout.other, anywhere, kMen, rng);
    fill(layout.other, layout.side, rng.below(2) == 0 ? anywhere : homeward(rng), kMen, rng);
    return layout;
}

// No contact: the side keeps to 1..limit of its own view, the other to the points above.
Layout apart(Rng& rng, bool level) {
    Layout layout;
    const int limit = level ? 6 + rng.below(13) : 12 + rng.below(11);
    const auto pick = [&rng](int high) {
        Weights weights = between(1, high, 1);
        const int home = 1 + rng.below(12);
        for (int point = 1; point <= std::min(high, 6); ++point) {
            weights[point] = home;
        }
        if (high <= 6) {
            weights[0] = rng.below(12);  // bearing off already
        }
        return weights;
    };
    const int reach = std::max(1, limit - rng.below(4));
    fill(layout.side, layout.other, pick(reach), kMen, rng);
    fill(layout.other, layout.side, pick(std::max(1, 24 - limit - rng.below(3))), kMen, rng);
    return layout;
}

int highest(const Men& men) {
    int point = 25;
    while (point > 0 && men[point] == 0) {
        --point;
    }
    return point;
}

// A side of a race as play leaves it: stacks and gaps at home, a few gathering points outside, no
// man beyond `reach`. Every point's weight is drawn by itself, so that odd shapes come up as well.
Men racer(const Men& opponent, int reach, int off, Rng& rng) {
    Weights weights{};
    const int back_heavy = rng.below(4);
    const int outside = rng.below(5);
    for (int point = 1; point <= reach; ++point) {
        if (point <= 6) {
            weights[point] = rng.below(5) + (point >= 4 ? back_heavy : 0);
        } else if (rng.below(3) == 0) {
            weights[point] = rng.below(2 + 3 * outside);
        }
    }
    weights[std::min(reach, 6)] += 1;
    Men men{};
    men[0] = off;
    fill(men, opponent, weights, kMen, rng);
    return men;
}

int pips(const Men& men) {
    int total = 0;
    for (int point = 1; point <= 25; ++point) {
        total += point * men[point];
    }
    return total;
}

// A race that either side may win: where the roll decides is where a race has to be judged well.
Layout close_race(Rng& rng) {
    Layout layout;
    const int limit = 6 + rng.below(13);
    const auto off = [&rng](int reach) {
        return reach <= 6 && rng.below(3) == 0 ? rng.below(8) : 0;
    };
    layout.side = racer(layout.other, limit, off(limit), rng);
    const int reach = 24 - limit;
    const int gap = 2 + pips(layout.side) / 6;
    for (int tries = 0; tries < 30; ++tries) {
        layout.other = racer(layout.side, reach, off(reach), rng);
        if (std::abs(pips(layout.side) - pips(layout.other)) <= gap) {
            break;
        }
    }
    return layout;
}

Layout gammon_race(Rng& rng) {
    Layout layout = apart(rng, false);
    if (rng.below(2) == 0) {
        layout.side = racer(Men{}, 6 + rng.below(17), 0, rng);
    }
    const int reach = std::clamp(24 - highest(layout.side), 1, 24);
    // The leader is bearing off, often with most men gone, or still on its way home.
    const int off = rng.below(3) == 0 ? rng.below(5) : 5 + rng.below(10);
    layout.other = rng.below(4) == 0 ? racer(layout.side, std::min(reach, 12), 0, rng)
                                     : racer(layout.side, std::min(reach, 6), off, rng);
    return layout;
}

Layout lay_out(StartKind kind, Rng& rng) {
    switch (kind) {
        case StartKind::backgame:
            return backgame(rng);
        case StartKind::anchor_game:
            return anchor_game(rng);
        case StartKind::containment:
            return containment(rng);
        case StartKind::prime_battle:
            return prime_battle(rng);
        case StartKind::crashed:
            return crashed(rng);
        case StartKind::blitz:
            return blitz(rng);
        case StartKind::massive_back:
            return massive_back(rng);
        case StartKind::scattered:
            return scattered(rng);
        case StartKind::race:
            return rng.below(4) == 0 ? apart(rng, true) : close_race(rng);
        case StartKind::gammon_race:
            return gammon_race(rng);
    }
    return {};
}

bool usable(const Layout& layout, bool contact) {
    int side_men = 0;
    int other_men = 0;
    for (int point = 0; point < 26; ++point) {
        side_men += layout.side[point];
        other_men += layout.other[point];
        if (layout.side[point] > 0 && taken(layout.other, point)) {
            return false;
        }
    }
    if (side_men != kMen || other_men != kMen || layout.side[0] == kMen ||
        layout.other[0] == kMen) {
        return false;
    }
    // Nobody has borne off with men still outside home, except after a hit.
    const auto legal_off = [](const Men& men, const Men& opponent) {
        return men[0] == 0 || highest(men) <= 6 || highest(opponent) >= 19 || men[25] > 0 ||
               highest(men) >= 17;
    };
    if (!legal_off(layout.side, layout.other) || !legal_off(layout.other, layout.side)) {
        return false;
    }
    const bool meet = highest(layout.side) + highest(layout.other) > 25;
    const bool both_barred = layout.side[25] > 0 && layout.other[25] > 0;
    return meet == contact && !both_barred;
}

}  // namespace

Board make_start(StartKind kind, Rng& rng) {
    const bool contact = kind != StartKind::race && kind != StartKind::gammon_race;
    Layout layout = lay_out(kind, rng);
    while (!usable(layout, contact)) {
        layout = lay_out(kind, rng);
    }
    std::array<std::int8_t, kOuterCells> cells{};
    for (int point = 1; point <= 25; ++point) {
        cells[point] = static_cast<std::int8_t>(cells[point] + layout.side[point]);
        cells[25 - point] = static_cast<std::int8_t>(cells[25 - point] - layout.other[point]);
    }
    const Board board = board_from_cells(cells.data(), kMen);
    return rng.below(2) == 0 ? board : flip(board);
}

Board opening() {
    std::array<std::int8_t, kOuterCells> cells{};
    for (const auto& [point, men] : {std::pair{24, 2}, {13, 5}, {8, 3}, {6, 5}}) {
        cells[point] = static_cast<std::int8_t>(men);
        cells[25 - point] = static_cast<std::int8_t>(-men);
    }
    return board_from_cells(cells.data(), kMen);
}

}  // namespace fivepoint
