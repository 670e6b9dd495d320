# เล่นกับผู้คน: บัญชี เซสชัน และชื่อ
error-session-needed = โปรดเริ่มในฐานะผู้มาเยือนหรือลงชื่อเข้าใช้ก่อน
error-account-needed = ต้องมีบัญชีจึงจะทำได้ ผู้มาเยือนและบอตทำไม่ได้
error-already-signed-up = เบราว์เซอร์นี้มีบัญชีอยู่แล้ว
error-sign-in-wrong = ชื่อหรือรหัสผ่านไม่ถูกต้อง
error-passkey-wrong = พาสคีย์นี้ไม่ผ่าน โปรดลองอีกครั้ง
error-oidc-off = เซิร์ฟเวอร์นี้ไม่รู้จักเว็บไซต์อื่นที่ใช้เข้าสู่ระบบได้
error-oidc-failed = เข้าสู่ระบบผ่านเว็บไซต์อื่นไม่สำเร็จ โปรดลองอีกครั้ง
error-oidc-taken = การเข้าสู่ระบบนี้เป็นของบัญชีอื่นที่นี่
error-oidc-issuer = ต้องติดต่อเว็บไซต์อื่นผ่าน https แต่ { $issuer } ไม่ใช่
error-needs-oidc = การเข้าสู่ระบบผ่านเว็บไซต์อื่นต้องใช้แพ็กเกจเพิ่ม: pip install 'fivepoint[oidc]'
error-mail-off = เซิร์ฟเวอร์นี้ไม่ส่งอีเมล
error-mail-form = ที่อยู่อีเมลนี้ใช้ไม่ได้
error-mail-failed = ส่งอีเมลไม่สำเร็จ โปรดลองอีกครั้งภายหลัง
error-link-wrong = ลิงก์นี้ใช้ไม่ได้หรือหมดอายุแล้ว โปรดขอลิงก์ใหม่
error-mail-smtp = FIVEPOINT_SMTP ต้องเป็น smtp://user:password@host สำหรับ STARTTLS หรือ smtps:// สำหรับ TLS ส่วน smtp+plain:// ใช้ได้กับเซิร์ฟเวอร์อีเมลบนเครื่องนี้เท่านั้น
error-mail-sender = FIVEPOINT_MAIL_FROM ต้องเป็นที่อยู่อีเมลของผู้ส่ง
error-mail-site = FIVEPOINT_SITE ต้องเป็นที่อยู่ที่ผู้คนใช้เข้าเซิร์ฟเวอร์นี้ คือ https://host และไม่มีอะไรต่อท้าย
error-token-wrong = โทเค็น API นี้ใช้ไม่ได้ หรือใช้ไม่ได้แล้ว
error-too-many-passkeys = บัญชีหนึ่งมีพาสคีย์ได้ไม่เกิน { $most } อัน
error-too-many-bots = บัญชีหนึ่งมีบอตได้ไม่เกิน { $most } ตัว
error-session-unknown = ไม่มีเซสชันนี้
error-player-unknown = ไม่มีผู้เล่นชื่อ { $name }
error-other-site = คำขอนี้มาจากเว็บไซต์อื่นจึงไม่ได้รับคำตอบ
error-password-length = รหัสผ่านต้องมี { $least } ถึง { $most } อักขระ
error-name-length = ชื่อต้องมีตัวอักษรและตัวเลขรวม { $least } ถึง { $most } ตัว
error-name-form = ชื่อประกอบด้วยตัวอักษรและตัวเลข คั่นด้วย “_” “-” หรือ “.” ได้ทีละตัว แต่พบ { $name }
error-name-scripts = ตัวอักษรในชื่อต้องมาจากระบบอักษรเดียวกัน ไม่ใช่แบบ { $name }
error-name-prefix = ชื่อแบบนี้ต้องขึ้นต้นด้วย { $prefix }
error-name-reserved = ชื่อ { $name } สงวนไว้สำหรับเซิร์ฟเวอร์
error-name-taken = ชื่อ { $name } มีผู้ใช้แล้ว หรือคล้ายกับชื่อที่มีอยู่มากเกินไป

# ห้องรอ การพูดคุย และการดูแล
error-seek-gone = เกมนี้ไม่มีให้เล่นแล้ว
error-seek-own = คุณเล่นกับตัวเองไม่ได้
error-seek-range = ขอบเขตคะแนนอยู่ระหว่าง 0 ถึง 5000 โดยค่าต่ำมาก่อน และคะแนนของคุณต้องอยู่ในช่วงนั้น
error-seek-length = เสนอแมตช์ได้ไม่เกิน { $most } แต้ม
error-too-many-seeks = คุณเสนอเกมพร้อมกันได้ { $most } เกม
error-player-apart = คุณกับผู้เล่นนี้ไม่พบกันในห้องรอ
error-no-rematch = แมตช์นี้แข่งล้างตาไม่ได้
error-rated-needs-account = แมตช์จัดอันดับเล่นระหว่างบัญชีเท่านั้น ผู้มาเยือนเล่นแบบไม่จัดอันดับ
error-rated-needs-standard = แมตช์จัดอันดับคือแบ็กแกมมอนไม่เกิน 25 แต้ม มีลูกเต๋าทวีและกฎครอว์ฟอร์ด
error-rated-needs-clock = แมตช์จัดอันดับต้องมีนาฬิกา
error-rated-needs-two = แมตช์จัดอันดับเล่นระหว่างสองบัญชีที่ต่างกัน
error-rating-too-many = ผู้เล่นสองคนนี้เล่นแมตช์จัดอันดับครบจำนวนที่นับได้ในหนึ่งวันแล้ว
error-no-result-yet = โต๊ะนี้ยังไม่มีผล
error-sealed-needs-two = เลขที่ผนึกและแมตช์จัดอันดับมีเฉพาะโต๊ะที่มีที่นั่งว่าง
error-not-sealed = โต๊ะนี้ไม่มีการผนึกเลขสำหรับลูกเต๋า
error-dice-not-sealed = แมตช์จะเริ่มเมื่อทั้งสองฝ่ายให้เลขสำหรับลูกเต๋าแล้ว
error-commit-again = ฝ่ายนี้ผนึกเลขไปแล้ว และเป็นเลขอื่น
error-commit-copied = ทั้งสองฝ่ายผนึกเลขเดียวกัน เลขนี้ต้องเป็นของคุณเอง
error-commit-late = ยกเลิกแมตช์ เพราะฝ่ายหนึ่งไม่ได้ผนึกเลขสำหรับลูกเต๋าทันเวลา
error-reveal-early = แสดงเลขได้เมื่อทั้งสองฝ่ายผนึกเลขของตนแล้วเท่านั้น
error-reveal-wrong = นี่ไม่ใช่เลขที่ผนึกไว้
error-reveal-late = ยกเลิกแมตช์ เพราะฝ่ายหนึ่งไม่ได้แสดงเลขสำหรับลูกเต๋าทันเวลา
error-not-per-roll = โต๊ะนี้แต่ละฝ่ายไม่ได้เพิ่มเลขให้การทอยนี้
error-contribution-wrong = สิ่งที่ฝ่ายนี้เพิ่มให้การทอยไม่อยู่ในสายโซ่ของตน
error-contribution-missing = อีกฝ่ายยังไม่ได้เพิ่มเลขให้การทอยนี้
error-clock-correspondence = การเล่นทางไกลให้เวลาต่อตาตั้งแต่ { $hours } ชั่วโมงถึง { $days } วัน และไม่มีเวลาอื่น
error-say-one = เลือกพูดวลีสำเร็จรูปหรือข้อความอย่างใดอย่างหนึ่ง
error-say-length = พูดได้ไม่เกิน { $most } อักขระ
error-free-chat-off = ปิดการแชตอิสระอยู่ เปิดได้ในการตั้งค่า
error-silenced = ผู้ดูแลปิดเสียงบัญชีนี้ชั่วคราว
error-banned = ผู้ดูแลระงับบัญชีนี้
error-relation-self = คุณปิดเสียงหรือบล็อกตัวเองไม่ได้
error-too-many-relations = ปิดเสียงหรือบล็อกผู้เล่นได้ไม่เกิน { $most } คน
error-report-long = ข้อความมีได้ไม่เกิน { $most } อักขระ
error-judgement-form = คำตัดสินใช้กับผู้เล่นเป็นเวลา 1 ถึง 3650 วัน หรือปิดรายงาน
error-moderators-only = เฉพาะผู้ดูแลเท่านั้นที่ดูหรือทำสิ่งนี้ได้
error-proof-broken-secret = เลขหนึ่งไม่ตรงกับผนึกที่ฝ่ายนั้นให้ไว้
error-proof-broken-chain = สิ่งที่ฝ่ายหนึ่งเพิ่มให้การทอยไม่ใช่สายโซ่จากเลขของตน

# fivepoint ratings, fivepoint db, fivepoint bot
cli-ratings-summary = คำนวณคะแนนจัดอันดับทั้งหมดใหม่จากบันทึก
cli-ratings-help = คะแนนจัดอันดับของผู้เล่นบนเซิร์ฟเวอร์
cli-ratings-rebuild-help = ไล่แมตช์จัดอันดับทั้งหมดตามลำดับที่ลงบัญชี เทียบทุกตัวเลขถึงหลักสุดท้าย และแก้ส่วนที่ต่าง สถานะออกเป็น 1 ถ้ามีส่วนต่าง
cli-ratings-agree = คำนวณแมตช์จัดอันดับใหม่ { $matches } แมตช์ ทุกอย่างตรงกัน
cli-ratings-differ = คำนวณแมตช์จัดอันดับใหม่ { $matches } แมตช์ มี { $differing } รายการที่ต่างและแก้แล้ว:
cli-ratings-name = { "  " }{ $name }
cli-db-summary = สำรองหรือกู้คืนฐานข้อมูลของเซิร์ฟเวอร์ และกำหนดผู้ดูแล
cli-db-help = ฐานข้อมูลของเซิร์ฟเวอร์
cli-db-backup-help = เขียนทุกอย่างลงไฟล์บีบอัดไฟล์เดียว เซิร์ฟเวอร์ทำงานต่อได้
cli-db-restore-help = เติมฐานข้อมูลว่างจากไฟล์สำรอง ทั้งหมดหรือไม่เลย ใช้ย้ายจาก SQLite ไป PostgreSQL ได้ด้วย
cli-db-file = ไฟล์สำรอง
cli-db-backed-up = มี { $rows } แถวใน { $file }
cli-db-restored = กู้คืน { $rows } แถวจาก { $file }
cli-db-moderator-help = ทำให้บัญชีเป็นผู้ดูแล ซึ่งเห็นรายงาน ปิดเสียง และระงับบัญชีได้
cli-db-moderator-name = ชื่อบัญชี
cli-db-moderator-off = ถอนเครื่องหมายนี้
cli-db-moderator-now = { $now ->
    [on] { $name } เป็นผู้ดูแลแล้ว
   *[off] { $name } ไม่เป็นผู้ดูแลแล้ว
}
error-backup-not-empty = ฐานข้อมูลไม่ว่าง ต้องกู้คืนไฟล์สำรองลงฐานข้อมูลว่าง
error-backup-form = นี่ไม่ใช่ไฟล์สำรองที่อ่านได้ ผิดในบรรทัด { $line }
error-backup-other-form = ไฟล์สำรองมาจากฐานข้อมูลรูปแบบอื่น ({ $form }) ให้กู้คืนด้วยรุ่นที่เขียนไฟล์นั้นแล้วจึงอัปเกรด
cli-bot-summary = ให้ระดับหนึ่งเล่นบนเซิร์ฟเวอร์ในฐานะบอต
cli-bot-help = ลงชื่อเข้าใช้ด้วยโทเค็น API ของบอต รับทุกคำท้าและเกมว่างที่เหมาะ และเล่นตามระดับจนกว่าจะหยุดด้วย Ctrl-C
cli-bot-server = ที่อยู่ของเซิร์ฟเวอร์
cli-bot-token = โทเค็น API ควรใส่ในตัวแปรสภาพแวดล้อม FIVEPOINT_TOKEN
cli-bot-level = ระดับที่เล่น
cli-bot-matches = เลิกหลังเล่นครบจำนวนแมตช์นี้ 0 คือเล่นต่อไป
cli-bot-ready = { $name } รอคู่แข่งอยู่ที่ { $server }
cli-bot-over = { $table }: { $result ->
    [won] ชนะ
   *[lost] แพ้
}
error-bot-token = บอตต้องมีโทเค็น API ใน --token หรือ FIVEPOINT_TOKEN
error-server-refused = เซิร์ฟเวอร์แจ้งว่า: { $text }
error-server-away = ติดต่อเซิร์ฟเวอร์ไม่ได้: { $reason }

# ทัวร์นาเมนต์
error-tournament-unknown = ไม่มีทัวร์นาเมนต์ { $name }
error-tournament-name = ชื่อทัวร์นาเมนต์มี 1 ถึง { $most } อักขระในบรรทัดเดียว
error-tournament-days = เวลาของหนึ่งรอบคือ 1 ถึง 60 วัน
error-tournament-length = ทัวร์นาเมนต์ประกอบด้วยแมตช์ที่เล่นถึงจำนวนแต้มที่กำหนด
error-tournament-started = ทัวร์นาเมนต์เริ่มแล้ว
error-tournament-over = ทัวร์นาเมนต์จบแล้ว
error-tournament-full = ทัวร์นาเมนต์มีผู้เข้าแข่งขันได้ไม่เกิน { $most } คน
error-tournament-few = ทัวร์นาเมนต์ต้องมีผู้เข้าแข่งขันอย่างน้อยสองคน
error-tournament-not-in = คุณไม่ได้อยู่ในทัวร์นาเมนต์นี้
error-tournament-not-them = { $name } ไม่ได้เป็นผู้เข้าแข่งขันหรือตัวสำรองของทัวร์นาเมนต์นี้
error-replace-form = ผู้แข่งขันถูกแทนได้ด้วยตัวสำรองเท่านั้น คือคนที่สมัครหลังเริ่มแล้ว
error-replace-nothing = ผู้เล่นคนนี้ไม่มีแมตช์เหลือให้เล่นแล้ว
error-replace-playing = ผู้เล่นคนนี้กำลังแข่งอยู่ ตัดสินแมตช์นั้นหรือรอให้จบก่อน
error-pairing-unknown = ไม่มีคู่นี้
error-pairing-not-yours = คู่นี้ไม่ใช่ของคุณ
error-pairing-early = รอบของคู่นี้ยังไม่เริ่ม
error-decision-form = คำตัดสินต้องระบุฝ่ายหนึ่งเป็นผู้ชนะ หรือเพิ่มวัน ขณะที่ยังไม่มีผู้ชนะ
error-directors-only = เฉพาะผู้จัดทัวร์นาเมนต์เท่านั้นที่ทำได้
cli-serve-oidc-issuer = ที่อยู่ของเว็บไซต์ที่ใช้เข้าสู่ระบบได้ด้วย (OpenID Connect) รหัสลับของเซิร์ฟเวอร์นี้อ่านจาก FIVEPOINT_OIDC_SECRET
cli-serve-oidc-client = ชื่อที่เว็บไซต์นั้นใช้เรียกเซิร์ฟเวอร์นี้
cli-serve-oidc-name = ชื่อที่ผู้คนใช้เรียกเว็บไซต์นั้น ถ้าไม่ระบุจะใช้ชื่อโฮสต์
cli-serve-metrics = พอร์ตบน 127.0.0.1 ที่ Prometheus อ่านตัวเลขได้ 0 คือไม่มี

# อีเมล
mail-confirm-subject = Fivepoint: ที่อยู่อีเมลของคุณ
mail-confirm =
    สวัสดี { $name }

    เปิดลิงก์นี้เพื่อให้กู้คืนบัญชีทางอีเมลได้หากคุณทำรหัสผ่านหาย ลิงก์ใช้ได้หนึ่งครั้งภายในหนึ่งวัน:

    { $link }

    หากคุณไม่ได้ขอ ไม่ต้องทำอะไร จะไม่มีอะไรเปลี่ยน
mail-recover-subject = Fivepoint: กู้คืนบัญชีของคุณ
mail-recover =
    สวัสดี

    ใช้ลิงก์นี้ตั้งรหัสผ่านใหม่และเข้าสู่ระบบ ลิงก์ใช้ได้หนึ่งครั้งภายใน 30 นาที:

    { $links }

    หากคุณไม่ได้ขอ ไม่ต้องทำอะไร จะไม่มีอะไรเปลี่ยน
