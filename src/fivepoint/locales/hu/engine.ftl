# fivepoint hint, rollout and bench

cli-hint-summary = Egy dobás legjobb lépései, vagy előtte a dupláskocka döntése.
cli-rollout-summary = Egy állás sokszori végigjátszása: mennyit ér.
cli-bench-summary = Mérés: milyen gyors a motor ezen a gépen.

cli-engine-id = Egy állás: XGID, GNU-állásazonosító mérkőzésazonosítóval vagy anélkül, vagy OGID.
cli-engine-level = Milyen mélyen nézzen: beginner, casual, club, expert, master vagy champion.
cli-engine-plies = Hány féllépést nézzen előre, szint helyett; a 0 maga a háló.
cli-engine-threads = Hány szál ossza meg a munkát; az eredmény nem függ tőle.
cli-engine-seconds = A legmélyebb vizsgálat alapján válaszoljon, amelyre ennyi másodperc elég.
cli-engine-nodes = A legmélyebb vizsgálat alapján válaszoljon, amelyre ennyi állás elég, mindegyiknél az összes dobással.

cli-hint-help = Megmondja, mit tenne a motor. Ha az azonosítóban van dobás: a legjobb lépéseket. Ha nincs: az esélyeket és a kocka döntését. A számok a soron lévő játékosra vonatkoznak.
cli-hint-top = Hány lépést mutasson.
cli-hint-no-play = nincs lépés
cli-hint-cubeless = Equity kocka nélkül: { $equity }
cli-hint-cubeful = Equity kockával: { $equity }
cli-hint-cube = Nem dupláz: { $none }; dupláz, elfogadja: { $take }; dupláz, eldobja: { $drop }
cli-hint-action = { $action ->
    [double] { $response ->
        [drop] Duplázás; a másik eldobja.
        [beaver] Duplázás; a másik visszadupláz (beaver).
       *[take] Duplázás; a másik elfogadja.
    }
    [too-good] Túl jó a duplázáshoz; a másik eldobná.
   *[no-double] { $response ->
        [drop] Nincs duplázás; a másik eldobná.
        [beaver] Nincs duplázás; a másik visszaduplázna (beaver).
       *[take] Nincs duplázás; a másik elfogadná.
    }
}

cli-figures-play = Lépés
cli-figures-equity = Equity
cli-figures-cubeful = Kockával
cli-figures-cubeless = Kocka nélkül
cli-figures-loss = Veszteség
cli-figures-error = Szórás
cli-figures-win = Nyer %
cli-figures-gammon = Gammon %
cli-figures-backgammon = Backgammon %
cli-figures-lost-gammon = Vesztett gammon %
cli-figures-lost-backgammon = Vesztett backgammon %
cli-figures-depth = Mélység
cli-figures-trials = Játék

cli-rollout-help = Sokszor végigjátssza az állást a kockaszerencse kiszűrésével, és megmondja, mennyit ér. Ha az azonosítóban van dobás, a legjobb lépéseket játssza végig, ha nincs, a duplázás nélküli és az elfogadott duplázás utáni állást. A Ctrl-C megmutatja, ami addig kiderült.
cli-rollout-trials = Hányszor játssza végig.
cli-rollout-plies = Hány féllépést nézzen előre mindkét fél a játékban.
cli-rollout-truncate = Ennyi dobás után értékelje az állást, ne játsszon végig.
cli-rollout-seed = A dobásokat meghatározó szám; azonos szám, azonos eredmény.
cli-rollout-top = A legjobb lépésekből hányat játsszon végig.
cli-rollout-stop-error = Álljon meg, ha a standard hiba már ilyen kicsi, például 0.005.
cli-rollout-decided = Álljon meg, ha eldőlt: az egyértelműen rosszabb lépés nem kap több kijátszást, a duplázás pedig akkor ér véget, ha mindkét kérdése eldőlt.
cli-rollout-keep = A kijátszásokat ebben a fájlban őrzi meg, és azokkal folytatja, amelyek már benne vannak.
cli-rollout-processes = A munkát szálak helyett ennyi folyamatra osztja szét ezen a gépen.
cli-rollout-ray = A munkát az ezen a címen elérhető Ray-fürtre osztja szét; a „local” itt indít egyet. A „cluster” kiegészítő kell hozzá.
cli-rollout-stopped = Megállítva; ez derült ki addig.
cli-rollout-progress = { $done } / { $trials }: { $equity } ± { $error }
cli-rollout-position = Ez az állás
cli-rollout-action = { $action ->
   *[no-double] Nincs duplázás
    [double-take] Duplázás, elfogadás
}
cli-rollout-seconds = Idő: { $seconds } s

cli-bench-help = Megméri a motort ezen a gépen, és kiírja válaszainak jelét: egy számot, amely csak akkor változik, ha a motor másképp játszik.
cli-bench-line = { $name }: { $rate } másodpercenként
cli-bench-evaluations = Keresésben értékelt állások, lépéslistával együtt
cli-bench-batch = Egymástól független állások értékelése
cli-bench-decisions = Döntések { $plies } féllépés mélyen
cli-bench-signature = Jel: { $signature } (mag: { $kernel })
