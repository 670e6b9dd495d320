"""A real SMTP server for tests, which keeps the mails that are given to it."""

from __future__ import annotations

import re
import socket
import time
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default
from typing import TYPE_CHECKING, Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from fivepoint.server.outbox import MailSettings

if TYPE_CHECKING:
    import ssl
    from collections.abc import Generator
    from email.message import EmailMessage
    from pathlib import Path

    from aiosmtpd.smtp import SMTP, Envelope, LoginPassword, Session

PATIENCE = 20
USER, SECRET = "fivepoint", "p@ss/word"


class PostOffice:
    """What has come, also as files 1.txt and so on in ``folder``; ``refusing`` it takes nothing."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self.mails: list[EmailMessage] = []
        self.signed_in: list[bool] = []
        self.refusing = False
        self.port = 0

    async def handle_DATA(  # noqa: N802 - aiosmtpd calls it so
        self, _server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        if self.refusing:
            return "451 later"
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        if self._folder is not None:
            part = self._folder / "part"
            part.write_text(mail.get_content(), "utf-8")
            part.rename(self._folder / f"{len(self.mails) + 1}.txt")
        self.mails.append(mail)
        self.signed_in.append(session.authenticated is True)
        return "250 taken"

    def wait(self, count: int) -> EmailMessage:
        """The mail of this number, the first being 1, once it is there."""
        until = time.monotonic() + PATIENCE
        while len(self.mails) < count:
            assert time.monotonic() < until, "no mail came"
            time.sleep(0.01)
        return self.mails[count - 1]

    @property
    def settings(self) -> MailSettings:
        """How a server sends its mail here."""
        found = MailSettings.read(self.environment("smtp+plain"))
        assert found is not None
        return found

    def environment(self, security: str, access: str = "") -> dict[str, str]:
        """The same as an operator tells it."""
        return {
            "FIVEPOINT_SMTP": f"{security}://{access}localhost:{self.port}",
            "FIVEPOINT_MAIL_FROM": "Fivepoint <site@example.org>",
            "FIVEPOINT_SITE": "https://play.example.org",
        }


def _check(
    _server: SMTP, _session: Session, _envelope: Envelope, kind: str, told: Any
) -> AuthResult:
    login: LoginPassword = told
    good = (login.login, login.password) == (USER.encode(), SECRET.encode())
    return AuthResult(success=good and kind in ("PLAIN", "LOGIN"))


@contextmanager
def post_office(
    tls: ssl.SSLContext | None = None, folder: Path | None = None
) -> Generator[PostOffice]:
    """An SMTP server for the time of the block; with ``tls`` it wants that and a password."""
    office = PostOffice(folder)
    wanted: dict[str, Any] = {}
    if tls is not None:
        wanted = {"tls_context": tls, "require_starttls": True, "auth_required": True,
                  "authenticator": _check}  # fmt: skip
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        office.port = free.getsockname()[1]
    controller = Controller(office, hostname="127.0.0.1", port=office.port, **wanted)
    controller.start()
    try:
        yield office
    finally:
        controller.stop()


def token_in(mail: EmailMessage, purpose: str) -> str:
    """The token of the link in a mail."""
    found = re.search(rf"https://play\.example\.org/account#{purpose}=([\w-]+)", mail.get_content())
    assert found, mail.get_content()
    return found[1]
