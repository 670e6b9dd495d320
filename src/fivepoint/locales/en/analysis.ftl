# The analysis of records.

error-analyse-no-record = “{ $value }” is no match: give a record or a match file that was read.
error-analyse-other-record = The analysis to go on with is of another match.
error-analysis-not-told = This file brings no analysis along.

# fivepoint analyse
cli-analyse-summary = Judge every decision of a match; write a report.
cli-analyse-help = Read a match file of any known format and judge every checker play and cube decision in it. Prints the figures and the errors; --out writes a report to keep, --json prints everything as data.
cli-analyse-file = The match file; its format is recognised by its content. “-” reads what is piped in.
cli-analyse-level = How deep to look: expert, master or champion; a weaker name looks at the net alone.
cli-analyse-threads = How many threads share the work, as many as there are processors if not told; the result does not depend on it.
cli-analyse-out = The file to write: .html a report with pictures, .json all data, .txt plain text.
cli-analyse-written = The report is written to “{ $file }”.
cli-analyse-progress = Depth { $plies }: { $percent }%
cli-analyse-stopped = Stopped: what follows is what was known by then; deeper looks are missing.
error-analyse-ending = “{ $file }”: reports are written to files ending in { $known }.

# Reviews on the server
error-review-unknown = There is no such review.
error-analysis-unknown = There is no such analysis here: ask for it again.
error-analysis-not-begun = The analysis has not begun yet.
error-rollout-unknown = There is no such rollout; it may have been forgotten.
error-export-unknown = “{ $form }” is no format that can be had; known are { $known }.
error-server-busy = The server has too much to do just now. Please try again in a while.
error-review-too-early = The match can be reviewed once this game is over.
error-state-mixed = Cube and score do not go together: some belong to matches, some to money games.
