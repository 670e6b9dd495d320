# Position identifiers and match files.

## Identifiers
error-id-unknown = “{ $text }” is no position identifier: neither an XGID, nor a GNU Position ID, nor an OGID.
error-id-shape = “{ $text }” does not have the form of this identifier: { $format }.
error-id-character = Character { $number } “{ $character }” cannot be a checker count ({ $format }).
error-id-field = Field { $number } of the identifier ({ $format }) cannot be “{ $text }”.
error-match-id-dice = “{ $text }” is no Match ID: it holds dice that cannot be.
error-match-id-state = “{ $text }” is no Match ID: cube or Crawford game do not go with the match.

## Match files
error-file-unreadable = The file “{ $name }” cannot be opened: { $reason }.
error-file-no-name = “{ $name }” is no name of a file.
error-file-too-large = The file “{ $name }” is larger than { $most } bytes.
error-file-unknown = This is no match file of a known format. Known are match files in two columns (.mat, .txt, .gam), .sgf, .xg, .ogxm, positions (.xgp, .pos, identifiers as text) and .json of this program.
error-file-empty = The file is empty.
error-ending-unknown = “{ $name }”: matches are written to files ending in { $known }.
error-line-too-long = Line { $line } is longer than { $most } characters.
error-mat-no-game = There is no game in this file.
error-match-length = Line { $line }: a match to { $length } points cannot be.
error-mat-names = Line { $line }: here the names and scores of the players are expected, not “{ $text }”.
error-mat-names-swapped = Line { $line }: the players have changed columns.
error-mat-cell = Line { $line }, column { $column }: “{ $text }” is neither a roll with its play nor a word of the cube.
error-snowie-line = Line { $line }: “{ $text }” is no position line.
error-play-without-roll = Line { $line }: “{ $text }” is played without a roll.
error-play-impossible = Line { $line }: “{ $text }” cannot be played at all. { $reason }
error-win-without-game = Line { $line }: a result without a game.
error-game-unfinished = Line { $line }: a new game begins while the last one is not finished.
error-game-after-match = Line { $line }: the match is over, yet the file goes on.
error-event-refused = Line { $line }: { $reason }
error-sgf-character = Line { $line }, column { $column }: “{ $text }” does not belong here in an SGF file.
error-sgf-deep = Line { $line }: the variations of this SGF file are nested too deeply.
error-sgf-cut = The SGF file ends too early, in line { $line }.
error-sgf-move = Line { $line }: “{ $text }” is no move of backgammon.
error-xg-header = This is not a whole XG file.
error-xg-archive = The archive in this XG file is damaged.
error-xg-checksum = The part “{ $name }” of this XG file is damaged.
error-xg-no-match = There is no match in this XG file.
error-xg-variation = This variant of the game is not known.
error-xg-record = Record { $line } of the XG file cannot be read.
error-unknown-player = Line { $line }: “{ $text }” is none of the two players.
error-match-too-long = Line { $line }: the match has more than { $most } actions.
error-record-refused = The record cannot be replayed. { $reason }
error-position-refused = The position in this file cannot be. { $reason }
error-pos-cut = This Jellyfish position ends too early.
error-pos-number = A number in this Jellyfish position cannot be.
error-oldmoves-line = Line { $line }: “{ $text }” is no line of FIBS oldmoves.
error-ogxm-missing = OGXM files need the package ogxm: pip install "fivepoint[ogxm]".
error-ogxm-refused = The OGXM file is damaged, or what it holds cannot be: { $text }.
error-ogxm-play = Ply { $line }: this cannot be read as an action of backgammon.

## Remarks on what was read
remark-score-differs = Line { $line }: the score is given as { $file }, the games so far make { $found }. The file's score is kept.
remark-turn-order = Line { $line }: it is the other player's turn to roll { $text }. The file is followed.
remark-illegal-play = Line { $line }: “{ $text }” is an illegal play and kept as recorded. { $reason }
remark-illegal-play-told = Line { $line }: the file itself tells of an illegal play; the position it gives is kept.
remark-ambiguous-play = Line { $line }: “{ $text }” can be played in two ways; it is read as { $read }.
remark-forced-play-added = Line { $line }: the only legal play is missing; it is added.
remark-opening-double = Line { $line }: the game begins with the double { $dice }. It is kept as recorded.
remark-cube-differs = Line { $line }: the cube is given as { $file }; it would be { $found }.
remark-cube-refused = Line { $line }: the cube may not be turned to { $value } here. It is kept as recorded.
remark-take-missing = Line { $line }: the take is missing; the game shows that there was one.
remark-points-differ = Line { $line }: by the file the game is worth { $file }, by the rules { $found }.
remark-points-impossible = Line { $line }: a win of { $points } cannot be with the cube at { $cube }. The nearest possible result is taken.
remark-game-left-open = Line { $line }: the game before has no result; the score shows who won it.
remark-score-left-out = Line { $line }: the score is left out. { $reason }
remark-roll-unplayed = Line { $line }: the roll has no play, and the game ends with it. It is kept as a roll that was not played.
remark-on-roll-unknown = Line { $line }: the file does not tell who is on roll here; it is taken to be the first player.

## What a format cannot carry
remark-lost-times = The times are not written.
remark-lost-opening-tie = Equal opening rolls are not written.
remark-lost-automatic-double = Automatic doubles are not written.
remark-lost-cube-set-up = A cube that was set up is not written.
remark-lost-set-up = A position set up in the middle of a game is not written.
remark-lost-ending = That a game ended by the clock or by a claim is not written.
remark-lost-beavers = Beavers are not written; the cube stands lower there.
remark-lost-on-roll = Who is on roll in the position is not written.
remark-lost-crawford = That the game at this score is not the Crawford game is not written.
remark-lost-meta = Not all further texts about the match are written as they are.
remark-lost-names = A name is written shortened or changed.
remark-lost-rules = Not all the rules agreed on are written: the highest cube, beavers, automatic doubles, how a game begins, or how many games are played.
remark-lost-refusals = Resignations that were refused are not written.
remark-lost-early-double = A double before the first roll of a position set up is not written.
