"""Names of accounts: what may be one, and which two could be taken for each other.

A name is 2 to 20 letters and digits of one script, with single ``_``, ``-`` or ``.``
between them. Two accounts may have neither the same *folded* name (case aside) nor
the same *skeleton*, in which letters that look alike are one: ``PauI``, ``paul`` and
``раul`` with Cyrillic р and а cannot be three people.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from fivepoint.errors import RulesError, shown

SHORTEST, LONGEST = 2, 20

SEPARATORS = "_-."

RESERVED = frozenset({"fivepoint", "admin", "moderator", "system", "server", "white", "black"})
GUEST, BOT, DELETED = "guest_", "bot_", "deleted_"

_TOGETHER = {"HIRAGANA": "CJK", "KATAKANA": "CJK"}
_SCRIPTS = frozenset(
    {"LATIN", "GREEK", "CYRILLIC", "THAI", "ARABIC", "HEBREW", "ARMENIAN", "GEORGIAN",
     "DEVANAGARI", "HANGUL", "CJK"}
)  # fmt: skip
_MOST_MARKS = 2
_PLAIN_LATIN = ((0x00, 0x24F), (0x1E00, 0x1EFF))
"""The Latin letters of living languages; beyond them are small capitals and phonetic signs."""

_LOOK = str.maketrans(
    "АВЕЅІЈКМНОРСТХУаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυκ01I|ı",
    "ABESlJKMHOPCTXYaesijopcyxhdqwABEZHlKMNOPTYXaivopukollli",
)


@dataclass(frozen=True, slots=True)
class Name:
    """A name as it is shown, and the two forms in which no other may be like it."""

    shown: str
    folded: str
    skeleton: str


def read_name(text: str, *, kind: str = "person") -> Name:
    """The name in ``text``; RulesError ``name-...`` says what is wrong with it.

    >>> read_name("Anna").folded
    'anna'
    >>> read_name("Paul").skeleton == read_name("PauI").skeleton
    True
    """
    name = unicodedata.normalize("NFC", text).strip()
    letters = [char for char in name if unicodedata.category(char)[0] != "M"]
    if not SHORTEST <= len(letters) <= LONGEST or len(name) > 2 * LONGEST:
        raise RulesError("name-length", least=SHORTEST, most=LONGEST)
    _check_form(name)
    if len({_script(char) for char in name} - {""}) > 1:
        raise RulesError("name-scripts", name=shown(name))
    if not any(char.isalpha() for char in name):
        raise RulesError("name-form", name=shown(name))
    folded = unicodedata.normalize("NFKC", name.casefold())
    made = Name(name, folded, skeleton(name))
    _check_reserved(made, kind)
    return made


def skeleton(name: str) -> str:
    """The form in which names that look alike are the same."""
    looks = unicodedata.normalize("NFKC", name.translate(_LOOK).casefold()).translate(_LOOK)
    plain = "".join(char for char in looks if char not in SEPARATORS)
    return plain.replace("rn", "m").replace("vv", "w")


def _check_form(name: str) -> None:
    """Letters and digits, marks only after a letter, single separators only between."""
    marks = 0
    for before, char in zip(" " + name, name, strict=False):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        inner = char in SEPARATORS and before.isalnum() and not name.endswith(char)
        known = kind[0] == "L" or kind == "Nd" or (marks and before != " ") or inner
        after_mark = char in SEPARATORS and unicodedata.category(before)[0] == "M"
        if not (known or (after_mark and not name.endswith(char))) or marks > _MOST_MARKS:
            raise RulesError("name-form", name=shown(name))


def _script(char: str) -> str:
    """The script of a character, "" for those that belong to every one."""
    if char in SEPARATORS or char in "0123456789":
        return ""
    word = unicodedata.name(char, "?").split()[0].split("-")[0]
    if word == "COMBINING":
        return ""
    script = _TOGETHER.get(word, word)
    plain = script != "LATIN" or any(low <= ord(char) <= high for low, high in _PLAIN_LATIN)
    if script not in _SCRIPTS or not plain:
        raise RulesError("name-form", name=shown(char))
    return script


def _check_reserved(name: Name, kind: str) -> None:
    prefixes = {"guest": GUEST, "bot": BOT}
    own = prefixes.get(kind, "")
    if own and not name.folded.startswith(own):
        raise RulesError("name-prefix", prefix=own)
    others = [skeleton(p) for p in (GUEST, BOT, DELETED) if p != own]
    taken = any(name.skeleton.startswith(other) for other in others)
    if taken or name.skeleton in {skeleton(word) for word in RESERVED}:
        raise RulesError("name-reserved", name=shown(name.shown))
