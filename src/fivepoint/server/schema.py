"""The tables of the database. Rows are added, never changed.

``tables`` holds how a table was made, ``seatings`` who took which seat, ``events``
the actions of its match by number. Everything else is a replay of these.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
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
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),  # JSON, as in a match record
)
