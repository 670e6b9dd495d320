### Two short interactive lessons: set up the board, and use the cube.

lessons-title = Lessons
lessons-next = Next
lessons-again = Once more
lessons-close = To the rules

## Set up the board

lesson-setup-title = Set up the board
lesson-setup-intro = Put your 15 checkers where a game begins. You play White, and point 1 is at the bottom right. Press a point to add a checker. With “Take away” chosen, a press removes one.
lesson-setup-rule = Remember: 2, 5, 3, 5. Two checkers on 24, five on 13, three on 8 and five on 6.
lesson-setup-left = { $count ->
    [0] All your checkers are on the board.
    [one] { $count } checker left.
   *[other] { $count } checkers left.
}
lesson-setup-add = Add
lesson-setup-remove = Take away
lesson-setup-mode = A press on a point
lesson-setup-point = { $count ->
    [0] Point { $point }, empty
    [one] Point { $point }, { $count } checker
   *[other] Point { $point }, { $count } checkers
}
lesson-setup-check = Check
lesson-setup-empty = Take all away
lesson-setup-show = Show me
lesson-setup-too-few = { $wanted ->
    [one] Point { $point } needs { $wanted } checker; it has { $count }.
   *[other] Point { $point } needs { $wanted } checkers; it has { $count }.
}
lesson-setup-too-many = { $wanted ->
    [0] No checker starts on point { $point }.
    [one] Point { $point } needs only { $wanted } checker; it has { $count }.
   *[other] Point { $point } needs only { $wanted } checkers; it has { $count }.
}
lesson-setup-done = Right. Your opponent's checkers stand in the same way, seen from the other side.
lesson-setup-pips = Both sides now have { $pips } pips.

## Use the cube

lesson-cube-title = Use the cube
lesson-cube-intro = The doubling cube raises what a game is worth. Play through one game with it; five questions follow one another.
lesson-cube-stake = Stake: { $stake }
lesson-cube-middle = The cube is in the middle.
lesson-cube-mine = The cube is yours.
lesson-cube-other = The cube is your opponent's.
lesson-cube-done = That is all there is to the cube: offer, take, drop, redouble.

lesson-cube-offer = It is your turn, you are ahead, and you have not rolled yet. You want to play for more. What do you do?
lesson-cube-offer-double = Double
lesson-cube-offer-double-answer = Right. You offer 2 before you roll. Now your opponent must answer.
lesson-cube-offer-roll = Roll
lesson-cube-offer-roll-answer = You may, but after rolling it is too late to double in this turn. Try the other way.

lesson-cube-taken = Your opponent takes. The stake is 2 now. A few rolls later you would like to double again. May you?
lesson-cube-taken-no = No
lesson-cube-taken-no-answer = Right. Who takes a double owns the cube, and only the owner may redouble.
lesson-cube-taken-yes = Yes
lesson-cube-taken-yes-answer = No. The cube is your opponent's since the take, and only the owner may redouble.

lesson-cube-redoubled = The luck turns, and your opponent redoubles to 4. What does it cost to drop?
lesson-cube-redoubled-two = 2 points
lesson-cube-redoubled-two-answer = Right. A drop costs the stake before the offer, and that is 2. This time you take.
lesson-cube-redoubled-four = 4 points
lesson-cube-redoubled-four-answer = No. 4 is the stake if you take. A drop costs the stake before the offer.

lesson-cube-owner = You have taken, and the stake is 4. Who may double next?
lesson-cube-owner-me = Only I
lesson-cube-owner-me-answer = Right. The cube came to you with the take.
lesson-cube-owner-other = Only my opponent
lesson-cube-owner-other-answer = No. Your opponent gave the cube away by redoubling.
lesson-cube-owner-both = Both of us
lesson-cube-owner-both-answer = No. Both may double only while the cube is in the middle.

lesson-cube-score = You win a gammon with the cube at 4. How many points is that?
lesson-cube-score-four = 4 points
lesson-cube-score-four-answer = That would be a single game. A gammon counts twice.
lesson-cube-score-eight = 8 points
lesson-cube-score-eight-answer = Right: 2 × cube 4 = 8 points.
lesson-cube-score-twelve = 12 points
lesson-cube-score-twelve-answer = That would be a backgammon. A gammon counts twice.
