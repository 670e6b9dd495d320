# The analysis of records.

error-analyse-no-record = „{ $value }” nem mérkőzés: feljegyzés vagy beolvasott mérkőzésfájl kell.
error-analyse-other-record = A folytatandó elemzés egy másik mérkőzésé.
error-analysis-not-told = Ebben a fájlban nincs elemzés.

# fivepoint analyse
cli-analyse-summary = Egy mérkőzés minden döntésének értékelése, jelentéssel.
cli-analyse-help = Beolvas egy ismert formátumú mérkőzésfájlt, és értékeli benne az összes lépést és dupláskocka-döntést. Kiírja a mutatókat és a hibákat; az --out megőrizhető jelentést ír, a --json mindent adatként ír ki.
cli-analyse-file = A mérkőzésfájl; formátumát a tartalmáról ismeri fel. A „-” a szabványos bemenetet olvassa.
cli-analyse-level = Milyen mélyre nézzen: expert, master vagy champion; a gyengébb nevek csak a hálót kérdezik.
cli-analyse-threads = Hány szál ossza el a munkát; ha nincs megadva, annyi, ahány processzor van; az eredmény nem függ tőle.
cli-analyse-out = Az írandó fájl: .html képes jelentés, .json minden adat, .txt sima szöveg.
cli-analyse-written = A jelentés ide került: „{ $file }”.
cli-analyse-progress = Mélység: { $plies }, kész: { $percent }%
cli-analyse-stopped = Megállítva: az eddig ismert eredmény következik, a mélyebb elemzés hiányzik.
error-analyse-ending = „{ $file }”: jelentés ilyen végződésű fájlba írható: { $known }.

# Reviews on the server
error-review-unknown = Nincs ilyen elemzésre tett mérkőzés.
error-analysis-unknown = Itt nincs ilyen elemzés: kérd újra.
error-analysis-not-begun = Az elemzés még nem kezdődött el.
error-rollout-unknown = Nincs ilyen kijátszás; lehet, hogy már feledésbe merült.
error-export-unknown = „{ $form }” nem kérhető formátum; ezek vannak: { $known }.
error-server-busy = A kiszolgálónak most túl sok a dolga. Próbáld újra kicsit később.
error-review-too-early = A mérkőzés akkor elemezhető, ha ez a játszma véget ért.
error-state-mixed = A dupláskocka és az állás nem fér össze: egyesek mérkőzéshez, mások pénzjátszmához tartoznak.
