# The fast move generator (fivepoint.core). Rows are counted from 0, as in Python.
error-not-rows = Rows of { $width } whole numbers are needed, not “{ $value }”.
error-bad-dice-row = Row { $row } of the dice is no roll: “{ $dice }”. A roll is two whole numbers from 1 to 6.
error-batch-lengths = Each board needs its roll: there are { $boards } boards and { $dice } rolls.
error-threads-out-of-range = The number of threads is a whole number from { $least } to { $most }, not “{ $value }”.
error-depth-out-of-range = The depth is a whole number from { $least } to { $most }, not “{ $value }”.
error-no-such-kernel = FIVEPOINT_KERNEL asks for “{ $kernel }”, which this machine does not have; without it { $used } is used.

# Match equity tables (engine/met.py)
error-match-table-length = The match equity table reaches { $most } points, and a side here still needs { $away }.
error-met-unreadable = The match equity table “{ $file }” cannot be read.
error-met-not-a-table = “{ $file }” is no match equity table: it has no square of chances from 0 to 1 with one row for the games after the Crawford game.
error-met-formula = “{ $file }” gives its match equities by a formula; only tables that list every number can be used.

# fivepoint bearoff
cli-bearoff-summary = Build the exact tables of bear-offs and of hypergammon.
cli-bearoff-help = Exact tables that the engine uses once they are in your cache. The small one for six checkers a side is built by itself.
cli-bearoff-build-help = Solve bear-offs of both sides with the cube. Eight checkers a side take some seconds and 72 MB, ten take minutes, 2 GB of memory and 513 MB on disk.
cli-bearoff-hyper-help = Solve hypergammon, three checkers a side, with the cube: about six minutes of one processor core, 600 MB of memory and 172 MB on disk.
cli-bearoff-checkers = The most checkers a side, 1 to 10.
cli-bearoff-threads = How many processor cores share the work.
cli-bearoff-share = { $percent }% solved
cli-bearoff-pass = Pass { $number }: the largest change is { $change } points.
cli-bearoff-done = Done in { $seconds } s: { $file } ({ $megabytes } MB).
