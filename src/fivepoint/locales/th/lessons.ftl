### Two short interactive lessons: set up the board, and use the cube.

lessons-title = บทเรียน
lessons-next = ต่อไป
lessons-again = ลองอีกครั้ง
lessons-close = ไปที่กติกา

## Set up the board

lesson-setup-title = ตั้งหมากบนกระดาน
lesson-setup-intro = วางหมากทั้ง 15 ตัวของคุณไว้ในตำแหน่งเริ่มเกม คุณเล่นหมากขาว ช่อง 1 อยู่ทางขวาล่าง กดที่ช่องเพื่อเพิ่มหมากหนึ่งตัว ถ้าเลือก “เอาออก” การกดจะเอาหมากออกหนึ่งตัว
lesson-setup-rule = จำไว้ว่า 2, 5, 3, 5 คือสองตัวที่ช่อง 24 ห้าตัวที่ช่อง 13 สามตัวที่ช่อง 8 และห้าตัวที่ช่อง 6
lesson-setup-left = { $count ->
    [0] หมากของคุณอยู่บนกระดานครบแล้ว
   *[other] เหลือหมากอีก { $count } ตัว
}
lesson-setup-add = เพิ่ม
lesson-setup-remove = เอาออก
lesson-setup-mode = เมื่อกดที่ช่อง
lesson-setup-point = { $count ->
    [0] ช่อง { $point } ว่าง
   *[other] ช่อง { $point } มีหมาก { $count } ตัว
}
lesson-setup-check = ตรวจ
lesson-setup-empty = เอาออกทั้งหมด
lesson-setup-show = แสดงให้ดู
lesson-setup-too-few = ช่อง { $point } ต้องมีหมาก { $wanted } ตัว แต่ตอนนี้มี { $count } ตัว
lesson-setup-too-many = { $wanted ->
    [0] ตอนเริ่มเกมไม่มีหมากอยู่ที่ช่อง { $point }
   *[other] ช่อง { $point } ต้องมีหมากเพียง { $wanted } ตัว แต่ตอนนี้มี { $count } ตัว
}
lesson-setup-done = ถูกต้อง หมากของฝ่ายตรงข้ามตั้งแบบเดียวกันเมื่อมองจากอีกฝั่ง
lesson-setup-pips = ตอนนี้ทั้งสองฝ่ายมี { $pips } พิพ

## Use the cube

lesson-cube-title = ใช้ลูกเต๋าเดิมพัน
lesson-cube-intro = ลูกเต๋าเดิมพันเพิ่มมูลค่าของเกม ลองเล่นเกมหนึ่งไปด้วยกัน มีคำถามห้าข้อต่อกัน
lesson-cube-stake = เดิมพัน: { $stake }
lesson-cube-middle = ลูกเต๋าเดิมพันอยู่ตรงกลาง
lesson-cube-mine = ลูกเต๋าเดิมพันเป็นของคุณ
lesson-cube-other = ลูกเต๋าเดิมพันเป็นของฝ่ายตรงข้าม
lesson-cube-done = เรื่องของลูกเต๋าเดิมพันมีเท่านี้: เสนอเพิ่ม รับ ปฏิเสธ และเสนอเพิ่มอีกครั้ง

lesson-cube-offer = ถึงตาของคุณ คุณนำอยู่ และยังไม่ได้ทอยลูกเต๋า คุณอยากเล่นให้ได้แต้มมากขึ้น คุณจะทำอย่างไร
lesson-cube-offer-double = เสนอเพิ่มเดิมพัน
lesson-cube-offer-double-answer = ถูกต้อง คุณเสนอ 2 ก่อนทอยลูกเต๋า ตอนนี้ฝ่ายตรงข้ามต้องตอบ
lesson-cube-offer-roll = ทอย
lesson-cube-offer-roll-answer = ทำได้ แต่เมื่อทอยแล้วจะเสนอเพิ่มเดิมพันในตานี้ไม่ทัน ลองอีกทางหนึ่ง

lesson-cube-taken = ฝ่ายตรงข้ามรับ ตอนนี้เดิมพันคือ 2 อีกสองสามตาต่อมาคุณอยากเสนอเพิ่มอีกครั้ง คุณทำได้ไหม
lesson-cube-taken-no = ไม่ได้
lesson-cube-taken-no-answer = ถูกต้อง ใครรับการเพิ่มเดิมพันจะได้ลูกเต๋าเดิมพัน และเจ้าของเท่านั้นที่เสนอเพิ่มอีกครั้งได้
lesson-cube-taken-yes = ได้
lesson-cube-taken-yes-answer = ไม่ได้ ลูกเต๋าเดิมพันเป็นของฝ่ายตรงข้ามตั้งแต่เขารับ และเจ้าของเท่านั้นที่เสนอเพิ่มอีกครั้งได้

lesson-cube-redoubled = โชคเปลี่ยนข้าง ฝ่ายตรงข้ามเสนอเพิ่มอีกครั้งเป็น 4 ถ้าปฏิเสธคุณเสียเท่าไร
lesson-cube-redoubled-two = 2 แต้ม
lesson-cube-redoubled-two-answer = ถูกต้อง การปฏิเสธเสียเดิมพันเท่าก่อนการเสนอ คือ 2 ครั้งนี้คุณรับ
lesson-cube-redoubled-four = 4 แต้ม
lesson-cube-redoubled-four-answer = ไม่ใช่ 4 คือเดิมพันเมื่อคุณรับ การปฏิเสธเสียเดิมพันเท่าก่อนการเสนอ

lesson-cube-owner = คุณรับแล้ว เดิมพันคือ 4 ต่อไปใครเสนอเพิ่มเดิมพันได้
lesson-cube-owner-me = คุณคนเดียว
lesson-cube-owner-me-answer = ถูกต้อง เมื่อรับแล้วลูกเต๋าเดิมพันมาอยู่กับคุณ
lesson-cube-owner-other = ฝ่ายตรงข้ามคนเดียว
lesson-cube-owner-other-answer = ไม่ใช่ ฝ่ายตรงข้ามปล่อยลูกเต๋าเดิมพันไปเมื่อเสนอเพิ่มอีกครั้ง
lesson-cube-owner-both = ทั้งสองฝ่าย
lesson-cube-owner-both-answer = ไม่ใช่ ทั้งสองฝ่ายเสนอได้เฉพาะเมื่อลูกเต๋าเดิมพันอยู่ตรงกลาง

lesson-cube-score = คุณชนะแบบแกมมอนโดยลูกเต๋าเดิมพันอยู่ที่ 4 ได้กี่แต้ม
lesson-cube-score-four = 4 แต้ม
lesson-cube-score-four-answer = นั่นคือชนะธรรมดา แกมมอนนับสองเท่า
lesson-cube-score-eight = 8 แต้ม
lesson-cube-score-eight-answer = ถูกต้อง: 2 × ลูกเต๋าเดิมพัน 4 = 8 แต้ม
lesson-cube-score-twelve = 12 แต้ม
lesson-cube-score-twelve-answer = นั่นคือแบ็กแกมมอน แกมมอนนับสองเท่า
