### Two short interactive lessons: set up the board, and use the cube.

lessons-title = Lekcje
lessons-next = Dalej
lessons-again = Jeszcze raz
lessons-close = Do zasad

## Set up the board

lesson-setup-title = Ustaw planszę
lesson-setup-intro = Ustaw swoje 15 pionków tak, jak zaczyna się partia. Grasz białymi, a pole 1 jest w prawym dolnym rogu. Naciśnięcie pola dodaje pionek. Gdy wybrano „Zabierz”, naciśnięcie zabiera jeden.
lesson-setup-rule = Zapamiętaj: 2, 5, 3, 5. Dwa pionki na polu 24, pięć na polu 13, trzy na polu 8 i pięć na polu 6.
lesson-setup-left = { $count ->
    [0] Wszystkie twoje pionki są na planszy.
    [one] Został { $count } pionek.
    [few] Zostały { $count } pionki.
   *[many] Zostało { $count } pionków.
}
lesson-setup-add = Dodaj
lesson-setup-remove = Zabierz
lesson-setup-mode = Naciśnięcie pola
lesson-setup-point = { $count ->
    [0] Pole { $point }, puste
    [one] Pole { $point }, { $count } pionek
    [few] Pole { $point }, { $count } pionki
   *[many] Pole { $point }, { $count } pionków
}
lesson-setup-check = Sprawdź
lesson-setup-empty = Zabierz wszystkie
lesson-setup-show = Pokaż
lesson-setup-too-few = { $wanted ->
    [one] Pole { $point } potrzebuje { $wanted } pionka; teraz stoi tam { $count }.
   *[other] Pole { $point } potrzebuje { $wanted } pionków; teraz stoi tam { $count }.
}
lesson-setup-too-many = { $wanted ->
    [0] Żaden pionek nie zaczyna na polu { $point }.
    [one] Pole { $point } potrzebuje tylko { $wanted } pionka; teraz stoi tam { $count }.
   *[other] Pole { $point } potrzebuje tylko { $wanted } pionków; teraz stoi tam { $count }.
}
lesson-setup-done = Dobrze. Pionki przeciwnika stoją tak samo, widziane z drugiej strony.
lesson-setup-pips = Liczba pipsów każdej ze stron to teraz { $pips }.

## Use the cube

lesson-cube-title = Użyj kostki podwajającej
lesson-cube-intro = Kostka podwajająca podnosi wartość partii. Rozegraj z nią jedną partię; czeka pięć kolejnych pytań.
lesson-cube-stake = Stawka: { $stake }
lesson-cube-middle = Kostka jest pośrodku.
lesson-cube-mine = Kostka należy do ciebie.
lesson-cube-other = Kostka należy do przeciwnika.
lesson-cube-done = To już wszystko o kostce: zaproponować, przyjąć, odrzucić, podwoić ponownie.

lesson-cube-offer = Twoja kolejka, prowadzisz i jeszcze nie było rzutu. Chcesz zagrać o więcej. Co robisz?
lesson-cube-offer-double = Podwojenie
lesson-cube-offer-double-answer = Dobrze. Proponujesz 2, zanim rzucisz. Teraz musi odpowiedzieć przeciwnik.
lesson-cube-offer-roll = Rzut
lesson-cube-offer-roll-answer = Możesz, ale po rzucie jest w tej kolejce za późno na podwojenie. Spróbuj inaczej.

lesson-cube-taken = Przeciwnik przyjmuje. Stawka wynosi teraz 2. Kilka rzutów później chcesz podwoić jeszcze raz. Czy wolno?
lesson-cube-taken-no = Nie
lesson-cube-taken-no-answer = Dobrze. Kto przyjmuje podwojenie, dostaje kostkę, a podwoić ponownie może tylko jej właściciel.
lesson-cube-taken-yes = Tak
lesson-cube-taken-yes-answer = Nie. Od przyjęcia kostka należy do przeciwnika, a podwoić ponownie może tylko jej właściciel.

lesson-cube-redoubled = Szczęście się odwraca i przeciwnik podwaja ponownie do 4. Ile kosztuje odrzucenie?
lesson-cube-redoubled-two = 2 punkty
lesson-cube-redoubled-two-answer = Dobrze. Odrzucenie kosztuje stawkę sprzed propozycji, czyli 2. Tym razem przyjmujesz.
lesson-cube-redoubled-four = 4 punkty
lesson-cube-redoubled-four-answer = Nie. 4 to stawka po przyjęciu. Odrzucenie kosztuje stawkę sprzed propozycji.

lesson-cube-owner = Podwojenie przyjęte, stawka wynosi 4. Kto może podwoić jako następny?
lesson-cube-owner-me = Tylko ja
lesson-cube-owner-me-answer = Dobrze. Przyjmując, dostajesz kostkę.
lesson-cube-owner-other = Tylko przeciwnik
lesson-cube-owner-other-answer = Nie. Podwajając ponownie, przeciwnik oddał kostkę.
lesson-cube-owner-both = Obie strony
lesson-cube-owner-both-answer = Nie. Obie strony mogą podwajać tylko wtedy, gdy kostka jest pośrodku.

lesson-cube-score = Wygrywasz gammona przy kostce na 4. Ile to punktów?
lesson-cube-score-four = 4 punkty
lesson-cube-score-four-answer = Tyle dałaby zwykła wygrana. Gammon liczy się podwójnie.
lesson-cube-score-eight = 8 punktów
lesson-cube-score-eight-answer = Dobrze: 2 × kostka 4 = 8 punktów.
lesson-cube-score-twelve = 12 punktów
lesson-cube-score-twelve-answer = Tyle dałby backgammon. Gammon liczy się podwójnie.
