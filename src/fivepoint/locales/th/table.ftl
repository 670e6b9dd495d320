# The table: seats, clock, dice that prove themselves.
error-seat-kind = ที่นั่งเป็นของคน ของคอมพิวเตอร์ หรือว่าง ไม่ใช่ { $kind }
error-seat-name = ชื่อเป็นข้อความบรรทัดเดียวไม่เกิน { $most } อักขระ ไม่ใช่ { $name }
error-seat-level = คอมพิวเตอร์ต้องมีระดับ และมีเฉพาะคอมพิวเตอร์ พบ { $level }
error-seat-taken = ที่นั่งนี้มีคนนั่งแล้ว
error-dice-mode = ลูกเต๋าเป็นแบบอัตโนมัติหรือพิมพ์เอง ไม่ใช่ { $mode }
error-typed-dice-online = พิมพ์ลูกเต๋าจริงได้เฉพาะเมื่อเล่นหน้าจอเดียวกันหรือเล่นกับคอมพิวเตอร์
error-no-dice = โต๊ะนี้ไม่มีลำดับลูกเต๋า
error-table-not-ready = ยังไม่มีใครนั่งอีกที่นั่งหนึ่ง
error-not-agreed = ย้อนตาเดินและตั้งตำแหน่งหมากได้เฉพาะเมื่อเล่นกับคอมพิวเตอร์หรือหน้าจอเดียวกัน
error-clock-running = เวลาของฝ่ายนี้ยังไม่หมด
error-clock-fallen = หมดเวลาแล้ว เล่นต่อไม่ได้
error-other-side-here = อีกฝ่ายยังหายไปไม่นานพอที่จะขอรับชัยชนะ
error-clock-kind = นาฬิกาเป็น “none”, “delay”, “bronstein” หรือ “correspondence” ไม่ใช่ { $kind }
error-clock-value = { $name ->
    [delay] เวลาหน่วงของนาฬิกาต้องอยู่ระหว่าง 0 ถึง { $most } มิลลิวินาที ไม่ใช่ { $value }
   *[reserve] เวลาบนนาฬิกาต้องอยู่ระหว่าง 1 ถึง { $most } มิลลิวินาที ไม่ใช่ { $value }
}
error-proof-seed = เมล็ดของลำดับลูกเต๋ามี { $size } ไบต์
error-proof-secret = ความลับเป็นเลขฐานสิบหกตัวเล็ก { $size } หลัก ไม่ใช่ { $secret }
error-proof-match = ชื่อแมตช์ในหลักฐานลูกเต๋าเป็นอักขระ ASCII ที่ไม่มี “|” ไม่ใช่ { $match }
error-proof-form = อ่านหลักฐานลูกเต๋านี้ไม่ได้ ส่วนที่ผิด: { $name }
error-proof-broken-seal = เมล็ดไม่ตรงกับผนึกที่แสดงก่อนแมตช์
error-proof-sealed = ยังไม่แสดงเมล็ด เพราะแมตช์ยังเล่นอยู่
