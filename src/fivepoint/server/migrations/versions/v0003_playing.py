"""Playing people: sealed numbers, the lobby, chat, results, ratings, moderation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make what playing people needs; tables made so far are neither sealed nor rated."""
    for name in ("sealed", "rated", "per_roll"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )
    op.create_table(
        "handshakes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "contributions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.create_table(
        "cancellations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("white", sa.String(32)),
        sa.Column("black", sa.String(32)),
        sa.Column("length", sa.Integer),
        sa.Column("white_points", sa.Integer, nullable=False),
        sa.Column("black_points", sa.Integer, nullable=False),
        sa.Column("winner", sa.SmallInteger),
        sa.Column("ending", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("dice", sa.Text, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("account_id", sa.String(32), primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("experience", sa.Integer, nullable=False),
        sa.Column("glicko", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_table(
        "changes",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True
        ),
        sa.Column("unrated", sa.String(32)),
        sa.Column("before", sa.Text, nullable=False),
        sa.Column("after", sa.Text, nullable=False),
    )
    op.create_table(
        "counters",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("to_account", sa.String(32)),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("per_roll", sa.Boolean, nullable=False),
        sa.Column("low", sa.Integer),
        sa.Column("high", sa.Integer),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_table(
        "chats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("account_id", sa.String(32)),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("phrase", sa.String(32)),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "relations",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("other_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("reported", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_table(
        "moderation",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("moderator", sa.String(32), nullable=False),
        sa.Column("account_id", sa.String(32)),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("report", sa.Integer),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("ix_results_white", "results", ["white"])
    op.create_index("ix_results_black", "results", ["black"])
    op.create_index("ix_seeks_account_id", "seeks", ["account_id"])
    op.create_index("ix_chats_account_id", "chats", ["account_id"])
    op.create_index("ix_moderation_account_id", "moderation", ["account_id"])
    op.execute("INSERT INTO counters (name, value) VALUES ('ratings', 0)")


def downgrade() -> None:
    """Forget games between people."""
    for name in (
        "moderation",
        "reports",
        "relations",
        "chats",
        "seeks",
        "counters",
        "changes",
        "ratings",
        "results",
        "leases",
        "cancellations",
        "contributions",
        "handshakes",
    ):
        op.drop_table(name)
    for name in ("per_roll", "rated", "sealed"):
        op.drop_column("tables", name)
