// Made-up positions for self-play to start from: the kinds of game that play from the opening
// reaches too seldom to learn from. Random, legal, of the wanted kind; seen from the player on
// roll, who may be either side. How likely they are in real games is not considered.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "position.h"
#include "rng.h"

namespace fivepoint {

enum class StartKind : std::uint8_t {
    backgame,      // two anchors in the other's home, the rest to be timed
    anchor_game,   // one deep anchor while the other bears in or off
    containment,   // a late hit: a side with men off against a closed or closing board
    prime_battle,  // primes on both sides with men behind them
    crashed,       // a broken home with men still back
    blitz,         // men on the bar or loose in a home under attack
    massive_back,  // five or more men back
    scattered,     // anywhere
    race,          // no contact, level or nearly
    gammon_race,   // no contact, one side far behind, men perhaps still in the other's home
};
inline constexpr int kStartKinds = 10;
inline constexpr std::array<std::string_view, kStartKinds> kStartNames = {
    "backgame", "anchor-game",  "containment", "prime-battle", "crashed",
    "blitz",    "massive-back", "scattered",   "race",         "gammon-race"};

// A start of that kind, 15 checkers a side. Contact kinds always have contact.
Board make_start(StartKind kind, Rng& rng);

// The opening position.
Board opening();

}  // namespace fivepoint
