# The analysis of records.

error-analyse-no-record = „{ $value }” nie jest meczem: potrzebny jest zapis albo wczytany plik meczu.
error-analyse-other-record = Analiza, która ma być kontynuowana, dotyczy innego meczu.

# fivepoint analyse
cli-analyse-summary = Ocena każdej decyzji meczu i raport.
cli-analyse-help = Wczytuje plik meczu w dowolnym znanym formacie i ocenia w nim każdy ruch pionkami i każdą decyzję o kostce. Wypisuje wielkości i błędy; --out zapisuje raport, --json wypisuje wszystko jako dane.
cli-analyse-file = Plik meczu; format jest rozpoznawany po zawartości.
cli-analyse-level = Jak głęboko patrzeć: expert, master lub champion; słabsze nazwy pytają tylko sieć.
cli-analyse-threads = Ile wątków dzieli pracę; bez podania tyle, ile jest procesorów; wynik od tego nie zależy.
cli-analyse-out = Plik do zapisania: .html raport z obrazkami, .json wszystkie dane, .txt zwykły tekst.
cli-analyse-written = Raport zapisano w pliku „{ $file }”.
cli-analyse-progress = Głębokość { $plies }: { $percent } %
error-analyse-ending = „{ $file }”: raporty zapisuje się w plikach z końcówką { $known }.
