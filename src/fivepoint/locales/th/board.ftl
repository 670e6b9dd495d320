# Positions, dice and turns: what is wrong with the ones a caller gave.
# $point and $place count 1 to 24 from the own side; 25 is the bar.

## Positions
error-not-a-board = ตำแหน่งหมากต้องเป็นจำนวนเต็ม { $length } ตัว ไม่ใช่ “{ $value }”
error-wrong-length = ตำแหน่งหมากต้องมีตัวเลข { $expected } ตัว แต่ที่ให้มามี { $length } ตัว
error-not-an-integer = ตัวเลขลำดับ { $place } ของตำแหน่งหมากต้องเป็นจำนวนเต็ม ไม่ใช่ “{ $value }”
error-men-out-of-range = แต่ละฝ่ายมีหมากได้ 1 ถึง { $most } ตัว ไม่ใช่ “{ $men }”
error-opponent-bar-sign = บาร์ของฝ่ายตรงข้าม (ลำดับ 0) มีค่า { $count } แต่ต้องเป็น 0 หรือค่าลบ
error-own-bar-sign = บาร์ของเราเอง (ลำดับ 25) มีค่า { $count } แต่ต้องเป็น 0 หรือค่าบวก
error-negative-count = { $point ->
    [25] บาร์มีหมากของฝ่ายหนึ่ง { $count } ตัว จำนวนหมากติดลบไม่ได้
   *[other] ช่อง { $point } มีหมากของฝ่ายหนึ่ง { $count } ตัว จำนวนหมากติดลบไม่ได้
}
error-both-on-one-point = หมากของทั้งสองฝ่ายอยู่บนช่อง { $point } พร้อมกันไม่ได้
error-too-many-checkers = { $side ->
    [own] ฝ่ายที่ถึงตามีหมากบนกระดาน { $count } ตัว แต่มีหมากได้เพียง { $men } ตัว
   *[other] ฝ่ายตรงข้ามมีหมากบนกระดาน { $count } ตัว แต่มีหมากได้เพียง { $men } ตัว
}
error-both-borne-off = ทั้งสองฝ่ายเก็บหมากออกหมดแล้ว แต่ผู้ชนะมีได้เพียงฝ่ายเดียว
error-both-closed-out = ทั้งสองฝ่ายมีหมากติดบาร์และโฮมบอร์ดปิดหมดทั้งคู่ จึงไม่มีใครเดินได้อีกเลย
error-several-faults = ตำแหน่งหมากนี้ผิด { $count } ข้อ:
error-not-a-position = นี่ไม่ใช่ตำแหน่งหมาก: “{ $value }”
error-position-id-length = รหัสตำแหน่งต้องมี 14 ตัวอักษร “{ $text }” จึงใช้ไม่ได้
error-position-id-characters = รหัสตำแหน่งใช้ได้เฉพาะ A-Z, a-z, 0-9, + และ / “{ $text }” จึงใช้ไม่ได้
error-position-id-counts = “{ $text }” ไม่ใช่รหัสตำแหน่ง เพราะจำนวนหมากเป็นไปไม่ได้
error-unknown-variant = ไม่มีรูปแบบการเล่น “{ $variant }” ที่มีคือ { $known }

## Dice
error-bad-dice = การทอยต้องเป็นจำนวนเต็มสองตัวตั้งแต่ 1 ถึง 6 ไม่ใช่ “{ $dice }”

## Turns
error-unreadable = อ่าน “{ $part }” เป็นการเดินไม่ได้ ให้เขียนเช่น 8/5 6/5, bar/20 หรือ 6/off
error-wrong-roll = ตาเดินนี้เขียนสำหรับแต้มอื่น แต่ทอยได้ { $dice }
error-game-over = เกมจบแล้ว เดินหมากไม่ได้อีก
error-wrong-direction = { $step }: หมากต้องเดินจากช่องเลขมากไปช่องเลขน้อย
error-no-checker-there = { $point ->
    [25] { $step }: คุณไม่มีหมากบนบาร์
   *[other] { $step }: คุณไม่มีหมากบนช่อง { $point }
}
error-bar-first = { $step }: ต้องนำหมากบนบาร์เข้ากระดานก่อน
error-no-such-die = { $step }: ไม่มีลูกเต๋าที่เหลือพอดีกับการเดินนี้ (ทอยได้ { $dice })
error-blocked = { $step }: ช่อง { $point } ถูกปิด
error-not-all-home = { $point ->
    [25] { $step }: ยังมีหมากอยู่บนบาร์
   *[other] { $step }: ยังมีหมากอยู่บนช่อง { $point }
}
error-higher-point-occupied = { $step }: ยังมีหมากอยู่บนช่อง { $point } ที่สูงกว่า
error-too-many-steps = { $step }: เดินครบทุกลูกเต๋าแล้ว
error-must-use-both-dice = เดินได้ทั้งสองลูก จึงต้องเดินทั้งสองลูก
error-larger-die = เดินได้เพียงลูกเดียว จึงต้องเดินลูกที่แต้มสูงกว่า คือ { $die }
error-incomplete-turn = { $needed ->
   *[other] เดินได้ { $needed } ครั้ง จึงต้องเดินให้ครบ แต่ตานี้เดินเพียง { $used } ครั้ง
}
error-ambiguous-turn = “{ $text }” เดินได้สองแบบ คือ { $first } หรือ { $second } โปรดเขียนช่องที่ผ่านด้วย
error-bad-step = “{ $step }” ไม่ใช่การเดินหนึ่งครั้ง ต้องเป็นจำนวนเต็มสองตัวคือช่องต้นทางและปลายทาง
error-not-a-result = ไปถึงตำแหน่งหมากนี้ด้วย { $dice } ไม่ได้
