"""What analysed matches say of their players, for statistics over time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table of figures."""
    op.create_table(
        "figures",
        sa.Column("source", sa.String(32), primary_key=True),
        sa.Column("judge", sa.String(200), primary_key=True),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("rows", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget all figures; they can be made again."""
    op.drop_table("figures")
