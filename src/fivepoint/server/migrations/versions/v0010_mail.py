"""Mail addresses of accounts, and the links that are sent there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for an address, and the table of links."""
    op.add_column("accounts", sa.Column("mail", sa.String(254)))
    op.create_index("ix_accounts_mail", "accounts", ["mail"])
    op.create_table(
        "mail_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_mail_links_account_id", "mail_links", ["account_id"])


def downgrade() -> None:
    """Forget them; accounts keep their other keys."""
    op.drop_table("mail_links")
    op.drop_index("ix_accounts_mail", "accounts")
    op.drop_column("accounts", "mail")
