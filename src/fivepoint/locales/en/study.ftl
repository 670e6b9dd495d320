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
study-reason-wins = It wins { $best }% of the games, the other play { $played }%.
study-reason-gammons = It wins { $best }% gammons, the other play { $played }%.
study-reason-gammons-lost = It loses { $best }% gammons, the other play { $played }%.
study-reason-chances = You win { $win }% of the games from here.
study-reason-gammon-shares = Gammons: you win { $won }%, you lose { $lost }%.
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
study-kept = It has been kept as a card to practise.
study-why-best = Why it is better than the second:
study-why-better = Why { $best } is better than { $played }:

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

## fivepoint cards
cli-cards-summary = Keep your mistakes as cards and practise them.
cli-cards-help = Mistakes of analysed matches become cards, which are asked again when it is time (FSRS). The deck is a file in your data folder, or the one that --deck names.
cli-cards-add-help = Judge a match file and add its mistakes to the deck. A card that is there already keeps its plan.
cli-cards-list-help = List the cards; those that are due are marked with a star.
cli-cards-practise-help = Ask the cards that are due. Answer with a play such as 8/5 6/5, or with double, no double, take, drop; an empty line stops.
cli-cards-export-help = Write the deck as a package for Anki (.apkg).
cli-cards-deck = The file of the deck.
cli-cards-player = Whose mistakes; both players’ if not told.
cli-cards-least = What a decision must have given up to become a card, in points of the cube.
cli-cards-most = How many cards are asked at most.
cli-cards-out = The package to write, ending in .apkg.
cli-cards-you = You
cli-cards-other = Other side
cli-cards-added = { $new ->
    [one] 1 new card
   *[other] { $new } new cards
}; { $cards ->
    [one] 1 card is in the deck.
   *[other] { $cards } cards are in the deck.
}
cli-cards-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $due } due.
cli-cards-exported = { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} written to “{ $file }”.
cli-cards-good = Right: { $best }.
cli-cards-hard = Nearly. Best is { $best }.
cli-cards-again = No. Best is { $best }; in the match it was { $made }.
error-cards-ending = “{ $file }”: packages for Anki end in .apkg.
error-cards-player = “{ $player }” does not play here. The players are: { $known }.

## fivepoint statistics
cli-statistics-summary = PR, luck and errors over many matches.
cli-statistics-help = Judge every match file in the places named and sum one player’s figures, by opponent, by the computer’s level and by month. What was judged is remembered; --anew makes all of it again.
cli-statistics-place = A match file, or a folder that is searched with all folders in it.
cli-statistics-database = A server’s database, by its address or file: its stored matches count as well.
cli-statistics-player = Whose figures; the player of most matches if not told.
cli-statistics-anew = Judge everything again.
cli-statistics-rebuild = Make the figures of the server’s statistics page anew from every match in its database.
cli-statistics-rebuilt = The figures of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} have been made anew.
cli-statistics-judging = Judging { $file } ...
cli-statistics-title = { $player }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}. Columns: matches, won-lost, PR, decisions, net luck.
cli-statistics-whole = All
cli-statistics-opponents = By opponent
cli-statistics-levels = By the computer’s level
cli-statistics-months = By month
cli-statistics-errors = Errors by kind: how many, equity lost
error-statistics-file = { $file } is left out. { $reason }
error-statistics-nothing = There is no finished game in these places.
error-history-row = A row of the statistics cannot be read.
