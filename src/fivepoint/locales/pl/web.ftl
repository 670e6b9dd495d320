### The web app: board, game page, home, new game, settings.
### Sentences in "Said aloud" are read by screen readers, one for each event.

## Every page

web-title = { $page } – Fivepoint
web-title-home = Fivepoint – backgammon
web-title-game = { $white } – { $black }
web-title-your-turn = ● Twój ruch – Fivepoint
web-skip = Przejdź do treści
web-skip-board = Przejdź do planszy
web-nav = Menu główne
web-menu = Menu
web-nav-play = Graj
web-home = Strona główna
web-review = Analiza
web-editor = Edytor
web-lobby = Poczekalnia
web-account = Konto
web-account-of = Konto: { $name }
web-rules = Zasady
web-settings = Ustawienia
web-about = O programie
web-language = Język
web-not-found = Nie ma takiej strony
web-not-found-text = Adres jest błędny albo tej strony już nie ma.
web-no-table = Nie można pokazać tej gry
web-close = Zamknij
web-cancel = Anuluj
web-ok = OK
web-off = Wyłączone
web-left = Po lewej
web-right = Po prawej
web-white = Białe
web-black = Czarne
web-you = Ty
web-computer = Komputer
web-computer-level = Komputer ({ $level })
web-account-deleted = Usunięte konto
web-error-unknown = To się nie udało ({ $code }). Spróbuj ponownie.
web-error-network = Serwer jest nieosiągalny. Spróbuj ponownie.

## Home

web-home-title = Backgammon od ręki
web-home-lead = Zagraj z komputerem albo z kimś obok. Bez konta i bez ustawiania czegokolwiek.
web-play = Graj
web-home-what = { $format ->
    [match] Komputer · { $level } · mecz do { $length }
    [money] Komputer · { $level } · gra na pieniądze
   *[game] Komputer · { $level } · jedna partia
}
web-home-invite = Zaproś
web-home-more = Więcej możliwości
web-home-continue = Kontynuuj
web-home-recent = Ostatnie mecze
web-home-rules = Zasady z planszami do wypróbowania
web-home-lessons = Lekcje: ustawienie planszy, kostka podwajająca
web-home-try = Twój rzut: 3 i 1. Spróbuj: naciśnij pionek, aby nim zagrać.
web-home-tried = Twoje zagranie: { $moves }. W prawdziwej partii byłby teraz ruch przeciwnika.
web-home-again = Spróbuj inaczej

## New game

web-new-game = Nowa gra
web-start = Zacznij
web-new-opponent = Przeciwnik
web-new-computer = Komputer
web-new-here = Ktoś obok
web-new-invite-note = Dostaniesz adres do wysłania. Miejsce ma ten, kto pierwszy go otworzy.
web-new-lobby-note = Zobacz, kto czeka na grę, albo ogłoś własną.
web-new-to-lobby = Do poczekalni
web-new-name-white = Imię białych
web-new-name-black = Imię czarnych
web-new-level = Poziom
web-level-pip-count = Liczba pipsów
web-level-pip-count-note = Prosta reguła, nie analiza eksperta.
web-new-hypergammon-net = W hypergammona gra swoją siecią neuronową: dokładna tabela służy grze na pieniądze bez zasady Jacoby'ego, gdy zostanie utworzona na serwerze.
web-level-beginner = Początkujący
web-level-casual = Rekreacyjny
web-level-club = Klubowy
web-level-expert = Ekspert
web-level-master = Mistrz
web-level-champion = Arcymistrz
web-new-level-pr = { $level } · PR { $pr }
web-new-level-pr-note = PR mierzy błędy: 0 to gra bezbłędna, a niższy PR oznacza silniejszego przeciwnika.
web-new-format = O co gramy
web-new-one-game = Jedna partia
web-new-match = Mecz
web-new-money = Gra na pieniądze
web-new-length = Punkty do wygranej
web-new-length-typed = Inne (1–{ $most })
web-new-cube = Kostka podwajająca
web-new-cube-note = Każda strona może zaproponować podwojenie stawki.
web-new-crawford = Zasada Crawforda
web-new-crawford-note = Gdy komuś brakuje jednego punktu, w następnej partii nie wolno podwajać.
web-new-cap = Kostka do 64
web-new-cap-note = Po wyłączeniu można podwajać bez końca.
web-new-jacoby = Zasada Jacoby'ego
web-new-jacoby-note = Gammon liczy się pojedynczo, dopóki nie obrócono kostki.
web-new-beavers = Beaver
web-new-beavers-on = Beaver
web-new-raccoons-on = Beaver i raccoon
web-new-beavers-note = Kto przyjmuje podwojenie, może od razu podwoić ponownie i zachować kostkę.
web-new-automatic = Automatyczne podwojenia
web-new-automatic-note = Równe kości w rzucie otwierającym podwajają stawkę, najwyżej tyle razy.
web-new-dice = Kości
web-new-dice-auto = Automatyczne
web-new-dice-hand = Sam rzucam
web-new-dice-typed = Wpisuję prawdziwe kości
web-new-colour = Grasz
web-new-random = Losowo
web-new-home-side = Dom
web-new-more = Więcej
web-new-opening = Rzut otwierający
web-new-opening-both = Zwycięzca gra obie kości
web-new-opening-again = Zwycięzca rzuca ponownie
web-new-variant = Odmiana
web-variant-backgammon = Backgammon
web-variant-nackgammon = Nackgammon
web-variant-hypergammon = Hypergammon
web-new-clock = Zegar
web-new-clock-none = Bez zegara
web-new-clock-standard = Zwykły
web-new-clock-custom = Własny
web-new-clock-note = { $minutes ->
    [one] Po { $minutes } minucie na cały mecz; pierwsze { $seconds } s każdej decyzji nic nie kosztuje.
    [few] Po { $minutes } minuty na cały mecz; pierwsze { $seconds } s każdej decyzji nic nie kosztuje.
   *[many] Po { $minutes } minut na cały mecz; pierwsze { $seconds } s każdej decyzji nic nie kosztuje.
}
web-new-clock-minutes = Minuty na stronę
web-new-clock-delay = Darmowe sekundy na decyzję

## Buttons in play

web-actions = Działania
web-roll = Rzut
web-undo = Cofnij
web-confirm = Zatwierdź
web-hint = Podpowiedź
web-more = Więcej
web-double = Podwój
web-double-to = Podwój do { $value }
web-ask-double = Podwoić do { $value }? { $points ->
    [one] Jeśli przeciwnik odrzuci, wygrywasz { $points } punkt.
    [few] Jeśli przeciwnik odrzuci, wygrywasz { $points } punkty.
   *[many] Jeśli przeciwnik odrzuci, wygrywasz { $points } punktów.
}
web-take = Przyjmij
web-drop = Odrzuć
web-beaver = Beaver
web-raccoon = Raccoon
web-play-on = Graj dalej
web-accept = Przyjmij
web-refuse = Odmów
web-offer-costs = Odrzucenie kosztuje { $points }. Po przyjęciu gra toczy się o { $value }.
web-ask-drop = { $points ->
    [one] Odrzucić i stracić { $points } punkt?
    [few] Odrzucić i stracić { $points } punkty?
   *[many] Odrzucić i stracić { $points } punktów?
}
web-next-game = Następna partia
web-rematch = Rewanż
web-flip = Zamień strony
web-direction = Odwróć kierunek
web-swap = Zamień kości miejscami
web-text-board = Plansza jako tekst
web-no-more-doubling = W tej partii już nie podwajam
web-takeback = Cofnij ostatnią kolejkę
web-withdraw = Wycofaj propozycję
web-resign-title = Poddaj tę partię
web-resign-choice = { $kind ->
    [gammon] Gammon
    [backgammon] Backgammon
   *[single] Zwykła
}: { $times } × { $cube } = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-resign-offer = Zaproponuj
web-try-now = Spróbuj teraz
web-type-dice = Wpisz kości
web-die-first = Pierwsza kość
web-die-second = Druga kość

## Beside the board

web-pips = Pipsy
web-score = Wynik
web-to-play = na ruchu
web-thinking = myśli
web-thinking-short = na ruchu
web-crawford-chip = Crawford
web-cube-owner = Ma kostkę
web-clock = Zegar
web-certain = { $who ->
    [you] { $kind ->
        [gammon] Nic już tego nie zmieni: wygrywasz gammona.
        [backgammon] Nic już tego nie zmieni: wygrywasz backgammona.
       *[single] Nic już tego nie zmieni: wygrywasz.
    }
   *[other] { $kind ->
        [gammon] Nic już tego nie zmieni, gammona wygrywa { $name }.
        [backgammon] Nic już tego nie zmieni, backgammona wygrywa { $name }.
       *[single] Nic już tego nie zmieni, wygrywa { $name }.
    }
}
web-finish = Dokończ partię
web-link = { $state ->
    [good] Połączenie: dobre
    [fair] Połączenie: niezłe
    [slow] Połączenie: wolne
   *[lost] Połączenie: przerwane
}
web-off-count = { $count ->
    [one] { $count } zdjęty pionek
    [few] { $count } zdjęte pionki
   *[many] { $count } zdjętych pionków
}
web-panel = Ruchy i więcej
web-keys = Klawisze
web-key-go = Rzut, ruch lub zatwierdzenie
web-key-undo = Cofnij krok
web-key-undoAll = Cofnij cały ruch
web-key-swap = Zamień kości
web-key-double = Zaproponuj podwojenie
web-key-take = Przyjmij
web-key-drop = Odrzuć
web-key-resign = Poddaj partię
web-key-hint = Podpowiedź
web-key-type = Wpisz ruch
web-key-flip = Zamień strony
web-key-direction = Odwróć kierunek
web-key-text = Plansza jako tekst
web-key-pips = Odczytaj pipsy
web-key-last = Odczytaj ostatni ruch
web-key-clock = Odczytaj zegary
web-key-movable = Następny lub poprzedni ruchomy pionek
web-key-close = Odłóż, zamknij
web-key-keys = Ta lista
web-tab-moves = Ruchy
web-tab-chat = Czat
web-tab-chat-unread = Czat ({ $count })
web-tab-info = Dane
web-tab-more = Więcej
web-sheet-open = Ruchy, dane i więcej
web-sheet-close = Zamknij
web-moves-empty = Tu pojawią się ruchy tej partii.
web-moves-numbers = Ruchy każdej strony podano w jej własnej numeracji: jej dom to pola 1–6.
web-row-dance = bez ruchu
web-row = { $kind ->
    [double] podwaja do { $value }
    [take] przyjmuje
    [drop] odrzuca
    [beaver] beaver do { $value }
    [raccoon] raccoon do { $value }
    [resign] proponuje poddanie
    [accept] przyjmuje
    [refuse] odmawia
    [flag] przekracza czas
   *[claim] zgłasza wygraną
}
web-info-money = Gra na pieniądze
web-info-match = Mecz do { $length }
web-info-game = Partia { $game }
web-info-dice = Kości do tej pory
web-info-number = Oczka
web-info-rolls = Rzuty
web-info-doubles = Dublety (oczekiwane)
web-info-expected-each = Oczekiwane dla każdej liczby
web-info-of-expected = { $count } ({ $expected })
web-info-sealed = Kości zapieczętowane przed pierwszym rzutem
web-info-sealed-note = Ten wiersz z góry ustala każdy rzut meczu. Po meczu ziarno zostaje ujawnione i każdy może je sprawdzić.
web-hint-failed = Teraz nie ma podpowiedzi.
web-hint-no-double = Bez podwojenia
web-hint-double-take = Podwojenie, przyjęcie
web-hint-double-drop = Podwojenie, odrzucenie
web-hint-cube = { $action ->
    [double] Słusznie: podwoić.
    [too-good] Słusznie: grać dalej, pozycja za dobra na podwojenie.
   *[no-double] Słusznie: nie podwajać.
} { $response ->
    [drop] Na podwojenie należałoby odpowiedzieć odrzuceniem.
    [beaver] Na podwojenie należałoby odpowiedzieć beaverem.
   *[take] Na podwojenie należałoby odpowiedzieć przyjęciem.
}
web-joining = Otwieranie gry…
web-sending = Wysyłanie…
web-presence = { $state ->
    [here] połączony
   *[away] nieobecny
}
web-link-lost = Utracono połączenie. Ponawianie.
web-link-trying = Utracono połączenie. Ponawianie ({ $tries }).
web-link-back = Połączenie wróciło.
web-link-back-played = Znów połączono. { $name }, zagranie: { $moves }.

## The end of a game

web-result-name = Wynik
web-outcome = { $who ->
    [you] { $kind ->
        [gammon] Wygrywasz gammonem
        [backgammon] Wygrywasz backgammonem
        [drop] Wygrywasz: podwojenie odrzucone
        [resign] Wygrywasz: przeciwnik się poddał
        [flag] Wygrywasz na czas
        [claim] Wygrywasz: przeciwnik odszedł
       *[single] Wygrywasz
    }
   *[other] { $kind ->
        [gammon] { $name } wygrywa gammonem
        [backgammon] { $name } wygrywa backgammonem
        [drop] { $name } wygrywa: podwojenie odrzucone
        [resign] { $name } wygrywa: druga strona się poddała
        [flag] { $name } wygrywa na czas
        [claim] { $name } wygrywa: druga strona odeszła
       *[single] { $name } wygrywa
    }
}
web-result = { $kind ->
    [gammon] Gammon: { $times } × kostka { $cube } = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    [backgammon] Backgammon: { $times } × kostka { $cube } = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[single] Zwykła wygrana: { $times } × kostka { $cube } = { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
}
web-result-no-cube = { $kind ->
    [gammon] Gammon: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    [backgammon] Backgammon: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[single] Zwykła wygrana: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
}
web-result-drop = Odrzucono: kostka pozostaje na { $cube } = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
web-result-jacoby = { $kind ->
    [backgammon] Backgammon liczy się pojedynczo
   *[gammon] Gammon liczy się pojedynczo
}, kostka nieobrócona (Jacoby): 1 × { $cube } = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
web-result-time = Mecz przegrany: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
web-score-match = { $before } + { $points } = { $after } do { $other }: { $won ->
    [yes] mecz do { $length } wygrany.
   *[no] mecz do { $length }.
}
web-score-money = { $before } + { $points } = { $after } do { $other }.

## The status line

web-status-opening = Każda strona rzuca jedną kością; zaczyna większa.
web-status-to-roll = { $who ->
    [you] { $double ->
        [yes] Twoja kolej: rzuć albo najpierw podwój.
       *[no] Twoja kolej: rzuć.
    }
   *[other] Rzuca { $name }.
}
web-status-rolling = { $who ->
    [you] Rzucasz.
   *[other] Rzuca { $name }.
}
web-status-moving = { $who ->
    [you] Twój ruch, do zagrania: { $left }.
   *[other] Na ruchu { $name }, do zagrania: { $left }.
}
web-status-confirm = Zagranie gotowe. Naciśnij kość albo Zatwierdź.
web-status-waiting = { $who ->
    [you] Chwileczkę.
   *[other] Na ruchu { $name }.
}
web-status-offer-sent = Zaproponowano podwojenie. Decyduje { $name }.
web-status-resign-sent = Zaproponowano poddanie. Decyduje { $name }.
web-status-over = Partia skończona.
web-no-move = Brak dozwolonego ruchu

## Said aloud

web-log-rolled = { $who ->
    [you] Twój rzut: { $first } i { $second }.
   *[other] { $name } – rzut: { $first } i { $second }.
}
web-log-rolled-double = { $who ->
    [you] Twój rzut: dublet { $number }.
   *[other] { $name } – rzut: dublet { $number }.
}
web-opening = { $who ->
    [you] Rzut otwierający: białe { $white }, czarne { $black }. Zaczynasz.
   *[other] Rzut otwierający: białe { $white }, czarne { $black }. Zaczyna { $name }.
}
web-opening-tie = { $number } i { $number }. Rzut jeszcze raz.
web-hop = { $kind ->
    [bar] { $start ->
        [yes] Z bandy na { $to }{ $hit ->
            [yes] , bicie
           *[no] {""}
        }
       *[no] z bandy na { $to }{ $hit ->
            [yes] , bicie
           *[no] {""}
        }
    }
    [off] { $start ->
        [yes] Zdjęcie z { $from }
       *[no] zdjęcie z { $from }
    }
   *[point] { $start ->
        [yes] Z { $from } na { $to }{ $hit ->
            [yes] , bicie
           *[no] {""}
        }
       *[no] z { $from } na { $to }{ $hit ->
            [yes] , bicie
           *[no] {""}
        }
    }
}
web-log-step = { $move }. Zostało: { $left }.
web-log-step-short = { $move }.
web-log-undone = Cofnięto: { $move }.
web-log-complete = Zagranie gotowe: { $moves }. Enter zatwierdza, Backspace cofa.
web-log-complete-short = Gotowe: { $moves }.
web-log-played = { $who ->
    [you] Twoje zagranie: { $moves }.
   *[other] { $next ->
        [you] { $name } gra { $moves }. Twój ruch.
       *[other] { $name } gra { $moves }.
    }
}
web-log-hit = { $name } bije twój pionek na polu { $points }.
web-log-danced = { $who ->
    [you] Nie masz dozwolonego ruchu. Strata kolejki.
   *[other] { $name } nie ma dozwolonego ruchu. Strata kolejki.
}
web-log-no-move = Brak dozwolonego ruchu. Strata kolejki.
web-log-forced = Jedyny ruch, zagrany za ciebie: { $moves }.
web-log-doubles = { $who ->
    [you] Podwajasz do { $value }.
   *[other] { $name } podwaja do { $value }. Przyjąć czy odrzucić? { $points ->
        [one] Odrzucenie kosztuje { $points } punkt.
        [few] Odrzucenie kosztuje { $points } punkty.
       *[many] Odrzucenie kosztuje { $points } punktów.
    }
}
web-log-takes = { $who ->
    [you] Przyjmujesz i masz kostkę na { $value }.
   *[other] { $name } przyjmuje i ma kostkę na { $value }.
}
web-log-drops = { $who ->
    [you] Odrzucasz. { $points ->
        [one] Tracisz { $points } punkt.
        [few] Tracisz { $points } punkty.
       *[many] Tracisz { $points } punktów.
    }
   *[other] { $name } odrzuca. { $points ->
        [one] Wygrywasz { $points } punkt.
        [few] Wygrywasz { $points } punkty.
       *[many] Wygrywasz { $points } punktów.
    }
}
web-log-beavers = { $who ->
    [you] Podwajasz od razu do { $value } i zachowujesz kostkę.
   *[other] { $name } podwaja od razu do { $value } i zachowuje kostkę. Grać dalej czy odrzucić?
}
web-log-resigns = { $who ->
    [you] { $kind ->
        [gammon] Proponujesz poddanie gammonem
        [backgammon] Proponujesz poddanie backgammonem
       *[single] Proponujesz poddanie zwykłej partii
    }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[other] { $kind ->
        [gammon] { $name } proponuje poddanie gammonem
        [backgammon] { $name } proponuje poddanie backgammonem
       *[single] { $name } proponuje poddanie zwykłej partii
    }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    } Przyjąć czy odmówić?
}
web-log-refuses = { $who ->
    [you] Odmawiasz. Gra toczy się dalej.
   *[other] { $name } odmawia. Gra toczy się dalej.
}
web-log-withdraws = { $who ->
    [you] Wycofujesz propozycję. Gra toczy się dalej.
   *[other] { $name } wycofuje propozycję. Gra toczy się dalej.
}
web-log-takeback = { $who ->
    [you] Cofasz ostatnią kolejkę.
   *[other] { $name } cofa ostatnią kolejkę.
}
web-log-result = { $outcome }: { $times } razy kostka { $cube } to { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
} { $length ->
    [0] Wynik { $own } do { $other }.
   *[other] Wynik { $own } do { $other }, mecz do { $length }.
}
web-log-result-plain = { $outcome }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
} { $length ->
    [0] Wynik { $own } do { $other }.
   *[other] Wynik { $own } do { $other }, mecz do { $length }.
}
web-say-pips = Pipsy: ty { $own }, przeciwnik { $other }.
web-log-clock = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
   *[many] Zostało { $seconds } sekund.
}
web-say-clock = Zegary: białe { $white }, czarne { $black }.
web-say-no-clock = W tej grze nie ma zegara.
web-nothing-to-move = { $place ->
    [bar] Na bandzie nie ma czym ruszyć.
    [off] Nie ma czego zdjąć.
   *[point] Na polu { $point } nie ma czym ruszyć.
}

## The cells of the board

web-board-name = { $seat ->
    [black] { $side ->
        [left] Plansza, grasz czarnymi, dom w lewym dolnym rogu
       *[right] Plansza, grasz czarnymi, dom w prawym dolnym rogu
    }
   *[white] { $side ->
        [left] Plansza, grasz białymi, dom w lewym dolnym rogu
       *[right] Plansza, grasz białymi, dom w prawym dolnym rogu
    }
}
web-cell-empty = Pole { $point }, puste.
web-cell-held = { $seat ->
    [black] { $count ->
        [one] Pole { $point }, { $count } czarny.
        [few] Pole { $point }, { $count } czarne.
       *[many] Pole { $point }, { $count } czarnych.
    }
   *[white] { $count ->
        [one] Pole { $point }, { $count } biały.
        [few] Pole { $point }, { $count } białe.
       *[many] Pole { $point }, { $count } białych.
    }
}
web-cell-blot = { $seat ->
    [black] Pole { $point }, { $count } czarny, blot.
   *[white] Pole { $point }, { $count } biały, blot.
}
web-cell-movable = { $seat ->
    [black] { $count ->
        [one] Pole { $point }, { $count } czarny, ruch: { $ways }.
        [few] Pole { $point }, { $count } czarne, ruch: { $ways }.
       *[many] Pole { $point }, { $count } czarnych, ruch: { $ways }.
    }
   *[white] { $count ->
        [one] Pole { $point }, { $count } biały, ruch: { $ways }.
        [few] Pole { $point }, { $count } białe, ruch: { $ways }.
       *[many] Pole { $point }, { $count } białych, ruch: { $ways }.
    }
}
web-cell-way = na { $to } kością { $die }
web-cell-way-off = zdjęcie kością { $die }
web-cell-target = { $cell } Cel.
web-cell-bar-empty = { $seat ->
    [black] Banda, brak czarnych pionków.
   *[white] Banda, brak białych pionków.
}
web-cell-bar = { $seat ->
    [black] { $count ->
        [one] Banda, { $count } czarny, musi wejść.
        [few] Banda, { $count } czarne, muszą wejść.
       *[many] Banda, { $count } czarnych, musi wejść.
    }
   *[white] { $count ->
        [one] Banda, { $count } biały, musi wejść.
        [few] Banda, { $count } białe, muszą wejść.
       *[many] Banda, { $count } białych, musi wejść.
    }
}
web-cell-off = { $seat ->
    [black] Zdjęte czarne: { $count }, pozostało { $left }.
   *[white] Zdjęte białe: { $count }, pozostało { $left }.
}
web-die-free = Kość { $value }, niezagrana
web-die-used = Kość { $value }, zagrana
web-place-bar = Banda
web-place-off = Zdjęte

## The board as text

web-text-side = Strona
web-text-points = Pole × pionki
web-text-seat = { $seat ->
    [black] { $name } (czarne)
   *[white] { $name } (białe)
}
web-text-plays = { $count ->
    [one] { $count } dozwolone zagranie
    [few] { $count } dozwolone zagrania
   *[many] { $count } dozwolonych zagrań
}
web-text-steps = Dozwolone kroki
web-text-step = { $move } kością { $die }

## Typed moves

web-typed-label = Wpisz ruch
web-typed-no-die = { $part }: żadna kość nie pokazuje { $pips }.
web-typed-used = { $part }: { $pips } jest już zagrane.
web-typed-upward = { $part }: twoje pionki idą ku niższym numerom.
web-typed-blocked = { $seat ->
    [black] { $part }: czarne trzymają pole { $point }.
   *[white] { $part }: białe trzymają pole { $point }.
}
web-typed-empty = { $part }: nie masz tam pionka.
web-typed-bar-first = { $part }: najpierw wejdź z bandy.
web-typed-not-allowed = { $part }: niemożliwe przy tym rzucie.
web-typed-unreadable = { $part }: to nie jest ruch.

## Settings

web-set-reset = Przywróć
web-set-search = Szukaj w ustawieniach
web-set-found = { $count ->
    [one] Znaleziono { $count } ustawienie.
    [few] Znaleziono { $count } ustawienia.
   *[many] Znaleziono { $count } ustawień.
}
web-set-none = Nie ma takiego ustawienia.
web-set-group-clock = Ostrzeżenia zegara
web-set-clockWarnings = Ostrzegaj, gdy mam mało czasu
web-set-clockWarnings-note = Przy 30 i 10 sekundach: znakiem, dźwiękiem i zdaniem.
web-set-group-look = Wygląd
web-set-group-moving = Ruchy
web-set-group-automation = Automatyka
web-set-group-sound = Szybkość i dźwięk
web-set-group-cube = Ostrożność z kostką
web-set-group-access = Dostępność
web-set-theme = Interfejs
web-set-theme-system = Jak w urządzeniu
web-set-theme-light = Jasny
web-set-theme-dark = Ciemny
web-set-theme-contrast = Duży kontrast
web-set-board = Plansza
web-set-board-walnut = Orzech
web-set-board-slate = Łupek
web-set-board-plain = Prosta
web-set-pair = Pionki
web-set-pair-black = Białe i czarne
web-set-pair-red = Białe i czerwone
web-set-pair-blue = Kremowe i niebieskie
web-set-numbers = Numery pól
web-set-numbers-mine = Moje
web-set-numbers-follow = Strony na ruchu
web-set-numbers-off = Brak
web-set-homeLeft = Dom po lewej stronie
web-set-showPips = Pokazuj liczbę pipsów
web-set-tapSelects = Pierwsze naciśnięcie podnosi
web-set-tapSelects-note = Drugie naciśnięcie odkłada pionek.
web-set-highDieLeft = Większa kość po lewej
web-set-showTargets = Pokazuj, dokąd można ruszyć
web-set-showDots = Oznaczaj pionki, które mogą ruszyć
web-set-autoConfirm = Wysyłaj gotowe zagranie od razu
web-set-autoConfirm-note = Bez naciskania Zatwierdź; potem nie można cofnąć.
web-set-typedBox = Pole do wpisywania ruchów
web-set-autoRoll = Rzucaj za mnie
web-set-autoRoll-note = Tylko gdy nie mogę podwoić.
web-set-forcedPlay = Graj za mnie wymuszone ruchy
web-set-autoBearOff = Zdejmuj za mnie pionki
web-set-autoBearOff-note = Gdy kontakt się skończył i najlepszy sposób jest pewny.
web-set-waitOnNoMove = Czekaj na naciśnięcie, gdy nie mam ruchu
web-set-turnBoard = Obracaj planszę do strony na ruchu
web-set-speed = Szybkość
web-set-speed-instant = Natychmiast
web-set-speed-fast = Szybko
web-set-speed-normal = Normalnie
web-set-speed-slow = Wolno
web-set-volume = Głośność
web-set-haptics = Wibracje w telefonie
web-set-askDouble = Pytaj przed podwojeniem
web-set-textBoard-note = Pozycja w tabeli i każde dozwolone zagranie jako przycisk.
web-set-singleKeys = Skróty jednoliterowe
web-set-singleKeys-note = D podwój, Y przyjmij, N odrzuć, Z cofnij, F zamień strony, T tekst, ? wszystkie.
web-set-motion = Ruch na ekranie
web-set-motion-system = Jak w urządzeniu
web-set-motion-on = Włączony
web-set-motion-off = Wyłączony
web-set-announcements = Komunikaty dla czytników ekranu
web-set-announcements-full = Pełne
web-set-announcements-short = Krótkie
web-set-group-data = Dane
web-data-what = Ta przeglądarka przechowuje ustawienia, klucze do twoich miejsc przy stołach, twoje liczby do kości i ostatnie wybory dla nowej gry. Kto ma klucze, może grać za ciebie.
web-data-export = Zapisz wszystko
web-data-delete = Usuń wszystko
web-data-sure = Usunąć? Rozpoczętych gier bez konta nie będzie można kontynuować.
web-data-sure-yes = Usuń

## About

web-about-what = Backgammon z pełnymi zasadami, własnym silnikiem i planszą dla każdego. Wolne oprogramowanie na licencji MIT.
web-about-version = Wersja { $version }
web-about-engine = Silnik
web-about-engine-what = Silnik jest naszym dziełem. Jego sieci neuronowe uczyły się wyłącznie z partii przeciwko sobie; wybierają ruchy, decydują o kostce podwajającej i oceniają mecze. Zdejmowanie ostatnich pionków jest rozwiązane w dokładnych tablicach.
web-about-nets = Sieci { $nets }, { $day }
web-about-languages = Języki
web-about-languages-who = Teksty angielskie, tajskie, węgierskie i polskie napisali twórcy Fivepoint. Nie przejęto tekstów z innych programów.
web-about-part = { $name }: { $licence }
web-about-privacy = Co jest przechowywane
web-about-privacy-text = Partie przechowuje serwer, z którego korzystasz. Ustawienia pozostają w tej przeglądarce. Konto nie jest potrzebne. Nic nie trafia do nikogo innego. Nie ma reklam ani śledzenia.
web-about-parts = Użyte składniki

## Proof of the dice

web-proof = Dowód uczciwości kości
web-proof-link = Dowód uczciwości kości
web-proof-sealed = Zapieczętowane przed rozpoczęciem. Ten wiersz pokazano przed pierwszym rzutem:
web-proof-mixed = Zmieszane z liczbami obu stron, najpierw białych:
web-proof-computer = Liczba komputera pochodzi z serwera.
web-proof-own-seal = Pieczęć, którą ta strona dała przedtem:
web-proof-opened = Otwarte po meczu. Ziarno:
web-proof-running = Mecz jeszcze trwa.
web-proof-check = Sprawdź tutaj
web-proof-download = Pobierz, aby sprawdzić gdzie indziej
web-proof-good = { $count ->
    [one] Pieczęć jest cała, a { $count } rzut pochodzi ze strumienia.
    [few] Pieczęć jest cała, a wszystkie { $count } rzuty pochodzą ze strumienia.
   *[many] Pieczęć jest cała, a wszystkie { $count } rzutów pochodzi ze strumienia.
}
web-proof-wrong = { $fault ->
    [seal] Pieczęć jest naruszona: ziarno nie pasuje do pokazanego wcześniej wiersza.
    [secret] Liczba jednej ze stron nie pasuje do pieczęci, którą dała.
    [chain] To, co strona dodała do rzutu, nie pasuje do tego, co dała przedtem.
   *[roll] Rzut { $roll } nie pochodzi z tego ciągu.
}
web-proof-roll = Rzut
web-proof-expected = Oczekiwane
web-proof-pair = { $white } / { $black }
web-proof-limit-title = Czego to nie pokaże
web-proof-limit = Serwer znał ziarno w czasie meczu, mógł więc znać późniejsze rzuty. Nie mógł ich wybrać: ziarno zapieczętowano, zanim znana była liczba którejkolwiek strony. Gdy obie strony dodają coś do każdego rzutu, nawet to jest niemożliwe.
web-proof-limit-none = W tym meczu obie strony dodawały coś do każdego rzutu, nikt więc, nawet serwer, nie mógł znać rzutu z góry.
web-proof-sample = Policzone rzuty: { $white } { $first }, { $black } { $second }. Przy małej liczbie rzutów duże odchylenia od oczekiwań są czymś zwykłym.
web-proof-every = Każdy rzut
web-proof-opening = rzut otwierający

# The tutor at the table, and practice.
web-practice = Ćwiczenia
web-stats = Statystyki
web-tutor = Nauczyciel
web-tutor-better = Jest lepszy ruch:
web-tutor-again = Pomyślę jeszcze
web-tutor-show = Pokaż
web-tutor-anyway = Zagraj mimo to
web-set-tutor = Ostrzegaj przed błędami (z komputerem)
web-set-tutor-off = Wyłączone
web-set-tutor-blunders = Poważne błędy (0,080)
web-set-tutor-errors = Błędy (0,040)
web-set-tutor-all = Wszystkie (0,020)
web-practice-none = Nie ma jeszcze kart: przeanalizuj mecz i zachowaj swoje błędy.
web-practice-kind = Co ćwiczyć
web-practice-all = Wszystko
web-practice-play = Ruchy
web-practice-double = Podwojenia
web-practice-take = Przyjęcia
web-practice-due = Do powtórki teraz: { $due } · kart: { $all }
web-practice-rated-again = To oddaje { $loss }.
web-practice-rated-hard = Prawie: to oddaje { $loss }.
web-practice-rated-good = Dobrze.
web-practice-best = Najlepsze:
web-practice-made = W meczu oddano { $loss }:
web-practice-next = Następna karta
web-practice-forget = Zapomnij tę kartę
web-practice-done = Teraz nie ma nic do powtórki. Wróć później.
web-practice-anki = Eksport kart do Anki ({ $count })
