# fivepoint train

cli-train-summary = Train the engine’s nets from nothing on its own play.
cli-train-help = Train the engine’s nets from nothing on its own play, resume a training, measure and export it. The race net comes first: fivepoint train race FOLDER, then fivepoint train contact FOLDER.
cli-train-race-help = Train the race net, or go on with it; some minutes.
cli-train-contact-help = Train the contact net, or go on with it; hours. Ctrl-C saves and stops.
cli-train-late-help = Train the net of late contact positions (checkers borne off or deep, many back), or go on with it; it begins as the contact net, and an hour brings most of it.
cli-train-begin-help = Begin a training with the nets of a net file, at the stage after those they went through. Then go on with it: fivepoint train contact FOLDER.
cli-train-status-help = Show how far the training in a folder has come.
cli-train-match-help = Play a match of money games without cube between a training and another training, a net file or a program, with the same dice for both sides and luck taken out.
cli-train-export-help = Write the nets of a training to a net file.
cli-train-prune-help = Give a net file a new pruner, the small net that chooses which plays are judged.
cli-train-folder = The folder of the training; made if it is not there.
cli-train-trained = The folder of a training.
cli-train-begin-net = The net file to begin with; it stays as it is.
cli-train-seconds = Stop and save after so many seconds.
cli-train-threads = 1: positions are made and learnt in turns, repeatable from the seed; more: one thread learns while the others make positions.
cli-train-seed = The number that decides the dice.
cli-train-other = The opponent: a training folder, a net file, or with --program a command.
cli-train-program = The opponent is a command that speaks the protocol of benchmarks/peers/serving.py.
cli-train-games = How many games to play.
cli-train-plies = How many plies the first one looks ahead; the other plays by its net.
cli-train-out = Also write the result to this file, as JSON.
cli-train-plot-help = Draw how the one-ply residual of a training fell with the labels made.
cli-train-plot-out = The picture to write, SVG.
cli-train-plot-race = The race net’s curve instead of the contact net’s.
cli-train-plot-late = The late net’s curve instead of the contact net’s.
cli-train-plotted = { $points ->
    [one] One point is drawn in { $file }.
   *[other] { $points } points are drawn in { $file }.
}
cli-train-export-out = The net file to write.
cli-train-prune-net = The net file; it is replaced when the pruner is ready.
cli-train-export-positions = Rolls whose plays the pruner learns from, 400,000 if not told; 0: no pruner.
cli-train-prune-positions = Rolls whose plays the pruner learns from, 400,000 if not told.
cli-train-exported = The nets are in { $file }.
cli-train-begun = The training in { $folder } begins with the nets of { $file }. Go on with it by fivepoint train contact.
cli-train-resumed = Going on after { $labels ->
    [one] one labelled position
   *[other] { $labels } labelled positions
}.
cli-train-done = All stages are done, after { $labels ->
    [one] one labelled position
   *[other] { $labels } labelled positions
}.
cli-train-waits = Training labels: { $labels }. The next stage needs another net to be trained first: fivepoint train { $net } FOLDER, then give this command again.
cli-train-line = Stage { $stage }, labels { $labels }, loss { $loss }, one-ply residual { $residual }
cli-train-progress = Net { $net }: stage { $stage }, labels { $labels }, training samples { $samples }, minutes { $minutes }
cli-train-result = { $points } points a game, standard error { $error }, { $games ->
    [one] one game
   *[other] { $games } games
}.
cli-train-holdout-help = Choose positions of every kind from own play, roll them out and keep them in a file; nothing trains on them.
cli-train-evaluate-help = Show how far the nets are from rolled-out positions, for every kind of position.
cli-train-net = A training folder or a net file.
cli-train-holdout-out = The file to write.
cli-train-held-file = The file that train holdout wrote.
cli-train-positions = About how many positions of each kind.
cli-train-trials = Trials of each rollout.
cli-train-truncate = Cut the rollouts after so many plies; 0: play to the end.
cli-train-held = { $positions ->
    [one] One position is
   *[other] { $positions } positions are
} in { $file }.
cli-train-class = { $name }: positions { $positions }, mean error { $error }, bias { $bias }, noise of the rollouts { $noise }
