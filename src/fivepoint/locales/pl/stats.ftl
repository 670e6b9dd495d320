# The statistics page of the web app.

stats-lead = Co mówią twoje zakończone mecze: jak dobre były decyzje, przeciw komu i jak padały kości.
stats-empty = Nie ma jeszcze czego sumować. Zakończone mecze z tej przeglądarki i z twojego konta są oceniane i trafiają tu same.
stats-empty-file = Otwórz plik meczu
stats-waiting = { $count ->
    [one] Trwa ocena 1 meczu; jego liczby dołączą same.
    [few] Trwa ocena { $count } meczów; ich liczby dołączą same.
    [many] Trwa ocena { $count } meczów; ich liczby dołączą same.
   *[other] Trwa ocena { $count } meczu; ich liczby dołączą same.
}
stats-unjudged = { $count ->
    [one] 1 meczu nie udało się ocenić, więc go pominięto.
    [few] { $count } meczów nie udało się ocenić, więc je pominięto.
    [many] { $count } meczów nie udało się ocenić, więc je pominięto.
   *[other] { $count } meczu nie udało się ocenić, więc je pominięto.
}
stats-figures = Liczby
stats-against = Przeciwnik
stats-everybody = Wszyscy
stats-person = Ludzie
stats-computer-at = Komputer: { $level }
stats-unnamed = Bez nazwy
stats-matches = Mecze
stats-record = Wygrane – przegrane
stats-points = Punkty w grze na pieniądze
stats-checker-lost = Stracone w ruchach pionków
stats-cube-lost = Stracone przy kostce
stats-net-luck = Szczęście po odjęciu szczęścia rywala
stats-course = W czasie
stats-course-pr = PR ostatnich meczów, branych razem aż do { $least } liczonych decyzji
stats-course-pr-few = Wykres PR zaczyna się od { $least } liczonych decyzji; na razie jest ich { $count }.
stats-course-luck = Szczęście po odjęciu szczęścia rywala, sumowane mecz po meczu
stats-course-ends = od { $first } do { $last }, najmniej { $low }, najwięcej { $high }
stats-errors = Błędy według rodzaju
stats-error = Błąd
stats-count = Ile
stats-lost = Stracone equity
stats-no-errors = Na razie bez błędów.
stats-phases = Według fazy
stats-levels = Według poziomu komputera
stats-opponents = Według przeciwnika
stats-months = Według miesiąca
stats-undated = Bez daty
stats-every = Każdy mecz
stats-date = Data
stats-opponent = Przeciwnik
stats-result = Wynik
stats-outcome = { $how ->
    [won] wygrana
    [lost] przegrana
   *[open] przerwany
}
stats-files = Pliki meczów
stats-files-who = W plikach meczów jesteś
stats-files-nobody = nikim
stats-files-note = Pliki otwarte w tej przeglądarce na stronie „Analiza”.
