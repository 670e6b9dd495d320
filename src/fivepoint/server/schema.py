"""The tables of the database.

Of matches rows are added, never changed: ``tables`` holds how a table was made,
``seatings`` who took which seat, ``events`` the actions of its match by number.
Everything else about a match is a replay of these. Of people (``accounts`` and what
hangs on it) rows change and go, because people may change their minds.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),  # ms since 1970, UTC
    Column("rules", Text, nullable=False),  # JSON, as in a match record
    Column("clock", Text, nullable=False),  # JSON of ClockRules
    Column("dice", String(16), nullable=False),
    Column("seed", String(64), nullable=False),  # hex
    Column("sealed", Boolean, nullable=False, server_default=false()),  # commit, then reveal
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("per_roll", Boolean, nullable=False, server_default=false()),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(200), nullable=False),
    Column("level", String(64)),
    Column("local", Boolean, nullable=False),
    Column("key_hash", String(64)),  # hex SHA-256 of the seat's key
    Column("secret", String(64), nullable=False),  # hex, for the dice
    Column("secret_by_server", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("account_id", String(32), index=True),  # whose seat; None for a seat held by its key
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),  # JSON, as in a match record
)

handshakes = Table(
    "handshakes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), primary_key=True),  # commit or reveal
    Column("value", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

contributions = Table(
    "contributions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("value", String(64), nullable=False),
)

cancellations = Table(
    "cancellations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("code", String(32), nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("white", String(32), index=True),  # accounts, where there are any
    Column("black", String(32), index=True),
    Column("length", Integer),
    Column("white_points", Integer, nullable=False),
    Column("black_points", Integer, nullable=False),
    Column("winner", SmallInteger),
    Column("ending", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("dice", Text, nullable=False),  # JSON: the 21 rolls of White and of Black, counted
)

ratings = Table(
    "ratings",
    metadata,
    Column("account_id", String(32), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("experience", Integer, nullable=False),
    Column("glicko", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the last match, to which Glicko's belong
    Column("matches", Integer, nullable=False),
)

changes = Table(
    "changes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order of rating
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("unrated", String(32)),  # the code of why it did not count
    Column("before", Text, nullable=False),  # JSON: both sides' ratings
    Column("after", Text, nullable=False),
)

counters = Table(
    "counters",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

seeks = Table(
    "seeks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account_id", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("to_account", String(32)),
    Column("rules", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("per_roll", Boolean, nullable=False),
    Column("low", Integer),
    Column("high", Integer),
    Column("rematch", String(32)),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when its owner was last connected
    Column("table_id", String(32)),  # once it has been taken
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account_id", String(32), index=True),
    Column("seat", SmallInteger),
    Column("name", String(64), nullable=False),
    Column("phrase", String(32)),
    Column("text", Text),
    Column("at", BigInteger, nullable=False),
)

relations = Table(
    "relations",
    metadata,
    Column("account_id", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("other_id", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("reported", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32)),
    Column("text", Text, nullable=False),
    Column("closed", BigInteger),
)

moderation = Table(
    "moderation",  # only ever added to: it is the audit log too
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("moderator", String(32), nullable=False),
    Column("account_id", String(32), index=True),
    Column("action", String(16), nullable=False),
    Column("until", BigInteger),
    Column("report", Integer),
    Column("note", Text, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),  # the hash of the rest
    Column("created", BigInteger, nullable=False),
    Column("format", String(16), nullable=False),
    Column("record", Text, nullable=False),  # JSON
    Column("remarks", Text, nullable=False),  # JSON: texts by language
)

analyses = Table(
    "analyses",
    metadata,
    Column("review_id", String(32), primary_key=True),
    Column("level", String(32), primary_key=True),
    Column("net", String(128), primary_key=True),  # another net gives another analysis
    Column("created", BigInteger, nullable=False),
    Column("known", Text, nullable=False),  # the answers of the engine
)

performances = Table(
    "performances",  # of finished matches that were reviewed; all can be made again
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("review_id", String(32), nullable=False, index=True),
    Column("level", String(32)),  # None until it has been analysed to the end
    Column("plies", Integer),
    Column("engine", String(64)),
    Column("figures", Text),  # JSON by seat: counted decisions, equity lost in them, its squares
)

figures = Table(
    "figures",  # made of the rest, at any time anew: see reviews/figures.py
    metadata,
    Column("source", String(32), primary_key=True),  # a table or a review
    Column("judge", String(200), primary_key=True),  # level and net
    Column("events", Integer, nullable=False),  # how many there were to be judged
    Column("rows", Text, nullable=False),  # JSON: White's and Black's, none without a game
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),  # guest, person or bot
    Column("name", String(64), nullable=False),
    Column("folded", String(128), nullable=False, unique=True),  # see accounts/names.py
    Column("skeleton", String(128), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("password", String(200)),  # argon2, with its parameters and salt
    Column("owner", String(32), ForeignKey("accounts.id")),  # of a bot: whose it is
    Column("level", String(64)),  # of a bot of this server
    Column("free_chat", Boolean, nullable=False),
    Column("moderator", Boolean, nullable=False),
    Column("mail", String(254), index=True),  # once its owner has opened a link sent there
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),  # hex SHA-256 of the cookie
    Column("account_id", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("agent", String(200), nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # the credential's id, base64url
    Column("account_id", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),  # COSE, base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("challenge", String(128), nullable=False),  # base64url
    Column("account_id", String(32)),
    Column("expires", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("account_id", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("code_hash", String(64), primary_key=True),
)

mail_links = Table(
    "mail_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),  # hex SHA-256 of the link's token
    Column("account_id", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("purpose", String(8), nullable=False),  # confirm or recover
    Column("mail", String(254), nullable=False),  # where it was sent
    Column("expires", BigInteger, nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("identity", String(64), primary_key=True),  # hex SHA-256 of the issuer and subject
    Column("account_id", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", String(32), ForeignKey("accounts.id"), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("stage", String(16), nullable=False),
    Column("director", String(32), ForeignKey("accounts.id"), nullable=False),
    Column("rules", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("days", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("account_id", String(32), ForeignKey("accounts.id"), primary_key=True),
    Column("place", Integer),
    Column("withdrawn", Boolean, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("white", String(32), nullable=False),
    Column("black", String(32)),
    Column("table_id", String(32), index=True),
    Column("winner", String(32)),
    Column("how", String(16)),
    Column("white_ready", BigInteger),
    Column("black_ready", BigInteger),
    Column("deadline", BigInteger, nullable=False),
)
