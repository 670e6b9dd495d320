"""The options that say where a command's work runs: here, in processes, or on a Ray cluster."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from fivepoint.cli.usage import WrongUsage

if TYPE_CHECKING:
    from collections.abc import Generator

    from fivepoint.engine.executor import Executor

Processes: TypeAlias = Annotated[
    int | None, typer.Option("--processes", min=1, max=256, help="cli-rollout-processes")
]
Ray: TypeAlias = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS|local", help="cli-rollout-ray")
]


@contextmanager
def executor_of(processes: int | None, ray: str | None) -> Generator[Executor | None]:
    """The executor that these options name, None where they name none."""
    from fivepoint.engine.executor import LocalExecutor, RayExecutor

    if processes is not None and ray is not None:
        raise WrongUsage("options-exclude", option="--processes", other="--ray")
    if processes is not None:
        with LocalExecutor(processes, processes=True) as local:
            yield local
    elif ray is not None:
        with RayExecutor(None if ray == "local" else ray) as cluster:
            yield cluster
    else:
        yield None
