# Position identifiers and match files.

## Identifiers
error-id-unknown = “{ $text }” ไม่ใช่รหัสตำแหน่งที่รู้จัก ไม่ใช่ทั้ง XGID, GNU Position ID และ OGID
error-id-shape = “{ $text }” มีรูปแบบไม่ตรงกับรหัสชนิดนี้: { $format }
error-id-character = อักขระที่ { $number } “{ $character }” ไม่ใช่จำนวนหมาก ({ $format })
error-id-field = ช่องข้อมูลที่ { $number } ของรหัส ({ $format }) เป็น “{ $text }” ไม่ได้
error-match-id-dice = “{ $text }” ไม่ใช่ Match ID เพราะหน้าลูกเต๋าเป็นไปไม่ได้
error-match-id-state = “{ $text }” ไม่ใช่ Match ID เพราะคิวบ์หรือเกมครอว์ฟอร์ดไม่เข้ากับแมตช์

## Match files
error-file-unreadable = เปิดไฟล์ “{ $name }” ไม่ได้: { $reason }
error-file-no-name = “{ $name }” ไม่ใช่ชื่อไฟล์
error-file-too-large = ไฟล์ “{ $name }” ใหญ่กว่า { $most } ไบต์
error-file-unknown = ไฟล์นี้ไม่ใช่ไฟล์แมตช์ในรูปแบบที่รู้จัก รูปแบบที่รู้จักคือไฟล์แมตช์สองคอลัมน์ (.mat, .txt, .gam), .sgf, .xg, .ogxm, ตำแหน่งหมาก (.xgp, .pos หรือรหัสเป็นข้อความ) และ .json ของโปรแกรมนี้
error-file-empty = ไฟล์ว่างเปล่า
error-ending-unknown = “{ $name }”: บันทึกแมตช์ได้เฉพาะไฟล์ที่ลงท้ายด้วย { $known }
error-line-too-long = บรรทัด { $line } ยาวเกิน { $most } ตัวอักษร
error-mat-no-game = ไม่มีเกมในไฟล์นี้
error-match-length = บรรทัด { $line }: แมตช์ { $length } แต้มเป็นไปไม่ได้
error-mat-names = บรรทัด { $line }: ตรงนี้ต้องเป็นชื่อและแต้มของผู้เล่น ไม่ใช่ “{ $text }”
error-mat-names-swapped = บรรทัด { $line }: ผู้เล่นสลับคอลัมน์กัน
error-mat-cell = บรรทัด { $line } คอลัมน์ { $column }: “{ $text }” ไม่ใช่ทั้งการทอยพร้อมการเดินและคำสั่งของคิวบ์
error-snowie-line = บรรทัด { $line }: “{ $text }” ไม่ใช่บรรทัดตำแหน่งหมาก
error-play-without-roll = บรรทัด { $line }: เดิน “{ $text }” โดยไม่มีการทอย
error-play-impossible = บรรทัด { $line }: เดิน “{ $text }” ไม่ได้เลย { $reason }
error-win-without-game = บรรทัด { $line }: มีผลการแข่งขันโดยไม่มีเกม
error-game-unfinished = บรรทัด { $line }: เกมใหม่เริ่มขึ้นทั้งที่เกมก่อนยังไม่จบ
error-game-after-match = บรรทัด { $line }: แมตช์จบแล้ว แต่ไฟล์ยังมีต่อ
error-event-refused = บรรทัด { $line }: { $reason }
error-sgf-character = บรรทัด { $line } คอลัมน์ { $column }: “{ $text }” ไม่ควรอยู่ตรงนี้ในไฟล์ SGF
error-sgf-deep = บรรทัด { $line }: รูปแบบการเดินย่อยในไฟล์ SGF นี้ซ้อนกันลึกเกินไป
error-sgf-cut = ไฟล์ SGF จบก่อนกำหนดที่บรรทัด { $line }
error-sgf-move = บรรทัด { $line }: “{ $text }” ไม่ใช่การเดินของแบ็กแกมมอน
error-xg-header = นี่ไม่ใช่ไฟล์ XG ที่สมบูรณ์
error-xg-archive = ข้อมูลที่บีบอัดในไฟล์ XG นี้เสียหาย
error-xg-checksum = ส่วน “{ $name }” ของไฟล์ XG นี้เสียหาย
error-xg-no-match = ไม่มีแมตช์ในไฟล์ XG นี้
error-xg-variation = ไม่รู้จักรูปแบบการเล่นนี้
error-xg-record = อ่านระเบียนที่ { $line } ของไฟล์ XG ไม่ได้
error-unknown-player = บรรทัด { $line }: “{ $text }” ไม่ใช่ผู้เล่นคนใดในสองคน
error-match-too-long = บรรทัด { $line }: แมตช์นี้มีการกระทำเกิน { $most } ครั้ง
error-record-refused = เล่นซ้ำตามบันทึกนี้ไม่ได้ { $reason }
error-position-refused = ตำแหน่งในไฟล์นี้เป็นไปไม่ได้ { $reason }
error-pos-cut = ตำแหน่งของ Jellyfish นี้จบก่อนเวลา
error-pos-number = ตัวเลขในตำแหน่งของ Jellyfish นี้เป็นไปไม่ได้
error-oldmoves-line = บรรทัด { $line }: “{ $text }” ไม่ใช่บรรทัดของ oldmoves จาก FIBS
error-ogxm-missing = ไฟล์ OGXM ต้องใช้แพ็กเกจ ogxm: pip install "fivepoint[ogxm]"
error-ogxm-refused = ไฟล์ OGXM เสียหาย หรือมีสิ่งที่เป็นไปไม่ได้: { $text }
error-ogxm-play = ขั้นที่ { $line }: อ่านเป็นการกระทำของแบ็กแกมมอนไม่ได้

## Remarks on what was read
remark-score-differs = บรรทัด { $line }: ไฟล์บอกแต้มเป็น { $file } แต่เกมที่ผ่านมารวมได้ { $found } จึงใช้แต้มตามไฟล์
remark-turn-order = บรรทัด { $line }: ตานี้เป็นของอีกฝ่ายที่ต้องทอย { $text } แต่ทำตามไฟล์
remark-illegal-play = บรรทัด { $line }: “{ $text }” เป็นการเดินที่ผิดกติกาและเก็บไว้ตามที่บันทึก { $reason }
remark-illegal-play-told = บรรทัด { $line }: ไฟล์บอกเองว่าเดินผิดกติกา จึงใช้ตำแหน่งหมากตามไฟล์
remark-ambiguous-play = บรรทัด { $line }: “{ $text }” เดินได้สองแบบ จึงอ่านเป็น { $read }
remark-forced-play-added = บรรทัด { $line }: การเดินที่ถูกกติกาเพียงแบบเดียวหายไป จึงเติมให้
remark-opening-double = บรรทัด { $line }: เกมเริ่มด้วยลูกคู่ { $dice } เก็บไว้ตามที่บันทึก
remark-cube-differs = บรรทัด { $line }: ไฟล์บอกว่าคิวบ์เป็น { $file } แต่ควรเป็น { $found }
remark-cube-refused = บรรทัด { $line }: เพิ่มคิวบ์เป็น { $value } ตรงนี้ไม่ได้ แต่เก็บไว้ตามที่บันทึก
remark-take-missing = บรรทัด { $line }: ไม่มีการรับบันทึกไว้ แต่เกมแสดงว่ามีการรับ
remark-points-differ = บรรทัด { $line }: ไฟล์ให้ { $file } แต้ม แต่เกมนี้มีค่า { $found } แต้ม
remark-points-impossible = บรรทัด { $line }: ชนะ { $points } แต้มด้วยคิวบ์ { $cube } ไม่ได้ จึงใช้ผลที่เป็นไปได้ที่ใกล้ที่สุด
remark-game-left-open = บรรทัด { $line }: เกมก่อนหน้าไม่มีผล แต่แต้มแสดงว่าใครชนะ
remark-score-left-out = บรรทัด { $line }: ไม่ได้นำคะแนนมาด้วย { $reason }
remark-roll-unplayed = บรรทัด { $line }: ทอยแล้วไม่มีการเดิน และเกมจบตรงนี้ จึงเก็บไว้เป็นการทอยที่ไม่ได้เดิน
remark-on-roll-unknown = บรรทัด { $line }: ไฟล์ไม่ได้บอกว่าใครเป็นฝ่ายทอย จึงถือว่าเป็นผู้เล่นคนแรก

## What a format cannot carry
remark-lost-times = ไม่ได้บันทึกเวลา
remark-lost-opening-tie = ไม่ได้บันทึกการทอยเปิดเกมที่ได้แต้มเท่ากัน
remark-lost-automatic-double = ไม่ได้บันทึกการเพิ่มเดิมพันอัตโนมัติ
remark-lost-cube-set-up = ไม่ได้บันทึกคิวบ์ที่ตั้งขึ้นเอง
remark-lost-set-up = ไม่ได้บันทึกตำแหน่งหมากที่ตั้งขึ้นกลางเกม
remark-lost-ending = ไม่ได้บันทึกว่าเกมจบเพราะหมดเวลาหรือการเรียกร้องชัยชนะ
remark-lost-beavers = ไม่ได้เขียนบีเวอร์ ลูกเต๋าเดิมพันจึงมีค่าต่ำกว่าที่นั่น
remark-lost-on-roll = ไม่ได้บันทึกว่าใครเป็นฝ่ายทอยในตำแหน่งนี้
remark-lost-crawford = ไม่ได้บันทึกว่าเกมที่คะแนนนี้ไม่ใช่เกมครอว์ฟอร์ด
remark-lost-meta = ข้อความอื่นเกี่ยวกับแมตช์บางส่วนไม่ได้บันทึกตามเดิม
remark-lost-names = มีชื่อที่บันทึกแบบย่อหรือเปลี่ยนไปจากเดิม
remark-lost-rules = ไม่ได้บันทึกกติกาที่ตกลงกันไว้ครบทุกข้อ: คิวบ์สูงสุด บีเวอร์ การเพิ่มเดิมพันอัตโนมัติ วิธีเริ่มเกม หรือจำนวนเกม
remark-lost-refusals = ไม่ได้บันทึกการขอยอมแพ้ที่ถูกปฏิเสธ
remark-lost-early-double = ไม่ได้บันทึกการเพิ่มเดิมพันก่อนการทอยครั้งแรกของตำแหน่งที่ตั้งขึ้นเอง
