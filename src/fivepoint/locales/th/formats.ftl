# Position identifiers and match files.

## Identifiers
error-id-unknown = “{ $text }” ไม่ใช่รหัสตำแหน่งที่รู้จัก ไม่ใช่ทั้ง XGID, GNU Position ID และ OGID
error-id-shape = “{ $text }” มีรูปแบบไม่ตรงกับรหัสชนิดนี้: { $format }
error-id-field = ช่องข้อมูลที่ { $number } ของรหัส ({ $format }) เป็น “{ $text }” ไม่ได้
error-match-id-dice = “{ $text }” ไม่ใช่ Match ID เพราะหน้าลูกเต๋าเป็นไปไม่ได้
error-match-id-state = “{ $text }” ไม่ใช่ Match ID เพราะคิวบ์หรือเกมครอว์ฟอร์ดไม่เข้ากับแมตช์
