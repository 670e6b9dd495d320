"""Where the command line keeps what is the user's own: saves, cards, the server's database.

What can be made again is elsewhere, in the cache (``engine.cache``).
"""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder in the user's data directory; it need not exist yet."""
    if os.name == "nt" and (data := os.environ.get("LOCALAPPDATA")):
        return Path(data) / "fivepoint"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "fivepoint"
