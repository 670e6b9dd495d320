"""The command line: ``fivepoint <command>``."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from fivepoint import __version__

    print(__version__)  # noqa: T201
