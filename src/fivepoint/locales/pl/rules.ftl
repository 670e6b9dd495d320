### The rule book: clauses, diagrams and what stands around them.
### rule-4-3 is the text of clause 4.3; the numbers never change their meaning.

## The page

rules-title = Zasady gry w backgammona
rules-intro = Wszystkie numery i kierunki podano z twojej strony planszy. Każdy punkt zasad ma własny numer, na który powołują się testy programu.
rules-summary-title = W pięciu zdaniach
rules-summary-1 = Dwóch graczy, każdy z 15 pionkami, wędruje w przeciwnych kierunkach przez 24 pola, sprowadza wszystkie pionki do domu i zdejmuje je.
rules-summary-2 = Każda kość to osobny ruch; dublet gra się cztery razy.
rules-summary-3 = Pole z dwoma lub więcej pionkami przeciwnika jest zablokowane; pojedynczy pionek to blot, a kto na nim stanie, posyła go na bandę.
rules-summary-4 = Jeśli to możliwe, trzeba zagrać obie kości; jeśli można tylko jedną z nich, to większą.
rules-summary-5 = Kto pierwszy zdejmie wszystkie 15 pionków, zdobywa 1, 2 lub 3 punkty razy wartość kostki podwajającej.
rules-legend-title = Jak czytać diagramy
rules-legend-own = twoje pionki, idą od 24 do 1
rules-legend-other = pionki komputera, idą w przeciwną stronę
rules-legend-landing = pola, na których stają pionki w pokazanym zagraniu
rules-legend-home = Dwie ćwiartki z kropkami to domy; zewnętrzne numery od 1 do 6 są tam numerami właściciela.
rules-legend-off = Liczby z prawej strony podają, ile pionków zdjęto.
rules-diagram = Diagram { $label }
rules-badge = Każdą pozycję na tej stronie sprawdziły dwa programy: { $own } i { $outside }.
rules-badge-position = Tę pozycję sprawdziły dwa programy.

## Pages and live boards on the web

rules-page-start = Początek
rules-page-moving = Ruchy
rules-page-both-dice = Obie kości
rules-page-hitting = Bicie
rules-page-bar = Banda
rules-page-bearing-off = Zdejmowanie
rules-page-winning = Koniec i punkty
rules-page-cube = Kostka
rules-page-match = Mecz
rules-page-extras = Więcej
rules-pages = Strony zasad
rules-page-of = Zasady: { $page }
rules-page-previous = Wstecz: { $page }
rules-page-next = Dalej: { $page }
rules-clause-link = Punkt { $number }
rules-try = Wypróbuj na planszy: można zagrać tylko to, na co pozwalają zasady.
rules-try-again = Od nowa
rules-try-show = Pokaż zagranie
rules-try-done = Zagrano: { $play }
rules-try-refused = { $reason } (punkt { $clause })
rules-try-nothing = Tam niczego nie można ruszyć.
rules-lessons = Lekcje: ustaw planszę i użyj kostki podwajającej

## Section titles

rules-section-start = Plansza i ustawienie początkowe
rules-section-opening = Kto zaczyna
rules-section-moving = Ruchy
rules-section-both-dice = Obie kości
rules-section-hitting = Bicie
rules-section-bar = Banda
rules-section-bearing-off = Zdejmowanie pionków
rules-section-winning = Koniec partii i punkty
rules-section-cube = Kostka podwajająca
rules-section-money = Zwyczaje gry na pieniądze
rules-section-match = Mecz, partia Crawforda i ranking
rules-section-resigning = Poddanie partii
rules-section-manners = Kości i zwyczaje przy stole
rules-section-variants = Inne ustawienia początkowe
rules-section-trust = Co zostało sprawdzone
rules-section-sources = Źródła
rules-section-decisions = Różnice i rozstrzygnięcia

## 1 The board and the start

rule-1-1 = Gra dwóch graczy, każdy ma 15 pionków. Celem jest sprowadzić wszystkie 15 pionków do domu i zdjąć je przed przeciwnikiem.
rule-1-2 = Plansza ma 24 pola. Pionki wędrują po nich drogą w kształcie podkowy, obie strony w przeciwnych kierunkach.
rule-1-3 = Każdy gracz numeruje pola od swojej strony: od 24, najdalszego, do 1. Twoje pole 1 to pole 24 przeciwnika, twoje 8 to jego 17.
rule-1-4 = Pola od 6 do 1 to twój dom, pola od 24 do 19 to dom przeciwnika. Pola między nimi, od 18 do 7, tworzą dwie plansze zewnętrzne. Na rysunkach oba domy są wyróżnione cieniem, a każdy jest ponumerowany od 1 do 6 od strony właściciela.
rule-1-5 = Banda dzieli planszę na dwie części; czekają na niej zbite pionki. Zdjęte pionki leżą na tacy z prawej strony domu i widać je dla obu stron.
rule-1-6 = Na początku każda strona ma 2 pionki na swoim polu 24, 5 na polu 13, 3 na polu 8 i 5 na polu 6. Z twojej strony pionki przeciwnika stoją na polach 19 (5), 17 (3), 12 (5) i 1 (2).
rule-1-7 = Twoja liczba pipsów to suma pól, które twoje pionki muszą jeszcze przejść, zanim zostaną zdjęte: pionek na polu 8 liczy się za 8, na bandzie za 25, zdjęty za 0. Na początku obie strony mają po 167. Obie liczby są stale widoczne, chyba że je wyłączysz.
rule-1-8 = Ty grasz białymi, komputer czarnymi, a twój dom jest w prawym dolnym rogu. Jedno i drugie można zmienić, zaczynając nową grę; numery pozostają te same.
rule-1-9 = W zestawie są pola w naprzemiennych kolorach, pionki w dwóch kolorach, kubek dla każdej strony i dwie kości albo cztery: po parze dla każdej strony w jej kolorze. Kostka podwajająca nie jest konieczna.

## 2 Who begins

rule-2-1 = Każda strona rzuca jedną kością. Zaczyna ta, która wyrzuciła więcej.
rule-2-2 = W pierwszej kolejce gra ona obie właśnie rzucone kości: swoją i przeciwnika.
rule-2-3 = Jeśli obie kości pokazują tyle samo, obie strony rzucają jeszcze raz.
rule-2-4 = Jako opcja, domyślnie wyłączona: zwycięzca rzutu otwierającego rzuca na pierwszą kolejkę obiema kośćmi od nowa.
rule-2-5 = Potem strony grają na zmianę. W swojej kolejce możesz najpierw zaproponować podwojenie, jeśli kostka na to pozwala; potem rzucasz obiema kośćmi i grasz je.
rule-2-6 = Rzut następuje automatycznie albo po naciśnięciu przycisku Rzut, albo wpisujesz oczka prawdziwych kości. Automatyczny rzut nigdy nie odbiera ci możliwości podwojenia.

## 3 Moving

rule-3-1 = Dwie kości to dwa osobne ruchy. Każda przesuwa jeden pionek do przodu o tyle pól, ile pokazuje, z pola o wyższym numerze na niższe, nigdy do tyłu.
rule-3-2 = Możesz przesunąć dwa pionki, każdy o jedną kość, albo jeden pionek o obie kości po kolei, w dowolnej kolejności.
rule-3-3 = Pole jest dla ciebie otwarte, jeśli jest puste, jeśli stoją na nim twoje pionki, ilekolwiek ich jest, albo jeśli stoi na nim tylko jeden pionek przeciwnika.
rule-3-4 = Pole z dwoma lub więcej pionkami przeciwnika jest dla ciebie zablokowane: nie wolno na nim stanąć ani zatrzymać się po drodze. Wolno je przeskoczyć.
rule-3-5 = Jeden pionek może wykonać oba ruchy tylko wtedy, gdy pole pośrednie jest otwarte. Są dwa takie pola, po jednym dla każdej kolejności kości, i wystarczy, że otwarte jest jedno z nich.
rule-3-6 = Dublet gra się cztery razy: cztery ruchy o tę samą liczbę pól, jednym pionkiem albo kilkoma.

## 4 Both dice

rule-4-1 = Trzeba zagrać obie kości, a przy dublecie wszystkie cztery ruchy, jeśli pozwala na to jakakolwiek kolejność, nawet gdy ci to szkodzi.
rule-4-2 = Jeśli można zagrać każdą z kości, ale nie obie, trzeba zagrać większą.
rule-4-3 = Jeśli w ogóle da się zagrać tylko jedną z dwóch kości, trzeba zagrać właśnie tę.
rule-4-4 = Z dubletu trzeba zagrać tyle ruchów, ile tylko można.
rule-4-5 = Jeśli niczego nie da się zagrać, następuje strata kolejki.
rule-4-6 = Program stosuje to krok po kroku: nigdy nie proponuje pierwszego kroku, po którym nie dałoby się już zagrać wymaganej liczby kości.
rule-4-7 = Zagrania prowadzące do tej samej pozycji to jedno i to samo zagranie, bez względu na kolejność kroków. Gdy ta książka liczy zagrania, liczy pozycje końcowe.
rule-4-8 = Zasada obowiązuje także dla ostatniego pionka. Jeśli można zagrać obie kości, nie wolno zakończyć partii jedną z nich, nawet gdy dłuższa droga prowadzi przez bicie.

## 5 Hitting

rule-5-1 = Jeden pionek stojący samotnie na polu to pojedynczy pionek, czyli blot.
rule-5-2 = Jeśli staniesz na polu z pojedynczym pionkiem przeciwnika, bijesz go i trafia on na bandę.
rule-5-3 = To samo dotyczy każdego postoju po drodze: pionek wykonujący kilka ruchów bije każdy pojedynczy pionek, na którym się zatrzyma.
rule-5-4 = Zbity pionek musi przejść całą drogę od nowa. Liczy się za 25 pipsów.
rule-5-5 = Nie musisz bić, jeśli istnieje inne zagranie zgodne z zasadami.

## 6 The bar

rule-6-1 = Dopóki masz pionek na bandzie, nie wolno ci ruszyć żadnego innego.
rule-6-2 = Kość wprowadza pionek na pole o numerze 25 minus liczba oczek: przy 1 na pole 24, przy 6 na pole 19. To pole musi być otwarte.
rule-6-3 = Jeśli na tym polu stoi pojedynczy pionek przeciwnika, wchodzący pionek go bije.
rule-6-4 = Jeśli pola obu kości są zablokowane, następuje strata kolejki.
rule-6-5 = Jeśli część twoich pionków może wejść, ale nie wszystkie, reszta kolejki przepada.
rule-6-6 = Gdy wejdzie ostatni, trzeba zagrać pozostałe kości dowolnym pionkiem, także tym, który właśnie wszedł.

## 7 Bearing off

rule-7-1 = Zdejmować wolno tylko wtedy, gdy wszystkie twoje niezdjęte jeszcze pionki stoją w twoim domu i żaden nie jest na bandzie.
rule-7-2 = Kość zdejmuje pionek z pola o numerze równym liczbie oczek.
rule-7-3 = Jeśli to pole jest puste, a masz pionek na wyższym polu, kością trzeba wykonać ruch na planszy.
rule-7-4 = Jeśli to pole jest puste i żaden twój pionek nie stoi wyżej, kość zdejmuje pionek z najwyższego zajętego przez ciebie pola.
rule-7-5 = Nie musisz zdejmować pionka, jeśli istnieje inny ruch zgodny z zasadami.
rule-7-6 = Pionek zbity podczas zdejmowania musi wejść z bandy i wrócić do twojego domu, zanim będziesz zdejmować dalej.

## 8 End and score

rule-8-1 = Wygrywa strona, która pierwsza zdejmie wszystkie 15 pionków, i partia natychmiast się kończy.
rule-8-2 = Zwykła wygrana, 1: przegrany zdjął co najmniej jeden pionek.
rule-8-3 = Gammon, 2: przegrany nie zdjął żadnego.
rule-8-4 = Backgammon, 3: przegrany nie zdjął żadnego i ma jeszcze pionek na bandzie albo w domu zwycięzcy.
rule-8-5 = Zwycięzca dostaje tę liczbę razy wartość kostki podwajającej, jak w tabeli. Partia bez kostki liczy się tak, jakby kostka stała na 1.

rules-score-win = Wygrana
rules-score-when = Kiedy
rules-score-value = Wartość
rules-score-example = Sprawdzony przykład
rules-score-single = zwykła wygrana
rules-score-single-when = przegrany zdjął co najmniej jeden pionek
rules-score-gammon = gammon
rules-score-gammon-when = przegrany nie zdjął żadnego
rules-score-backgammon = backgammon
rules-score-backgammon-when = nie zdjął żadnego i ma pionek na bandzie albo w domu zwycięzcy
rules-score-sum = kostka { $cube }: { $value } × { $cube } = { $points }

## 9 The doubling cube

rule-9-1 = Kostka podwajająca ma ścianki 2, 4, 8, 16, 32 i 64. Zaczyna pośrodku, a stawka wynosi 1. Ponieważ nie ma ścianki 1, prawdziwa kostka pokazuje wtedy 64.
rule-9-2 = W swojej kolejce, przed rzutem i tylko wtedy, możesz zaproponować podwojenie, jeśli kostka jest pośrodku albo należy do ciebie.
rule-9-3 = Jeśli przeciwnik przyjmie, stawka się podwaja, a kostka należy do niego. Od tej chwili tylko on może podwoić ponownie.
rule-9-4 = Jeśli przeciwnik odrzuci, przegrywa partię i stawkę sprzed podwojenia: 1, gdy kostka była pośrodku, 2, gdy stała na 2, i tak dalej.
rule-9-5 = Czy partia toczy się z kostką, wybiera się dla każdej partii w oknie Nowa gra.
rule-9-6 = W grze na pieniądze kostka dochodzi domyślnie najwyżej do 64; opcja znosi to ograniczenie.
rule-9-7 = W meczu nie może podwoić strona, dla której kostka jest martwa, czyli gdy wygrana partii przy obecnej stawce i tak dałaby jej zwycięstwo w meczu.
rule-9-8 = Na ekranie klikasz kostkę, aby zaproponować podwojenie. Przeciwnik odpowiada przy kostce: przyjmuje albo odrzuca. Kliknięcie zaproponowanej kostki prowadzi tylko do odpowiedzi, ale jej nie udziela. Przyjęta kostka leży obok nazwy właściciela i pokazuje stawkę.
rule-9-9 = Poziom komputera „liczba pipsów” podwaja i przyjmuje według różnicy liczb pipsów; to prosta reguła, a nie analiza eksperta. Pozostałe poziomy oceniają kostkę według szans na wygraną, łącznie z gammonami.

rules-cube-actions = Co się dzieje
rules-cube-points = Punkty
rules-cube-drop = Podwajasz, przeciwnik odrzuca.
rules-cube-redouble-drop = Podwajasz, przeciwnik przyjmuje, a później podwaja ponownie do 4; ty odrzucasz.
rules-cube-take-gammon = Podwajasz, przeciwnik przyjmuje, ty wygrywasz gammona.
rules-cube-redouble-backgammon = Podwajasz, przeciwnik przyjmuje, a później podwaja ponownie do 4; ty przyjmujesz i wygrywasz backgammona.

## 10 Customs of money play

rule-10-1 = Poniższe punkty to zwyczaje gry na pieniądze, a nie zasady gry. Są opcjami gry na pieniądze, domyślnie wyłączonymi, i nie obowiązują w meczach.
rule-10-2 = Zasada Jacoby'ego: gammon i backgammon liczą się tylko wtedy, gdy w tej partii przyjęto już podwojenie. W przeciwnym razie każda wygrana jest zwykłą wygraną.
rule-10-3 = Beaver: gdy przeciwnik proponuje ci podwojenie, możesz od razu podwoić ponownie i zachować kostkę. Podwajający gra dalej o tę stawkę albo odrzuca i traci stawkę pierwszego podwojenia, bez beavera.
rule-10-4 = Raccoon: gracz, któremu odpowiedziano beaverem, może od razu podwoić stawkę jeszcze raz. Kostka zostaje u tego, kto dał beavera.
rule-10-5 = Automatyczne podwojenia: równe oczka w rzucie otwierającym podwajają stawkę, zanim obie strony rzucą ponownie. Kostka zostaje pośrodku. Liczba takich podwojeń w partii jest ograniczona.

## 11 Matches, the Crawford game and ratings

rule-11-1 = Mecz gra się do umówionej liczby punktów. Wygrywa strona, która pierwsza ją osiągnie lub przekroczy.
rule-11-2 = Każda partia daje zwycięzcy wartość kostki razy 1, 2 lub 3. Punkty sumują się z partii na partię.
rule-11-3 = Zasada Crawforda, domyślnie włączona: w pierwszej partii po tym, jak jednej ze stron zabraknie jednego punktu do wygrania meczu, nikt nie może podwajać. To partia Crawforda.
rule-11-4 = Po partii Crawforda kostki można znów używać w każdej partii.
rule-11-5 = Zasadę Crawforda można dla danego meczu wyłączyć.
rule-11-6 = Gra na pieniądze z wieloma partiami nie ma celu do osiągnięcia: każda partia jest osobna, a punkty się sumuje.
rule-11-7 = Punkty za partię nie są zmianą rankingu, choć silnie na niego wpływają. Ranking to osobny system: zmienia się raz na mecz, a punkty za partię działają przez wynik meczu. Strona profilu pokazuje, w jaki sposób.

## 12 Resigning

rule-12-1 = Możesz poddać partię, oferując zwykłą przegraną, gammona albo backgammona. Kosztuje to 1, 2 lub 3 razy wartość kostki.
rule-12-2 = Jeśli przeciwnik przyjmie, partia jest skończona. Jeśli odmówi, gra toczy się dalej od tej samej decyzji co przed ofertą.
rule-12-3 = Zaoferować można tylko wynik, który jest jeszcze możliwy. Gdy zdejmiesz choćby jeden pionek, zostaje tylko zwykła przegrana.
rule-12-4 = Największego możliwego jeszcze wyniku nie wolno odmówić.

## 13 Dice and table manners

rule-13-1 = Przy prawdziwej planszy obie kości rzuca się razem i muszą one stanąć płasko na prawej połowie planszy. Jeśli któraś wypadnie poza nią, stanie na pionku albo krzywo, rzuca się obiema jeszcze raz.
rule-13-2 = Na ekranie, gdzie rysuje się rzut kośćmi, mogą one tak upaść i zostać rzucone ponownie. To tylko obraz, który nigdy nie zmienia szans.
rule-13-3 = Kolejka kończy się, gdy ją zatwierdzisz; przy prawdziwej planszy, gdy podniesiesz swoje kości. Do tej chwili możesz cofnąć kroki i zagrać inaczej.
rule-13-4 = Kości nie znają pozycji, a silniejszy poziom komputera nie dostaje lepszych rzutów.

## 14 Other starts

rule-14-1 = Nackgammon zaczyna się od 2 pionków na polu 24, 2 na polu 23, 4 na polu 13, 3 na polu 8 i 4 na polu 6. Wszystkie pozostałe zasady są te same.
rule-14-2 = W hypergammona gra się trzema pionkami na stronę, które zaczynają na polach 24, 23 i 22. Wszystkie pozostałe zasady są te same, łącznie z gammonem i backgammonem.
rule-14-3 = Partia może się też zacząć od każdej innej pozycji, na którą pozwalają zasady.

## 15 What was checked

rule-15-1 = Każdą pozycję w tej książce sprawdzają: czytelne zasady tego programu, jego szybki, osobno napisany rdzeń oraz program napisany przez kogoś innego. Nazwy programów podaje plakietka.
rule-15-2 = Każda zasada, którą stosuje program, ma test wymieniający jej numer.

## 16 Sources

rule-16-1 = Są to zasady spisane w 1931 roku w nowojorskim Racquet and Tennis Club (Laws of Backgammon), tak jak rozumie się je dzisiaj.
rule-16-2 = W sprawach kości, kostki podwajającej i meczów trzymają się regulaminów turniejowych, które opublikowały World Backgammon Federation (WBGF) i US Backgammon Federation (USBGF), o ile mówią one o samej grze, a nie o prowadzeniu turnieju.
rule-16-3 = Zasada Crawforda nosi nazwisko Johna R. Crawforda, zasada Jacoby'ego nazwisko Oswalda Jacoby'ego. Ranking liczy się według wzoru FIBS (First Internet Backgammon Server).
rule-16-4 = Porównano też pięć stron z zasadami: strony pewnej aplikacji po tajsku i po węgiersku, ogólną stronę tajską i tajską stronę serwisu meczowego oraz ogólną stronę polską. Gdzie się różnią, rozdział 17 mówi, co obowiązuje tutaj. Sformułowania są nasze.

## 17 Differences and decisions

rule-17-1 = Backgammon liczy się z pionkiem na bandzie albo w domu zwycięzcy (8.4). Jedna ze stron wymienia tylko bandę, a jedna w ogóle nie liczy gammonów.
rule-17-2 = Zwycięzca rzutu otwierającego gra dwie właśnie rzucone kości (2.2). Według jednej ze stron rzuca od nowa; tutaj to opcja (2.4).
rule-17-3 = Podwojenie można zaproponować tylko przed rzutem (9.2). Jedna ze stron pozwala na to w każdej chwili.
rule-17-4 = Odrzucenie przegrywa partię, a nie mecz (9.4). Jedna ze stron pisze „mecz”, co jest pomyłką.
rule-17-5 = Jako najwyższą stawkę strony podają 64, brak granicy oraz liczbę punktów potrzebnych w meczu. Tutaj w grze na pieniądze jest to 64 albo brak granicy (9.6); w meczach granicę wyznacza martwa kostka (9.7).
rule-17-6 = Obie kości trzeba zagrać także ostatnim pionkiem (4.8). Niektóre programy dopuszczają tam również jedną kość.
rule-17-7 = Zwyczaje gry na pieniądze, które strony wymieniają, lecz ich nie stosują, są tu opcjami, uzupełnionymi o raccoona i granicę automatycznych podwojeń (rozdział 10).
rule-17-8 = Zasada Crawforda jest domyślnie włączona, jak we wszystkich meczach (11.3).
rule-17-9 = Źle upadłe kości to zasada przy stole, a na ekranie najwyżej obraz (13.1, 13.2). Niektóre turnieje uznają kość leżącą płasko na pionku; te zasady nie.
rule-17-10 = Rzut może być automatyczny, po naciśnięciu przycisku Rzut albo wpisany (2.6). Jedna ze stron zna tylko kości automatyczne.
rule-17-11 = Kostka ma swoje miejsce pośrodku; jedna ze stron umieszcza ją w prawym górnym rogu. Pasek właściciela pokazuje kostkę i stawkę (9.8).
rule-17-12 = Proste podwajanie według liczby pipsów, opisane na jednej ze stron, pozostaje w jednym nazwanym poziomie (9.9).
rule-17-13 = Liczby pipsów są zawsze widoczne, chyba że się je wyłączy (1.7). Kolor i stronę domu można zmienić (1.8).
rule-17-14 = Ranking zmienia się raz na mecz, a nie po każdej partii (11.7).
rule-17-15 = Każdą pozycję sprawdza kilka programów, tak jak robi to aplikacja, której strony porównano (15.1).
rule-17-16 = Do języków pięciu stron dołączył angielski. Możliwe są języki pisane od prawej do lewej.
rule-17-17 = Obok książki są dwie krótkie lekcje interaktywne: ustaw planszę samodzielnie oraz użyj kostki podwajającej.

## Captions of the diagrams

diagram-start = Ustawienie początkowe. Każda strona ma { $pips } { $pips ->
    [one] pips
    [few] pipsy
   *[many] pipsów
}.
diagram-from-start-41 = Rzut: { $dice }. Jeden pionek może przejść 4 i 1, tutaj { $play }, albo dwa pionki po jednej z tych liczb. { $plays ->
    [one] Jest { $plays } możliwe zagranie.
    [few] Są { $plays } możliwe zagrania.
   *[many] Jest { $plays } możliwych zagrań.
}
diagram-from-start-64 = Rzut: { $dice }. Jeden pionek może pójść dwa razy, tutaj { $play }, albo dwa pionki po razie. { $plays ->
    [one] Jest { $plays } możliwe zagranie.
    [few] Są { $plays } możliwe zagrania.
   *[many] Jest { $plays } możliwych zagrań.
}
diagram-from-start-53 = Rzut: { $dice }. Z pola 24 piątka jest najpierw zablokowana, ale przez pole 21 ten sam pionek przejdzie 8 pól: { $play }. { $plays ->
    [one] Jest { $plays } możliwe zagranie.
    [few] Są { $plays } możliwe zagrania.
   *[many] Jest { $plays } możliwych zagrań.
}
diagram-from-start-55 = Rzut: { $dice }, gra się więc cztery piątki, tutaj { $play }. { $plays ->
    [one] Jest { $plays } możliwe zagranie.
    [few] Są { $plays } możliwe zagrania.
   *[many] Jest { $plays } możliwych zagrań.
}
diagram-from-start-66 = Rzut: { $dice }, gra się więc cztery szóstki, tutaj { $play }. { $plays ->
    [one] Jest { $plays } możliwe zagranie.
    [few] Są { $plays } możliwe zagrania.
   *[many] Jest { $plays } możliwych zagrań.
}
diagram-both-dice-62 = Rzut: { $dice }, a pole 1 jest zablokowane. Tylko { $play } wykorzystuje obie kości, więc jest to jedyne zagranie.
diagram-larger-die-65 = Rzut: { $dice }, a pole 2 jest zablokowane. Można zagrać każdą z kości, ale nie obie, więc trzeba większą: { $play }.
diagram-only-die-65 = Rzut: { $dice }. Pole 7 jest zablokowane dla szóstki, a po piątce zablokowane jest też pole 2. Można zagrać tylko piątkę: { $play }.
diagram-part-of-double-44 = Rzut: { $dice }. Czwarta czwórka trafiłaby na zablokowane pole 4. Gra się trzy: { $play }.
diagram-no-play-65 = Rzut: { $dice }. Żaden pionek nie może zagrać 6 ani 5, więc następuje strata kolejki.
diagram-from-start-31 = Rzut: { $dice }. { $steps ->
    [one] Jest { $steps } pierwszy krok
    [few] Są { $steps } pierwsze kroki
   *[many] Jest { $steps } pierwszych kroków
} i { $plays ->
    [one] { $plays } zagranie
    [few] { $plays } zagrania
   *[many] { $plays } zagrań
}; { $play } zajmuje pole 5.
diagram-last-checker-53 = Rzut: { $dice }. Można zagrać obie kości, { $play }, więc samo { $refused } nie wchodzi w grę.
diagram-last-checker-hit-53 = Rzut: { $dice }. Tutaj pierwszy z dwóch ruchów bije; mimo to { $play } jest jedynym zagraniem, a samo { $refused } nie wchodzi w grę.
diagram-hit-51 = Rzut: { $dice }. Grając { $play }, bijesz pojedynczy pionek na polu 7, który trafia na bandę.
diagram-hit-twice-42 = Rzut: { $dice }. Jeden pionek gra { $play } i bije na obu postojach: na bandę trafiają dwa pionki.
diagram-enter-64 = Rzut: { $dice }. Pole 21 jest zablokowane, więc jedynym pierwszym krokiem jest { $play }.
diagram-bar-closed-63 = Rzut: { $dice }. Pola 19 i 22 są zablokowane, więc pionek na bandzie nie może wejść i następuje strata kolejki.
diagram-enter-one-43 = Rzut: { $dice }. Jeden pionek wchodzi i bije, { $play }; drugi nie może wejść i reszta kolejki przepada.
diagram-entered-then-any-52 = Rzut: { $dice }. Po bar/20 dwójkę można zagrać dowolnym pionkiem, tutaj { $play }.
diagram-bear-off-64 = Rzut: { $dice }. { $play } zdejmuje dwa pionki. Jedyne inne zagranie, { $other }, zdejmuje jeden.
diagram-inside-32 = Rzut: { $dice }. Pola 3 i 2 są puste, a wszystkie pionki stoją wyżej, więc obie kości trzeba zagrać na planszy, tutaj { $play }. { $plays ->
    [one] Jest { $plays } możliwe zagranie.
    [few] Są { $plays } możliwe zagrania.
   *[many] Jest { $plays } możliwych zagrań.
}
diagram-inside-33 = Rzut: { $dice }. Pierwszą trójkę trzeba zagrać na planszy; dopiero potem można zdejmować inne pionki, tutaj { $play }.
diagram-highest-65 = Rzut: { $dice }. Żaden pionek nie stoi na polu 5 ani wyżej, więc obie kości zdejmują z pola 4: { $play }.
diagram-highest-55 = Rzut: { $dice }. Wszystkie pionki stoją poniżej pola 5, więc zdejmuje się cztery z najwyższych pól: { $play }.
diagram-stay-home-32 = Rzut: { $dice }. Można by zdjąć pionek ruchem 3/off, ale { $play } także jest zgodne z zasadami i nie zostawia pojedynczego pionka.
diagram-hit-at-home-65 = Rzut: { $dice }. Jeden pionek jest na bandzie i nie może wejść, więc niczego nie wolno zdjąć i następuje strata kolejki.
diagram-hit-at-home-31 = Rzut: { $dice } w tej samej pozycji. Jedynym pierwszym krokiem jest { $play }; zdejmowanie musi poczekać, aż ten pionek wróci do domu.
diagram-single = Właśnie zdjęto twój ostatni pionek. Przeciwnik zdjął jeden: zwykła wygrana, { $value } × kostka { $cube } = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
diagram-gammon = Właśnie zdjęto twój ostatni pionek. Przeciwnik nie zdjął żadnego: gammon, { $value } × kostka { $cube } = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
diagram-backgammon-home = Właśnie zdjęto twój ostatni pionek. Przeciwnik nie zdjął żadnego i ma jeszcze pionek w twoim domu: backgammon, { $value } × kostka { $cube } = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
diagram-backgammon-bar = Właśnie zdjęto twój ostatni pionek. Przeciwnik nie zdjął żadnego i ma jeszcze pionek na bandzie: backgammon, { $value } × kostka { $cube } = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
diagram-nackgammon = Ustawienie początkowe nackgammona. Każda strona ma { $pips } { $pips ->
    [one] pips
    [few] pipsy
   *[many] pipsów
}.
diagram-hypergammon = Ustawienie początkowe hypergammona. Każda strona ma { $pips } { $pips ->
    [one] pips
    [few] pipsy
   *[many] pipsów
}.
