# The statistics page of the web app.

stats-lead = สิ่งที่แมตช์ซึ่งจบแล้วของคุณบอก: คุณตัดสินใจได้ดีแค่ไหน เล่นกับใคร และลูกเต๋าออกอย่างไร
stats-empty = ยังไม่มีอะไรให้รวม แมตช์ที่จบแล้วในเบราว์เซอร์นี้และในบัญชีของคุณจะถูกวิเคราะห์และแสดงที่นี่เอง
stats-empty-file = เปิดไฟล์แมตช์
stats-waiting = กำลังวิเคราะห์อีก { $count } แมตช์ ตัวเลขจะเพิ่มเข้ามาเอง
stats-unjudged = มี { $count } แมตช์ที่วิเคราะห์ไม่ได้ จึงไม่นำมารวม
stats-figures = ตัวเลข
stats-against = เล่นกับ
stats-everybody = ทุกคน
stats-person = คน
stats-computer-at = คอมพิวเตอร์: { $level }
stats-unnamed = ไม่มีชื่อ
stats-matches = แมตช์
stats-record = ชนะ – แพ้
stats-points = แต้มในมันนี่เกม
stats-checker-lost = เสียไปในการเดินหมาก
stats-cube-lost = เสียไปกับลูกเต๋าเดิมพัน
stats-net-luck = โชค หักโชคของฝ่ายตรงข้าม
stats-course = ตามเวลา
stats-course-pr = PR ของแมตช์ล่าสุด รวมกันจนนับได้ { $least } การตัดสินใจ
stats-course-pr-few = กราฟ PR จะเริ่มเมื่อนับได้ { $least } การตัดสินใจ ขณะนี้นับได้ { $count }
stats-course-luck = โชคหักโชคของฝ่ายตรงข้าม รวมสะสมทีละแมตช์
stats-course-ends = จาก { $first } ถึง { $last } ต่ำสุด { $low } สูงสุด { $high }
stats-errors = ข้อผิดพลาดตามชนิด
stats-error = ข้อผิดพลาด
stats-count = จำนวน
stats-lost = ค่าคาดหวังที่เสีย
stats-no-errors = ยังไม่มีข้อผิดพลาด
stats-phases = ตามช่วงของเกม
stats-levels = ตามระดับของคอมพิวเตอร์
stats-opponents = ตามฝ่ายตรงข้าม
stats-months = ตามเดือน
stats-undated = ไม่มีวันที่
stats-every = ทุกแมตช์
stats-date = วันที่
stats-opponent = ฝ่ายตรงข้าม
stats-result = ผล
stats-outcome = { $how ->
    [won] ชนะ
    [lost] แพ้
   *[open] เลิกกลางคัน
}
stats-files = ไฟล์แมตช์
stats-files-who = ในไฟล์แมตช์ คุณคือ
stats-files-nobody = ไม่ใช่ใครเลย
stats-files-note = ไฟล์ที่คุณเปิดในหน้า “ทบทวน” บนเบราว์เซอร์นี้
