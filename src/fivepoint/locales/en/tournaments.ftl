### Tournaments: announcing, entering, the draw, playing, directing. Pages load it when they need it.

tournament-list = Tournaments
tournament-lead = Knockouts and round robins. Rounds are drawn by themselves; each match is played when both players are here.
tournament-open = Open for entry
tournament-running = Under way
tournament-finished = Finished
tournament-none = No tournament yet. Announce one and invite others to enter.
tournament-new = Announce a tournament
tournament-new-needs = To announce or enter a tournament you need an account.
tournament-announce = Announce
tournament-name = Name
tournament-kind = System
tournament-knockout = Knockout
tournament-round-robin = Round robin
tournament-knockout-note = Who loses is out. The highest rated meet last; where the number does not come out even, the highest rated have a bye.
tournament-round-robin-note = Everybody meets everybody once. Most wins come first, then the wins of those one has beaten.
tournament-days = Days for a round
tournament-days-note = What is not played by then goes to who was ready, else to the higher seed.
tournament-line = { $kind ->
    [knockout] Knockout
   *[round-robin] Round robin
} · { $length } · { $clock } · { $rated ->
    [yes] rated
   *[no] unrated
}
tournament-rounds-of = { $days ->
    [one] { $days } day a round
   *[other] { $days } days a round
}
tournament-entered = { $count ->
    [0] Nobody yet
    [one] { $count } player
   *[other] { $count } players
}
tournament-by = Directed by { $name }
tournament-stage = { $stage ->
    [open] Open for entry
    [running] Round { $round } of { $rounds }
    [over] Finished
   *[cancelled] Called off
}
tournament-winner = { $name } has won the tournament.
tournament-enter = Enter
tournament-enter-reserve = Enter as a reserve
tournament-leave = Leave again
tournament-withdraw = Withdraw
tournament-withdraw-note = What is left for you to play is then lost.
tournament-yes-withdraw = Yes, withdraw
tournament-you-in = You have entered. It begins when the director starts it.
tournament-you-reserve = You are a reserve: the director may have you play for somebody.
tournament-you-out = You are out of this tournament.
tournament-your-match = Your match
tournament-your-bye = You have a bye in this round.
tournament-your-wait = Your next match comes with the next round.
tournament-against = Round { $round }, against { $name }
tournament-by-when = To be played by { $moment }
tournament-play = I am ready
tournament-continue = To the board
tournament-waiting = Waiting for { $name }. Stay on this page: the match begins by itself when both are here.
tournament-waits-for-you = { $name } is here and waits for you.
tournament-stop-waiting = Wait no longer
tournament-bracket = The draw
tournament-table = Results
tournament-table-note = Points scored by the player of the row, then by the other one.
tournament-round = Round { $round }
tournament-final = Final
tournament-semifinal = Semifinals
tournament-quarterfinal = Quarterfinals
tournament-bye = bye
tournament-tba = to be decided
tournament-won-by = winner
tournament-how = { $how ->
    [director] by the director’s decision
    [deadline] by the deadline
   *[withdrawn] without play
}
tournament-playing = being played
tournament-watch = Watch
tournament-see = See the match
tournament-cell = { $how ->
    [won] won without play
    [lost] lost without play
   *[open] not played yet
}
tournament-standings = Standings
tournament-rank = Rank
tournament-player = Player
tournament-wins = Won
tournament-losses = Lost
tournament-out = out
tournament-players = Players
tournament-reserves = Reserves
tournament-nobody = Nobody has entered yet.
tournament-seeds-note = In order of rating: so they are seeded.
tournament-direct = Director
tournament-direct-note = You direct this tournament.
tournament-start = Start and draw the rounds
tournament-start-needs = It takes two players to start.
tournament-cancel = Call it off
tournament-yes-cancel = Yes, call it off
tournament-remove = Remove
tournament-remove-who = Remove { $name }
tournament-yes-remove = Yes, remove { $name }
tournament-replace = Replace
tournament-replace-who = Replace { $name }
tournament-replace-by = Reserve who plays on
tournament-no-reserves = There are no reserves; whoever enters now is one.
tournament-decide = Decide: { $white } – { $black }
tournament-win-for = { $name } wins
tournament-later = { $days ->
    [one] { $days } day more
   *[other] { $days } days more
}
