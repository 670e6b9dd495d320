# The report of an analysis: the page, the plain text, the graphs.

report-title = { $white } – { $black }: บทวิเคราะห์
report-subtitle = { $kind ->
    [match] แมตช์ { $length } แต้ม, { $own } : { $other }
   *[money] มันนี่เกม, { $own } : { $other } แต้ม
}
report-engine = ประเมินโดย { $engine } ระดับ { $level } มองล่วงหน้า { $plies } ตา เน็ต { $net }
report-engine-told = ประเมินโดย { $engine } ตามที่ไฟล์บันทึกไว้
report-incomplete = การวิเคราะห์นี้ถูกหยุดก่อนจบ บางการตัดสินใจยังไม่ได้ดูลึกเท่าที่ระดับนี้กำหนด
report-footer = ค่าคาดหวังที่เสียไปนับเป็นหน่วยของคิวบ์ก่อนการตัดสินใจ (EMG ในแมตช์) PR = 500 × ค่าคาดหวังที่เสีย ÷ จำนวนการตัดสินใจที่นับ โชคคือค่าของการเดินที่ดีที่สุดจากการทอยนั้นลบด้วยค่าเฉลี่ยของการทอยทุกแบบ

report-summary = สรุป
report-figure = ตัวเลข
report-pr = PR
report-pr-value = { $pr } ± { $half }
report-pr-few = การตัดสินใจยังน้อยเกินไป ({ $count } จาก { $least })
report-band = ฝีมือระดับ
report-band-world-champion = แชมป์โลก
report-band-world-class = ระดับโลก
report-band-expert = ผู้เชี่ยวชาญ
report-band-advanced = ขั้นสูง
report-band-intermediate = ขั้นกลาง
report-band-casual = เล่นทั่วไป
report-band-beginner = ผู้เริ่มเล่น
report-band-distracted = ใจลอย
report-counted = การตัดสินใจที่นับ
report-checker-plays = การเดินหมาก: PR
report-doubling = การเพิ่มเดิมพัน: PR
report-taking = การรับและปฏิเสธ: PR
report-of-counted = { $pr } (นับ { $count })
report-marks = คลาดเคลื่อน ผิดพลาด ผิดพลาดร้ายแรง
report-checker-lost = ค่าคาดหวังที่เสียจากการเดินหมาก
report-cube-lost = ค่าคาดหวังที่เสียที่คิวบ์
report-mwc-lost = โอกาสชนะแมตช์ที่เสียไป
report-points-lost = แต้มที่เสียไป
report-gnubg-rate = อัตราผิดพลาดแบบ gnubg (mEMG)
report-snowie-rate = อัตราผิดพลาดแบบ Snowie (mEMG)
report-luck = โชคจากการทอยของตน
report-net-luck = โชคสุทธิ
report-lucky = การทอยที่โชคดีและโชคร้าย
report-result = ผล
report-luck-adjusted = ผลเมื่อหักโชคออก
report-expected = ผลที่คาดจาก PR ทั้งสอง
report-unjudged = การตัดสินใจที่ประเมินไม่ได้

report-by-phase = แยกตามช่วงของเกม
report-phase = ช่วง
report-phase-opening = เปิดเกม
report-phase-middle = กลางเกม
report-phase-race = วิ่งแข่ง
report-phase-bear-off = เก็บหมากออก
report-by-error = แยกตามชนิดของข้อผิดพลาด
report-error = ชนิด
report-error-checker = การเดินหมาก
report-error-missed-double = ไม่เพิ่มเดิมพันเมื่อควรเพิ่ม
report-error-wrong-double = เพิ่มเดิมพันผิด
report-error-too-good = เพิ่มเดิมพันทั้งที่ดีเกินไป
report-error-wrong-take = รับผิด
report-error-wrong-drop = ปฏิเสธผิด
report-error-wrong-beaver = บีเวอร์ผิด
report-error-missed-beaver = ไม่บีเวอร์เมื่อควรทำ
report-error-wrong-raccoon = แร็กคูนผิด
report-error-missed-raccoon = ไม่แร็กคูนเมื่อควรทำ
report-error-resigned-early = ยอมแพ้เร็วหรือมากเกินไป
report-error-wrong-accept = ยอมรับการยอมแพ้ผิด
report-error-wrong-refuse = ปฏิเสธการยอมแพ้ผิด
report-times = จำนวน
report-lost = ค่าคาดหวังที่เสีย

report-graph-mwc = โอกาสที่ { $player } จะชนะแมตช์
report-graph-equity = ค่าคาดหวังของ { $player }
report-graph-luck = โชคสะสมของ { $player } ลบด้วยของอีกฝ่าย
report-game-short = เกม { $game }
report-lost-by = { $made } { $mark } −{ $loss }

report-errors = ข้อผิดพลาด เรียงจากร้ายแรงที่สุด
report-errors-none = ไม่มีการตัดสินใจใดเสียถึง 0.020
report-all = การตัดสินใจทั้งหมด
report-game = เกมที่ { $game }
report-game-won = { $player } ชนะ { $points } แต้ม
report-when = เกมที่ { $game } ตาที่ { $turn }: { $player }
report-rolled = ทอยได้ { $dice }
report-standing = คะแนน { $own } : { $other } จาก { $length }
report-crawford = เกมครอว์ฟอร์ด
report-cube-value = คิวบ์ { $cube }
report-board = กระดานจากมุมมองของ { $player }: { $pips } พิพต่อ { $other }
report-best-is = ดีที่สุด: { $best }
report-played-is = ที่เดิน: { $made }
report-not-counted = ไม่นับใน PR
report-forced = เดินได้ทางเดียว
report-comment = ความเห็น
report-lucky-by = โชคของการทอย: { $luck }

report-head-play = การเดิน
report-head-equity = ค่าคาดหวัง
report-head-loss = เสีย
report-head-difference = ผลต่าง
report-head-mwc = MWC
report-head-win = ชนะ
report-head-gammon = G
report-head-backgammon = BG
report-head-lose = แพ้
report-head-plies = ลึก
report-head-action = การกระทำ
report-not-listed = และอีก { $count } วิธีเดิน

report-no-move = เดินไม่ได้
report-action-no-double = ไม่เพิ่มเดิมพัน
report-action-double = เพิ่มเดิมพัน
report-action-take = รับ
report-action-drop = ปฏิเสธ
report-action-beaver = บีเวอร์
report-action-raccoon = แร็กคูน
report-action-resign = ยอมแพ้
report-action-play = เล่นต่อ
report-action-accept = ยอมรับการยอมแพ้
report-action-refuse = ไม่ยอมรับการยอมแพ้
report-cube-double-take = เพิ่มเดิมพัน แล้วรับ
report-cube-double-drop = เพิ่มเดิมพัน แล้วปฏิเสธ
report-cube-double-beaver = เพิ่มเดิมพัน แล้วบีเวอร์
report-right = { $action ->
    [double] ที่ถูก: เพิ่มเดิมพัน
    [too-good] ที่ถูก: เล่นต่อ ดีเกินกว่าจะเพิ่มเดิมพัน
   *[no-double] ที่ถูก: ไม่เพิ่มเดิมพัน
} { $response ->
    [drop] คำตอบที่ถูกต่อการเพิ่มเดิมพัน: ปฏิเสธ
    [beaver] คำตอบที่ถูกต่อการเพิ่มเดิมพัน: บีเวอร์
   *[take] คำตอบที่ถูกต่อการเพิ่มเดิมพัน: รับ
}
report-figures-of = ตัวเลขของ { $player }
report-resigning = การเล่นต่อมีค่า { $equity } สำหรับผู้เล่น

report-mark-inaccuracy = คลาดเคลื่อน
report-mark-error = ผิดพลาด
report-mark-blunder = ผิดพลาดร้ายแรง
report-problem-illegal-play = การเดินที่บันทึกไว้ผิดกติกา
report-problem-position-set = ตำแหน่งนี้ถูกจัดขึ้นเอง
report-problem-match-too-long = ตารางค่าแมตช์ไปไม่ถึงคะแนนนี้
report-problem-not-among-results = หาการเดินนี้ไม่พบ
report-problem-not-judged = ยังไม่ได้ประเมิน
