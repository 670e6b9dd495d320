# The review screen of the web app.

review-lead = Nézd meg újra egy mérkőzés minden döntését: mi volt a legjobb, mibe került egy hiba, és mennyire volt szerencse a dobásokban.
review-file = Válassz mérkőzésfájlt, vagy húzd ide
review-formats = MAT, XG, GNU Backgammon, SGF és Fivepoint-felvétel
review-recent = Ebben a böngészőben játszott mérkőzések
review-none = Még nincs ilyen.
review-played = meglépett
review-difference = Különbség
review-depth = Mélység
review-export = Mentés más formában
review-running = Elemzés: { $share }%
review-previous = Előző döntés
review-next = Következő döntés
review-error-before = ‹ hiba
review-error-next = hiba ›
review-error-worst = legnagyobb hiba
review-whose = Kinek a hibái
review-whose-mine = Az enyéim
review-whose-both = Mindkét fél
review-verdict = Értékelés
review-rollout = Kijátszatás
review-rollout-stop = Kijátszatás leállítása
review-rollout-trials = { $done } / { $wanted } játszma:
review-rollout-between = (95%: { $low } és { $high } között)
review-try = Másik lépés kipróbálása
review-try-how = Lépd meg a saját lépésedet a táblán; értékelése bekerül a táblázatba.
review-try-stop = Vissza a mérkőzéshez
review-share = Hivatkozás másolása
review-shared = A hivatkozás a vágólapon van.
review-comment = Megjegyzésed
review-comment-save = Megjegyzés megőrzése
review-graphs = Grafikonok
review-cards = { $whose ->
    [mine] Saját hibáim megtartása kártyaként
    [one] Hibák megtartása kártyaként: { $name }
   *[both] Mindkét fél hibáinak megtartása kártyaként
}
review-cards-kept = { $count ->
    [one] { $count } kártya megtartva.
   *[other] { $count } kártya megtartva.
}
review-stop = Leállítás
review-go-on = Folytatás
review-stopped = { $share } %-nál megállt; amit már tudunk, megmarad.
review-files = Ebben a böngészőben megnyitott mérkőzésfájlok
review-share-by-hand = A böngésző nem engedi, hogy ez az oldal másoljon: másold ki a fenti címet.
review-remarks = { $count } megjegyzés a fájlhoz
review-no-decisions = Ebben a fájlban nincs elemezhető döntés.
review-position-only = Ez a fájl egy állást tartalmaz, lépéseket nem. A szerkesztő megmutatja, és értékeli a lépést vagy a duplázást.
review-to-editor = Megnyitás a szerkesztőben
review-export-report = A jelentés
review-export-match = A mérkőzés
review-export-html = Olvasható, nyomtatható oldal (HTML)
review-export-txt = Egyszerű szöveg
review-export-json = Számok (JSON)
review-format-json = Fivepoint-felvétel (JSON)
review-format-mat = Mérkőzés szövegként (MAT)
review-format-txt = XG-szöveg (TXT)
review-format-sgf = GNU Backgammon (SGF)
review-format-ogxm = OGXM
review-columns = Mit jelentenek az oszlopok
review-columns-equity = Várható érték: az állás átlagos értéke, pontban, a kocka egységében; a legjobb lépésé a legnagyobb.
review-columns-loss = Veszteség: mennyivel ér kevesebbet a lépés a legjobbnál.
review-columns-chances = Nyer, veszít: az esélyek százalékban. G: legalább gammon; BG: backgammon esélye, mindkét félnél külön.
review-columns-plies = Mélység: hány lépéssel előre nézett a program; a több pontosabb.
review-figures = Mit jelentenek a számok
review-figures-pr = PR (teljesítménymutató): a döntésenként átlagosan elveszített várható érték 500-szorosa. A 0 hibátlan; minél kisebb, annál jobb.
review-figures-luck = Szerencse: mennyivel értek többet a dobások az átlagos dobásnál, várható értékben.
