### The web app: board, game page, home, new game, settings.
### Sentences in "Said aloud" are read by screen readers, one for each event.

## Every page

web-title = { $page } – Fivepoint
web-title-home = Fivepoint – backgammon
web-title-game = { $white } – { $black }
web-title-your-turn = ● Your turn – Fivepoint
web-skip = To the content
web-skip-board = To the board
web-nav = Main
web-menu = Menu
web-nav-play = Play
web-home = Home
web-review = Review
web-editor = Editor
web-lobby = Lobby
web-account = Account
web-account-of = Account of { $name }
web-rules = Rules
web-settings = Settings
web-about = About
web-language = Language
web-not-found = There is no such page
web-not-found-text = The address is wrong, or what was here is gone.
web-no-table = This game cannot be shown
web-close = Close
web-cancel = Cancel
web-ok = OK
web-off = Off
web-left = Left
web-right = Right
web-white = White
web-black = Black
web-you = You
web-computer = Computer
web-computer-level = Computer ({ $level })
web-account-deleted = Deleted account
web-error-unknown = That did not work ({ $code }). Please try again.
web-error-network = The server cannot be reached. Please try again.

## Home

web-home-title = Backgammon, ready to play
web-home-lead = Play the computer or someone beside you. No account, nothing to set up.
web-play = Play
web-home-what = { $format ->
    [match] Computer · { $level } · match to { $length }
    [money] Computer · { $level } · money session
   *[game] Computer · { $level } · one game
}
web-home-invite = Invite
web-home-more = More choices
web-home-continue = Continue
web-home-recent = Recent matches
web-home-rules = The rules, with boards to try
web-home-lessons = Lessons: set up the board, use the cube
web-home-try = You rolled 3 and 1. Try it: press a checker to move it.
web-home-tried = You played { $moves }. In a real game it would now be the opponent's turn.
web-home-again = Try another way

## New game

web-new-game = New game
web-start = Start
web-new-opponent = Opponent
web-new-computer = Computer
web-new-here = Someone here
web-new-invite-note = You get an address to send. Whoever opens it first has the seat.
web-new-lobby-note = See who waits for a game, or offer one of your own.
web-new-to-lobby = To the lobby
web-new-name-white = Name for White
web-new-name-black = Name for Black
web-new-level = Level
web-level-pip-count = Pip count
web-level-pip-count-note = A simple rule, not expert analysis.
web-new-hypergammon-net = Plays hypergammon by its net: the exact table serves money games without the Jacoby rule, once it has been built on the server.
web-level-beginner = Beginner
web-level-casual = Casual
web-level-club = Club
web-level-expert = Expert
web-level-master = Master
web-level-champion = Champion
web-new-level-pr = { $level } · PR { $pr }
web-new-level-pr-note = PR measures errors: 0 is perfect play, and a lower PR is a stronger opponent.
web-new-format = Play for
web-new-one-game = One game
web-new-match = Match
web-new-money = Money session
web-new-length = Points to win
web-new-length-typed = Other (1–{ $most })
web-new-cube = Doubling cube
web-new-cube-note = Either side may offer to double the stake.
web-new-crawford = Crawford rule
web-new-crawford-note = No doubling in the first game after a side is one point from winning.
web-new-cap = Cube stops at 64
web-new-cap-note = Switched off, it may be doubled on and on.
web-new-jacoby = Jacoby rule
web-new-jacoby-note = Gammons count single until the cube has been turned.
web-new-beavers = Beavers
web-new-beavers-on = Beavers
web-new-raccoons-on = Beavers and raccoons
web-new-beavers-note = Whoever is doubled may double again at once and keep the cube.
web-new-automatic = Automatic doubles
web-new-automatic-note = Equal dice in the opening roll double the stake, at most this often.
web-new-dice = Dice
web-new-dice-auto = Automatic
web-new-dice-hand = I press Roll
web-new-dice-typed = I type real dice
web-new-colour = You play
web-new-random = Random
web-new-home-side = Home board
web-new-more = More
web-new-opening = Opening roll
web-new-opening-both = Winner plays both dice
web-new-opening-again = Winner rolls again
web-new-variant = Variant
web-variant-backgammon = Backgammon
web-variant-nackgammon = Nackgammon
web-variant-hypergammon = Hypergammon
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-standard = Standard
web-new-clock-custom = Custom
web-new-clock-note = { $minutes ->
    [one] { $minutes } minute each for the whole match; the first { $seconds } seconds of every decision cost nothing.
   *[other] { $minutes } minutes each for the whole match; the first { $seconds } seconds of every decision cost nothing.
}
web-new-clock-minutes = Minutes each
web-new-clock-delay = Free seconds a decision

## Buttons in play

web-actions = Actions
web-roll = Roll
web-undo = Undo
web-confirm = Confirm
web-hint = Hint
web-more = More
web-double = Double
web-double-to = Double to { $value }
web-ask-double = Double to { $value }? { $points ->
    [one] If they drop you win { $points } point.
   *[other] If they drop you win { $points } points.
}
web-take = Take
web-drop = Drop
web-beaver = Beaver
web-raccoon = Raccoon
web-play-on = Play on
web-accept = Accept
web-refuse = Refuse
web-offer-costs = Dropping loses { $points }. Taking plays for { $value }.
web-ask-drop = { $points ->
    [one] Drop and lose { $points } point?
   *[other] Drop and lose { $points } points?
}
web-next-game = Next game
web-rematch = Rematch
web-flip = Flip sides
web-direction = Turn direction
web-swap = Swap the dice
web-text-board = Board as text
web-no-more-doubling = No more doubling this game
web-takeback = Take back the last turn
web-withdraw = Withdraw the offer
web-resign-title = Resign this game
web-resign-choice = { $kind ->
    [gammon] Gammon
    [backgammon] Backgammon
   *[single] Single
}: { $times } × { $cube } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-resign-offer = Offer
web-try-now = Try now
web-type-dice = Type the dice
web-die-first = First die
web-die-second = Second die

## Beside the board

web-pips = Pips
web-score = Score
web-to-play = to play
web-thinking = thinking
web-thinking-short = to play
web-crawford-chip = Crawford
web-cube-owner = Owns the cube
web-clock = Clock
web-certain = { $who ->
    [you] { $kind ->
        [gammon] Nothing can change it now: you win a gammon.
        [backgammon] Nothing can change it now: you win a backgammon.
       *[single] Nothing can change it now: you win.
    }
   *[other] { $kind ->
        [gammon] Nothing can change it now: { $name } wins a gammon.
        [backgammon] Nothing can change it now: { $name } wins a backgammon.
       *[single] Nothing can change it now: { $name } wins.
    }
}
web-finish = Finish the game
web-link = { $state ->
    [good] Connection: good
    [fair] Connection: fair
    [slow] Connection: slow
   *[lost] Connection: lost
}
web-off-count = { $count ->
    [one] { $count } checker borne off
   *[other] { $count } checkers borne off
}
web-panel = Moves and more
web-keys = Keys
web-key-go = Roll, play or confirm
web-key-undo = Undo a step
web-key-undoAll = Undo the whole turn
web-key-swap = Swap the dice
web-key-double = Offer a double
web-key-take = Take
web-key-drop = Drop
web-key-resign = Resign
web-key-hint = Hint
web-key-type = Type a move
web-key-flip = Flip sides
web-key-direction = Turn direction
web-key-text = Board as text
web-key-pips = Speak the pips
web-key-last = Speak the last move
web-key-clock = Speak the clocks
web-key-movable = Next or previous movable checker
web-key-close = Put down, close
web-key-keys = These keys
web-tab-moves = Moves
web-tab-chat = Chat
web-tab-chat-unread = Chat ({ $count })
web-tab-info = Info
web-tab-more = More
web-sheet-open = Moves, info and more
web-sheet-close = Close
web-moves-empty = The moves of this game will stand here.
web-moves-numbers = Each side’s moves are in its own numbers: its home is 1–6.
web-row-dance = no move
web-row = { $kind ->
    [double] doubles to { $value }
    [take] takes
    [drop] drops
    [beaver] beavers to { $value }
    [raccoon] raccoons to { $value }
    [resign] offers to resign
    [accept] accepts
    [refuse] refuses
    [flag] runs out of time
   *[claim] claims the win
}
web-info-money = Money session
web-info-match = Match to { $length }
web-info-game = Game { $game }
web-info-dice = The dice so far
web-info-number = Number
web-info-rolls = Rolls
web-info-doubles = Doubles (expected)
web-info-expected-each = Expected of each
web-info-of-expected = { $count } ({ $expected })
web-info-sealed = Dice sealed before the first roll
web-info-sealed-note = This line fixes every roll of the match in advance. After the match the seed is shown and anyone can check it.
web-hint-failed = No hint can be had just now.
web-hint-no-double = No double
web-hint-double-take = Double, take
web-hint-double-drop = Double, drop
web-hint-cube = { $action ->
    [double] Right: double.
    [too-good] Right: play on, too good to double.
   *[no-double] Right: no double.
} { $response ->
    [drop] The answer to a double would be to drop.
    [beaver] The answer to a double would be a beaver.
   *[take] The answer to a double would be to take.
}
web-joining = Opening the game…
web-sending = Sending…
web-presence = { $state ->
    [here] connected
   *[away] away
}
web-link-lost = Connection lost. Trying again.
web-link-trying = Connection lost. Trying again ({ $tries }).
web-link-back = Back online.
web-link-back-played = Back online. { $name } played { $moves }.

## The end of a game

web-result-name = Result
web-outcome = { $who ->
    [you] { $kind ->
        [gammon] You win a gammon
        [backgammon] You win a backgammon
        [drop] You win: the double was dropped
        [resign] You win: the other side resigned
        [flag] You win on time
        [claim] You win: the other side is gone
       *[single] You win
    }
   *[other] { $kind ->
        [gammon] { $name } wins a gammon
        [backgammon] { $name } wins a backgammon
        [drop] { $name } wins: the double was dropped
        [resign] { $name } wins: the other side resigned
        [flag] { $name } wins on time
        [claim] { $name } wins: the other side is gone
       *[single] { $name } wins
    }
}
web-result = { $kind ->
    [gammon] Gammon: { $times } × cube { $cube } = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    [backgammon] Backgammon: { $times } × cube { $cube } = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[single] Single: { $times } × cube { $cube } = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
web-result-no-cube = { $kind ->
    [gammon] Gammon: { $points } points.
    [backgammon] Backgammon: { $points } points.
   *[single] Single: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
web-result-drop = Dropped: the cube stays at { $cube } = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-result-jacoby = { $kind ->
    [backgammon] Backgammon counts single
   *[gammon] Gammon counts single
}, cube not turned (Jacoby): 1 × { $cube } = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-result-time = The match is lost: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-score-match = { $before } + { $points } = { $after } to { $other }: { $won ->
    [yes] match to { $length } won.
   *[no] match to { $length }.
}
web-score-money = { $before } + { $points } = { $after } to { $other }.

## The status line

web-status-opening = Each side rolls one die; the higher one starts.
web-status-to-roll = { $who ->
    [you] { $double ->
        [yes] Your turn: roll, or double first.
       *[no] Your turn: roll.
    }
   *[other] { $name } to roll.
}
web-status-rolling = { $who ->
    [you] You roll.
   *[other] { $name } rolls.
}
web-status-moving = { $who ->
    [you] Your turn: play { $left }.
   *[other] { $name } to play { $left }.
}
web-status-confirm = Play complete. Press a die or Confirm.
web-status-waiting = { $who ->
    [you] One moment.
   *[other] { $name } to play.
}
web-status-offer-sent = Double offered. { $name } decides.
web-status-resign-sent = Resignation offered. { $name } decides.
web-status-over = The game is over.
web-no-move = No legal move

## Said aloud

web-log-rolled = { $who ->
    [you] You rolled { $first } and { $second }.
   *[other] { $name } rolled { $first } and { $second }.
}
web-log-rolled-double = { $who ->
    [you] You rolled double { $number }.
   *[other] { $name } rolled double { $number }.
}
web-opening = { $who ->
    [you] Opening roll: White { $white }, Black { $black }. You start.
   *[other] Opening roll: White { $white }, Black { $black }. { $name } starts.
}
web-opening-tie = { $number } and { $number }. Roll again.
web-hop = { $kind ->
    [bar] { $start ->
        [yes] Bar to { $to }{ $hit ->
            [yes] , hit
           *[no] {""}
        }
       *[no] bar to { $to }{ $hit ->
            [yes] , hit
           *[no] {""}
        }
    }
    [off] { $from } off
   *[point] { $from } to { $to }{ $hit ->
        [yes] , hit
       *[no] {""}
    }
}
web-log-step = { $move }. Left: { $left }.
web-log-step-short = { $move }.
web-log-undone = Undone: { $move }.
web-log-complete = Play complete: { $moves }. Enter confirms, Backspace undoes.
web-log-complete-short = Complete: { $moves }.
web-log-played = { $who ->
    [you] You played { $moves }.
   *[other] { $next ->
        [you] { $name } played { $moves }. Your turn.
       *[other] { $name } played { $moves }.
    }
}
web-log-hit = { $name } hit your checker on { $points }.
web-log-danced = { $who ->
    [you] You have no legal move. The turn passes.
   *[other] { $name } has no legal move. The turn passes.
}
web-log-no-move = No legal move. The turn passes.
web-log-forced = Only move, played for you: { $moves }.
web-log-doubles = { $who ->
    [you] You double to { $value }.
   *[other] { $name } doubles to { $value }. Take or drop? { $points ->
        [one] Dropping loses { $points } point.
       *[other] Dropping loses { $points } points.
    }
}
web-log-takes = { $who ->
    [you] You take and own the cube at { $value }.
   *[other] { $name } takes and owns the cube at { $value }.
}
web-log-drops = { $who ->
    [you] You drop. { $points ->
        [one] You lose { $points } point.
       *[other] You lose { $points } points.
    }
   *[other] { $name } drops. { $points ->
        [one] You win { $points } point.
       *[other] You win { $points } points.
    }
}
web-log-beavers = { $who ->
    [you] You double again to { $value } and keep the cube.
   *[other] { $name } doubles again to { $value } and keeps the cube. Play on or drop?
}
web-log-resigns = { $who ->
    [you] You offer to resign { $kind ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $name } offers to resign { $kind ->
        [gammon] a gammon
        [backgammon] a backgammon
       *[single] a single game
    }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } Accept or refuse?
}
web-log-refuses = { $who ->
    [you] You refuse. The game goes on.
   *[other] { $name } refuses. The game goes on.
}
web-log-withdraws = { $who ->
    [you] You withdraw the offer. The game goes on.
   *[other] { $name } withdraws the offer. The game goes on.
}
web-log-takeback = { $who ->
    [you] You take back the last turn.
   *[other] { $name } takes back the last turn.
}
web-log-result = { $outcome }: { $times } times cube { $cube } is { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $length ->
    [0] Score { $own } to { $other }.
   *[other] Score { $own } to { $other }, match to { $length }.
}
web-log-result-plain = { $outcome }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $length ->
    [0] Score { $own } to { $other }.
   *[other] Score { $own } to { $other }, match to { $length }.
}
web-say-pips = Pips: you { $own }, opponent { $other }.
web-log-clock = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
web-say-clock = Clocks: White { $white }, Black { $black }.
web-say-no-clock = There is no clock in this game.
web-nothing-to-move = { $place ->
    [bar] Nothing to move on the bar.
    [off] Nothing to bear off.
   *[point] Nothing to move on point { $point }.
}

## The cells of the board

web-board-name = { $seat ->
    [black] { $side ->
        [left] Board, you play black, home at the bottom left
       *[right] Board, you play black, home at the bottom right
    }
   *[white] { $side ->
        [left] Board, you play white, home at the bottom left
       *[right] Board, you play white, home at the bottom right
    }
}
web-cell-empty = Point { $point }, empty.
web-cell-held = { $seat ->
    [black] Point { $point }, { $count } black.
   *[white] Point { $point }, { $count } white.
}
web-cell-blot = { $seat ->
    [black] Point { $point }, { $count } black, blot.
   *[white] Point { $point }, { $count } white, blot.
}
web-cell-movable = { $seat ->
    [black] Point { $point }, { $count } black, movable: { $ways }.
   *[white] Point { $point }, { $count } white, movable: { $ways }.
}
web-cell-way = { $to } with the { $die }
web-cell-way-off = off with the { $die }
web-cell-target = { $cell } Target.
web-cell-bar-empty = { $seat ->
    [black] Bar, no black checker.
   *[white] Bar, no white checker.
}
web-cell-bar = { $seat ->
    [black] Bar, { $count } black, must enter.
   *[white] Bar, { $count } white, must enter.
}
web-cell-off = { $seat ->
    [black] Off, { $count } black, { $left } to go.
   *[white] Off, { $count } white, { $left } to go.
}
web-die-free = Die { $value }, not used
web-die-used = Die { $value }, used
web-place-bar = Bar
web-place-off = Off

## The board as text

web-text-side = Side
web-text-points = Point × checkers
web-text-seat = { $seat ->
    [black] { $name } (black)
   *[white] { $name } (white)
}
web-text-plays = { $count ->
    [one] { $count } legal play
   *[other] { $count } legal plays
}
web-text-steps = Legal steps
web-text-step = { $move } with the { $die }

## Typed moves

web-typed-label = Type a move
web-typed-no-die = { $part }: no die shows { $pips }.
web-typed-used = { $part }: the { $pips } has been used.
web-typed-upward = { $part }: your checkers move to lower points.
web-typed-blocked = { $seat ->
    [black] { $part }: black holds point { $point }.
   *[white] { $part }: white holds point { $point }.
}
web-typed-empty = { $part }: you have no checker there.
web-typed-bar-first = { $part }: first enter from the bar.
web-typed-not-allowed = { $part }: not possible with this roll.
web-typed-unreadable = { $part }: this is not a move.

## Settings

web-set-reset = Reset
web-set-search = Search the settings
web-set-found = { $count ->
    [one] { $count } setting found.
   *[other] { $count } settings found.
}
web-set-none = No setting says that.
web-set-group-clock = Clock warnings
web-set-clockWarnings = Warn when my time is short
web-set-clockWarnings-note = At 30 and at 10 seconds, by a sign, a sound and a sentence.
web-set-group-look = Look
web-set-group-moving = Moving
web-set-group-automation = Automation
web-set-group-sound = Speed and sound
web-set-group-cube = Cube safety
web-set-group-access = Accessibility
web-set-theme = Interface
web-set-theme-system = Like the device
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-theme-contrast = High contrast
web-set-board = Board
web-set-board-walnut = Walnut
web-set-board-slate = Slate
web-set-board-plain = Plain
web-set-pair = Checkers
web-set-pair-black = White and black
web-set-pair-red = White and red
web-set-pair-blue = Cream and blue
web-set-numbers = Point numbers
web-set-numbers-mine = Mine
web-set-numbers-follow = Of the side to play
web-set-numbers-off = None
web-set-homeLeft = Home board at the left
web-set-showPips = Show the pip count
web-set-tapSelects = A press picks up first
web-set-tapSelects-note = The second press puts the checker down.
web-set-highDieLeft = Higher die at the left
web-set-showTargets = Show where a checker can go
web-set-showDots = Mark checkers that can move
web-set-autoConfirm = Send a complete play at once
web-set-autoConfirm-note = Without a press on Confirm; it cannot be undone then.
web-set-typedBox = Field for typed moves
web-set-autoRoll = Roll for me
web-set-autoRoll-note = Only when I may not double.
web-set-forcedPlay = Play forced moves for me
web-set-autoBearOff = Bear off for me
web-set-autoBearOff-note = When contact has ended and the best way is certain.
web-set-waitOnNoMove = Wait for a press when I cannot move
web-set-turnBoard = Turn the board to the side to play
web-set-speed = Speed
web-set-speed-instant = Instant
web-set-speed-fast = Fast
web-set-speed-normal = Normal
web-set-speed-slow = Slow
web-set-volume = Volume
web-set-haptics = Vibration on phones
web-set-askDouble = Ask before doubling
web-set-textBoard-note = Position as a table and every legal play as a button.
web-set-singleKeys = Single-key shortcuts
web-set-singleKeys-note = D double, Y take, N drop, Z undo, F flip sides, T text, ? all of them.
web-set-motion = Movement
web-set-motion-system = Like the device
web-set-motion-on = On
web-set-motion-off = Off
web-set-announcements = Announcements for screen readers
web-set-announcements-full = Full
web-set-announcements-short = Short
web-set-group-data = Data
web-data-what = This browser keeps your settings, the keys to your seats at tables, your numbers for the dice and what you chose last for a new game. Whoever has the keys can play in your place.
web-data-export = Save all of it
web-data-delete = Delete all of it
web-data-sure = Delete? Running games without an account cannot be gone on with.
web-data-sure-yes = Delete

## About

web-about-what = Backgammon with complete rules, an engine of its own and a board for everyone. Free software under the MIT licence.
web-about-version = Version { $version }
web-about-engine = Engine
web-about-engine-what = The engine is our own. Its neural nets learned from nothing but games against themselves; they choose plays and cube actions and judge matches. Small bear-offs are looked up in exact tables.
web-about-nets = Nets { $nets } of { $day }
web-about-languages = Languages
web-about-languages-who = The English, Thai, Hungarian and Polish texts were written by the makers of Fivepoint. No other program’s texts were taken over.
web-about-part = { $name }: { $licence }
web-about-privacy = What is kept
web-about-privacy-text = Games are kept on the server you are using. Your settings stay in this browser. No account is needed. Nothing is sent to anyone else. There are no adverts and no tracking.
web-about-parts = Built with

## Proof of the dice

web-proof = Proof of the dice
web-proof-link = Proof of the dice
web-proof-sealed = Sealed before you sat down. This line was shown before the first roll:
web-proof-mixed = Mixed with both sides’ numbers, White’s first:
web-proof-computer = The computer’s number came from the server.
web-proof-own-seal = The seal that this side had given for it before:
web-proof-opened = Opened after the match. The seed:
web-proof-running = The match is still running.
web-proof-check = Check it here
web-proof-download = Download to check elsewhere
web-proof-good = { $count ->
    [one] The seal is whole and the { $count } roll is the stream’s.
   *[other] The seal is whole and all { $count } rolls are the stream’s.
}
web-proof-wrong = { $fault ->
    [seal] The seal is broken: the seed does not fit the line shown before.
    [secret] A side’s number does not fit the seal that it had given.
    [chain] What a side added to a roll does not fit what it gave before.
   *[roll] Roll { $roll } is not the stream’s.
}
web-proof-roll = Roll
web-proof-expected = Expected
web-proof-pair = { $white } / { $black }
web-proof-limit-title = What this cannot show
web-proof-limit = The server knew the seed while the match ran, so it could have known later rolls. It could not choose them: the seed was sealed before either side’s number was known. Where both sides add to every roll, not even that is possible.
web-proof-limit-none = In this match both sides added to every roll, so that nobody, not even the server, could know a roll before it was made.
web-proof-sample = Rolls counted: { $white } { $first }, { $black } { $second }. With few rolls, large differences from the expected counts are ordinary.
web-proof-every = Every roll
web-proof-opening = opening

# The tutor at the table, and practice.
web-practice = Practice
web-stats = Statistics
web-tutor = Tutor
web-tutor-better = There is a better play:
web-tutor-again = Think again
web-tutor-show = Show me
web-tutor-anyway = Play anyway
web-set-tutor = Warn before mistakes (against the computer)
web-set-tutor-off = Off
web-set-tutor-blunders = Blunders (0.080)
web-set-tutor-errors = Errors (0.040)
web-set-tutor-all = All (0.020)
web-practice-none = No cards yet: analyse a match and keep your mistakes.
web-practice-kind = What to practise
web-practice-all = All
web-practice-play = Plays
web-practice-double = Doubles
web-practice-take = Takes
web-practice-due = Due now: { $due } · cards: { $all }
web-practice-rated-again = That gives up { $loss }.
web-practice-rated-hard = Nearly: that gives up { $loss }.
web-practice-rated-good = Right.
web-practice-best = Best:
web-practice-made = In the match you gave up { $loss }:
web-practice-next = Next card
web-practice-forget = Forget this card
web-practice-done = Nothing is due now. Come back later.
web-practice-anki = { $count ->
    [one] Export the card for Anki
   *[other] Export { $count } cards for Anki
}
