### Two short interactive lessons: set up the board, and use the cube.

lessons-title = Leckék
lessons-next = Tovább
lessons-again = Még egyszer
lessons-close = A szabályokhoz

## Set up the board

lesson-setup-title = Állítsd fel a táblát
lesson-setup-intro = Tedd a 15 korongodat oda, ahonnan a játszma indul. Te vagy a fehér, az 1-es mező jobbra lent van. Egy mezőt megnyomva egy korongot teszel fel. Ha a „Levétel” van kiválasztva, a nyomás egyet levesz.
lesson-setup-rule = Jegyezd meg: 2, 5, 3, 5. Két korong a 24-esen, öt a 13-ason, három a 8-ason és öt a 6-oson.
lesson-setup-left = { $count ->
    [0] Minden korongod a táblán van.
   *[other] Még { $count } korong van hátra.
}
lesson-setup-add = Felrakás
lesson-setup-remove = Levétel
lesson-setup-mode = Egy mező megnyomása
lesson-setup-point = { $count ->
    [0] { $point }. mező, üres
   *[other] { $point }. mező, { $count } korong
}
lesson-setup-check = Ellenőrzés
lesson-setup-empty = Mindet leveszem
lesson-setup-show = Mutasd meg
lesson-setup-too-few = { $point }. mező: { $wanted } korong kell ide, most { $count } van rajta.
lesson-setup-too-many = { $wanted ->
    [0] { $point }. mező: innen nem indul korong.
   *[other] { $point }. mező: csak { $wanted } korong kell ide, most { $count } van rajta.
}
lesson-setup-done = Helyes. Az ellenfeled korongjai ugyanígy állnak, a túloldalról nézve.
lesson-setup-pips = Most mindkét fél pipszáma { $pips }.

## Use the cube

lesson-cube-title = Használd a dupláskockát
lesson-cube-intro = A dupláskocka megemeli a játszma értékét. Játssz végig vele egy játszmát; öt kérdés követi egymást.
lesson-cube-stake = Tét: { $stake }
lesson-cube-middle = A dupláskocka középen van.
lesson-cube-mine = A dupláskocka a tiéd.
lesson-cube-other = A dupláskocka az ellenfeledé.
lesson-cube-done = Ennyi az egész: ajánlás, elfogadás, elutasítás, újraduplázás.

lesson-cube-offer = Te következel, jobban állsz, és még nem dobtál. Többért szeretnél játszani. Mit teszel?
lesson-cube-offer-double = Duplázás
lesson-cube-offer-double-answer = Helyes. Dobás előtt 2-t ajánlasz. Most az ellenfelednek kell válaszolnia.
lesson-cube-offer-roll = Dobás
lesson-cube-offer-roll-answer = Megteheted, de dobás után ebben a körben már késő duplázni. Próbáld a másikat.

lesson-cube-taken = Az ellenfeled elfogadja. A tét most 2. Néhány dobással később újra szeretnél duplázni. Megteheted?
lesson-cube-taken-no = Nem
lesson-cube-taken-no-answer = Helyes. Aki elfogadja a duplázást, azé a dupláskocka, és csak a tulajdonosa duplázhat újra.
lesson-cube-taken-yes = Igen
lesson-cube-taken-yes-answer = Nem. A dupláskocka az elfogadás óta az ellenfeledé, és csak a tulajdonosa duplázhat újra.

lesson-cube-redoubled = Fordul a szerencse, és az ellenfeled 4-re újra dupláz. Mennyibe kerül elutasítani?
lesson-cube-redoubled-two = 2 pontba
lesson-cube-redoubled-two-answer = Helyes. Az elutasítás az ajánlat előtti tétbe kerül, az pedig 2. Ezúttal elfogadod.
lesson-cube-redoubled-four = 4 pontba
lesson-cube-redoubled-four-answer = Nem. 4 akkor a tét, ha elfogadod. Az elutasítás az ajánlat előtti tétbe kerül.

lesson-cube-owner = Elfogadtad, a tét 4. Ki duplázhat legközelebb?
lesson-cube-owner-me = Csak én
lesson-cube-owner-me-answer = Helyes. A dupláskocka az elfogadással hozzád került.
lesson-cube-owner-other = Csak az ellenfelem
lesson-cube-owner-other-answer = Nem. Az ellenfeled az újraduplázással kiadta a kezéből a dupláskockát.
lesson-cube-owner-both = Mindketten
lesson-cube-owner-both-answer = Nem. Mindkét fél csak addig duplázhat, amíg a dupláskocka középen van.

lesson-cube-score = Gammont nyersz, a dupláskocka 4-en áll. Hány pont ez?
lesson-cube-score-four = 4 pont
lesson-cube-score-four-answer = Annyi az egyszerű játszma volna. A gammon kétszeresen számít.
lesson-cube-score-eight = 8 pont
lesson-cube-score-eight-answer = Helyes: 2 × dupláskocka 4 = 8 pont.
lesson-cube-score-twelve = 12 pont
lesson-cube-score-twelve-answer = Annyi a backgammon volna. A gammon kétszeresen számít.
