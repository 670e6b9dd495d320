# The review screen of the web app.

review-lead = ดูทุกการตัดสินใจของแมตช์อีกครั้ง: อะไรดีที่สุด ข้อผิดพลาดเสียไปเท่าไร และลูกเต๋าโชคดีแค่ไหน
review-file = เลือกไฟล์แมตช์ หรือลากมาวางที่นี่
review-formats = MAT, XG, GNU Backgammon, SGF และบันทึกของ Fivepoint
review-recent = แมตช์ที่เล่นในเบราว์เซอร์นี้
review-none = ยังไม่มี
review-played = เดินจริง
review-difference = ผลต่าง
review-depth = ความลึก
review-export = ส่งออก
review-running = กำลังวิเคราะห์: { $share }%
review-previous = การตัดสินใจก่อนหน้า
review-next = การตัดสินใจถัดไป
review-error-before = ‹ ข้อผิดพลาด
review-error-next = ข้อผิดพลาด ›
review-error-worst = ผิดมากที่สุด
review-whose = ข้อผิดพลาดของ
review-whose-mine = ของฉัน
review-whose-both = ทั้งสองฝ่าย
review-verdict = ผลการวิเคราะห์
review-rollout = โรลเอาต์
review-rollout-stop = หยุดโรลเอาต์
review-rollout-trials = { $done } จาก { $wanted } เกม:
review-rollout-between = (95%: { $low } ถึง { $high })
review-try = ลองเดินแบบอื่น
review-try-how = เดินหมากของคุณเองบนกระดาน ผลจะปรากฏในตาราง
review-try-stop = กลับไปที่แมตช์
review-share = คัดลอกลิงก์
review-shared = คัดลอกลิงก์แล้ว
review-comment = ความเห็นของคุณ
review-comment-save = เก็บความเห็น
review-graphs = กราฟ
review-cards = { $whose ->
    [mine] เก็บข้อผิดพลาดของฉันเป็นการ์ด
    [one] เก็บข้อผิดพลาดเป็นการ์ด: { $name }
   *[both] เก็บข้อผิดพลาดของทั้งสองฝ่ายเป็นการ์ด
}
review-cards-kept = เก็บการ์ด { $count } ใบแล้ว
review-stop = หยุด
review-go-on = ทำต่อ
review-stopped = หยุดที่ { $share } % สิ่งที่วิเคราะห์แล้วยังอยู่
review-files = ไฟล์แมตช์ที่เปิดในเบราว์เซอร์นี้
review-share-by-hand = เบราว์เซอร์ไม่ให้หน้านี้คัดลอก โปรดคัดลอกที่อยู่ด้านบนเอง
review-remarks = หมายเหตุเกี่ยวกับไฟล์ { $count } ข้อ
review-no-decisions = ไฟล์นี้ไม่มีการตัดสินใจให้วิเคราะห์
review-position-only = ไฟล์นี้มีเพียงตำแหน่งเดียว ไม่มีการเดิน หน้าตั้งกระดานจะแสดงและวิเคราะห์การเดินหรือการเสนอเพิ่มเดิมพันให้
review-to-editor = เปิดในหน้าตั้งกระดาน
review-export-report = รายงาน
review-export-match = แมตช์
review-export-html = หน้าสำหรับอ่านและพิมพ์ (HTML)
review-export-txt = ข้อความธรรมดา
review-export-json = ตัวเลข (JSON)
review-format-json = บันทึกของ Fivepoint (JSON)
review-format-mat = ข้อความแมตช์ (MAT)
review-format-txt = ข้อความ XG (TXT)
review-format-sgf = GNU Backgammon (SGF)
review-format-ogxm = OGXM
review-columns = ความหมายของแต่ละคอลัมน์
review-columns-equity = ค่าคาดหวัง: มูลค่าเฉลี่ยของตำแหน่ง เป็นแต้มคูณเดิมพัน การเดินที่ดีที่สุดมีค่ามากที่สุด
review-columns-loss = เสีย: มูลค่าน้อยกว่าการเดินที่ดีที่สุดเท่าไร
review-columns-chances = ชนะ แพ้: โอกาสเป็นเปอร์เซ็นต์ G: โอกาสเกิดแกมมอนขึ้นไป BG: โอกาสเกิดแบ็กแกมมอน ของแต่ละฝ่าย
review-columns-plies = ลึก: จำนวนตาที่โปรแกรมมองล่วงหน้า ยิ่งมากยิ่งแม่นยำ
review-figures = ความหมายของตัวเลข
review-figures-pr = PR (ค่าวัดฝีมือ): 500 คูณค่าคาดหวังที่เสียไปโดยเฉลี่ยต่อการตัดสินใจ 0 คือไม่ผิดเลย ยิ่งต่ำยิ่งดี
review-figures-luck = โชค: มูลค่าของการทอยที่ได้มากกว่าการทอยโดยเฉลี่ย คิดเป็นค่าคาดหวัง
