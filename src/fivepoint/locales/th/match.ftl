# The cube, the course of a match, its actions and its record.

## Settings that cannot be
error-cap-value = เพดานของลูกเต๋าเดิมพันต้องเป็นเลขยกกำลังของสองหรือไม่กำหนด ไม่ใช่ { $cap }
error-beavers-value = จำนวนครั้งที่เพิ่มเดิมพันกลับทันทีต้องเป็นจำนวนเต็มตั้งแต่ 0 ถึง { $most } ไม่ใช่ { $beavers }
error-length-value = ความยาวของแมตช์ต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง { $most } ไม่ใช่ { $length }
error-games-value = จำนวนเกมต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง { $most } ไม่ใช่ { $value }
error-automatic-doubles-value = จำนวนครั้งของการเพิ่มเดิมพันอัตโนมัติต้องเป็นจำนวนเต็มตั้งแต่ 0 ถึง { $most } ไม่ใช่ { $value }
error-opening-value = การเปิดเกมต้องเป็น “plays-both” หรือ “rolls-afresh” ไม่ใช่ { $value }
error-flag-value = { $name } ต้องเป็นจริงหรือเท็จ ไม่ใช่ { $value }
error-score-pair = คะแนนต้องเป็นแต้มสองจำนวน ไม่ใช่ { $score }
error-score-value = แต้มต้องเป็นจำนวนเต็มตั้งแต่ 0 ขึ้นไป ไม่ใช่ { $points }
error-score-over = เมื่อได้ { $points } แต้ม แมตช์ { $length } แต้มก็จบไปแล้ว
error-money-only = { $setting ->
    [jacoby] กติกาจาโคบีใช้กับมันนี่เกม ไม่ใช้ในแมตช์
    [beavers] บีเวอร์ใช้กับมันนี่เกม ไม่ใช้ในแมตช์
    [automatic-doubles] การเพิ่มเดิมพันอัตโนมัติใช้กับมันนี่เกม ไม่ใช้ในแมตช์
   *[games] กำหนดจำนวนเกมได้เฉพาะมันนี่เกม ไม่ใช่แมตช์
}
error-needs-cube = { $setting ->
    [jacoby] กติกาจาโคบีต้องมีลูกเต๋าเดิมพัน
    [beavers] บีเวอร์ต้องมีลูกเต๋าเดิมพัน
   *[automatic-doubles] การเพิ่มเดิมพันอัตโนมัติต้องมีลูกเต๋าเดิมพัน
}

## The cube
error-cube-value = ค่าของลูกเต๋าเดิมพันต้องเป็นเลขยกกำลังของสอง ไม่ใช่ { $cube }
error-cube-above-cap = ลูกเต๋าเดิมพันที่ { $cube } เกินเพดาน { $cap }
error-cube-owner = ลูกเต๋าเดิมพันที่ 1 อยู่ตรงกลางและไม่มีเจ้าของ
error-cube-centred = ในแมตช์ ลูกเต๋าเดิมพันที่ { $cube } ต้องมีเจ้าของ
error-owner-value = เจ้าของลูกเต๋าเดิมพันต้องเป็น “me”, “other” หรือไม่มี ไม่ใช่ { $owner }
error-owner-no-cube = เมื่อไม่มีลูกเต๋าเดิมพันก็ไม่มีใครเป็นเจ้าของได้
error-crawford-away = ที่คะแนน { $own } ต่อ { $other } ไม่มีฝ่ายใดขาดอีกเพียงหนึ่งแต้ม จึงไม่ใช่เกมครอว์ฟอร์ด
error-crawford-both = ทั้งสองฝ่ายขาดอีกหนึ่งแต้มในแมตช์ { $length } แต้ม เกมครอว์ฟอร์ดจึงผ่านไปแล้ว
error-crawford-cube = ในเกมครอว์ฟอร์ด ลูกเต๋าเดิมพันจะอยู่ที่ { $cube } ไม่ได้
error-crawford-not-due = ที่คะแนนนี้ยังไม่ถึงเกมครอว์ฟอร์ด
error-result-unknown = เกมชนะได้แบบธรรมดา (1) แกมมอน (2) หรือแบ็กแกมมอน (3) ไม่ใช่ { $result }
error-no-cube = เกมนี้ไม่ใช้ลูกเต๋าเดิมพัน
error-crawford-game = ในเกมครอว์ฟอร์ดห้ามเพิ่มเดิมพัน
error-cube-not-yours = ลูกเต๋าเดิมพันเป็นของอีกฝ่าย
error-cube-cap = ลูกเต๋าเดิมพันถึงเพดานแล้ว
error-cube-dead = ลูกเต๋าเดิมพันไม่มีผลแล้ว เพราะชนะธรรมดาก็ทำให้ฝ่ายนี้ชนะแมตช์
error-no-beavers-in-match = ในแมตช์ไม่มีบีเวอร์
error-no-beavers = ไม่ได้ตกลงให้มีบีเวอร์
error-no-more-beavers = ไม่ได้ตกลงให้เพิ่มเดิมพันกลับทันทีได้อีก
error-wrong-redouble = บีเวอร์ใช้ตอบการเพิ่มเดิมพัน แร็กคูนใช้ตอบบีเวอร์

## Actions at the wrong time
error-match-over = แมตช์จบแล้ว
error-game-finished = ฝ่ายหนึ่งเก็บหมากออกหมดแล้ว
error-no-game = ขณะนี้ไม่มีเกมที่กำลังเล่นอยู่
error-not-your-decision = เป็นการตัดสินใจของอีกฝ่าย
error-offer-open = ต้องตอบข้อเสนอก่อน
error-already-rolled = ทอยลูกเต๋าไปแล้ว
error-not-rolled = ยังไม่ได้ทอยลูกเต๋า
error-no-double-offered = ไม่มีการเสนอเพิ่มเดิมพัน
error-no-resignation = ไม่มีการเสนอยอมแพ้
error-largest-refused = ห้ามปฏิเสธผลสูงสุดที่ยังเป็นไปได้
error-nothing-to-take-back = ฝ่ายนี้ไม่มีตาเดินในเกมนี้ให้ย้อนคืน
error-resign-impossible = { $least ->
    [3] { $largest ->
       *[3] แพ้ได้แบบแบ็กแกมมอนเท่านั้น
    }
    [2] { $largest ->
        [2] แพ้ได้แบบแกมมอนเท่านั้น
       *[3] แพ้ได้แบบแกมมอนหรือแบ็กแกมมอน ไม่ใช่แพ้ธรรมดา
    }
   *[1] { $largest ->
        [1] แพ้ได้แบบธรรมดาเท่านั้น
        [2] แพ้ได้แบบธรรมดาหรือแกมมอน ไม่ใช่แบ็กแกมมอน
       *[3] แพ้ได้แบบธรรมดา แกมมอน หรือแบ็กแกมมอน
    }
}
error-steps-order = ก้าวเหล่านี้รวมเป็นตาเดินที่ถูกกติกา แต่ไม่ใช่ตามลำดับนี้

## Actions that are none
error-unknown-action = ไม่มีการกระทำ { $word }
error-seat-value = ที่นั่งคือ 0 (ขาว) หรือ 1 (ดำ) ไม่ใช่ { $seat }
error-steps-form = หนึ่งก้าวคือจำนวนเต็มสามจำนวน (จาก, ไป, ลูกเต๋า) ไม่ใช่ { $steps }
error-steps-count = หนึ่งตาเดินมีได้ไม่เกิน 4 ก้าว ไม่ใช่ { $count }
error-resign-value = การยอมแพ้มีค่า 1, 2 หรือ 3 ไม่ใช่ { $n }
error-set-position = ที่นี่ต้องเป็นตำแหน่งหมาก ไม่ใช่ { $value }
error-set-needs-position = ตั้งลูกเต๋าและลูกเต๋าเดิมพันได้เมื่อตั้งตำแหน่งหมากด้วยเท่านั้น

## Records
error-record-action = การกระทำที่ { $number } ({ $word }): { $reason }
error-record-rules = บันทึกไม่มีกติกา พบ { $value } แทน
error-record-players = บันทึกมีชื่อผู้เล่นสองคน ไม่ใช่ { $value }
error-record-meta = หมายเหตุของบันทึกเป็นคู่ของชื่อที่ไม่ซ้ำกับข้อความ ไม่ใช่ { $value }
error-record-text = { $name ->
    [player] ชื่อผู้เล่นต้องเป็นข้อความไม่เกิน { $most } อักขระ ไม่ใช่ { $text }
    [comment] ความเห็นต้องเป็นข้อความไม่เกิน { $most } อักขระ ไม่ใช่ { $text }
   *[meta] หมายเหตุต้องเป็นข้อความไม่เกิน { $most } อักขระ ไม่ใช่ { $text }
}
error-record-length = มี { $length } การกระทำ { $count } อยู่นอกช่วง
error-clock-pair = เวลาบนนาฬิกาเป็นมิลลิวินาทีสองจำนวน ไม่ใช่ { $clock }
error-time-value = เวลาเป็นจำนวนเต็มของมิลลิวินาทีตั้งแต่ 0 ขึ้นไป ไม่ใช่ { $value }
error-record-format = นี่ไม่ใช่บันทึกของ Fivepoint รูปแบบคือ { $found } ไม่ใช่ { $expected }
error-record-version = ไม่รู้จักบันทึกรุ่น { $version } โปรแกรมนี้อ่านรุ่น { $known }
error-record-number = การกระทำถัดไปควรมีหมายเลข { $expected } ไม่ใช่ { $found } มีการกระทำขาดหายหรือเรียงผิดลำดับ
error-record-outcome = คะแนนสุดท้ายในบันทึก { $found } ไม่ตรงกับการกระทำ ซึ่งนำไปสู่ { $white } ต่อ { $black }
error-unknown-word = { $where }: ไม่มีการกระทำ { $word }
error-json-not-text = ต้องเป็นข้อความ JSON ไม่ใช่ { $value }
error-json-encoding = ข้อความไม่ใช่ UTF-8 อ่านไบต์ที่ { $byte } ไม่ได้
error-json-too-large = ข้อความมี { $size } อักขระ อ่านได้ไม่เกิน { $most }
error-json-syntax = บรรทัด { $line } คอลัมน์ { $column }: ไม่ใช่ JSON หรือข้อความถูกตัด
error-json-depth = ข้อความ JSON ซ้อนกันลึกเกินไป
error-json-number = { $text } ไม่ใช่จำนวนเต็มที่อ่านได้
error-json-name-twice = ชื่อ { $name } ปรากฏสองครั้งในออบเจ็กต์เดียวกัน
error-json-type = { $where }: { $expected ->
    [list] ตรงนี้ต้องเป็นรายการ
    [object] ตรงนี้ต้องเป็นออบเจ็กต์
   *[value] ให้ละไว้แทนการเขียน null
}
error-json-missing = { $where }: ไม่มี { $name }
error-json-unknown = { $where }: ไม่รู้จัก { $name }
