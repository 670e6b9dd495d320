# The analysis of records.

error-analyse-no-record = “{ $value }” ไม่ใช่แมตช์ ต้องเป็นบันทึกแมตช์หรือไฟล์แมตช์ที่อ่านแล้ว
error-analyse-other-record = ผลวิเคราะห์ที่จะทำต่อเป็นของอีกแมตช์หนึ่ง
error-analysis-not-told = ไฟล์นี้ไม่มีบทวิเคราะห์มาด้วย

# fivepoint analyse
cli-analyse-summary = ประเมินทุกการตัดสินใจในแมตช์และเขียนรายงาน
cli-analyse-help = อ่านไฟล์แมตช์ในรูปแบบที่รู้จักและประเมินทุกการเดินหมากและทุกการตัดสินใจเรื่องคิวบ์ พิมพ์ตัวเลขและข้อผิดพลาด --out เขียนรายงานไว้เก็บ --json พิมพ์ทุกอย่างเป็นข้อมูล
cli-analyse-file = ไฟล์แมตช์ โปรแกรมรู้รูปแบบจากเนื้อหา “-” อ่านจากข้อมูลที่ส่งต่อเข้ามา
cli-analyse-level = ดูลึกแค่ไหน: expert, master หรือ champion ชื่อที่อ่อนกว่าจะดูด้วยเน็ตอย่างเดียว
cli-analyse-threads = จำนวนเธรดที่แบ่งงานกัน ถ้าไม่บอกจะใช้เท่าจำนวนโปรเซสเซอร์ ผลไม่ขึ้นกับจำนวนนี้
cli-analyse-out = ไฟล์ที่จะเขียน: .html รายงานพร้อมภาพ .json ข้อมูลทั้งหมด .txt ข้อความล้วน
cli-analyse-written = เขียนรายงานลงใน “{ $file }” แล้ว
cli-analyse-progress = ความลึก { $plies }: { $percent }%
cli-analyse-stopped = หยุดแล้ว: ต่อไปนี้คือผลที่ได้จนถึงตอนนั้น ยังขาดการวิเคราะห์ที่ลึกกว่า
error-analyse-ending = “{ $file }”: รายงานเขียนได้เฉพาะไฟล์ที่ลงท้ายด้วย { $known }

# Reviews on the server
error-review-unknown = ไม่มีบทวิเคราะห์นี้
error-analysis-unknown = ไม่มีการวิเคราะห์นี้อยู่ที่นี่ โปรดขอใหม่
error-analysis-not-begun = การวิเคราะห์ยังไม่เริ่ม
error-rollout-unknown = ไม่มีการทดลองเล่นนี้ อาจถูกลืมไปแล้ว
error-export-unknown = “{ $form }” ไม่ใช่รูปแบบที่มีให้ ที่มีคือ { $known }
error-server-busy = ตอนนี้เซิร์ฟเวอร์มีงานมากเกินไป โปรดลองใหม่ภายหลัง
error-review-too-early = ดูบทวิเคราะห์ของแมตช์ได้เมื่อเกมนี้จบแล้ว
error-state-mixed = คิวบ์กับคะแนนไม่เข้ากัน: บางอย่างเป็นของแมตช์ บางอย่างเป็นของมันนี่เกม
