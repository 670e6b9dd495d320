"""Messages about people: signing up and in, passkeys, sessions, bots, the account.

All over HTTP. A session is a cookie that pages cannot read; a bot sends its token as
``Authorization: Bearer ...``. Requests that change something must come from a page of
this very server or from a program that sends no cookie.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

AccountKind: TypeAlias = Literal["guest", "person", "bot"]


class Me(Struct):
    """Who is signed in: guests may do everything but play rated.

    ``free_chat`` tells whether other than set phrases are read and written, ``oidc`` whether
    one can sign in at the other site that the server knows, ``mail`` the address at which a way
    back into the account can be asked for.
    """

    name: str
    kind: AccountKind
    created: int
    password: bool
    passkeys: list[str]
    free_chat: bool
    moderator: bool
    oidc: bool = False
    mail: str | None = None


class WhoAmI(Struct):
    """The answer of ``GET /api/me``: ``me`` is None for a browser without a session.

    ``oidc`` names the other site at which one may sign in too (``/api/session/oidc``), if any;
    ``mail`` tells whether the server sends mail.
    """

    me: Me | None
    oidc: str | None = None
    mail: bool = False


class SignUp(Struct, forbid_unknown_fields=True):
    """Make an account (``POST /api/accounts``); a guest becomes it and keeps its matches.

    Without a password a passkey should be added next. To ``mail`` a link is sent; once it has
    been opened, the account can be recovered by mail.
    """

    name: str
    password: str | None = None
    mail: str | None = None


class SignedUp(Struct):
    """A new account and its recovery codes, shown this once."""

    me: Me
    recovery_codes: list[str]


class SignIn(Struct, forbid_unknown_fields=True):
    """Sign in by password (``POST /api/session``)."""

    name: str
    password: str


class Recover(Struct, forbid_unknown_fields=True):
    """Sign in by a recovery code, used up by it, with a new password. All sessions end."""

    name: str
    code: str
    password: str


class MailAddress(Struct, forbid_unknown_fields=True):
    """Change the mail address of an account; the password once more, if there is one.

    A link is sent to ``mail``, which is the account's once that has been opened. None takes
    the address away.
    """

    mail: str | None = None
    password: str | None = None


class OpenedLink(Struct, forbid_unknown_fields=True):
    """The token of a link that came by mail, behind its ``#confirm=``."""

    token: str


class WayBack(Struct, forbid_unknown_fields=True):
    """Ask for a way back into the accounts of a mail address. The answer never tells of any."""

    mail: str


class RecoverByMail(Struct, forbid_unknown_fields=True):
    """Sign in by a link that came by mail (the token behind its ``#recover=``), used up by it.

    Sets a new password. All sessions end.
    """

    token: str
    password: str


class FirstName(Struct, forbid_unknown_fields=True):
    """The name of the new account of somebody who has just signed in at the other site."""

    name: str


class NewPassword(Struct, forbid_unknown_fields=True):
    """Set a password; ``old`` is asked for if there is one."""

    password: str
    old: str | None = None


class RecoveryCodes(Struct):
    """New recovery codes, shown this once; those before are no longer good."""

    recovery_codes: list[str]


class Ceremony(Struct):
    """The first step with a passkey: ``options`` are what the browser's WebAuthn takes."""

    id: str
    options: dict[str, Any]


class Credential(Struct, forbid_unknown_fields=True):
    """The second step with a passkey: what the browser's WebAuthn gave, as JSON."""

    id: str
    credential: dict[str, Any]


class SessionInfo(Struct):
    """One browser that is signed in; ``id`` ends it (``DELETE /api/sessions/{id}``)."""

    id: str
    created: int
    seen: int
    agent: str
    current: bool


class AccountSettings(Struct, forbid_unknown_fields=True):
    """What an account may choose; what is left out stays."""

    free_chat: bool | None = None


class Confirm(Struct, forbid_unknown_fields=True):
    """Leave for good: the password once more, if there is one."""

    password: str | None = None


class NewBot(Struct, forbid_unknown_fields=True):
    """Make an account for a bot; its name begins with ``bot_``."""

    name: str


class BotToken(Struct):
    """A bot and its API token, shown this once."""

    name: str
    token: str


HTTP_TYPES: tuple[type[Struct], ...] = (
    WhoAmI,
    Me,
    SignUp,
    SignedUp,
    SignIn,
    Recover,
    MailAddress,
    OpenedLink,
    WayBack,
    RecoverByMail,
    FirstName,
    NewPassword,
    RecoveryCodes,
    Ceremony,
    Credential,
    SessionInfo,
    AccountSettings,
    Confirm,
    NewBot,
    BotToken,
)
