# fivepoint convert

cli-convert-summary = Zapisz plik meczu w innym formacie.
cli-convert-help = Czyta plik meczu w dowolnym znanym formacie (.mat, .txt, .sgf, .xg, .ogxm, .json) i zapisuje go w formacie, na który wskazuje końcówka OUT (.mat, .txt, .sgf, .ogxm, .json).
cli-convert-in = Plik meczu do odczytania; format rozpoznaje się po treści. „-” czyta ze standardowego wejścia.
cli-convert-out = Plik do zapisania.
cli-convert-done = { $games ->
    [one] Zapisano „{ $file }”: jedna partia, { $white } do { $black }.
    [few] Zapisano „{ $file }”: { $games } partie, { $white } do { $black }.
   *[other] Zapisano „{ $file }”: { $games } partii, { $white } do { $black }.
}
error-convert-onto-itself = Nie można zapisać „{ $file }” na samym sobie. Podaj inny plik.
