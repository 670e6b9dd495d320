"""Pieces of HTML and SVG: elements with their attributes, and texts that cannot break them."""

from __future__ import annotations

from html import escape


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
