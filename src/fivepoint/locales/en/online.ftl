# Playing people: accounts, sessions and names.
error-session-needed = Please begin as a guest or sign in first.
error-account-needed = This needs an account; guests and bots cannot do it.
error-already-signed-up = This browser already has an account.
error-sign-in-wrong = The name or the password is wrong.
error-passkey-wrong = This passkey was not accepted; please try again.
error-oidc-off = This server knows no other site to sign in at.
error-oidc-failed = Signing in at the other site did not work; please try again.
error-oidc-taken = This sign-in belongs to another account here.
error-oidc-issuer = The other site must be asked over https; { $issuer } is not.
error-needs-oidc = Signing in at another site needs more packages: pip install 'fivepoint[oidc]'
error-mail-off = This server sends no mail.
error-mail-form = This is no mail address that can be used.
error-mail-failed = The mail could not be sent; please try again later.
error-link-wrong = This link is not good, or no longer. Please have a new one sent.
error-mail-smtp = FIVEPOINT_SMTP is smtp://user:password@host for STARTTLS or smtps:// for TLS; smtp+plain:// only for a mail server on this machine.
error-mail-sender = FIVEPOINT_MAIL_FROM must be the mail address that mails are from.
error-mail-site = FIVEPOINT_SITE must be the address under which people know this server, https://host and nothing after it.
error-token-wrong = This API token is not good, or no longer.
error-too-many-passkeys = An account has at most { $most } passkeys.
error-too-many-bots = An account runs at most { $most } bots.
error-session-unknown = There is no such session.
error-player-unknown = There is no player { $name }.
error-other-site = This request comes from another site and was not answered.
error-password-length = A password has from { $least } to { $most } characters.
error-name-length = A name has from { $least } to { $most } letters and digits.
error-name-form = A name has letters and digits with single “_”, “-” or “.” between them; found { $name }.
error-name-scripts = The letters of a name come from one script, not as in { $name }.
error-name-prefix = Such a name begins with { $prefix }.
error-name-reserved = The name { $name } is kept for the server.
error-name-taken = The name { $name } is taken, or too much like one that is.

# The lobby, talking, moderation.
error-seek-gone = This game is no longer on offer.
error-seek-own = You cannot play yourself.
error-seek-range = Ratings are bounded from 0 to 5000, the lower first, and yours must be within.
error-seek-length = Matches are offered to at most { $most } points.
error-too-many-seeks = You can have { $most } games on offer at once.
error-player-apart = You and this player do not meet in the lobby.
error-no-rematch = There can be no rematch of this match.
error-rated-needs-account = Rated matches are between accounts; guests play unrated.
error-rated-needs-standard = Rated matches are backgammon to 25 points at most, with the cube and the Crawford rule.
error-rated-needs-clock = Rated matches need a clock.
error-rated-needs-two = Rated matches are between two different accounts.
error-rating-too-many = These two have played as many rated matches within a day as can count.
error-no-result-yet = There is no result of this table yet.
error-sealed-needs-two = Sealed numbers and rated matches are for tables with an open seat.
error-not-sealed = At this table the numbers for the dice are not sealed.
error-dice-not-sealed = The match begins when both sides have given their numbers for the dice.
error-commit-again = The number of this side has been sealed before, and it was another.
error-commit-copied = Both sides have sealed the same number; this one must be your own.
error-commit-late = The match was cancelled: a side did not seal its number for the dice in time.
error-reveal-early = A number is shown only when both sides have sealed theirs.
error-reveal-wrong = This is not the number that was sealed.
error-reveal-late = The match was cancelled: a side did not show its number for the dice in time.
error-not-per-roll = At this table the sides do not add to this roll.
error-contribution-wrong = What this side adds to the roll does not belong to its chain.
error-contribution-missing = The other side has not added to this roll yet.
error-clock-correspondence = By correspondence a move has from { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} to { $days ->
    [one] { $days } day
   *[other] { $days } days
} and no other time.
error-say-one = Say either a set phrase or a text.
error-say-length = What is said has at most { $most } characters.
error-free-chat-off = Free chat is off; it can be switched on in the settings.
error-silenced = A moderator has silenced this account for a while.
error-banned = A moderator has banned this account.
error-relation-self = You cannot mute or block yourself.
error-too-many-relations = At most { $most } players can be muted or blocked.
error-report-long = The text has at most { $most } characters.
error-judgement-form = A judgement is on a player for 1 to 3650 days, or closes a report.
error-moderators-only = Only moderators may see or do this.
error-proof-broken-secret = A number does not belong to the seal its side gave for it.
error-proof-broken-chain = What a side added to the rolls is no chain from its number.

# fivepoint ratings, fivepoint db, fivepoint bot
cli-ratings-summary = Compute all ratings again from the records.
cli-ratings-help = The ratings of the server’s players.
cli-ratings-rebuild-help = Go through all rated matches in the order they were booked, compare every number to the last digit and put right what differs. Exit status 1 if anything did.
cli-ratings-agree = { $matches ->
    [one] One rated match computed again; everything agrees.
   *[other] { $matches } rated matches computed again; everything agrees.
}
cli-ratings-differ = { $matches ->
    [one] One rated match computed again.
   *[other] { $matches } rated matches computed again.
} { $differing ->
    [one] One entry differed and was put right:
   *[other] { $differing } entries differed and were put right:
}
cli-ratings-name = { "  " }{ $name }
cli-db-summary = Back up or restore the server’s database; say who moderates.
cli-db-help = The server’s database.
cli-db-backup-help = Write everything into one compressed file. The server may go on running.
cli-db-restore-help = Fill an empty database from a backup, all or nothing. The way from SQLite to PostgreSQL too.
cli-db-file = The backup.
cli-db-backed-up = { $rows ->
    [one] One row is in { $file }.
   *[other] { $rows } rows are in { $file }.
}
cli-db-restored = { $rows ->
    [one] One row restored from { $file }.
   *[other] { $rows } rows restored from { $file }.
}
cli-db-moderator-help = Make an account a moderator’s: it sees reports and can silence and ban.
cli-db-moderator-name = The name of the account.
cli-db-moderator-off = Take the mark away again.
cli-db-moderator-now = { $now ->
    [on] { $name } is a moderator now.
   *[off] { $name } is no moderator any more.
}
error-backup-not-empty = The database is not empty; a backup is restored into an empty one.
error-backup-form = This is no backup that can be read; wrong in line { $line }.
error-backup-other-form = The backup is of another form of the database ({ $form }); restore it with the version that wrote it and upgrade then.
cli-bot-summary = Have a level play on a server as a bot.
cli-bot-help = Sign in with a bot’s API token, take every challenge and open game that fits, and play at a level until stopped with Ctrl-C.
cli-bot-server = The address of the server.
cli-bot-token = The API token; better in the environment as FIVEPOINT_TOKEN.
cli-bot-level = The level it plays at.
cli-bot-matches = Leave after so many matches; 0 plays on.
cli-bot-ready = { $name } waits for opponents on { $server }.
cli-bot-over = { $table }: { $result ->
    [won] won.
   *[lost] lost.
}
error-bot-token = A bot needs an API token, in --token or FIVEPOINT_TOKEN.
error-server-refused = The server says: { $text }
error-server-away = The server cannot be reached: { $reason }.

# Tournaments.
error-tournament-unknown = There is no tournament { $name }.
error-tournament-name = The name of a tournament has from 1 to { $most } characters on one line.
error-tournament-days = The time for a round is from 1 to 60 days.
error-tournament-length = A tournament is of matches to a number of points.
error-tournament-started = The tournament has started already.
error-tournament-over = The tournament is over.
error-tournament-full = { $most ->
    [one] A tournament has at most { $most } entrant.
   *[other] A tournament has at most { $most } entrants.
}
error-tournament-few = A tournament needs two entrants at least.
error-tournament-not-in = You are not in this tournament.
error-tournament-not-them = { $name } is neither an entrant nor a reserve of this tournament.
error-replace-form = Somebody who plays is replaced by a reserve: by who entered after the start.
error-replace-nothing = Nothing is left for this player to play.
error-replace-playing = A match of this player is on; decide it or wait until it is over.
error-pairing-unknown = There is no such pairing.
error-pairing-not-yours = This pairing is not yours to play.
error-pairing-early = The round of this pairing has not begun.
error-decision-form = A decision names one of the two sides as winner, or gives more days, while there is no winner.
error-directors-only = Only the director of the tournament can do this.
cli-serve-oidc-issuer = The address of a site at which people may sign in too (OpenID Connect); its secret for this server is read from FIVEPOINT_OIDC_SECRET.
cli-serve-oidc-client = The name under which that site knows this server.
cli-serve-oidc-name = What people know that site by; else its host.
cli-serve-metrics = The port on 127.0.0.1 at which Prometheus finds figures; 0 for none.

# Mails.
mail-confirm-subject = Fivepoint: your mail address
mail-confirm =
    Hello { $name },

    open this link to recover your account by mail should you ever lose your password. It is good once, for a day:

    { $link }

    If you did not ask for this, do nothing: nothing will change.
mail-recover-subject = Fivepoint: recover your account
mail-recover =
    Hello,

    with this link you set a new password and are signed in. It is good once, for 30 minutes:

    { $links }

    If you did not ask for this, do nothing: nothing will change.
