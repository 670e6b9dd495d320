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
study-reason-wins = ชนะ { $best }% ของเกม อีกทางหนึ่งชนะ { $played }%
study-reason-gammons = ชนะแกมมอน { $best }% อีกทางหนึ่ง { $played }%
study-reason-gammons-lost = แพ้แกมมอน { $best }% อีกทางหนึ่ง { $played }%
study-reason-chances = จากตรงนี้คุณชนะ { $win }% ของเกม
study-reason-gammon-shares = แกมมอน: คุณชนะ { $won }% คุณแพ้ { $lost }%
study-reason-race = การวิ่งแข่ง: คุณต้องเดินอีก { $own } พิพ ฝ่ายตรงข้าม { $other } พิพ
study-reason-threats = ลูกเต๋าของคุณตีได้ { $shots } จาก 36
study-reason-threatened = คุณถูกตีได้ { $shots } จาก 36

## ผู้สอน
study-look-again = การเดินนี้เสีย { $loss } ดูอีกครั้งไหม
study-kept = เก็บเป็นการ์ดไว้ฝึกแล้ว
study-why-best = ทำไมจึงดีกว่าอันดับสอง:
study-why-better = ทำไม { $best } จึงดีกว่า { $played }:

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

## fivepoint cards
cli-cards-summary = เก็บข้อผิดพลาดของคุณเป็นการ์ดและฝึกซ้อม
cli-cards-help = ข้อผิดพลาดของแมตช์ที่วิเคราะห์แล้วกลายเป็นการ์ด ซึ่งจะถามอีกเมื่อถึงเวลา (FSRS) สำรับคือไฟล์ในโฟลเดอร์ข้อมูลของคุณ หรือไฟล์ที่ --deck ระบุ
cli-cards-add-help = ตัดสินไฟล์แมตช์และเพิ่มข้อผิดพลาดลงในสำรับ การ์ดที่มีอยู่แล้วจะคงแผนเดิม
cli-cards-list-help = แสดงรายการการ์ด ใบที่ถึงเวลามีดาว
cli-cards-practise-help = ถามการ์ดที่ถึงเวลา ตอบด้วยการเดินเช่น 8/5 6/5 หรือ double, no double, take, drop บรรทัดว่างคือหยุด
cli-cards-export-help = เขียนสำรับเป็นแพ็กเกจสำหรับ Anki (.apkg)
cli-cards-deck = ไฟล์ของสำรับ
cli-cards-player = ข้อผิดพลาดของใคร ถ้าไม่ระบุคือทั้งสองคน
cli-cards-least = การตัดสินใจต้องเสียเท่าใดจึงเป็นการ์ด หน่วยเป็นแต้มของลูกเต๋าเดิมพัน
cli-cards-most = ถามอย่างมากกี่ใบ
cli-cards-out = แพ็กเกจที่จะเขียน ลงท้ายด้วย .apkg
cli-cards-you = คุณ
cli-cards-other = ฝ่ายตรงข้าม
cli-cards-added = การ์ดใหม่ { $new } ใบ ในสำรับมี { $cards } ใบ
cli-cards-count = การ์ด { $cards } ใบ ถึงเวลา { $due } ใบ
cli-cards-exported = เขียนการ์ด { $cards } ใบลงใน “{ $file }” แล้ว
cli-cards-good = ถูกต้อง: { $best }
cli-cards-hard = เกือบถูก ดีที่สุดคือ { $best }
cli-cards-again = ไม่ถูก ดีที่สุดคือ { $best } ในแมตช์เดิน { $made }
error-cards-ending = “{ $file }”: แพ็กเกจสำหรับ Anki ลงท้ายด้วย .apkg
error-cards-player = “{ $player }” ไม่ได้เล่นที่นี่ ผู้เล่นคือ: { $known }

## fivepoint statistics
cli-statistics-summary = PR โชค และข้อผิดพลาดจากหลายแมตช์
cli-statistics-help = ตัดสินไฟล์แมตช์ทุกไฟล์ในที่ที่ระบุ และรวมตัวเลขของผู้เล่นคนหนึ่งตามฝ่ายตรงข้าม ระดับของคอมพิวเตอร์ และเดือน สิ่งที่ตัดสินแล้วจะจำไว้ --anew ทำใหม่ทั้งหมด
cli-statistics-place = ไฟล์แมตช์ หรือโฟลเดอร์ซึ่งจะค้นทุกโฟลเดอร์ย่อย
cli-statistics-database = ฐานข้อมูลของเซิร์ฟเวอร์ ระบุที่อยู่หรือไฟล์: แมตช์ที่เก็บไว้จะนับด้วย
cli-statistics-player = ตัวเลขของใคร ถ้าไม่ระบุคือผู้ที่เล่นมากแมตช์ที่สุด
cli-statistics-anew = ตัดสินใหม่ทั้งหมด
cli-statistics-rebuild = สร้างตัวเลขของหน้าสถิติบนเซิร์ฟเวอร์ขึ้นใหม่จากทุกแมตช์ในฐานข้อมูล
cli-statistics-rebuilt = สร้างตัวเลขของ { $matches } แมตช์ขึ้นใหม่แล้ว
cli-statistics-judging = กำลังตัดสิน { $file } ...
cli-statistics-title = { $player }: { $matches } แมตช์ คอลัมน์: แมตช์ ชนะ-แพ้ PR การตัดสินใจ โชคสุทธิ
cli-statistics-whole = ทั้งหมด
cli-statistics-opponents = ตามฝ่ายตรงข้าม
cli-statistics-levels = ตามระดับของคอมพิวเตอร์
cli-statistics-months = ตามเดือน
cli-statistics-errors = ข้อผิดพลาดตามชนิด: จำนวน ค่าที่เสีย
error-statistics-file = ไม่ได้นำ { $file } มาด้วย { $reason }
error-statistics-nothing = ไม่มีเกมที่เล่นจบในที่เหล่านี้
error-history-row = อ่านแถวหนึ่งของสถิติไม่ได้
