# The analysis of records.

error-analyse-no-record = „{ $value }” nie jest meczem: potrzebny jest zapis albo wczytany plik meczu.
error-analyse-other-record = Analiza, która ma być kontynuowana, dotyczy innego meczu.
error-analysis-not-told = Ten plik nie zawiera analizy.

# fivepoint analyse
cli-analyse-summary = Ocena każdej decyzji meczu i raport.
cli-analyse-help = Wczytuje plik meczu w dowolnym znanym formacie i ocenia w nim każdy ruch pionkami i każdą decyzję o kostce. Wypisuje wielkości i błędy; --out zapisuje raport, --json wypisuje wszystko jako dane.
cli-analyse-file = Plik meczu; format jest rozpoznawany po zawartości. „-” czyta ze standardowego wejścia.
cli-analyse-level = Jak głęboko patrzeć: expert, master lub champion; słabsze nazwy pytają tylko sieć.
cli-analyse-threads = Ile wątków dzieli pracę; bez podania tyle, ile jest procesorów; wynik od tego nie zależy.
cli-analyse-out = Plik do zapisania: .html raport z obrazkami, .json wszystkie dane, .txt zwykły tekst.
cli-analyse-written = Raport zapisano w pliku „{ $file }”.
cli-analyse-progress = Głębokość { $plies }: { $percent }%
cli-analyse-stopped = Zatrzymano: poniżej to, co było już wiadomo; brakuje głębszej analizy.
error-analyse-ending = „{ $file }”: raporty zapisuje się w plikach z końcówką { $known }.

# Reviews on the server
error-review-unknown = Nie ma takiego przeglądu meczu.
error-analysis-unknown = Nie ma tu takiej analizy: poproś o nią ponownie.
error-analysis-not-begun = Analiza jeszcze się nie zaczęła.
error-rollout-unknown = Nie ma takiego rozegrania; mogło zostać zapomniane.
error-export-unknown = „{ $form }” nie jest dostępnym formatem; dostępne: { $known }.
error-server-busy = Serwer ma teraz za dużo pracy. Spróbuj ponownie za chwilę.
error-review-too-early = Mecz można przejrzeć, gdy ta partia się skończy.
error-state-mixed = Kostka i wynik nie pasują do siebie: część należy do meczu, część do gry na pieniądze.
