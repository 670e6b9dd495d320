# The review screen of the web app.

review-lead = See every decision of a match again: what was best, what an error cost, and how lucky the dice were.
review-file = Choose a match file, or drop it here
review-formats = MAT, XG, GNU Backgammon, SGF and Fivepoint records
review-recent = Matches played in this browser
review-none = There is none yet.
review-played = played
review-difference = Difference
review-depth = Depth
review-export = Export
review-running = Analysing: { $share } %
review-previous = Previous decision
review-next = Next decision
review-error-before = ‹ error
review-error-next = error ›
