# The review screen of the web app.

review-lead = Obejrzyj jeszcze raz każdą decyzję meczu: co było najlepsze, ile kosztował błąd i ile szczęścia było w kościach.
review-file = Wybierz plik meczu albo upuść go tutaj
review-formats = MAT, XG, GNU Backgammon, SGF i zapisy Fivepoint
review-recent = Mecze rozegrane w tej przeglądarce
review-none = Jeszcze żadnego nie ma.
review-played = zagrane
review-difference = Różnica
review-depth = Głębokość
review-export = Eksport
review-running = Analiza: { $share }%
review-previous = Poprzednia decyzja
review-next = Następna decyzja
review-error-before = ‹ błąd
review-error-next = błąd ›
review-error-worst = największy błąd
review-whose = Czyje błędy
review-whose-mine = Moje
review-whose-both = Obie strony
review-verdict = Ocena
review-rollout = Rollout
review-rollout-stop = Zatrzymaj rollout
review-rollout-trials = { $done } z { $wanted } partii:
review-rollout-between = (95%: od { $low } do { $high })
review-try = Wypróbuj inny ruch
review-try-how = Zagraj własny ruch na planszy; jego ocena pojawi się w tabeli.
review-try-stop = Wróć do meczu
review-share = Kopiuj link
review-shared = Link skopiowano.
review-comment = Twój komentarz
review-comment-save = Zachowaj komentarz
review-graphs = Wykresy
review-cards = { $whose ->
    [mine] Zachowaj moje błędy jako karty
    [one] Zachowaj błędy jako karty: { $name }
   *[both] Zachowaj błędy obu stron jako karty
}
review-cards-kept = { $count ->
    [one] Zachowano { $count } kartę.
    [few] Zachowano { $count } karty.
   *[other] Zachowano { $count } kart.
}
review-stop = Zatrzymaj
review-go-on = Wznów
review-stopped = Zatrzymano na { $share } %; to, co już wiadomo, zostaje.
review-files = Pliki meczów otwarte w tej przeglądarce
review-share-by-hand = Przeglądarka nie pozwala tej stronie kopiować: skopiuj adres z paska powyżej.
review-remarks = Uwagi do pliku: { $count }
review-no-decisions = W tym pliku nie ma decyzji do oceny.
review-position-only = W tym pliku jest pozycja, bez ruchów. Edytor ją pokaże i oceni ruch albo podwojenie.
review-to-editor = Otwórz w edytorze
review-export-report = Raport
review-export-match = Mecz
review-export-html = Strona do czytania i druku (HTML)
review-export-txt = Zwykły tekst
review-export-json = Liczby (JSON)
review-format-json = Zapis Fivepoint (JSON)
review-format-mat = Tekst meczu (MAT)
review-format-txt = Tekst XG (TXT)
review-format-sgf = GNU Backgammon (SGF)
review-format-ogxm = OGXM
review-columns = Co oznaczają kolumny
review-columns-equity = Equity: średnia wartość pozycji w punktach razy kostka; najlepszy ruch ma najwyższą.
review-columns-loss = Strata: o ile mniej wart jest ruch od najlepszego.
review-columns-chances = Wygr., przegr.: szanse w procentach. G: szansa na co najmniej gammon, BG: na backgammon, osobno dla każdej strony.
review-columns-plies = Głęb.: na ile posunięć naprzód patrzył program; więcej znaczy dokładniej.
review-figures = Co oznaczają liczby
review-figures-pr = PR (wskaźnik gry): 500 × średnie equity tracone na decyzję. 0 to gra bezbłędna; im niższy, tym lepiej.
review-figures-luck = Szczęście: o ile więcej warte były rzuty od przeciętnego rzutu, w equity.
