# Mecz w terminalu: co program mówi, o co pyta i co można wpisać.
# Nazwy graczy: $name, $white, $black; ruch: $turn ("8/5 6/5").

## Słowa, które można wpisać; pokazywane jest pierwsze. Oddzielone przecinkami.
play-word-roll = rzut, rzuć, rzucam
play-word-double = podwój, podwajam
play-word-take = przyjmij, przyjmuję
play-word-drop = odrzuć, odrzucam, pas
play-word-beaver = beaver
play-word-raccoon = raccoon
play-word-resign = poddaj, poddaję
play-word-accept = przyjmij, przyjmuję
play-word-refuse = odrzuć, odrzucam
play-word-undo = cofnij
play-word-takeback = wycofaj
play-word-hint = podpowiedź
play-word-moves = ruchy
play-word-board = plansza
play-word-pips = pipsy
play-word-score = wynik
play-word-save = zapisz
play-word-help = pomoc, ?
play-word-quit = koniec, wyjdź
play-place-bar = banda
play-place-off = zdjęte, zdjęty

## Co robi każde z nich, do pomocy
play-help-turns = Ruch pisze się tak: „8/5 6/5”, czyli dla każdego pionka skąd/dokąd, licząc pola od swojej strony. „bar/20” to wejście z bandy, „6/off” to zdjęcie pionka. Można też wpisywać po jednym kroku.
play-help-roll = Rzut kośćmi. Sam Enter działa tak samo.
play-help-double = Zaproponuj podwojenie stawki.
play-help-take = Przyjmij podwojenie: stawka rośnie dwa razy, a kostka jest twoja.
play-help-drop = Odrzuć podwojenie: partia jest przegrana po stawce sprzed propozycji.
play-help-beaver = Przyjmij, od razu podwój jeszcze raz i zatrzymaj kostkę.
play-help-raccoon = Odpowiedz na beavera jeszcze jednym podwojeniem.
play-help-resign = Zaproponuj poddanie partii: „poddaj 1” zwykła wygrana przeciwnika, 2 gammon, 3 backgammon.
play-help-accept = Przyjmij poddanie partii.
play-help-refuse = Odrzuć poddanie; partia toczy się dalej.
play-help-undo = Cofnij ostatni krok tej kolejki.
play-help-takeback = Wycofaj swoją ostatnią całą kolejkę; kości zostają te same.
play-help-hint = Powiedz, co zrobiłby silnik; potem ruch można wybrać jego numerem.
play-help-moves = Wymień wszystkie sposoby zagrania tego rzutu.
play-help-board = Pokaż planszę jeszcze raz.
play-help-pips = Podaj liczbę pipsów obu stron.
play-help-score = Podaj wynik.
play-help-save = Zapisz teraz i podaj gdzie. Każda czynność i tak zapisuje się sama.
play-help-help = Pokaż tę listę.
play-help-quit = Wyjdź. Partię można później wznowić.

## Gracze
play-white = Biały
play-black = Czarny
play-computer = Komputer

## Plansza
play-strip = { $sign } { $name } · pipsy { $pips } · punkty { $points }
play-plain-point = { $colour ->
    [white] { $count ->
        [one] Pole { $point }: { $count } biały
        [few] Pole { $point }: { $count } białe
       *[other] Pole { $point }: { $count } białych
    }
   *[black] { $count ->
        [one] Pole { $point }: { $count } czarny
        [few] Pole { $point }: { $count } czarne
       *[other] Pole { $point }: { $count } czarnych
    }
}
play-plain-bar = { $colour ->
    [white] { $count ->
        [one] Banda: { $count } biały
        [few] Banda: { $count } białe
       *[other] Banda: { $count } białych
    }
   *[black] { $count ->
        [one] Banda: { $count } czarny
        [few] Banda: { $count } czarne
       *[other] Banda: { $count } czarnych
    }
}
play-plain-off = { $colour ->
    [white] { $count ->
        [one] Zdjęte: { $count } biały
        [few] Zdjęte: { $count } białe
       *[other] Zdjęte: { $count } białych
    }
   *[black] { $count ->
        [one] Zdjęte: { $count } czarny
        [few] Zdjęte: { $count } czarne
       *[other] Zdjęte: { $count } czarnych
    }
}
play-plain-side = { $colour ->
    [white] { $name } (białe): liczba pipsów { $pips }, punkty { $points }
    [black] { $name } (czarne): liczba pipsów { $pips }, punkty { $points }
   *[other] { $name }: liczba pipsów { $pips }, punkty { $points }
}
play-plain-cube = { $owner ->
    [white] Kostka podwajająca: { $value }, po stronie białych
    [black] Kostka podwajająca: { $value }, po stronie czarnych
   *[nobody] Kostka podwajająca: { $value }, na środku
}

## Co się dzieje
play-welcome = W każdej chwili można wpisać „pomoc”, aby zobaczyć, co jest możliwe.
play-hypergammon-net = W tego hypergammona komputer gra swoją siecią neuronową. Dokładna tabela służy grze na pieniądze bez zasady Jacoby'ego, gdy utworzy ją „fivepoint bearoff hyper”.
play-game = Partia { $number }
play-score-match = { $length ->
    [one] Mecz do { $length } punktu: { $white } { $white_points }, { $black } { $black_points }.
   *[other] Mecz do { $length } punktów: { $white } { $white_points }, { $black } { $black_points }.
}
play-score-money = Gra na pieniądze: { $white } { $white_points }, { $black } { $black_points }.
play-crawford = To partia Crawforda: nikt nie może podwajać.
play-opening = Rzut początkowy: { $white } { $first }, { $black } { $second }. Zaczyna { $starter }.
play-opening-tie = Rzut początkowy: na obu kościach { $die }, więc rzut się powtarza.
play-automatic-double = Automatyczne podwojenie: stawka wynosi teraz { $value }.
play-opening-afresh = { $name } rzuca teraz obiema kośćmi.
play-rolled = { $name } – rzut: { $dice }.
play-dance = { $name } nie może wykonać ruchu: strata kolejki.
play-played = { $name } – ruch: { $turn }.
play-doubled = { $name } proponuje podwojenie stawki do { $value }.
play-took = { $name } przyjmuje. Stawka wynosi { $value }, właściciel kostki: { $owner }.
play-dropped = { $name } odrzuca podwojenie.
play-beavered = { $name } odpowiada beaverem: stawka wyniosłaby { $value }.
play-raccooned = { $name } odpowiada raccoonem: stawka wyniosłaby { $value }.
play-resigned = { $result ->
    [1] { $name } proponuje poddanie partii: zwykła wygrana przeciwnika.
    [2] { $name } proponuje poddanie partii: gammon.
   *[3] { $name } proponuje poddanie partii: backgammon.
}
play-accepted = { $name } przyjmuje poddanie partii.
play-refused = { $name } odrzuca poddanie. Partia toczy się dalej.
play-took-back = { $name } wycofuje swoją ostatnią kolejkę.
play-game-won = { $result ->
    [2] { $name } wygrywa gammon.
    [3] { $name } wygrywa backgammon.
   *[1] { $name } wygrywa partię.
}
play-game-points = { $points ->
    [one] To { $points } punkt.
    [few] To { $points } punkty.
   *[other] To { $points } punktów.
}
play-game-points-cube = { $points ->
    [one] Przy kostce { $cube } to { $points } punkt.
    [few] Przy kostce { $cube } to { $points } punkty.
   *[other] Przy kostce { $cube } to { $points } punktów.
}
play-jacoby = Według zasady Jacoby’ego liczy się jako zwykła wygrana, bo nikt nie podwoił.
play-match-won = { $name } wygrywa mecz!
play-session-won = Koniec gry na pieniądze: prowadzi { $name }.
play-session-level = Koniec gry na pieniądze: remis.

## Pytania
play-ask-opening = Naciśnij Enter, aby wykonać rzut początkowy.
play-ask-roll = { $name }: naciśnij Enter, aby rzucić.
play-ask-roll-or-double = { $name }: naciśnij Enter, aby rzucić, albo wpisz „podwój”.
play-ask-dice = { $name }: wpisz swoje dwie kości, na przykład 31.
play-ask-dice-or-double = { $name }: wpisz swoje dwie kości, na przykład 31, albo przed rzutem „podwój”.
play-ask-dice-for = { $name } rzuca: wpisz te dwie kości, na przykład 31.
play-ask-opening-dice = Rzut początkowy: wpisz najpierw kość, którą ma { $white }, potem tę, którą ma { $black }, na przykład 31.
play-ask-turn = { $name }: do zagrania { $dice }. Możliwe kroki: { $steps }
play-ask-rest = Dalej: { $steps }
play-ask-confirm = { $name }: Enter zagrywa { $turn }, „cofnij” cofa.
play-ask-cube = { $extra ->
    [beaver] { $name }: „przyjmij” stawkę { $value }, „odrzuć” i przegraj { $stake } albo „beaver”?
    [raccoon] { $name }: „przyjmij” stawkę { $value }, „odrzuć” i przegraj { $stake } albo „raccoon”?
   *[none] { $name }: „przyjmij” stawkę { $value } albo „odrzuć” i przegraj { $stake }?
}
play-ask-resignation = { $name }: „przyjmij” czy „odrzuć”?
play-ask-resignation-largest = { $name }: wpisz „przyjmij”. Więcej nie da się już przegrać, więc nie można odrzucić.
play-ask-resign = Ile chcesz oddać: 1 zwykła wygrana przeciwnika, 2 gammon, 3 backgammon? „cofnij” wraca do gry.
play-ask-next-game = Naciśnij Enter, aby zacząć następną partię, albo wpisz „koniec”.

## Odpowiedzi
play-turns = { $count ->
    [one] Jest { $count } sposób zagrania: { $turns }
    [few] Są { $count } sposoby zagrania: { $turns }
   *[other] Jest { $count } sposobów zagrania: { $turns }
}
play-pips = Liczba pipsów: { $name } { $own }, { $opponent } { $other }.
play-hint-none = Tu nie ma czego podpowiadać.
play-hint-turn = { $number }. { $turn }   equity { $equity }
play-hint-cube = { $action ->
    [double] Podwój.
    [too-good] Nie podwajaj: pozycja jest na to za dobra, graj dalej o gammon.
   *[no-double] Nie podwajaj.
}
play-hint-answer = { $response ->
    [drop] Odrzuć.
    [beaver] Odpowiedz beaverem.
   *[take] Przyjmij.
}
play-bad-dice = „{ $typed }” to nie dwie kości. Wpisz dwie liczby od 1 do 6.
play-bad-resignation = „{ $typed }” nie oznacza poddania. Po „poddaj” wpisz 1, 2 albo 3.
play-not-now = „{ $word }” nie jest teraz możliwe. Można wpisać: { $words }.
play-not-understood = „{ $typed }” jest niezrozumiałe. Można wpisać: { $words }.
play-nothing-to-undo = Nie ma czego cofnąć.
play-undo-or-takeback = Nie ma kroku do cofnięcia. „wycofaj” wycofuje twoją ostatnią całą kolejkę.
play-saved = Zapisano w { $file }
play-saved-again = Zapisywanie znów działa, wszystko jest w { $file }
play-saving-off = Ta gra nie jest zapisywana: rozpoczęto ją z --no-save.
play-not-saved = Gra toczy się dalej, ale zachowana jest tylko do ostatniego zapisu. Po każdej czynności program spróbuje ponownie.
play-left-unsaved = Ostatnich czynności nie udało się zapisać.
play-left = Gra jest zachowana. Aby grać dalej: fivepoint play --resume { $file }
play-kept = Cały mecz jest zachowany w { $file }

## Lista zapisów
play-no-saves = Nie ma zapisanych gier w { $folder }
play-saves = Zapisane gry w { $folder }
play-save-line = { $state ->
    [over] { $file }: { $white } { $white_points }, { $black } { $black_points } (zakończona)
   *[open] { $file }: { $white } { $white_points }, { $black } { $black_points }
}

## Zapisy, których nie da się użyć
error-save-exists = „{ $file }” już istnieje i pozostaje bez zmian. Wybierz inną nazwę albo graj dalej: fivepoint play --resume { $file }
error-save-in-use = Gra z pliku „{ $file }” toczy się właśnie w innym oknie. Najpierw zamknij tamto.
error-save-damaged = „{ $file }” nie jest kompletnym zapisem gry i pozostaje bez zmian. { $reason }
error-save-foreign = „{ $file }” nie pochodzi z „fivepoint play”, więc nie można go wznowić. Plik pozostaje bez zmian.
error-save-edited = „{ $file }” zmieniono po zapisaniu, więc nie można go wznowić. Plik pozostaje bez zmian.
error-no-saves = Nie ma zapisanej gry do wznowienia w { $folder }
error-options-exclude = { $option } i { $other } wykluczają się. Pomiń jedną z tych opcji.
error-name-unusable = „{ $name }” nie może być nazwą gracza. Użyj od 1 do { $most } liter, cyfr lub znaków.
