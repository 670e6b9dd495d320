# The analysis of records.

error-analyse-no-record = “{ $value }” ไม่ใช่แมตช์ ต้องเป็นบันทึกแมตช์หรือไฟล์แมตช์ที่อ่านแล้ว
error-analyse-other-record = ผลวิเคราะห์ที่จะทำต่อเป็นของอีกแมตช์หนึ่ง
