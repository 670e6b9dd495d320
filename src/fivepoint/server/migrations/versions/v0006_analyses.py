"""Finished analyses of reviews."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table of analyses."""
    op.create_table(
        "analyses",
        sa.Column("review_id", sa.String(32), primary_key=True),
        sa.Column("level", sa.String(32), primary_key=True),
        sa.Column("net", sa.String(128), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("known", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget all analyses; they can be made again."""
    op.drop_table("analyses")
