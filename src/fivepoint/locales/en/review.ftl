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
review-running = Analysing: { $share }%
review-previous = Previous decision
review-next = Next decision
review-error-before = ‹ error
review-error-next = error ›
review-error-worst = worst error
review-whose = Errors of
review-whose-mine = Mine
review-whose-both = Both sides
review-verdict = Verdict
review-rollout = Roll out
review-rollout-stop = Stop the rollout
review-rollout-trials = { $done } of { $wanted } games:
review-rollout-between = (95%: { $low } to { $high })
review-try = Try another play
review-try-how = Make your own play on the board; its verdict joins the table.
review-try-stop = Back to the match
review-share = Copy link
review-shared = The link is copied.
review-comment = Your comment
review-comment-save = Keep comment
review-graphs = Graphs
review-cards = { $whose ->
    [mine] Keep my mistakes as cards
    [one] Keep mistakes as cards: { $name }
   *[both] Keep mistakes of both sides as cards
}
review-cards-kept = { $count ->
    [one] 1 card kept.
   *[other] { $count } cards kept.
}
review-stop = Stop
review-go-on = Go on
review-stopped = Stopped at { $share } %; what is known stays.
review-files = Match files opened in this browser
review-share-by-hand = Your browser does not let this page copy: copy the address above.
review-remarks = { $count ->
    [one] 1 remark on the file
   *[other] { $count } remarks on the file
}
review-no-decisions = This file holds no decision to be judged.
review-position-only = This file holds a position and no plays. The editor shows it and judges the play or the cube.
review-to-editor = Open in the editor
review-export-report = The report
review-export-match = The match
review-export-html = Page to read and print (HTML)
review-export-txt = Plain text
review-export-json = Figures (JSON)
review-format-json = Fivepoint record (JSON)
review-format-mat = Match text (MAT)
review-format-txt = XG text (TXT)
review-format-sgf = GNU Backgammon (SGF)
review-format-ogxm = OGXM
review-columns = What the columns mean
review-columns-equity = Equity: what the position is worth on average, in points times the cube; with the best play it is highest.
review-columns-loss = Loss: how much less a play is worth than the best one.
review-columns-chances = Win, lose: the chances in per cent. G: those of a gammon or more; BG: those of a backgammon. Each side’s own.
review-columns-plies = Plies: how many turns ahead the engine looked; more is more exact.
review-figures = What the figures mean
review-figures-pr = PR (performance rating): 500 times the average equity lost per decision. 0 is perfect; the lower, the better.
review-figures-luck = Luck: what the rolls were worth above the average roll, in equity.
