# The server and its commands.

error-seal-unknown = The sealed dice { $seal } are not known any more; please begin again.
error-start-not-set = A match can begin with a position that is set up, not with “{ $word }”.
error-table-unknown = There is no table { $table }.
error-not-your-seat = This is not your seat.
error-ahead = Action { $number } cannot be made yet; the table has { $events }.
error-stale = The table has moved on since; nothing was done.
error-no-proof = The dice of this table were typed in or are not complete; there is no proof.
error-message-too-long = A message has at most { $most } bytes.
error-message-form = This message cannot be read.
error-too-fast = Too many requests at once; please wait a moment.
error-protocol-version = This page is out of date; please load it again (protocol { $version }).
error-too-many-tables = A page can look at { $most } tables at once, not more.
error-not-kept = The server could not keep this action; nothing was done. Please try again.
error-server-failed = The server has made a mistake; it is noted in its log. Please try again.
error-no-web-app = This installation has no web pages; it was built without them.
error-not-found = There is nothing at this address.
error-bad-request = This request cannot be answered.
error-port-in-use = Port { $port } of { $host } cannot be used: { $reason }.
error-needs-web = The server needs the extra packages of fivepoint[web].
error-database-failed = The database “{ $place }” cannot be opened: { $reason }. Check where it is and that it may be written.
error-no-hints-here = Hints are given only against the computer or at one screen.
error-no-hint-now = There is nothing to give a hint about now.

cli-serve-summary = Play in the browser: start the web server.
cli-serve-help = Start the web server and keep every match in a database. Ctrl-C stops it.
cli-serve-host = The address to listen on; 127.0.0.1 is this machine only.
cli-serve-port = The port to listen on.
cli-serve-database = The database: a file, or the URL of a PostgreSQL database.
cli-serve-ready = Fivepoint is ready: { $address }
cli-dice-proof-summary = Check the dice of a finished match.
cli-dice-proof-help = Check a dice proof: whether the seed belongs to the seal and every roll to the seed.
cli-dice-proof-file = The proof as downloaded from the match’s page.
cli-dice-proof-good = { $rolls ->
    [one] The proof holds: the seed belongs to the seal, and the one roll comes from it.
   *[other] The proof holds: the seed belongs to the seal, and all { $rolls } rolls come from it.
}
cli-dice-proof-bad-roll = Roll { $number } was { $found }, but the stream gives { $expected }.
cli-dice-proof-computer = { $side ->
    [white] White’s number was chosen by the server.
    [black] Black’s number was chosen by the server.
   *[both] Both numbers were chosen by the server.
}
cli-dice-proof-counts = Rolls of each side, and what is expected on average
cli-dice-proof-roll = Roll
cli-dice-proof-white = White
cli-dice-proof-black = Black
cli-dice-proof-expected = Expected
