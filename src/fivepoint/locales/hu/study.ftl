# Tanulás: okok megszámolt tényekben, az oktató, kártyák, statisztika.

## Okok
study-reason-hits = { $count ->
    [one] Üt.
   *[other] { $count } korongot üt.
}
study-reason-shots = { $best ->
    [0] Egyetlen dobás sem üti; a másik lépés után 36-ból { $played } igen.
   *[other] 36-ból { $best } dobás üti; a másik lépés után { $played }.
}
study-reason-blots = { $best ->
    [0] Nem hagy magányos korongot; a másik lépés { $played } ilyet hagy.
   *[other] { $best } magányos korongot hagy; a másik lépés { $played } ilyet.
}
study-reason-home = A hazai pályán { $best } zárt mező van, a másik lépéssel { $played }.
study-reason-prime = { $best } mezőből álló falat épít; a másik lépéssel { $played } mező van sorban.
study-reason-anchor = { $best ->
    [one] Horgonyt tart az ellenfél hazai pályáján.
   *[other] { $best } mezőt tart az ellenfél hazai pályáján.
}
study-reason-off = { $best } korong van kint; a másik lépéssel { $played } lenne.
study-reason-wins = A játszmák { $best }%-át nyeri, a másik lépés { $played }%-át.
study-reason-gammons = { $best }% gammont nyer, a másik lépés { $played }%-ot.
study-reason-gammons-lost = { $best }% gammont veszít, a másik lépés { $played }%-ot.
study-reason-chances = Innen a játszmák { $win }%-át nyered.
study-reason-gammon-shares = Gammonok: { $won }%-ot nyersz, { $lost }%-ot veszítesz.
study-reason-race = A verseny: neked { $own } pip kell, az ellenfélnek { $other }.
study-reason-threats = 36 dobásodból { $shots } üt.
study-reason-threatened = A 36 dobásból { $shots } üt téged.

## Az oktató
study-look-again = Ez { $loss } veszteség: megnézed még egyszer?
study-kept = Kártyaként megmaradt a gyakorláshoz.
study-why-best = Miért jobb a másodiknál:
study-why-better = Miért jobb a { $best } ennél: { $played }

## Kártyák
study-deck-name = Backgammon: a hibáim
study-question-play = { $dice } a dobás. Mi a legjobb?
study-question-double = Dobás előtt. Duplázol vagy nem?
study-question-take = Az ellenfél dupláz. Mit válaszolsz?
study-standing-match = Neked { $own } pont kell, az ellenfélnek { $other }.
study-money = Pénzjátszma.
study-crawford = Ez a Crawford-játszma.
study-action = { $action ->
    [no-double] Nincs duplázás
    [double] Duplázás
    [take] Elfogadás
    [drop] Elutasítás
    [beaver] Beaver
   *[other] { $action }
}
error-fsrs-missing = A kártyák ütemezéséhez az fsrs csomag kell: pip install "fivepoint[study]".
error-genanki-missing = Az Anki-kártyákhoz a genanki csomag kell: pip install "fivepoint[study]".
error-card-answer = „{ $answer }” nem válasz erre a kérdésre. A válaszok: { $known }.
error-card-dice = Ez a kártya lépést kérdez, de nem mutat kockákat.
error-card-schedule = Egy kártya terve nem lehetséges: a számai nem illenek össze.
error-deck-form = Ez nem ilyen formájú kártyapakli.
error-deck-row = A pakli { $number }. kártyája nem olvasható.
error-deck-card = Nincs { $card } kártya ebben a pakliban.
error-deck-too-big = Egy pakliban legfeljebb { $most } kártya lehet.

## fivepoint cards
cli-cards-summary = Tartsd meg a hibáidat kártyákként, és gyakorold őket.
cli-cards-help = Az elemzett mérkőzések hibáiból kártyák lesznek, amelyek a maguk idejében újra előkerülnek (FSRS). A pakli egy fájl az adatmappádban, vagy az, amelyet a --deck megnevez.
cli-cards-add-help = Egy mérkőzésfájl megítélése; a hibái a pakliba kerülnek. A már meglévő kártya terve megmarad.
cli-cards-list-help = A kártyák felsorolása; az esedékeseket csillag jelöli.
cli-cards-practise-help = Az esedékes kártyák kikérdezése. Válaszolj lépéssel, például 8/5 6/5, vagy így: double, no double, take, drop; üres sorra vége.
cli-cards-export-help = A pakli kiírása Anki-csomagként (.apkg).
cli-cards-deck = A pakli fájlja.
cli-cards-player = Kinek a hibái; ha nincs megadva, mindkét játékosé.
cli-cards-least = Mennyit kellett veszítenie egy döntésnek, hogy kártya legyen belőle, a kocka pontjaiban.
cli-cards-most = Legfeljebb ennyi kártyát kérdez.
cli-cards-out = A kiírandó csomag, .apkg végződéssel.
cli-cards-you = Te
cli-cards-other = Ellenfél
cli-cards-added = { $new } új kártya; a pakliban { $cards } kártya van.
cli-cards-count = { $cards } kártya, ebből { $due } esedékes.
cli-cards-exported = { $cards } kártya kiírva ide: „{ $file }”.
cli-cards-good = Jó: { $best }.
cli-cards-hard = Majdnem. A legjobb: { $best }.
cli-cards-again = Nem. A legjobb: { $best }; a mérkőzésen ez volt: { $made }.
error-cards-ending = „{ $file }”: az Anki-csomagok végződése .apkg.
error-cards-player = „{ $player }” itt nem játszik. A játékosok: { $known }.

## fivepoint statistics
cli-statistics-summary = PR, szerencse és hibák sok mérkőzésen át.
cli-statistics-help = Minden mérkőzésfájl megítélése a megnevezett helyeken, és egy játékos adatainak összegzése ellenfél, a számítógép szintje és hónap szerint. A megítélteket megjegyzi; a --anew mindent újra elvégez.
cli-statistics-place = Mérkőzésfájl, vagy mappa, amelyet minden almappájával átnéz.
cli-statistics-database = Egy szerver adatbázisa, címmel vagy fájllal: a benne tárolt mérkőzések is számítanak.
cli-statistics-player = Kinek az adatai; ha nincs megadva, a legtöbb mérkőzést játszóé.
cli-statistics-anew = Mindent ítéljen meg újra.
cli-statistics-rebuild = A kiszolgáló statisztikaoldalának számait újra előállítja az adatbázis minden mérkőzéséből.
cli-statistics-rebuilt = { $matches } mérkőzés számai újra elkészültek.
cli-statistics-judging = { $file } megítélése ...
cli-statistics-title = { $player }: { $matches } mérkőzés. Oszlopok: mérkőzés, nyert-vesztett, PR, döntés, nettó szerencse.
cli-statistics-whole = Összes
cli-statistics-opponents = Ellenfél szerint
cli-statistics-levels = A számítógép szintje szerint
cli-statistics-months = Hónap szerint
cli-statistics-errors = Hibák fajta szerint: hány, veszített érték
error-statistics-file = { $file } kimarad. { $reason }
error-statistics-nothing = Ezeken a helyeken nincs befejezett játszma.
error-history-row = A statisztika egy sora nem olvasható.
