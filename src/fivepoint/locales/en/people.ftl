### Playing people: lobby, accounts, players, talk. Pages load it when they need it.

## Signing in, the account

people-account = Account
people-welcome = Welcome
people-sign-in = Sign in
people-sign-up = Make an account
people-sign-recover = Recover an account
people-sign-out = Sign out
people-sign-in-or-up = Sign in or make an account
people-as-guest = Play as a guest
people-guest = Guest
people-guest-note = As a guest you play at once, unrated and with no account.
people-guest-now = You are the guest { $name }. With an account you keep your matches and can play rated.
people-name = Name
people-name-note = Letters and digits; everybody sees it.
people-your-name = Your name
people-password = Password
people-password-now = Present password
people-password-new = New password
people-password-note = Long is good: a sentence makes a fine password.
people-password-change = Set the password
people-password-changed = The password is set; other browsers are signed out.
people-show = Show
people-recovery-code = Recovery code
people-codes = Recovery codes
people-codes-note = Each lets you in once if you lose your password or passkey. They are shown only now: keep them somewhere safe.
people-codes-kept = I have kept them
people-codes-new = New recovery codes
people-mail = Mail address (optional)
people-mail-address = Mail address
people-mail-note = Only for recovering the account; nobody sees it.
people-mail-sent = A link has been sent to { $mail }. Once you open it, the account can be recovered by mail.
people-mail-none = Without a mail address, only recovery codes open an account whose other keys are lost.
people-mail-now = The account can be recovered by mail to { $mail }.
people-mail-set = Send the link
people-mail-confirmed = This mail address is the account’s from now on.
people-mail-way = Recovery by mail
people-mail-ask-note = If an account has this address, a link goes there with which you set a new password.
people-mail-asked = If an account has this address, a link is on its way. It is good for 30 minutes.
people-mail-fresh = Set a new password and you are signed in; all other browsers are signed out.
people-copy = Copy
people-copied = Copied.
people-save = Save as a file
people-passkey = Passkey
people-passkey-in = Sign in with a passkey
people-passkey-up = With a passkey, no password
people-passkey-add = Add a passkey
people-passkey-failed = The passkey was not used. Please try again.
people-other-in = Sign in with { $site }
people-other-link = Sign in with { $site } too
people-other-forget = Sign in with { $site } no longer
people-other-new = { $site } knows you; here you are new. Choose the name by which others will see you.
people-other-failed = Signing in with { $site } did not work. Please try again.
people-other-taken = This sign-in with { $site } belongs to another account here.
people-profile = Your public page
people-keys = Ways to sign in
people-devices = Signed in here
people-device-here = This browser
people-device-seen = Last seen { $moment }
people-devices-others = Sign out everywhere else
people-remove = Remove
people-own-bots = Bots
people-own-bots-note = A bot is an account for a program of yours; it signs in with a token.
people-bot-new = Make a bot
people-token-new = New token
people-token-shown = The token of { $name }, shown only now:
people-data = Your data
people-export = Export everything
people-delete = Delete the account
people-delete-sure = This cannot be undone. Matches you played stay for your opponents, without your name.

## The lobby

people-nobody-yet = You play as a guest until you sign in.
people-you-are = { $guest ->
    [yes] You are the guest { $name }.
   *[no] You are { $name }.
}
people-rating = Rating { $rating }
people-rating-experience = Rating { $rating }, experience { $experience }
people-quick = Play now
people-quick-note = { $rated ->
    [yes] Rated, with the usual clock, against whoever wants the same.
   *[no] Unrated, with the usual clock, against whoever wants the same.
}
people-points = { $length ->
    [one] { $length } point
   *[other] { $length } points
}
people-own-game = Your game
people-play = Play
people-match = Match
people-length-money = Money session
people-length-match = { $length ->
    [one] Match to { $length } point
   *[other] Match to { $length } points
}
people-clock-choice = Clock
people-clock-standard = Usual: 12 s a move, 2 min a point
people-clock-quick = Quick: 8 s a move, 1 min a point
people-clock-bronstein = Bronstein: time used is given back, 12 s at most
people-clock-days = By correspondence: days a move
people-clock-none = None
people-clock = { $kind ->
    [delay] { $minutes } min + { $seconds } s a move
    [bronstein] { $minutes } min, Bronstein { $seconds } s
    [correspondence] { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
   *[none] no clock
}
people-days = Days a move
people-rated = Rated
people-rated-not = Only matches with a clock can be rated.
people-rated-account = Rated matches are between accounts: sign in first.
people-range = Opponent’s rating
people-range-any = Any
people-range-within = Within { $range } of mine
people-per-roll = Both sides add to every roll
people-per-roll-note = Then not even the server can know a roll before it is made.
people-seek = { $length } · { $clock } · { $rated ->
    [yes] rated
   *[no] unrated
}{ $fair ->
    [yes] { " · both add to every roll" }
   *[no] { "" }
}
people-offer = Offer in the lobby
people-invite = Invite by link
people-challenge = Challenge { $name }
people-challenge-send = Send the challenge
people-challenges = Challenges to you
people-own = Your offers and challenges
people-accept = Accept
people-decline = Decline
people-declined = The challenge was declined or withdrawn.
people-waiting = Waiting
people-waiting-any = For anybody
people-waiting-for = For { $name }
people-waiting-note = You may go to other pages meanwhile, or play the computer: you are called when somebody comes.
people-withdraw = Withdraw
people-open = Open games
people-open-none = Nobody waiting. Play the computer while you wait.
people-not-for-you = Your rating, or playing as a guest, does not fit this game.
people-bots = The computer
people-bots-note = { $length }, { $clock }, as chosen under “Your game”.
people-bot = Bot
people-bot-level = The computer’s level { $level }
people-tournaments = Tournaments
people-going = { $count ->
    [0] Your matches
    [one] Your matches: your turn in { $count }
   *[other] Your matches: your turn in { $count }
}
people-going-against = Against { $name }
people-going-open = Invitation: the other seat is still free
people-going-left = { $time } left to move
people-going-look = Look
people-your-turn = Your turn
people-watch = Games to watch
people-found = Your game is ready.
people-challenged = { $name } wants to play you.
people-match-ready = { $name } is ready for your match in { $tournament }.
people-to-tournament = To the tournament
people-next = Your new match is ready.
people-next-go = To the board

## Invitations

people-invited = Invitation
people-invited-by = { $name } invites you to play
people-somebody = Somebody
people-invite-note = Send this address to whom you want to play. Whoever opens it first has the seat.
people-invite-text = Play backgammon with me:
people-invite-waiting = The game begins here by itself when the seat is taken.
people-share = Share
people-qr = The address as a QR code
people-take-seat = Take the seat and play

## At the table

people-chat = Chat
people-chat-empty = Nothing said yet. The phrases below are read by everybody in their own language.
people-chat-text = Type a message
people-chat-send = Send
people-phrases = Phrases
people-free-chat = Free chat
people-free-chat-note = Show and send texts of one’s own, beside the phrases.
people-spectator = watching
people-said = { $name } says: { $words }
people-about = About { $name }
people-mute = { $on ->
    [yes] Hear again
   *[no] Mute
}
people-block = { $on ->
    [yes] Meet again
   *[no] Block
}
people-report = Report
people-report-kind = What is wrong
people-report-insult = Insults
people-report-stalling = Stalling or leaving
people-report-cheating = Cheating
people-report-name = The name
people-report-other = Something else
people-report-text = In your words (optional)
people-report-send = Send the report
people-reported = Reported. A moderator will look at it.
people-away = { $name } is away.
people-away-left = { $name } is away. If that lasts { $time } more, you may claim the win.
people-claim = Claim the win
people-claim-may = { $name } has been away too long. You may claim the win of the match, or wait on.
people-claim-sure = Yes, end the match
people-sealing-server = The server has sealed its number for the dice.
people-sealing-both = Both browsers seal theirs.
people-sealing-shown = Both are shown, and the match begins.
people-sealing-cancelled = The match was cancelled before it began: a side did not give its number for the dice in time.
people-rematch-asked = Rematch offered; waiting for an answer.
people-rematch-offered = { $name } offers a rematch: press Rematch to accept.
people-say-hello = Hello!
people-say-good-luck = Good luck!
people-say-nice-roll = Nice roll!
people-say-lucky-me = I was lucky.
people-say-unlucky = Bad luck!
people-say-oops = Oops!
people-say-sorry = Sorry!
people-say-moment-please = One moment, please.
people-say-well-played = Well played!
people-say-thanks = Thank you!
people-say-one-more = One more?
people-say-goodbye = Goodbye!

## Players and ratings

people-player = Player
people-since = { $kind ->
    [guest] Guest since { $day }
   *[other] Here since { $day }
}
people-rating-word = Rating
people-rating-note = By the published FIBS formula: every change below opens with all its numbers. Glicko-2 stands beside it to find opponents of one’s strength; ± is two deviations.
people-experience = Experience
people-won = Matches won
people-won-of = { $wins } of { $matches }
people-glicko = Glicko-2
people-glicko-value = { $rating } ± { $deviation }
people-curve = Rating after each of { $matches } rated matches: between { $low } and { $high }, now { $last }.
people-matches = Matches
people-matches-none = No matches yet.
people-match-against = { $won ->
    [yes] Won against { $name }
    [no] Lost to { $name }
   *[open] Played { $name }
}
people-see-match = See the match
people-older = Older matches
people-unrated = Unrated
people-sums = How the ratings changed
people-sums-none = Rated, but it does not count: these two have played too often within a day.
people-sums-soon = The rating change is being booked.
people-sums-chance = Difference D = { $difference }, match to { $length }: the lower rated side’s chance is { $chance } = 1 / (10^(D × √{ $length } / 2000) + 1).
people-sums-won = { $underdog ->
    [even] Both sides were rated the same, so p = { $p }.
    [yes] The lower rated side won, so p = { $p }.
   *[no] The higher rated side won, so p = { $p }.
}
people-sums-side = { $won ->
    [yes] Won with experience { $experience }: k = { $k }, so 4 × { $k } × √{ $length } × { $p } = { $change }.
   *[no] Lost with experience { $experience }: k = { $k }, so −4 × { $k } × √{ $length } × { $p } = { $change }.
}
people-sums-after = Rating { $before } → { $after }
people-sums-glicko = Glicko-2 { $before } (deviation { $spread }) → { $after } (deviation { $narrow })
people-pr = PR
people-pr-value = { $pr } ± { $spread }
people-pr-few = Too few decisions for a PR ({ $counted } of { $least })
people-pr-note = { $matches ->
    [one] PR from { $counted } decisions in one analysed match ({ $engines }); a lower PR is better.
   *[other] PR from { $counted } decisions in { $matches } analysed matches ({ $engines }); a lower PR is better.
}
people-pr-none = A PR is shown once matches have been reviewed.
people-pr-of = PR of { $name }: { $value }
people-pr-engine = { $engine } at level { $level }
people-dice = Dice
people-dice-note = All rolls in matches played here, opening rolls aside: { $own } of this player, { $other } of the other sides. The fewer rolls, the larger the differences from the expected that are ordinary.
people-dice-roll = Roll
people-dice-expected = Expected
people-dice-others = Opponents
people-leaders = Leaderboard
people-leaders-note = Players with an experience of 50 points or more, by rating.
people-leaders-none = Nobody has played enough rated matches yet.
people-rank = Rank

## Moderation

people-moderation = Moderation
people-reports = Open reports
people-reports-none = Nothing is waiting.
people-report-by = { $kind }, reported by { $name }, { $moment }
people-report-close = Close the report
people-silence = { $days ->
    [one] Silence for { $days } day
   *[other] Silence for { $days } days
}
people-ban = { $days ->
    [one] Ban for { $days } day
   *[other] Ban for { $days } days
}
people-lift = Lift
people-log = What was done
people-log-line = { $action ->
    [silence] { $moderator } silenced { $name }
    [ban] { $moderator } banned { $name }
    [lift] { $moderator } lifted what was on { $name }
   *[close] { $moderator } closed a report
}
people-log-until = until { $moment }
