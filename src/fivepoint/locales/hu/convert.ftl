# fivepoint convert

cli-convert-summary = Mérkőzésfájl írása más formátumban.
cli-convert-help = Beolvas egy ismert formátumú mérkőzésfájlt (.mat, .txt, .sgf, .xg, .ogxm, .json), és abban a formátumban írja ki, amelyet az OUT végződése megad (.mat, .txt, .sgf, .ogxm, .json).
cli-convert-in = A beolvasandó mérkőzésfájl; a formátuma a tartalmából derül ki. A „-” a szabványos bemenetet olvassa.
cli-convert-out = A kiírandó fájl.
cli-convert-done = { $games ->
    [one] „{ $file }” elkészült: egy játszma, { $white }–{ $black }.
   *[other] „{ $file }” elkészült: { $games } játszma, { $white }–{ $black }.
}
error-convert-onto-itself = „{ $file }” nem írható önmagára. Adjon meg másik fájlt.
