# Position identifiers and match files.

## Identifiers
error-id-unknown = „{ $text }” nie jest identyfikatorem pozycji: ani XGID, ani GNU Position ID, ani OGID.
error-id-shape = „{ $text }” nie ma postaci tego identyfikatora: { $format }.
error-id-character = Znak { $number } „{ $character }” nie może być liczbą pionków ({ $format }).
error-id-field = Pole { $number } identyfikatora ({ $format }) nie może mieć wartości „{ $text }”.
error-match-id-dice = „{ $text }” nie jest Match ID: zawiera niemożliwy rzut.
error-match-id-state = „{ $text }” nie jest Match ID: kostka podwajająca lub partia Crawforda nie pasują do meczu.

## Match files
error-file-unreadable = Nie można otworzyć pliku „{ $name }”: { $reason }.
error-file-no-name = „{ $name }” nie jest nazwą pliku.
error-file-too-large = Plik „{ $name }” jest za duży; największy dozwolony rozmiar w bajtach: { $most }.
error-file-unknown = To nie jest plik meczu w znanym formacie. Znane są pliki meczów w dwóch kolumnach (.mat, .txt, .gam), .sgf, .xg, .ogxm, pozycje (.xgp, .pos, identyfikatory jako tekst) oraz .json tego programu.
error-file-empty = Plik jest pusty.
error-ending-unknown = „{ $name }”: mecze zapisuje się w plikach z końcówką { $known }.
error-line-too-long = Wiersz { $line } jest za długi; najwięcej znaków: { $most }.
error-mat-no-game = W tym pliku nie ma żadnej partii.
error-match-length = Wiersz { $line }: niemożliwa długość meczu: { $length }.
error-mat-names = Wiersz { $line }: tu powinny być nazwiska i punkty graczy, a nie „{ $text }”.
error-mat-names-swapped = Wiersz { $line }: gracze zamienili się kolumnami.
error-mat-cell = Wiersz { $line }, kolumna { $column }: „{ $text }” nie jest ani rzutem z ruchem, ani słowem kostki podwajającej.
error-snowie-line = Wiersz { $line }: „{ $text }” nie jest wierszem pozycji.
error-play-without-roll = Wiersz { $line }: ruch „{ $text }” bez rzutu.
error-play-impossible = Wiersz { $line }: ruchu „{ $text }” w ogóle nie da się wykonać. { $reason }
error-win-without-game = Wiersz { $line }: wynik bez partii.
error-game-unfinished = Wiersz { $line }: zaczyna się nowa partia, choć poprzednia nie jest skończona.
error-game-after-match = Wiersz { $line }: mecz jest skończony, a plik ciągnie się dalej.
error-event-refused = Wiersz { $line }: { $reason }
error-sgf-character = Wiersz { $line }, kolumna { $column }: „{ $text }” nie pasuje w tym miejscu pliku SGF.
error-sgf-deep = Wiersz { $line }: warianty w tym pliku SGF są zagnieżdżone zbyt głęboko.
error-sgf-cut = Plik SGF kończy się za wcześnie, w wierszu { $line }.
error-sgf-move = Wiersz { $line }: „{ $text }” nie jest ruchem w backgammonie.
error-xg-header = To nie jest cały plik XG.
error-xg-archive = Archiwum w tym pliku XG jest uszkodzone.
error-xg-checksum = Część „{ $name }” tego pliku XG jest uszkodzona.
error-xg-no-match = W tym pliku XG nie ma meczu.
error-xg-variation = Ten wariant gry nie jest znany.
error-xg-record = Nie można odczytać rekordu { $line } pliku XG.
error-unknown-player = Wiersz { $line }: „{ $text }” nie jest żadnym z dwóch graczy.
error-match-too-long = Wiersz { $line }: mecz jest za długi; największa liczba zagrań: { $most }.
error-record-refused = Zapisu nie da się odtworzyć. { $reason }
error-position-refused = Pozycja w tym pliku jest niemożliwa. { $reason }
error-pos-cut = Ta pozycja Jellyfish kończy się zbyt wcześnie.
error-pos-number = Liczba w tej pozycji Jellyfish jest niemożliwa.
error-oldmoves-line = Wiersz { $line }: „{ $text }” nie jest wierszem zapisu oldmoves z FIBS.
error-ogxm-missing = Pliki OGXM wymagają pakietu ogxm: pip install "fivepoint[ogxm]".
error-ogxm-refused = Plik OGXM jest uszkodzony albo zawiera coś niemożliwego: { $text }.
error-ogxm-play = Posunięcie { $line }: nie da się tego odczytać jako akcji backgammona.

## Remarks on what was read
remark-score-differs = Wiersz { $line }: plik podaje wynik { $file }, z dotychczasowych partii wychodzi { $found }. Zostaje wynik z pliku.
remark-turn-order = Wiersz { $line }: rzut { $text } należy do drugiego gracza. Zostaje tak, jak w pliku.
remark-illegal-play = Wiersz { $line }: „{ $text }” to ruch niezgodny z zasadami; zostaje tak, jak zapisano. { $reason }
remark-illegal-play-told = Wiersz { $line }: plik sam mówi o ruchu niezgodnym z zasadami; zostaje podana w nim pozycja.
remark-ambiguous-play = Wiersz { $line }: „{ $text }” można zagrać na dwa sposoby; odczytano jako { $read }.
remark-forced-play-added = Wiersz { $line }: brakuje jedynego możliwego ruchu; został dodany.
remark-opening-double = Wiersz { $line }: partia zaczyna się dubletem { $dice }. Zostaje tak, jak zapisano.
remark-cube-differs = Wiersz { $line }: według pliku kostka podwajająca stoi na { $file }, a powinna na { $found }.
remark-cube-refused = Wiersz { $line }: kostki podwajającej nie można tu obrócić na { $value }. Zostaje tak, jak zapisano.
remark-take-missing = Wiersz { $line }: brakuje przyjęcia; z partii widać, że nastąpiło.
remark-points-differ = Wiersz { $line }: według pliku partia jest warta { $file }, według zasad { $found }.
remark-points-impossible = Wiersz { $line }: przy kostce podwajającej na { $cube } wygrana { $points } jest niemożliwa. Przyjęto najbliższy możliwy wynik.
remark-game-left-open = Wiersz { $line }: poprzednia partia nie ma wyniku; z punktów widać, kto ją wygrał.
remark-score-left-out = Wiersz { $line }: wynik został pominięty. { $reason }
remark-roll-unplayed = Wiersz { $line }: do rzutu nie ma ruchu i partia się na nim kończy. Pozostaje jako rzut, którego nie rozegrano.
remark-on-roll-unknown = Wiersz { $line }: plik nie mówi, kto tu rzuca; przyjęto, że pierwszy gracz.

## What a format cannot carry
remark-lost-times = Czasy nie są zapisywane.
remark-lost-opening-tie = Równe rzuty otwierające nie są zapisywane.
remark-lost-automatic-double = Automatyczne podwojenia nie są zapisywane.
remark-lost-cube-set-up = Ustawiona kostka podwajająca nie jest zapisywana.
remark-lost-set-up = Pozycja ustawiona w środku partii nie jest zapisywana.
remark-lost-ending = Nie jest zapisywane, że partia skończyła się na czas lub przez zgłoszenie wygranej.
remark-lost-beavers = Beavery nie są zapisywane; kostka stoi tam niżej.
remark-lost-on-roll = Nie jest zapisywane, kto w tej pozycji rzuca.
remark-lost-crawford = Nie jest zapisywane, że partia przy tym wyniku nie jest partią Crawforda.
remark-lost-meta = Nie wszystkie pozostałe teksty o meczu są zapisywane bez zmian.
remark-lost-names = Imię jest zapisywane w skróconej lub zmienionej postaci.
remark-lost-rules = Nie wszystkie uzgodnione zasady są zapisywane: najwyższa kostka podwajająca, beavery, automatyczne podwojenia, sposób rozpoczynania partii lub ich liczba.
remark-lost-refusals = Odrzucone propozycje poddania nie są zapisywane.
remark-lost-early-double = Podwojenie przed pierwszym rzutem w ustawionej pozycji nie jest zapisywane.
