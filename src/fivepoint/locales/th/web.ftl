### The web app: board, game page, home, new game, settings.
### Sentences in "Said aloud" are read by screen readers, one for each event.

## Every page

web-title = { $page } – Fivepoint
web-title-home = Fivepoint – แบ็กแกมมอน
web-title-game = { $white } – { $black }
web-title-your-turn = ● ตาของคุณ – Fivepoint
web-skip = ข้ามไปที่เนื้อหา
web-skip-board = ข้ามไปที่กระดาน
web-nav = เมนูหลัก
web-menu = เมนู
web-nav-play = เล่น
web-home = หน้าแรก
web-review = ทบทวน
web-editor = ตั้งกระดาน
web-lobby = ล็อบบี้
web-account = บัญชี
web-account-of = บัญชีของ { $name }
web-rules = กติกา
web-settings = การตั้งค่า
web-about = เกี่ยวกับ
web-language = ภาษา
web-not-found = ไม่มีหน้านี้
web-not-found-text = ที่อยู่ไม่ถูกต้อง หรือหน้านี้ไม่มีแล้ว
web-no-table = แสดงเกมนี้ไม่ได้
web-close = ปิด
web-cancel = ยกเลิก
web-ok = ตกลง
web-off = ปิด
web-left = ซ้าย
web-right = ขวา
web-white = ขาว
web-black = ดำ
web-you = คุณ
web-computer = คอมพิวเตอร์
web-computer-level = คอมพิวเตอร์ ({ $level })
web-account-deleted = บัญชีที่ถูกลบ
web-error-unknown = ทำรายการไม่สำเร็จ ({ $code }) โปรดลองอีกครั้ง
web-error-network = ติดต่อเซิร์ฟเวอร์ไม่ได้ โปรดลองอีกครั้ง

## Home

web-home-title = แบ็กแกมมอน พร้อมเล่นทันที
web-home-lead = เล่นกับคอมพิวเตอร์หรือคนข้างๆ ไม่ต้องมีบัญชี ไม่ต้องตั้งค่าอะไร
web-play = เล่น
web-home-what = { $format ->
    [match] คอมพิวเตอร์ · { $level } · แมตช์ถึง { $length } แต้ม
    [money] คอมพิวเตอร์ · { $level } · มันนี่เกม
   *[game] คอมพิวเตอร์ · { $level } · เกมเดียว
}
web-home-invite = เชิญ
web-home-more = ตัวเลือกเพิ่มเติม
web-home-continue = เล่นต่อ
web-home-recent = แมตช์ล่าสุด
web-home-rules = กติกา พร้อมกระดานให้ลองเล่น
web-home-lessons = บทเรียน: ตั้งหมากบนกระดาน และใช้ลูกเต๋าเดิมพัน
web-home-try = คุณทอยได้ 3 กับ 1 ลองดู: กดที่หมากเพื่อเดิน
web-home-tried = คุณเดิน { $moves } ในเกมจริงถึงตาฝ่ายตรงข้ามแล้ว
web-home-again = ลองแบบอื่น

## New game

web-new-game = เกมใหม่
web-start = เริ่ม
web-new-opponent = ฝ่ายตรงข้าม
web-new-computer = คอมพิวเตอร์
web-new-here = คนข้างๆ
web-new-invite-note = คุณจะได้ที่อยู่ไว้ส่งให้คนที่อยากเล่นด้วย ใครเปิดก่อนได้ที่นั่ง
web-new-lobby-note = ดูว่าใครกำลังรอเล่น หรือประกาศเกมของคุณเอง
web-new-to-lobby = ไปที่ล็อบบี้
web-new-name-white = ชื่อฝ่ายขาว
web-new-name-black = ชื่อฝ่ายดำ
web-new-level = ระดับ
web-level-pip-count = พิพเคาท์
web-level-pip-count-note = ใช้กฎง่ายๆ ไม่ใช่การวิเคราะห์ระดับผู้เชี่ยวชาญ
web-new-hypergammon-net = เล่นไฮเปอร์แกมมอนด้วยโครงข่ายประสาท ตารางที่แม่นยำใช้ได้กับมันนี่เกมที่ไม่มีกติกาจาโคบี หลังจากสร้างไว้บนเซิร์ฟเวอร์แล้ว
web-level-beginner = ผู้เริ่มต้น
web-level-casual = เล่นสบายๆ
web-level-club = ระดับชมรม
web-level-expert = ผู้เชี่ยวชาญ
web-level-master = ระดับมาสเตอร์
web-level-champion = ระดับแชมป์
web-new-level-pr = { $level } · PR { $pr }
web-new-level-pr-note = PR วัดข้อผิดพลาด: 0 คือไม่ผิดเลย PR ยิ่งต่ำ คู่ต่อสู้ยิ่งเก่ง
web-new-format = เล่นเพื่อ
web-new-one-game = เกมเดียว
web-new-match = แมตช์
web-new-money = มันนี่เกม
web-new-length = แต้มที่ต้องทำให้ถึง
web-new-length-typed = อื่นๆ (1–{ $most })
web-new-cube = ลูกเต๋าเดิมพัน
web-new-cube-note = แต่ละฝ่ายเสนอเพิ่มเดิมพันเป็นสองเท่าได้
web-new-crawford = กติกาครอว์ฟอร์ด
web-new-crawford-note = เกมแรกหลังจากมีฝ่ายขาดอีกแต้มเดียว ห้ามเพิ่มเดิมพัน
web-new-cap = เพดานลูกเต๋าเดิมพัน 64
web-new-cap-note = ถ้าปิด จะเพิ่มได้ไม่จำกัด
web-new-jacoby = กติกาจาโคบี
web-new-jacoby-note = แกมมอนนับเป็นชนะธรรมดา จนกว่าจะมีการเพิ่มเดิมพัน
web-new-beavers = บีเวอร์
web-new-beavers-on = บีเวอร์
web-new-raccoons-on = บีเวอร์และแร็กคูน
web-new-beavers-note = ฝ่ายที่ถูกเสนอเพิ่มกลับได้ทันทีและยังถือลูกเต๋าเดิมพันไว้
web-new-automatic = เพิ่มเดิมพันอัตโนมัติ
web-new-automatic-note = ทอยเปิดเกมได้หน้าเท่ากันจะเพิ่มเดิมพัน ไม่เกินจำนวนครั้งนี้
web-new-dice = ลูกเต๋า
web-new-dice-auto = อัตโนมัติ
web-new-dice-hand = กดทอยเอง
web-new-dice-typed = พิมพ์ลูกเต๋าจริง
web-new-colour = คุณเล่นสี
web-new-random = สุ่ม
web-new-home-side = โฮมบอร์ด
web-new-more = เพิ่มเติม
web-new-opening = การทอยเปิดเกม
web-new-opening-both = ผู้ชนะเดินลูกเต๋าทั้งสอง
web-new-opening-again = ผู้ชนะทอยใหม่
web-new-variant = รูปแบบเกม
web-variant-backgammon = แบ็กแกมมอน
web-variant-nackgammon = แน็กแกมมอน
web-variant-hypergammon = ไฮเปอร์แกมมอน
web-new-clock = นาฬิกา
web-new-clock-none = ไม่ใช้
web-new-clock-standard = มาตรฐาน
web-new-clock-custom = กำหนดเอง
web-new-clock-note = ฝ่ายละ { $minutes } นาทีตลอดแมตช์ และ { $seconds } วินาทีแรกของทุกการตัดสินใจไม่เสียเวลา
web-new-clock-minutes = นาทีต่อฝ่าย
web-new-clock-delay = วินาทีที่ไม่นับต่อการตัดสินใจ

## Buttons in play

web-actions = ปุ่มในเกม
web-roll = ทอย
web-undo = ย้อน
web-confirm = ยืนยัน
web-hint = คำใบ้
web-more = เพิ่มเติม
web-double = เพิ่มเดิมพัน
web-double-to = เพิ่มเป็น { $value }
web-ask-double = เพิ่มเดิมพันเป็น { $value } หรือไม่ ถ้าเขาปฏิเสธ คุณชนะ { $points } แต้ม
web-take = รับ
web-drop = ปฏิเสธ
web-beaver = บีเวอร์
web-raccoon = แร็กคูน
web-play-on = เล่นต่อ
web-accept = ยอมรับ
web-refuse = ไม่ยอมรับ
web-offer-costs = ถ้าปฏิเสธเสีย { $points } แต้ม ถ้ารับเล่นต่อที่ { $value } แต้ม
web-ask-drop = ปฏิเสธและเสีย { $points } แต้มหรือไม่
web-next-game = เกมถัดไป
web-rematch = แข่งอีกครั้ง
web-flip = สลับฝั่ง
web-direction = กลับทิศทาง
web-swap = สลับลูกเต๋า
web-text-board = กระดานเป็นข้อความ
web-no-more-doubling = เกมนี้ไม่เพิ่มเดิมพันอีก
web-takeback = ย้อนตาล่าสุด
web-withdraw = ถอนข้อเสนอ
web-resign-title = ยอมแพ้เกมนี้
web-resign-choice = { $kind ->
    [gammon] แกมมอน
    [backgammon] แบ็กแกมมอน
   *[single] ธรรมดา
}: { $times } × { $cube } = { $points } แต้ม
web-resign-offer = เสนอยอมแพ้
web-try-now = ลองตอนนี้
web-type-dice = พิมพ์ลูกเต๋า
web-die-first = ลูกแรก
web-die-second = ลูกที่สอง

## Beside the board

web-pips = พิพ
web-score = คะแนน
web-to-play = ถึงตาเดิน
web-thinking = กำลังคิด
web-thinking-short = ถึงตาเดิน
web-crawford-chip = ครอว์ฟอร์ด
web-cube-owner = ถือลูกเต๋าเดิมพัน
web-clock = นาฬิกา
web-certain = { $who ->
    [you] { $kind ->
        [gammon] ผลไม่เปลี่ยนแล้ว: คุณชนะแกมมอน
        [backgammon] ผลไม่เปลี่ยนแล้ว: คุณชนะแบ็กแกมมอน
       *[single] ผลไม่เปลี่ยนแล้ว: คุณชนะ
    }
   *[other] { $kind ->
        [gammon] ผลไม่เปลี่ยนแล้ว: { $name } ชนะแกมมอน
        [backgammon] ผลไม่เปลี่ยนแล้ว: { $name } ชนะแบ็กแกมมอน
       *[single] ผลไม่เปลี่ยนแล้ว: { $name } ชนะ
    }
}
web-finish = เล่นให้จบเกม
web-link = { $state ->
    [good] การเชื่อมต่อ: ดี
    [fair] การเชื่อมต่อ: พอใช้
    [slow] การเชื่อมต่อ: ช้า
   *[lost] การเชื่อมต่อ: ขาดหาย
}
web-off-count = เก็บหมากออกแล้ว { $count } ตัว
web-panel = ตาเดินและอื่นๆ
web-keys = ปุ่มลัด
web-key-go = ทอย เดิน หรือยืนยัน
web-key-undo = ย้อนหนึ่งก้าว
web-key-undoAll = ย้อนทั้งตา
web-key-swap = สลับลูกเต๋า
web-key-double = เสนอเพิ่มเดิมพัน
web-key-take = รับ
web-key-drop = ปฏิเสธ
web-key-resign = ยอมแพ้
web-key-hint = คำใบ้
web-key-type = พิมพ์การเดิน
web-key-flip = สลับฝั่ง
web-key-direction = กลับทิศ
web-key-text = กระดานแบบข้อความ
web-key-pips = อ่านพิพเคาท์
web-key-last = อ่านการเดินล่าสุด
web-key-clock = อ่านนาฬิกา
web-key-movable = หมากที่เดินได้ถัดไปหรือก่อนหน้า
web-key-close = วางลง หรือปิด
web-key-keys = รายการปุ่มนี้
web-tab-moves = ตาเดิน
web-tab-chat = แชต
web-tab-chat-unread = แชต ({ $count })
web-tab-info = ข้อมูล
web-tab-more = เพิ่มเติม
web-sheet-open = ตาเดิน ข้อมูล และอื่นๆ
web-sheet-close = ปิด
web-moves-empty = ตาเดินของเกมนี้จะแสดงที่นี่
web-moves-numbers = ตาเดินของแต่ละฝ่ายใช้เลขช่องของฝ่ายนั้น บ้านคือช่อง 1–6
web-row-dance = เดินไม่ได้
web-row = { $kind ->
    [double] เสนอเพิ่มเป็น { $value }
    [take] รับ
    [drop] ปฏิเสธ
    [beaver] บีเวอร์เป็น { $value }
    [raccoon] แร็กคูนเป็น { $value }
    [resign] เสนอยอมแพ้
    [accept] ยอมรับ
    [refuse] ไม่ยอมรับ
    [flag] หมดเวลา
   *[claim] ขอเป็นผู้ชนะ
}
web-info-money = มันนี่เกม
web-info-match = แมตช์ถึง { $length } แต้ม
web-info-game = เกมที่ { $game }
web-info-dice = ลูกเต๋าที่ผ่านมา
web-info-number = หน้า
web-info-rolls = จำนวนทอย
web-info-doubles = ลูกคู่ (ที่คาด)
web-info-expected-each = ที่คาดของแต่ละหน้า
web-info-of-expected = { $count } ({ $expected })
web-info-sealed = ลูกเต๋าถูกผนึกไว้ก่อนทอยครั้งแรก
web-info-sealed-note = บรรทัดนี้กำหนดการทอยทุกครั้งของแมตช์ไว้ล่วงหน้า หลังจบแมตช์จะเปิดเผยค่าตั้งต้นให้ทุกคนตรวจสอบได้
web-hint-failed = ตอนนี้ขอคำใบ้ไม่ได้
web-hint-no-double = ไม่เพิ่มเดิมพัน
web-hint-double-take = เพิ่มเดิมพัน แล้วรับ
web-hint-double-drop = เพิ่มเดิมพัน แล้วปฏิเสธ
web-hint-cube = { $action ->
    [double] ที่ถูกคือ เพิ่มเดิมพัน
    [too-good] ที่ถูกคือ เล่นต่อ ได้เปรียบเกินกว่าจะเพิ่มเดิมพัน
   *[no-double] ที่ถูกคือ ไม่เพิ่มเดิมพัน
} { $response ->
    [drop] ถ้าถูกเสนอเพิ่ม ควรปฏิเสธ
    [beaver] ถ้าถูกเสนอเพิ่ม ควรบีเวอร์
   *[take] ถ้าถูกเสนอเพิ่ม ควรรับ
}
web-joining = กำลังเปิดเกม…
web-sending = กำลังส่ง…
web-presence = { $state ->
    [here] เชื่อมต่ออยู่
   *[away] ไม่อยู่
}
web-link-lost = การเชื่อมต่อขาด กำลังลองใหม่
web-link-trying = การเชื่อมต่อขาด กำลังลองใหม่ ({ $tries })
web-link-back = เชื่อมต่อได้แล้ว
web-link-back-played = กลับมาออนไลน์แล้ว { $name } เดิน { $moves }

## The end of a game

web-result-name = ผลเกม
web-outcome = { $who ->
    [you] { $kind ->
        [gammon] คุณชนะแบบแกมมอน
        [backgammon] คุณชนะแบบแบ็กแกมมอน
        [drop] คุณชนะ: อีกฝ่ายปฏิเสธการเพิ่มเดิมพัน
        [resign] คุณชนะ: อีกฝ่ายยอมแพ้
        [flag] คุณชนะ: อีกฝ่ายหมดเวลา
        [claim] คุณชนะ: อีกฝ่ายออกไปแล้ว
       *[single] คุณชนะ
    }
   *[other] { $kind ->
        [gammon] { $name } ชนะแบบแกมมอน
        [backgammon] { $name } ชนะแบบแบ็กแกมมอน
        [drop] { $name } ชนะ: อีกฝ่ายปฏิเสธการเพิ่มเดิมพัน
        [resign] { $name } ชนะ: อีกฝ่ายยอมแพ้
        [flag] { $name } ชนะ: อีกฝ่ายหมดเวลา
        [claim] { $name } ชนะ: อีกฝ่ายออกไปแล้ว
       *[single] { $name } ชนะ
    }
}
web-result = { $kind ->
    [gammon] แกมมอน: { $times } × เดิมพัน { $cube } = { $points } แต้ม
    [backgammon] แบ็กแกมมอน: { $times } × เดิมพัน { $cube } = { $points } แต้ม
   *[single] ชนะธรรมดา: { $times } × เดิมพัน { $cube } = { $points } แต้ม
}
web-result-no-cube = { $kind ->
    [gammon] แกมมอน: { $points } แต้ม
    [backgammon] แบ็กแกมมอน: { $points } แต้ม
   *[single] ชนะธรรมดา: { $points } แต้ม
}
web-result-drop = ปฏิเสธ: เดิมพันคงอยู่ที่ { $cube } = { $points } แต้ม
web-result-jacoby = { $kind ->
    [backgammon] แบ็กแกมมอนนับเป็นชนะธรรมดา
   *[gammon] แกมมอนนับเป็นชนะธรรมดา
} เพราะยังไม่มีการเพิ่มเดิมพัน (จาโคบี): 1 × { $cube } = { $points } แต้ม
web-result-time = เสียแมตช์: { $points } แต้ม
web-score-match = { $before } + { $points } = { $after } ต่อ { $other }: { $won ->
    [yes] ชนะแมตช์ถึง { $length } แต้ม
   *[no] แมตช์ถึง { $length } แต้ม
}
web-score-money = { $before } + { $points } = { $after } ต่อ { $other }

## The status line

web-status-opening = แต่ละฝ่ายทอยหนึ่งลูก ใครได้มากกว่าเริ่มก่อน
web-status-to-roll = { $who ->
    [you] { $double ->
        [yes] ตาของคุณ: ทอย หรือเพิ่มเดิมพันก่อน
       *[no] ตาของคุณ: ทอย
    }
   *[other] { $name } กำลังจะทอย
}
web-status-rolling = { $who ->
    [you] คุณกำลังทอย
   *[other] { $name } กำลังทอย
}
web-status-moving = { $who ->
    [you] ตาของคุณ: เดิน { $left }
   *[other] { $name } เดิน { $left }
}
web-status-confirm = เดินครบแล้ว กดที่ลูกเต๋าหรือปุ่มยืนยัน
web-status-waiting = { $who ->
    [you] รอสักครู่
   *[other] ตาของ { $name }
}
web-status-offer-sent = เสนอเพิ่มเดิมพันแล้ว รอ { $name } ตัดสินใจ
web-status-resign-sent = เสนอยอมแพ้แล้ว รอ { $name } ตัดสินใจ
web-status-over = เกมจบแล้ว
web-no-move = ไม่มีตาเดิน

## Said aloud

web-log-rolled = { $who ->
    [you] คุณทอยได้ { $first } กับ { $second }
   *[other] { $name } ทอยได้ { $first } กับ { $second }
}
web-log-rolled-double = { $who ->
    [you] คุณทอยได้ลูกคู่ { $number }
   *[other] { $name } ทอยได้ลูกคู่ { $number }
}
web-opening = { $who ->
    [you] ทอยเปิดเกม: ขาว { $white } ดำ { $black } คุณเริ่มก่อน
   *[other] ทอยเปิดเกม: ขาว { $white } ดำ { $black } { $name } เริ่มก่อน
}
web-opening-tie = { $number } กับ { $number } ทอยใหม่
web-hop = { $kind ->
    [bar] จากบาร์ไป { $to }{ $hit ->
        [yes] {" "}ตี
       *[no] {""}
    }
    [off] เก็บออกจาก { $from }
   *[point] { $from } ไป { $to }{ $hit ->
        [yes] {" "}ตี
       *[no] {""}
    }
}
web-log-step = { $move } เหลือ: { $left }
web-log-step-short = { $move }
web-log-undone = ย้อนแล้ว: { $move }
web-log-complete = เดินครบแล้ว: { $moves } กด Enter เพื่อยืนยัน กด Backspace เพื่อย้อน
web-log-complete-short = ครบแล้ว: { $moves }
web-log-played = { $who ->
    [you] คุณเดิน { $moves }
   *[other] { $next ->
        [you] { $name } เดิน { $moves } ถึงตาคุณ
       *[other] { $name } เดิน { $moves }
    }
}
web-log-hit = { $name } ตีหมากของคุณที่ช่อง { $points }
web-log-danced = { $who ->
    [you] คุณไม่มีตาเดิน ข้ามตา
   *[other] { $name } ไม่มีตาเดิน ข้ามตา
}
web-log-no-move = ไม่มีตาเดิน ข้ามตา
web-log-forced = มีตาเดินเดียว เดินให้แล้ว: { $moves }
web-log-doubles = { $who ->
    [you] คุณเสนอเพิ่มเดิมพันเป็น { $value }
   *[other] { $name } เสนอเพิ่มเดิมพันเป็น { $value } รับหรือปฏิเสธ ถ้าปฏิเสธเสีย { $points } แต้ม
}
web-log-takes = { $who ->
    [you] คุณรับ และถือลูกเต๋าเดิมพันที่ { $value }
   *[other] { $name } รับ และถือลูกเต๋าเดิมพันที่ { $value }
}
web-log-drops = { $who ->
    [you] คุณปฏิเสธ เสีย { $points } แต้ม
   *[other] { $name } ปฏิเสธ คุณชนะ { $points } แต้ม
}
web-log-beavers = { $who ->
    [you] คุณเพิ่มกลับทันทีเป็น { $value } และยังถือลูกเต๋าเดิมพัน
   *[other] { $name } เพิ่มกลับทันทีเป็น { $value } และยังถือลูกเต๋าเดิมพัน เล่นต่อหรือปฏิเสธ
}
web-log-resigns = { $who ->
    [you] { $kind ->
        [gammon] คุณเสนอยอมแพ้แบบแกมมอน
        [backgammon] คุณเสนอยอมแพ้แบบแบ็กแกมมอน
       *[single] คุณเสนอยอมแพ้ธรรมดา
    }: { $points } แต้ม
   *[other] { $kind ->
        [gammon] { $name } เสนอยอมแพ้แบบแกมมอน
        [backgammon] { $name } เสนอยอมแพ้แบบแบ็กแกมมอน
       *[single] { $name } เสนอยอมแพ้ธรรมดา
    }: { $points } แต้ม ยอมรับหรือไม่
}
web-log-refuses = { $who ->
    [you] คุณไม่ยอมรับ เกมดำเนินต่อ
   *[other] { $name } ไม่ยอมรับ เกมดำเนินต่อ
}
web-log-withdraws = { $who ->
    [you] คุณถอนข้อเสนอ เกมดำเนินต่อ
   *[other] { $name } ถอนข้อเสนอ เกมดำเนินต่อ
}
web-log-takeback = { $who ->
    [you] คุณย้อนตาล่าสุด
   *[other] { $name } ย้อนตาล่าสุด
}
web-log-result = { $outcome }: { $times } คูณเดิมพัน { $cube } เป็น { $points } แต้ม { $length ->
    [0] คะแนน { $own } ต่อ { $other }
   *[other] คะแนน { $own } ต่อ { $other } แมตช์ถึง { $length } แต้ม
}
web-log-result-plain = { $outcome }: { $points } แต้ม { $length ->
    [0] คะแนน { $own } ต่อ { $other }
   *[other] คะแนน { $own } ต่อ { $other } แมตช์ถึง { $length } แต้ม
}
web-say-pips = พิพ: คุณ { $own } ฝ่ายตรงข้าม { $other }
web-log-clock = เหลืออีก { $seconds } วินาที
web-say-clock = นาฬิกา: ขาว { $white } ดำ { $black }
web-say-no-clock = เกมนี้ไม่ใช้นาฬิกา
web-nothing-to-move = { $place ->
    [bar] ไม่มีหมากให้เดินที่บาร์
    [off] ไม่มีหมากให้เก็บออก
   *[point] ไม่มีหมากให้เดินที่ช่อง { $point }
}

## The cells of the board

web-board-name = { $seat ->
    [black] { $side ->
        [left] กระดาน คุณเล่นสีดำ โฮมบอร์ดอยู่ล่างซ้าย
       *[right] กระดาน คุณเล่นสีดำ โฮมบอร์ดอยู่ล่างขวา
    }
   *[white] { $side ->
        [left] กระดาน คุณเล่นสีขาว โฮมบอร์ดอยู่ล่างซ้าย
       *[right] กระดาน คุณเล่นสีขาว โฮมบอร์ดอยู่ล่างขวา
    }
}
web-cell-empty = ช่อง { $point } ว่าง
web-cell-held = { $seat ->
    [black] ช่อง { $point } ดำ { $count } ตัว
   *[white] ช่อง { $point } ขาว { $count } ตัว
}
web-cell-blot = { $seat ->
    [black] ช่อง { $point } ดำ { $count } ตัว หมากตัวเดียว
   *[white] ช่อง { $point } ขาว { $count } ตัว หมากตัวเดียว
}
web-cell-movable = { $seat ->
    [black] ช่อง { $point } ดำ { $count } ตัว เดินได้: { $ways }
   *[white] ช่อง { $point } ขาว { $count } ตัว เดินได้: { $ways }
}
web-cell-way = ไป { $to } ด้วยลูก { $die }
web-cell-way-off = เก็บออกด้วยลูก { $die }
web-cell-target = { $cell } เป้าหมาย
web-cell-bar-empty = { $seat ->
    [black] บาร์ ไม่มีหมากดำ
   *[white] บาร์ ไม่มีหมากขาว
}
web-cell-bar = { $seat ->
    [black] บาร์ ดำ { $count } ตัว ต้องเข้ากระดาน
   *[white] บาร์ ขาว { $count } ตัว ต้องเข้ากระดาน
}
web-cell-off = { $seat ->
    [black] เก็บออกแล้ว ดำ { $count } ตัว เหลืออีก { $left } ตัว
   *[white] เก็บออกแล้ว ขาว { $count } ตัว เหลืออีก { $left } ตัว
}
web-die-free = ลูกเต๋า { $value } ยังไม่ใช้
web-die-used = ลูกเต๋า { $value } ใช้แล้ว
web-place-bar = บาร์
web-place-off = เก็บออก

## The board as text

web-text-side = ฝ่าย
web-text-points = ช่อง × หมาก
web-text-seat = { $seat ->
    [black] { $name } (ดำ)
   *[white] { $name } (ขาว)
}
web-text-plays = ตาเดินที่ถูกกติกา { $count } แบบ
web-text-steps = การเดินที่ถูกกติกา
web-text-step = { $move } ด้วยลูก { $die }

## Typed moves

web-typed-label = พิมพ์ตาเดิน
web-typed-no-die = { $part }: ไม่มีลูกเต๋าที่ออก { $pips }
web-typed-used = { $part }: ใช้ลูกเต๋า { $pips } ไปแล้ว
web-typed-upward = { $part }: หมากของคุณเดินไปช่องที่เลขน้อยลง
web-typed-blocked = { $seat ->
    [black] { $part }: ดำปิดช่อง { $point }
   *[white] { $part }: ขาวปิดช่อง { $point }
}
web-typed-empty = { $part }: คุณไม่มีหมากที่นั่น
web-typed-bar-first = { $part }: ต้องเข้ากระดานจากบาร์ก่อน
web-typed-not-allowed = { $part }: เดินไม่ได้ด้วยลูกเต๋านี้
web-typed-unreadable = { $part }: นี่ไม่ใช่ตาเดิน

## Settings

web-set-reset = คืนค่าเดิม
web-set-search = ค้นหาการตั้งค่า
web-set-found = พบ { $count } รายการ
web-set-none = ไม่พบการตั้งค่าที่ตรงกัน
web-set-group-clock = คำเตือนของนาฬิกา
web-set-clockWarnings = เตือนเมื่อเวลาเหลือน้อย
web-set-clockWarnings-note = เมื่อเหลือ 30 และ 10 วินาที ด้วยเครื่องหมาย เสียง และข้อความ
web-set-group-look = หน้าตา
web-set-group-moving = การเดิน
web-set-group-automation = อัตโนมัติ
web-set-group-sound = ความเร็วและเสียง
web-set-group-cube = ความปลอดภัยของเดิมพัน
web-set-group-access = การช่วยการเข้าถึง
web-set-theme = หน้าจอ
web-set-theme-system = ตามอุปกรณ์
web-set-theme-light = สว่าง
web-set-theme-dark = มืด
web-set-theme-contrast = คอนทราสต์สูง
web-set-board = กระดาน
web-set-board-walnut = วอลนัต
web-set-board-slate = หินชนวน
web-set-board-plain = เรียบ
web-set-pair = สีหมาก
web-set-pair-black = ขาวกับดำ
web-set-pair-red = ขาวกับแดง
web-set-pair-blue = ครีมกับน้ำเงิน
web-set-numbers = เลขช่อง
web-set-numbers-mine = ของฉัน
web-set-numbers-follow = ของฝ่ายที่เดิน
web-set-numbers-off = ไม่แสดง
web-set-homeLeft = โฮมบอร์ดอยู่ทางซ้าย
web-set-showPips = แสดงพิพเคาท์
web-set-tapSelects = กดครั้งแรกเพื่อหยิบ
web-set-tapSelects-note = กดครั้งที่สองเพื่อวางหมาก
web-set-highDieLeft = ลูกเต๋าหน้ามากอยู่ซ้าย
web-set-showTargets = แสดงช่องที่หมากไปได้
web-set-showDots = ทำเครื่องหมายหมากที่เดินได้
web-set-autoConfirm = ส่งทันทีเมื่อเดินครบ
web-set-autoConfirm-note = ไม่ต้องกดยืนยัน แต่จะย้อนไม่ได้
web-set-typedBox = ช่องพิมพ์ตาเดิน
web-set-autoRoll = ทอยให้ฉัน
web-set-autoRoll-note = เฉพาะเมื่อฉันเพิ่มเดิมพันไม่ได้
web-set-forcedPlay = เดินตาบังคับให้ฉัน
web-set-autoBearOff = เก็บหมากออกให้ฉัน
web-set-autoBearOff-note = เมื่อหมากพ้นกันแล้วและวิธีที่ดีที่สุดชัดเจน
web-set-waitOnNoMove = รอให้กดเมื่อฉันไม่มีตาเดิน
web-set-turnBoard = หมุนกระดานไปหาฝ่ายที่เดิน
web-set-speed = ความเร็ว
web-set-speed-instant = ทันที
web-set-speed-fast = เร็ว
web-set-speed-normal = ปกติ
web-set-speed-slow = ช้า
web-set-volume = ระดับเสียง
web-set-haptics = การสั่นบนโทรศัพท์
web-set-askDouble = ถามก่อนเพิ่มเดิมพัน
web-set-textBoard-note = แสดงตำแหน่งเป็นตาราง และตาเดินที่ถูกกติกาเป็นปุ่ม
web-set-singleKeys = ปุ่มลัดตัวเดียว
web-set-singleKeys-note = D เพิ่มเดิมพัน, Y รับ, N ปฏิเสธ, Z ย้อน, F สลับฝั่ง, T ข้อความ, ? ทั้งหมด
web-set-motion = การเคลื่อนไหว
web-set-motion-system = ตามอุปกรณ์
web-set-motion-on = เปิด
web-set-motion-off = ปิด
web-set-announcements = ประกาศสำหรับโปรแกรมอ่านหน้าจอ
web-set-announcements-full = เต็ม
web-set-announcements-short = สั้น
web-set-group-data = ข้อมูล
web-data-what = เบราว์เซอร์นี้เก็บการตั้งค่าของคุณ กุญแจของที่นั่งแต่ละโต๊ะ ตัวเลขของคุณสำหรับลูกเต๋า และสิ่งที่คุณเลือกล่าสุดสำหรับเกมใหม่ ใครมีกุญแจก็เล่นแทนคุณได้
web-data-export = บันทึกทั้งหมด
web-data-delete = ลบทั้งหมด
web-data-sure = จะลบหรือไม่ เกมที่เริ่มไว้โดยไม่มีบัญชีจะเล่นต่อไม่ได้
web-data-sure-yes = ลบ

## About

web-about-what = แบ็กแกมมอนที่มีกติกาครบถ้วน มีเอนจินของตัวเอง และกระดานสำหรับทุกคน เป็นซอฟต์แวร์เสรี สัญญาอนุญาต MIT
web-about-version = รุ่น { $version }
web-about-engine = เอนจิน
web-about-engine-what = เอนจินนี้เราสร้างเอง โครงข่ายประสาทของเอนจินเรียนรู้จากการเล่นกับตัวเองเท่านั้น ใช้เลือกตาเดิน ตัดสินใจเรื่องลูกเต๋าเดิมพัน และวิเคราะห์แมตช์ ส่วนการเก็บหมากออกช่วงท้ายที่เหลือหมากน้อยใช้ตารางคำตอบที่แน่นอน
web-about-nets = โครงข่าย { $nets } วันที่ { $day }
web-about-languages = ภาษา
web-about-languages-who = ข้อความภาษาอังกฤษ ไทย ฮังการี และโปแลนด์เขียนโดยผู้สร้าง Fivepoint ไม่ได้นำข้อความของโปรแกรมอื่นมาใช้
web-about-part = { $name }: { $licence }
web-about-privacy = สิ่งที่เก็บไว้
web-about-privacy-text = เกมเก็บไว้ในเซิร์ฟเวอร์ที่คุณใช้ การตั้งค่าอยู่ในเบราว์เซอร์นี้ ไม่ต้องมีบัญชี ไม่มีการส่งข้อมูลให้ผู้อื่น ไม่มีโฆษณาและไม่มีการติดตาม
web-about-parts = ส่วนประกอบที่ใช้

## Proof of the dice

web-proof = หลักฐานของลูกเต๋า
web-proof-link = หลักฐานของลูกเต๋า
web-proof-sealed = ผนึกไว้ก่อนคุณเริ่มเล่น บรรทัดนี้แสดงก่อนทอยครั้งแรก:
web-proof-mixed = ผสมกับตัวเลขของทั้งสองฝ่าย ฝ่ายขาวก่อน:
web-proof-computer = ตัวเลขของคอมพิวเตอร์มาจากเซิร์ฟเวอร์
web-proof-own-seal = ตราผนึกที่ฝ่ายนี้ให้ไว้ก่อนหน้านั้น:
web-proof-opened = เปิดหลังจบแมตช์ ค่าตั้งต้น:
web-proof-running = แมตช์ยังไม่จบ
web-proof-check = ตรวจสอบที่นี่
web-proof-download = ดาวน์โหลดไปตรวจสอบที่อื่น
web-proof-good = ผนึกสมบูรณ์ และการทอยทั้ง { $count } ครั้งมาจากลำดับนี้
web-proof-wrong = { $fault ->
    [seal] ผนึกไม่ตรง: ค่าตั้งต้นไม่ตรงกับบรรทัดที่แสดงไว้ก่อน
    [secret] ตัวเลขของฝ่ายหนึ่งไม่ตรงกับตราผนึกที่ให้ไว้
    [chain] สิ่งที่ฝ่ายหนึ่งเติมให้การทอยไม่ตรงกับที่ให้ไว้ก่อนหน้า
   *[roll] การทอยครั้งที่ { $roll } ไม่ได้มาจากลำดับนี้
}
web-proof-roll = ทอย
web-proof-expected = ที่คาด
web-proof-pair = { $white } / { $black }
web-proof-limit-title = สิ่งที่หลักฐานนี้บอกไม่ได้
web-proof-limit = เซิร์ฟเวอร์รู้ค่าตั้งต้นระหว่างแมตช์ จึงอาจรู้ผลการทอยล่วงหน้าได้ แต่เลือกผลไม่ได้ เพราะค่าตั้งต้นถูกผนึกไว้ก่อนจะรู้ตัวเลขของทั้งสองฝ่าย ถ้าทั้งสองฝ่ายเติมตัวเลขให้ทุกการทอย แม้แต่การรู้ล่วงหน้าก็ทำไม่ได้
web-proof-limit-none = ในแมตช์นี้ทั้งสองฝ่ายเติมตัวเลขให้ทุกการทอย จึงไม่มีใครรู้ผลก่อนทอยได้ แม้แต่เซิร์ฟเวอร์
web-proof-sample = จำนวนการทอยที่นับ: { $white } { $first } ครั้ง, { $black } { $second } ครั้ง เมื่อทอยน้อยครั้ง การต่างจากค่าคาดหมายมาก ๆ เป็นเรื่องปกติ
web-proof-every = การทอยทุกครั้ง
web-proof-opening = ทอยเปิดเกม

# The tutor at the table, and practice.
web-practice = ฝึกฝน
web-stats = สถิติ
web-tutor = ผู้ช่วยสอน
web-tutor-better = มีทางเดินที่ดีกว่า:
web-tutor-again = คิดใหม่
web-tutor-show = แสดงให้ดู
web-tutor-anyway = เล่นแบบนี้
web-set-tutor = เตือนก่อนทำพลาด (เมื่อเล่นกับคอมพิวเตอร์)
web-set-tutor-off = ปิด
web-set-tutor-blunders = พลาดร้ายแรง (0.080)
web-set-tutor-errors = ข้อผิดพลาด (0.040)
web-set-tutor-all = ทั้งหมด (0.020)
web-practice-none = ยังไม่มีการ์ด: วิเคราะห์แมตช์แล้วเก็บข้อผิดพลาดของคุณไว้
web-practice-kind = สิ่งที่จะฝึก
web-practice-all = ทั้งหมด
web-practice-play = การเดิน
web-practice-double = การทวีแต้ม
web-practice-take = การรับ
web-practice-due = ถึงกำหนดแล้ว: { $due } · การ์ด: { $all }
web-practice-rated-again = แบบนี้เสีย { $loss }
web-practice-rated-hard = เกือบถูก: แบบนี้เสีย { $loss }
web-practice-rated-good = ถูกต้อง
web-practice-best = ดีที่สุด:
web-practice-made = ในแมตช์คุณเสีย { $loss } จาก:
web-practice-next = การ์ดถัดไป
web-practice-forget = ลบการ์ดนี้
web-practice-done = ตอนนี้ไม่มีการ์ดที่ถึงกำหนด กลับมาใหม่ภายหลัง
web-practice-anki = ส่งออกการ์ด { $count } ใบสำหรับ Anki
