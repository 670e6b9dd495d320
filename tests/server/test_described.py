"""The HTTP interface against its own description, by Schemathesis.

It sends what the description allows, and what it forbids, to a real server: the first
must be answered as described, the second refused, nothing may fail.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.serving import Server

EXAMPLES = 6
PEOPLE = (
    "seeks|tournaments|relations|reports|lobby|bots|settings|export|passkey|players|leaders"
    "|rematch|moderation|games|recovery-codes|me$"
)


@pytest.mark.timeout(300)
def test_the_server_answers_as_it_is_described(server: Server) -> None:
    run = subprocess.run(
        [
            sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()",
            "run", f"{server.url}/schema/openapi.json", "--checks", "all",
            "--exclude-checks", "allow_header_conformance",  # OPTIONS is the framework's
            "--max-examples", str(EXAMPLES), "--seed", "1", "--no-color",
        ],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout[-5000:] + run.stderr


@pytest.mark.timeout(300)
def test_it_answers_an_account_as_it_is_described(server: Server) -> None:
    """The routes of accounts, lobby and tournaments, for somebody who is signed in."""
    body = {"name": "Schema", "password": "five points and a cube"}
    # From elsewhere: the test before has made as many accounts as one address may.
    signed = server.post("/api/accounts", body, headers={"x-forwarded-for": "10.1.0.1"})
    cookie = signed.headers["set-cookie"].split(";")[0]
    checks = "not_a_server_error,status_code_conformance,response_schema_conformance"
    run = subprocess.run(
        [
            sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()",
            "run", f"{server.url}/schema/openapi.json", "--checks", checks,
            "--max-examples", "3", "--seed", "2", "--no-color",
            "-H", f"Cookie: {cookie}", "-H", f"Origin: {server.url}",
            "--include-path-regex",
            PEOPLE,
            "--exclude-path-regex", "account/delete|session",
        ],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout[-5000:] + run.stderr
