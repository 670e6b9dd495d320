# fivepoint convert

cli-convert-summary = เขียนไฟล์แมตช์ในรูปแบบอื่น
cli-convert-help = อ่านไฟล์แมตช์ในรูปแบบที่รู้จัก (.mat, .txt, .sgf, .xg, .ogxm, .json) แล้วเขียนในรูปแบบตามนามสกุลของ OUT (.mat, .txt, .sgf, .ogxm, .json)
cli-convert-in = ไฟล์แมตช์ที่จะอ่าน รูปแบบดูจากเนื้อหา “-” อ่านจากข้อมูลที่ส่งต่อเข้ามา
cli-convert-out = ไฟล์ที่จะเขียน
cli-convert-done = { $games ->
   *[other] เขียน “{ $file }” แล้ว: { $games } เกม { $white } ต่อ { $black }
}
error-convert-onto-itself = เขียน “{ $file }” ทับตัวเองไม่ได้ โปรดระบุไฟล์อื่น
