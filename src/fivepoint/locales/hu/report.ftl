# The report of an analysis: the page, the plain text, the graphs.

report-title = { $white } – { $black }: elemzés
report-subtitle = { $kind ->
    [match] Mérkőzés { $length } pontig, { $own } : { $other }
   *[money] Pénzjátszmák, { $own } : { $other } pont
}
report-engine = Értékelte: { $engine }, szint: { $level }, mélység: { $plies }, háló: { $net }
report-engine-told = Értékelte: { $engine }, ahogy a fájlja tartalmazza
report-incomplete = Ez az elemzés megszakadt: nem minden döntést vizsgált a szinthez tartozó mélységben.
report-footer = Az elveszített várható érték a döntés előtti dupláskocka egységében értendő (mérkőzésen EMG). PR = 500 × elveszített várható érték ÷ beszámított döntések. A szerencse: mennyivel ér többet a dobás legjobb lépése az összes dobás átlagánál.

report-summary = Összegzés
report-figure = Mutató
report-pr = PR
report-pr-value = { $pr } ± { $half }
report-pr-few = Túl kevés döntés ({ $count } / { $least })
report-band = Játékerő
report-band-world-champion = világbajnoki
report-band-world-class = világklasszis
report-band-expert = szakértő
report-band-advanced = haladó
report-band-intermediate = középhaladó
report-band-casual = alkalmi játékos
report-band-beginner = kezdő
report-band-distracted = szórakozott
report-counted = Beszámított döntések
report-checker-plays = Lépések: PR
report-doubling = Duplázás: PR
report-taking = Elfogadás és elutasítás: PR
report-of-counted = { $pr } ({ $count } beszámítva)
report-marks = Pontatlanság, hiba, baklövés
report-checker-lost = Lépéseken elveszített várható érték
report-cube-lost = Dupláskockán elveszített várható érték
report-mwc-lost = Elveszített mérkőzésnyerési esély
report-points-lost = Elveszített pontok
report-gnubg-rate = gnubg-hibaarány (mEMG)
report-snowie-rate = Snowie-hibaarány (mEMG)
report-luck = Szerencse a saját dobásokon
report-net-luck = Nettó szerencse
report-lucky = Szerencsés és szerencsétlen dobások
report-result = Eredmény
report-luck-adjusted = Eredmény szerencse nélkül
report-expected = Ilyen PR-ektől várható eredmény
report-unjudged = Nem értékelhető döntések

report-by-phase = A játszma szakaszai szerint
report-phase = Szakasz
report-phase-opening = Megnyitás
report-phase-middle = Középjáték
report-phase-race = Futás
report-phase-bear-off = Kivitel
report-by-error = A hiba fajtája szerint
report-error = Fajta
report-error-checker = Lépés
report-error-missed-double = Elmulasztott duplázás
report-error-wrong-double = Hibás duplázás
report-error-too-good = Duplázás túl jó állásban
report-error-wrong-take = Hibás elfogadás
report-error-wrong-drop = Hibás elutasítás
report-error-wrong-beaver = Hibás beaver
report-error-missed-beaver = Elmulasztott beaver
report-error-wrong-raccoon = Hibás raccoon
report-error-missed-raccoon = Elmulasztott raccoon
report-error-resigned-early = Túl korai vagy túl nagy feladás
report-error-wrong-accept = Hibásan elfogadott feladás
report-error-wrong-refuse = Hibásan elutasított feladás
report-times = Darab
report-lost = Elveszített várható érték

report-graph-mwc = { $player } esélye a mérkőzés megnyerésére
report-graph-equity = { $player } várható értéke
report-graph-luck = { $player } szerencséje az ellenfeléhez képest, összegezve
report-game-short = { $game }. játszma
report-lost-by = { $made } { $mark } −{ $loss }

report-errors = Hibák, a legsúlyosabbal kezdve
report-errors-none = Egyik döntés sem vesztett 0,020-nyit.
report-all = Minden döntés
report-game = { $game }. játszma
report-game-won = { $player } { $points } pontot nyer.
report-when = { $game }. játszma, { $turn }. lépés: { $player }
report-rolled = Dobás: { $dice }
report-standing = Állás { $own } : { $other }, { $length } pontig
report-crawford = Crawford-játszma
report-cube-value = Dupláskocka: { $cube }
report-board = A pálya { $player } szemszögéből, { $pips } pip { $other } ellen
report-best-is = Legjobb: { $best }
report-played-is = Megtett lépés: { $made }
report-not-counted = A PR-be nem számít bele
report-forced = Kényszerlépés
report-comment = Megjegyzés
report-lucky-by = A dobás szerencséje: { $luck }

report-head-play = Lépés
report-head-equity = Vár. érték
report-head-loss = Veszteség
report-head-difference = Különbség
report-head-mwc = MWC
report-head-win = Nyer
report-head-gammon = G
report-head-backgammon = BG
report-head-lose = Veszít
report-head-plies = Mélység
report-head-action = Döntés
report-not-listed = { $count ->
    [one] és még { $count } lépés
   *[other] és még { $count } lépés
}

report-no-move = nincs szabályos lépés
report-action-no-double = Nincs duplázás
report-action-double = Duplázás
report-action-take = Elfogadás
report-action-drop = Elutasítás
report-action-beaver = Beaver
report-action-raccoon = Raccoon
report-action-resign = Feladás
report-action-play = Továbbjátszás
report-action-accept = A feladás elfogadása
report-action-refuse = A feladás elutasítása
report-cube-double-take = Duplázás, elfogadás
report-cube-double-drop = Duplázás, elutasítás
report-cube-double-beaver = Duplázás, beaver
report-right = { $action ->
    [double] Helyes: duplázni.
    [too-good] Helyes: továbbjátszani, az állás túl jó a duplázáshoz.
   *[no-double] Helyes: nem duplázni.
} { $response ->
    [drop] A duplázásra adott helyes válasz: elutasítás.
    [beaver] A duplázásra adott helyes válasz: beaver.
   *[take] A duplázásra adott helyes válasz: elfogadás.
}
report-figures-of = Az értékek { $player } szemszögéből
report-resigning = A továbbjátszás a játékosnak { $equity } értékű.

report-mark-inaccuracy = pontatlanság
report-mark-error = hiba
report-mark-blunder = baklövés
report-problem-illegal-play = A feljegyzett lépés szabálytalan
report-problem-position-set = Az állást itt kézzel állították be
report-problem-match-too-long = A mérkőzéstáblázat nem ér el idáig
report-problem-not-among-results = A lépés nem található
report-problem-not-judged = Még nincs értékelve
