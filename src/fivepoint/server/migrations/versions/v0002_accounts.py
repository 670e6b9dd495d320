"""Accounts, how they sign in, and which account took a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of people; seats taken so far stay nobody's account."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(128), nullable=False, unique=True),
        sa.Column("skeleton", sa.String(128), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("password", sa.String(200)),
        sa.Column("owner", sa.String(32), sa.ForeignKey("accounts.id")),
        sa.Column("level", sa.String(64)),
        sa.Column("free_chat", sa.Boolean, nullable=False),
        sa.Column("moderator", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
    )
    op.create_index("ix_sessions_account_id", "sessions", ["account_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_account_id", "passkeys", ["account_id"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("challenge", sa.String(128), nullable=False),
        sa.Column("account_id", sa.String(32)),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("code_hash", sa.String(64), primary_key=True),
    )
    op.create_table(
        "api_tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column(
            "account_id",
            sa.String(32),
            sa.ForeignKey("accounts.id"),
            nullable=False,
            unique=True,
        ),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.add_column("seatings", sa.Column("account_id", sa.String(32)))
    op.create_index("ix_seatings_account_id", "seatings", ["account_id"])


def downgrade() -> None:
    """Forget everybody."""
    op.drop_index("ix_seatings_account_id", "seatings")
    op.drop_column("seatings", "account_id")
    for name in (
        "api_tokens",
        "recovery_codes",
        "challenges",
        "passkeys",
        "sessions",
        "accounts",
    ):
        op.drop_table(name)
