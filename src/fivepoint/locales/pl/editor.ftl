# The position editor of the web app.

editor-too-many = { $side ->
    [white] Białe mają { $count ->
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionka
    }; mogą mieć najwyżej { $most }.
   *[black] Czarne mają { $count ->
        [few] { $count } pionki
        [many] { $count } pionków
       *[other] { $count } pionka
    }; mogą mieć najwyżej { $most }.
}
editor-brush = Ustawiaj
editor-erase = Usuń
editor-start = Pozycja początkowa
editor-clear = Pusta plansza
editor-exchange = Zamień strony
editor-pips = Pipsy: białe { $white }, czarne { $black }
editor-problems = Co jest nie tak z tą pozycją
editor-analyse = Analizuj
editor-play = Graj stąd
editor-play-level = Przeciw komputerowi
editor-play-side = Grasz jako
editor-turn = Kto rzuca
editor-not-rolled = bez rzutu
editor-die-first = Pierwsza kość
editor-die-second = Druga kość
editor-nobody = nikt
editor-length = Gra o
editor-score-white = Punkty białych
editor-score-black = Punkty czarnych
editor-crawford = Partia Crawforda
editor-paste = Wklej pozycję: XGID, GNU ID, OGID, FIBS albo Snowie
editor-read = Wczytaj
editor-copy = Kopiuj
editor-copy-name = Kopiuj: { $name }
editor-copied = Skopiowano: { $name }
editor-copy-by-hand = Przeglądarka nie pozwala tej stronie kopiować. Zaznacz tekst i skopiuj go: { $name }
editor-link = Link
editor-picture = Zapisz jako obraz
editor-recent = Ostatnie pozycje
