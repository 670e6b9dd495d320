# fivepoint train

cli-train-summary = Uczy sieci silnika od zera na jego własnych grach.
cli-train-help = Uczy sieci silnika od zera na jego własnych grach, wznawia trening, mierzy go i zapisuje wynik. Najpierw sieć wyścigu: fivepoint train race FOLDER, potem fivepoint train contact FOLDER.
cli-train-race-help = Uczy sieci wyścigu albo wznawia jej trening; kilka minut.
cli-train-contact-help = Uczy sieci kontaktu albo wznawia jej trening; godziny. Ctrl-C zapisuje i kończy.
cli-train-late-help = Uczy sieci późnych pozycji kontaktowych (pionki zdjęte lub głęboko w domu, wiele pionków z tyłu) albo wznawia jej trening; zaczyna jako sieć kontaktu, a godzina daje większość.
cli-train-begin-help = Zaczyna trening od sieci z pliku, od etapu po tych, przez które już przeszły. Potem kontynuuj: fivepoint train contact FOLDER.
cli-train-status-help = Pokazuje, jak daleko zaszedł trening w folderze.
cli-train-match-help = Gra na pieniądze bez kostki między treningiem a innym treningiem, plikiem sieci albo programem; obie strony mają te same rzuty, a szczęście jest odjęte.
cli-train-export-help = Zapisuje sieci treningu do pliku sieci.
cli-train-prune-help = Dodaje do pliku sieci nową małą sieć, która wybiera ruchy do oceny.
cli-train-folder = Folder treningu; powstanie, jeśli go nie ma.
cli-train-trained = Folder treningu.
cli-train-begin-net = Plik sieci, od którego zacząć; pozostaje bez zmian.
cli-train-seconds = Zapisz i zakończ po tylu sekundach.
cli-train-threads = 1: pozycje powstają i są uczone na zmianę, powtarzalnie z ziarna; więcej: jeden wątek uczy, a pozostałe tworzą pozycje.
cli-train-seed = Liczba, która rozstrzyga o rzutach.
cli-train-other = Przeciwnik: folder treningu, plik sieci albo z --program polecenie.
cli-train-program = Przeciwnik to polecenie, które mówi protokołem z benchmarks/peers/serving.py.
cli-train-games = Liczba partii.
cli-train-plies = Ile półruchów naprzód patrzy pierwszy; drugi gra według swojej sieci.
cli-train-out = Zapisz wynik także do tego pliku, jako JSON.
cli-train-plot-help = Rysuje, jak jednoruchowa różnica treningu malała z liczbą ocenionych pozycji.
cli-train-plot-out = Obraz do zapisania, SVG.
cli-train-plot-race = Krzywa sieci wyścigowej zamiast kontaktowej.
cli-train-plot-late = Krzywa sieci późnych pozycji zamiast kontaktowej.
cli-train-plotted = { $points ->
    [one] Jeden punkt narysowano w pliku { $file }.
    [few] { $points } punkty narysowano w pliku { $file }.
   *[other] { $points } punktów narysowano w pliku { $file }.
}
cli-train-export-out = Plik sieci do zapisania.
cli-train-prune-net = Plik sieci; zostanie zastąpiony, gdy mała sieć będzie gotowa.
cli-train-export-positions = Z ruchów ilu rzutów uczy się mała sieć, domyślnie 400 000; 0: bez niej.
cli-train-prune-positions = Z ruchów ilu rzutów uczy się mała sieć, domyślnie 400 000.
cli-train-exported = Sieci są w pliku { $file }.
cli-train-begun = Trening w folderze { $folder } zaczyna się od sieci z pliku { $file }. Kontynuuj go poleceniem fivepoint train contact.
cli-train-resumed = Dalej po { $labels ->
    [one] jednej ocenionej pozycji
   *[other] { $labels } ocenionych pozycjach
}.
cli-train-done = Wszystkie etapy gotowe po { $labels ->
    [one] jednej ocenionej pozycji
   *[other] { $labels } ocenionych pozycjach
}.
cli-train-waits = Ocenione pozycje: { $labels }. Następny etap wymaga najpierw wytrenowania innej sieci: fivepoint train { $net } FOLDER, potem to polecenie jeszcze raz.
cli-train-line = Etap { $stage }, oceny { $labels }, strata { $loss }, różnica o jeden ruch { $residual }
cli-train-progress = Sieć { $net }: etap { $stage }, oceny { $labels }, próbki { $samples }, minuty { $minutes }
cli-train-result = { $points } punktu na partię, błąd standardowy { $error }, { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}.
cli-train-holdout-help = Wybiera pozycje każdego rodzaju z własnych gier, rozgrywa je wielokrotnie i zachowuje w pliku; nic się na nich nie uczy.
cli-train-evaluate-help = Pokazuje, jak daleko są sieci od rozegranych pozycji, dla każdego rodzaju.
cli-train-net = Folder treningu albo plik sieci.
cli-train-holdout-out = Plik do zapisania.
cli-train-held-file = Plik zapisany przez train holdout.
cli-train-positions = Około ilu pozycji każdego rodzaju.
cli-train-trials = Liczba rozegrań każdej pozycji.
cli-train-truncate = Przerwij rozegranie po tylu ruchach; 0: graj do końca.
cli-train-held = { $positions ->
    [one] Jedna pozycja jest
    [few] { $positions } pozycje są
    [many] { $positions } pozycji jest
   *[other] { $positions } pozycji jest
} w pliku { $file }.
cli-train-class = { $name }: pozycje { $positions }, średni błąd { $error }, przesunięcie { $bias }, szum rozegrań { $noise }
