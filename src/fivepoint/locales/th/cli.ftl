# บรรทัดคำสั่ง: หน้าช่วยเหลือ การใช้ผิดวิธี ไฟล์

cli-usage = วิธีใช้: { $usage }
cli-usage-program = fivepoint คำสั่ง [ตัวเลือก]
cli-usage-group = { $command } คำสั่ง [ตัวเลือก]
cli-usage-command = { $command } [ตัวเลือก]
cli-commands = คำสั่ง:
cli-arguments = อาร์กิวเมนต์:
cli-options = ตัวเลือก:
cli-program-help = แบ็กแกมมอน: เล่น วิเคราะห์ และฝึกฝน มีทั้งกติกา เอนจิน และกระดาน
cli-program-more = พิมพ์ “fivepoint คำสั่ง --help” เพื่อดูรายละเอียดของแต่ละคำสั่ง
cli-lang-help = ภาษาที่ใช้ ถ้าไม่ระบุจะใช้ภาษาของระบบ
cli-help-help = แสดงหน้านี้
cli-json-help = พิมพ์ผลเป็น JSON
cli-default = ค่าเริ่มต้น: { $value }
cli-version-help = แสดงเลขรุ่น
cli-play-summary = เล่นกับคอมพิวเตอร์หรือกับเพื่อนในเทอร์มินัลนี้
cli-error = ข้อผิดพลาด: { $message }

# การใช้ผิดวิธี

error-unknown-language = ไม่มีภาษา “{ $asked }” เลือกได้จาก: { $known }
error-unknown-command = ไม่มีคำสั่ง “{ $command }” เลือกได้จาก: { $known }
error-unknown-option = ที่นี่ไม่มีตัวเลือก { $option } เติม --help เพื่อดูตัวเลือกทั้งหมด
error-mistyped-option = ที่นี่ไม่มีตัวเลือก { $option } คุณหมายถึง { $similar } หรือไม่
error-option-needs-value = ต้องมีค่าตามหลัง { $option }
error-option-not-a-choice = { $option } เป็น “{ $value }” ไม่ได้ เลือกได้จาก: { $choices }
error-option-not-a-number = { $option } ต้องเป็นจำนวนเต็ม ไม่ใช่ “{ $value }”
error-option-out-of-range = { $option } ต้องเป็นจำนวนเต็มตั้งแต่ { $least } ถึง { $most } ไม่ใช่ “{ $value }”
error-option-number-out-of-range = { $option } ต้องเป็นตัวเลขตั้งแต่ { $least } ถึง { $most } ไม่ใช่ “{ $value }”
error-option-too-small = { $option } ต้องเป็นจำนวนเต็มอย่างน้อย { $least } ไม่ใช่ “{ $value }”
error-option-bad-value = { $option } เป็น “{ $value }” ไม่ได้
error-argument-missing = ยังขาด { $argument } เติม --help เพื่อดูว่าต้องใส่อะไร
error-too-many-arguments = มีคำเกินมา: “{ $arguments }” เติม --help เพื่อดูว่าต้องใส่อะไร

# ไฟล์

error-file-not-found = ไม่พบไฟล์ “{ $file }” โปรดตรวจชื่อและโฟลเดอร์
error-file-no-permission = ไม่มีสิทธิ์อ่านหรือเขียนไฟล์ “{ $file }” เลือกไฟล์อื่นหรือเปลี่ยนสิทธิ์ของไฟล์
error-file-read-only = “{ $file }” อยู่ในดิสก์ที่เขียนไม่ได้ โปรดเลือกที่อื่น
error-file-is-folder = “{ $file }” เป็นโฟลเดอร์ โปรดระบุชื่อไฟล์
error-folder-not-found = ไม่มีโฟลเดอร์ “{ $file }” โปรดสร้างก่อนหรือเลือกที่อื่น
error-folder-is-file = “{ $file }” เป็นไฟล์ แต่ที่นั่นต้องเป็นโฟลเดอร์ โปรดเลือกที่อื่น
error-file-no-file = “{ $file }” ไม่ใช่ไฟล์ธรรมดา โปรดเลือกไฟล์อื่น
error-file-name-too-long = ชื่อ “{ $file }” ยาวเกินไป โปรดเลือกชื่อที่สั้นกว่า
error-disk-full = ไม่มีที่ว่างพอสำหรับเขียน “{ $file }” โปรดลบไฟล์ที่ไม่ใช้หรือเลือกที่อื่น
error-file-failed = ใช้ไฟล์ “{ $file }” ไม่ได้: { $reason }
error-unforeseen = นี่เป็นข้อผิดพลาดของโปรแกรม ไม่ใช่ของคุณ: { $fault } โปรดแจ้งให้เราทราบ ถ้าตั้ง FIVEPOINT_DEBUG=1 โปรแกรมจะบอกว่าเกิดที่ใด

# fivepoint play

cli-play-help = เล่นแมตช์หรือมันนี่เกมกับคอมพิวเตอร์ หรือกับเพื่อนที่แป้นพิมพ์เดียวกัน ทุกการเล่นถูกบันทึกทันที เกมที่ค้างไว้เล่นต่อได้ด้วย --resume last
cli-play-length = จำนวนแต้มที่ชนะแมตช์ ถ้าไม่ระบุคือ 3
cli-play-money = เล่นมันนี่เกม: เล่นเกมต่อเนื่องไม่จำกัด รวมแต้มไปเรื่อยๆ
cli-play-games = จบการเล่นมันนี่เกมหลังจำนวนเกมเท่านี้
cli-play-two = สองคนผลัดกันเล่นที่แป้นพิมพ์นี้
cli-play-level = ระดับของคอมพิวเตอร์ จากอ่อนไปเก่ง: beginner, casual, club, expert, master, champion หรือ pip-count ซึ่งเล่นตามกฎง่ายๆ
cli-play-colour = สีของคุณ: ขาว (white) หรือดำ (black)
cli-play-white = ชื่อฝ่ายขาว
cli-play-black = ชื่อฝ่ายดำ
cli-play-dice = auto: ทอยให้เองเมื่อคุณเสนอเพิ่มเดิมพันไม่ได้ press: ทอยเมื่อกด Enter เสมอ typed: คุณพิมพ์หน้าลูกเต๋าจริงเอง
cli-play-seed = ข้อความหรือตัวเลขที่กำหนดลูกเต๋า เพื่อให้เล่นเกมเดิมซ้ำได้ ถ้าไม่ระบุจะไม่มีใครรู้ล่วงหน้า
cli-play-variant = รูปแบบการเล่น ซึ่งกำหนดการวางหมากเริ่มต้น
cli-play-opening = ผู้ชนะการทอยหาผู้เริ่มเดินด้วยลูกเต๋าทั้งสองลูกนั้น (plays-both) หรือทอยใหม่ (rolls-afresh)
cli-play-cube = เล่นโดยมีหรือไม่มีลูกเต๋าเดิมพัน
cli-play-max-cube = ค่าสูงสุดของลูกเต๋าเดิมพัน ถ้าไม่ระบุคือ 64 ในมันนี่เกม และไม่จำกัด (none) ในแมตช์
cli-play-crawford = ใช้หรือไม่ใช้กติกาครอว์ฟอร์ด
cli-play-jacoby = มันนี่เกม: แกมมอนนับก็ต่อเมื่อมีการเพิ่มเดิมพันแล้ว
cli-play-beavers = มันนี่เกม: หลังเสนอเพิ่มเดิมพัน เพิ่มซ้ำทันทีได้กี่ครั้ง 1 คือบีเวอร์ 2 รวมแร็กคูนด้วย
cli-play-automatic-doubles = มันนี่เกม: ในหนึ่งเกม ทอยหาผู้เริ่มได้แต้มเท่ากันจะเพิ่มเดิมพันได้กี่ครั้ง
cli-play-home = โฮมบอร์ดของคุณอยู่ด้านใด: ขวา (right) หรือซ้าย (left)
cli-play-plain = บอกกระดานเป็นคำ บรรทัดละหนึ่งช่อง สำหรับโปรแกรมอ่านหน้าจอ
cli-play-save = บันทึกลงไฟล์นี้แทนไฟล์อัตโนมัติ
cli-play-no-save = ไม่บันทึกอะไรเลย
cli-play-resume = เล่นเกมที่บันทึกไว้ต่อ: ไฟล์ ชื่อในรายการ หรือ last (เกมล่าสุด)
cli-play-saves = แสดงรายการที่บันทึกอัตโนมัติ
