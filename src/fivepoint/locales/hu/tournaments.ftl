### Versenyek: meghirdetés, nevezés, sorsolás, játék, rendezés.

tournament-list = Versenyek
tournament-lead = Kieséses és körmérkőzéses versenyek. A fordulók maguktól párosítódnak; a mérkőzés akkor kezdődik, amikor mindkét játékos itt van.
tournament-open = Nevezni lehet
tournament-running = Folyamatban
tournament-finished = Véget ért
tournament-none = Még nincs verseny. Hirdess meg egyet, és hívj rá másokat.
tournament-new = Verseny meghirdetése
tournament-new-needs = Verseny meghirdetéséhez és nevezéshez fiók kell.
tournament-announce = Meghirdetés
tournament-name = Név
tournament-kind = Lebonyolítás
tournament-knockout = Kieséses
tournament-round-robin = Körmérkőzés
tournament-knockout-note = Aki veszít, kiesik. A legmagasabb értékszámúak találkoznak utoljára; ha a létszám nem jön ki, ők az erőnyerők.
tournament-round-robin-note = Mindenki mindenkivel egyszer játszik. Előbb a győzelmek száma dönt, aztán a legyőzötteké.
tournament-days = Nap egy fordulóra
tournament-days-note = Amit addig nem játszanak le, azt az nyeri, aki készen állt, különben a magasabban kiemelt.
tournament-line = { $kind ->
    [knockout] Kieséses
   *[round-robin] Körmérkőzés
} · { $length } · { $clock } · { $rated ->
    [yes] értékszámért
   *[no] értékszám nélkül
}
tournament-rounds-of = fordulónként { $days } nap
tournament-entered = { $count ->
    [0] Még senki
   *[other] { $count } játékos
}
tournament-by = Rendező: { $name }
tournament-stage = { $stage ->
    [open] Nevezni lehet
    [running] { $round }. forduló, összesen { $rounds }
    [over] Véget ért
   *[cancelled] Elmaradt
}
tournament-winner = A verseny győztese: { $name }.
tournament-enter = Nevezek
tournament-enter-reserve = Nevezek tartaléknak
tournament-leave = Nevezés visszavonása
tournament-withdraw = Visszalépés
tournament-withdraw-note = A még hátralévő mérkőzéseidet ezzel elveszted.
tournament-yes-withdraw = Igen, visszalépek
tournament-you-in = Neveztél. A verseny akkor kezdődik, amikor a rendező elindítja.
tournament-you-reserve = Tartalék vagy: a rendező beállíthat valaki helyére.
tournament-you-out = Ezen a versenyen már nem játszol.
tournament-your-match = A mérkőzésed
tournament-your-bye = Ebben a fordulóban erőnyerő vagy.
tournament-your-wait = A következő mérkőzésed a következő fordulóban jön.
tournament-against = { $round }. forduló, ellenfél: { $name }
tournament-by-when = Lejátszandó eddig: { $moment }
tournament-play = Készen állok
tournament-continue = A táblához
tournament-waiting = Várjuk az ellenfelet ({ $name }). Maradj ezen az oldalon: a mérkőzés magától indul, ha mindketten itt vagytok.
tournament-waits-for-you = { $name } itt van, és rád vár.
tournament-stop-waiting = Nem várok tovább
tournament-bracket = Ágrajz
tournament-table = Eredmények
tournament-table-note = Előbb a sor játékosának pontjai, aztán a másiké.
tournament-round = { $round }. forduló
tournament-final = Döntő
tournament-semifinal = Elődöntő
tournament-quarterfinal = Negyeddöntő
tournament-bye = erőnyerő
tournament-tba = még nem dőlt el
tournament-won-by = győztes
tournament-how = { $how ->
    [director] a rendező döntése szerint
    [deadline] a határidő lejártával
   *[withdrawn] játék nélkül
}
tournament-playing = most játsszák
tournament-watch = Nézem
tournament-see = Mérkőzés megnézése
tournament-cell = { $how ->
    [won] játék nélkül nyert
    [lost] játék nélkül veszített
   *[open] még nem játszották le
}
tournament-standings = Állás
tournament-rank = Hely
tournament-player = Játékos
tournament-wins = Győzelem
tournament-losses = Vereség
tournament-out = kiesett
tournament-players = Játékosok
tournament-reserves = Tartalékok
tournament-nobody = Még senki sem nevezett.
tournament-seeds-note = Értékszám szerinti sorrendben: ez a kiemelés.
tournament-direct = Rendezés
tournament-direct-note = Ezt a versenyt te rendezed.
tournament-start = Indítás és sorsolás
tournament-start-needs = Az induláshoz két játékos kell.
tournament-cancel = Lefújás
tournament-yes-cancel = Igen, maradjon el
tournament-remove = Kizárás
tournament-remove-who = Kizárás: { $name }
tournament-yes-remove = Igen, kizárom: { $name }
tournament-replace = Csere
tournament-replace-who = Csere: { $name }
tournament-replace-by = A tartalék, aki tovább játszik
tournament-no-reserves = Nincs tartalék; aki most nevez, az lesz.
tournament-decide = Döntés: { $white } – { $black }
tournament-win-for = Győztes: { $name }
tournament-later = Még { $days } nap
