# The position editor of the web app.

editor-too-many = { $side ->
    [white] Fehérnek { $count } korongja van; legfeljebb { $most } lehet.
   *[black] Feketének { $count } korongja van; legfeljebb { $most } lehet.
}
editor-brush = Felrakás
editor-erase = Levétel
editor-start = Kezdőállás
editor-clear = Üres tábla
editor-exchange = Oldalcsere
editor-pips = Pip: fehér { $white }, fekete { $black }
editor-problems = Ami ebben az állásban hibás
editor-analyse = Elemzés
editor-play = Játék innen
editor-play-level = A számítógép ellen
editor-play-side = Te vagy
editor-turn = Ki következik
editor-not-rolled = nincs dobás
editor-die-first = Első kocka
editor-die-second = Második kocka
editor-nobody = senki
editor-length = Játékmód
editor-score-white = Fehér pontjai
editor-score-black = Fekete pontjai
editor-crawford = Crawford-játszma
editor-paste = Állás beillesztése: XGID, GNU ID, OGID, FIBS vagy Snowie
editor-read = Beolvasás
editor-copy = Másolás
editor-copy-name = Másolás: { $name }
editor-copied = Kimásolva: { $name }
editor-copy-by-hand = A böngésző nem engedi a másolást. Jelöld ki a szöveget, és másold ki: { $name }
editor-link = Hivatkozás
editor-picture = Mentés képként
editor-recent = Legutóbbi állások
