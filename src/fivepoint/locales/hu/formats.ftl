# Position identifiers and match files.

## Identifiers
error-id-unknown = „{ $text }” nem állásazonosító: sem XGID, sem GNU Position ID, sem OGID.
error-id-shape = „{ $text }” alakja nem felel meg ennek az azonosítónak: { $format }.
error-id-character = A(z) { $number }. karakter „{ $character }” nem lehet korongszám ({ $format }).
error-id-field = Az azonosító ({ $format }) { $number }. mezőjének értéke nem lehet „{ $text }”.
error-match-id-dice = „{ $text }” nem Match ID: lehetetlen dobás áll benne.
error-match-id-state = „{ $text }” nem Match ID: a dupláskocka vagy a Crawford-játszma nem illik a mérkőzéshez.

## Match files
error-file-unreadable = A(z) „{ $name }” fájl nem nyitható meg: { $reason }.
error-file-no-name = „{ $name }” nem lehet fájl neve.
error-file-too-large = A(z) „{ $name }” fájl nagyobb, mint { $most } bájt.
error-file-unknown = Ez nem ismert formátumú mérkőzésfájl. Ismert formátumok: két hasábos mérkőzésfájl (.mat, .txt, .gam), .sgf, .xg, .ogxm, állások (.xgp, .pos, azonosító szövegként) és a program saját .json fájlja.
error-file-empty = A fájl üres.
error-ending-unknown = „{ $name }”: mérkőzés ilyen végződésű fájlba írható: { $known }.
error-line-too-long = A(z) { $line }. sor hosszabb, mint { $most } karakter.
error-mat-no-game = Ebben a fájlban nincs játszma.
error-match-length = { $line }. sor: { $length } pontos mérkőzés nem lehetséges.
error-mat-names = { $line }. sor: itt a játékosok nevének és pontjainak kell állnia, nem ennek: „{ $text }”.
error-mat-names-swapped = { $line }. sor: a játékosok oszlopot cseréltek.
error-mat-cell = { $line }. sor, { $column }. oszlop: „{ $text }” se nem dobás a lépésével, se nem a dupláskocka szava.
error-snowie-line = { $line }. sor: „{ $text }” nem állást leíró sor.
error-play-without-roll = { $line }. sor: „{ $text }” dobás nélküli lépés.
error-play-impossible = { $line }. sor: „{ $text }” sehogyan sem léphető meg. { $reason }
error-win-without-game = { $line }. sor: eredmény játszma nélkül.
error-game-unfinished = { $line }. sor: új játszma kezdődik, pedig az előző nem ért véget.
error-game-after-match = { $line }. sor: a mérkőzés véget ért, a fájl mégis folytatódik.
error-event-refused = { $line }. sor: { $reason }
error-sgf-character = { $line }. sor, { $column }. oszlop: „{ $text }” nem állhat itt egy SGF-fájlban.
error-sgf-deep = { $line }. sor: ennek az SGF-fájlnak a változatai túl mélyen ágyazódnak egymásba.
error-sgf-cut = Az SGF-fájl túl korán, a(z) { $line }. sorban véget ér.
error-sgf-move = { $line }. sor: „{ $text }” nem backgammonlépés.
error-xg-header = Ez nem teljes XG-fájl.
error-xg-archive = Az XG-fájlban lévő archívum sérült.
error-xg-checksum = Az XG-fájl „{ $name }” része sérült.
error-xg-no-match = Ebben az XG-fájlban nincs mérkőzés.
error-xg-variation = Ez a játékváltozat nem ismert.
error-xg-record = Az XG-fájl { $line }. rekordja nem olvasható.
error-unknown-player = { $line }. sor: „{ $text }” egyik játékos sem.
error-match-too-long = { $line }. sor: a mérkőzés több mint { $most } lépésből áll.
error-record-refused = A feljegyzés nem játszható le újra. { $reason }
error-position-refused = Az ebben a fájlban lévő állás nem lehetséges. { $reason }
error-pos-cut = Ez a Jellyfish-állás túl korán véget ér.
error-pos-number = Ebben a Jellyfish-állásban egy szám nem lehetséges.
error-oldmoves-line = { $line }. sor: „{ $text }” nem a FIBS oldmoves egy sora.
error-ogxm-missing = Az OGXM-fájlokhoz az ogxm csomag kell: pip install "fivepoint[ogxm]".
error-ogxm-refused = Az OGXM-fájl sérült, vagy olyat tartalmaz, ami nem lehetséges: { $text }.
error-ogxm-play = { $line }. lépés: ez nem olvasható a backgammon egy cselekvéseként.

## Remarks on what was read
remark-score-differs = { $line }. sor: a fájl szerint az állás { $file }, az eddigi játszmákból { $found } adódik. A fájl állása marad.
remark-turn-order = { $line }. sor: a másik játékos következne dobással ({ $text }). A fájl szerint megy tovább.
remark-illegal-play = { $line }. sor: „{ $text }” szabálytalan lépés, és úgy marad, ahogy feljegyezték. { $reason }
remark-illegal-play-told = { $line }. sor: a fájl maga ír szabálytalan lépésről; a benne megadott állás marad.
remark-ambiguous-play = { $line }. sor: „{ $text }” kétféleképpen léphető; így olvassuk: { $read }.
remark-forced-play-added = { $line }. sor: az egyetlen szabályos lépés hiányzik; pótoltuk.
remark-opening-double = { $line }. sor: a játszma duplával ({ $dice }) kezdődik. Úgy marad, ahogy feljegyezték.
remark-cube-differs = { $line }. sor: a dupláskocka a fájl szerint { $file }, pedig { $found } volna.
remark-cube-refused = { $line }. sor: a dupláskocka itt nem tehető { $value } értékre. Úgy marad, ahogy feljegyezték.
remark-take-missing = { $line }. sor: hiányzik az elfogadás; a játszmából látszik, hogy megtörtént.
remark-points-differ = { $line }. sor: a fájl szerint { $file } pont, a játszma viszont { $found } pontot ér.
remark-points-impossible = { $line }. sor: { $cube } értékű dupláskockával nem nyerhető { $points } pont. A legközelebbi lehetséges eredmény számít.
remark-game-left-open = { $line }. sor: az előző játszmának nincs eredménye; az állásból látszik, ki nyerte.
remark-score-left-out = { $line }. sor: az állást pontokban elhagytuk. { $reason }
remark-roll-unplayed = { $line }. sor: a dobáshoz nincs lépés, és a játszma ezzel véget ér. Ki nem játszott dobásként maradt meg.
remark-on-roll-unknown = { $line }. sor: a fájl nem mondja meg, ki dob itt; az első játékosnak vettük.

## What a format cannot carry
remark-lost-times = Az idők nem kerülnek a fájlba.
remark-lost-opening-tie = Az egyforma kezdő dobások nem kerülnek a fájlba.
remark-lost-automatic-double = Az automatikus duplák nem kerülnek a fájlba.
remark-lost-cube-set-up = A beállított dupláskocka nem kerül a fájlba.
remark-lost-set-up = A játszma közben beállított állás nem kerül a fájlba.
remark-lost-ending = Az, hogy egy játszma időtúllépéssel vagy követeléssel ért véget, nem kerül a fájlba.
remark-lost-beavers = A beaver nem kerül kiírásra; a dupláskocka ott alacsonyabban áll.
remark-lost-on-roll = Az, hogy ebben az állásban ki dob, nem kerül a fájlba.
remark-lost-crawford = Az, hogy ennél az eredménynél a játszma nem Crawford-játszma, nem kerül a fájlba.
remark-lost-meta = A meccsről szóló további szövegek nem mind kerülnek változatlanul a fájlba.
remark-lost-names = Egy név rövidítve vagy megváltoztatva kerül a fájlba.
remark-lost-rules = Nem minden kikötött szabály kerül a fájlba: a legmagasabb dupláskocka, a beaverek, az automatikus duplák, a játszma kezdésének módja vagy a játszmák száma.
remark-lost-refusals = A visszautasított feladások nem kerülnek a fájlba.
remark-lost-early-double = A beállított állás első dobása előtti duplázás nem kerül a fájlba.
