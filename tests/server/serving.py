"""A real server process with a real database, and a page that plays on its socket."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Generator

PATIENCE = 60


# Whoever runs the tests in the background may have Ctrl-C ignored, and that would be inherited.
PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from fivepoint.cli import main
main()
"""


class Server:
    """``fivepoint serve`` in its own process; ``start`` again after ``kill`` on the same port.

    What it warns of goes to the file ``errors``, if there is one. ``prelude`` is run in its
    process first; ``further`` are more arguments and ``environment`` more of that.
    """

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        errors: Path | None = None,
        prelude: str = "",
        further: tuple[str, ...] = (),
        **environment: str,
    ) -> None:
        self.database = database or str(folder / "db.sqlite")
        self._errors = errors
        self._prelude = prelude
        self._further = further
        self._environment = environment
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self._spawn(*self._arguments()))
        assert found
        self.port = int(found[1])
        until = time.monotonic() + PATIENCE
        while True:
            try:
                assert self.get("/api/health").status_code == 200
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.05)
            else:
                return

    def _arguments(self) -> tuple[str, ...]:
        return ("serve", "--port", str(self.port), "--database", self.database, *self._further)

    def _spawn(self, *arguments: str) -> str:
        """Begin the process; the first line that it prints."""
        self._process = self._python(f"{self._prelude}\n{PROGRAM}", *arguments)
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def _python(
        self, program: str, *arguments: str, stdin: int | None = None
    ) -> subprocess.Popen[str]:
        errors = None if self._errors is None else self._errors.open("ab")
        process = subprocess.Popen(
            [sys.executable, "-c", program, *arguments],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={
                **os.environ,
                "COLUMNS": "200",
                "LANG": "C",
                "PYTHONUNBUFFERED": "1",
                **self._environment,
            },
        )
        if errors is not None:
            errors.close()
        return process

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it politely; the exit status."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.send_signal(how)
        status = self._process.wait(PATIENCE)
        self._process.stdout.close()
        return status

    def memory(self) -> float:
        """The kilobytes that the process holds."""
        assert self._process is not None
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return float(line.split()[1])
        return 0

    def cpu(self) -> float:
        """The seconds of processor time that the process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=PATIENCE, **more)

    def post(self, path: str, body: object, **more: Any) -> httpx.Response:
        return httpx.post(self.url + path, json=body, timeout=PATIENCE, **more)

    def delete(self, path: str, **more: Any) -> httpx.Response:
        return httpx.delete(self.url + path, timeout=PATIENCE, **more)

    def table(self, **asked: Any) -> dict[str, Any]:
        """Make a table: a person against the computer, to 1 point, unless asked otherwise."""
        body = {
            "seats": [{"kind": "person", "name": "Anna"},
                      {"kind": "computer", "level": "pip-count"}],
            "rules": {"length": 1},
            "clock": {},
            **asked,
        }  # fmt: skip
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return answer.json()


class QuickServer(Server):
    """A server that is killed and started hundreds of times.

    One process loads the program once and forks a server each time it is told to. It also makes
    an application once, which loads what is loaded then. Leave it with ``close``.
    """

    _FORK = """
import json, os, sys
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl
from fivepoint.cli import main
from fivepoint.server.app import ServerSettings, make_app
make_app(ServerSettings(""))
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        sys.argv = ["fivepoint", *json.loads(line)]
        sys.stdin = open(os.devnull)
        main()
    print("forked", pid)
    print("ended", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
"""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        super().__init__(folder, database)
        self._pid = 0
        self._parent = self._python(self._FORK, stdin=subprocess.PIPE)

    def close(self) -> None:
        """Let the process go that forks."""
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait(PATIENCE)
        self._parent.stdout.close()

    @property
    def running(self) -> bool:
        return self._pid != 0

    @property
    def pid(self) -> int:
        return self._pid

    def _spawn(self, *arguments: str) -> str:
        assert self._parent.stdin is not None
        print(json.dumps(arguments), file=self._parent.stdin, flush=True)
        lines = [self._line(), self._line()]  # the parent's and the child's, in any order
        forked = next(line for line in lines if line.startswith("forked"))
        self._pid = int(forked.split()[1])
        return next(line for line in lines if line != forked)

    def _end(self, how: signal.Signals) -> int:
        os.kill(self._pid, how)
        while not (line := self._line()).startswith("ended"):
            pass
        self._pid = 0
        return int(line.split()[1])

    def _line(self) -> str:
        assert self._parent.stdout is not None
        line = self._parent.stdout.readline()
        assert line, "the process that forks servers has ended"
        return line


class Player:
    """A page with the keys of its seats. It keeps what it was shown, as a browser does."""

    def __init__(self, server: Server, table: str, keys: list[str], seed: int = 0) -> None:
        self.server = server
        self.table = table
        self.keys = keys
        self.rng = Random(seed)
        self.events: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.refusals: list[dict[str, Any]] = []
        self._socket: Any = None

    @contextmanager
    def connected(self, **options: Any) -> Generator[Player]:
        """Connected and joined, with what was missed."""
        url = f"ws://127.0.0.1:{self.server.port}/ws"
        with connect(url, open_timeout=PATIENCE, max_size=None, **options) as self._socket:
            self.join()
            yield self

    def join(self) -> None:
        self.send(type="join", table=self.table, keys=self.keys, since=len(self.events))
        while self.receive()["type"] != "joined":
            pass

    def send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def send_text(self, text: str | bytes) -> None:
        self._socket.send(text)

    def receive(self) -> dict[str, Any]:
        """The next message; events and state are kept, and events must follow on each other."""
        message = json.loads(self._socket.recv(timeout=PATIENCE))
        while message["type"] == "probe":
            self.send(type="echo", at=message["at"])
            message = json.loads(self._socket.recv(timeout=PATIENCE))
        if message["type"] in ("joined", "happened"):
            for event in message["events"]:
                if event["number"] < len(self.events):
                    assert self.events[event["number"]] == event
                else:
                    assert event["number"] == len(self.events)
                    self.events.append(event)
            self.state = message["state"]
        if message["type"] == "refused":
            self.refusals.append(message)
        return message

    def act(self, action: dict[str, Any], number: int | None = None) -> dict[str, Any]:
        """Make an action and wait for its event or its refusal."""
        number = self.state["events"] if number is None else number
        self.send(type="act", table=self.table, number=number, action=action)
        while True:
            message = self.receive()
            if message["type"] == "happened" and message["state"]["events"] > number:
                return message
            if message["type"] == "refused" and message["number"] == number:
                return message

    def refused(self, action: dict[str, Any], number: int | None = None) -> str:
        """The code with which an action is refused."""
        number = self.state["events"] if number is None else number
        self.send(type="act", table=self.table, number=number, action=action)
        while (message := self.receive())["type"] != "refused":
            pass
        assert message["number"] == number
        assert message["text"]
        return message["code"]

    def choose(self) -> dict[str, Any] | None:
        """A random action of those offered, None if it is not this page's decision."""
        for seat in (0, 1):
            legal = [w for w in self.state["legal"][seat] if w in WEIGHTS]
            if legal and self.state["to_act"] in (seat, None):
                word = self.rng.choices(legal, [WEIGHTS[w] for w in legal])[0]
                action: dict[str, Any] = {"do": word, "seat": seat}
                if word == "play":
                    action["steps"] = self.walk(self.state["graph"])
                if word == "resign":
                    action["n"] = self.rng.choice(self.state["resignations"][seat])
                return action
        return None

    def walk(self, graph: list[list[list[int]]]) -> list[list[int]]:
        node, steps = 0, list[list[int]]()
        while graph[node]:
            origin, target, _, die, node = self.rng.choice(graph[node])
            steps.append([origin, target, die])
        return steps

    def play(self, turns: int = 10_000) -> None:
        """Play on until the match is over, or so many actions have been made."""
        for _ in range(turns):
            while (action := self.choose()) is None:
                if self.state["phase"] == "match-over":
                    return
                self.receive()
            assert self.act(action)["type"] == "happened"


WEIGHTS = {"roll": 60, "play": 60, "double": 10, "take": 10, "drop": 3, "resign": 0.3,
           "accept": 3, "refuse": 3}  # fmt: skip
