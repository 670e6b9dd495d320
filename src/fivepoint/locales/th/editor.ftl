# The position editor of the web app.

editor-too-many = { $side ->
    [white] ขาวมีหมาก { $count } ตัว มีได้ไม่เกิน { $most } ตัว
   *[black] ดำมีหมาก { $count } ตัว มีได้ไม่เกิน { $most } ตัว
}
editor-brush = วาง
editor-erase = เอาออก
editor-start = ตำแหน่งเริ่มต้น
editor-clear = กระดานว่าง
editor-exchange = สลับฝ่าย
editor-pips = พิป: ขาว { $white } ดำ { $black }
editor-problems = สิ่งที่ผิดในตำแหน่งนี้
editor-analyse = วิเคราะห์
editor-play = เล่นต่อจากตำแหน่งนี้
editor-play-level = แข่งกับคอมพิวเตอร์
editor-play-side = คุณเล่นฝ่าย
editor-turn = ตาของใคร
editor-not-rolled = ยังไม่ทอย
editor-die-first = ลูกเต๋าแรก
editor-die-second = ลูกเต๋าที่สอง
editor-nobody = ไม่มีใคร
editor-length = เล่นแบบ
editor-score-white = แต้มของขาว
editor-score-black = แต้มของดำ
editor-crawford = เกมครอว์ฟอร์ด
editor-paste = วางตำแหน่ง: XGID, GNU ID, OGID, FIBS หรือ Snowie
editor-read = อ่าน
editor-copy = คัดลอก
editor-copy-name = คัดลอก: { $name }
editor-copied = คัดลอกแล้ว: { $name }
editor-copy-by-hand = เบราว์เซอร์ไม่ให้หน้านี้คัดลอก เลือกข้อความแล้วคัดลอกเอง: { $name }
editor-link = ลิงก์
editor-picture = บันทึกเป็นภาพ
editor-recent = ตำแหน่งล่าสุด
