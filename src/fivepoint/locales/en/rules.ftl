### The rule book: clauses, diagrams and what stands around them.
### rule-4-3 is the text of clause 4.3; the numbers never change their meaning.

## The page

rules-title = The rules of backgammon
rules-intro = All numbers and directions are seen from your side of the board. Each clause has a number of its own, and the tests of the program cite it.
rules-summary-title = In five lines
rules-summary-1 = Two players with 15 checkers each race in opposite directions over 24 points, bring all their checkers home and bear them off.
rules-summary-2 = Each die is a move of its own; a double is played four times.
rules-summary-3 = A point with two or more enemy checkers is closed; a single checker is a blot, and landing on it sends it to the bar.
rules-summary-4 = Both dice must be played if that is possible; if only one of them can be, it must be the larger.
rules-summary-5 = The first to bear off all 15 wins 1, 2 or 3 points, times the cube.
rules-legend-title = How to read the diagrams
rules-legend-own = your checkers, going from 24 down to 1
rules-legend-other = the computer's checkers, going the other way
rules-legend-landing = the landing points of the play shown
rules-legend-home = The two dotted quarters are the home boards; the outermost numbers there, 1 to 6, are the owner's.
rules-legend-off = The numbers at the right count the checkers borne off.
rules-diagram = Diagram { $label }
rules-badge = Every position shown here was checked by two programs: { $own } and { $outside }.
rules-badge-position = This position is checked by two programs.

## Pages and live boards on the web

rules-page-start = Start
rules-page-moving = Moving
rules-page-both-dice = Both dice
rules-page-hitting = Hitting
rules-page-bar = Bar
rules-page-bearing-off = Bearing off
rules-page-winning = End and score
rules-page-cube = Cube
rules-page-match = Match
rules-page-extras = More
rules-pages = Pages of the rules
rules-page-of = Rules: { $page }
rules-page-previous = Back: { $page }
rules-page-next = Next: { $page }
rules-clause-link = Clause { $number }
rules-try = Try it on the board: only what the rules allow can be played.
rules-try-again = Again
rules-try-show = Show the play
rules-try-done = Played: { $play }
rules-try-refused = { $reason } (Clause { $clause })
rules-try-nothing = Nothing can be moved there.
rules-lessons = Lessons: set up the board, use the cube

## Section titles

rules-section-start = The board and the start
rules-section-opening = Who begins
rules-section-moving = Moving
rules-section-both-dice = Both dice
rules-section-hitting = Hitting
rules-section-bar = The bar
rules-section-bearing-off = Bearing off
rules-section-winning = End and score
rules-section-cube = The doubling cube
rules-section-money = Customs of money play
rules-section-match = Matches, the Crawford game and ratings
rules-section-resigning = Resigning
rules-section-manners = Dice and table manners
rules-section-variants = Other starts
rules-section-trust = What was checked
rules-section-sources = Sources
rules-section-decisions = Differences and decisions

## 1 The board and the start

rule-1-1 = Two players play, with 15 checkers each. The aim is to be the first to bring all 15 of your checkers home and bear them off.
rule-1-2 = The board has 24 points. The checkers travel over them on a path shaped like a horseshoe, the two sides in opposite directions.
rule-1-3 = Each player numbers the points from their own side, from 24, the farthest, down to 1. Your 1 is your opponent's 24, your 8 is their 17.
rule-1-4 = Points 6 to 1 are your home board, points 24 to 19 your opponent's. The points between them, 18 to 7, are the two outer boards. In the pictures both home boards are shaded, and each is numbered 1 to 6 for its owner.
rule-1-5 = The bar divides the board in two; checkers that have been hit wait on it. Checkers that have been borne off lie in a tray at the right of the home board and can be seen for both sides.
rule-1-6 = At the start each side has 2 checkers on its 24, 5 on its 13, 3 on its 8 and 5 on its 6. From your side, the opponent's checkers stand on your 19 (5), 17 (3), 12 (5) and 1 (2).
rule-1-7 = Your pip count is the sum of the points your checkers still have to travel until they are off: a checker on 8 counts 8, one on the bar 25, one borne off 0. At the start both sides have 167. Both counts are shown all the time, unless you switch them off.
rule-1-8 = You play White and the computer Black, and your home board is at the bottom right. Both can be changed when you set up a new game; the numbers stay the same.
rule-1-9 = A set has points in alternating colours, checkers in two colours, a cup for each side, and two dice, or four: a pair for each side in its own colour. The doubling cube is optional.

## 2 Who begins

rule-2-1 = Each side rolls one die. The side with the higher number begins.
rule-2-2 = It plays both numbers just rolled, its own and the opponent's, as its first turn.
rule-2-3 = If the two numbers are equal, both sides roll again.
rule-2-4 = As an option, off by default, the winner of the opening roll rolls both dice afresh for the first turn.
rule-2-5 = From then on the sides take turns. In your turn you may first double, if the cube allows it; then you roll both dice and play them.
rule-2-6 = The dice are rolled by themselves, or when you press Roll, or you type in the numbers of real dice. Automatic rolling never takes away your chance to double.

## 3 Moving

rule-3-1 = The two dice are two separate moves. Each moves one checker forward by the number it shows, from a higher point to a lower one, and never backward.
rule-3-2 = You may move two checkers, one with each die, or one checker with both dice in turn, in either order.
rule-3-3 = A point is open to you if it is empty, if it holds your own checkers, however many, or if it holds just one enemy checker.
rule-3-4 = A point with two or more enemy checkers is closed to you: you may neither land on it nor stop on it on the way. You may pass over it.
rule-3-5 = One checker can make both moves only if the point between is open. There are two such points, one for each order of the dice, and one open point is enough.
rule-3-6 = A double is played four times: four moves of the same number, by one checker or by several.

## 4 Both dice

rule-4-1 = Both dice, or all four moves of a double, must be played if any order allows it, even where that hurts you.
rule-4-2 = If either die can be played but not both, the larger must be played.
rule-4-3 = If only one of the two dice can be played at all, that one must be played.
rule-4-4 = Of a double you must play as many moves as possible.
rule-4-5 = If nothing can be played, the turn passes.
rule-4-6 = The program applies this step by step: it never offers a first step after which the required number of dice can no longer be played.
rule-4-7 = Plays that lead to the same position are one and the same play, whatever the order of their steps. When this book counts plays, it counts final positions.
rule-4-8 = The rule holds for the very last checker too. If both dice can be played, one die alone may not be used to end the game, even where the longer way hits.

## 5 Hitting

rule-5-1 = One checker alone on a point is a blot.
rule-5-2 = If you land on an enemy blot, you hit it, and it goes to the bar.
rule-5-3 = The same holds for each stop on the way: a checker that makes several moves hits every blot it stops on.
rule-5-4 = A checker that has been hit must travel the whole way again. It counts 25 pips.
rule-5-5 = You need not hit where another legal play exists.

## 6 The bar

rule-6-1 = While you have a checker on the bar you may move no other.
rule-6-2 = A die enters a checker on the point 25 minus its number: a 1 on 24, a 6 on 19. That point must be open.
rule-6-3 = If an enemy blot stands on that point, the entering checker hits it.
rule-6-4 = If the points of both dice are closed, the turn passes.
rule-6-5 = If some of your checkers can enter but not all, the rest of the turn is lost.
rule-6-6 = Once the last checker is in, the remaining dice must be played, by any checker, the entered one too.

## 7 Bearing off

rule-7-1 = You may bear off only when all your checkers that are not yet off stand in your home board and none is on the bar.
rule-7-2 = A die bears off a checker from the point of its number.
rule-7-3 = If that point is empty and you have a checker on a higher point, the die must be used to move a checker within the board.
rule-7-4 = If that point is empty and none of your checkers stands higher, the die bears off a checker from your highest occupied point.
rule-7-5 = You are not obliged to bear off where another legal move exists.
rule-7-6 = A checker hit during the bear-off must enter and come round to your home board before you may go on bearing off.

## 8 End and score

rule-8-1 = The first side to bear off all 15 checkers wins, and the game ends at once.
rule-8-2 = Single game, 1: the loser has borne off at least one checker.
rule-8-3 = Gammon, 2: the loser has borne off none.
rule-8-4 = Backgammon, 3: the loser has borne off none and still has a checker on the bar or in the winner's home board.
rule-8-5 = The winner gets this number times the cube, as in the table. A game without a cube counts as one with the cube at 1.

rules-score-win = Win
rules-score-when = When
rules-score-value = Value
rules-score-example = Checked example
rules-score-single = single game
rules-score-single-when = the loser has borne off at least one checker
rules-score-gammon = gammon
rules-score-gammon-when = the loser has borne off none
rules-score-backgammon = backgammon
rules-score-backgammon-when = none borne off, and a checker on the bar or in the winner's home board
rules-score-sum = cube { $cube }: { $value } × { $cube } = { $points }

## 9 The doubling cube

rule-9-1 = The doubling cube has the faces 2, 4, 8, 16, 32 and 64. It starts in the middle, and the stake is 1. Having no face for 1, a real cube shows 64 there.
rule-9-2 = In your turn, before rolling and only then, you may offer a double if the cube is in the middle or yours.
rule-9-3 = If your opponent takes, the stake is doubled and the cube is theirs. From then on they alone may redouble.
rule-9-4 = If your opponent drops, they lose the game and the stake before the double: 1 when the cube was in the middle, 2 when it was at 2, and so on.
rule-9-5 = Whether a game is played with the cube is chosen for each game in the New game window.
rule-9-6 = In money games the cube goes no higher than 64 by default; an option removes the limit.
rule-9-7 = In a match a side may not turn the cube when it is dead for that side: when winning the game at the present stake would already win the match.
rule-9-8 = On the screen you click the cube to offer a double. Your opponent answers at the cube: take or drop. Clicking an offered cube brings the answer to hand, but does not give it. Once taken, the cube lies beside its owner's name and shows the stake.
rule-9-9 = The computer level "pip count" doubles and takes by the difference of the pip counts, a simple rule and not expert analysis. The other levels judge the cube by the chances of winning, gammons included.

rules-cube-actions = What happens
rules-cube-points = Points
rules-cube-drop = You double, your opponent drops.
rules-cube-redouble-drop = You double, your opponent takes and later redoubles to 4, you drop.
rules-cube-take-gammon = You double, your opponent takes, you win a gammon.
rules-cube-redouble-backgammon = You double, your opponent takes and later redoubles to 4, you take and win a backgammon.

## 10 Customs of money play

rule-10-1 = The following are customs of money play and not rules of the game. They are options for money games, off by default, and are not used in matches.
rule-10-2 = Jacoby rule: gammons and backgammons count only if a double was taken in that game. Otherwise every win counts as a single game.
rule-10-3 = Beaver: when you are doubled you may redouble at once and keep the cube. The player who doubled plays on at that stake, or drops and loses the stake of the first double, without the beaver.
rule-10-4 = Raccoon: the player who has been beavered may double the stake at once again. The cube stays with the player who beavered.
rule-10-5 = Automatic doubles: equal dice in the opening roll double the stake before both sides roll again. The cube stays in the middle. How often this may happen in a game has a limit.

## 11 Matches, the Crawford game and ratings

rule-11-1 = A match is played to an agreed number of points. The first side to reach or pass it wins.
rule-11-2 = Each game gives its winner the cube times 1, 2 or 3. Points are added up from game to game.
rule-11-3 = Crawford rule, on by default: in the first game after a side comes within one point of winning the match, nobody may double. This is the Crawford game.
rule-11-4 = After the Crawford game the cube may be used again in every game.
rule-11-5 = The Crawford rule can be switched off for a match.
rule-11-6 = A money session has no end to reach: each game stands for itself, and the points are added up.
rule-11-7 = The points of a game are not the change in your rating, though they affect it strongly. Ratings are a system of their own: they change once per match, and the points of a game act through the result of the match. The profile page shows how.

## 12 Resigning

rule-12-1 = You may resign a game by offering a single game, a gammon or a backgammon. It costs 1, 2 or 3 times the cube.
rule-12-2 = If your opponent accepts, the game is over. If your opponent refuses, the game goes on with the same decision as before the offer.
rule-12-3 = Only a result that is still possible can be offered. Once you have borne off a checker, that is the single game alone.
rule-12-4 = The largest result still possible may not be refused.

## 13 Dice and table manners

rule-13-1 = Over the board the two dice are thrown together and must land flat in the right half of the board. If a die lands outside it, on a checker, or cocked, both dice are rolled again.
rule-13-2 = On the screen, where thrown dice are drawn, they may be drawn landing like that and being thrown again. That is only a picture and never changes the odds.
rule-13-3 = A turn ends when you confirm it; over the board, when you pick up your dice. Until then you may take back its steps and play differently.
rule-13-4 = The dice know nothing of the position, and a stronger computer level gets no better dice.

## 14 Other starts

rule-14-1 = Nackgammon starts with 2 checkers on 24, 2 on 23, 4 on 13, 3 on 8 and 4 on 6. All other rules are the same.
rule-14-2 = Hypergammon is played with three checkers a side, which start on 24, 23 and 22. All other rules are the same, gammon and backgammon included.
rule-14-3 = A game may also start from any other position that the rules allow.

## 15 What was checked

rule-15-1 = Every position in this book is checked by the readable rules of this program, by its fast core, which is written separately, and by a program made by others. The badge names the programs.
rule-15-2 = Every rule that the program applies has a test that names its clause.

## 16 Sources

rule-16-1 = These rules are the ones laid down in New York in 1931 by the Racquet and Tennis Club (Laws of Backgammon), as they are understood today.
rule-16-2 = For dice, cube and matches they follow the tournament rules published by the World Backgammon Federation (WBGF) and the US Backgammon Federation (USBGF), where these speak of the game itself and not of running a tournament.
rule-16-3 = The Crawford rule is named after John R. Crawford, the Jacoby rule after Oswald Jacoby. Ratings use the formula of FIBS, the First Internet Backgammon Server.
rule-16-4 = Five rule pages were compared as well: the pages of one app in Thai and in Hungarian, a general page and the page of a match site in Thai, and a general page in Polish. Where they differ, section 17 says what applies here. The wording is our own.

## 17 Differences and decisions

rule-17-1 = Backgammon counts with a checker on the bar or in the winner's home board (8.4). One page names only the bar, and one scores no gammons at all.
rule-17-2 = The winner of the opening roll plays the two dice just rolled (2.2). One page has the winner roll again; here that is an option (2.4).
rule-17-3 = A double may be offered only before rolling (9.2). One page allows it at any time.
rule-17-4 = A drop loses the game, not the match (9.4). One page writes "match", which is a slip.
rule-17-5 = The pages name 64, no limit, and the points needed in the match as the highest stake. Here it is 64 or none in money games (9.6); in matches the dead cube sets the limit (9.7).
rule-17-6 = Both dice must be played with the last checker too (4.8). Some programs also allow the single die there.
rule-17-7 = The customs of money play, which the pages name without applying them, are options here, with the raccoon and a limit to automatic doubles added (section 10).
rule-17-8 = The Crawford rule is on by default, as in matches everywhere (11.3).
rule-17-9 = Dice that land badly are a rule of the table and, on the screen, at most a picture (13.1, 13.2). Some tournaments let a die count that lies flat on a checker; these rules do not.
rule-17-10 = Dice may roll by themselves, at a press of Roll, or be typed in (2.6). One page has only automatic dice.
rule-17-11 = The cube has its place in the middle; one page puts it at the top right. Its owner's strip shows the cube and the stake (9.8).
rule-17-12 = The simple cube by pip counts, which one page describes, stays in one named level (9.9).
rule-17-13 = Pip counts are always shown unless switched off (1.7). Colour and home side can be changed (1.8).
rule-17-14 = Ratings change once per match and not with each game (11.7).
rule-17-15 = Every position is checked by several programs, as the app whose pages were compared does it too (15.1).
rule-17-16 = English has joined the languages of the five pages. Languages written from right to left are possible.
rule-17-17 = Two short interactive lessons stand beside this book: set up the board yourself, and use the cube.

## Captions of the diagrams

diagram-start = The start. Each side has { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
diagram-from-start-41 = The roll is { $dice }. One checker may move 4 and 1, here { $play }, or two checkers may move one number each. { $plays ->
    [one] There is { $plays } play.
   *[other] There are { $plays } plays.
}
diagram-from-start-64 = The roll is { $dice }. One checker may move twice, here { $play }, or two checkers once each. { $plays ->
    [one] There is { $plays } play.
   *[other] There are { $plays } plays.
}
diagram-from-start-53 = The roll is { $dice }. From 24 the 5 is closed at first, but over 21 the same checker moves 8 pips: { $play }. { $plays ->
    [one] There is { $plays } play.
   *[other] There are { $plays } plays.
}
diagram-from-start-55 = The roll is { $dice }, so four fives are played, here { $play }. { $plays ->
    [one] There is { $plays } play.
   *[other] There are { $plays } plays.
}
diagram-from-start-66 = The roll is { $dice }, so four sixes are played, here { $play }. { $plays ->
    [one] There is { $plays } play.
   *[other] There are { $plays } plays.
}
diagram-both-dice-62 = The roll is { $dice }, and point 1 is closed. Only { $play } plays both dice, so it is the only play.
diagram-larger-die-65 = The roll is { $dice }, and point 2 is closed. Either die can be played, but not both, so the larger must be: { $play }.
diagram-only-die-65 = The roll is { $dice }. Point 7 is closed for the 6, and after the 5 point 2 is closed too. Only the 5 can be played: { $play }.
diagram-part-of-double-44 = The roll is { $dice }. The fourth 4 would land on 4, which is closed. Three are played: { $play }.
diagram-no-play-65 = The roll is { $dice }. No checker can move 6 or 5, so the turn passes.
diagram-from-start-31 = The roll is { $dice }. There { $steps ->
    [one] is { $steps } first step
   *[other] are { $steps } first steps
} and { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}; { $play } makes the five point.
diagram-last-checker-53 = The roll is { $dice }. Both dice can be played, { $play }, so { $refused } alone is not offered.
diagram-last-checker-hit-53 = The roll is { $dice }. Here the first of the two moves hits; still { $play } is the only play, and { $refused } alone is not offered.
diagram-hit-51 = The roll is { $dice }. With { $play } you hit the blot on 7, and it goes to the bar.
diagram-hit-twice-42 = The roll is { $dice }. One checker plays { $play } and hits at both stops: two checkers go to the bar.
diagram-enter-64 = The roll is { $dice }. Point 21 is closed, so the only first step is { $play }.
diagram-bar-closed-63 = The roll is { $dice }. Points 19 and 22 are closed, so the checker on the bar cannot enter and the turn passes.
diagram-enter-one-43 = The roll is { $dice }. One checker enters and hits, { $play }; the other cannot, and the rest of the turn is lost.
diagram-entered-then-any-52 = The roll is { $dice }. After bar/20 any checker may play the 2, here { $play }.
diagram-bear-off-64 = The roll is { $dice }. { $play } takes two checkers off. The only other play, { $other }, takes one.
diagram-inside-32 = The roll is { $dice }. Points 3 and 2 are empty and all checkers stand higher, so both dice are moved within the board, here { $play }. { $plays ->
    [one] There is { $plays } play.
   *[other] There are { $plays } plays.
}
diagram-inside-33 = The roll is { $dice }. The first 3 must be moved within the board; only then can others bear off, here { $play }.
diagram-highest-65 = The roll is { $dice }. No checker stands on 5 or higher, so both dice bear off from 4: { $play }.
diagram-highest-55 = The roll is { $dice }. All checkers stand lower than 5, so four are borne off from the highest points: { $play }.
diagram-stay-home-32 = The roll is { $dice }. You could bear off with 3/off, but { $play } is legal too and leaves no blot.
diagram-hit-at-home-65 = The roll is { $dice }. A checker is on the bar and cannot enter, so nothing may be borne off and the turn passes.
diagram-hit-at-home-31 = The roll is { $dice } in the same position. The only first step is { $play }; bearing off must wait until that checker is home.
diagram-single = You have just borne off your last checker. Your opponent has borne off one: a single game, { $value } × cube { $cube } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
diagram-gammon = You have just borne off your last checker. Your opponent has borne off none: a gammon, { $value } × cube { $cube } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
diagram-backgammon-home = You have just borne off your last checker. Your opponent has borne off none and still has a checker in your home board: a backgammon, { $value } × cube { $cube } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
diagram-backgammon-bar = You have just borne off your last checker. Your opponent has borne off none and still has a checker on the bar: a backgammon, { $value } × cube { $cube } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
diagram-nackgammon = The start of nackgammon. Each side has { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
diagram-hypergammon = The start of hypergammon. Each side has { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
