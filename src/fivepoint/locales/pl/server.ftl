# The server and its commands.

error-seal-unknown = Zapieczętowane kości { $seal } nie są już znane; proszę zacząć od nowa.
error-start-not-set = Mecz może zacząć się od ustawionej pozycji, a nie od „{ $word }”.
error-table-unknown = Nie ma stołu { $table }.
error-not-your-seat = To nie jest twoje miejsce.
error-ahead = Czynności { $number } nie można jeszcze wykonać; stół ma ich { $events }.
error-stale = Od tego czasu gra poszła naprzód; nic nie zrobiono.
error-no-proof = Kości przy tym stole wpisano ręcznie albo są niekompletne; dowodu nie ma.
error-message-too-long = Wiadomość ma najwyżej { $most } bajtów.
error-message-form = Tej wiadomości nie można odczytać.
error-too-fast = Zbyt wiele żądań naraz; proszę chwilę poczekać.
error-protocol-version = Ta strona jest nieaktualna; proszę wczytać ją ponownie (protokół { $version }).
error-too-many-tables = Strona może pokazywać naraz stoły w liczbie { $most }, nie więcej.
error-not-kept = Serwer nie mógł zapisać tej czynności; nic nie zrobiono. Proszę spróbować ponownie.
error-server-failed = Serwer popełnił błąd; zapisano go w dzienniku. Proszę spróbować ponownie.
error-no-web-app = Ta instalacja nie ma stron internetowych; zbudowano ją bez nich.
error-not-found = Pod tym adresem nic nie ma.
error-bad-request = Na to żądanie nie można odpowiedzieć.
error-port-in-use = Nie można użyć portu { $port } pod adresem { $host }: { $reason }.
error-needs-web = Serwer wymaga dodatkowych pakietów fivepoint[web].
error-database-failed = Nie można otworzyć bazy danych „{ $place }”: { $reason }. Sprawdź, gdzie jest i czy wolno do niej pisać.
error-no-hints-here = Podpowiedzi są tylko w grze z komputerem albo przy jednym ekranie.
error-no-hint-now = Teraz nie ma czego podpowiadać.

cli-serve-summary = Graj w przeglądarce: uruchom serwer.
cli-serve-help = Uruchamia serwer i zapisuje każdy mecz w bazie danych. Zatrzymuje go Ctrl-C.
cli-serve-host = Adres, pod którym serwer słucha; 127.0.0.1 to tylko ten komputer.
cli-serve-port = Port, na którym serwer słucha.
cli-serve-database = Baza danych: plik albo adres URL bazy PostgreSQL.
cli-serve-ready = Fivepoint jest gotowy: { $address }
cli-dice-proof-summary = Sprawdź kości zakończonego meczu.
cli-dice-proof-help = Sprawdza dowód kości: czy ziarno pasuje do pieczęci, a każdy rzut do ziarna.
cli-dice-proof-file = Dowód pobrany ze strony meczu.
cli-dice-proof-good = { $rolls ->
    [one] Dowód jest prawdziwy: ziarno pasuje do pieczęci, a jedyny rzut pochodzi z niego.
    [few] Dowód jest prawdziwy: ziarno pasuje do pieczęci, a wszystkie { $rolls } rzuty pochodzą z niego.
   *[other] Dowód jest prawdziwy: ziarno pasuje do pieczęci, a wszystkie rzuty ({ $rolls }) pochodzą z niego.
}
cli-dice-proof-bad-roll = Rzut { $number } to { $found }, a strumień daje { $expected }.
cli-dice-proof-computer = { $side ->
    [white] Liczbę białych wybrał serwer.
    [black] Liczbę czarnych wybrał serwer.
   *[both] Obie liczby wybrał serwer.
}
cli-dice-proof-counts = Rzuty każdej ze stron i ich oczekiwana średnia
cli-dice-proof-roll = Rzut
cli-dice-proof-white = Białe
cli-dice-proof-black = Czarne
cli-dice-proof-expected = Oczekiwane
