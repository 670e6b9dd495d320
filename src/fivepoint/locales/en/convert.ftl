# fivepoint convert

cli-convert-summary = Write a match file in another format.
cli-convert-help = Read a match file of any known format (.mat, .txt, .sgf, .xg, .ogxm, .json) and write it in the format that the ending of OUT tells (.mat, .txt, .sgf, .ogxm, .json).
cli-convert-in = The match file to read; its format is recognised by its content. “-” reads what is piped in.
cli-convert-out = The file to write.
cli-convert-done = { $games ->
    [one] “{ $file }” is written: one game, { $white } to { $black }.
   *[other] “{ $file }” is written: { $games } games, { $white } to { $black }.
}
error-convert-onto-itself = “{ $file }” cannot be written onto itself. Name another file.
