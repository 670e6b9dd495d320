"""The generated faces of the protocol are those of ``protocol.py``."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fivepoint.server import generate, protocol

ROOT = Path(__file__).parents[2]


def test_the_generated_files_are_not_stale() -> None:
    assert (ROOT / "web/src/protocol.ts").read_text(encoding="utf-8") == generate.typescript()
    assert (ROOT / "docs/asyncapi.json").read_text(encoding="utf-8") == generate.asyncapi()
    assert (ROOT / "docs/protocol.md").read_text(encoding="utf-8") == generate.markdown()


def test_messages_are_told_apart_by_their_type() -> None:
    decoder = msgspec.json.Decoder(protocol.ClientMessage)
    assert decoder.decode(b'{"type": "ping", "at": 1.5}') == protocol.Ping(at=1.5)
    for text in (b'{"type": "joined"}', b'{"type": "ping"}', b'{"type": "ping", "at": 1, "x": 2}'):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(text)
