# The statistics page of the web app.

stats-lead = Amit a befejezett mérkőzéseid elárulnak: mennyire jól döntöttél, ki ellen, és hogyan jártak a kockák.
stats-empty = Még nincs mit összeadni. A böngésződben és a fiókodban befejezett mérkőzések elemzése maguktól ide kerül.
stats-empty-file = Mérkőzésfájl megnyitása
stats-waiting = { $count ->
    [one] 1 mérkőzés elemzése még tart; a számai maguktól ide kerülnek.
   *[other] { $count } mérkőzés elemzése még tart; a számaik maguktól ide kerülnek.
}
stats-unjudged = { $count ->
    [one] 1 mérkőzést nem lehetett elemezni, ezért kimarad.
   *[other] { $count } mérkőzést nem lehetett elemezni, ezért kimaradnak.
}
stats-figures = Számok
stats-against = Ki ellen
stats-everybody = Mindenki
stats-person = Emberek
stats-computer-at = Számítógép: { $level }
stats-unnamed = Név nélkül
stats-matches = Mérkőzések
stats-record = Győzelem – vereség
stats-points = Pontok pénzjátszmában
stats-checker-lost = Lépésekkel vesztett
stats-cube-lost = A dupláskockán vesztett
stats-net-luck = Szerencse, az ellenfélé levonva
stats-course = Időben
stats-course-pr = A legutóbbi mérkőzések PR-je, együtt véve { $least } számító döntésig
stats-course-pr-few = A PR görbéje { $least } számító döntésnél kezdődik; eddig { $count } van.
stats-course-luck = Szerencse az ellenfélé levonva, mérkőzésről mérkőzésre összeadva
stats-course-ends = { $first } és { $last } között, legkisebb { $low }, legnagyobb { $high }
stats-errors = Hibák fajtánként
stats-error = Hiba
stats-count = Hány
stats-lost = Elvesztett várható érték
stats-no-errors = Eddig nincs hiba.
stats-phases = Szakaszonként
stats-levels = A számítógép szintje szerint
stats-opponents = Ellenfelenként
stats-months = Hónaponként
stats-undated = Dátum nélkül
stats-every = Minden mérkőzés
stats-date = Dátum
stats-opponent = Ellenfél
stats-result = Eredmény
stats-outcome = { $how ->
    [won] győzelem
    [lost] vereség
   *[open] félbeszakadt
}
stats-files = Mérkőzésfájlok
stats-files-who = A mérkőzésfájlokban te vagy
stats-files-nobody = senki
stats-files-note = Azok a fájlok, amelyeket ebben a böngészőben az „Elemzés” oldalon megnyitottál.
