# The cube, the course of a match, its actions and its record.

## Settings that cannot be
error-cap-value = The cap of the cube must be a power of two or none, not { $cap }.
error-beavers-value = The number of immediate redoubles must be a whole number from 0 to { $most }, not { $beavers }.
error-length-value = The length of a match must be a whole number from 1 to { $most }, not { $length }.
error-games-value = The number of games must be a whole number from 1 to { $most }, not { $value }.
error-automatic-doubles-value = The number of automatic doubles must be a whole number from 0 to { $most }, not { $value }.
error-opening-value = The opening must be “plays-both” or “rolls-afresh”, not { $value }.
error-flag-value = { $name } must be true or false, not { $value }.
error-score-pair = The score must be a pair of points, not { $score }.
error-score-value = Points must be a whole number from 0 up, not { $points }.
error-score-over = With { $points } points the match to { $length } is already over.
error-money-only = { $setting ->
    [jacoby] The Jacoby rule belongs to money games, not to a match.
    [beavers] Beavers belong to money games, not to a match.
    [automatic-doubles] Automatic doubles belong to money games, not to a match.
   *[games] A number of games can be set for a money session only, not for a match.
}
error-needs-cube = { $setting ->
    [jacoby] The Jacoby rule needs a doubling cube.
    [beavers] Beavers need a doubling cube.
   *[automatic-doubles] Automatic doubles need a doubling cube.
}

## The cube
error-cube-value = The cube must be a power of two, not { $cube }.
error-cube-above-cap = A cube at { $cube } is above the cap of { $cap }.
error-cube-owner = A cube at 1 stands in the middle and has no owner.
error-cube-centred = In a match a cube at { $cube } must have an owner.
error-owner-value = The owner of the cube must be “me”, “other” or none, not { $owner }.
error-owner-no-cube = Without a cube nobody can own it.
error-crawford-away = Nobody is one point away from winning at { $own } to { $other }, so this is not the Crawford game.
error-crawford-both = Both sides are one point away in a match to { $length }; the Crawford game is over by then.
error-crawford-cube = In the Crawford game the cube cannot have been turned to { $cube }.
error-crawford-not-due = At this score no Crawford game is due.
error-result-unknown = A game is won single (1), by a gammon (2) or by a backgammon (3), not by { $result }.
error-no-cube = This game is played without a cube.
error-crawford-game = In the Crawford game nobody may double.
error-cube-not-yours = The cube belongs to the other side.
error-cube-cap = The cube is at its cap.
error-cube-dead = The cube is dead: a single game already wins this side the match.
error-no-beavers-in-match = There are no beavers in a match.
error-no-beavers = Beavers were not agreed on.
error-no-more-beavers = No further redouble was agreed on.
error-wrong-redouble = A beaver answers a double, a raccoon answers a beaver.

## Actions at the wrong time
error-match-over = The match is over.
error-game-finished = One side has already borne off all its checkers.
error-no-game = No game is being played at the moment.
error-not-your-decision = It is the other side’s decision.
error-offer-open = An offer must be answered first.
error-already-rolled = The dice have already been rolled.
error-not-rolled = The dice have not been rolled yet.
error-no-double-offered = No double has been offered.
error-no-resignation = No resignation has been offered.
error-largest-refused = Nobody may refuse the largest result that is still possible.
error-nothing-to-take-back = This side has no turn in this game to take back.
error-resign-impossible = { $least ->
    [3] { $largest ->
       *[3] Only a backgammon can still be lost.
    }
    [2] { $largest ->
        [2] Only a gammon can still be lost.
       *[3] A gammon or a backgammon can still be lost, not a single game.
    }
   *[1] { $largest ->
        [1] Only a single game can still be lost.
        [2] A single game or a gammon can still be lost, not a backgammon.
       *[3] A single game, a gammon or a backgammon can still be lost.
    }
}
error-steps-order = These steps make a legal turn, but not in this order.

## Actions that are none
error-unknown-action = There is no action { $word }.
error-seat-value = A seat is 0 (White) or 1 (Black), not { $seat }.
error-steps-form = A step is three whole numbers (from, to, die), not { $steps }.
error-steps-count = A turn has at most 4 steps, not { $count }.
error-resign-value = A resignation is 1, 2 or 3, not { $n }.
error-set-position = A position is needed here, not { $value }.
error-set-needs-position = Dice and cube can be set only together with a position.

## Records
error-record-action = Action { $number } ({ $word }): { $reason }
error-record-rules = The rules of a record are missing; found { $value }.
error-record-players = A record has two names of players, not { $value }.
error-record-meta = The notes of a record are pairs of different names and texts, not { $value }.
error-record-text = { $name ->
    [player] A player’s name must be text of at most { $most } characters, not { $text }.
    [comment] A comment must be text of at most { $most } characters, not { $text }.
   *[meta] A note must be text of at most { $most } characters, not { $text }.
}
error-record-length = There are { $length } actions; { $count } is out of range.
error-clock-pair = Clock times are a pair of milliseconds, not { $clock }.
error-time-value = A time is a whole number of milliseconds from 0 up, not { $value }.
error-record-format = This is not a record of Fivepoint: its format is { $found }, not { $expected }.
error-record-version = Version { $version } of the record is unknown; this program reads version { $known }.
error-record-number = The next action should have number { $expected }, not { $found }: actions are missing or out of order.
error-record-outcome = The final score in the record, { $found }, does not agree with its actions, which lead to { $white } to { $black }.
error-unknown-word = { $where }: there is no action { $word }.
error-json-not-text = JSON text is expected, not { $value }.
error-json-encoding = The text is not UTF-8: byte { $byte } cannot be read.
error-json-too-large = The text has { $size } characters; at most { $most } are read.
error-json-syntax = Line { $line }, column { $column }: this is no JSON, or it was cut short.
error-json-depth = The JSON text is nested too deeply.
error-json-number = { $text } is not a whole number that can be read.
error-json-name-twice = The name { $name } stands twice in one object.
error-json-type = { $where }: { $expected ->
    [list] a list is expected here.
    [object] an object is expected here.
   *[value] leave it out instead of writing null.
}
error-json-missing = { $where }: { $name } is missing.
error-json-unknown = { $where }: { $name } is unknown.
