# Playing people: accounts, sessions and names.
error-session-needed = Please begin as a guest or sign in first.
error-account-needed = This needs an account; guests and bots cannot do it.
error-already-signed-up = This browser already has an account.
error-sign-in-wrong = The name or the password is wrong.
error-passkey-wrong = This passkey was not accepted; please try again.
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
error-result-unknown = There is no result of this table yet.
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
