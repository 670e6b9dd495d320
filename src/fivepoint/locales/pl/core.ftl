# Szybki generator ruchów (fivepoint.core). Wiersze liczy się od 0, jak w Pythonie.
error-not-rows = Potrzebne są wiersze po { $width } liczb całkowitych, a nie „{ $value }”.
error-bad-dice-row = Wiersz { $row } kości nie jest rzutem: „{ $dice }”. Rzut to dwie liczby całkowite od 1 do 6.
error-batch-lengths = Każda plansza potrzebuje swojego rzutu: plansz jest { $boards }, a rzutów { $dice }.
error-threads-out-of-range = Liczba wątków to liczba całkowita od { $least } do { $most }, a nie „{ $value }”.
error-depth-out-of-range = Głębokość to liczba całkowita od { $least } do { $most }, a nie „{ $value }”.
error-no-such-kernel = FIVEPOINT_KERNEL żąda „{ $kernel }”, a ten komputer tego nie ma; bez tej zmiennej używane jest { $used }.

# Tabele szans na wygranie meczu (engine/met.py)
error-match-table-length = Tabela szans na wygranie meczu sięga { $most } punktów, a tu jednej ze stron brakuje jeszcze { $away }.
error-met-unreadable = Nie można odczytać tabeli szans „{ $file }”.
error-met-not-a-table = „{ $file }” nie jest tabelą szans na wygranie meczu: brak kwadratu szans od 0 do 1 i wiersza dla partii po partii Crawforda.
error-met-formula = „{ $file }” podaje szanse wzorem; można użyć tylko tabel, które wymieniają wszystkie liczby.

# fivepoint bearoff
cli-bearoff-summary = Tworzy dokładne tabele zdejmowania pionków i hypergammona.
cli-bearoff-help = Dokładne tabele, których silnik używa, gdy są w pamięci podręcznej. Mała, dla sześciu pionków na stronę, powstaje sama.
cli-bearoff-build-help = Rozwiązuje zdejmowanie pionków obu stron z kostką podwajającą. Osiem pionków na stronę to kilka sekund i 72 MB, dziesięć to minuty, 2 GB pamięci i 513 MB na dysku.
cli-bearoff-hyper-help = Rozwiązuje hypergammon, trzy pionki na stronę, z kostką podwajającą: około sześciu minut jednego rdzenia procesora, 600 MB pamięci i 172 MB na dysku.
cli-bearoff-checkers = Najwięcej pionków na stronę, od 1 do 10.
cli-bearoff-threads = Ile rdzeni procesora dzieli się pracą.
cli-bearoff-share = rozwiązano { $percent }%
cli-bearoff-pass = Przebieg { $number }: największa zmiana to { $change } pkt.
cli-bearoff-done = Gotowe w { $seconds } s: { $file } ({ $megabytes } MB).
