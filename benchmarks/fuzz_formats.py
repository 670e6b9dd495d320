"""Damaged files by the hundred thousand: every one is read or refused, quickly.

Small files of every format that is read, with the analyses that some hold, are
cut, doubled, spliced and overwritten at random (seeded). Whatever a reader does but
return a match or raise ParseError stops the run and is kept as a file. Run:
python benchmarks/fuzz_formats.py [inputs] [seed]. Writes benchmarks/results/fuzz_formats.json.
"""

from __future__ import annotations

import json
import random
import resource
import struct
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.formats import pages
from tests.formats.games import random_record
from tests.formats.test_gnubg_text import GAME as GNUBG_TEXT
from tests.formats.xg_files import archive, xg_file

from fivepoint import MatchRules, ParseError
from fivepoint.formats.files import read_match_bytes
from fivepoint.formats.mat_writer import write_mat
from fivepoint.formats.ogxm_writer import write_ogxm
from fivepoint.formats.sgf import write_sgf
from fivepoint.formats.xg_archive import read_archive
from fivepoint.rules.record_json import write_record

RESULTS = Path(__file__).parent / "results" / "fuzz_formats.json"
KEPT = Path(tempfile.gettempdir())  # for an input that escapes, to be looked at
RECORD = 2_560
FIELDS = (12, 16, 20, 24, 28, 56, 64, 92, 96, 100, 104, 108, 188, 292, 1_280, 2_312, 2_320, 2_524)
SECONDS = 2.0  # the longest any input may take
MEGABYTES = 200.0  # how much the process may grow
PIECES = (
    b"31:", b"66: 24/18(2) 13/7(2)", b"Wins 3 points", b"Doubles => 2", b"Takes", b"Drops",
    b"Beavers", b"(", b")", b"[", b"]", b";", b"/", b"*", b"(9)", b"bar/", b"99999", b"\xff\xfe",
    b"\xc3", b"AE[a:y]", b"AW[a][y]", b"CV[4]", b"W[double]", b"B[66]", b"PL[W]DI[11]",
    b"\n Game 2\n A : 1     B : 2\n", b"; Set Pos=-b----E-C---eE---c-e----B-/0\n", b"\x00",
    b"Illegal play (1;2)", b"* Ann moves 8/5", b'"seat": 1', b"-1", b"1e9", b"{", b"}",
)  # fmt: skip
FIGURES = (0.0, 0.3, -1.0, 1e9, float("inf"), float("nan"))
NUMBERS = (-(2**31), -2, -1, 0, 1, 2, 3, 24, 25, 26, 99_999, 2**31 - 1)


def seeds() -> list[bytes]:
    """Small files of every format, and one larger of each."""
    found = [
        GNUBG_TEXT.encode(),
        *(
            page.encode()
            for page in (
                pages.XG_PLAY_DE,
                pages.XG_CUBE_FR,
                pages.BGBLITZ_PLAY,
                pages.BGBLITZ_CUBE_DE,
                pages.GNUBG_POSITION_FR,
                pages.GNUBG_GAME_DE,
                pages.OLDMOVES,
                pages.SGF_ANALYSED,
            )
        ),
        *(pages.jellyfish(version, roller=1, dice=(3, 1)) for version in (124, 125, 126)),
        b"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10",
        b"4HPwATDgc/ABMA:cAlqAAAAAAAE",
        b"OGID=11ccccchhhjjjjj:66666888dddddoo:N0N:13:W:R:0:0:7:0",
        b"7;0;0;0;1;Ann;Bob;0;2;3;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0;",
    ]
    for rules, seed, most in (
        (MatchRules(length=1), 1, 24),
        (MatchRules(games=1, beavers=3), 2, 40),
        (MatchRules(length=3, variant="hypergammon"), 3, 40),
        (MatchRules(length=3), 4, 150),
    ):
        record = random_record(rules, seed, most)
        found += [
            write_mat(record)[0].encode(),
            write_mat(record, "xg")[0].encode(),
            write_sgf(record)[0].encode(),
            write_record(record).encode(),
            write_ogxm(record)[0],
            xg_file(record),
        ]
    return found


def damaged(content: bytes, rng: random.Random) -> bytes:
    """``content`` with one to five places changed."""
    if content.startswith(b"RGMH") and rng.random() < 0.8:
        return _damaged_records(bytearray(read_archive(content)["temp.xg"]), rng)
    data = bytearray(content)
    for _ in range(rng.randint(1, 5)):
        start = rng.randrange(len(data) + 1)
        end = min(len(data), start + rng.choice([0, 0, 1, 2, 5, 20, 200]))
        new = (b"", rng.choice(PIECES), bytes([rng.randrange(256)]), bytes(data[start:end]) * 2)
        data[start:end] = rng.choice(new)
    return bytes(data)


def _damaged_records(data: bytearray, rng: random.Random) -> bytes:
    """An XG file, whole as a container, with damage in the fields of its records."""
    for _ in range(rng.randint(1, 6)):
        start = rng.randrange(len(data) // RECORD) * RECORD
        if rng.random() < 0.4:
            field = rng.choice([*FIELDS, *range(68, 100, 4)])
            struct.pack_into("<i", data, start + field, rng.choice(NUMBERS))
        elif rng.random() < 0.2:
            numbers = [rng.choice(FIGURES) for _ in range(7)]
            struct.pack_into("<7f", data, start + rng.choice([124, 152, 1_408, 1_436]), *numbers)
            data[start + 188] = rng.randrange(256)
        elif rng.random() < 0.8:
            data[start + rng.choice([8, *range(9, 110)])] = rng.randrange(256)
        else:
            data[start:start] = data[start : start + RECORD]
    return archive({"temp.xg": bytes(data)}, packed=False)


def main() -> None:
    """Run, print and record."""
    inputs = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    files = seeds()
    outcomes: Counter[str] = Counter()
    slowest = 0.0
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    grown = 0.0
    for _ in range(inputs):
        content = damaged(rng.choice(files), rng)
        begin = time.process_time()
        try:
            match = read_match_bytes(content)
            outcomes["remarks" if match.remarks else "read"] += 1
            outcomes["analysed"] += bool(match.analysis)
        except ParseError as error:
            outcomes["refused"] += bool(str(error))
        except BaseException:
            (KEPT / "fuzz-escaped.bin").write_bytes(content)
            raise
        slowest = max(slowest, time.process_time() - begin)
        if slowest > SECONDS:
            (KEPT / "fuzz-slow.bin").write_bytes(content)
            raise AssertionError(f"{slowest:.1f} s for one input")
        grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
        if grown > MEGABYTES:
            (KEPT / "fuzz-large.bin").write_bytes(content)
            raise AssertionError(f"{grown:.0f} MB")
    figures = {
        "inputs": inputs,
        **dict(sorted(outcomes.items())),
        "slowest_s": round(slowest, 3),
        "grown_mb": round(grown, 1),
    }
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
