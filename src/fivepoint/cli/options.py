"""Options and arguments that several commands take alike.

Each is a type for a command's parameter; its help is the key of a text in the catalogues,
and its metavar stands for the value on help pages in every language.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="cli-json-help")]

PositionId: TypeAlias = Annotated[str, typer.Argument(metavar="ID", help="cli-engine-id")]
Plies: TypeAlias = Annotated[
    int | None, typer.Option("--plies", min=0, max=4, help="cli-engine-plies")
]
Threads: TypeAlias = Annotated[
    int, typer.Option("--threads", min=1, max=256, help="cli-engine-threads")
]

MatchSource: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="cli-analyse-file")]
JudgeLevel: TypeAlias = Annotated[
    str, typer.Option("--level", metavar="LEVEL", help="cli-analyse-level")
]

Database: TypeAlias = Annotated[
    str | None, typer.Option("--database", metavar="FILE|URL", help="cli-serve-database")
]
