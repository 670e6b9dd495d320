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
review-running = Elemzés: { $share } %
review-previous = Előző döntés
review-next = Következő döntés
review-error-before = ‹ hiba
review-error-next = hiba ›
review-verdict = Értékelés
review-rollout = Kijátszatás
review-rollout-stop = Kijátszatás leállítása
review-rollout-trials = { $done } / { $wanted } játszma:
review-rollout-between = (95 %: { $low } és { $high } között)
review-try = Másik lépés kipróbálása
review-try-how = Lépd meg a saját lépésedet a táblán; értékelése bekerül a táblázatba.
review-try-stop = Vissza a mérkőzéshez
review-share = Hivatkozás másolása
review-shared = A hivatkozás a vágólapon van.
review-comment = Megjegyzésed
review-comment-save = Megjegyzés megőrzése
review-graphs = Grafikonok
review-cards = Hibák megtartása kártyaként
review-cards-kept = { $count ->
    [one] { $count } kártya megtartva.
   *[other] { $count } kártya megtartva.
}
