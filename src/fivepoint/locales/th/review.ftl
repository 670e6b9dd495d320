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
review-running = กำลังวิเคราะห์: { $share } %
review-previous = การตัดสินใจก่อนหน้า
review-next = การตัดสินใจถัดไป
review-error-before = ‹ ข้อผิดพลาด
review-error-next = ข้อผิดพลาด ›
