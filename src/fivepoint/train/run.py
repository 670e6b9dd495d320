"""A training run: a folder that holds all it needs to go on after being stopped at any moment.

    contact.state   the newest checkpoint: trainer, replay and counters in one file, whole or absent
    contact.log     one JSON object a line, a line every log interval
    race.state, race.log    the same of the race net
    late.state, late.log    and of the late net

Checkpoints are written whole before they replace the old one. A run stopped between two loses
what came after the last.
"""

from __future__ import annotations

import json
import struct
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, cast

from fivepoint import _core
from fivepoint.engine.cache import write_whole
from fivepoint.errors import ParseError
from fivepoint.train.stages import CONTACT, HIDDEN, INPUTS, LATE, RACE, Stage, stages_of

if TYPE_CHECKING:
    from pathlib import Path

MAGIC = b"FIVEPOINT TRAIN 1\n"
NAMES = {CONTACT: "contact", RACE: "race", LATE: "late"}


@dataclass
class Progress:
    """Counters of a run; all start at 0."""

    stage: int = 0
    labels: int = 0
    """Labels made in the current stage."""
    all_labels: int = 0
    samples: int = 0
    """Training samples drawn, all stages."""
    owed: float = 0.0
    """Training samples the trainer is behind the labels."""
    since_refresh: int = 0
    seconds: float = 0.0
    checkpoints: int = 0


class Run:
    """One net's training in a folder: what is kept between two starts."""

    def __init__(self, folder: Path, kind: int, seed: int) -> None:
        self.folder = folder
        self.kind = kind
        self.seed = seed
        self.begun_from = ""
        """What it was begun from: the digest of a net file, or which net of the same run; "" for
        one begun from random weights."""
        self.stages = stages_of(kind)
        self.progress = Progress()
        self.width = HIDDEN[kind]
        self.trainer = _core.Trainer.of_kind(INPUTS[kind], self.width, seed)
        self.replay = self._new_replay()

    @property
    def name(self) -> str:
        """What the net is called in file names and stories."""
        return NAMES[self.kind]

    @property
    def state_path(self) -> Path:
        """The checkpoint."""
        return self.folder / f"{self.name}.state"

    @property
    def log_path(self) -> Path:
        """The log, a JSON object a line."""
        return self.folder / f"{self.name}.log"

    @property
    def stage(self) -> Stage | None:
        """The current stage; None when all are done."""
        at = self.progress.stage
        return self.stages[at] if at < len(self.stages) else None

    @property
    def untrained(self) -> bool:
        """Whether nothing has been learnt yet."""
        return self.progress.all_labels == 0

    @property
    def stages_had(self) -> tuple[Stage, ...]:
        """The stages that labels were made in, the current one among them if so."""
        return self.stages[: self.progress.stage + (self.progress.labels > 0)]

    def _new_replay(self) -> _core.Replay:
        stage = self.stage or self.stages[-1]
        return _core.Replay(
            INPUTS[self.kind], stage.replay, self.seed + 1 + self.progress.checkpoints
        )

    def begin_as(self, other: Run) -> None:
        """Take the averaged weights of another run, of the same inputs, as the first ones."""
        self.trainer.set_weights(*other.trainer.weights(averaged=True))
        self.begun_from = f"{other.name} net after {other.progress.all_labels} labels"

    def next_stage(self) -> None:
        """Go on to the next stage, with the samples at hand as far as it keeps them."""
        self.progress.stage += 1
        self.progress.labels = 0
        kept = self.replay.to_bytes()
        self.replay = self._new_replay()
        self.replay.add_bytes(kept)

    def save(self) -> None:
        """Write the checkpoint."""
        self.progress.checkpoints += 1
        head: dict[str, object] = {"seed": self.seed, "progress": asdict(self.progress)}
        if self.begun_from:
            head["begun_from"] = self.begun_from
        parts = [json.dumps(head).encode(), self.trainer.to_bytes(), self.replay.to_bytes()]
        sizes = struct.pack("<3Q", *(len(part) for part in parts))
        write_whole(self.state_path, b"".join([MAGIC, sizes, *parts]))

    def load(self) -> bool:
        """Take up the checkpoint; False if there is none. ParseError if it is damaged."""
        try:
            data = self.state_path.read_bytes()
        except FileNotFoundError:
            return False
        start = len(MAGIC) + 24
        try:
            sizes = struct.unpack("<3Q", data[len(MAGIC) : start])
            if not data.startswith(MAGIC) or len(data) != start + sum(sizes):
                raise ParseError("train-checkpoint", file=str(self.state_path))
            head = cast("dict[str, object]", json.loads(data[start : start + sizes[0]]))
            self.seed = cast("int", head["seed"])
            self.begun_from = str(head.get("begun_from", ""))
            self.progress = Progress(**cast("dict[str, int]", head["progress"]))
            middle = start + sizes[0]
            self.trainer.from_bytes(data[middle : middle + sizes[1]])
            self.replay = self._new_replay()
            self.replay.add_bytes(data[middle + sizes[1] :])
        except (struct.error, KeyError, TypeError, ValueError) as error:
            raise ParseError("train-checkpoint", file=str(self.state_path)) from error
        return True

    def log(self, entry: dict[str, object]) -> None:
        """Add a line to the run's log."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log_path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
