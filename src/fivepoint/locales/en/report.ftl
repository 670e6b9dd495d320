# The report of an analysis: the page, the plain text, the graphs.

report-title = { $white } – { $black }: analysis
report-subtitle = { $kind ->
    [match] Match to { $length } points, { $own } : { $other }
   *[money] Money games, { $own } : { $other } points
}
report-engine = { $plies ->
    [one] Judged by { $engine }, level { $level }, { $plies } ply, net { $net }
   *[other] Judged by { $engine }, level { $level }, { $plies } plies, net { $net }
}
report-engine-told = Judged by { $engine }, as its file tells
report-incomplete = This analysis was stopped: not every decision has been looked at as deep as the level asks.
report-footer = Equity lost is in units of the cube as it stood before the decision (EMG in a match). PR = 500 × equity lost ÷ counted decisions. Luck is what the best play of a roll is worth above the mean of all rolls.

report-summary = Summary
report-figure = Figure
report-pr = PR
report-pr-value = { $pr } ± { $half }
report-pr-few = Too few decisions ({ $count } of { $least })
report-band = Plays like
report-band-world-champion = world champion
report-band-world-class = world class
report-band-expert = expert
report-band-advanced = advanced
report-band-intermediate = intermediate
report-band-casual = casual player
report-band-beginner = beginner
report-band-distracted = distracted
report-counted = Counted decisions
report-checker-plays = Checker plays: PR
report-doubling = Doubling: PR
report-taking = Taking and dropping: PR
report-of-counted = { $pr } ({ $count } counted)
report-marks = Inaccuracies, errors, blunders
report-checker-lost = Equity lost in checker plays
report-cube-lost = Equity lost at the cube
report-mwc-lost = Match-winning chance lost
report-points-lost = Points lost
report-gnubg-rate = gnubg error rate (mEMG)
report-snowie-rate = Snowie error rate (mEMG)
report-luck = Luck of the own rolls
report-net-luck = Net luck
report-lucky = Lucky and unlucky rolls
report-result = Result
report-luck-adjusted = Result without luck
report-expected = Expected result of these PRs
report-unjudged = Decisions that cannot be judged

report-by-phase = By phase of the game
report-phase = Phase
report-phase-opening = Opening
report-phase-middle = Middle game
report-phase-race = Race
report-phase-bear-off = Bear-off
report-by-error = By kind of error
report-error = Kind
report-error-checker = Checker play
report-error-missed-double = Missed double
report-error-wrong-double = Wrong double
report-error-too-good = Doubled when too good
report-error-wrong-take = Wrong take
report-error-wrong-drop = Wrong drop
report-error-wrong-beaver = Wrong beaver
report-error-missed-beaver = Missed beaver
report-error-wrong-raccoon = Wrong raccoon
report-error-missed-raccoon = Missed raccoon
report-error-resigned-early = Resigned too early or for too much
report-error-wrong-accept = Resignation wrongly accepted
report-error-wrong-refuse = Resignation wrongly refused
report-times = Count
report-lost = Equity lost

report-graph-mwc = Chance of { $player } to win the match
report-graph-equity = Equity of { $player }
report-graph-luck = Luck of { $player } less that of the other side, added up
report-game-short = Game { $game }
report-lost-by = { $made } { $mark } −{ $loss }

report-errors = Errors, worst first
report-errors-none = No decision gave up as much as 0.020.
report-all = All decisions
report-game = Game { $game }
report-game-won = { $player } wins { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
report-when = Game { $game }, move { $turn }: { $player }
report-rolled = { $dice } rolled
report-standing = Score { $own } : { $other } of { $length }
report-crawford = Crawford game
report-cube-value = Cube { $cube }
report-board = The board seen by { $player }, { $pips } pips to { $other }
report-best-is = Best: { $best }
report-played-is = Played: { $made }
report-not-counted = Not counted for PR
report-forced = Forced
report-comment = Comment
report-lucky-by = Luck of the roll: { $luck }

report-head-play = Play
report-head-equity = Equity
report-head-loss = Loss
report-head-difference = Difference
report-head-mwc = MWC
report-head-win = Win
report-head-gammon = G
report-head-backgammon = BG
report-head-lose = Lose
report-head-plies = Plies
report-head-action = Action
report-not-listed = and { $count ->
    [one] { $count } more play
   *[other] { $count } more plays
}

report-no-move = no legal move
report-action-no-double = No double
report-action-double = Double
report-action-take = Take
report-action-drop = Drop
report-action-beaver = Beaver
report-action-raccoon = Raccoon
report-action-resign = Resign
report-action-play = Play on
report-action-accept = Accept the resignation
report-action-refuse = Refuse the resignation
report-cube-double-take = Double, take
report-cube-double-drop = Double, drop
report-cube-double-beaver = Double, beaver
report-right = { $action ->
    [double] Right: double.
    [too-good] Right: play on, too good to double.
   *[no-double] Right: no double.
} { $response ->
    [drop] The right answer to a double: drop.
    [beaver] The right answer to a double: beaver.
   *[take] The right answer to a double: take.
}
report-figures-of = Figures of { $player }
report-resigning = Playing on is worth { $equity } to the player.

report-mark-inaccuracy = inaccuracy
report-mark-error = error
report-mark-blunder = blunder
report-problem-illegal-play = The play recorded is against the rules
report-problem-position-set = The position was set up by hand here
report-problem-match-too-long = Match equities do not reach so far
report-problem-not-among-results = The play cannot be found
report-problem-not-judged = Not looked at yet
