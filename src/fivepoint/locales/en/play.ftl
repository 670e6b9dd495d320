# A match in the terminal: what is told, asked and typed.
# Names of players stand in $name, $white, $black; turns in $turn ("8/5 6/5").

## Words that can be typed; the first is the one shown. Separated by commas.
play-word-roll = roll, r
play-word-double = double, d
play-word-take = take
play-word-drop = drop, pass
play-word-beaver = beaver
play-word-raccoon = raccoon
play-word-resign = resign
play-word-accept = accept
play-word-refuse = refuse
play-word-undo = undo, u
play-word-takeback = takeback
play-word-hint = hint
play-word-moves = moves, m
play-word-board = board, b
play-word-pips = pips, p
play-word-score = score, s
play-word-save = save
play-word-help = help, h, ?
play-word-quit = quit, q, exit
play-place-bar = bar
play-place-off = off

## What each of them does, for the help
play-help-turns = Type a turn as “8/5 6/5”: for each checker from/to, points counted from your side. “bar/20” enters, “6/off” bears off. You may also type one step at a time.
play-help-roll = Roll the dice. Enter alone does the same.
play-help-double = Offer to double the stake.
play-help-take = Take the double: the stake doubles and the cube is yours.
play-help-drop = Drop the double: the game is lost at the stake before it.
play-help-beaver = Take, double once more at once, and keep the cube.
play-help-raccoon = Answer a beaver by doubling once more.
play-help-resign = Offer to lose the game: “resign 1” a single game, 2 a gammon, 3 a backgammon.
play-help-accept = Accept the resignation.
play-help-refuse = Refuse the resignation; the game goes on.
play-help-undo = Take back the last step of this turn.
play-help-takeback = Take back your last whole turn; the dice stay the same.
play-help-hint = Say what the engine would do; a play can then be chosen by its number.
play-help-moves = List every way to play this roll.
play-help-board = Show the board again.
play-help-pips = Tell the pip counts.
play-help-score = Tell the score.
play-help-save = Save now and tell where. Every action is saved by itself.
play-help-help = Show this list.
play-help-quit = Leave. The game can be resumed.

## The players
play-white = White
play-black = Black
play-computer = Computer

## The board
play-strip = { $sign } { $name } · pips { $pips } · points { $points }
play-plain-point = { $colour ->
    [white] Point { $point }: { $count } white
   *[black] Point { $point }: { $count } black
}
play-plain-bar = { $colour ->
    [white] Bar: { $count } white
   *[black] Bar: { $count } black
}
play-plain-off = { $colour ->
    [white] Borne off: { $count } white
   *[black] Borne off: { $count } black
}
play-plain-side = { $colour ->
    [white] { $name } (white): pip count { $pips }, points { $points }
    [black] { $name } (black): pip count { $pips }, points { $points }
   *[other] { $name }: pip count { $pips }, points { $points }
}
play-plain-cube = { $owner ->
    [white] Cube: { $value }, with White
    [black] Cube: { $value }, with Black
   *[nobody] Cube: { $value }, in the middle
}

## What happens
play-welcome = Type “help” at any time to see what you can do.
play-hypergammon-net = The computer plays this hypergammon by its net. The exact table serves money games without the Jacoby rule, once “fivepoint bearoff hyper” has built it.
play-game = Game { $number }
play-score-match = { $length ->
    [one] Match to one point: { $white } { $white_points }, { $black } { $black_points }.
   *[other] Match to { $length } points: { $white } { $white_points }, { $black } { $black_points }.
}
play-score-money = Money session: { $white } { $white_points }, { $black } { $black_points }.
play-crawford = This is the Crawford game: nobody may double.
play-opening = Opening roll: { $white } { $first }, { $black } { $second }. { $starter } starts.
play-opening-tie = Opening roll: both throw { $die }, so it is thrown again.
play-automatic-double = Automatic double: the stake is now { $value }.
play-opening-afresh = { $name } now rolls both dice.
play-rolled = { $name } rolls { $dice }.
play-dance = { $name } cannot move.
play-played = { $name } plays { $turn }.
play-doubled = { $name } offers to double the stake to { $value }.
play-took = { $name } takes. The stake is { $value }; { $owner } owns the cube.
play-dropped = { $name } drops.
play-beavered = { $name } beavers: the stake would be { $value }.
play-raccooned = { $name } raccoons: the stake would be { $value }.
play-resigned = { $result ->
    [1] { $name } offers to lose a single game.
    [2] { $name } offers to lose a gammon.
   *[3] { $name } offers to lose a backgammon.
}
play-accepted = { $name } accepts the resignation.
play-refused = { $name } refuses the resignation. The game goes on.
play-took-back = { $name } takes the last turn back.
play-game-won = { $result ->
    [2] { $name } wins a gammon.
    [3] { $name } wins a backgammon.
   *[1] { $name } wins the game.
}
play-game-points = { $points ->
    [one] That is one point.
   *[other] That is { $points } points.
}
play-game-points-cube = { $points ->
    [one] With the cube at { $cube } that is one point.
   *[other] With the cube at { $cube } that is { $points } points.
}
play-jacoby = By the Jacoby rule it counts as a single game, since nobody turned the cube.
play-match-won = { $name } wins the match!
play-session-won = The session is over: { $name } is ahead.
play-session-level = The session is over and ends level.

## What is asked
play-ask-opening = Press Enter for the opening roll.
play-ask-roll = { $name }: press Enter to roll.
play-ask-roll-or-double = { $name }: press Enter to roll, or type “double”.
play-ask-dice = { $name }: type your two dice, for example 31.
play-ask-dice-or-double = { $name }: type your two dice, for example 31, or before rolling “double”.
play-ask-dice-for = Type the two dice that { $name } rolls, for example 31.
play-ask-opening-dice = Opening roll: type the die of { $white } and then the die of { $black }, for example 31.
play-ask-turn = { $name }: { $dice } to play. Possible steps: { $steps }
play-ask-rest = Then: { $steps }
play-ask-confirm = { $name }: Enter plays { $turn }, “undo” takes it back.
play-ask-cube = { $extra ->
    [beaver] { $name }: “take” the stake of { $value }, “drop” and lose { $stake }, or “beaver”?
    [raccoon] { $name }: “take” the stake of { $value }, “drop” and lose { $stake }, or “raccoon”?
   *[none] { $name }: “take” the stake of { $value }, or “drop” and lose { $stake }?
}
play-ask-resignation = { $name }: “accept” or “refuse”?
play-ask-resignation-largest = { $name }: type “accept”. This is the most that can still be lost, so it cannot be refused.
play-ask-resign = Resign how much: 1 a single game, 2 a gammon, 3 a backgammon? “undo” plays on.
play-ask-next-game = Press Enter for the next game, or type “quit”.

## Answers
play-turns = { $count ->
    [one] There is one way to play it: { $turns }
   *[other] There are { $count } ways to play it: { $turns }
}
play-pips = Pip counts: { $name } { $own }, { $opponent } { $other }.
play-hint-none = There is nothing to advise here.
play-hint-turn = { $number }. { $turn }   equity { $equity }
play-hint-cube = { $action ->
    [double] Double.
    [too-good] Do not double: the position is too good, play on for the gammon.
   *[no-double] Do not double.
}
play-hint-answer = { $response ->
    [drop] Drop.
    [beaver] Beaver.
   *[take] Take.
}
play-bad-dice = “{ $typed }” are no two dice. Type two numbers from 1 to 6.
play-bad-resignation = “{ $typed }” is no resignation. Type 1, 2 or 3 after “resign”.
play-not-now = “{ $word }” is not possible now. You can type: { $words }.
play-not-understood = “{ $typed }” is not understood. You can type: { $words }.
play-nothing-to-undo = There is nothing to undo.
play-undo-or-takeback = There is no step to undo. “takeback” takes back your last whole turn.
play-saved = Saved in { $file }
play-saved-again = Saving works again: all is kept in { $file }
play-saving-off = This game is not saved: it was started with --no-save.
play-not-saved = The game goes on, but it is kept only as far as the last save. Saving is tried again after every action.
play-left-unsaved = The last actions could not be saved.
play-left = The game is kept. To go on: fivepoint play --resume { $file }
play-kept = The whole match is kept in { $file }

## The list of saves
play-no-saves = There are no saved games in { $folder }
play-saves = Saved games in { $folder }
play-save-line = { $state ->
    [over] { $file }: { $white } { $white_points }, { $black } { $black_points } (finished)
   *[open] { $file }: { $white } { $white_points }, { $black } { $black_points }
}

## Save files that cannot be used
error-save-exists = “{ $file }” exists already and is left as it is. Choose another name, or go on with it: fivepoint play --resume { $file }
error-save-in-use = “{ $file }” is being played in another window. Close that one first.
error-save-damaged = “{ $file }” is no complete saved game and is left as it is. { $reason }
error-save-foreign = “{ $file }” was not saved by “fivepoint play”, so it cannot be resumed. It is left as it is.
error-save-edited = “{ $file }” was changed after it was saved, so it cannot be resumed. It is left as it is.
error-no-saves = There is no saved game to resume in { $folder }
error-options-exclude = { $option } and { $other } do not go together. Leave one of them out.
error-name-unusable = “{ $name }” cannot be a player’s name. Take 1 to { $most } letters, digits or signs.
