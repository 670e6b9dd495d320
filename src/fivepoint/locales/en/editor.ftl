# The position editor of the web app.

editor-too-many = { $side ->
    [white] White has { $count } checkers; { $most } at most.
   *[black] Black has { $count } checkers; { $most } at most.
}
editor-brush = Put
editor-erase = Take away
editor-start = Starting position
editor-clear = Empty board
editor-exchange = Swap sides
editor-pips = Pips: White { $white }, Black { $black }
editor-problems = What is wrong with this position
editor-analyse = Analyse
editor-play = Play from here
editor-play-level = Against the computer
editor-play-side = You play
editor-turn = On roll
editor-not-rolled = not rolled
editor-die-first = First die
editor-die-second = Second die
editor-nobody = nobody
editor-length = Played for
editor-score-white = White’s points
editor-score-black = Black’s points
editor-crawford = Crawford game
editor-paste = Paste a position: XGID, GNU ID, OGID, FIBS or Snowie
editor-read = Read
editor-copy = Copy
editor-copy-name = Copy: { $name }
editor-copied = Copied: { $name }
editor-copy-by-hand = Your browser does not let this page copy. Mark the text and copy it: { $name }
editor-link = Link
editor-picture = Save as picture
editor-recent = Last positions
