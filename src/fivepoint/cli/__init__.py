"""The command line: ``fivepoint <command> [options]``.

Each command is one module with a Typer ``app``, imported only when it is called.
Typer reads the options; help and complaints are written by ``help`` and ``usage``
from the catalogues, so that they come in every language and ``fivepoint --help``
imports nothing heavy.

Exit status: 0 done, 1 the answer is "no" or a file was bad, 2 wrong usage,
130 stopped with Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command line and leave with its exit status."""
    from fivepoint.cli.dispatch import run
    from fivepoint.cli.speech import complain
    from fivepoint.cli.usage import file_error

    _open_missing_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark in its place.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        # The reader has had enough. Python would complain once more while leaving.
        _discard_output()
        status = 0
    except OSError as error:
        _discard_output()
        complain(file_error(error, "<stdout>"))
        status = 1
    sys.exit(status)


def _open_missing_streams() -> None:
    """Give a stream that the shell has closed an empty one in its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123


def _discard_output() -> None:
    """Let what is still to be written go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
