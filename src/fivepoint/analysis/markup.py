"""Pieces of HTML and SVG: elements with their attributes, and texts that cannot break them."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def element(name: str, /, *content: str, **attributes: str) -> str:
    """An element around ``content``, which is markup; attributes are escaped.

    An attribute whose name Python keeps for itself has an underscore behind it; underscores
    within stand for hyphens. Empty attributes are left out.

    >>> element("p", "a", "b", class_="x")
    '<p class="x">ab</p>'
    """
    named = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
    written = "".join(f' {key}="{escape(value)}"' for key, value in named.items() if value)
    return f"<{name}{written}>{''.join(content)}</{name}>"


def told(name: str, text: str, /, **attributes: str) -> str:
    """An element around a plain text.

    >>> told("p", "1 < 2")
    '<p>1 &lt; 2</p>'
    """
    return element(name, escape(text), **attributes)


def table(heads: Iterable[str], rows: Iterable[str], **attributes: str) -> str:
    """Rows under heads, all of them markup, able to scroll by itself on small screens."""
    head = element("thead", element("tr", *heads))
    body = element("tbody", *rows)
    return element("div", element("table", head, body, **attributes), class_="scroll")


def heading(text: str, **attributes: str) -> str:
    """The head of a column.

    >>> heading("PR")
    '<th scope="col">PR</th>'
    """
    return told("th", text, scope="col", **attributes)
