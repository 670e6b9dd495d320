# The analysis of records.

error-analyse-no-record = “{ $value }” is no match: give a record or a match file that was read.
error-analyse-other-record = The analysis to go on with is of another match.
