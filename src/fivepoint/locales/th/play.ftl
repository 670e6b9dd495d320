# แมตช์ในเทอร์มินัล: สิ่งที่บอก ถาม และพิมพ์ได้
# ชื่อผู้เล่นอยู่ใน $name, $white, $black ส่วนตาเดินอยู่ใน $turn ("8/5 6/5")

## คำที่พิมพ์ได้ คำแรกคือคำที่แสดง คั่นด้วยจุลภาค
play-word-roll = ทอย
play-word-double = เพิ่มเดิมพัน, เพิ่ม, ดับเบิล
play-word-take = รับ
play-word-drop = ปฏิเสธ
play-word-beaver = บีเวอร์
play-word-raccoon = แร็กคูน
play-word-resign = ยอมแพ้
play-word-accept = ยอมรับ, รับ
play-word-refuse = ไม่ยอมรับ, ปฏิเสธ
play-word-undo = ย้อน
play-word-takeback = ขอคืนตา
play-word-hint = คำใบ้
play-word-moves = วิธีเดิน
play-word-board = กระดาน
play-word-pips = พิพ, พิพเคาท์
play-word-score = แต้ม, คะแนน
play-word-save = บันทึก
play-word-help = ช่วยเหลือ, ช่วย, ?
play-word-quit = ออก
play-place-bar = บาร์
play-place-off = ออก

## แต่ละคำทำอะไร สำหรับหน้าช่วยเหลือ
play-help-turns = พิมพ์ตาเดินแบบ “8/5 6/5” คือ จาก/ไป ของหมากแต่ละตัว โดยนับช่องจากฝั่งของคุณ “bar/20” คือเข้ากระดาน “6/off” คือเก็บหมากออก จะพิมพ์ทีละก้าวก็ได้
play-help-roll = ทอยลูกเต๋า กด Enter เฉยๆ ก็ได้
play-help-double = เสนอเพิ่มเดิมพันเป็นสองเท่า
play-help-take = รับข้อเสนอ เดิมพันเพิ่มเป็นสองเท่าและลูกเต๋าเดิมพันเป็นของคุณ
play-help-drop = ปฏิเสธข้อเสนอ แพ้เกมนี้ด้วยเดิมพันก่อนเพิ่ม
play-help-beaver = รับ เพิ่มอีกเท่าทันที และยังถือลูกเต๋าเดิมพัน
play-help-raccoon = ตอบบีเวอร์ด้วยการเพิ่มอีกเท่า
play-help-resign = ขอยอมแพ้: “ยอมแพ้ 1” แพ้ธรรมดา 2 แกมมอน 3 แบ็กแกมมอน
play-help-accept = ยอมรับการยอมแพ้
play-help-refuse = ไม่ยอมรับการยอมแพ้ เกมเล่นต่อ
play-help-undo = ย้อนก้าวล่าสุดของตานี้
play-help-takeback = ขอคืนตาล่าสุดของคุณทั้งตา ลูกเต๋ายังเหมือนเดิม
play-help-hint = บอกว่าเอนจินจะทำอย่างไร แล้วเลือกตาเดินด้วยหมายเลขได้
play-help-moves = แสดงวิธีเดินทั้งหมดของแต้มที่ทอยได้
play-help-board = แสดงกระดานอีกครั้ง
play-help-pips = บอกพิพเคาท์
play-help-score = บอกแต้มของแมตช์
play-help-save = บันทึกเดี๋ยวนี้และบอกว่าอยู่ที่ไหน ปกติบันทึกให้เองทุกครั้ง
play-help-help = แสดงรายการนี้
play-help-quit = ออก แล้วกลับมาเล่นต่อภายหลังได้

## ผู้เล่น
play-white = ฝ่ายขาว
play-black = ฝ่ายดำ
play-computer = คอมพิวเตอร์

## กระดาน
play-strip = { $sign } { $name } · พิพเคาท์ { $pips } · แต้ม { $points }
play-plain-point = { $colour ->
    [white] ช่อง { $point }: ขาว { $count } ตัว
   *[black] ช่อง { $point }: ดำ { $count } ตัว
}
play-plain-bar = { $colour ->
    [white] บาร์: ขาว { $count } ตัว
   *[black] บาร์: ดำ { $count } ตัว
}
play-plain-off = { $colour ->
    [white] เก็บออกแล้ว: ขาว { $count } ตัว
   *[black] เก็บออกแล้ว: ดำ { $count } ตัว
}
play-plain-side = { $colour ->
    [white] { $name } (ขาว): พิพเคาท์ { $pips } แต้ม { $points }
    [black] { $name } (ดำ): พิพเคาท์ { $pips } แต้ม { $points }
   *[other] { $name }: พิพเคาท์ { $pips } แต้ม { $points }
}
play-plain-cube = { $owner ->
    [white] ลูกเต๋าเดิมพัน: { $value } อยู่กับฝ่ายขาว
    [black] ลูกเต๋าเดิมพัน: { $value } อยู่กับฝ่ายดำ
   *[nobody] ลูกเต๋าเดิมพัน: { $value } อยู่ตรงกลาง
}

## สิ่งที่เกิดขึ้น
play-welcome = พิมพ์ “ช่วยเหลือ” เมื่อใดก็ได้เพื่อดูว่าทำอะไรได้บ้าง
play-hypergammon-net = คอมพิวเตอร์เล่นไฮเปอร์แกมมอนนี้ด้วยโครงข่ายประสาท ตารางที่แม่นยำใช้ได้กับมันนี่เกมที่ไม่มีกติกาจาโคบี หลังจากสร้างด้วย “fivepoint bearoff hyper” แล้ว
play-game = เกมที่ { $number }
play-score-match = แมตช์ { $length } แต้ม: { $white } { $white_points }, { $black } { $black_points }
play-score-money = มันนี่เกม: { $white } { $white_points }, { $black } { $black_points }
play-crawford = เกมนี้เป็นเกมครอว์ฟอร์ด ไม่มีใครเสนอเพิ่มเดิมพันได้
play-opening = ทอยหาผู้เริ่ม: { $white } { $first }, { $black } { $second } { $starter } เริ่มก่อน
play-opening-tie = ทอยหาผู้เริ่ม: ทั้งสองฝ่ายได้ { $die } เท่ากัน ต้องทอยใหม่
play-automatic-double = เพิ่มเดิมพันอัตโนมัติ: เดิมพันเป็น { $value }
play-opening-afresh = { $name } ทอยลูกเต๋าทั้งสองลูกใหม่
play-rolled = { $name } ทอยได้ { $dice }
play-dance = { $name } เดินไม่ได้ ต้องข้ามตา
play-played = { $name } เดิน { $turn }
play-doubled = { $name } เสนอเพิ่มเดิมพันเป็น { $value }
play-took = { $name } รับ เดิมพันเป็น { $value } ผู้ถือลูกเต๋าเดิมพันคือ { $owner }
play-dropped = { $name } ปฏิเสธ
play-beavered = { $name } ตอบด้วยบีเวอร์ เดิมพันจะเป็น { $value }
play-raccooned = { $name } ตอบด้วยแร็กคูน เดิมพันจะเป็น { $value }
play-resigned = { $result ->
    [1] { $name } ขอยอมแพ้แบบธรรมดา
    [2] { $name } ขอยอมแพ้แบบแกมมอน
   *[3] { $name } ขอยอมแพ้แบบแบ็กแกมมอน
}
play-accepted = { $name } ยอมรับการยอมแพ้
play-refused = { $name } ไม่ยอมรับการยอมแพ้ เกมเล่นต่อ
play-took-back = { $name } ขอคืนตาล่าสุด
play-game-won = { $result ->
    [2] { $name } ชนะแบบแกมมอน
    [3] { $name } ชนะแบบแบ็กแกมมอน
   *[1] { $name } ชนะเกมนี้
}
play-game-points = ได้ { $points } แต้ม
play-game-points-cube = ลูกเต๋าเดิมพันอยู่ที่ { $cube } จึงได้ { $points } แต้ม
play-jacoby = ตามกติกาจาโคบี นับเป็นชนะธรรมดา เพราะยังไม่มีใครเพิ่มเดิมพัน
play-match-won = { $name } ชนะแมตช์!
play-session-won = จบการเล่นมันนี่เกม { $name } นำอยู่
play-session-level = จบการเล่นมันนี่เกม แต้มเสมอกัน

## คำถาม
play-ask-opening = กด Enter เพื่อทอยหาผู้เริ่ม
play-ask-roll = { $name }: กด Enter เพื่อทอย
play-ask-roll-or-double = { $name }: กด Enter เพื่อทอย หรือพิมพ์ “เพิ่มเดิมพัน”
play-ask-dice = { $name }: พิมพ์หน้าลูกเต๋าทั้งสองลูก เช่น 31
play-ask-dice-or-double = { $name }: พิมพ์หน้าลูกเต๋าทั้งสองลูก เช่น 31 หรือก่อนทอยพิมพ์ “เพิ่มเดิมพัน”
play-ask-dice-for = พิมพ์หน้าลูกเต๋าทั้งสองลูกที่ { $name } ทอยได้ เช่น 31
play-ask-opening-dice = ทอยหาผู้เริ่ม: พิมพ์หน้าลูกเต๋าของ { $white } แล้วตามด้วยของ { $black } เช่น 31
play-ask-turn = { $name }: ต้องเดิน { $dice } ก้าวที่เดินได้: { $steps }
play-ask-rest = ต่อไป: { $steps }
play-ask-confirm = { $name }: กด Enter เพื่อเดิน { $turn } หรือพิมพ์ “ย้อน”
play-ask-cube = { $extra ->
    [beaver] { $name }: “รับ” เดิมพัน { $value } “ปฏิเสธ” แล้วเสีย { $stake } หรือ “บีเวอร์”
    [raccoon] { $name }: “รับ” เดิมพัน { $value } “ปฏิเสธ” แล้วเสีย { $stake } หรือ “แร็กคูน”
   *[none] { $name }: “รับ” เดิมพัน { $value } หรือ “ปฏิเสธ” แล้วเสีย { $stake }
}
play-ask-resignation = { $name }: “ยอมรับ” หรือ “ไม่ยอมรับ”
play-ask-resignation-largest = { $name }: พิมพ์ “ยอมรับ” เพราะแพ้มากกว่านี้ไม่ได้แล้ว จึงปฏิเสธไม่ได้
play-ask-resign = จะยอมแพ้แบบใด: 1 ธรรมดา 2 แกมมอน 3 แบ็กแกมมอน หรือพิมพ์ “ย้อน” เพื่อเล่นต่อ
play-ask-next-game = กด Enter เพื่อเริ่มเกมต่อไป หรือพิมพ์ “ออก”

## คำตอบ
play-turns = เดินได้ { $count } แบบ: { $turns }
play-pips = พิพเคาท์: { $name } { $own }, { $opponent } { $other }
play-hint-none = ตรงนี้ไม่มีอะไรให้แนะนำ
play-hint-turn = { $number }. { $turn }   ค่าคาดหวัง { $equity }
play-hint-cube = { $action ->
    [double] เสนอเพิ่มเดิมพัน
    [too-good] อย่าเสนอเพิ่มเดิมพัน เพราะได้เปรียบมาก ควรเล่นต่อเพื่อแกมมอน
   *[no-double] อย่าเพิ่งเสนอเพิ่มเดิมพัน
}
play-hint-answer = { $response ->
    [drop] ปฏิเสธ
    [beaver] ตอบด้วยบีเวอร์
   *[take] รับ
}
play-bad-dice = “{ $typed }” ไม่ใช่หน้าลูกเต๋าสองลูก พิมพ์ตัวเลขสองตัวตั้งแต่ 1 ถึง 6
play-bad-resignation = “{ $typed }” ไม่ใช่แบบของการยอมแพ้ พิมพ์ 1, 2 หรือ 3 หลัง “ยอมแพ้”
play-not-now = ตอนนี้ใช้ “{ $word }” ไม่ได้ พิมพ์ได้: { $words }
play-not-understood = ไม่เข้าใจ “{ $typed }” พิมพ์ได้: { $words }
play-nothing-to-undo = ไม่มีอะไรให้ย้อน
play-undo-or-takeback = ไม่มีก้าวให้ย้อน พิมพ์ “ขอคืนตา” เพื่อขอคืนตาล่าสุดของคุณทั้งตา
play-saved = บันทึกไว้ที่ { $file }
play-saved-again = บันทึกได้อีกครั้งแล้ว ทุกอย่างอยู่ที่ { $file }
play-saving-off = เกมนี้ไม่ถูกบันทึก เพราะเริ่มด้วย --no-save
play-not-saved = เกมเล่นต่อได้ แต่เก็บไว้ถึงการบันทึกครั้งล่าสุดเท่านั้น โปรแกรมจะลองบันทึกใหม่ทุกครั้งที่เล่น
play-left-unsaved = บันทึกการเล่นช่วงท้ายไม่สำเร็จ
play-left = เก็บเกมไว้แล้ว เล่นต่อด้วย: fivepoint play --resume { $file }
play-kept = เก็บแมตช์ทั้งหมดไว้ที่ { $file }

## รายการที่บันทึกไว้
play-no-saves = ไม่มีเกมที่บันทึกไว้ใน { $folder }
play-saves = เกมที่บันทึกไว้ใน { $folder }
play-save-line = { $state ->
    [over] { $file }: { $white } { $white_points }, { $black } { $black_points } (จบแล้ว)
   *[open] { $file }: { $white } { $white_points }, { $black } { $black_points }
}

## ไฟล์บันทึกที่ใช้ไม่ได้
error-save-exists = มีไฟล์ “{ $file }” อยู่แล้วและจะไม่ถูกแก้ไข เลือกชื่ออื่น หรือเล่นต่อด้วย: fivepoint play --resume { $file }
error-save-in-use = เกมใน “{ $file }” กำลังเล่นอยู่ในหน้าต่างอื่น ปิดหน้าต่างนั้นก่อน
error-save-damaged = “{ $file }” ไม่ใช่ไฟล์บันทึกที่สมบูรณ์ และจะไม่ถูกแก้ไข { $reason }
error-save-foreign = “{ $file }” ไม่ได้บันทึกโดย “fivepoint play” จึงเล่นต่อไม่ได้ ไฟล์จะไม่ถูกแก้ไข
error-save-edited = “{ $file }” ถูกเปลี่ยนหลังบันทึก จึงเล่นต่อไม่ได้ ไฟล์จะไม่ถูกแก้ไข
error-no-saves = ไม่มีเกมที่บันทึกไว้ให้เล่นต่อใน { $folder }
error-options-exclude = { $option } กับ { $other } ใช้ด้วยกันไม่ได้ ตัดออกหนึ่งอย่าง
error-name-unusable = ใช้ “{ $name }” เป็นชื่อผู้เล่นไม่ได้ ใช้ตัวอักษร ตัวเลข หรือเครื่องหมาย 1 ถึง { $most } ตัว
