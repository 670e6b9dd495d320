"""The words of the field: one term an idea in each language, and never its rival.

Terms are given as stems, since Hungarian and Polish inflect them.
"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

TERMS = {
    "en": "checker point blot hit enter bear die double pip closed open cube stake take drop "
    "beaver raccoon Jacoby automatic gammon backgammon match Crawford resign rating",
    "th": "หมาก ช่อง แต้ม โฮมบอร์ด กระดานนอก บาร์ หมากตัวเดียว ตี เข้ากระดาน เก็บหมากออก ลูกเต๋า ทอย "
    "ลูกคู่ พิพเคาท์ ช่องที่ถูกปิด ข้ามตา ลูกเต๋าเดิมพัน เสนอเพิ่มเดิมพัน เสนอเพิ่มอีกครั้ง รับ ปฏิเสธ บีเวอร์ แร็กคูน "
    "กติกาจาโคบี เพิ่มเดิมพันอัตโนมัติ ชนะธรรมดา แกมมอน แบ็กแกมมอน แมตช์ มันนี่เกม เกมครอว์ฟอร์ด ยอมแพ้ "
    "คอมพิวเตอร์ ฝ่ายตรงข้าม เรตติ้ง",
    "hu": "korong mező pont hazai külső bár magányos blot leüt belép kivi kocka dob dupla pipszám "
    "zárt szabad kimarad dupláskocka tét duplázás elfogad elutasít beaver raccoon Jacoby-szabály "
    "gammon backgammon mérkőzés játszma pénzjátszm Crawford-játszma felad számítógép ellenf "
    "értékszám",
    "pl": "pionek pole punkt dom zewnętrzn band pojedynczy blot bij bici wej zdejm kość oczk rzut "
    "dublet pips zablokowan otwart strata kostk podwajając stawk zaproponować przyj odrzuc beaver "
    "raccoon Jacoby'ego zwykł gammon backgammon mecz parti pieniądze Crawforda podda komputer "
    "przeciwnik ranking",
}
RIVALS = {
    "en": r"\b(man|men|pieces?|spike|anchor)\b",
    "th": r"แบ็คแกมมอน|ดับเบิล|เสียตา|คิวบ์|ตัวหมาก",
    "hu": r"bábu|háromszög|középsáv|sorompó|kipakol|dubla|duplázókock",
    "pl": r"tryktrak|\bpion\b|\bbar\b(?!/)|dubel|dublując|spasowa",
}


def text(lang: str) -> str:
    """The wording of rules and lessons, without comments and keys."""
    folder = files("fivepoint") / "locales" / lang
    lines = "\n".join(
        (folder / name).read_text(encoding="utf-8") for name in ("rules.ftl", "lessons.ftl")
    )
    return re.sub(r"^(#.*|[\w-]+ =)", "", lines, flags=re.MULTILINE)


@pytest.mark.parametrize("lang", TERMS)
def test_the_terms_of_the_field_are_used(lang: str) -> None:
    words = text(lang).lower()
    assert not [term for term in TERMS[lang].split() if term.lower() not in words]


@pytest.mark.parametrize("lang", RIVALS)
def test_their_rivals_are_not(lang: str) -> None:
    assert not re.findall(RIVALS[lang], text(lang))
