# The cube, the course of a match, its actions and its record.

## Settings that cannot be
error-cap-value = Najwyższa wartość kostki musi być potęgą dwójki albo nie być ustalona; podano { $cap }.
error-beavers-value = Liczba natychmiastowych podwojeń musi być liczbą całkowitą od 0 do { $most }; podano { $beavers }.
error-length-value = Długość meczu musi być liczbą całkowitą od 1 do { $most }; podano { $length }.
error-games-value = Liczba partii musi być liczbą całkowitą od 1 do { $most }; podano { $value }.
error-automatic-doubles-value = Liczba automatycznych podwojeń musi być liczbą całkowitą od 0 do { $most }; podano { $value }.
error-opening-value = Rozpoczęcie musi mieć wartość „plays-both” albo „rolls-afresh”; podano { $value }.
error-flag-value = Ustawienie { $name } musi być prawdą albo fałszem; podano { $value }.
error-score-pair = Wynik musi być parą liczb punktów; podano { $score }.
error-score-value = Liczba punktów musi być liczbą całkowitą nie mniejszą od 0; podano { $points }.
error-score-over = Przy liczbie punktów { $points } mecz do { $length } jest już zakończony.
error-money-only = { $setting ->
    [jacoby] Zasada Jacoby’ego dotyczy gry na pieniądze, a nie meczu.
    [beavers] Beavery dotyczą gry na pieniądze, a nie meczu.
    [automatic-doubles] Automatyczne podwojenia dotyczą gry na pieniądze, a nie meczu.
   *[games] Liczbę partii można ustalić tylko w grze na pieniądze, a nie w meczu.
}
error-needs-cube = { $setting ->
    [jacoby] Zasada Jacoby’ego wymaga kostki podwajającej.
    [beavers] Beavery wymagają kostki podwajającej.
   *[automatic-doubles] Automatyczne podwojenia wymagają kostki podwajającej.
}

## The cube
error-cube-value = Wartość kostki podwajającej musi być potęgą dwójki; podano { $cube }.
error-cube-above-cap = Wartość kostki { $cube } przekracza ustalone { $cap }.
error-cube-owner = Kostka o wartości 1 leży pośrodku i nie ma właściciela.
error-cube-centred = W meczu kostka o wartości { $cube } musi mieć właściciela.
error-owner-value = Właścicielem kostki może być „me”, „other” albo nikt; podano { $owner }.
error-owner-no-cube = Bez kostki nikt nie może być jej właścicielem.
error-crawford-away = Przy wyniku { $own } : { $other } nikomu nie brakuje jednego punktu, więc to nie jest partia Crawforda.
error-crawford-both = W meczu do { $length } obu stronom brakuje jednego punktu; partia Crawforda już się odbyła.
error-crawford-cube = W partii Crawforda kostka nie mogła zostać obrócona na { $cube }.
error-crawford-not-due = Przy tym wyniku nie przypada partia Crawforda.
error-result-unknown = Partię wygrywa się zwykle (1), gammonem (2) albo backgammonem (3); podano { $result }.
error-no-cube = Ta partia toczy się bez kostki podwajającej.
error-crawford-game = W partii Crawforda nie wolno podwajać.
error-cube-not-yours = Kostka należy do drugiej strony.
error-cube-cap = Kostka osiągnęła najwyższą ustaloną wartość.
error-cube-dead = Kostka jest martwa: zwykła wygrana już daje tej stronie zwycięstwo w meczu.
error-no-beavers-in-match = W meczu nie ma beaverów.
error-no-beavers = Nie umówiono się na beavery.
error-no-more-beavers = Nie umówiono się na dalsze natychmiastowe podwojenia.
error-wrong-redouble = Beaver odpowiada na podwojenie, a raccoon na beavera.

## Actions at the wrong time
error-match-over = Mecz jest zakończony.
error-game-finished = Jedna ze stron zdjęła już wszystkie pionki.
error-no-game = W tej chwili nie toczy się żadna partia.
error-not-your-decision = Decyzja należy do drugiej strony.
error-offer-open = Najpierw trzeba odpowiedzieć na propozycję.
error-already-rolled = Kości zostały już rzucone.
error-not-rolled = Kości nie zostały jeszcze rzucone.
error-no-double-offered = Nie zaproponowano podwojenia.
error-no-resignation = Nie zaproponowano poddania partii.
error-largest-refused = Nie wolno odmówić przyjęcia najwyższego wyniku, jaki jest jeszcze możliwy.
error-nothing-to-take-back = Ta strona nie ma w tej partii ruchu do cofnięcia.
error-resign-impossible = { $least ->
    [3] { $largest ->
       *[3] Można jeszcze przegrać tylko backgammonem.
    }
    [2] { $largest ->
        [2] Można jeszcze przegrać tylko gammonem.
       *[3] Można jeszcze przegrać gammonem albo backgammonem, ale nie zwykłą partię.
    }
   *[1] { $largest ->
        [1] Można jeszcze przegrać tylko zwykłą partię.
        [2] Można jeszcze przegrać zwykłą partię albo gammonem, ale nie backgammonem.
       *[3] Można jeszcze przegrać zwykłą partię, gammonem albo backgammonem.
    }
}
error-steps-order = Te przesunięcia tworzą dozwolony ruch, ale nie w tej kolejności.

## Actions that are none
error-unknown-action = Nie ma czynności { $word }.
error-seat-value = Miejsce to 0 (białe) albo 1 (czarne); podano { $seat }.
error-steps-form = Przesunięcie to trzy liczby całkowite (skąd, dokąd, kość); podano { $steps }.
error-steps-count = Ruch ma najwyżej 4 przesunięcia; podano { $count }.
error-resign-value = Poddanie partii ma wartość 1, 2 albo 3; podano { $n }.
error-set-position = Potrzebna jest tu pozycja; podano { $value }.
error-set-needs-position = Kości i kostkę można ustawić tylko razem z pozycją.

## Records
error-record-action = Czynność { $number } ({ $word }): { $reason }
error-record-rules = W zapisie brakuje zasad; znaleziono { $value }.
error-record-players = Zapis zawiera nazwy dwóch graczy; podano { $value }.
error-record-meta = Uwagi w zapisie to pary różnych nazw i tekstów; podano { $value }.
error-record-text = { $name ->
    [player] Nazwa gracza musi być tekstem o długości najwyżej { $most } znaków; podano { $text }.
    [comment] Komentarz musi być tekstem o długości najwyżej { $most } znaków; podano { $text }.
   *[meta] Uwaga musi być tekstem o długości najwyżej { $most } znaków; podano { $text }.
}
error-record-length = Liczba czynności wynosi { $length }; { $count } jest poza zakresem.
error-clock-pair = Czasy na zegarze to para liczb milisekund; podano { $clock }.
error-time-value = Czas to całkowita liczba milisekund nie mniejsza od 0; podano { $value }.
error-record-format = To nie jest zapis Fivepoint: format to { $found }, a nie { $expected }.
error-record-version = Nieznana wersja zapisu: { $version }; ten program czyta wersję { $known }.
error-record-number = Następna czynność powinna mieć numer { $expected }, a nie { $found }: brakuje czynności albo są w złej kolejności.
error-record-outcome = Końcowy wynik w zapisie, { $found }, nie zgadza się z czynnościami, które prowadzą do { $white } : { $black }.
error-unknown-word = { $where }: nie ma czynności { $word }.
error-json-not-text = Oczekiwano tekstu JSON; podano { $value }.
error-json-encoding = Tekst nie jest w UTF-8: nie można odczytać bajtu { $byte }.
error-json-too-large = Tekst ma znaków: { $size }; czyta się najwyżej { $most }.
error-json-syntax = Wiersz { $line }, kolumna { $column }: to nie jest JSON albo tekst jest ucięty.
error-json-depth = Tekst JSON jest zbyt głęboko zagnieżdżony.
error-json-number = { $text } nie jest liczbą całkowitą, którą można odczytać.
error-json-name-twice = Nazwa { $name } występuje dwa razy w jednym obiekcie.
error-json-type = { $where }: { $expected ->
    [list] oczekiwano tu listy.
    [object] oczekiwano tu obiektu.
   *[value] zamiast pisać null, należy to pominąć.
}
error-json-missing = { $where }: brakuje { $name }.
error-json-unknown = { $where }: nieznane { $name }.
