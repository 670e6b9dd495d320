"""Net files: the nets as integers, with where they come from and proof that they are whole.

A file holds a contact net, a race net and, if it has them, the pruner that goes with the
contact net and a late net, which judges late contact positions in its place; without a pruner
searches judge every play. Layout, little endian:
``FIVEPNET``, format number (uint32), length of the header (uint32), the header
(JSON: ``provenance`` and for each net its kind, width, scales and the hash of
its inputs), the arrays of each net in turn (rows, bias, head, head bias), and
the SHA-256 of everything before. A file whose inputs this version does not
compute is refused, never adapted.
"""

from __future__ import annotations

import hashlib
import json
import struct
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, cast

import numpy as np

from fivepoint import _core
from fivepoint.engine import bearoff
from fivepoint.engine.cache import write_whole
from fivepoint.errors import ParseError, RulesError, shown

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

PRUNER = 2
"""The kind of net that chooses which plays the contact net judges."""
INPUTS = {"contact": 0, "race": 1, "pruner": PRUNER, "late": 0}
"""The nets of a file, in this order, and of which kind the inputs of each are."""
MAGIC = b"FIVEPNET"
FORMAT = 3
_NEEDED = {"contact", "race"}
_NEW_IN = {"contact": 1, "race": 1, "pruner": 2, "late": 3}
"""The first format that had each net."""
_HEAD = struct.Struct("<8sII")
_DIGEST = 32
_LONGEST_HEADER = 1 << 20

Provenance = dict[str, str | int | float]


@dataclass(frozen=True)
class NetFile:
    """The nets of a file and the story of their training, as its header tells it.

    Without a ``pruner`` searches judge every play by the contact net, more slowly. Without a
    ``late`` net the contact net judges late positions too.
    ``digest`` names the file: the beginning of its SHA-256, "" for nets that were never in one.
    """

    contact: _core.Net
    race: _core.Net
    provenance: Provenance
    digest: str = ""
    pruner: _core.Net | None = None
    late: _core.Net | None = None

    def evaluator(self, *, pruned: bool = True) -> _core.Evaluator:
        """These nets at work, with the bear-off tables; with the pruner, if ``pruned``."""
        pruner = self.pruner if pruned else None
        return _core.Evaluator(self.contact, self.race, bearoff.table(), pruner, self.late)


def write_net_file(path: Path, nets: NetFile) -> None:
    """Write the nets to ``path``; the old file stays until the new one is complete.

    Their provenance says what a reader of the net should know: commit, stages,
    positions seen, date. OSError if the disk refuses.
    """
    header: dict[str, object] = {"provenance": nets.provenance, "nets": []}
    arrays: list[bytes] = []
    held = {"contact": nets.contact, "race": nets.race, "pruner": nets.pruner, "late": nets.late}
    for name, inputs in INPUTS.items():
        net = held[name]
        if net is None:
            continue
        unit_shift, head_shift, rows, bias, head, head_bias = net.integers()
        cast("list[object]", header["nets"]).append(
            {
                "kind": name,
                "width": net.width,
                "unit_shift": unit_shift,
                "head_shift": head_shift,
                "inputs": f"{_core.input_hash(inputs):016x}",
            }
        )
        arrays += [rows.astype("<i2").tobytes(), bias.astype("<i2").tobytes()]
        arrays += [head.astype("<i2").tobytes(), head_bias.astype("<i4").tobytes()]
    text = json.dumps(header, sort_keys=True).encode()
    whole = _HEAD.pack(MAGIC, FORMAT, len(text)) + text + b"".join(arrays)
    write_whole(path, whole + hashlib.sha256(whole).digest())


def default_nets() -> NetFile:
    """The nets that come with the package; RulesError if this build has none."""
    folder = files("fivepoint").joinpath("data")
    held = folder.iterdir() if folder.is_dir() else iter(())
    found = [file for file in held if file.name.endswith(".net")]
    if not found:
        raise RulesError("engine-no-net")
    latest = max(found, key=lambda file: file.name)
    return parse_net_file(latest.read_bytes(), latest.name)


def read_net_file(path: Path) -> NetFile:
    """The nets in the file at ``path``.

    ParseError if it is no net file, damaged, of another format or made for
    other inputs; OSError if it cannot be read.
    """
    return parse_net_file(path.read_bytes(), path.name)


def parse_net_file(whole: bytes, name: str) -> NetFile:
    """The nets in the bytes of a net file; ``name`` is how errors call it."""
    if len(whole) < _HEAD.size + _DIGEST or not whole.startswith(MAGIC):
        raise ParseError("net-not-a-net", file=shown(name))
    _, number, length = cast("tuple[bytes, int, int]", _HEAD.unpack_from(whole))
    if not 1 <= number <= FORMAT:
        raise ParseError("net-format", file=shown(name), found=number, expected=FORMAT)
    if hashlib.sha256(whole[:-_DIGEST]).digest() != whole[-_DIGEST:]:
        raise ParseError("net-damaged", file=shown(name))
    end = _HEAD.size + length
    if length > _LONGEST_HEADER or end > len(whole) - _DIGEST:
        raise ParseError("net-damaged", file=shown(name))
    try:
        header = cast("dict[str, object]", json.loads(whole[_HEAD.size : end]))
        entries = cast("list[dict[str, object]]", header["nets"])
        provenance = _story(header["provenance"])
        shapes = [
            (
                str(entry["kind"]),
                str(entry["inputs"]),
                *(_small(entry[key]) for key in ("width", "unit_shift", "head_shift")),
            )
            for entry in entries
        ]
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise ParseError("net-damaged", file=shown(name)) from fault
    told = {shape[0] for shape in shapes}
    if [shape[0] for shape in shapes] != [kind for kind in INPUTS if kind in told] or not (
        told >= _NEEDED and all(_NEW_IN[kind] <= number for kind in told)
    ):
        raise ParseError("net-damaged", file=shown(name))
    nets: dict[str, _core.Net] = {}
    at, end_of_weights = end, len(whole) - _DIGEST
    for called, inputs, width, unit_shift, head_shift in shapes:
        kind = INPUTS[called]
        if inputs != f"{_core.input_hash(kind):016x}":
            raise ParseError("net-inputs", file=shown(name), net=called)
        heads = _core.input_heads(kind)
        shapes_of = ((_core.input_rows(kind), width), (width,), (heads, 5, width))
        weights: list[NDArray[np.int16]] = []
        try:
            for shape in shapes_of:
                size = 2 * int(np.prod(shape))
                numbers = np.frombuffer(whole[at : min(at + size, end_of_weights)], "<i2")
                weights.append(numbers.astype(np.int16).reshape(shape))
                at += size
            size = 4 * heads * 5
            numbers = np.frombuffer(whole[at : min(at + size, end_of_weights)], "<i4")
            head_bias = numbers.astype(np.int32).reshape(heads, 5)
            at += size
        except ValueError as fault:
            raise ParseError("net-damaged", file=shown(name)) from fault
        rows, bias, head = weights
        try:
            nets[called] = _core.Net.from_integers(
                kind, unit_shift, head_shift, rows, bias, head, head_bias
            )
        except ValueError as fault:
            raise ParseError("net-weights", file=shown(name), net=called) from fault
    if at != end_of_weights:
        raise ParseError("net-damaged", file=shown(name))
    pruner = nets.get("pruner")
    if pruner is not None and pruner.width != _core.PRUNER_WIDTH:
        raise ParseError("net-weights", file=shown(name), net="pruner")
    digest = whole[-_DIGEST:].hex()[:12]
    return NetFile(
        nets["contact"], nets["race"], provenance, digest, pruner=pruner, late=nets.get("late")
    )


def _story(value: object) -> Provenance:
    """``value`` as the provenance in the header; TypeError if it is none."""
    if not isinstance(value, dict):
        raise TypeError(value)
    return cast("Provenance", value)


def _small(value: object) -> int:
    """``value`` as a number of the header; TypeError if it is none."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 1024:
        raise TypeError(value)
    return value
