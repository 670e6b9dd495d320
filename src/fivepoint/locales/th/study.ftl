# การเรียนรู้: เหตุผลที่นับได้ ผู้สอน การ์ด สถิติ

## เหตุผล
study-reason-hits = { $count ->
    [1] ตีได้
   *[other] ตีได้ { $count } ตัว
}
study-reason-shots = { $best ->
    [0] ไม่มีลูกเต๋าใดตีได้ ส่วนอีกทางหนึ่งถูกตีได้ { $played } จาก 36
   *[other] ถูกตีได้ { $best } จาก 36 ส่วนอีกทางหนึ่งถูกตีได้ { $played }
}
study-reason-blots = { $best ->
    [0] ไม่เหลือหมากตัวเดียว ส่วนอีกทางหนึ่งเหลือ { $played }
   *[other] เหลือหมากตัวเดียว { $best } ส่วนอีกทางหนึ่งเหลือ { $played }
}
study-reason-home = ยึดช่องในโฮมบอร์ดได้ { $best } ช่อง อีกทางหนึ่งได้ { $played }
study-reason-prime = สร้างแนวกั้น { $best } ช่อง ส่วนอีกทางหนึ่งเรียงกัน { $played } ช่อง
study-reason-anchor = { $best ->
    [1] ยึดหลักในโฮมบอร์ดของฝ่ายตรงข้าม
   *[other] ยึดช่องในโฮมบอร์ดของฝ่ายตรงข้ามได้ { $best } ช่อง
}
study-reason-off = เก็บหมากออกแล้ว { $best } ตัว อีกทางหนึ่งได้ { $played } ตัว
study-reason-wins = ชนะ { $best } % ของเกม อีกทางหนึ่งชนะ { $played } %
study-reason-gammons = ชนะแกมมอน { $best } % อีกทางหนึ่ง { $played } %
study-reason-gammons-lost = แพ้แกมมอน { $best } % อีกทางหนึ่ง { $played } %
study-reason-chances = จากตรงนี้คุณชนะ { $win } % ของเกม
study-reason-gammon-shares = แกมมอน: คุณชนะ { $won } % คุณแพ้ { $lost } %
study-reason-race = การวิ่งแข่ง: คุณต้องเดินอีก { $own } พิพ ฝ่ายตรงข้าม { $other } พิพ
study-reason-threats = ลูกเต๋าของคุณตีได้ { $shots } จาก 36
study-reason-threatened = คุณถูกตีได้ { $shots } จาก 36

## ผู้สอน
study-look-again = การเดินนี้เสีย { $loss } ดูอีกครั้งไหม

## การ์ด
study-deck-name = แบ็กแกมมอน: ข้อผิดพลาดของฉัน
study-question-play = ทอยได้ { $dice } เดินอย่างไรดีที่สุด
study-question-double = ก่อนทอย จะเสนอเพิ่มเดิมพันหรือไม่
study-question-take = ฝ่ายตรงข้ามเสนอเพิ่มเดิมพัน คุณตอบอย่างไร
study-standing-match = คุณต้องการอีก { $own } แต้ม ฝ่ายตรงข้าม { $other } แต้ม
study-money = มันนี่เกม
study-crawford = นี่คือเกมครอว์ฟอร์ด
study-action = { $action ->
    [no-double] ไม่เพิ่มเดิมพัน
    [double] เพิ่มเดิมพัน
    [take] รับ
    [drop] ปฏิเสธ
    [beaver] บีเวอร์
   *[other] { $action }
}
error-fsrs-missing = การวางแผนการ์ดต้องใช้แพ็กเกจ fsrs: pip install "fivepoint[study]"
error-genanki-missing = การ์ดสำหรับ Anki ต้องใช้แพ็กเกจ genanki: pip install "fivepoint[study]"
error-card-answer = “{ $answer }” ไม่ใช่คำตอบของคำถามนี้ คำตอบคือ: { $known }
error-card-dice = การ์ดนี้ถามการเดินแต่ไม่แสดงลูกเต๋า
error-card-schedule = แผนของการ์ดเป็นไปไม่ได้: ตัวเลขไม่สอดคล้องกัน
error-deck-form = นี่ไม่ใช่สำรับการ์ดในรูปแบบของรุ่นนี้
error-deck-row = อ่านการ์ดใบที่ { $number } ของสำรับไม่ได้
error-deck-card = ไม่มีการ์ด { $card } ในสำรับนี้
error-deck-too-big = สำรับหนึ่งมีการ์ดได้ไม่เกิน { $most } ใบ
