"""Who somebody is at another site, for signing in there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table of identities."""
    op.create_table(
        "identities",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_identities_account_id", "identities", ["account_id"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("identities")
