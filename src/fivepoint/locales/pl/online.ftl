# Gra z ludźmi: konta, sesje i nazwy.
error-session-needed = Najpierw zacznij jako gość albo się zaloguj.
error-account-needed = Do tego potrzebne jest konto; goście i boty nie mogą tego zrobić.
error-already-signed-up = Ta przeglądarka ma już konto.
error-sign-in-wrong = Nazwa lub hasło są nieprawidłowe.
error-passkey-wrong = Ten klucz dostępu nie został przyjęty; spróbuj ponownie.
error-oidc-off = Ten serwer nie zna innej strony, na której można się zalogować.
error-oidc-failed = Logowanie na innej stronie nie powiodło się; spróbuj ponownie.
error-oidc-taken = To logowanie należy tu do innego konta.
error-oidc-issuer = Inną stronę trzeba pytać przez https; { $issuer } tak nie działa.
error-needs-oidc = Logowanie na innej stronie wymaga dodatkowych pakietów: pip install 'fivepoint[oidc]'
error-mail-off = Ten serwer nie wysyła poczty.
error-mail-form = Tego adresu e-mail nie można użyć.
error-mail-failed = Nie udało się wysłać wiadomości; spróbuj ponownie później.
error-link-wrong = Ten link jest nieprawidłowy lub już wygasł. Poproś o nowy.
error-mail-smtp = FIVEPOINT_SMTP to smtp://user:password@host dla STARTTLS albo smtps:// dla TLS; smtp+plain:// tylko dla serwera poczty na tej maszynie.
error-mail-sender = FIVEPOINT_MAIL_FROM musi być adresem e-mail, z którego wysyłane są wiadomości.
error-mail-site = FIVEPOINT_SITE musi być adresem, pod którym ludzie znają ten serwer: https://host i nic więcej.
error-token-wrong = Ten token API jest nieważny lub stracił ważność.
error-too-many-passkeys = { $most ->
    [one] Konto może mieć najwyżej { $most } klucz dostępu.
    [few] Konto może mieć najwyżej { $most } klucze dostępu.
   *[other] Konto może mieć najwyżej { $most } kluczy dostępu.
}
error-too-many-bots = { $most ->
    [one] Konto może prowadzić najwyżej { $most } bota.
    [few] Konto może prowadzić najwyżej { $most } boty.
   *[other] Konto może prowadzić najwyżej { $most } botów.
}
error-session-unknown = Nie ma takiej sesji.
error-player-unknown = Nie ma gracza o nazwie { $name }.
error-other-site = To żądanie pochodzi z innej witryny i pozostało bez odpowiedzi.
error-password-length = Hasło ma od { $least } do { $most } znaków.
error-name-length = Nazwa ma od { $least } do { $most } liter i cyfr.
error-name-form = Nazwa składa się z liter i cyfr, a między nimi może stać pojedynczy znak „_”, „-” lub „.”; podano { $name }.
error-name-scripts = Litery nazwy pochodzą z jednego pisma, inaczej niż w { $name }.
error-name-prefix = Taka nazwa zaczyna się od { $prefix }.
error-name-reserved = Nazwa { $name } jest zastrzeżona dla serwera.
error-name-taken = Nazwa { $name } jest zajęta albo zbyt podobna do zajętej.

# Poczekalnia, rozmowy, moderacja.
error-seek-gone = Ta gra nie jest już oferowana.
error-seek-own = Nie możesz grać ze sobą.
error-seek-range = Granice rankingu leżą od 0 do 5000, najpierw dolna, a twój ranking musi się w nich mieścić.
error-seek-length = { $most ->
    [one] Można oferować mecze najwyżej do { $most } punktu.
   *[other] Można oferować mecze najwyżej do { $most } punktów.
}
error-too-many-seeks = { $most ->
    [one] Możesz oferować naraz { $most } grę.
    [few] Możesz oferować naraz { $most } gry.
   *[other] Możesz oferować naraz { $most } gier.
}
error-player-apart = Z tym graczem nie spotykacie się w poczekalni.
error-no-rematch = Do tego meczu nie może być rewanżu.
error-rated-needs-account = Mecze rankingowe są między kontami; goście grają bez rankingu.
error-rated-needs-standard = Mecz rankingowy to backgammon najwyżej do 25 punktów, z kostką i zasadą Crawforda.
error-rated-needs-clock = Mecz rankingowy wymaga zegara.
error-rated-needs-two = Mecz rankingowy jest między dwoma różnymi kontami.
error-rating-too-many = Ci dwaj gracze rozegrali w ciągu doby tyle meczów rankingowych, ile może się liczyć.
error-no-result-yet = Ten stół nie ma jeszcze wyniku.
error-sealed-needs-two = Zapieczętowane liczby i mecze rankingowe są dla stołów z wolnym miejscem.
error-not-sealed = Przy tym stole nie pieczętuje się liczb do kości.
error-dice-not-sealed = Mecz zaczyna się, gdy obie strony podadzą swoje liczby do kości.
error-commit-again = Ta strona zapieczętowała już liczbę, i to inną.
error-commit-copied = Obie strony zapieczętowały tę samą liczbę; ta musi być twoja własna.
error-commit-late = Mecz odwołano: jedna ze stron nie zapieczętowała na czas swojej liczby.
error-reveal-early = Liczbę pokazuje się dopiero, gdy obie strony zapieczętują swoje.
error-reveal-wrong = To nie jest liczba, którą zapieczętowano.
error-reveal-late = Mecz odwołano: jedna ze stron nie pokazała na czas swojej liczby.
error-not-per-roll = Przy tym stole strony nie dokładają się do tego rzutu.
error-contribution-wrong = To, co ta strona dokłada do rzutu, nie należy do jej łańcucha.
error-contribution-missing = Druga strona nie dołożyła się jeszcze do tego rzutu.
error-clock-correspondence = W grze korespondencyjnej na ruch przypada czas od { $hours ->
    [one] { $hours } godziny
   *[other] { $hours } godzin
} do { $days ->
    [one] { $days } dnia
   *[other] { $days } dni
} i żaden inny.
error-say-one = Powiedz albo gotowe zdanie, albo tekst.
error-say-length = { $most ->
    [one] Wypowiedź ma najwyżej { $most } znak.
    [few] Wypowiedź ma najwyżej { $most } znaki.
   *[other] Wypowiedź ma najwyżej { $most } znaków.
}
error-free-chat-off = Swobodny czat jest wyłączony; można go włączyć w ustawieniach.
error-silenced = Moderator wyciszył to konto na pewien czas.
error-banned = Moderator zablokował to konto.
error-relation-self = Nie możesz wyciszyć ani zablokować siebie.
error-too-many-relations = { $most ->
    [one] Można wyciszyć lub zablokować najwyżej { $most } gracza.
   *[other] Można wyciszyć lub zablokować najwyżej { $most } graczy.
}
error-report-long = { $most ->
    [one] Tekst ma najwyżej { $most } znak.
    [few] Tekst ma najwyżej { $most } znaki.
   *[other] Tekst ma najwyżej { $most } znaków.
}
error-judgement-form = Decyzja dotyczy gracza na 1 do 3650 dni albo zamyka zgłoszenie.
error-moderators-only = Tylko moderatorzy mogą to widzieć i robić.
error-proof-broken-secret = Jedna z liczb nie należy do pieczęci, którą podała jej strona.
error-proof-broken-chain = To, co jedna ze stron dokładała do rzutów, nie jest łańcuchem z jej liczby.

# fivepoint ratings, fivepoint db, fivepoint bot
cli-ratings-summary = Oblicz wszystkie rankingi na nowo z zapisów.
cli-ratings-help = Rankingi graczy serwera.
cli-ratings-rebuild-help = Przechodzi wszystkie mecze rankingowe w kolejności księgowania, porównuje każdą liczbę do ostatniej cyfry i poprawia to, co się różni. Kod wyjścia 1, jeśli coś się różniło.
cli-ratings-agree = { $matches ->
    [one] Obliczono na nowo { $matches } mecz rankingowy; wszystko się zgadza.
    [few] Obliczono na nowo { $matches } mecze rankingowe; wszystko się zgadza.
   *[other] Obliczono na nowo { $matches } meczów rankingowych; wszystko się zgadza.
}
cli-ratings-differ = { $matches ->
    [one] Obliczono na nowo { $matches } mecz rankingowy.
    [few] Obliczono na nowo { $matches } mecze rankingowe.
   *[other] Obliczono na nowo { $matches } meczów rankingowych.
} { $differing ->
    [one] { $differing } pozycja różniła się i została poprawiona:
    [few] { $differing } pozycje różniły się i zostały poprawione:
   *[other] { $differing } pozycji różniło się i zostało poprawionych:
}
cli-ratings-name = { "  " }{ $name }
cli-db-summary = Kopia i odtworzenie bazy danych serwera; moderatorzy.
cli-db-help = Baza danych serwera.
cli-db-backup-help = Zapisuje wszystko w jednym skompresowanym pliku. Serwer może działać dalej.
cli-db-restore-help = Wypełnia pustą bazę z kopii, wszystko albo nic. To także droga z SQLite do PostgreSQL.
cli-db-file = Kopia.
cli-db-backed-up = { $rows ->
    [one] { $rows } wiersz jest w pliku { $file }.
    [few] { $rows } wiersze są w pliku { $file }.
   *[other] { $rows } wierszy jest w pliku { $file }.
}
cli-db-restored = { $rows ->
    [one] Odtworzono { $rows } wiersz z pliku { $file }.
    [few] Odtworzono { $rows } wiersze z pliku { $file }.
   *[other] Odtworzono { $rows } wierszy z pliku { $file }.
}
cli-db-moderator-help = Czyni konto kontem moderatora: widzi zgłoszenia, może wyciszać i blokować.
cli-db-moderator-name = Nazwa konta.
cli-db-moderator-off = Odbierz to oznaczenie.
cli-db-moderator-now = { $now ->
    [on] { $name } jest teraz w gronie moderatorów.
   *[off] { $name } nie jest już w gronie moderatorów.
}
error-backup-not-empty = Baza danych nie jest pusta; kopię odtwarza się do pustej.
error-backup-form = To nie jest czytelna kopia; błąd w wierszu { $line }.
error-backup-other-form = Kopia pochodzi z innej postaci bazy danych ({ $form }); odtwórz ją wersją, która ją zapisała, i dopiero potem zaktualizuj.
cli-bot-summary = Niech poziom gra na serwerze jako bot.
cli-bot-help = Loguje się tokenem API bota, przyjmuje każde pasujące wyzwanie i otwartą grę i gra na danym poziomie, aż zatrzyma go Ctrl-C.
cli-bot-server = Adres serwera.
cli-bot-token = Token API; lepiej w środowisku jako FIVEPOINT_TOKEN.
cli-bot-level = Poziom, na którym gra.
cli-bot-matches = Odejdź po tylu meczach; 0 gra dalej.
cli-bot-ready = { $name } czeka na przeciwników na { $server }.
cli-bot-over = { $table }: { $result ->
    [won] wygrana.
   *[lost] przegrana.
}
error-bot-token = Bot potrzebuje tokenu API, w --token albo FIVEPOINT_TOKEN.
error-server-refused = Serwer mówi: { $text }
error-server-away = Nie można połączyć się z serwerem: { $reason }.

# Turnieje.
error-tournament-unknown = Nie ma turnieju { $name }.
error-tournament-name = { $most ->
    [one] Nazwa turnieju ma od 1 do { $most } znaku w jednym wierszu.
   *[other] Nazwa turnieju ma od 1 do { $most } znaków w jednym wierszu.
}
error-tournament-days = Na rundę przypada od 1 do 60 dni.
error-tournament-length = Turniej składa się z meczów do ustalonej liczby punktów.
error-tournament-started = Turniej już się zaczął.
error-tournament-over = Turniej się skończył.
error-tournament-full = { $most ->
    [one] Turniej ma najwyżej { $most } uczestnika.
   *[other] Turniej ma najwyżej { $most } uczestników.
}
error-tournament-few = Turniej wymaga co najmniej dwóch uczestników.
error-tournament-not-in = Nie bierzesz udziału w tym turnieju.
error-tournament-not-them = { $name } nie jest uczestnikiem ani rezerwowym tego turnieju.
error-replace-form = Grającego zastępuje rezerwowy: ktoś, kto zgłosił się po rozpoczęciu.
error-replace-nothing = Temu graczowi nie zostało już nic do rozegrania.
error-replace-playing = Trwa mecz tego gracza; rozstrzygnij go albo poczekaj na koniec.
error-pairing-unknown = Nie ma takiej pary.
error-pairing-not-yours = To nie ty grasz w tej parze.
error-pairing-early = Runda tej pary jeszcze się nie zaczęła.
error-decision-form = Decyzja wskazuje zwycięzcę spośród obu stron albo daje więcej dni, dopóki nie ma zwycięzcy.
error-directors-only = Może to zrobić tylko dyrektor turnieju.
cli-serve-oidc-issuer = Adres strony, na której też można się logować (OpenID Connect); jej sekret dla tego serwera jest czytany z FIVEPOINT_OIDC_SECRET.
cli-serve-oidc-client = Nazwa, pod którą ta strona zna ten serwer.
cli-serve-oidc-name = Nazwa, pod którą ludzie znają tę stronę; inaczej jej host.
cli-serve-metrics = Port na 127.0.0.1, pod którym Prometheus znajdzie liczby; 0 oznacza żaden.

# Wiadomości e-mail.
mail-confirm-subject = Fivepoint: twój adres e-mail
mail-confirm =
    Cześć { $name },

    otwórz ten link, aby w razie utraty hasła móc odzyskać konto pocztą. Działa raz, przez jeden dzień:

    { $link }

    Jeśli to nie twoja prośba, nie rób nic: nic się nie zmieni.
mail-recover-subject = Fivepoint: odzyskiwanie konta
mail-recover =
    Cześć,

    tym linkiem ustawisz nowe hasło i zalogujesz się. Działa raz, przez 30 minut:

    { $links }

    Jeśli to nie twoja prośba, nie rób nic: nic się nie zmieni.
