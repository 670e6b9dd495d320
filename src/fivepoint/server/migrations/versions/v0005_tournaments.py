"""Tournaments, who has entered, and who meets whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables of tournaments."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("director", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column(
            "tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True
        ),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("place", sa.Integer),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_table(
        "pairings",
        sa.Column(
            "tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True
        ),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("white", sa.String(32), nullable=False),
        sa.Column("black", sa.String(32)),
        sa.Column("table_id", sa.String(32)),
        sa.Column("winner", sa.String(32)),
        sa.Column("how", sa.String(16)),
        sa.Column("white_ready", sa.BigInteger),
        sa.Column("black_ready", sa.BigInteger),
        sa.Column("deadline", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])


def downgrade() -> None:
    """Forget all tournaments."""
    for name in (
        "pairings",
        "entrants",
        "tournaments",
    ):
        op.drop_table(name)
