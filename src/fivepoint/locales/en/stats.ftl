# The statistics page of the web app.

stats-lead = What your finished matches say: how well you decided, against whom, and how the dice fell.
stats-empty = There is nothing to add up yet. Finished matches of this browser and of your account are judged and come here by themselves.
stats-empty-file = Open a match file
stats-waiting = { $count ->
    [one] 1 match is still being judged; its figures join by themselves.
   *[other] { $count } matches are still being judged; their figures join by themselves.
}
stats-unjudged = { $count ->
    [one] 1 match could not be judged and is left out.
   *[other] { $count } matches could not be judged and are left out.
}
stats-figures = Figures
stats-against = Against
stats-everybody = Everybody
stats-person = People
stats-computer-at = Computer: { $level }
stats-unnamed = Without a name
stats-matches = Matches
stats-record = Won – lost
stats-points = Points for money
stats-checker-lost = Lost in checker play
stats-cube-lost = Lost at the cube
stats-net-luck = Luck, less the other side’s
stats-course = Over time
stats-course-pr = PR of the latest matches, taken together until { $least } decisions count
stats-course-pr-few = The curve of PR begins once { $least } decisions count; so far { $count } do.
stats-course-luck = Luck less the other side’s, added up match by match
stats-course-ends = from { $first } to { $last }, lowest { $low }, highest { $high }
stats-errors = Errors by kind
stats-error = Error
stats-count = How many
stats-lost = Equity lost
stats-no-errors = No error so far.
stats-phases = By phase
stats-levels = By level of the computer
stats-opponents = By opponent
stats-months = By month
stats-undated = Without a date
stats-every = Every match
stats-date = Date
stats-opponent = Opponent
stats-result = Result
stats-outcome = { $how ->
    [won] won
    [lost] lost
   *[open] broken off
}
stats-files = Match files
stats-files-who = In match files you are
stats-files-nobody = nobody
stats-files-note = Files that you have opened under “Review” in this browser.
