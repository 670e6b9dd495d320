# The cube, the course of a match, its actions and its record.

## Settings that cannot be
error-cap-value = A dupláskocka felső határa kettőhatvány legyen, vagy ne legyen megadva; most: { $cap }.
error-beavers-value = Az azonnali visszaduplázások száma 0 és { $most } közötti egész szám legyen; most: { $beavers }.
error-length-value = A mérkőzés hossza 1 és { $most } közötti egész szám legyen; most: { $length }.
error-games-value = A játszmák száma 1 és { $most } közötti egész szám legyen; most: { $value }.
error-automatic-doubles-value = Az automatikus duplák száma 0 és { $most } közötti egész szám legyen; most: { $value }.
error-opening-value = A kezdés „plays-both” vagy „rolls-afresh” lehet; most: { $value }.
error-flag-value = A(z) { $name } beállítás igaz vagy hamis lehet; most: { $value }.
error-score-pair = Az állás két pontszámból áll; most: { $score }.
error-score-value = A pontszám legalább 0, egész szám legyen; most: { $points }.
error-score-over = { $points } ponttal a { $length } pontig tartó mérkőzés már véget ért.
error-money-only = { $setting ->
    [jacoby] A Jacoby-szabály a pénzjátszmákhoz tartozik, nem a mérkőzéshez.
    [beavers] A beaver a pénzjátszmákhoz tartozik, nem a mérkőzéshez.
    [automatic-doubles] Az automatikus duplák a pénzjátszmákhoz tartoznak, nem a mérkőzéshez.
   *[games] A játszmák számát csak pénzjátszmákra lehet megadni, mérkőzésre nem.
}
error-needs-cube = { $setting ->
    [jacoby] A Jacoby-szabályhoz dupláskocka kell.
    [beavers] A beaverhez dupláskocka kell.
   *[automatic-doubles] Az automatikus duplákhoz dupláskocka kell.
}

## The cube
error-cube-value = A dupláskocka értéke kettőhatvány legyen; most: { $cube }.
error-cube-above-cap = A dupláskocka { $cube } értéke nagyobb a felső határnál, amely { $cap }.
error-cube-owner = Az 1 értékű dupláskocka középen áll, és nincs gazdája.
error-cube-centred = Mérkőzésben a(z) { $cube } értékű dupláskockának gazdája van.
error-owner-value = A dupláskocka gazdája „me”, „other” vagy senki lehet; most: { $owner }.
error-owner-no-cube = Dupláskocka nélkül nincs, ami bárkié lehetne.
error-crawford-away = { $own } : { $other } állásnál senkinek sem hiányzik egyetlen pont, ezért ez nem Crawford-játszma.
error-crawford-both = A { $length } pontig tartó mérkőzésben mindkét félnek egy pont hiányzik; a Crawford-játszma ekkor már lezajlott.
error-crawford-cube = A Crawford-játszmában a dupláskocka nem állhat { $cube } értéken.
error-crawford-not-due = Ennél az állásnál nem következik Crawford-játszma.
error-result-unknown = Játszmát egyszerűen (1), gammonnal (2) vagy backgammonnal (3) lehet nyerni; most: { $result }.
error-no-cube = Ez a játszma dupláskocka nélkül folyik.
error-crawford-game = A Crawford-játszmában nem szabad duplázni.
error-cube-not-yours = A dupláskocka a másik félé.
error-cube-cap = A dupláskocka elérte a felső határát.
error-cube-dead = A dupláskocka halott: ennek a félnek már az egyszerű játszma is megnyeri a mérkőzést.
error-no-beavers-in-match = Mérkőzésben nincs beaver.
error-no-beavers = Beaverben nem állapodtak meg.
error-no-more-beavers = További azonnali visszaduplázásban nem állapodtak meg.
error-wrong-redouble = A beaver a duplázásra, a raccoon a beaverre felel.

## Actions at the wrong time
error-match-over = A mérkőzés véget ért.
error-game-finished = Az egyik fél már minden korongját kivitte.
error-no-game = Most nem folyik játszma.
error-not-your-decision = A döntés a másik félé.
error-offer-open = Előbb az ajánlatra kell válaszolni.
error-already-rolled = A kockákat már eldobták.
error-not-rolled = A kockákat még nem dobták el.
error-no-double-offered = Nem ajánlottak duplázást.
error-no-resignation = Nem ajánlottak feladást.
error-largest-refused = A még lehetséges legnagyobb eredményt senki sem utasíthatja vissza.
error-nothing-to-take-back = Ennek a félnek nincs visszavonható lépése ebben a játszmában.
error-resign-impossible = { $least ->
    [3] { $largest ->
       *[3] Már csak backgammont lehet veszíteni.
    }
    [2] { $largest ->
        [2] Már csak gammont lehet veszíteni.
       *[3] Gammont vagy backgammont lehet még veszíteni, egyszerű játszmát nem.
    }
   *[1] { $largest ->
        [1] Már csak egyszerű játszmát lehet veszíteni.
        [2] Egyszerű játszmát vagy gammont lehet még veszíteni, backgammont nem.
       *[3] Egyszerű játszmát, gammont vagy backgammont lehet még veszíteni.
    }
}
error-steps-order = Ezekből a lépésekből szabályos kör lesz, de nem ebben a sorrendben.

## Actions that are none
error-unknown-action = Nincs { $word } művelet.
error-seat-value = Egy hely 0 (világos) vagy 1 (sötét); most: { $seat }.
error-steps-form = Egy lépés három egész szám (honnan, hová, kocka); most: { $steps }.
error-steps-count = Egy kör legfeljebb 4 lépésből áll; most: { $count }.
error-resign-value = A feladás értéke 1, 2 vagy 3; most: { $n }.
error-set-position = Itt egy állást kell megadni; most: { $value }.
error-set-needs-position = Kockákat és dupláskockát csak állással együtt lehet beállítani.

## Records
error-record-action = { $number }. művelet ({ $word }): { $reason }
error-record-rules = A feljegyzésből hiányoznak a szabályok; helyettük: { $value }.
error-record-players = A feljegyzésben két játékos neve áll; most: { $value }.
error-record-meta = A feljegyzés megjegyzései különböző nevek és szövegek párjai; most: { $value }.
error-record-text = { $name ->
    [player] A játékos neve legfeljebb { $most } karakteres szöveg legyen; most: { $text }.
    [comment] A hozzászólás legfeljebb { $most } karakteres szöveg legyen; most: { $text }.
   *[meta] A megjegyzés legfeljebb { $most } karakteres szöveg legyen; most: { $text }.
}
error-record-length = A műveletek száma { $length }; a(z) { $count } ezen kívül esik.
error-clock-pair = Az óraállás két ezredmásodperc-érték; most: { $clock }.
error-time-value = Az idő legalább 0, egész számú ezredmásodperc; most: { $value }.
error-record-format = Ez nem Fivepoint-feljegyzés: a formátuma { $found }, nem { $expected }.
error-record-version = Ismeretlen a feljegyzés { $version } változata; ez a program a(z) { $known } változatot olvassa.
error-record-number = A következő művelet száma { $expected } lenne, nem { $found }: műveletek hiányoznak, vagy rossz a sorrendjük.
error-record-outcome = A feljegyzés végeredménye, { $found }, nem egyezik a műveletekkel, amelyek eredménye { $white } : { $black }.
error-unknown-word = { $where }: nincs { $word } művelet.
error-json-not-text = JSON-szövegnek kellene itt állnia; most: { $value }.
error-json-encoding = A szöveg nem UTF-8: a(z) { $byte }. bájt nem olvasható.
error-json-too-large = A szöveg { $size } karakteres; legfeljebb { $most } olvasható be.
error-json-syntax = { $line }. sor, { $column }. oszlop: ez nem JSON, vagy félbeszakadt.
error-json-depth = A JSON-szöveg túl mélyen egymásba ágyazott.
error-json-number = { $text }: ez nem beolvasható egész szám.
error-json-name-twice = A(z) { $name } név kétszer áll egy objektumban.
error-json-type = { $where }: { $expected ->
    [list] itt listának kell állnia.
    [object] itt objektumnak kell állnia.
   *[value] null helyett el kell hagyni.
}
error-json-missing = { $where }: hiányzik a(z) { $name }.
error-json-unknown = { $where }: ismeretlen { $name }.
