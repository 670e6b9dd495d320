# fivepoint train

cli-train-summary = ฝึกโครงข่ายของเอนจินจากศูนย์ด้วยการเล่นของมันเอง
cli-train-help = ฝึกโครงข่ายของเอนจินจากศูนย์ด้วยการเล่นของมันเอง ฝึกต่อ วัดผล และส่งออก เริ่มที่โครงข่ายการแข่งวิ่งก่อน: fivepoint train race FOLDER แล้วตามด้วย fivepoint train contact FOLDER
cli-train-race-help = ฝึกโครงข่ายการแข่งวิ่ง หรือฝึกต่อ ใช้เวลาไม่กี่นาที
cli-train-contact-help = ฝึกโครงข่ายช่วงปะทะ หรือฝึกต่อ ใช้เวลาหลายชั่วโมง กด Ctrl-C เพื่อบันทึกและหยุด
cli-train-status-help = แสดงว่าการฝึกในโฟลเดอร์ไปถึงไหนแล้ว
cli-train-match-help = เล่นเกมเงินแบบไม่ใช้คิวบ์ระหว่างการฝึกนี้กับการฝึกอื่น ไฟล์โครงข่าย หรือโปรแกรมอื่น ทั้งสองฝ่ายได้ลูกเต๋าชุดเดียวกันและหักโชคออก
cli-train-export-help = เขียนโครงข่ายของการฝึกลงไฟล์โครงข่าย
cli-train-folder = โฟลเดอร์ของการฝึก จะสร้างให้ถ้ายังไม่มี
cli-train-seconds = หยุดและบันทึกหลังจากจำนวนวินาทีนี้
cli-train-threads = 1: สลับกันสร้างตำแหน่งและเรียนรู้ ทำซ้ำได้จากค่าเริ่มต้น 2: ทำพร้อมกัน
cli-train-seed = ตัวเลขที่กำหนดลูกเต๋า
cli-train-json = พิมพ์ผลเป็น JSON
cli-train-other = คู่แข่ง: โฟลเดอร์การฝึก ไฟล์โครงข่าย หรือคำสั่งเมื่อใช้ --program
cli-train-program = คู่แข่งเป็นคำสั่งที่ใช้โพรโทคอลใน benchmarks/peers
cli-train-games = จำนวนเกมที่จะเล่น
cli-train-out = เขียนผลลงไฟล์นี้เป็น JSON ด้วย
cli-train-export-out = ไฟล์โครงข่ายที่จะเขียน
cli-train-exported = โครงข่ายอยู่ใน { $file }
cli-train-resumed = ฝึกต่อหลังจากตำแหน่งที่ให้ค่าแล้ว { $labels } ตำแหน่ง
cli-train-done = ครบทุกขั้นแล้ว หลังจากตำแหน่งที่ให้ค่าแล้ว { $labels } ตำแหน่ง
cli-train-line = ขั้น { $stage } ตำแหน่ง { $labels } ค่าสูญเสีย { $loss } ส่วนต่างหนึ่งชั้น { $residual }
cli-train-progress = โครงข่าย { $net }: ขั้น { $stage } ตำแหน่ง { $labels } ตัวอย่างที่เรียน { $samples } นาที { $minutes }
cli-train-result = { $points } แต้มต่อเกม ความคลาดเคลื่อนมาตรฐาน { $error } จาก { $games } เกม
