"""What the server keeps about an account outside ``accounts``, erased when it is deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update

from fivepoint.server.accounts.names import DELETED
from fivepoint.server.schema import seatings

if TYPE_CHECKING:
    from sqlalchemy import Executable

    from fivepoint.server.accounts.people import Account


def erasures(account: Account) -> list[Executable]:
    """The statements that erase it. Matches stay for the other side, without the name."""
    return [
        update(seatings)
        .where(seatings.c.account_id == account.id)
        .values(name=DELETED + account.id)
    ]
