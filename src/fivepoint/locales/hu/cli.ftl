# Parancssor: súgóoldalak, hibás használat, fájlok.

cli-usage = Használat: { $usage }
cli-usage-program = fivepoint PARANCS [KAPCSOLÓK]
cli-usage-group = { $command } PARANCS [KAPCSOLÓK]
cli-usage-command = { $command } [KAPCSOLÓK]
cli-commands = Parancsok:
cli-arguments = Argumentumok:
cli-options = Kapcsolók:
cli-program-help = Backgammon: játék, elemzés és tanulás. Szabályok, motor és tábla.
cli-program-more = A „fivepoint PARANCS --help” többet mond az adott parancsról.
cli-lang-help = A program nyelve; nélküle a rendszer nyelve.
cli-help-help = Megmutatja ezt az oldalt.
cli-json-help = Az eredmény kiírása JSON-ként.
cli-default = Alapérték: { $value }.
cli-version-help = Megmutatja a verziószámot.
cli-play-summary = Játék a számítógép vagy egy barát ellen ebben a terminálban.
cli-error = Hiba: { $message }

# Hibás használat

error-unknown-language = Nincs ilyen nyelv: „{ $asked }”. Választható: { $known }.
error-unknown-command = Nincs ilyen parancs: „{ $command }”. Választható: { $known }.
error-unknown-option = Itt nincs { $option } kapcsoló. A --help felsorolja a kapcsolókat.
error-mistyped-option = Itt nincs { $option } kapcsoló. Erre gondoltál: { $similar }?
error-option-needs-value = Hiányzik az érték a következő után: { $option }.
error-option-not-a-choice = A { $option } értéke nem lehet „{ $value }”. Választható: { $choices }.
error-option-not-a-number = A { $option } értéke egész szám legyen, ne „{ $value }”.
error-option-out-of-range = A { $option } értéke egész szám legyen { $least } és { $most } között, ne „{ $value }”.
error-option-number-out-of-range = A(z) { $option } értéke { $least } és { $most } közötti szám legyen, ne „{ $value }”.
error-option-too-small = A { $option } értéke legalább { $least } legyen, egész szám, ne „{ $value }”.
error-option-bad-value = A { $option } értéke nem lehet „{ $value }”.
error-argument-missing = Hiányzik: { $argument }. A --help megmutatja, mi kell ide.
error-too-many-arguments = Túl sok szó: „{ $arguments }”. A --help megmutatja, mi kell ide.

# Fájlok

error-file-not-found = Nincs ilyen fájl: „{ $file }”. Ellenőrizd a nevét és a mappáját.
error-file-no-permission = Nincs jogod olvasni vagy írni ezt a fájlt: „{ $file }”. Válassz másikat, vagy módosítsd a jogosultságait.
error-file-read-only = Ez a fájl olyan lemezen van, amelyre nem lehet írni: „{ $file }”. Válassz másik helyet.
error-file-is-folder = A(z) „{ $file }” mappa. Fájlnevet adj meg.
error-folder-not-found = Nincs ilyen mappa: „{ $file }”. Előbb hozd létre, vagy válassz másik helyet.
error-folder-is-file = „{ $file }” fájl, pedig ott mappa kell. Válassz másik helyet.
error-file-no-file = Ez nem közönséges fájl: „{ $file }”. Válassz másikat.
error-file-name-too-long = Túl hosszú fájlnév: „{ $file }”. Válassz rövidebbet.
error-disk-full = Nincs több hely, ezért nem írható: „{ $file }”. Szabadíts fel helyet, vagy válassz másik lemezt.
error-file-failed = Ez a fájl nem használható: „{ $file }” ({ $reason }).
error-unforeseen = Ez a program hibája, nem a tiéd: { $fault }. Kérjük, jelentsd; FIVEPOINT_DEBUG=1 beállítással a program megmutatja, hol történt.

# fivepoint play

cli-play-help = Mérkőzés vagy pénzjátszma a számítógép ellen, vagy egy baráttal ugyanazon a billentyűzeten. Minden lépés azonnal mentődik; a félbehagyott játszma így folytatható: --resume last.
cli-play-length = Ennyi pont kell a mérkőzés megnyeréséhez; ha nincs megadva, 3.
cli-play-money = Pénzjátszma: egyes játszmák vég nélkül, a pontok összeadódnak.
cli-play-games = Ennyi játszma után véget ér a pénzjátszma.
cli-play-two = Ketten játszanak felváltva ezen a billentyűzeten.
cli-play-level = A számítógép szintje; gyengétől az erősig beginner, casual, club, expert, master, champion, vagy pip-count, amely egyszerű szabályok szerint játszik.
cli-play-colour = A te színed: fehér (white) vagy fekete (black).
cli-play-white = Fehér neve.
cli-play-black = Fekete neve.
cli-play-dice = auto: a kockák maguktól gurulnak, amikor nem duplázhatsz. press: mindig Enterre. typed: te írod be, mit mutatnak az igazi kockák.
cli-play-seed = Szavak vagy szám, amelyek eldöntik a dobásokat, hogy a játszma megismételhető legyen; nélküle senki sem láthatja előre őket.
cli-play-variant = A változat; ez dönti el, hogyan indulnak a korongok.
cli-play-opening = A kezdődobás nyertese a két kocka számait lépi (plays-both), vagy újra dob (rolls-afresh).
cli-play-cube = Dupláskockával vagy nélküle.
cli-play-max-cube = A kocka legnagyobb értéke; ha nincs megadva, pénzjátszmában 64, mérkőzésen nincs határ (none).
cli-play-crawford = Crawford-szabállyal vagy nélküle.
cli-play-jacoby = Pénzjátszma: a gammon csak akkor számít, ha már duplázott valaki.
cli-play-beavers = Pénzjátszma: hány azonnali visszaduplázás követhet egy duplázást; 1 a beaver, 2 a raccoon is.
cli-play-automatic-doubles = Pénzjátszma: egy játszmában hány egyforma kezdődobás duplázhatja meg a kockát.
cli-play-home = A hazai pályád oldala: jobb (right) vagy bal (left).
cli-play-plain = A táblát szavakkal mondja el, soronként egy mezőt, képernyőolvasóhoz.
cli-play-save = Az automatikus mentés helyett ebbe a fájlba ment.
cli-play-no-save = Semmit sem ment.
cli-play-resume = Mentett játszma folytatása: egy fájl, egy név a listából, vagy last (a legutóbbi).
cli-play-saves = Felsorolja az automatikus mentéseket.
