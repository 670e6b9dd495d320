# ตัวสร้างตาเดินแบบเร็ว (fivepoint.core) นับแถวจาก 0 เหมือนใน Python
error-not-rows = ต้องเป็นแถวที่มีจำนวนเต็ม { $width } จำนวน ไม่ใช่ “{ $value }”
error-bad-row = แถวที่ { $row } ของกระดานไม่ใช่ตำแหน่งที่ถูกต้อง ({ $fault })
error-bad-dice-row = แถวที่ { $row } ของลูกเต๋าไม่ใช่แต้มที่ทอยได้: “{ $dice }” การทอยหนึ่งครั้งคือจำนวนเต็มสองจำนวนจาก 1 ถึง 6
error-batch-lengths = กระดานแต่ละกระดานต้องมีแต้มลูกเต๋าของตัวเอง: มี { $boards } กระดานแต่มี { $dice } แต้ม
error-threads-out-of-range = จำนวนเธรดต้องเป็นจำนวนเต็มจาก { $least } ถึง { $most } ไม่ใช่ “{ $value }”
error-depth-out-of-range = ความลึกต้องเป็นจำนวนเต็มจาก { $least } ถึง { $most } ไม่ใช่ “{ $value }”
error-no-such-kernel = FIVEPOINT_KERNEL ขอใช้ “{ $kernel }” แต่เครื่องนี้ไม่มี หากไม่กำหนดจะใช้ { $used }
