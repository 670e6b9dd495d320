# fivepoint hint, rollout and bench

cli-hint-summary = The best plays of a roll, or the cube decision before it.
cli-rollout-summary = Play a position out many times and say what it is worth.
cli-bench-summary = Measure how fast the engine is on this machine.

cli-engine-id = A position: XGID, GNU Position ID with or without Match ID, or OGID.
cli-engine-level = How deep to look: beginner, casual, club, expert, master or champion.
cli-engine-plies = How many plies to look ahead, instead of a level; 0 is the net alone.
cli-engine-threads = How many threads share the work; the result does not depend on it.
cli-engine-seconds = Answer by the deepest look that so many seconds allow.
cli-engine-nodes = Answer by the deepest look that so many positions allow, each with all its rolls played.

cli-hint-help = Say what the engine would do. With dice in the identifier: the best plays. Without: the chances and the cube decision. Numbers are for the player on roll.
cli-hint-top = How many plays to show.
cli-hint-no-play = no play
cli-hint-cubeless = Cubeless equity: { $equity }
cli-hint-cubeful = Cubeful equity: { $equity }
cli-hint-cube = No double: { $none }; double, take: { $take }; double, drop: { $drop }
cli-hint-action = { $action ->
    [double] { $response ->
        [drop] Double; the other side drops.
        [beaver] Double; the other side beavers.
       *[take] Double; the other side takes.
    }
    [too-good] Too good to double; the other side would drop.
   *[no-double] { $response ->
        [drop] No double; the other side would drop.
        [beaver] No double; the other side would beaver.
       *[take] No double; the other side would take.
    }
}

cli-figures-play = Play
cli-figures-equity = Equity
cli-figures-cubeful = Cubeful
cli-figures-cubeless = Cubeless
cli-figures-loss = Loss
cli-figures-error = Std error
cli-figures-win = Win %
cli-figures-gammon = Gammon %
cli-figures-backgammon = Backgammon %
cli-figures-lost-gammon = Lost gammon %
cli-figures-lost-backgammon = Lost backgammon %
cli-figures-depth = Plies
cli-figures-trials = Trials

cli-rollout-help = Play a position out many times, the luck of the dice taken out, and say what it is worth. With dice in the identifier the best plays are rolled out; without, no double and double with a take. Ctrl-C shows what was found by then.
cli-rollout-trials = How many times to play it out.
cli-rollout-plies = How many plies both sides look ahead when they play.
cli-rollout-truncate = Judge the position after so many rolls instead of playing to the end.
cli-rollout-seed = A number that decides the dice; the same number, the same result.
cli-rollout-top = How many of the best plays to roll out.
cli-rollout-stop-error = Stop once the standard error is this small, for instance 0.005.
cli-rollout-decided = Stop once it is decided: a play clearly behind gets no more trials, and a cube decision ends when both of its questions are clear.
cli-rollout-keep = Keep the trials in this file, and go on with those that it has.
cli-rollout-processes = Spread the work over so many processes of this machine instead of threads.
cli-rollout-ray = Spread the work over a Ray cluster at this address; “local” starts one here. Needs the extra “cluster”.
cli-rollout-stopped = Stopped; this is what was found by then.
cli-rollout-progress = { $done } of { $trials }: { $equity } ± { $error }
cli-rollout-position = This position
cli-rollout-action = { $action ->
   *[no-double] No double
    [double-take] Double, take
}
cli-rollout-seconds = Time: { $seconds } s

cli-bench-help = Measure the engine on this machine and print the signature of its answers: a number that changes only when the engine plays differently.
cli-bench-line = { $name }: { $rate } a second
cli-bench-evaluations = Positions judged in search, moves included
cli-bench-batch = Unrelated positions judged
cli-bench-decisions = Decisions at { $plies } { $plies ->
    [one] ply
   *[other] plies
}
cli-bench-signature = Signature: { $signature } (kernel { $kernel })
