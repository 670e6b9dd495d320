### Gra z ludźmi: poczekalnia, konta, gracze, rozmowa.

## Signing in, the account

people-account = Konto
people-welcome = Witamy
people-sign-in = Zaloguj się
people-sign-up = Załóż konto
people-sign-recover = Odzyskaj konto
people-sign-out = Wyloguj
people-sign-in-or-up = Zaloguj się lub załóż konto
people-as-guest = Graj jako gość
people-guest = Gość
people-guest-note = Jako gość grasz od razu, bez rankingu i bez konta.
people-guest-now = Grasz jako gość { $name }. Z kontem zachowasz swoje mecze i możesz grać o ranking.
people-name = Nazwa
people-name-note = Litery i cyfry; widzą ją wszyscy.
people-your-name = Twoje imię
people-password = Hasło
people-password-now = Obecne hasło
people-password-new = Nowe hasło
people-password-note = Im dłuższe, tym lepsze: dobrym hasłem jest całe zdanie.
people-password-change = Ustaw hasło
people-password-changed = Hasło ustawione; inne przeglądarki wylogowano.
people-show = Pokaż
people-recovery-code = Kod odzyskiwania
people-codes = Kody odzyskiwania
people-codes-note = Każdy wpuści cię raz, gdy stracisz hasło lub klucz dostępu. Widać je tylko teraz: zachowaj je w bezpiecznym miejscu.
people-codes-kept = Zachowałem je
people-codes-new = Nowe kody odzyskiwania
people-mail = Adres e-mail (opcjonalny)
people-mail-address = Adres e-mail
people-mail-note = Tylko do odzyskania konta; nikt go nie widzi.
people-mail-sent = Link wysłano na { $mail }. Gdy go otworzysz, konto da się odzyskać pocztą.
people-mail-none = Bez adresu e-mail konto, do którego stracisz inne klucze, otworzą tylko kody odzyskiwania.
people-mail-now = Konto można odzyskać pocztą: { $mail }
people-mail-set = Wyślij link
people-mail-confirmed = Od teraz jest to adres e-mail tego konta.
people-mail-way = Odzyskiwanie pocztą
people-mail-ask-note = Jeśli jakieś konto ma ten adres, wyślemy tam link do ustawienia nowego hasła.
people-mail-asked = Jeśli jakieś konto ma ten adres, link jest w drodze. Działa przez 30 minut.
people-mail-fresh = Ustaw nowe hasło, a zalogujesz się; wszystkie inne przeglądarki zostaną wylogowane.
people-copy = Kopiuj
people-copied = Skopiowano.
people-save = Zapisz w pliku
people-passkey = Klucz dostępu
people-passkey-in = Zaloguj kluczem dostępu
people-passkey-up = Kluczem dostępu, bez hasła
people-passkey-add = Dodaj klucz dostępu
people-passkey-failed = Nie użyto klucza dostępu. Spróbuj ponownie.
people-other-in = Zaloguj się przez { $site }
people-other-link = Loguj się też przez { $site }
people-other-forget = Nie loguj się już przez { $site }
people-other-new = { $site } zna cię, ale tu jeszcze nie masz konta. Wybierz nazwę, pod którą zobaczą cię inni.
people-other-failed = Logowanie przez { $site } nie powiodło się. Spróbuj ponownie.
people-other-taken = To logowanie przez { $site } należy tu do innego konta.
people-profile = Twoja strona publiczna
people-keys = Sposoby logowania
people-devices = Zalogowane przeglądarki
people-device-here = Ta przeglądarka
people-device-seen = Ostatnio: { $moment }
people-devices-others = Wyloguj wszędzie indziej
people-remove = Usuń
people-own-bots = Boty
people-own-bots-note = Bot to konto twojego programu; loguje się żetonem.
people-bot-new = Utwórz bota
people-token-new = Nowy żeton
people-token-shown = Żeton bota { $name }, widoczny tylko teraz:
people-data = Twoje dane
people-export = Eksportuj wszystko
people-delete = Usuń konto
people-delete-sure = Tego nie da się cofnąć. Twoje mecze zostaną u przeciwników, bez twojej nazwy.

## The lobby

people-nobody-yet = Do zalogowania grasz jako gość.
people-you-are = { $guest ->
    [yes] Grasz jako gość { $name }.
   *[no] Grasz jako { $name }.
}
people-rating = Ranking { $rating }
people-rating-experience = Ranking { $rating }, doświadczenie { $experience }
people-quick = Graj teraz
people-quick-note = { $rated ->
    [yes] O ranking, ze zwykłym zegarem, z każdym, kto chce tego samego.
   *[no] Bez rankingu, ze zwykłym zegarem, z każdym, kto chce tego samego.
}
people-points = { $length ->
    [one] { $length } punkt
    [few] { $length } punkty
    [many] { $length } punktów
   *[other] { $length } punktu
}
people-own-game = Twoja gra
people-play = Rodzaj gry
people-match = Mecz
people-length-money = Gra na pieniądze
people-length-match = { $length ->
    [one] Mecz do { $length } punktu
   *[other] Mecz do { $length } punktów
}
people-clock-choice = Zegar
people-clock-standard = Zwykły: 12 s na ruch, 2 min/pkt
people-clock-quick = Szybki: 8 s na ruch, 1 min na punkt
people-clock-bronstein = Bronsteina: zużyty czas wraca, najwyżej 12 s
people-clock-days = Korespondencyjnie: dni na ruch
people-clock-none = Bez zegara
people-clock = { $kind ->
    [delay] { $minutes } min + { $seconds } s na ruch
    [bronstein] { $minutes } min, Bronsteina { $seconds } s
    [correspondence] { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
   *[none] bez zegara
}
people-days = Dni na ruch
people-rated = O ranking
people-rated-not = O ranking można grać tylko mecze z zegarem.
people-rated-account = O ranking gra się z kontem: najpierw się zaloguj.
people-range = Ranking przeciwnika
people-range-any = Dowolny
people-range-within = Różny od mojego najwyżej o { $range }
people-per-roll = Obie strony dodają coś do każdego rzutu
people-per-roll-note = Wtedy nawet serwer nie może znać rzutu z góry.
people-seek = { $length } · { $clock } · { $rated ->
    [yes] o ranking
   *[no] bez rankingu
}{ $fair ->
    [yes] { " · obie strony dodają do rzutów" }
   *[no] { "" }
}
people-offer = Ogłoś w poczekalni
people-invite = Zaproś linkiem
people-challenge = Wyzwij gracza { $name }
people-challenge-send = Wyślij wyzwanie
people-challenges = Wyzwania do ciebie
people-own = Twoje oferty i wyzwania
people-accept = Przyjmij
people-decline = Odmów
people-declined = Wyzwanie odrzucono lub wycofano.
people-waiting = Oczekiwanie
people-waiting-any = Na kogokolwiek
people-waiting-for = Na gracza { $name }
people-waiting-note = Możesz w tym czasie przejść gdzie indziej lub zagrać z komputerem: zawołamy, gdy ktoś przyjdzie.
people-withdraw = Wycofaj
people-open = Otwarte gry
people-open-none = Nikt nie czeka. Zagraj tymczasem z komputerem.
people-not-for-you = Twój ranking lub gra jako gość nie pasuje do tej gry.
people-bots = Komputer
people-bots-note = { $length }, { $clock }, jak wybrano w „Twoja gra”.
people-bot = Bot
people-bot-level = Komputer, poziom { $level }
people-tournaments = Turnieje
people-going = { $count ->
    [0] Twoje mecze
    [one] Twoje mecze: twój ruch w { $count }
   *[other] Twoje mecze: twój ruch w { $count }
}
people-going-against = Przeciwnik: { $name }
people-going-open = Zaproszenie: drugie miejsce jest jeszcze wolne
people-going-left = pozostały czas: { $time }
people-going-look = Zobacz
people-your-turn = Twój ruch
people-watch = Gry do oglądania
people-found = Twoja gra jest gotowa.
people-challenged = { $name } chce z tobą zagrać.
people-match-ready = { $name } czeka na wasz mecz ({ $tournament }).
people-to-tournament = Do turnieju
people-next = Twój nowy mecz jest gotowy.
people-next-go = Do planszy

## Invitations

people-invited = Zaproszenie
people-invited-by = { $name } zaprasza cię do gry
people-somebody = Ktoś
people-invite-note = Wyślij ten adres osobie, z którą chcesz zagrać. Miejsce ma ten, kto pierwszy go otworzy.
people-invite-text = Zagraj ze mną w backgammona:
people-invite-waiting = Gra zacznie się tu sama, gdy miejsce zostanie zajęte.
people-share = Udostępnij
people-qr = Adres jako kod QR
people-take-seat = Zajmij miejsce i graj

## At the table

people-chat = Czat
people-chat-empty = Nikt jeszcze nic nie powiedział. Poniższe zwroty każdy czyta w swoim języku.
people-chat-text = Napisz wiadomość
people-chat-send = Wyślij
people-phrases = Zwroty
people-free-chat = Swobodny czat
people-free-chat-note = Własne teksty obok gotowych zwrotów.
people-spectator = widz
people-said = { $name } mówi: { $words }
people-about = O graczu { $name }
people-mute = { $on ->
    [yes] Odcisz
   *[no] Wycisz
}
people-block = { $on ->
    [yes] Odblokuj
   *[no] Zablokuj
}
people-report = Zgłoś
people-report-kind = Co jest nie tak
people-report-insult = Obelgi
people-report-stalling = Gra na czas lub ucieczka
people-report-cheating = Oszustwo
people-report-name = Nazwa
people-report-other = Coś innego
people-report-text = Własnymi słowami (opcjonalnie)
people-report-send = Wyślij zgłoszenie
people-reported = Zgłoszono. Moderator to sprawdzi.
people-away = { $name } jest poza grą.
people-away-left = { $name } jest poza grą. Jeśli potrwa to jeszcze { $time }, możesz zażądać wygranej.
people-claim = Zażądaj wygranej
people-claim-may = { $name } zbyt długo jest poza grą. Możesz zażądać wygranej meczu lub czekać dalej.
people-claim-sure = Tak, zakończ mecz
people-sealing-server = Serwer zapieczętował swoją liczbę do kości.
people-sealing-both = Obie przeglądarki pieczętują swoje.
people-sealing-shown = Obie zostają pokazane i mecz się zaczyna.
people-sealing-cancelled = Mecz odwołano przed rozpoczęciem: jedna ze stron nie podała na czas liczby do kości.
people-rematch-asked = Zaproponowano rewanż; czekamy na odpowiedź.
people-rematch-offered = { $name } proponuje rewanż: naciśnij Rewanż, aby przyjąć.
people-say-hello = Cześć!
people-say-good-luck = Powodzenia!
people-say-nice-roll = Ładny rzut!
people-say-lucky-me = Miałem szczęście.
people-say-unlucky = Pech!
people-say-oops = Ojej!
people-say-sorry = Przepraszam!
people-say-moment-please = Chwileczkę, proszę.
people-say-well-played = Dobrze zagrane!
people-say-thanks = Dziękuję!
people-say-one-more = Jeszcze raz?
people-say-goodbye = Do widzenia!

## Players and ratings

people-player = Gracz
people-since = { $kind ->
    [guest] Gość od { $day }
   *[other] Konto od { $day }
}
people-rating-word = Ranking
people-rating-note = Według ogłoszonego wzoru FIBS: każdą zmianę poniżej można otworzyć ze wszystkimi liczbami. Glicko-2 służy do szukania przeciwników o podobnej sile; ± to dwa odchylenia.
people-experience = Doświadczenie
people-won = Wygrane mecze
people-won-of = { $wins } z { $matches }
people-glicko = Glicko-2
people-glicko-value = { $rating } ± { $deviation }
people-curve = Ranking po każdym z meczów (liczba: { $matches }): od { $low } do { $high }, teraz { $last }.
people-matches = Mecze
people-matches-none = Nie ma jeszcze meczów.
people-match-against = { $won ->
    [yes] Wygrana, przeciwnik: { $name }
    [no] Przegrana, przeciwnik: { $name }
   *[open] Gra, przeciwnik: { $name }
}
people-see-match = Zobacz mecz
people-older = Starsze mecze
people-unrated = Bez rankingu
people-sums = Jak zmieniły się rankingi
people-sums-none = O ranking, ale się nie liczy: tych dwoje grało ze sobą zbyt często w ciągu doby.
people-sums-soon = Zmiana rankingu jest zapisywana.
people-sums-chance = Różnica D = { $difference }, mecz do { $length }: szansa strony o niższym rankingu to { $chance } = 1 / (10^(D × √{ $length } / 2000) + 1).
people-sums-won = { $underdog ->
    [even] Obie strony miały ten sam ranking, więc p = { $p }.
    [yes] Wygrała strona o niższym rankingu, więc p = { $p }.
   *[no] Wygrała strona o wyższym rankingu, więc p = { $p }.
}
people-sums-side = { $won ->
    [yes] Wygrana przy doświadczeniu { $experience }: k = { $k }, więc 4 × { $k } × √{ $length } × { $p } = { $change }.
   *[no] Przegrana przy doświadczeniu { $experience }: k = { $k }, więc −4 × { $k } × √{ $length } × { $p } = { $change }.
}
people-sums-after = Ranking { $before } → { $after }
people-sums-glicko = Glicko-2 { $before } (odchylenie { $spread }) → { $after } (odchylenie { $narrow })
people-pr = PR
people-pr-value = { $pr } ± { $spread }
people-pr-few = Za mało decyzji na PR ({ $counted } z { $least })
people-pr-note = PR z decyzji ({ $counted }) w przeanalizowanych meczach ({ $matches }), { $engines }; niższy PR jest lepszy.
people-pr-none = PR widać, gdy mecze zostały przeanalizowane.
people-pr-of = PR gracza { $name }: { $value }
people-pr-engine = { $engine }, poziom { $level }
people-dice = Kości
people-dice-note = Wszystkie rzuty w rozegranych tu meczach, bez otwierających: tego gracza { $own }, drugich stron { $other }. Im mniej rzutów, tym większe odchylenia są czymś zwykłym.
people-dice-roll = Rzut
people-dice-expected = Oczekiwane
people-dice-others = Przeciwnicy
people-leaders = Tabela najlepszych
people-leaders-note = Gracze z doświadczeniem co najmniej 50 punktów, według rankingu.
people-leaders-none = Nikt nie rozegrał jeszcze dość meczów o ranking.
people-rank = Miejsce

## Moderation

people-moderation = Moderacja
people-reports = Otwarte zgłoszenia
people-reports-none = Nic nie czeka.
people-report-by = { $kind }; zgłoszenie od { $name }, { $moment }
people-report-close = Zamknij zgłoszenie
people-silence = { $days ->
    [one] Wycisz na { $days } dzień
    [few] Wycisz na { $days } dni
    [many] Wycisz na { $days } dni
   *[other] Wycisz na { $days } dnia
}
people-ban = { $days ->
    [one] Zablokuj na { $days } dzień
    [few] Zablokuj na { $days } dni
    [many] Zablokuj na { $days } dni
   *[other] Zablokuj na { $days } dnia
}
people-lift = Cofnij
people-log = Co zrobiono
people-log-line = { $action ->
    [silence] { $moderator }: wyciszenie, { $name }
    [ban] { $moderator }: blokada, { $name }
    [lift] { $moderator }: cofnięcie, { $name }
   *[close] { $moderator }: zamknięto zgłoszenie
}
people-log-until = do { $moment }
