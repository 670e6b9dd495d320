"""The training loop: make labels, train on them, renew the playing net, save.

On one thread labels and training take turns in small slices; with more, one trains while the
others make labels. An executor makes them as tasks that own their seeds, in turn with training:
like the single-threaded loop this repeats exactly from a seed, on any executor.
"""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

from fivepoint import _core
from fivepoint.train.export import nets_of
from fivepoint.train.pruner import pruner_for
from fivepoint.train.run import NAMES
from fivepoint.train.spread import Games, generate, spread_games
from fivepoint.train.stages import CONTACT, EARLY_PART, LATE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fivepoint.engine.executor import Executor
    from fivepoint.train.run import Run
    from fivepoint.train.stages import Stage

SLICE = {True: 2_000, False: 20_000}
"""Labels made in one go, with lookahead and without."""
TASKS = 8
"""Tasks of such a slice each that an executor is given before training goes on."""
SAVE_SECONDS = 150.0
LOG_SECONDS = 20.0


def rate_at(stage: Stage, done: int) -> float:
    """Adam's step size after ``done`` labels of the stage."""
    share = min(done / stage.labels, 1.0)
    return stage.rate * math.exp(share * math.log(stage.last_rate / stage.rate))


class Loop:
    """Drives a run. ``others`` are those of the other nets, which judge what is not this one's.

    Those of the contact and race net have to be among them. It stops where the next stage needs
    another net that has not been trained yet.
    """

    def __init__(
        self,
        run: Run,
        others: Iterable[Run],
        report: Callable[[dict[str, object]], None],
        threads: int = 1,
        executor: Executor | None = None,
    ) -> None:
        self.executor = executor
        self.run = run
        self.runs = {one.kind: one for one in (run, *others)}
        self.report = report
        first = run.seed + 1000 * (1 + run.progress.checkpoints)
        self.threads = threads
        self.plays = [_core.SelfPlay(first + at) for at in range(max(1, threads - 1))]
        self.next_seed = 1_000_000 * first
        self.spread_counts: list[dict[str, float]] = []
        self.pruner: _core.Net | None = None
        if run.kind == LATE and run.untrained:
            run.begin_as(self.runs[CONTACT])
        self.refresh()

    def refresh(self) -> None:
        """Let the averaged net of now play and label."""
        nets = nets_of(self.runs)
        stage = self.run.stage
        if stage is None or not stage.pruned:
            self.pruner = None
        elif self.pruner is None:
            self.pruner = pruner_for(nets.evaluator())
        self.nets = replace(nets, pruner=self.pruner)
        evaluator = self.nets.evaluator()
        for play in self.plays:
            play.set_evaluator(evaluator)
        self.run.progress.since_refresh = 0

    def next_stage(self) -> None:
        """Go on to the next stage; with or without a pruner from its first label on."""
        self.run.next_stage()
        stage = self.run.stage
        if stage is not None and stage.pruned != (self.pruner is not None):
            self.refresh()

    @property
    def waits_for(self) -> str | None:
        """The net that the games of the next labels need and that has learnt nothing yet."""
        stage, kind = self.run.stage, self.run.kind
        if stage is None:
            return None
        if kind == CONTACT:
            needed = LATE if stage.part == EARLY_PART else None
        else:
            needed = CONTACT if kind == LATE or stage.made_up < 1.0 else None
        if needed is None or (needed in self.runs and not self.runs[needed].untrained):
            return None
        return NAMES[needed]

    def make(self, stage: Stage, wanted: int, play: _core.SelfPlay) -> int:
        """Make labels."""
        return generate(play, self.run.replay, stage, wanted)

    def make_spread(self, executor: Executor, stage: Stage) -> int:
        """Make labels on the executor."""
        nets = self.nets
        contact, race = nets.contact.integers(), nets.race.integers()
        pruner, late = (net and net.integers() for net in (nets.pruner, nets.late))
        wanted = SLICE[stage.lookahead]
        tasks = [
            Games(contact, race, self.run.kind, stage, wanted, self.next_seed + at, pruner, late)
            for at in range(TASKS)
        ]
        self.next_seed += TASKS
        made = 0
        for some in spread_games(executor, tasks):
            self.run.replay.add_bytes(some.samples)
            self.spread_counts.append(some.counts)
            made += some.labels
        return made

    def learn(self, stage: Stage, steps: int) -> float:
        """Train ``steps`` batches; the mean loss."""
        every = 8
        return self.run.trainer.learn(
            self.run.replay,
            steps,
            stage.batch,
            rate=rate_at(stage, self.run.progress.labels),
            equity_weight=1.0,
            average_decay=math.exp(-every / stage.average),
            average_every=every,
        )

    def go(self, seconds: float | None = None) -> None:
        """Run until all stages are done or ``seconds`` have passed; saved at the end.

        Saved as well when interrupted, for instance by Ctrl-C.
        """
        try:
            self._go(seconds)
        finally:
            self.run.save()

    def _go(self, seconds: float | None) -> None:
        run, progress = self.run, self.run.progress
        started = saved = logged = time.monotonic()
        before = progress.seconds
        loss, losses = 0.0, 0
        with ThreadPoolExecutor(max_workers=len(self.plays)) as makers:
            while (stage := run.stage) is not None and self.waits_for is None:
                if len(run.replay) < 4 * stage.batch:
                    made, steps = self.make(stage, 20 * stage.batch, self.plays[0]), 0
                else:
                    steps = int(progress.owed / stage.batch)
                    made = 0
                wanted = SLICE[stage.lookahead]
                if self.executor is not None:
                    made += self.make_spread(self.executor, stage)
                    if steps > 0:
                        loss += self.learn(stage, steps)
                elif self.threads > 1 and steps > 0:
                    share = wanted // len(self.plays)
                    jobs = [makers.submit(self.make, stage, share, play) for play in self.plays]
                    loss += self.learn(stage, steps)
                    made += sum(job.result() for job in jobs)
                else:
                    made += self.make(stage, wanted, self.plays[0])
                    if steps > 0:
                        loss += self.learn(stage, steps)
                losses += 1 if steps > 0 else 0
                progress.labels += made
                progress.all_labels += made
                progress.owed += made * stage.uses - steps * stage.batch
                progress.samples += steps * stage.batch
                progress.since_refresh += steps * stage.batch
                if progress.since_refresh >= stage.refresh:
                    self.refresh()
                now = time.monotonic()
                progress.seconds = before + now - started
                if progress.labels >= stage.labels:
                    self.next_stage()
                if now - logged > LOG_SECONDS:
                    self.note(stage, loss / max(losses, 1))
                    logged, loss, losses = now, 0.0, 0
                if now - saved > SAVE_SECONDS:
                    run.save()
                    saved = now
                if seconds is not None and now - started > seconds:
                    break

    def note(self, stage: Stage, loss: float) -> None:
        """Log and report where the run stands."""
        taken = [play.take_counts() for play in self.plays] + self.spread_counts
        self.spread_counts = []
        counts = {name: sum(one[name] for one in taken) for name in taken[0]}
        labels = max(counts["labels"], 1)
        progress = self.run.progress
        entry: dict[str, object] = {
            "time": round(time.time()),
            "seconds": round(progress.seconds, 1),
            "stage": stage.name,
            "labels": progress.all_labels,
            "samples": progress.samples,
            "rate": rate_at(stage, progress.labels),
            "loss": round(loss, 5),
            "residual": round(math.sqrt(counts["residual"] / labels), 4),
            "spread": round(math.sqrt(counts["spread"] / labels), 4),
            "plies": round(counts["plies"] / max(counts["games"], 1), 1),
            "starts": {name: round(counts[name]) for name in _core.start_names() if counts[name]},
        }
        self.run.log(entry)
        self.report(entry)
