"""A small client of the match server: signs in with a token, finds games, plays matches.

    with Client("https://example.org", token) as client:
        client.open_seek(length=5)
        table, seat = client.wait_for_game()
        winner = client.play(table, seat, decide)

``decide(match, seat)`` is given the match as the rules fold it and answers with an
action; the server checks it like anybody's. A lost connection is taken up again where
it broke off. Needs the package ``websockets``; knows no engine. One game at a time, no
options that add to every roll.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
import urllib.error
import urllib.request
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from fivepoint.errors import FivepointError
from fivepoint.rules.actions import Roll
from fivepoint.rules.match_rules import MatchRules
from fivepoint.rules.record import Record
from fivepoint.rules.record_json import action_from_json, action_to_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.sync.client import ClientConnection

    from fivepoint.rules.actions import Action
    from fivepoint.rules.match import Match

    Decide: TypeAlias = Callable[[Match, int], Action]

PATIENCE = 60.0
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between tries to connect again; the last one repeats."""

HARMLESS = frozenset({"stale", "ahead", "clock-fallen", "dice-not-sealed", "commit-again"})
"""Refusals after which the next event tells how things stand."""


class Client:
    """A connection of one account. Errors of the server are FivepointError ``server-refused``."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"}
        self._options: dict[str, Any] = {"additional_headers": self._headers, "max_size": None}
        self._socket: ClientConnection | None = None
        self._started: list[tuple[str, int]] = []

    def __enter__(self) -> Self:
        self._connect()
        return self

    def __exit__(self, *_: object) -> None:
        if self._socket is not None:
            self._socket.close()

    # --- over HTTP --------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The JSON of an answer to a request, as ``/schema/openapi.json`` describes it."""
        data = None if body is None else json.dumps(body).encode()
        headers = {**self._headers, "Content-Type": "application/json"}
        request = urllib.request.Request(self.server + path, data, headers, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            told = json.loads(error.read() or b"{}")
            raise FivepointError("server-refused", text=told.get("text", str(error))) from None
        except OSError as error:
            raise FivepointError("server-away", reason=str(error)) from None

    def open_seek(self, length: int | None, *, rated: bool = False, **more: Any) -> str:
        """Offer a game with the standard clock; the seek's id."""
        reserve = 120_000 * (length or 5)
        clock = {"kind": "delay", "reserve": reserve, "delay": 12_000}
        body = {"rules": {"length": length}, "clock": clock, "rated": rated, **more}
        return str(self.ask("POST", "/api/seeks", body)["seek"])

    def take(self, seek: str) -> tuple[str, int]:
        """Take a seek or accept a challenge; the table and one's seat."""
        found = self.ask("POST", f"/api/seeks/{seek}/take", {})
        return found["table"], found["seat"]

    # --- over the socket --------------------------------------------------------------

    def watch(self) -> dict[str, Any]:
        """The lobby now; from here on ``next_message`` brings every change."""
        self._send(type="watch")
        while (message := self.next_message())["type"] != "lobby":
            pass
        return message

    def wait_for_game(self) -> tuple[str, int]:
        """Wait until somebody has taken a seek of one's own; the table and one's seat."""
        while not self._started:
            self.next_message()
        return self._started.pop(0)

    def next_message(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message; probes are answered, found games remembered.

        TimeoutError after ``timeout`` seconds. A lost connection is taken up again first.
        """
        while True:
            assert self._socket is not None, "use the client in a with statement"
            try:
                message: dict[str, Any] = json.loads(self._socket.recv(timeout=timeout))
            except ConnectionClosed:
                self._connect()
                return {"type": "reconnected"}
            if message["type"] == "probe":
                self._send(type="echo", at=message["at"])
                continue
            if message["type"] == "started":
                self._started.append((message["table"], message["seat"]))
            return message

    def play(self, table: str, seat: int, decide: Decide) -> int | None:
        """Play a match to its end; the winner's seat, None if it was cancelled before it began."""
        secret = secrets.token_hex(32)
        record: Record | None = None
        asked = -1
        self._send(type="join", table=table)
        while True:
            message = self.next_message()
            if message["type"] == "reconnected":
                asked = -1
                self._send(type="join", table=table, since=len(record or ()))
            if message["type"] == "refused" and message["table"] == table:
                if message["code"] == "too-fast":
                    time.sleep(1)
                    asked = -1
                elif message["code"] not in HARMLESS:
                    raise FivepointError("server-refused", text=message["text"])
            if message["type"] not in ("joined", "happened") or message["table"] != table:
                continue
            state = message["state"]
            if record is None:
                record = Record(MatchRules(**state["rules"]), ("White", "Black"))
            for event in message["events"]:
                if event["number"] == len(record):
                    record = record.append(action_from_json(event["action"]))
            sealing = state.get("sealing")
            if sealing:
                if sealing["cancelled"]:
                    return None
                self._give_number(table, seat, secret, sealing)
            elif state["phase"] == "match-over":
                return record.match.winner
            elif state["legal"][seat] and state["to_act"] in (seat, None) and asked < len(record):
                asked = len(record)
                self._act(table, asked, decide(record.match, seat))

    def _give_number(self, table: str, seat: int, secret: str, sealing: dict[str, Any]) -> None:
        commitments = sealing["commitments"]
        if commitments[seat] is None:
            value = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
            self._send(type="commit", table=table, seat=seat, commitment=value)
        elif None not in commitments and not sealing["revealed"][seat]:
            self._send(type="reveal", table=table, seat=seat, secret=secret)

    def _act(self, table: str, number: int, action: Action) -> None:
        row = action_to_json(action)
        if isinstance(action, Roll):
            del row["dice"]  # they are the server's
        self._send(type="act", table=table, number=number, action=row)

    def _send(self, **message: Any) -> None:
        assert self._socket is not None, "use the client in a with statement"
        with suppress(ConnectionClosed):  # the next receive connects again
            self._socket.send(json.dumps(message))

    def _connect(self) -> None:
        address = self.server.replace("http", "ws", 1) + "/ws"
        for number in range(1000):
            try:
                # "legacy": not in a with statement, for it is opened anew when lost.
                self._socket = connect(address, **self._options, legacy=True)
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
                if number == 0 and self._socket is None:
                    raise FivepointError("server-away", reason=str(error)) from None
                time.sleep(PAUSES[min(number, len(PAUSES) - 1)])
            else:
                return
        raise FivepointError("server-away", reason=address)
