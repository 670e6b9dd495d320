# errors

# Bear-off tables
error-bearoff-counts = Dom opisuje sześć liczb od punktu 1: całkowite, nie mniejsze niż 0, w sumie najwyżej 15; to nie jest taki opis: { $counts }.

# Net files
error-net-not-a-net = { $file } nie jest plikiem sieci Fivepoint.
error-net-format = { $file } to plik sieci w formacie { $found }; ta wersja czyta format { $expected }. Użyj sieci przygotowanej dla tej wersji.
error-net-damaged = Plik sieci { $file } jest uszkodzony albo niepełny. Pobierz go ponownie.
error-net-inputs = Sieć { $net } w pliku { $file } była uczona na innych wejściach niż te, które oblicza ta wersja. Użyj sieci dla tej wersji albo naucz ją od nowa.
error-net-weights = Sieć { $net } w pliku { $file } ma wagi spoza dozwolonego zakresu.

# The engine
error-engine-no-net = Ta wersja nie zawiera wyuczonej sieci. Naucz sieć albo podaj plik sieci.
error-engine-setting = { $name }: wymagana liczba całkowita od { $least } do { $most }, nie { $value }.
error-engine-number = { $name }: wymagana liczba od { $least } do { $most }, nie { $value }.
error-seed-value = Ziarno jest liczbą całkowitą, nie „{ $value }”.
error-argument-kind = { $name }: nie można tu użyć „{ $value }”.
error-level-unknown = Nie ma poziomu „{ $level }”; są: { $levels }.
error-bad-row = Wiersz { $row } (licząc od 0) nie jest pozycją: { $fault }
error-executor-no-ray = Do tego potrzebny jest Ray: zainstaluj fivepoint[cluster].
error-rollout-empty = Nie rozegrano jeszcze żadnej próby.
error-rollout-file = { $file } nie jest zapisanym rolloutem albo jest uszkodzony. Zacznij rollout od nowa.
error-rollout-other-net = Rollout zaczęto siecią { $wanted }, a nie { $net }; ich prób nie można łączyć.
error-rollout-of-another = { $file } przechowuje rollouty innej pozycji albo z innymi ustawieniami. Podaj inny plik albo pytaj jak poprzednio.

# Training
error-train-log = Wiersz { $line } pliku { $file } nie jest wierszem dziennika treningu. Usuń go: dziennik służy tylko do oglądania.
error-train-checkpoint = { $file } nie jest zapisem tego treningu albo jest uszkodzony. Usuń go, aby zacząć tę część od nowa.
error-train-peer = Drugi program zakończył pracę albo odpowiedział za krótko, gdy poproszono go o zagrania ({ $count }).
error-train-peer-play = Drugi program podał pozycję, do której nie prowadzi żaden prawidłowy ruch z tego rzutu.
error-train-program = „{ $program }” nie jest poleceniem: cudzysłów nie jest zamknięty albo nic w nim nie ma. Podaj całe polecenie jako jeden argument.
error-train-no-run = W folderze „{ $folder }” nie ma rozpoczętego treningu.
error-train-run-there = W folderze { $folder } jest już trening. Kontynuuj go poleceniem fivepoint train contact albo podaj inny folder.
error-train-net-width = Sieć { $net } w pliku { $file } ma szerokość { $width }; trening wymaga sieci o szerokości { $wanted }. Użyj pliku sieci zapisanego przez fivepoint train export tej wersji.
error-train-net-stages = Plik { $file } nie mówi, przez jakie etapy treningu przeszła jego sieć { $net }, więc nie wiadomo, od czego kontynuować. Użyj pliku sieci zapisanego przez fivepoint train export.
error-train-holdout = { $file } nie zawiera rozegranych pozycji albo jest uszkodzony. Utwórz go ponownie: fivepoint train holdout.
