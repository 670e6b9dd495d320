"""``fivepoint dice-proof FILE``: check that the dice of a match came from its sealed stream."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fivepoint.cli import speech
from fivepoint.cli.figures import unsigned
from fivepoint.cli.layout import columns
from fivepoint.cli.options import AsJson
from fivepoint.errors import RulesError
from fivepoint.table.dice_proof import read_proof

if TYPE_CHECKING:
    from fivepoint.table.dice_proof import Proof

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(help="cli-dice-proof-help")
def dice_proof(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-dice-proof-file")],
    *,
    as_json: AsJson = False,
) -> int:
    """Check one proof: 0 if it holds, 1 if not."""
    proof = read_proof(Path(file).read_bytes())
    broken = proof.wrong()
    wrong = None if broken else proof.wrong_roll()
    if as_json:
        _show_json(proof, broken, wrong)
    elif broken:
        speech.complain(RulesError(broken))
    elif wrong is not None:
        expected = proof.expected(wrong)
        speech.say(
            "cli-dice-proof-bad-roll",
            number=wrong,
            found=_roll(proof.rolls[wrong]),
            expected="?" if expected is None else _roll(expected),
        )
    else:
        _show_good(proof)
    return 0 if broken is None and wrong is None else 1


def _show_good(proof: Proof) -> None:
    speech.say("cli-dice-proof-good", rolls=len(proof.rolls))
    if any(proof.computer):
        side = "both" if all(proof.computer) else "white" if proof.computer[0] else "black"
        speech.say("cli-dice-proof-computer", side=side)
    print()  # noqa: T201
    speech.say("cli-dice-proof-counts")
    heads = ("roll", "white", "black", "expected")
    roll, *rest = (speech.text(f"cli-dice-proof-{head}") for head in heads)
    white, black = proof.counts(0), proof.counts(1)
    total = (sum(white.values()), sum(black.values()))
    rows = [(roll, "  ".join(f"{head:>10}" for head in rest))]
    for dice in white:
        chance = (1 if dice[0] == dice[1] else 2) / 36
        expected = " / ".join(unsigned(count * chance, 1) for count in total)
        rows.append((_roll(dice), f"{white[dice]:>10}  {black[dice]:>10}  {expected:>10}"))
    print("\n".join(columns(rows, speech.terminal_width())))  # noqa: T201


def _show_json(proof: Proof, broken: str | None, wrong: int | None) -> None:
    counts = [{_roll(dice): n for dice, n in proof.counts(seat).items()} for seat in (0, 1)]
    print(  # noqa: T201
        json.dumps(
            {
                "holds": broken is None and wrong is None,
                "seal": broken is None,
                "wrong_roll": wrong,
                "rolls": len(proof.rolls),
                "computer": list(proof.computer),
                "counts": counts,
            }
        )
    )


def _roll(dice: tuple[int, int]) -> str:
    return f"{dice[0]}-{dice[1]}"
