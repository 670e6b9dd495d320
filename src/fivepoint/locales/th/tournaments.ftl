### ทัวร์นาเมนต์: ประกาศ สมัคร จับคู่ เล่น และจัดการแข่งขัน

tournament-list = ทัวร์นาเมนต์
tournament-lead = แบบแพ้คัดออกและแบบพบกันหมด ระบบจับคู่แต่ละรอบให้เอง แมตช์เริ่มเมื่อผู้เล่นทั้งสองมาพร้อม
tournament-open = เปิดรับสมัคร
tournament-running = กำลังแข่ง
tournament-finished = จบแล้ว
tournament-none = ยังไม่มีทัวร์นาเมนต์ ลองประกาศหนึ่งรายการแล้วชวนคนอื่นมาสมัคร
tournament-new = ประกาศทัวร์นาเมนต์
tournament-new-needs = ต้องมีบัญชีจึงจะประกาศหรือสมัครทัวร์นาเมนต์ได้
tournament-announce = ประกาศ
tournament-name = ชื่อ
tournament-kind = ระบบการแข่งขัน
tournament-knockout = แพ้คัดออก
tournament-round-robin = พบกันหมด
tournament-knockout-note = ใครแพ้ต้องออก ผู้มีเรตติ้งสูงสุดพบกันหลังสุด ถ้าจำนวนคนไม่ลงตัว ผู้มีเรตติ้งสูงสุดได้บาย
tournament-round-robin-note = ทุกคนพบกันหนึ่งครั้ง ชนะมากกว่าอยู่บน ถ้าเท่ากันดูจำนวนชนะของคนที่ตนชนะมา
tournament-days = จำนวนวันต่อรอบ
tournament-days-note = แมตช์ที่ไม่ได้เล่นภายในเวลานั้น ผู้ที่มาพร้อมเล่นเป็นฝ่ายชนะ ไม่เช่นนั้นเป็นของมือวางที่สูงกว่า
tournament-line = { $kind ->
    [knockout] แพ้คัดออก
   *[round-robin] พบกันหมด
} · { $length } · { $clock } · { $rated ->
    [yes] นับเรตติ้ง
   *[no] ไม่นับเรตติ้ง
}
tournament-rounds-of = รอบละ { $days } วัน
tournament-entered = { $count ->
    [0] ยังไม่มีใคร
   *[other] ผู้เล่น { $count } คน
}
tournament-by = ผู้จัด: { $name }
tournament-stage = { $stage ->
    [open] เปิดรับสมัคร
    [running] รอบที่ { $round } จาก { $rounds }
    [over] จบแล้ว
   *[cancelled] ยกเลิก
}
tournament-winner = ผู้ชนะทัวร์นาเมนต์: { $name }
tournament-enter = สมัคร
tournament-enter-reserve = สมัครเป็นตัวสำรอง
tournament-leave = ถอนการสมัคร
tournament-withdraw = ถอนตัว
tournament-withdraw-note = แมตช์ที่เหลือของคุณจะถือว่าแพ้ทั้งหมด
tournament-yes-withdraw = ใช่ ถอนตัว
tournament-you-in = คุณสมัครแล้ว การแข่งขันเริ่มเมื่อผู้จัดกดเริ่ม
tournament-you-reserve = คุณเป็นตัวสำรอง ผู้จัดอาจให้คุณเล่นแทนใครสักคน
tournament-you-out = คุณไม่ได้เล่นในทัวร์นาเมนต์นี้แล้ว
tournament-your-match = แมตช์ของคุณ
tournament-your-bye = รอบนี้คุณได้บาย
tournament-your-wait = แมตช์ต่อไปของคุณอยู่ในรอบถัดไป
tournament-against = รอบที่ { $round } พบกับ { $name }
tournament-by-when = ต้องเล่นภายใน { $moment }
tournament-play = ฉันพร้อมแล้ว
tournament-continue = ไปที่กระดาน
tournament-waiting = กำลังรอ { $name } โปรดอยู่ในหน้านี้ แมตช์จะเริ่มเองเมื่อมาครบทั้งสองคน
tournament-waits-for-you = { $name } มาแล้วและกำลังรอคุณ
tournament-stop-waiting = เลิกรอ
tournament-bracket = สายการแข่งขัน
tournament-table = ผลการแข่งขัน
tournament-table-note = แต้มของผู้เล่นในแถวมาก่อน แล้วจึงเป็นของอีกฝ่าย
tournament-round = รอบที่ { $round }
tournament-final = รอบชิงชนะเลิศ
tournament-semifinal = รอบรองชนะเลิศ
tournament-quarterfinal = รอบก่อนรองชนะเลิศ
tournament-bye = ได้บาย
tournament-tba = ยังไม่ทราบ
tournament-won-by = ผู้ชนะ
tournament-how = { $how ->
    [director] ผู้จัดตัดสิน
    [deadline] หมดเวลา
   *[withdrawn] ไม่ได้เล่น
}
tournament-playing = กำลังเล่น
tournament-watch = ชม
tournament-see = ดูแมตช์
tournament-cell = { $how ->
    [won] ชนะโดยไม่ได้เล่น
    [lost] แพ้โดยไม่ได้เล่น
   *[open] ยังไม่ได้เล่น
}
tournament-standings = ตารางคะแนน
tournament-rank = อันดับ
tournament-player = ผู้เล่น
tournament-wins = ชนะ
tournament-losses = แพ้
tournament-out = ตกรอบ
tournament-players = ผู้เล่น
tournament-reserves = ตัวสำรอง
tournament-nobody = ยังไม่มีใครสมัคร
tournament-seeds-note = เรียงตามเรตติ้ง ซึ่งเป็นลำดับมือวาง
tournament-direct = ผู้จัดการแข่งขัน
tournament-direct-note = คุณเป็นผู้จัดทัวร์นาเมนต์นี้
tournament-start = เริ่มและจับคู่
tournament-start-needs = ต้องมีผู้เล่นอย่างน้อยสองคนจึงจะเริ่มได้
tournament-cancel = ยกเลิกการแข่งขัน
tournament-yes-cancel = ใช่ ยกเลิก
tournament-remove = นำออก
tournament-remove-who = นำออก: { $name }
tournament-yes-remove = ใช่ นำ { $name } ออก
tournament-replace = เปลี่ยนตัว
tournament-replace-who = เปลี่ยนตัว { $name }
tournament-replace-by = ตัวสำรองที่เล่นต่อ
tournament-no-reserves = ไม่มีตัวสำรอง ใครสมัครตอนนี้จะเป็นตัวสำรอง
tournament-decide = ตัดสิน: { $white } – { $black }
tournament-win-for = { $name } ชนะ
tournament-later = เพิ่มอีก { $days } วัน
