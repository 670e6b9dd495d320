"""The text form of SGF: game trees of nodes, each a set of properties with values.

Knows nothing of backgammon. Only the main line of each tree is kept: of several
variations the first. Places are offsets in the text; ``line_of`` makes them lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from fivepoint.errors import ParseError, shown

_DEEPEST = 2_000
_TOKEN = re.compile(r"[();]|[A-Za-z]{1,40}|\[|\s+")
_VALUE_END = re.compile(r"[\\\]]")
_ESCAPE = re.compile(r"\\(?:\r\n|\n\r|\n|\r|(.))", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Node:
    """One node: its properties, each with its values in order, and the line it starts on."""

    line: int
    properties: dict[str, list[str]] = field(default_factory=dict[str, list[str]])

    def first(self, name: str, default: str = "") -> str:
        """The first value of a property, or ``default``."""
        values = self.properties.get(name)
        return values[0] if values else default


def read_trees(text: str) -> list[list[Node]]:
    """The main line of every game tree in ``text``.

    ParseError with the line where the text is no SGF or ends too early.
    """
    trees: list[list[Node]] = []
    open_trees: list[bool] = []  # for each tree around this place, whether it has a subtree yet
    skipped_from = 0  # the depth at which a variation to be left out began; 0 outside of one
    values: list[str] | None = None
    name = ""
    place = line = counted = 0
    while place < len(text):
        line += text.count("\n", counted, place)
        counted = place
        token = _TOKEN.match(text, place)
        if token is None:
            raise _error("sgf-character", text, place, line + 1)
        place = token.end()
        mark = token[0]
        if mark == "(":
            if len(open_trees) >= _DEEPEST:
                raise _error("sgf-deep", text, place, line + 1)
            if not open_trees:
                trees.append([])
            elif open_trees[-1]:
                skipped_from = skipped_from or len(open_trees) + 1
            else:
                open_trees[-1] = True
            open_trees.append(False)
            name, values = "", None
        elif mark == ")":
            if not open_trees:
                raise _error("sgf-character", text, token.start(), line + 1)
            open_trees.pop()
            if len(open_trees) < skipped_from:
                skipped_from = 0
            name, values = "", None
        elif not mark.strip():
            continue
        elif not open_trees:
            raise _error("sgf-character", text, token.start(), line + 1)
        elif mark == ";":
            if not skipped_from:
                trees[-1].append(Node(line + 1))
            name, values = "", None
        elif mark == "[":
            value, place = _value(text, place, line + 1)
            if values is None and not skipped_from:
                if not name or not trees[-1]:
                    raise _error("sgf-character", text, token.start(), line + 1)
                values = trees[-1][-1].properties.setdefault(name, [])
            if values is not None:
                values.append(value)
        else:
            name, values = "".join(c for c in mark if c.isupper()), None
    if open_trees:
        raise ParseError("sgf-cut", line=line + 1)
    return trees


def write_trees(trees: list[list[dict[str, list[str]]]]) -> str:
    """SGF text of trees without variations, one node on a line."""
    return "".join(
        "(" + "\n".join(f";{_properties(node)}" for node in tree) + ")\n" for tree in trees
    )


def _properties(node: dict[str, list[str]]) -> str:
    return "".join(
        name + "".join(f"[{_escaped(value)}]" for value in values) for name, values in node.items()
    )


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")


def _value(text: str, place: int, line: int) -> tuple[str, int]:
    """The value that begins at ``place`` and where the text goes on behind its bracket."""
    start = place
    while end := _VALUE_END.search(text, place):
        if end[0] == "]":
            raw = text[start : end.start()]
            return _ESCAPE.sub(lambda found: found[1] or "", raw), end.end()
        place = end.end() + 1
    raise ParseError("sgf-cut", line=line)


def _error(code: str, text: str, place: int, line: int) -> ParseError:
    column = place - text.rfind("\n", 0, place)
    return ParseError(code, line=line, column=column, text=shown(text[place : place + 20]))
