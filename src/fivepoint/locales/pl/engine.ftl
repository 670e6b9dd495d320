# fivepoint hint, rollout and bench

cli-hint-summary = Najlepsze ruchy dla rzutu albo decyzja o kostce przed nim.
cli-rollout-summary = Wielokrotne rozegranie pozycji i jej wartość.
cli-bench-summary = Pomiar szybkości silnika na tym komputerze.

cli-engine-id = Pozycja: XGID, identyfikator pozycji GNU z identyfikatorem meczu lub bez, albo OGID.
cli-engine-level = Jak głęboko patrzeć: beginner, casual, club, expert, master lub champion.
cli-engine-plies = Ile półruchów naprzód, zamiast poziomu; 0 to sama sieć.
cli-engine-threads = Ile wątków dzieli pracę; wynik od tego nie zależy.
cli-engine-seconds = Odpowiedz według najgłębszej analizy, na jaką pozwala tyle sekund.
cli-engine-nodes = Odpowiedz według najgłębszej analizy, na jaką pozwala tyle pozycji, w każdej ze wszystkimi rzutami.

cli-hint-help = Mówi, co zrobiłby silnik. Z rzutem w identyfikatorze: najlepsze ruchy. Bez rzutu: szanse i decyzja o kostce. Liczby dotyczą gracza na ruchu.
cli-hint-top = Ile ruchów pokazać.
cli-hint-no-play = brak ruchu
cli-hint-cubeless = Equity bez kostki: { $equity }
cli-hint-cubeful = Equity z kostką: { $equity }
cli-hint-cube = Bez dublowania: { $none }; dublowanie, przyjęcie: { $take }; dublowanie, poddanie: { $drop }
cli-hint-action = { $action ->
    [double] { $response ->
        [drop] Dublowanie; druga strona poddaje.
        [beaver] Dublowanie; druga strona odpowiada bobrem.
       *[take] Dublowanie; druga strona przyjmuje.
    }
    [too-good] Za dobra pozycja na dublowanie; druga strona by poddała.
   *[no-double] { $response ->
        [drop] Bez dublowania; druga strona by poddała.
        [beaver] Bez dublowania; druga strona odpowiedziałaby bobrem.
       *[take] Bez dublowania; druga strona by przyjęła.
    }
}

cli-figures-play = Ruch
cli-figures-equity = Equity
cli-figures-cubeful = Z kostką
cli-figures-cubeless = Bez kostki
cli-figures-loss = Strata
cli-figures-error = Błąd std
cli-figures-win = Wygrana %
cli-figures-gammon = Gammon %
cli-figures-backgammon = Backgammon %
cli-figures-lost-gammon = Przegr. gammon %
cli-figures-lost-backgammon = Przegr. backgammon %
cli-figures-depth = Głębokość
cli-figures-trials = Próby

cli-rollout-help = Rozgrywa pozycję wiele razy, bez wpływu szczęścia w kostkach, i podaje jej wartość. Z rzutem w identyfikatorze rozgrywa najlepsze ruchy, bez rzutu: grę bez podwojenia i po przyjętym podwojeniu. Ctrl-C pokazuje to, co znaleziono do tej chwili.
cli-rollout-trials = Ile razy rozegrać.
cli-rollout-plies = Ile półruchów naprzód patrzą obie strony podczas gry.
cli-rollout-truncate = Oceń pozycję po tylu rzutach zamiast grać do końca.
cli-rollout-seed = Liczba wyznaczająca rzuty; ta sama liczba, ten sam wynik.
cli-rollout-top = Ile najlepszych ruchów rozegrać.
cli-rollout-stop-error = Zakończ, gdy błąd standardowy jest już tak mały, na przykład 0.005.
cli-rollout-decided = Zakończ, gdy sprawa jest rozstrzygnięta: ruch wyraźnie gorszy nie dostaje więcej prób, a decyzja o kostce kończy się, gdy oba jej pytania są jasne.
cli-rollout-keep = Przechowuj próby w tym pliku i kontynuuj od tych, które już zawiera.
cli-rollout-processes = Rozdziel pracę na tyle procesów tego komputera zamiast wątków.
cli-rollout-ray = Rozdziel pracę na klaster Ray pod tym adresem; „local” uruchamia go tutaj. Wymaga dodatku „cluster”.
cli-rollout-stopped = Zatrzymano; oto co znaleziono do tej chwili.
cli-rollout-progress = { $done } z { $trials }: { $equity } ± { $error }
cli-rollout-position = Ta pozycja
cli-rollout-action = { $action ->
   *[no-double] Bez dublowania
    [double-take] Dublowanie, przyjęcie
}
cli-rollout-seconds = Czas: { $seconds } s

cli-bench-help = Mierzy silnik na tym komputerze i podaje sygnaturę jego odpowiedzi: liczbę, która zmienia się tylko wtedy, gdy silnik gra inaczej.
cli-bench-line = { $name }: { $rate } na sekundę
cli-bench-evaluations = Pozycje ocenione w przeszukiwaniu, z listą ruchów
cli-bench-batch = Ocenione pozycje niezwiązane ze sobą
cli-bench-decisions = Decyzje na głębokości { $plies }
cli-bench-signature = Sygnatura: { $signature } (jądro { $kernel })
