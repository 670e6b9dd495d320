# The report of an analysis: the page, the plain text, the graphs.

report-title = { $white } – { $black }: analiza
report-subtitle = { $kind ->
    [match] Mecz do { $length } { $length ->
        [one] punktu
       *[other] punktów
    }, { $own } : { $other }
   *[money] Gra na pieniądze, wynik { $own } : { $other }
}
report-engine = Ocena: { $engine }, poziom { $level }, głębokość { $plies }, sieć { $net }
report-engine-told = Ocena: { $engine }, według jego pliku
report-incomplete = Tę analizę przerwano: nie każda decyzja została zbadana tak głęboko, jak wymaga tego poziom.
report-footer = Stracone equity podano w jednostkach kostki sprzed decyzji (w meczu EMG). PR = 500 × stracone equity ÷ policzone decyzje. Szczęście to przewaga najlepszego ruchu danego rzutu nad średnią wszystkich rzutów.

report-summary = Podsumowanie
report-figure = Wielkość
report-pr = PR
report-pr-value = { $pr } ± { $half }
report-pr-few = Za mało decyzji ({ $count } z { $least })
report-band = Poziom gry
report-band-world-champion = mistrz świata
report-band-world-class = klasa światowa
report-band-expert = ekspert
report-band-advanced = zaawansowany
report-band-intermediate = średni
report-band-casual = okazjonalny
report-band-beginner = początkujący
report-band-distracted = rozkojarzony
report-counted = Policzone decyzje
report-checker-plays = Ruchy pionkami: PR
report-doubling = Podwajanie: PR
report-taking = Przyjmowanie i odrzucanie: PR
report-of-counted = { $pr } (policzone: { $count })
report-marks = Niedokładności, błędy, grube błędy
report-checker-lost = Equity stracone w ruchach
report-cube-lost = Equity stracone przy kostce
report-mwc-lost = Stracona szansa wygrania meczu
report-points-lost = Stracone punkty
report-gnubg-rate = Wskaźnik błędów gnubg (mEMG)
report-snowie-rate = Wskaźnik błędów Snowie (mEMG)
report-luck = Szczęście we własnych rzutach
report-net-luck = Szczęście netto
report-lucky = Rzuty szczęśliwe i pechowe
report-result = Wynik
report-luck-adjusted = Wynik bez szczęścia
report-expected = Oczekiwany wynik przy tych PR
report-unjudged = Decyzje nie do oceny

report-by-phase = Według fazy partii
report-phase = Faza
report-phase-opening = Otwarcie
report-phase-middle = Gra środkowa
report-phase-race = Wyścig
report-phase-bear-off = Zdejmowanie
report-by-error = Według rodzaju błędu
report-error = Rodzaj
report-error-checker = Ruch pionkami
report-error-missed-double = Przeoczone podwojenie
report-error-wrong-double = Błędne podwojenie
report-error-too-good = Podwojenie w zbyt dobrej pozycji
report-error-wrong-take = Błędne przyjęcie
report-error-wrong-drop = Błędne odrzucenie
report-error-wrong-beaver = Błędny beaver
report-error-missed-beaver = Przeoczony beaver
report-error-wrong-raccoon = Błędny raccoon
report-error-missed-raccoon = Przeoczony raccoon
report-error-resigned-early = Poddanie za wczesne lub za wysokie
report-error-wrong-accept = Błędnie przyjęte poddanie
report-error-wrong-refuse = Błędnie odrzucone poddanie
report-times = Liczba
report-lost = Stracone equity

report-graph-mwc = Szansa na wygranie meczu: { $player }
report-graph-equity = Equity: { $player }
report-graph-luck = Szczęście względem przeciwnika, narastająco: { $player }
report-game-short = Partia { $game }
report-lost-by = { $made } { $mark } −{ $loss }

report-errors = Błędy, od najgorszego
report-errors-none = Żadna decyzja nie kosztowała 0,020.
report-all = Wszystkie decyzje
report-game = Partia { $game }
report-game-won = Zwycięzca: { $player }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
report-when = Partia { $game }, ruch { $turn }: { $player }
report-rolled = Rzut: { $dice }
report-standing = Wynik { $own } : { $other }, do { $length }
report-crawford = Partia Crawforda
report-cube-value = Kostka: { $cube }
report-board = Plansza od strony gracza: { $player }; pipsy { $pips } do { $other }
report-best-is = Najlepsze: { $best }
report-played-is = Zagrano: { $made }
report-not-counted = Nie liczy się do PR
report-forced = Ruch wymuszony
report-comment = Komentarz
report-lucky-by = Szczęście w rzucie: { $luck }

report-head-play = Ruch
report-head-equity = Equity
report-head-loss = Strata
report-head-difference = Różnica
report-head-mwc = MWC
report-head-win = Wygr.
report-head-gammon = G
report-head-backgammon = BG
report-head-lose = Przegr.
report-head-plies = Głęb.
report-head-action = Decyzja
report-not-listed = { $count ->
    [one] i jeszcze { $count } ruch
    [few] i jeszcze { $count } ruchy
    [many] i jeszcze { $count } ruchów
   *[other] i jeszcze { $count } ruchu
}

report-no-move = brak ruchu
report-action-no-double = Bez podwojenia
report-action-double = Podwojenie
report-action-take = Przyjęcie
report-action-drop = Odrzucenie
report-action-beaver = Beaver
report-action-raccoon = Raccoon
report-action-resign = Poddanie partii
report-action-play = Dalsza gra
report-action-accept = Przyjęcie poddania
report-action-refuse = Odrzucenie poddania
report-cube-double-take = Podwojenie, przyjęcie
report-cube-double-drop = Podwojenie, odrzucenie
report-cube-double-beaver = Podwojenie, beaver
report-right = { $action ->
    [double] Prawidłowo: podwoić.
    [too-good] Prawidłowo: grać dalej, pozycja jest za dobra na podwojenie.
   *[no-double] Prawidłowo: nie podwajać.
} { $response ->
    [drop] Prawidłowa odpowiedź na podwojenie: odrzucić.
    [beaver] Prawidłowa odpowiedź na podwojenie: beaver.
   *[take] Prawidłowa odpowiedź na podwojenie: przyjąć.
}
report-figures-of = Liczby dla gracza: { $player }
report-resigning = Dalsza gra jest dla gracza warta { $equity }.

report-mark-inaccuracy = niedokładność
report-mark-error = błąd
report-mark-blunder = gruby błąd
report-problem-illegal-play = Zapisany ruch jest niezgodny z zasadami
report-problem-position-set = Pozycję ustawiono tu ręcznie
report-problem-match-too-long = Tabela meczowa nie sięga tak daleko
report-problem-not-among-results = Nie można znaleźć tego ruchu
report-problem-not-judged = Jeszcze nie oceniono
