# The table: seats, clock, dice that prove themselves.
error-seat-kind = Miejsce jest dla osoby, dla komputera albo otwarte; podano { $kind }.
error-seat-name = Nazwa to tekst w jednym wierszu, najwyżej { $most } znaków; podano { $name }.
error-seat-level = Komputer musi mieć poziom i tylko komputer go ma; podano { $level }.
error-seat-taken = To miejsce jest już zajęte.
error-dice-mode = Kości są automatyczne albo wpisywane; podano { $mode }.
error-typed-dice-online = Prawdziwe kości można wpisywać tylko przy jednym ekranie albo w grze z komputerem.
error-no-dice = Ten stół nie ma strumienia rzutów.
error-table-not-ready = Drugie miejsce nie zostało jeszcze zajęte.
error-not-agreed = Ruchy można cofać i pozycje ustawiać tylko w grze z komputerem albo przy jednym ekranie.
error-clock-running = Czas tej strony jeszcze nie minął.
error-clock-fallen = Czas minął; nie można już grać.
error-other-side-here = Drugiej strony nie ma jeszcze na tyle długo, by można było uznać wygraną.
error-clock-kind = Zegar to „none”, „delay”, „bronstein” albo „correspondence”; podano { $kind }.
error-clock-value = { $name ->
    [delay] Zwłoka zegara musi wynosić od 0 do { $most } milisekund; podano { $value }.
   *[reserve] Czas na zegarze musi wynosić od 1 do { $most } milisekund; podano { $value }.
}
error-proof-seed = Ziarno strumienia rzutów ma bajtów: { $size }.
error-proof-secret = Sekret to małe cyfry szesnastkowe w liczbie { $size }; podano { $secret }.
error-proof-match = Nazwa meczu w dowodzie kości to zwykły tekst ASCII bez znaku „|”; podano { $match }.
error-proof-form = To nie jest czytelny dowód kości; błędna część: { $name }.
error-proof-broken-seal = Ziarno nie pasuje do pieczęci pokazanej przed meczem.
error-proof-sealed = Ziarna jeszcze nie pokazano: mecz nadal trwa.
