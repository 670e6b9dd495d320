# Mérkőzés a terminálban: amit mond, kérdez, és ami begépelhető.
# A játékosok neve: $name, $white, $black; a lépés: $turn ("8/5 6/5").

## Begépelhető szavak; az elsőt mutatjuk. Vesszővel elválasztva.
play-word-roll = dob, dobok
play-word-double = dupláz, duplázok
play-word-take = elfogad, elfogadom
play-word-drop = elutasít, elutasítom, passz
play-word-beaver = beaver
play-word-raccoon = raccoon
play-word-resign = felad, feladom
play-word-accept = elfogad, elfogadom
play-word-refuse = elutasít, elutasítom
play-word-undo = vissza
play-word-takeback = visszavesz
play-word-hint = tipp
play-word-moves = lépések
play-word-board = tábla
play-word-pips = pipszám, pip
play-word-score = állás, pont
play-word-save = mentés, ment
play-word-help = súgó, segítség, ?
play-word-quit = kilép, kilépés
play-place-bar = bár, sorompó
play-place-off = ki

## Mit tesznek, a súgóhoz
play-help-turns = A lépést így írd: „8/5 6/5”, vagyis korongonként honnan/hová, a saját oldaladról számolva. A „bar/20” belépés, a „6/off” kivitel. Egyenként is beírhatod a lépéseket.
play-help-roll = Dobás. Az Enter ugyanezt teszi.
play-help-double = Duplázást ajánlasz.
play-help-take = Elfogadod a duplázást: a tét megduplázódik, és tiéd a kocka.
play-help-drop = Elutasítod a duplázást: elveszted a játszmát a duplázás előtti téttel.
play-help-beaver = Elfogadod, azonnal visszaduplázol, és nálad marad a kocka.
play-help-raccoon = A beaverre újabb duplázással felelsz.
play-help-resign = Feladást ajánlasz: „felad 1” egyszerű játszma, 2 gammon, 3 backgammon.
play-help-accept = Elfogadod a feladást.
play-help-refuse = Elutasítod a feladást; a játszma folytatódik.
play-help-undo = Visszavonod e forduló utolsó lépését.
play-help-takeback = Visszaveszed az előző egész fordulódat; a dobás ugyanaz marad.
play-help-hint = Megmondja, mit tenne a motor; utána a lépés a számával is választható.
play-help-moves = Felsorolja, hányféleképpen léphető a dobás.
play-help-board = Újra megmutatja a táblát.
play-help-pips = Megmondja a pipszámokat.
play-help-score = Megmondja az állást.
play-help-save = Most ment, és megmondja, hová. Minden lépés magától is mentődik.
play-help-help = Ez a felsorolás.
play-help-quit = Kilépés. A játszma később folytatható.

## A játékosok
play-white = Fehér
play-black = Fekete
play-computer = Számítógép

## A tábla
play-strip = { $sign } { $name } · pipszám { $pips } · pont { $points }
play-plain-point = { $colour ->
    [white] { $point }. mező: { $count } fehér
   *[black] { $point }. mező: { $count } fekete
}
play-plain-bar = { $colour ->
    [white] Bár: { $count } fehér
   *[black] Bár: { $count } fekete
}
play-plain-off = { $colour ->
    [white] Kivitt korongok: { $count } fehér
   *[black] Kivitt korongok: { $count } fekete
}
play-plain-side = { $colour ->
    [white] { $name } (fehér): pipszám { $pips }, pont { $points }
    [black] { $name } (fekete): pipszám { $pips }, pont { $points }
   *[other] { $name }: pipszám { $pips }, pont { $points }
}
play-plain-cube = { $owner ->
    [white] Dupláskocka: { $value }, fehérnél
    [black] Dupláskocka: { $value }, feketénél
   *[nobody] Dupláskocka: { $value }, középen
}

## Ami történik
play-welcome = A „súgó” bármikor megmutatja, mit tehetsz.
play-hypergammon-net = A gép ezt a hypergammont a hálójával játssza. A pontos táblázat Jacoby-szabály nélküli pénzjátszmákban segít, ha a „fivepoint bearoff hyper” már elkészítette.
play-game = { $number }. játszma
play-score-match = Mérkőzés { $length } pontig: { $white } { $white_points }, { $black } { $black_points }.
play-score-money = Pénzjátszma: { $white } { $white_points }, { $black } { $black_points }.
play-crawford = Ez a Crawford-játszma: most senki sem duplázhat.
play-opening = Kezdődobás: { $white } { $first }, { $black } { $second }. { $starter } kezd.
play-opening-tie = Kezdődobás: mindkét kocka { $die }, ezért újra kell dobni.
play-automatic-double = Automatikus dupla: a tét most { $value }.
play-opening-afresh = { $name } most mindkét kockával újra dob.
play-rolled = { $name } dobása: { $dice }.
play-dance = { $name } nem tud lépni.
play-played = { $name } lépése: { $turn }.
play-doubled = { $name } duplázást ajánl, a tét { $value } lenne.
play-took = { $name } elfogadja. A tét { $value }, a kocka gazdája { $owner }.
play-dropped = { $name } elutasítja.
play-beavered = { $name } beaverrel felel: a tét { $value } lenne.
play-raccooned = { $name } raccoonnal felel: a tét { $value } lenne.
play-resigned = { $result ->
    [1] { $name } feladást ajánl: egyszerű játszma.
    [2] { $name } feladást ajánl: gammon.
   *[3] { $name } feladást ajánl: backgammon.
}
play-accepted = { $name } elfogadja a feladást.
play-refused = { $name } elutasítja a feladást. A játszma folytatódik.
play-took-back = { $name } visszaveszi az előző fordulóját.
play-game-won = { $result ->
    [2] { $name } gammont nyer.
    [3] { $name } backgammont nyer.
   *[1] { $name } megnyeri a játszmát.
}
play-game-points = Ez { $points } pont.
play-game-points-cube = A kocka { $cube }, ez tehát { $points } pont.
play-jacoby = A Jacoby-szabály szerint egyszerű játszmának számít, mert senki sem duplázott.
play-match-won = { $name } megnyeri a mérkőzést!
play-session-won = Vége a játszmáknak: { $name } áll jobban.
play-session-level = Vége a játszmáknak, az állás döntetlen.

## Kérdések
play-ask-opening = Enterrel jön a kezdődobás.
play-ask-roll = { $name }: Enterrel dobsz.
play-ask-roll-or-double = { $name }: Enterrel dobsz, vagy írd be: „dupláz”.
play-ask-dice = { $name }: írd be a két kockát, például 31.
play-ask-dice-or-double = { $name }: írd be a két kockát, például 31, vagy dobás előtt: „dupláz”.
play-ask-dice-for = Írd be { $name } két kockáját, például 31.
play-ask-opening-dice = Kezdődobás: írd be { $white } kockáját, aztán { $black } kockáját, például 31.
play-ask-turn = { $name }: a dobás { $dice }. Lehetséges lépések: { $steps }
play-ask-rest = Ezután: { $steps }
play-ask-confirm = { $name }: Enterrel megteszed: { $turn }; a „vissza” visszavonja.
play-ask-cube = { $extra ->
    [beaver] { $name }: „elfogad” { $value } tétet, „elutasít” és veszít { $stake } tétet, vagy „beaver”?
    [raccoon] { $name }: „elfogad” { $value } tétet, „elutasít” és veszít { $stake } tétet, vagy „raccoon”?
   *[none] { $name }: „elfogad” { $value } tétet, vagy „elutasít” és veszít { $stake } tétet?
}
play-ask-resignation = { $name }: „elfogad” vagy „elutasít”?
play-ask-resignation-largest = { $name }: írd be: „elfogad”. Ennél többet már nem lehet veszíteni, ezért nem utasítható el.
play-ask-resign = Mekkora vereséget ajánlasz: 1 egyszerű játszma, 2 gammon, 3 backgammon? A „vissza” után játszol tovább.
play-ask-next-game = Enterrel jön a következő játszma, vagy írd be: „kilép”.

## Válaszok
play-turns = { $count ->
    [one] Egyféleképpen léphető: { $turns }
   *[other] { $count }-féleképpen léphető: { $turns }
}
play-pips = Pipszámok: { $name } { $own }, { $opponent } { $other }.
play-hint-none = Itt nincs mit tanácsolni.
play-hint-turn = { $number }. { $turn }   várható érték { $equity }
play-hint-cube = { $action ->
    [double] Duplázz.
    [too-good] Ne duplázz: az állás túl jó, játssz tovább a gammonért.
   *[no-double] Ne duplázz.
}
play-hint-answer = { $response ->
    [drop] Utasítsd el.
    [beaver] Válaszolj beaverrel.
   *[take] Fogadd el.
}
play-bad-dice = „{ $typed }” nem két kocka. Írj két számot 1 és 6 között.
play-bad-resignation = „{ $typed }” nem feladás. A „felad” után 1, 2 vagy 3 álljon.
play-not-now = „{ $word }” most nem lehetséges. Beírható: { $words }.
play-not-understood = „{ $typed }” nem érthető. Beírható: { $words }.
play-nothing-to-undo = Nincs mit visszavonni.
play-undo-or-takeback = Nincs visszavonható lépés. A „visszavesz” az előző egész fordulódat veszi vissza.
play-saved = Elmentve: { $file }
play-saved-again = A mentés újra működik, minden itt van: { $file }
play-saving-off = Ez a játszma nincs mentve, mert --no-save kapcsolóval indult.
play-not-saved = A játszma folytatódik, de csak az utolsó mentésig van meg. A program minden lépés után újra megpróbálja.
play-left-unsaved = Az utolsó lépéseket nem sikerült elmenteni.
play-left = A játszma megmaradt. Így folytathatod: fivepoint play --resume { $file }
play-kept = Az egész mérkőzés itt van: { $file }

## A mentések listája
play-no-saves = Nincs mentett játszma itt: { $folder }
play-saves = Mentett játszmák itt: { $folder }
play-save-line = { $state ->
    [over] { $file }: { $white } { $white_points }, { $black } { $black_points } (befejezett)
   *[open] { $file }: { $white } { $white_points }, { $black } { $black_points }
}

## Használhatatlan mentések
error-save-exists = Ez a fájl már létezik, és érintetlen marad: „{ $file }”. Válassz másik nevet, vagy folytasd: fivepoint play --resume { $file }
error-save-in-use = Ezt egy másik ablakban éppen játsszák: „{ $file }”. Előbb azt zárd be.
error-save-damaged = Ez nem teljes mentés, és érintetlen marad: „{ $file }”. { $reason }
error-save-foreign = Ezt nem a „fivepoint play” mentette, ezért nem folytatható: „{ $file }”. A fájl érintetlen marad.
error-save-edited = Ezt a mentése után megváltoztatták, ezért nem folytatható: „{ $file }”. A fájl érintetlen marad.
error-no-saves = Nincs folytatható mentés itt: { $folder }
error-options-exclude = { $option } és { $other } nem fér össze. Hagyd el az egyiket.
error-name-unusable = Ez nem lehet játékosnév: „{ $name }”. 1–{ $most } betűből, számból vagy jelből álljon.
