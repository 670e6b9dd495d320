"""How well both sides played in the matches that have been analysed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table of performances."""
    op.create_table(
        "performances",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("review_id", sa.String(32), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("plies", sa.Integer),
        sa.Column("engine", sa.String(64)),
        sa.Column("figures", sa.Text),
    )
    op.create_index("ix_performances_review_id", "performances", ["review_id"])


def downgrade() -> None:
    """Forget them; they come again with each analysis."""
    op.drop_table("performances")
