"""Match records to review."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("remarks", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it, reviews and all."""
    op.drop_table("reviews")
