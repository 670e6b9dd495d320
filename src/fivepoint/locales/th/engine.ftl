# fivepoint hint, rollout and bench

cli-hint-summary = ตาเดินที่ดีที่สุดของแต้มที่ทอย หรือการตัดสินใจเรื่องลูกเต๋าเดิมพันก่อนทอย
cli-rollout-summary = เล่นตำแหน่งจนจบหลายครั้งแล้วบอกว่ามีค่าเท่าใด
cli-bench-summary = วัดความเร็วของเอนจินบนเครื่องนี้

cli-engine-id = ตำแหน่ง: XGID, GNU Position ID จะมี Match ID หรือไม่ก็ได้ หรือ OGID
cli-engine-level = มองลึกเท่าใด: beginner, casual, club, expert, master หรือ champion
cli-engine-plies = มองล่วงหน้ากี่ชั้น แทนการเลือกระดับ 0 คือใช้โครงข่ายอย่างเดียว
cli-engine-threads = จำนวนเธรดที่แบ่งงานกัน ผลลัพธ์ไม่ขึ้นกับจำนวนนี้
cli-engine-seconds = ตอบตามการวิเคราะห์ที่ลึกที่สุดซึ่งใช้เวลาไม่เกินจำนวนวินาทีนี้
cli-engine-nodes = ตอบตามการวิเคราะห์ที่ลึกที่สุดซึ่งใช้ตำแหน่งไม่เกินจำนวนนี้ แต่ละตำแหน่งเล่นครบทุกแต้มลูกเต๋า

cli-hint-help = บอกว่าเอนจินจะทำอย่างไร ถ้ามีแต้มลูกเต๋าในรหัสจะแสดงตาเดินที่ดีที่สุด ถ้าไม่มีจะแสดงโอกาสและการตัดสินใจเรื่องลูกเต๋าเดิมพัน ตัวเลขเป็นของผู้เล่นที่ถึงตา
cli-hint-top = จำนวนตาเดินที่แสดง
cli-hint-no-play = เดินไม่ได้
cli-hint-cubeless = ค่าอิควิตีแบบไม่มีลูกเต๋าเดิมพัน: { $equity }
cli-hint-cubeful = ค่าอิควิตีแบบมีลูกเต๋าเดิมพัน: { $equity }
cli-hint-cube = ไม่ดับเบิล: { $none } ดับเบิลแล้วรับ: { $take } ดับเบิลแล้วยอมแพ้: { $drop }
cli-hint-action = { $action ->
    [double] { $response ->
        [drop] ดับเบิล อีกฝ่ายยอมแพ้
        [beaver] ดับเบิล อีกฝ่ายบีเวอร์
       *[take] ดับเบิล อีกฝ่ายรับ
    }
    [too-good] ดีเกินกว่าจะดับเบิล อีกฝ่ายคงยอมแพ้
   *[no-double] { $response ->
        [drop] ไม่ดับเบิล อีกฝ่ายคงยอมแพ้
        [beaver] ไม่ดับเบิล อีกฝ่ายคงบีเวอร์
       *[take] ไม่ดับเบิล อีกฝ่ายคงรับ
    }
}

cli-figures-play = ตาเดิน
cli-figures-equity = อิควิตี
cli-figures-cubeful = มีลูกเต๋าเดิมพัน
cli-figures-cubeless = ไม่มีลูกเต๋าเดิมพัน
cli-figures-loss = เสีย
cli-figures-error = ความคลาดเคลื่อน
cli-figures-win = ชนะ %
cli-figures-gammon = แกมมอน %
cli-figures-backgammon = แบ็กแกมมอน %
cli-figures-lost-gammon = เสียแกมมอน %
cli-figures-lost-backgammon = เสียแบ็กแกมมอน %
cli-figures-depth = ชั้น
cli-figures-trials = จำนวนครั้ง

cli-rollout-help = เล่นตำแหน่งจนจบหลายครั้งโดยตัดโชคของลูกเต๋าออก แล้วบอกว่ามีค่าเท่าใด ถ้ามีแต้มลูกเต๋าในรหัสจะเล่นต่อจากตาเดินที่ดีที่สุด ถ้าไม่มีจะเล่นต่อทั้งแบบไม่เพิ่มเดิมพันและแบบเพิ่มเดิมพันแล้วอีกฝ่ายรับ กด Ctrl-C เพื่อดูผลที่ได้จนถึงขณะนั้น
cli-rollout-trials = เล่นจนจบกี่ครั้ง
cli-rollout-plies = ทั้งสองฝ่ายมองล่วงหน้ากี่ชั้นขณะเล่น
cli-rollout-truncate = ประเมินตำแหน่งหลังทอยเท่านี้ครั้งแทนการเล่นจนจบ
cli-rollout-seed = ตัวเลขที่กำหนดแต้มลูกเต๋า เลขเดียวกันให้ผลเดียวกัน
cli-rollout-top = จะเล่นต่อจากตาเดินที่ดีที่สุดกี่ตา
cli-rollout-stop-error = หยุดเมื่อค่าคลาดเคลื่อนมาตรฐานเล็กเท่านี้ เช่น 0.005
cli-rollout-decided = หยุดเมื่อผลชัดเจนแล้ว ตาเดินที่แย่กว่าชัดเจนจะไม่ถูกเล่นต่อ และการตัดสินใจเรื่องเดิมพันจะจบเมื่อทั้งสองคำถามชัดเจน
cli-rollout-keep = เก็บผลการเล่นไว้ในไฟล์นี้ และเล่นต่อจากที่มีอยู่แล้วในไฟล์
cli-rollout-processes = แบ่งงานให้โปรเซสจำนวนเท่านี้บนเครื่องนี้แทนเธรด
cli-rollout-ray = แบ่งงานให้คลัสเตอร์ Ray ที่ที่อยู่นี้ “local” จะเริ่มคลัสเตอร์บนเครื่องนี้ ต้องมีส่วนเสริม “cluster”
cli-rollout-stopped = หยุดแล้ว นี่คือผลที่ได้จนถึงขณะนั้น
cli-rollout-progress = { $done } จาก { $trials }: { $equity } ± { $error }
cli-rollout-position = ตำแหน่งนี้
cli-rollout-action = { $action ->
   *[no-double] ไม่ดับเบิล
    [double-take] ดับเบิล รับ
}
cli-rollout-seconds = เวลา: { $seconds } วินาที

cli-bench-help = วัดเอนจินบนเครื่องนี้และพิมพ์ลายเซ็นของคำตอบ ซึ่งเป็นตัวเลขที่เปลี่ยนเมื่อเครื่องเล่นต่างไปเท่านั้น
cli-bench-line = { $name }: { $rate } ต่อวินาที
cli-bench-evaluations = ตำแหน่งที่ประเมินในการค้นหา รวมการหาตาเดิน
cli-bench-batch = ตำแหน่งที่ไม่เกี่ยวข้องกัน
cli-bench-decisions = การตัดสินใจที่ { $plies } ชั้น
cli-bench-signature = ลายเซ็น: { $signature } (เคอร์เนล { $kernel })
