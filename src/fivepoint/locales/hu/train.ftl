# fivepoint train

cli-train-summary = A motor hálóinak tanítása a semmiből, saját játékából.
cli-train-help = A motor hálóinak tanítása a semmiből, saját játékából; tanítás folytatása, mérése és kiírása. Először a versenyháló jön: fivepoint train race FOLDER, aztán fivepoint train contact FOLDER.
cli-train-race-help = A versenyháló tanítása vagy folytatása; néhány perc.
cli-train-contact-help = Az érintkezéses háló tanítása vagy folytatása; órák. A Ctrl-C ment és megáll.
cli-train-late-help = A kései érintkezéses állások (kijátszott vagy mélyre került, illetve sok hátramaradt korong) hálójának tanítása vagy folytatása; a kontakthálóból indul, és egy óra alatt megvan a java.
cli-train-begin-help = Tanítást kezd egy hálófájl hálóival, a már bejárt szakaszaik utáni szakasszal. A folytatás: fivepoint train contact FOLDER.
cli-train-status-help = Megmutatja, meddig jutott a mappában lévő tanítás.
cli-train-match-help = Kocka nélküli pénzes játszmák egy tanítás és egy másik tanítás, hálófájl vagy program között; mindkét fél ugyanazokat a dobásokat kapja, a szerencse le van vonva.
cli-train-export-help = Egy tanítás hálóinak kiírása hálófájlba.
cli-train-prune-help = Új előszűrő háló egy hálófájlba: ez a kis háló választja ki, mely lépéseket kell értékelni.
cli-train-folder = A tanítás mappája; ha nincs, létrejön.
cli-train-trained = Egy tanítás mappája.
cli-train-begin-net = A hálófájl, amellyel a tanítás kezdődik; nem változik meg.
cli-train-seconds = Ennyi másodperc után ment és megáll.
cli-train-threads = 1: felváltva készülnek és tanulódnak az állások, a magból megismételhetően; több: egy szál tanul, a többi állásokat készít.
cli-train-seed = A dobásokat eldöntő szám.
cli-train-other = Az ellenfél: egy tanítás mappája, egy hálófájl, vagy a --program kapcsolóval egy parancs.
cli-train-program = Az ellenfél egy parancs, amely a benchmarks/peers/serving.py protokollját beszéli.
cli-train-games = A játszmák száma.
cli-train-plies = Hány féllépést nézzen előre az első; a másik a hálója szerint játszik.
cli-train-out = Az eredmény ebbe a fájlba is, JSON-ként.
cli-train-plot-help = Kirajzolja, hogyan csökkent egy tanítás egylépéses eltérése a címkék számával.
cli-train-plot-out = A kiírandó kép, SVG.
cli-train-plot-race = A versenyháló görbéje a kontakthálóé helyett.
cli-train-plot-late = A kései állások hálójának görbéje a kontakthálóé helyett.
cli-train-plotted = { $points ->
    [one] Egy pont került ide: { $file }.
   *[other] { $points } pont került ide: { $file }.
}
cli-train-export-out = A kiírandó hálófájl.
cli-train-prune-net = A hálófájl; lecserélődik, amikor az előszűrő elkészült.
cli-train-export-positions = Ennyi dobás lépéseiből tanul az előszűrő, ha nincs megadva, 400 000; 0: nincs előszűrő.
cli-train-prune-positions = Ennyi dobás lépéseiből tanul az előszűrő; ha nincs megadva, 400 000.
cli-train-exported = A hálók itt vannak: { $file }.
cli-train-begun = A tanítás itt a(z) { $file } hálóival kezdődik: { $folder }. Folytasd a fivepoint train contact paranccsal.
cli-train-resumed = Folytatás { $labels ->
    [one] egy címkézett állás
   *[other] { $labels } címkézett állás
} után.
cli-train-done = Minden szakasz kész { $labels ->
    [one] egy címkézett állás
   *[other] { $labels } címkézett állás
} után.
cli-train-waits = Címkézett állások: { $labels }. A következő szakaszhoz előbb egy másik hálót kell tanítani: fivepoint train { $net } FOLDER, utána újra ez a parancs.
cli-train-line = Szakasz: { $stage }, címkék: { $labels }, veszteség: { $loss }, egylépéses eltérés: { $residual }
cli-train-progress = Háló: { $net }, szakasz: { $stage }, címkék: { $labels }, tanító minták: { $samples }, percek: { $minutes }
cli-train-result = { $points } pont játszmánként, standard hiba { $error }, { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}.
cli-train-holdout-help = Mindenféle állást választ saját játékból, kijátssza és fájlban megőrzi őket; semmi sem tanul belőlük.
cli-train-evaluate-help = Megmutatja, milyen messze vannak a hálók a kijátszott állásoktól, fajtánként.
cli-train-net = Egy tanítás mappája vagy egy hálófájl.
cli-train-holdout-out = A kiírandó fájl.
cli-train-held-file = A train holdout által írt fájl.
cli-train-positions = Körülbelül hány állás minden fajtából.
cli-train-trials = Kijátszások száma állásonként.
cli-train-truncate = A kijátszás vége ennyi lépés után; 0: a játszma végéig.
cli-train-held = { $positions ->
    [one] Egy állás
   *[other] { $positions } állás
} van itt: { $file }.
cli-train-class = { $name }: állások { $positions }, átlagos hiba { $error }, eltolódás { $bias }, a kijátszások zaja { $noise }
