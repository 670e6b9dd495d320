"""What the server keeps about an account outside ``accounts``, erased when it is deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, or_, update

from fivepoint.server.accounts.names import DELETED
from fivepoint.server.schema import chats, relations, reports, seatings, seeks

if TYPE_CHECKING:
    from sqlalchemy import Executable

    from fivepoint.server.accounts.people import Account


def erasures(account: Account) -> list[Executable]:
    """The statements that erase it. Matches stay for the other side, without the name."""
    return [
        update(seatings)
        .where(seatings.c.account_id == account.id)
        .values(name=DELETED + account.id),
        update(chats)
        .where(chats.c.account_id == account.id)
        .values(name=DELETED + account.id, text=None, account_id=None),
        delete(seeks).where(
            or_(seeks.c.account_id == account.id, seeks.c.to_account == account.id)
        ),
        delete(relations).where(
            or_(relations.c.account_id == account.id, relations.c.other_id == account.id)
        ),
        update(reports).where(reports.c.reporter == account.id).values(text=""),
    ]
