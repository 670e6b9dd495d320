"""Mail that this server sends, through the SMTP server that its operator has named.

Off unless the environment tells of one. smtplib waits for the network and so works in
threads, two at once at most. What goes wrong is logged without addresses and texts.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import TYPE_CHECKING, Literal, TypeAlias
from urllib.parse import unquote, urlsplit

from fivepoint.errors import FivepointError, RulesError

if TYPE_CHECKING:
    from collections.abc import Mapping

log = logging.getLogger("fivepoint.server")

Security: TypeAlias = Literal["smtp", "smtps", "smtp+plain"]
"""TLS after STARTTLS, from the first byte on, or none."""

_PORTS: dict[Security, int] = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
_HERE = ("127.0.0.1", "::1", "localhost")
PATIENCE_SECONDS = 10.0
LONGEST_ADDRESS = 254
_DOMAIN = r"(?:[a-z\d-]{1,63}\.)+[a-z][a-z\d-]{1,62}"
_ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@" + _DOMAIN, re.ASCII)


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The SMTP server, who its mails are from, and the address under which people know this site.

    ``site`` begins every link that is sent: what a request says of its host is not believed.
    """

    security: Security
    host: str
    port: int
    user: str | None
    password: str | None = field(repr=False)
    sender: str
    site: str

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> MailSettings | None:
        """What the environment says, None if it names no SMTP server.

        FivepointError ``mail-smtp``, ``mail-sender`` or ``mail-site`` for what cannot be used:
        passwords and links go over no line on which anybody could read them.
        """
        if not environment.get("FIVEPOINT_SMTP"):
            return None
        server, security = urlsplit(environment["FIVEPOINT_SMTP"]), _security(environment)
        sender = environment.get("FIVEPOINT_MAIL_FROM", "")
        if "@" not in parseaddr(sender)[1] or not sender.isprintable():
            raise FivepointError("mail-sender")
        site = urlsplit(environment.get("FIVEPOINT_SITE", ""))
        safe = site.scheme == "https" or (site.scheme == "http" and site.hostname in _HERE)
        if not safe or not site.hostname or site.path.strip("/") or site.query or site.fragment:
            raise FivepointError("mail-site")
        return cls(
            security,
            server.hostname or "",
            server.port or _PORTS[security],
            None if server.username is None else unquote(server.username),
            None if server.password is None else unquote(server.password),
            sender,
            f"{site.scheme}://{site.netloc}",
        )


def _security(environment: Mapping[str, str]) -> Security:
    server = urlsplit(environment["FIVEPOINT_SMTP"])
    found: Security | None = next((name for name in _PORTS if name == server.scheme), None)
    try:
        good = server.hostname and (server.port is None or server.port > 0)
    except ValueError:  # no number, or too large a one
        good = False
    if found is None or not good or (found == "smtp+plain" and server.hostname not in _HERE):
        raise FivepointError("mail-smtp")
    return found


def read_address(text: str) -> str:
    """A mail address as it is kept, in small letters. RulesError ``mail-form`` if it is none.

    >>> read_address(" Anna@Example.org ")
    'anna@example.org'
    """
    # Lowered only if it is plain: some other letters become plain ones by that.
    plain = text.strip().lower() if text.isascii() else ""
    if len(plain) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(plain):
        raise RulesError("mail-form")
    return plain


class Outbox:
    """Sends mail."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings
        self._turn = asyncio.Semaphore(2)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Give a mail to the SMTP server; whether that took it."""
        message = EmailMessage(SMTP.clone(cte_type="7bit"))
        message["From"], message["To"], message["Subject"] = self._settings.sender, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(self._settings.sender)[1].split("@")[1])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        async with self._turn:
            try:
                await asyncio.to_thread(self._hand_over, message)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("a mail could not be sent: %s", type(error).__name__)
                return False
        return True

    def _hand_over(self, message: EmailMessage) -> None:
        settings, tls = self._settings, ssl.create_default_context()
        where = (settings.host, settings.port)
        if settings.security == "smtps":
            client: smtplib.SMTP = smtplib.SMTP_SSL(*where, timeout=PATIENCE_SECONDS, context=tls)
        else:
            client = smtplib.SMTP(*where, timeout=PATIENCE_SECONDS)
        with client:
            if settings.security == "smtp":
                client.starttls(context=tls)
            if settings.user is not None:
                client.login(settings.user, settings.password or "")
            client.send_message(message)
