# Nauka: powody w policzonych faktach, nauczyciel, karty, statystyki.

## Powody
study-reason-hits = { $count ->
    [one] Bije.
    [few] Bije { $count } pionki.
    [many] Bije { $count } pionków.
   *[other] Bije { $count } pionka.
}
study-reason-shots = { $best ->
    [0] Nie bije go żaden rzut; po drugim ruchu bije { $played } z 36.
    [one] Bije go 1 z 36 rzutów; po drugim ruchu { $played }.
    [few] Biją go { $best } z 36 rzutów; po drugim ruchu { $played }.
    [many] Bije go { $best } z 36 rzutów; po drugim ruchu { $played }.
   *[other] Bije go { $best } z 36 rzutów; po drugim ruchu { $played }.
}
study-reason-blots = { $best ->
    [0] Nie zostawia pojedynczych pionków; drugi ruch zostawia { $played }.
   *[other] Zostawione pojedyncze pionki: { $best }; po drugim ruchu: { $played }.
}
study-reason-home = Zamknięte pola w domu: { $best }; po drugim ruchu: { $played }.
study-reason-prime = Buduje blok o długości { $best }; po drugim ruchu najdłuższy rząd ma { $played }.
study-reason-anchor = { $best ->
    [one] Trzyma kotwicę w domu przeciwnika.
   *[other] Pola trzymane w domu przeciwnika: { $best }.
}
study-reason-off = Zdjęte pionki: { $best }; po drugim ruchu: { $played }.
study-reason-wins = Wygrywa { $best }% partii, drugi ruch { $played }%.
study-reason-gammons = Wygrywa { $best }% gammonów, drugi ruch { $played }%.
study-reason-gammons-lost = Przegrywa { $best }% gammonów, drugi ruch { $played }%.
study-reason-chances = Stąd wygrywasz { $win }% partii.
study-reason-gammon-shares = Gammony: wygrywasz { $won }%, przegrywasz { $lost }%.
study-reason-race = Wyścig: tobie brakuje { $own } pipsów, przeciwnikowi { $other }.
study-reason-threats = Bije { $shots } z twoich 36 rzutów.
study-reason-threatened = Bije cię { $shots } z 36 rzutów.

## Nauczyciel
study-look-again = To kosztuje { $loss }: spojrzysz jeszcze raz?
study-kept = Zapisano jako kartę do ćwiczeń.
study-why-best = Dlaczego lepsze niż drugie:
study-why-better = Dlaczego { $best } jest lepsze niż { $played }:

## Karty
study-deck-name = Backgammon: moje błędy
study-question-play = Do zagrania { $dice }. Co jest najlepsze?
study-question-double = Przed rzutem. Podwajasz czy nie?
study-question-take = Przeciwnik podwaja. Co odpowiadasz?
study-standing-match = Tobie brakuje { $own }, przeciwnikowi { $other }.
study-money = Gra na pieniądze.
study-crawford = To jest partia Crawforda.
study-action = { $action ->
    [no-double] Bez podwojenia
    [double] Podwojenie
    [take] Przyjęcie
    [drop] Odrzucenie
    [beaver] Beaver
   *[other] { $action }
}
error-fsrs-missing = Planowanie kart wymaga pakietu fsrs: pip install "fivepoint[study]".
error-genanki-missing = Karty dla Anki wymagają pakietu genanki: pip install "fivepoint[study]".
error-card-answer = „{ $answer }” nie jest odpowiedzią na to pytanie. Odpowiedzi: { $known }.
error-card-dice = Ta karta pyta o ruch, a nie pokazuje kości.
error-card-schedule = Plan karty jest niemożliwy: jego liczby do siebie nie pasują.
error-deck-form = To nie jest talia kart w postaci tej wersji.
error-deck-row = Karty { $number } z talii nie da się odczytać.
error-deck-card = W tej talii nie ma karty { $card }.
error-deck-too-big = Talia mieści najwyżej { $most } kart.

## fivepoint cards
cli-cards-summary = Zachowaj swoje błędy jako karty i ćwicz je.
cli-cards-help = Z błędów przeanalizowanych meczów powstają karty, o które program pyta ponownie, gdy przyjdzie pora (FSRS). Talia to plik w folderze danych albo ten, który wskazuje --deck.
cli-cards-add-help = Oceń plik z meczem i dodaj jego błędy do talii. Karta, która już jest, zachowuje swój plan.
cli-cards-list-help = Wypisz karty; te, na które przyszła pora, mają gwiazdkę.
cli-cards-practise-help = Pytaj o karty, na które przyszła pora. Odpowiadaj ruchem, np. 8/5 6/5, albo słowem double, no double, take, drop; pusty wiersz kończy.
cli-cards-export-help = Zapisz talię jako pakiet dla Anki (.apkg).
cli-cards-deck = Plik talii.
cli-cards-player = Czyje błędy; jeśli nie podano, obu graczy.
cli-cards-least = Ile decyzja musiała kosztować, by stała się kartą, w punktach kostki.
cli-cards-most = O ile kart najwyżej pytać.
cli-cards-out = Pakiet do zapisania, z końcówką .apkg.
cli-cards-you = Ty
cli-cards-other = Przeciwnik
cli-cards-added = Nowe karty: { $new }; w talii jest ich { $cards }.
cli-cards-count = Karty: { $cards }, na czas: { $due }.
cli-cards-exported = Zapisane karty: { $cards }, plik „{ $file }”.
cli-cards-good = Dobrze: { $best }.
cli-cards-hard = Prawie. Najlepsze jest { $best }.
cli-cards-again = Nie. Najlepsze jest { $best }; w meczu było { $made }.
error-cards-ending = „{ $file }”: pakiety dla Anki mają końcówkę .apkg.
error-cards-player = „{ $player }” tu nie gra. Gracze: { $known }.

## fivepoint statistics
cli-statistics-summary = PR, szczęście i błędy z wielu meczów.
cli-statistics-help = Oceń wszystkie pliki z meczami w podanych miejscach i zsumuj dane jednego gracza według przeciwnika, poziomu komputera i miesiąca. To, co ocenione, jest zapamiętane; --anew robi wszystko od nowa.
cli-statistics-place = Plik z meczem albo folder przeszukiwany razem z podfolderami.
cli-statistics-database = Baza danych serwera, adres albo plik: zapisane w niej mecze też się liczą.
cli-statistics-player = Czyje dane; jeśli nie podano, gracza z największą liczbą meczów.
cli-statistics-anew = Oceń wszystko od nowa.
cli-statistics-rebuild = Tworzy na nowo liczby strony statystyk serwera ze wszystkich meczów w jego bazie danych.
cli-statistics-rebuilt = Liczby utworzono na nowo; mecze: { $matches }.
cli-statistics-judging = Oceniam { $file } ...
cli-statistics-title = { $player }, liczba meczów: { $matches }. Kolumny: mecze, wygrane-przegrane, PR, decyzje, szczęście netto.
cli-statistics-whole = Wszystko
cli-statistics-opponents = Według przeciwnika
cli-statistics-levels = Według poziomu komputera
cli-statistics-months = Według miesiąca
cli-statistics-errors = Błędy według rodzaju: ile, stracone equity
error-statistics-file = Plik { $file } pominięto. { $reason }
error-statistics-nothing = W tych miejscach nie ma ukończonej partii.
error-history-row = Wiersza statystyk nie da się odczytać.
