### เล่นกับผู้คน: ล็อบบี้ บัญชี ผู้เล่น การพูดคุย

## Signing in, the account

people-account = บัญชี
people-welcome = ยินดีต้อนรับ
people-sign-in = เข้าสู่ระบบ
people-sign-up = สร้างบัญชี
people-sign-recover = กู้คืนบัญชี
people-sign-out = ออกจากระบบ
people-sign-in-or-up = เข้าสู่ระบบหรือสร้างบัญชี
people-as-guest = เล่นแบบผู้มาเยือน
people-guest = ผู้มาเยือน
people-guest-note = ผู้มาเยือนเล่นได้ทันที ไม่นับเรตติ้งและไม่ต้องมีบัญชี
people-guest-now = คุณคือผู้มาเยือน { $name } เมื่อมีบัญชี แมตช์ของคุณจะถูกเก็บไว้และเล่นแบบนับเรตติ้งได้
people-name = ชื่อ
people-name-note = ตัวอักษรและตัวเลข ทุกคนเห็นชื่อนี้
people-your-name = ชื่อของคุณ
people-password = รหัสผ่าน
people-password-now = รหัสผ่านปัจจุบัน
people-password-new = รหัสผ่านใหม่
people-password-note = ยิ่งยาวยิ่งดี ใช้ทั้งประโยคเป็นรหัสผ่านก็ได้
people-password-change = ตั้งรหัสผ่าน
people-password-changed = ตั้งรหัสผ่านแล้ว เบราว์เซอร์อื่นถูกออกจากระบบ
people-show = แสดง
people-recovery-code = รหัสกู้คืน
people-codes = รหัสกู้คืน
people-codes-note = แต่ละรหัสใช้เข้าได้หนึ่งครั้งเมื่อทำรหัสผ่านหรือพาสคีย์หาย แสดงเพียงครั้งนี้ โปรดเก็บไว้ในที่ปลอดภัย
people-codes-kept = เก็บไว้แล้ว
people-codes-new = รหัสกู้คืนชุดใหม่
people-mail = ที่อยู่อีเมล (ไม่บังคับ)
people-mail-address = ที่อยู่อีเมล
people-mail-note = ใช้กู้คืนบัญชีเท่านั้น ไม่มีใครเห็น
people-mail-sent = ส่งลิงก์ไปที่ { $mail } แล้ว เมื่อคุณเปิดลิงก์ จะกู้คืนบัญชีทางอีเมลได้
people-mail-none = ถ้าไม่มีที่อยู่อีเมล มีเพียงรหัสกู้คืนที่เปิดบัญชีได้เมื่อกุญแจอื่นหาย
people-mail-now = กู้คืนบัญชีนี้ทางอีเมลได้ที่ { $mail }
people-mail-set = ส่งลิงก์
people-mail-confirmed = ที่อยู่อีเมลนี้เป็นของบัญชีแล้ว
people-mail-way = กู้คืนทางอีเมล
people-mail-ask-note = ถ้ามีบัญชีที่ใช้ที่อยู่นี้ จะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปให้
people-mail-asked = ถ้ามีบัญชีที่ใช้ที่อยู่นี้ ลิงก์กำลังส่งไป ใช้ได้ 30 นาที
people-mail-fresh = ตั้งรหัสผ่านใหม่แล้วคุณจะเข้าสู่ระบบ เบราว์เซอร์อื่นทั้งหมดจะออกจากระบบ
people-copy = คัดลอก
people-copied = คัดลอกแล้ว
people-save = บันทึกเป็นไฟล์
people-passkey = พาสคีย์
people-passkey-in = เข้าด้วยพาสคีย์
people-passkey-up = ใช้พาสคีย์แทนรหัสผ่าน
people-passkey-add = เพิ่มพาสคีย์
people-passkey-failed = ยังไม่ได้ใช้พาสคีย์ โปรดลองอีกครั้ง
people-other-in = เข้าสู่ระบบด้วย { $site }
people-other-link = เข้าสู่ระบบด้วย { $site } ได้ด้วย
people-other-forget = เลิกเข้าสู่ระบบด้วย { $site }
people-other-new = { $site } รู้จักคุณแล้ว แต่ที่นี่คุณยังใหม่ เลือกชื่อที่คนอื่นจะเห็น
people-other-failed = เข้าสู่ระบบด้วย { $site } ไม่สำเร็จ โปรดลองอีกครั้ง
people-other-taken = การเข้าสู่ระบบด้วย { $site } นี้เป็นของบัญชีอื่นที่นี่
people-profile = หน้าสาธารณะของคุณ
people-keys = วิธีเข้าสู่ระบบ
people-devices = เข้าสู่ระบบอยู่ที่
people-device-here = เบราว์เซอร์นี้
people-device-seen = ใช้ล่าสุด { $moment }
people-devices-others = ออกจากระบบที่อื่นทั้งหมด
people-remove = ลบ
people-own-bots = บอต
people-own-bots-note = บอตคือบัญชีสำหรับโปรแกรมของคุณ เข้าสู่ระบบด้วยโทเค็น
people-bot-new = สร้างบอต
people-token-new = โทเค็นใหม่
people-token-shown = โทเค็นของ { $name } แสดงเพียงครั้งนี้:
people-data = ข้อมูลของคุณ
people-export = ส่งออกทั้งหมด
people-delete = ลบบัญชี
people-delete-sure = ย้อนกลับไม่ได้ แมตช์ที่คุณเล่นยังอยู่ให้คู่แข่งดู แต่ไม่มีชื่อคุณ

## The lobby

people-nobody-yet = คุณเล่นแบบผู้มาเยือนจนกว่าจะเข้าสู่ระบบ
people-you-are = { $guest ->
    [yes] คุณคือผู้มาเยือน { $name }
   *[no] คุณคือ { $name }
}
people-rating = เรตติ้ง { $rating }
people-rating-experience = เรตติ้ง { $rating } ประสบการณ์ { $experience }
people-quick = เล่นเลย
people-quick-note = { $rated ->
    [yes] นับเรตติ้ง นาฬิกาแบบปกติ กับใครก็ได้ที่อยากเล่นแบบเดียวกัน
   *[no] ไม่นับเรตติ้ง นาฬิกาแบบปกติ กับใครก็ได้ที่อยากเล่นแบบเดียวกัน
}
people-points = { $length } แต้ม
people-own-game = เกมของคุณ
people-play = เล่นแบบ
people-match = แมตช์
people-length-money = มันนี่เกม
people-length-match = แมตช์ { $length } แต้ม
people-clock-choice = นาฬิกา
people-clock-standard = ปกติ: ตาละ 12 วินาที แต้มละ 2 นาที
people-clock-quick = เร็ว: ตาละ 8 วินาที แต้มละ 1 นาที
people-clock-bronstein = บรอนสไตน์: คืนเวลาที่ใช้ สูงสุด 12 วินาที
people-clock-days = ทางไกล: ตาละหลายวัน
people-clock-none = ไม่ใช้
people-clock = { $kind ->
    [delay] { $minutes } นาที + ตาละ { $seconds } วินาที
    [bronstein] { $minutes } นาที บรอนสไตน์ { $seconds } วินาที
    [correspondence] ตาละ { $days } วัน
   *[none] ไม่ใช้นาฬิกา
}
people-days = วันต่อหนึ่งตา
people-rated = นับเรตติ้ง
people-rated-not = นับเรตติ้งได้เฉพาะแมตช์ที่ใช้นาฬิกา
people-rated-account = แมตช์นับเรตติ้งต้องมีบัญชี โปรดเข้าสู่ระบบก่อน
people-range = เรตติ้งของฝ่ายตรงข้าม
people-range-any = เท่าไรก็ได้
people-range-within = ต่างจากฉันไม่เกิน { $range }
people-per-roll = ทั้งสองฝ่ายเติมตัวเลขให้ทุกการทอย
people-per-roll-note = แม้แต่เซิร์ฟเวอร์ก็รู้ผลก่อนทอยไม่ได้
people-seek = { $length } · { $clock } · { $rated ->
    [yes] นับเรตติ้ง
   *[no] ไม่นับเรตติ้ง
}{ $fair ->
    [yes] { " · ทั้งสองฝ่ายเติมตัวเลขทุกการทอย" }
   *[no] { "" }
}
people-offer = ประกาศในล็อบบี้
people-invite = เชิญด้วยลิงก์
people-challenge = ท้า { $name }
people-challenge-send = ส่งคำท้า
people-challenges = คำท้าถึงคุณ
people-own = ประกาศและคำท้าของคุณ
people-accept = รับคำท้า
people-decline = ไม่รับ
people-declined = คำท้าถูกปฏิเสธหรือถอนแล้ว
people-waiting = กำลังรอ
people-waiting-any = รอใครก็ได้
people-waiting-for = รอ { $name }
people-waiting-note = ระหว่างนี้ไปหน้าอื่นหรือเล่นกับคอมพิวเตอร์ก็ได้ เมื่อมีคนมาเราจะเรียก
people-withdraw = ถอน
people-open = เกมที่รอคนเล่น
people-open-none = ยังไม่มีใครรอ เล่นกับคอมพิวเตอร์ไปก่อนได้
people-not-for-you = เรตติ้งหรือการเป็นผู้มาเยือนไม่ตรงกับเกมนี้
people-bots = คอมพิวเตอร์
people-bots-note = { $length } { $clock } ตามที่เลือกไว้ใน “เกมของคุณ”
people-bot = บอต
people-bot-level = คอมพิวเตอร์ระดับ { $level }
people-tournaments = ทัวร์นาเมนต์
people-going = { $count ->
    [0] แมตช์ของคุณ
   *[other] แมตช์ของคุณ: ถึงตาคุณ { $count } แมตช์
}
people-going-against = พบกับ { $name }
people-going-open = คำเชิญ: อีกที่นั่งยังว่าง
people-going-left = เหลือเวลาเดิน { $time }
people-going-look = ดู
people-your-turn = ถึงตาคุณ
people-watch = เกมที่ชมได้
people-found = เกมของคุณพร้อมแล้ว
people-challenged = { $name } อยากเล่นกับคุณ
people-match-ready = { $name } พร้อมแข่งกับคุณแล้วใน { $tournament }
people-to-tournament = ไปที่ทัวร์นาเมนต์
people-next = แมตช์ใหม่ของคุณพร้อมแล้ว
people-next-go = ไปที่กระดาน

## Invitations

people-invited = คำเชิญ
people-invited-by = { $name } ชวนคุณเล่น
people-somebody = ใครบางคน
people-invite-note = ส่งที่อยู่นี้ให้คนที่คุณอยากเล่นด้วย ใครเปิดก่อนได้ที่นั่ง
people-invite-text = มาเล่นแบ็กแกมมอนกัน:
people-invite-waiting = เกมจะเริ่มที่นี่เองเมื่อมีคนนั่ง
people-share = แชร์
people-qr = ที่อยู่เป็นคิวอาร์โค้ด
people-take-seat = นั่งแล้วเล่น

## At the table

people-chat = แชต
people-chat-empty = ยังไม่มีใครพูดอะไร วลีข้างล่างนี้ทุกคนจะอ่านได้ในภาษาของตน
people-chat-text = พิมพ์ข้อความ
people-chat-send = ส่ง
people-phrases = วลี
people-free-chat = แชตอิสระ
people-free-chat-note = แสดงและส่งข้อความที่พิมพ์เอง นอกจากวลีที่มีให้
people-spectator = ผู้ชม
people-said = { $name } พูดว่า: { $words }
people-about = เกี่ยวกับ { $name }
people-mute = { $on ->
    [yes] เปิดเสียงอีกครั้ง
   *[no] ปิดเสียง
}
people-block = { $on ->
    [yes] เลิกบล็อก
   *[no] บล็อก
}
people-report = รายงาน
people-report-kind = ปัญหาคืออะไร
people-report-insult = ดูหมิ่น
people-report-stalling = ถ่วงเวลาหรือหนี
people-report-cheating = โกง
people-report-name = ชื่อไม่เหมาะสม
people-report-other = อย่างอื่น
people-report-text = อธิบายเพิ่มเติม (ไม่บังคับ)
people-report-send = ส่งรายงาน
people-reported = รายงานแล้ว ผู้ดูแลจะตรวจสอบ
people-away = { $name } ไม่อยู่
people-away-left = { $name } ไม่อยู่ ถ้านานอีก { $time } คุณขอรับชัยชนะได้
people-claim = ขอรับชัยชนะ
people-claim-may = { $name } ไม่อยู่นานเกินไป คุณขอรับชัยชนะของแมตช์ได้ หรือจะรอต่อก็ได้
people-claim-sure = ใช่ จบแมตช์
people-sealing-server = เซิร์ฟเวอร์ผนึกตัวเลขสำหรับลูกเต๋าแล้ว
people-sealing-both = เบราว์เซอร์ทั้งสองผนึกของตน
people-sealing-shown = เปิดทั้งสองตัวเลข แล้วแมตช์เริ่ม
people-sealing-cancelled = แมตช์ถูกยกเลิกก่อนเริ่ม ฝ่ายหนึ่งไม่ให้ตัวเลขสำหรับลูกเต๋าทันเวลา
people-rematch-asked = เสนอแข่งใหม่แล้ว กำลังรอคำตอบ
people-rematch-offered = { $name } ขอแข่งใหม่ กด “แข่งอีกครั้ง” เพื่อรับ
people-say-hello = สวัสดี!
people-say-good-luck = โชคดีนะ!
people-say-nice-roll = ทอยสวย!
people-say-lucky-me = ฉันโชคดี
people-say-unlucky = โชคไม่ดีเลย!
people-say-oops = อุ๊ย!
people-say-sorry = ขอโทษ!
people-say-moment-please = ขอเวลาสักครู่
people-say-well-played = เล่นดีมาก!
people-say-thanks = ขอบคุณ!
people-say-one-more = อีกสักแมตช์ไหม?
people-say-goodbye = ลาก่อน!

## Players and ratings

people-player = ผู้เล่น
people-since = { $kind ->
    [guest] ผู้มาเยือนตั้งแต่ { $day }
   *[other] สมาชิกตั้งแต่ { $day }
}
people-rating-word = เรตติ้ง
people-rating-note = ตามสูตร FIBS ที่เผยแพร่: เปิดดูตัวเลขทั้งหมดของการเปลี่ยนแต่ละครั้งได้ด้านล่าง Glicko-2 ใช้หาคู่ที่ฝีมือใกล้กัน ± คือสองเท่าของส่วนเบี่ยงเบน
people-experience = ประสบการณ์
people-won = แมตช์ที่ชนะ
people-won-of = { $wins } จาก { $matches }
people-glicko = Glicko-2
people-glicko-value = { $rating } ± { $deviation }
people-curve = เรตติ้งหลังแต่ละแมตช์จาก { $matches } แมตช์: ระหว่าง { $low } ถึง { $high } ตอนนี้ { $last }
people-matches = แมตช์
people-matches-none = ยังไม่มีแมตช์
people-match-against = { $won ->
    [yes] ชนะ { $name }
    [no] แพ้ { $name }
   *[open] เล่นกับ { $name }
}
people-see-match = ดูแมตช์
people-older = แมตช์ก่อนหน้า
people-unrated = ไม่นับเรตติ้ง
people-sums = เรตติ้งเปลี่ยนอย่างไร
people-sums-none = นับเรตติ้ง แต่ครั้งนี้ไม่นับ: สองคนนี้เล่นกันบ่อยเกินไปในหนึ่งวัน
people-sums-soon = กำลังบันทึกการเปลี่ยนเรตติ้ง
people-sums-chance = ผลต่าง D = { $difference } แมตช์ { $length } แต้ม: โอกาสของฝ่ายเรตติ้งต่ำกว่าคือ { $chance } = 1 / (10^(D × √{ $length } / 2000) + 1)
people-sums-won = { $underdog ->
    [even] ทั้งสองฝ่ายมีเรตติ้งเท่ากัน ดังนั้น p = { $p }
    [yes] ฝ่ายเรตติ้งต่ำกว่าชนะ ดังนั้น p = { $p }
   *[no] ฝ่ายเรตติ้งสูงกว่าชนะ ดังนั้น p = { $p }
}
people-sums-side = { $won ->
    [yes] ชนะ ประสบการณ์ { $experience }: k = { $k } ดังนั้น 4 × { $k } × √{ $length } × { $p } = { $change }
   *[no] แพ้ ประสบการณ์ { $experience }: k = { $k } ดังนั้น −4 × { $k } × √{ $length } × { $p } = { $change }
}
people-sums-after = เรตติ้ง { $before } → { $after }
people-sums-glicko = Glicko-2 { $before } (ส่วนเบี่ยงเบน { $spread }) → { $after } (ส่วนเบี่ยงเบน { $narrow })
people-pr = PR
people-pr-value = { $pr } ± { $spread }
people-pr-few = การตัดสินใจน้อยเกินไปสำหรับ PR ({ $counted } จาก { $least })
people-pr-note = PR จากการตัดสินใจ { $counted } ครั้งใน { $matches } แมตช์ที่วิเคราะห์แล้ว ({ $engines }) ยิ่งต่ำยิ่งดี
people-pr-none = PR จะแสดงเมื่อมีแมตช์ที่วิเคราะห์แล้ว
people-pr-of = PR ของ { $name }: { $value }
people-pr-engine = { $engine } ระดับ { $level }
people-dice = ลูกเต๋า
people-dice-note = การทอยทั้งหมดในแมตช์ที่เล่นที่นี่ ไม่รวมทอยเปิดเกม: ของผู้เล่นนี้ { $own } ครั้ง ของอีกฝ่าย { $other } ครั้ง ยิ่งทอยน้อย การต่างจากค่าคาดหมายมาก ๆ ยิ่งเป็นเรื่องปกติ
people-dice-roll = ทอย
people-dice-expected = ที่คาด
people-dice-others = ฝ่ายตรงข้าม
people-leaders = ตารางอันดับ
people-leaders-note = ผู้เล่นที่มีประสบการณ์ 50 แต้มขึ้นไป เรียงตามเรตติ้ง
people-leaders-none = ยังไม่มีใครเล่นแมตช์นับเรตติ้งมากพอ
people-rank = อันดับ

## Moderation

people-moderation = การดูแล
people-reports = รายงานที่ยังไม่ปิด
people-reports-none = ไม่มีรายงานค้าง
people-report-by = { $kind } รายงานโดย { $name } { $moment }
people-report-close = ปิดรายงาน
people-silence = ห้ามแชต { $days } วัน
people-ban = ห้ามเข้า { $days } วัน
people-lift = ยกเลิก
people-log = สิ่งที่ทำไปแล้ว
people-log-line = { $action ->
    [silence] { $moderator } ห้าม { $name } แชต
    [ban] { $moderator } ห้าม { $name } เข้า
    [lift] { $moderator } ยกเลิกข้อห้ามของ { $name }
   *[close] { $moderator } ปิดรายงาน
}
people-log-until = ถึง { $moment }
