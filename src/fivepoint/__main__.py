"""``python -m fivepoint`` is the command ``fivepoint``."""

from __future__ import annotations

from fivepoint.cli import main

if __name__ == "__main__":
    main()
