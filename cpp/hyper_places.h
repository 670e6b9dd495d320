// The checkers of one side of hypergammon: at most three, each off, on a point or on the bar. They
// are ranked in the combinatorial number system; the rank is where a table keeps them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fivepoint {

inline constexpr int kMostHyper = 3;
inline constexpr int kHyperBar = 25;  // a place: 0 off, 1..24 points of its own side, 25 bar

namespace detail {

// term[k][p]: what the checker that is k-th from home adds to the rank at place p.
constexpr auto make_place_terms() {
    std::array<std::array<std::uint32_t, kHyperBar + 1>, kMostHyper> term{};
    for (std::uint32_t p = 0; p <= kHyperBar; ++p) {
        term[0][p] = p;
        term[1][p] = (p + 1) * p / 2;
        term[2][p] = (p + 2) * (p + 1) * p / 6;
    }
    return term;
}

}  // namespace detail

inline constexpr auto kPlaceTerms = detail::make_place_terms();

// One side's checkers, the nearest to home first; `men` of the places count.
using Places = std::array<std::uint32_t, kMostHyper>;

// The rank of the first `men` places, which are sorted.
inline std::uint32_t rank_of(const Places& places, int men) {
    std::uint32_t rank = 0;
    for (int k = 0; k < men; ++k) {
        rank += kPlaceTerms[k][places[k]];
    }
    return rank;
}

// All ways to place `men` checkers, by rank.
inline std::vector<Places> all_places(int men) {
    std::vector<Places> all;
    // In the order of ranks the farthest checker's place grows slowest.
    Places places{};
    for (bool more = true; more;) {
        all.push_back(places);
        more = false;
        for (int k = 0; k < men && !more; ++k) {
            const std::uint32_t most = k + 1 < men ? places[k + 1] : kHyperBar;
            more = places[k] < most;
            places[k] = more ? places[k] + 1 : 0;
        }
    }
    return all;
}

}  // namespace fivepoint
