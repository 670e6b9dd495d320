# errors

# Bear-off tables
error-bearoff-counts = A home board has six counts from the ace point on, whole numbers of at least 0 and at most 15 in all; this is none: { $counts }.

# Net files
error-net-not-a-net = { $file } is not a Fivepoint net file.
error-net-format = { $file } is a net file of format { $found }; this version reads format { $expected }. Use a net made for this version.
error-net-damaged = The net file { $file } is damaged or incomplete. Get it again.
error-net-inputs = The { $net } net in { $file } was trained for other inputs than this version computes. Use a net made for this version, or train it again.
error-net-weights = The { $net } net in { $file } has weights out of range.

# The engine
error-engine-no-net = This build carries no trained net. Train one, or give the engine a net file.
error-engine-setting = { $name } must be a whole number from { $least } to { $most }, not { $value }.
error-engine-number = { $name } must be a number from { $least } to { $most }, not { $value }.
error-seed-value = A seed is a whole number, not “{ $value }”.
error-argument-kind = “{ $value }” cannot be used as { $name }.
error-level-unknown = There is no level “{ $level }”; there are { $levels }.
error-bad-row = Row { $row } (counted from 0) is no position: { $fault }
error-executor-no-ray = This needs Ray: install fivepoint[cluster].
error-rollout-empty = No trials have been played out yet.
error-rollout-file = { $file } is no kept rollout, or it is damaged. Start the rollout again.
error-rollout-other-net = The rollout was begun with the net { $wanted }, not with { $net }; their trials do not mix.
error-rollout-of-another = { $file } keeps rollouts of another position, or with other settings. Name another file, or ask as before.

# Training
error-train-log = Line { $line } of { $file } is not a line of a training log. Remove it: the log is only for looking at.
error-train-checkpoint = { $file } is no checkpoint of this training, or it is damaged. Remove it to start this part again.
error-train-peer = The other program stopped or answered too little when asked for { $count } plays.
error-train-peer-play = The other program answered with a position that no legal play of the roll leads to.
error-train-program = “{ $program }” is no command: its quotes do not match, or it is empty. Give the whole command as one argument.
error-train-no-run = There is no started training in “{ $folder }”.
error-train-run-there = There is a training in { $folder } already. Go on with it by fivepoint train contact, or name another folder.
error-train-net-width = The { $net } net in { $file } is { $width } wide; training takes nets that are { $wanted } wide. Use a net file that fivepoint train export of this version wrote.
error-train-net-stages = { $file } does not tell which stages of training its { $net } net went through, so there is no place to go on from. Use a net file that fivepoint train export wrote.
error-train-holdout = { $file } holds no rolled-out positions, or it is damaged. Make it again with fivepoint train holdout.
