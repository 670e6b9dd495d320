# The fast move generator (fivepoint.core). Rows are counted from 0, as in Python.
error-not-rows = Rows of { $width } whole numbers are needed, not “{ $value }”.
error-bad-row = Row { $row } of the boards is no legal position ({ $fault }).
error-bad-dice-row = Row { $row } of the dice is no roll: “{ $dice }”. A roll is two whole numbers from 1 to 6.
error-batch-lengths = Each board needs its roll: there are { $boards } boards and { $dice } rolls.
error-threads-out-of-range = The number of threads is a whole number from { $least } to { $most }, not “{ $value }”.
error-depth-out-of-range = The depth is a whole number from { $least } to { $most }, not “{ $value }”.
error-no-such-kernel = FIVEPOINT_KERNEL asks for “{ $kernel }”, which this machine does not have; without it { $used } is used.
