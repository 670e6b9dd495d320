"""Recovery by mail: addresses are proved, links are good once and for a while, nothing is told."""

from __future__ import annotations

import logging
import sqlite3
import ssl
import threading
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest

from fivepoint.errors import FivepointError, RulesError
from fivepoint.server.accounts import mail_links
from fivepoint.server.outbox import MailSettings, Outbox, read_address
from tests.server.accounts.post_office import PATIENCE, SECRET, USER, post_office, token_in
from tests.server.people import PASSWORD, Browser, serving
from tests.server.serving import Server

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient

    from tests.server.accounts.post_office import PostOffice

NEW = "another long sentence"
MAIL = "anna@example.org"


@pytest.fixture
def office() -> Generator[PostOffice]:
    with post_office() as running:
        yield running


@pytest.fixture
def client(tmp_path: Path, office: PostOffice) -> Generator[TestClient[Litestar]]:
    with serving(tmp_path, mail=office.settings) as running:
        yield running


def signed_up(client: TestClient[Litestar], name: str, mail: str = MAIL) -> Browser:
    browser = Browser(client)
    browser.post("/api/accounts", {"name": name, "password": PASSWORD, "mail": mail})
    return browser


def confirmed(client: TestClient[Litestar], office: PostOffice, name: str) -> Browser:
    browser = signed_up(client, name)
    token = token_in(office.wait(len(office.mails) + 1), "confirm")
    assert Browser(client).ask(
        "POST", "/api/account/mail/confirmation", {"token": token}
    ).status_code == 204  # fmt: skip
    return browser


def asked(browser: Browser, mail: str = MAIL) -> None:
    assert browser.ask("POST", "/api/session/mail", {"mail": mail}).status_code == 204


def test_a_link_by_mail_opens_an_account_once_and_ends_all_sessions(
    client: TestClient[Litestar], office: PostOffice
) -> None:
    anna = confirmed(client, office, "Anna")
    assert anna.get("/api/me")["me"]["mail"] == MAIL
    lost = Browser(client)
    assert lost.get("/api/me")["mail"] is True
    asked(lost, " Anna@Example.ORG ")
    mail = office.wait(2)
    assert (mail["To"], mail["From"]) == (MAIL, "Fivepoint <site@example.org>")
    assert "Anna: https://play.example.org/account#recover=" in mail.get_content()
    asked(lost)
    token, other = token_in(mail, "recover"), token_in(office.wait(3), "recover")
    path = "/api/session/mail/recovery"
    assert lost.refused("POST", path, {"token": token, "password": "short"}) == "password-length"
    assert lost.refused("POST", path, {"token": "guessed", "password": NEW}) == "link-wrong"
    assert lost.post(path, {"token": token, "password": NEW})["name"] == "Anna"
    assert lost.get("/api/me")["me"]["name"] == "Anna"
    assert anna.get("/api/me")["me"] is None
    for used in (token, other):
        assert lost.refused("POST", path, {"token": used, "password": NEW}) == "link-wrong"
    again = Browser(client)
    assert again.refused("POST", "/api/session", {"name": "Anna", "password": PASSWORD}) == (
        "sign-in-wrong"
    )
    again.post("/api/session", {"name": "Anna", "password": NEW})


def test_an_address_that_was_not_proved_opens_nothing(
    client: TestClient[Litestar], office: PostOffice
) -> None:
    anna = signed_up(client, "Anna")
    token = token_in(office.wait(1), "confirm")
    assert anna.get("/api/me")["me"]["mail"] is None
    stranger = Browser(client)
    asked(stranger)
    # A link of one kind is none of the other.
    told = {"token": token, "password": NEW}
    assert stranger.refused("POST", "/api/session/mail/recovery", told) == "link-wrong"
    path = "/api/account/mail/confirmation"
    assert stranger.ask("POST", path, {"token": token}).status_code == 204
    assert stranger.refused("POST", path, {"token": token}) == "link-wrong"
    assert anna.get("/api/me")["me"]["mail"] == MAIL
    assert len(office.mails) == 1


def test_an_unknown_address_is_answered_alike_and_gets_nothing(
    client: TestClient[Litestar], office: PostOffice
) -> None:
    confirmed(client, office, "Anna")
    browser = Browser(client)
    answers = [
        browser.ask("POST", "/api/session/mail", {"mail": mail})
        for mail in ("nobody@example.org", MAIL)
    ]
    assert [(one.status_code, one.content) for one in answers] == [(204, b"")] * 2
    assert sorted(answers[0].headers) == sorted(answers[1].headers)
    office.wait(2)
    assert [mail["To"] for mail in office.mails] == [MAIL, MAIL]


def test_an_answer_does_not_wait_for_the_mail(
    client: TestClient[Litestar], office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that it takes no longer where an address is known."""
    confirmed(client, office, "Anna")
    answered, sent_late = threading.Event(), threading.Event()

    def slow(_outbox: Outbox, _message: object) -> None:
        if answered.wait(PATIENCE):
            sent_late.set()

    monkeypatch.setattr(Outbox, "_hand_over", slow)
    asked(Browser(client))
    answered.set()
    assert sent_late.wait(PATIENCE)


def test_all_accounts_of_an_address_get_a_link_of_their_own(
    client: TestClient[Litestar], office: PostOffice
) -> None:
    for name in ("Anna", "Ben"):
        confirmed(client, office, name)
    asked(Browser(client))
    text = office.wait(3).get_content()
    assert text.index("Anna: https") < text.index("Ben: https")


def test_links_grow_old(
    client: TestClient[Litestar], office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirmed(client, office, "Anna")
    monkeypatch.setitem(mail_links.LIFE, "recover", -1)
    asked(Browser(client))
    told = {"token": token_in(office.wait(2), "recover"), "password": NEW}
    assert Browser(client).refused("POST", "/api/session/mail/recovery", told) == "link-wrong"


def test_tokens_are_kept_as_hashes_alone(
    client: TestClient[Litestar], office: PostOffice, tmp_path: Path
) -> None:
    anna = confirmed(client, office, "Anna")
    asked(Browser(client))
    token = token_in(office.wait(2), "recover")
    with sqlite3.connect(tmp_path / "db.sqlite") as database:
        rows = database.execute("SELECT * FROM mail_links").fetchall()
    database.close()
    assert len(rows) == 1
    assert token not in str(rows)
    export = anna.ask("GET", "/api/account/export").json()
    assert export["account"]["mail"] == MAIL
    (link,) = export["mail_links"]
    assert link["purpose"] == "recover"
    assert "token_hash" not in link


def test_an_address_is_changed_and_taken_away_with_the_password(
    client: TestClient[Litestar], office: PostOffice
) -> None:
    anna = confirmed(client, office, "Anna")
    asked(Browser(client))
    old = {"token": token_in(office.wait(2), "recover"), "password": NEW}
    wrong = {"mail": "ann@example.org", "password": "not this one"}
    assert anna.refused("PUT", "/api/account/mail", wrong) == "sign-in-wrong"
    change = wrong | {"password": PASSWORD}
    assert anna.ask("PUT", "/api/account/mail", change).json()["mail"] == MAIL
    token = token_in(office.wait(3), "confirm")
    anna.ask("POST", "/api/account/mail/confirmation", {"token": token})
    assert anna.get("/api/me")["me"]["mail"] == "ann@example.org"
    # What went to the old address is good no longer.
    assert Browser(client).refused("POST", "/api/session/mail/recovery", old) == "link-wrong"
    gone = anna.ask("PUT", "/api/account/mail", {"password": PASSWORD})
    assert gone.json()["mail"] is None
    asked(Browser(client), "ann@example.org")
    bad = {"mail": "no address", "password": PASSWORD}
    assert anna.refused("PUT", "/api/account/mail", bad) == "mail-form"
    assert len(office.mails) == 3


def test_who_leaves_leaves_no_address_and_no_link(
    client: TestClient[Litestar], office: PostOffice
) -> None:
    anna = confirmed(client, office, "Anna")
    asked(Browser(client))
    told = {"token": token_in(office.wait(2), "recover"), "password": NEW}
    anna.post("/api/account/delete", {"password": PASSWORD})
    assert Browser(client).refused("POST", "/api/session/mail/recovery", told) == "link-wrong"


def test_mail_that_cannot_be_sent_is_told_to_whoever_asks_for_their_own(
    client: TestClient[Litestar], office: PostOffice, caplog: pytest.LogCaptureFixture
) -> None:
    anna = Browser(client)
    anna.sign_up("Anna")
    office.refusing = True
    change = {"mail": MAIL, "password": PASSWORD}
    with caplog.at_level(logging.WARNING, "fivepoint.server"):
        assert anna.refused("PUT", "/api/account/mail", change) == "mail-failed"
    assert caplog.messages
    assert MAIL not in caplog.text


def test_one_address_is_sent_only_so_many_mails(tmp_path: Path, office: PostOffice) -> None:
    with serving(tmp_path, mail=office.settings, patience=1) as client:
        browser = Browser(client)
        for _ in range(3):
            asked(browser)
        body = {"mail": "ANNA@example.org"}
        assert browser.refused("POST", "/api/session/mail", body) == "too-fast"
        asked(browser, "ben@example.org")


def test_without_an_smtp_server_there_is_nothing_of_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        assert anna.get("/api/me")["mail"] is False
        body = {"name": "Anna", "password": PASSWORD, "mail": MAIL}
        assert anna.refused("POST", "/api/accounts", body) == "mail-off"
        anna.sign_up("Anna")
        for method, path, told in (
            ("PUT", "/api/account/mail", {"mail": MAIL, "password": PASSWORD}),
            ("POST", "/api/account/mail/confirmation", {"token": "t"}),
            ("POST", "/api/session/mail", {"mail": MAIL}),
            ("POST", "/api/session/mail/recovery", {"token": "t", "password": NEW}),
        ):
            assert anna.refused(method, path, told) == "mail-off"


def test_a_mail_is_in_the_language_of_who_asks(
    client: TestClient[Litestar], office: PostOffice
) -> None:
    confirmed(client, office, "Anna")
    for number, (lang, word) in enumerate((("th", "กู้คืน"), ("hu", "visszaszerzése"),
                                           ("pl", "odzyskiwanie")), 2):  # fmt: skip
        Browser(client).ask(
            "POST", "/api/session/mail", {"mail": MAIL}, headers={"accept-language": lang}
        )
        mail = office.wait(number)
        assert word in mail["Subject"]
        assert token_in(mail, "recover")


def test_mail_goes_out_over_tls_with_the_operators_password(tmp_path: Path) -> None:
    certificate, private = tmp_path / "cert.pem", tmp_path / "key.pem"
    make_certificate(certificate, private)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, private)
    access = f"{USER}:{quote(SECRET, safe='')}@"
    with post_office(tls) as office:
        told = office.environment("smtp", access)
        for name, trusted in (("Anna", certificate), ("Ben", tmp_path / "none.pem")):
            log = tmp_path / f"log of {name}"
            more: dict[str, Any] = {**told, "SSL_CERT_FILE": str(trusted)}
            server = Server(tmp_path, errors=log, **more)
            server.start()
            body = {"name": name, "password": PASSWORD, "mail": MAIL}
            assert server.post("/api/accounts", body).status_code == 201
            if trusted == certificate:
                office.wait(1)
            server.stop()  # once the mail was sent, or could not be
            assert ("a mail could not be sent" in log.read_text()) is (trusted != certificate)
        assert office.signed_in == [True]


def make_certificate(certificate: Path, private: Path) -> None:
    """A certificate of ``localhost``, signed by itself."""
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


GOOD = {
    "FIVEPOINT_SMTP": "smtps://mail.example.org",
    "FIVEPOINT_MAIL_FROM": "site@example.org",
    "FIVEPOINT_SITE": "https://play.example.org/",
}


def test_what_the_environment_says() -> None:
    assert MailSettings.read({}) is None
    found = MailSettings.read(GOOD)
    assert found is not None
    assert (found.security, found.port, found.user) == ("smtps", 465, None)
    assert found.site == "https://play.example.org"
    told = GOOD | {"FIVEPOINT_SMTP": "smtp://us%40er:p%2Fw@mail.example.org:2525"}
    found = MailSettings.read(told)
    assert found is not None
    assert (found.port, found.user, found.password) == (2525, "us@er", "p/w")
    assert "p/w" not in repr(found)


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("FIVEPOINT_SMTP", "mail.example.org", "mail-smtp"),
        ("FIVEPOINT_SMTP", "http://mail.example.org", "mail-smtp"),
        ("FIVEPOINT_SMTP", "smtp://mail.example.org:x", "mail-smtp"),
        ("FIVEPOINT_SMTP", "smtp+plain://mail.example.org", "mail-smtp"),
        ("FIVEPOINT_MAIL_FROM", "", "mail-sender"),
        ("FIVEPOINT_MAIL_FROM", "a@b.org\nBcc: c@d.org", "mail-sender"),
        ("FIVEPOINT_SITE", "", "mail-site"),
        ("FIVEPOINT_SITE", "http://play.example.org", "mail-site"),
        ("FIVEPOINT_SITE", "https://play.example.org/path", "mail-site"),
    ],
)
def test_what_cannot_be_used(name: str, value: str, code: str) -> None:
    with pytest.raises(FivepointError) as raised:
        MailSettings.read(GOOD | {name: value})
    assert raised.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        "", "anna", "anna@", "@example.org", "anna@example", "an na@example.org",
        "anna@ex_ample.org", "anna@example.org\nbcc: x@example.org", "a@example.org, b@example.org",
        "<a@example.org>", "a" * 65 + "@example.org", "anna@" + "a." * 130 + "org",
        "anna@example.org\x00", "ANNA@ſite.org", "anna\u212a@example.org", "anna@example..org",
        '"a b"@example.org',
    ],
)  # fmt: skip
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(RulesError) as raised:
        read_address(text)
    assert raised.value.code == "mail-form"
