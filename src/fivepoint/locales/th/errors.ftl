# errors

# Bear-off tables
error-bearoff-counts = กระดานบ้านมีจำนวนหมากหกค่าเริ่มจากช่อง 1 เป็นจำนวนเต็มไม่ต่ำกว่า 0 รวมกันไม่เกิน 15 แต่ค่านี้ไม่ใช่: { $counts }

# Net files
error-net-not-a-net = { $file } ไม่ใช่ไฟล์โครงข่ายของ Fivepoint
error-net-format = { $file } เป็นไฟล์โครงข่ายรูปแบบ { $found } แต่รุ่นนี้อ่านรูปแบบ { $expected } โปรดใช้โครงข่ายที่ทำไว้สำหรับรุ่นนี้
error-net-damaged = ไฟล์โครงข่าย { $file } เสียหายหรือไม่ครบ โปรดรับไฟล์ใหม่
error-net-inputs = โครงข่าย { $net } ใน { $file } ฝึกมากับข้อมูลเข้าที่ต่างจากรุ่นนี้ โปรดใช้โครงข่ายสำหรับรุ่นนี้ หรือฝึกใหม่
error-net-weights = โครงข่าย { $net } ใน { $file } มีน้ำหนักเกินช่วงที่กำหนด

# The engine
error-engine-no-net = รุ่นนี้ไม่มีโครงข่ายที่ฝึกแล้ว โปรดฝึกเอง หรือระบุไฟล์โครงข่าย
error-engine-setting = { $name } ต้องเป็นจำนวนเต็มตั้งแต่ { $least } ถึง { $most } ไม่ใช่ { $value }
error-engine-number = { $name } ต้องเป็นตัวเลขตั้งแต่ { $least } ถึง { $most } ไม่ใช่ { $value }
error-seed-value = ซีดต้องเป็นจำนวนเต็ม ไม่ใช่ “{ $value }”
error-argument-kind = ใช้ “{ $value }” เป็น { $name } ไม่ได้
error-level-unknown = ไม่มีระดับ “{ $level }” มีเพียง { $levels }
error-bad-row = แถวที่ { $row } (นับจาก 0) ไม่ใช่ตำแหน่งที่เล่นได้: { $fault }
error-executor-no-ray = ต้องใช้ Ray: โปรดติดตั้ง fivepoint[cluster]
error-rollout-empty = ยังไม่มีการเล่นจำลองเลย
error-rollout-file = { $file } ไม่ใช่ไฟล์โรลเอาต์ที่บันทึกไว้ หรือไฟล์เสียหาย โปรดเริ่มโรลเอาต์ใหม่
error-rollout-other-net = โรลเอาต์นี้เริ่มด้วยโครงข่าย { $wanted } ไม่ใช่ { $net } ผลจากสองโครงข่ายนำมารวมกันไม่ได้
error-rollout-of-another = { $file } เก็บโรลเอาต์ของตำแหน่งอื่นหรือการตั้งค่าอื่น โปรดระบุไฟล์อื่น หรือถามเหมือนเดิม

# Training
error-train-log = บรรทัดที่ { $line } ของ { $file } ไม่ใช่บรรทัดของบันทึกการฝึก ให้ลบบรรทัดนั้นออก บันทึกนี้มีไว้ดูเท่านั้น
error-train-checkpoint = { $file } ไม่ใช่จุดบันทึกของการฝึกนี้ หรือไฟล์เสียหาย ลบไฟล์นี้เพื่อเริ่มส่วนนี้ใหม่
error-train-peer = โปรแกรมอีกฝ่ายหยุดทำงานหรือตอบไม่ครบเมื่อขอ { $count } ตา
error-train-peer-play = อีกโปรแกรมหนึ่งตอบตำแหน่งที่ไม่มีการเดินตามกติกาของการทอยนั้นนำไปถึง
error-train-program = “{ $program }” ไม่ใช่คำสั่ง: เครื่องหมายคำพูดไม่ครบคู่ หรือว่างเปล่า ให้ใส่ทั้งคำสั่งเป็นอาร์กิวเมนต์เดียว
error-train-no-run = ไม่มีการฝึกที่เริ่มไว้ใน “{ $folder }”
error-train-run-there = มีการฝึกอยู่ใน { $folder } แล้ว ฝึกต่อด้วย fivepoint train contact หรือระบุโฟลเดอร์อื่น
error-train-net-width = โครงข่าย { $net } ใน { $file } กว้าง { $width } แต่การฝึกใช้โครงข่ายที่กว้าง { $wanted } โปรดใช้ไฟล์โครงข่ายที่เขียนด้วย fivepoint train export ของรุ่นนี้
error-train-net-stages = { $file } ไม่ได้บอกว่าโครงข่าย { $net } ผ่านการฝึกขั้นใดมาแล้ว จึงไม่รู้ว่าจะฝึกต่อจากขั้นใด โปรดใช้ไฟล์โครงข่ายที่เขียนด้วย fivepoint train export
error-train-holdout = { $file } ไม่มีตำแหน่งที่ทอยต่อแล้ว หรือไฟล์เสียหาย สร้างใหม่ด้วย fivepoint train holdout
