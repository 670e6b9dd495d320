# Wiersz poleceń: strony pomocy, złe użycie, pliki.

cli-usage = Użycie: { $usage }
cli-usage-program = fivepoint POLECENIE [OPCJE]
cli-usage-group = { $command } POLECENIE [OPCJE]
cli-usage-command = { $command } [OPCJE]
cli-commands = Polecenia:
cli-arguments = Argumenty:
cli-options = Opcje:
cli-program-help = Backgammon: gra, analiza i nauka. Reguły, silnik i plansza.
cli-program-more = „fivepoint POLECENIE --help” opisuje dokładniej każde polecenie.
cli-lang-help = Język programu; bez tej opcji język systemu.
cli-help-help = Pokaż tę stronę.
cli-json-help = Wypisz wynik jako JSON.
cli-default = Domyślnie: { $value }.
cli-version-help = Pokaż numer wersji.
cli-play-summary = Zagraj z komputerem albo ze znajomym w tym terminalu.
cli-error = Błąd: { $message }

# Złe użycie

error-unknown-language = Nie ma tu języka „{ $asked }”. Do wyboru: { $known }.
error-unknown-command = Nie ma polecenia „{ $command }”. Do wyboru: { $known }.
error-unknown-option = Nie ma tu opcji { $option }. Dodaj --help, aby zobaczyć opcje.
error-mistyped-option = Nie ma tu opcji { $option }. Czy chodziło o { $similar }?
error-option-needs-value = Po { $option } brakuje wartości.
error-option-not-a-choice = { $option } nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.
error-option-not-a-number = { $option } wymaga liczby całkowitej, a nie „{ $value }”.
error-option-out-of-range = { $option } wymaga liczby całkowitej od { $least } do { $most }, a nie „{ $value }”.
error-option-number-out-of-range = { $option } wymaga liczby od { $least } do { $most }, a nie „{ $value }”.
error-option-too-small = { $option } wymaga liczby całkowitej nie mniejszej niż { $least }, a nie „{ $value }”.
error-option-bad-value = { $option } nie może mieć wartości „{ $value }”.
error-argument-missing = Brakuje argumentu { $argument }. Dodaj --help, aby zobaczyć, co tu podać.
error-too-many-arguments = Za dużo słów: „{ $arguments }”. Dodaj --help, aby zobaczyć, co tu podać.

# Pliki

error-file-not-found = Nie ma pliku „{ $file }”. Sprawdź jego nazwę i folder.
error-file-no-permission = Brak uprawnień do pliku „{ $file }”. Wybierz inny plik albo zmień jego uprawnienia.
error-file-read-only = „{ $file }” leży na dysku, na którym nie można zapisywać. Wybierz inne miejsce.
error-file-is-folder = „{ $file }” to folder. Podaj nazwę pliku.
error-folder-not-found = Nie ma folderu „{ $file }”. Najpierw go utwórz albo wybierz inne miejsce.
error-folder-is-file = „{ $file }” to plik, a potrzebny jest tam folder. Wybierz inne miejsce.
error-file-no-file = „{ $file }” nie jest zwykłym plikiem. Wybierz inny.
error-file-name-too-long = Nazwa „{ $file }” jest za długa. Wybierz krótszą.
error-disk-full = Brak miejsca, aby zapisać „{ $file }”. Zwolnij trochę miejsca albo wybierz inny dysk.
error-file-failed = Nie można użyć „{ $file }”: { $reason }.
error-unforeseen = To błąd programu, a nie twój: { $fault }. Zgłoś go, proszę; z FIVEPOINT_DEBUG=1 program pokaże, gdzie wystąpił.

# fivepoint play

cli-play-help = Zagraj mecz albo grę na pieniądze z komputerem lub ze znajomym przy tej samej klawiaturze. Każda czynność zapisuje się od razu; przerwaną grę wznawia --resume last.
cli-play-length = Liczba punktów wygrywająca mecz; domyślnie 3.
cli-play-money = Gra na pieniądze: pojedyncze partie bez końca, punkty się sumują.
cli-play-games = Zakończ grę na pieniądze po tylu partiach.
cli-play-two = Dwie osoby grają na zmianę przy tej klawiaturze.
cli-play-level = Poziom komputera; od słabego do silnego beginner, casual, club, expert, master, champion albo pip-count, który gra według prostych reguł.
cli-play-colour = Twój kolor: biały (white) albo czarny (black).
cli-play-white = Nazwa gracza białego.
cli-play-black = Nazwa gracza czarnego.
cli-play-dice = auto: kości rzucają się same, gdy nie możesz podwoić. press: zawsze po naciśnięciu Enter. typed: wpisujesz, co pokazują prawdziwe kości.
cli-play-seed = Słowa lub liczba, które ustalają kości, aby grę można było powtórzyć; bez nich nikt nie może ich przewidzieć.
cli-play-variant = Wariant; od niego zależy ustawienie początkowe pionków.
cli-play-opening = Zwycięzca rzutu początkowego gra obiema jego kośćmi (plays-both) albo rzuca na nowo (rolls-afresh).
cli-play-cube = Gra z kostką podwajającą albo bez niej.
cli-play-max-cube = Najwyższa wartość kostki; domyślnie 64 w grze na pieniądze, bez granicy (none) w meczu.
cli-play-crawford = Z zasadą Crawforda albo bez niej.
cli-play-jacoby = Gra na pieniądze: gammony liczą się dopiero po podwojeniu.
cli-play-beavers = Gra na pieniądze: ile natychmiastowych podwojeń może nastąpić po podwojeniu; 1 to beaver, 2 także raccoon.
cli-play-automatic-doubles = Gra na pieniądze: ile jednakowych rzutów początkowych w partii może podwoić kostkę.
cli-play-home = Strona twojego domu: prawa (right) albo lewa (left).
cli-play-plain = Opisz planszę słowami, jedno pole w wierszu, dla czytnika ekranu.
cli-play-save = Zapisuj w tym pliku zamiast w automatycznym.
cli-play-no-save = Nic nie zapisuj.
cli-play-resume = Wznów zapisaną grę: plik, nazwa z listy albo last (ostatnia).
cli-play-saves = Pokaż listę automatycznych zapisów.
