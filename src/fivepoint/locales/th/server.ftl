# The server and its commands.

error-seal-unknown = ไม่รู้จักลูกเต๋าที่ผนึกไว้ { $seal } แล้ว โปรดเริ่มใหม่
error-start-not-set = แมตช์เริ่มจากตำแหน่งหมากที่ตั้งไว้ได้ แต่เริ่มด้วย “{ $word }” ไม่ได้
error-table-unknown = ไม่มีโต๊ะ { $table }
error-not-your-seat = นี่ไม่ใช่ที่นั่งของคุณ
error-ahead = ยังทำการกระทำที่ { $number } ไม่ได้ โต๊ะนี้มี { $events }
error-stale = โต๊ะดำเนินไปแล้วหลังจากนั้น จึงไม่มีการทำอะไร
error-no-proof = ลูกเต๋าของโต๊ะนี้พิมพ์เองหรือยังไม่ครบ จึงไม่มีหลักฐาน
error-message-too-long = ข้อความมีได้ไม่เกิน { $most } ไบต์
error-message-form = อ่านข้อความนี้ไม่ได้
error-too-fast = คำขอมากเกินไปในคราวเดียว โปรดรอสักครู่
error-protocol-version = หน้านี้ล้าสมัยแล้ว โปรดโหลดใหม่ (โพรโทคอล { $version })
error-too-many-tables = หนึ่งหน้าดูได้ไม่เกิน { $most } โต๊ะพร้อมกัน
error-not-kept = เซิร์ฟเวอร์เก็บการกระทำนี้ไม่ได้ จึงไม่มีการทำอะไร โปรดลองอีกครั้ง
error-server-failed = เซิร์ฟเวอร์ทำงานผิดพลาด และบันทึกไว้แล้ว โปรดลองอีกครั้ง
error-no-web-app = การติดตั้งนี้ไม่มีหน้าเว็บ เพราะสร้างโดยไม่รวมหน้าเว็บ
error-not-found = ไม่มีอะไรที่ที่อยู่นี้
error-bad-request = ตอบคำขอนี้ไม่ได้
error-port-in-use = ใช้พอร์ต { $port } ของ { $host } ไม่ได้: { $reason }
error-needs-web = เซิร์ฟเวอร์ต้องใช้แพ็กเกจเพิ่มเติมของ fivepoint[web]
error-database-failed = เปิดฐานข้อมูล “{ $place }” ไม่ได้: { $reason } โปรดตรวจว่าอยู่ที่ใดและเขียนได้หรือไม่
error-no-hints-here = ขอคำใบ้ได้เฉพาะเมื่อเล่นกับคอมพิวเตอร์หรือหน้าจอเดียวกัน
error-no-hint-now = ตอนนี้ไม่มีอะไรให้ใบ้

cli-serve-summary = เล่นในเบราว์เซอร์: เริ่มเว็บเซิร์ฟเวอร์
cli-serve-help = เริ่มเว็บเซิร์ฟเวอร์และเก็บทุกแมตช์ไว้ในฐานข้อมูล หยุดด้วย Ctrl-C
cli-serve-host = ที่อยู่ที่จะรอรับ 127.0.0.1 คือเครื่องนี้เท่านั้น
cli-serve-port = พอร์ตที่จะรอรับ
cli-serve-database = ฐานข้อมูล: ไฟล์ หรือ URL ของฐานข้อมูล PostgreSQL
cli-serve-ready = Fivepoint พร้อมแล้ว: { $address }
cli-dice-proof-summary = ตรวจลูกเต๋าของแมตช์ที่จบแล้ว
cli-dice-proof-help = ตรวจหลักฐานลูกเต๋า: เมล็ดตรงกับผนึก และทุกการทอยมาจากเมล็ดหรือไม่
cli-dice-proof-file = หลักฐานที่ดาวน์โหลดจากหน้าของแมตช์
cli-dice-proof-good = หลักฐานถูกต้อง: เมล็ดตรงกับผนึก และการทอยทั้ง { $rolls } ครั้งมาจากเมล็ดนี้
cli-dice-proof-bad-roll = การทอยครั้งที่ { $number } คือ { $found } แต่ลำดับให้ { $expected }
cli-dice-proof-computer = { $side ->
    [white] เซิร์ฟเวอร์เป็นผู้เลือกตัวเลขของฝ่ายขาว
    [black] เซิร์ฟเวอร์เป็นผู้เลือกตัวเลขของฝ่ายดำ
   *[both] เซิร์ฟเวอร์เป็นผู้เลือกตัวเลขทั้งสอง
}
cli-dice-proof-counts = การทอยของแต่ละฝ่าย และค่าเฉลี่ยที่คาดหวัง
cli-dice-proof-roll = การทอย
cli-dice-proof-white = ขาว
cli-dice-proof-black = ดำ
cli-dice-proof-expected = คาดหวัง
