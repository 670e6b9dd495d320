"""A page of an account within the test's process: it seals its numbers and plays at random."""

from __future__ import annotations

import hashlib
import secrets
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

from tests.server.people import ORIGIN
from tests.server.serving import PATIENCE, WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Generator

    from litestar import Litestar
    from litestar.testing import TestClient, WebSocketTestSession

    from tests.server.people import Browser

LINKS = 500


def chain(end: str, links: int = LINKS) -> list[str]:
    """A chain of hashes from its end: the first is the secret, then the values for each roll."""
    found = [end]
    while len(found) < links:
        found.append(hashlib.sha256(bytes.fromhex(found[-1])).hexdigest())
    return found[::-1]


def seal(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Sitting:
    """One socket of one browser, at one table at a time."""

    def __init__(self, socket: WebSocketTestSession, seed: int) -> None:
        self._socket = socket
        self.rng = Random(seed)
        self.chain = chain(secrets.token_hex(32))
        self.table = ""
        self.seat = 0
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        self._socket.send_json(message)

    def receive(self) -> dict[str, Any]:
        """The next message that is no probe; events must follow on each other."""
        while True:
            message: dict[str, Any] = self._socket.receive_json(timeout=PATIENCE)
            if message["type"] == "probe":
                self.send(type="echo", at=message["at"])
                continue
            if message["type"] in ("joined", "happened") and message["table"] == self.table:
                for event in message["events"]:
                    if event["number"] == len(self.events):
                        self.events.append(event)
                    assert self.events[event["number"]] == event
                self.state = message["state"]
            self.heard.append(message)
            return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def refusal(self, **message: Any) -> str:
        """The code with which a message is refused."""
        self.send(**message)
        return self.until("refused")["code"]

    def join(self, table: str, seat: int | None = None) -> dict[str, Any]:
        self.table, self.events = table, []
        self.send(type="join", table=table)
        joined = self.until("joined")
        if seat is not None:
            self.seat = seat
            assert joined["state"]["mine"][seat]
        return joined

    def seal(self) -> None:
        """Commit now, without waiting for the other side."""
        value = seal(self.chain[0])
        self.send(type="commit", table=self.table, seat=self.seat, commitment=value)

    def reveal(self) -> None:
        """Reveal once both have committed, and wait until the match can begin."""
        while self.state["sealing"] and None in self.state["sealing"]["commitments"]:
            self.receive()
        self.send(type="reveal", table=self.table, seat=self.seat, secret=self.chain[0])

    def ready(self) -> None:
        while self.state["sealing"]:
            self.receive()

    def step(self) -> bool:
        """Make one decision if one is this seat's; whether there was one."""
        legal = [word for word in self.state["legal"][self.seat] if word in WEIGHTS]
        if not legal or self.state["to_act"] not in (self.seat, None):
            return False
        word = self.rng.choices(legal, [WEIGHTS[word] for word in legal])[0]
        action: dict[str, Any] = {"do": word, "seat": self.seat}
        if word == "play":
            node, steps = 0, list[list[int]]()
            while self.state["graph"][node]:
                origin, target, _, die, node = self.rng.choice(self.state["graph"][node])
                steps.append([origin, target, die])
            action["steps"] = steps
        if word == "resign":
            action["n"] = self.rng.choice(self.state["resignations"][self.seat])
        self.act(action)
        return True

    def act(self, action: dict[str, Any], **more: Any) -> None:
        number = self.state["events"]
        self.send(type="act", table=self.table, number=number, action=action, **more)
        while self.state["events"] <= number:
            message = self.receive()
            if message["type"] == "refused" and message["number"] == number:
                return  # the other side was faster: at an opening roll both may


def play_out(white: Sitting, black: Sitting) -> None:
    """Play until the match is over, each side with only what it was sent."""
    sides = (white, black)
    while True:
        for side, other in (sides, sides[::-1]):
            while side.step():
                while other.state["events"] < side.state["events"]:
                    other.receive()
        if all(side.state["phase"] == "match-over" for side in sides):
            return


@contextmanager
def connected(client: TestClient[Litestar], browser: Browser, seed: int = 0) -> Generator[Sitting]:
    headers = {"host": "testserver.local", "origin": ORIGIN}
    if browser.cookie is not None:
        headers["cookie"] = f"fivepoint_session={browser.cookie}"
    with client.websocket_connect("/ws", headers=headers) as socket:
        yield Sitting(socket, seed)


def begin(white: Sitting, black: Sitting) -> None:
    """Both sides give their numbers for the dice."""
    for side in (white, black):
        side.seal()
    for side in (white, black):
        side.reveal()
    for side in (white, black):
        side.ready()
