# Positions, dice and turns: what is wrong with the ones a caller gave.
# $point and $place count 1 to 24 from the own side; 25 is the bar.

## Positions
error-not-a-board = A position is a list of { $length } whole numbers, not “{ $value }”.
error-wrong-length = A position has { $expected } numbers, this one has { $length }.
error-not-an-integer = Number { $place } of the position must be a whole number, not “{ $value }”.
error-men-out-of-range = A side has 1 to { $most } checkers, not “{ $men }”.
error-opponent-bar-sign = The opponent’s bar (number 0) holds { $count }: it must be 0 or negative.
error-own-bar-sign = The own bar (number 25) holds { $count }: it must be 0 or positive.
error-negative-count = { $point ->
    [25] The bar holds { $count } checkers of one side: a count cannot be negative.
   *[other] Point { $point } holds { $count } checkers of one side: a count cannot be negative.
}
error-both-on-one-point = Both sides stand on point { $point }.
error-too-many-checkers = { $side ->
    [own] The player on roll has { $count } checkers on the board: there are only { $men }.
   *[other] The opponent has { $count } checkers on the board: there are only { $men }.
}
error-both-borne-off = Both sides have borne off all their checkers: only one can win.
error-both-closed-out = Both sides are on the bar against a closed home board: no one could ever move again.
error-several-faults = This position has { $count } faults:
error-not-a-position = This is no position: “{ $value }”.
error-position-id-length = A position ID has 14 characters: “{ $text }” is none.
error-position-id-characters = A position ID is made of A-Z, a-z, 0-9, + and /: “{ $text }” is none.
error-position-id-counts = “{ $text }” is no position ID: it describes no set of checkers.
error-unknown-variant = There is no variant “{ $variant }”. Known are: { $known }.

## Dice
error-bad-dice = A roll is two whole numbers from 1 to 6, not “{ $dice }”.

## Turns
error-unreadable = “{ $part }” cannot be read as a move. Write for example 8/5 6/5, bar/20 or 6/off.
error-wrong-roll = The turn is written for another roll: { $dice } was rolled.
error-game-over = The game is over: nothing can be moved.
error-wrong-direction = { $step }: checkers move from high points to low ones.
error-no-checker-there = { $point ->
    [25] { $step }: you have no checker on the bar.
   *[other] { $step }: you have no checker on point { $point }.
}
error-bar-first = { $step }: the checker on the bar must enter first.
error-no-such-die = { $step }: no die left gives this move ({ $dice } was rolled).
error-blocked = { $step }: point { $point } is closed.
error-not-all-home = { $point ->
    [25] { $step }: a checker is still on the bar.
   *[other] { $step }: a checker is still on { $point }.
}
error-higher-point-occupied = { $step }: a checker is still on the higher point { $point }.
error-too-many-steps = { $step }: all dice are already played.
error-must-use-both-dice = Both dice can be played, so both must be.
error-larger-die = Only one die can be played: it must be the larger, { $die }.
error-incomplete-turn = { $needed ->
    [one] One die can be played, so it must be.
   *[other] { $needed } dice can be played, so all of them must be; this turn plays { $used }.
}
error-ambiguous-turn = “{ $text }” can be played in two ways: { $first } or { $second }. Write the stops on the way.
error-bad-step = “{ $step }” is no step: a step is two whole numbers, from and to.
error-not-a-result = This position cannot be reached with { $dice }.
