# The analysis of records.

error-analyse-no-record = „{ $value }” nem mérkőzés: feljegyzés vagy beolvasott mérkőzésfájl kell.
error-analyse-other-record = A folytatandó elemzés egy másik mérkőzésé.

# fivepoint analyse
cli-analyse-summary = Egy mérkőzés minden döntésének értékelése, jelentéssel.
cli-analyse-help = Beolvas egy ismert formátumú mérkőzésfájlt, és értékeli benne az összes lépést és dupláskocka-döntést. Kiírja a mutatókat és a hibákat; az --out megőrizhető jelentést ír, a --json mindent adatként ír ki.
cli-analyse-file = A mérkőzésfájl; formátumát a tartalmáról ismeri fel.
cli-analyse-level = Milyen mélyre nézzen: expert, master vagy champion; a gyengébb nevek csak a hálót kérdezik.
cli-analyse-threads = Hány szál ossza el a munkát; ha nincs megadva, annyi, ahány processzor van; az eredmény nem függ tőle.
cli-analyse-out = Az írandó fájl: .html képes jelentés, .json minden adat, .txt sima szöveg.
cli-analyse-written = A jelentés ide került: „{ $file }”.
cli-analyse-progress = Mélység: { $plies }, kész: { $percent } %
error-analyse-ending = „{ $file }”: jelentés ilyen végződésű fájlba írható: { $known }.
