# Learning: reasons in counted facts, the tutor, cards, statistics.

## Reasons. Each says what the better action has; numbers are counted on the board or the engine's.
study-reason-hits = { $count ->
    [one] It hits.
   *[other] It hits { $count } checkers.
}
study-reason-shots = { $best ->
    [0] No roll hits it; after the other play { $played } of 36 do.
    [one] 1 of 36 rolls hits it; after the other play { $played } do.
   *[other] { $best } of 36 rolls hit it; after the other play { $played } do.
}
study-reason-blots = { $best ->
    [0] It leaves no blot; the other play leaves { $played }.
    [one] It leaves 1 blot; the other play leaves { $played }.
   *[other] It leaves { $best } blots; the other play leaves { $played }.
}
study-reason-home = { $best ->
    [one] It has 1 point made at home, the other play { $played }.
   *[other] It has { $best } points made at home, the other play { $played }.
}
study-reason-prime = It makes a prime of { $best } points; the other play has { $played } in a row.
study-reason-anchor = { $best ->
    [one] It holds an anchor in the other side’s home.
   *[other] It holds { $best } points in the other side’s home.
}
study-reason-off = { $best ->
    [one] 1 checker is off; with the other play it would be { $played }.
   *[other] { $best } checkers are off; with the other play it would be { $played }.
}
study-reason-wins = It wins { $best } % of the games, the other play { $played } %.
study-reason-gammons = It wins { $best } % gammons, the other play { $played } %.
study-reason-gammons-lost = It loses { $best } % gammons, the other play { $played } %.
study-reason-chances = You win { $win } % of the games from here.
study-reason-gammon-shares = Gammons: you win { $won } %, you lose { $lost } %.
study-reason-race = The race: you need { $own } pips, the other side { $other }.
study-reason-threats = { $shots ->
    [one] 1 of your 36 rolls hits.
   *[other] { $shots } of your 36 rolls hit.
}
study-reason-threatened = { $shots ->
    [one] 1 of the 36 rolls hits you.
   *[other] { $shots } of the 36 rolls hit you.
}

## The tutor
study-look-again = This gives up { $loss }: look again?

## Cards
study-deck-name = Backgammon: my mistakes
study-question-play = { $dice } to play. What is best?
study-question-double = Before the roll. Double or not?
study-question-take = The other side doubles. What do you answer?
study-standing-match = You need { $own }, the other side { $other }.
study-money = Money game.
study-crawford = This is the Crawford game.
study-action = { $action ->
    [no-double] No double
    [double] Double
    [take] Take
    [drop] Drop
    [beaver] Beaver
   *[other] { $action }
}
error-fsrs-missing = Planning cards needs the package fsrs: pip install "fivepoint[study]".
error-genanki-missing = Cards for Anki need the package genanki: pip install "fivepoint[study]".
error-card-answer = “{ $answer }” is no answer to this question. Answers are: { $known }.
error-card-dice = This card asks for a play but shows no dice.
error-card-schedule = The plan of a card cannot be: its numbers do not go together.
error-deck-form = This is no deck of cards in the form of this version.
error-deck-row = Card { $number } of the deck cannot be read.
error-deck-card = There is no card { $card } in this deck.
error-deck-too-big = A deck holds at most { $most } cards.
