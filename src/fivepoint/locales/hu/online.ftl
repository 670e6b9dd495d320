# Játék emberekkel: fiókok, munkamenetek és nevek.
error-session-needed = Előbb kezdd vendégként, vagy jelentkezz be.
error-account-needed = Ehhez fiók kell; vendégek és botok nem tehetik meg.
error-already-signed-up = Ennek a böngészőnek már van fiókja.
error-sign-in-wrong = Hibás a név vagy a jelszó.
error-passkey-wrong = Ez a belépőkulcs nem volt elfogadható; próbáld újra.
error-oidc-off = Ez a kiszolgáló nem ismer más helyet, ahol be lehetne lépni.
error-oidc-failed = A belépés a másik helyen nem sikerült; próbáld újra.
error-oidc-taken = Ez a belépés itt egy másik fiókhoz tartozik.
error-oidc-issuer = A másik helyet https-en kell kérdezni; { $issuer } nem az.
error-needs-oidc = Más helyen való belépéshez további csomagok kellenek: pip install 'fivepoint[oidc]'
error-mail-off = Ez a kiszolgáló nem küld e-mailt.
error-mail-form = Ez nem használható e-mail-cím.
error-mail-failed = Az e-mailt nem sikerült elküldeni; próbáld újra később.
error-link-wrong = Ez a hivatkozás nem jó, vagy már lejárt. Kérj újat.
error-mail-smtp = A FIVEPOINT_SMTP értéke smtp://user:password@host STARTTLS-hez vagy smtps:// TLS-hez; smtp+plain:// csak az ezen a gépen futó levelezőkiszolgálóhoz.
error-mail-sender = A FIVEPOINT_MAIL_FROM az az e-mail-cím legyen, ahonnan a levelek jönnek.
error-mail-site = A FIVEPOINT_SITE az a cím legyen, amelyen ezt a kiszolgálót ismerik: https://host, és utána semmi.
error-token-wrong = Ez az API-token nem érvényes, vagy már nem az.
error-too-many-passkeys = Egy fióknak legfeljebb { $most } belépőkulcsa lehet.
error-too-many-bots = Egy fiók legfeljebb { $most } botot futtathat.
error-session-unknown = Nincs ilyen munkamenet.
error-player-unknown = Nincs { $name } nevű játékos.
error-other-site = Ez a kérés egy másik webhelyről jött, ezért nem kapott választ.
error-password-length = A jelszó { $least }–{ $most } karakter hosszú.
error-name-length = A név { $least }–{ $most } betűből és számjegyből áll.
error-name-form = A név betűkből és számjegyekből áll, közöttük egy-egy „_”, „-” vagy „.” lehet; ez nem ilyen: { $name }.
error-name-scripts = A név betűi egyetlen írásból valók legyenek, ne úgy, mint itt: { $name }.
error-name-prefix = Az ilyen név így kezdődik: { $prefix }.
error-name-reserved = Ezt a nevet a kiszolgáló tartja fenn: { $name }.
error-name-taken = Ez a név már foglalt, vagy túlságosan hasonlít egy foglaltra: { $name }.

# Az előszoba, beszélgetés, moderálás.
error-seek-gone = Ezt a játszmát már nem kínálják.
error-seek-own = Magaddal nem játszhatsz.
error-seek-range = Az értékszám határai 0 és 5000 között vannak, az alsó áll elöl, és a tiédnek közéjük kell esnie.
error-seek-length = Legfeljebb { $most } pontos mérkőzést lehet kínálni.
error-too-many-seeks = Egyszerre { $most } játszmát kínálhatsz.
error-player-apart = Ezzel a játékossal nem találkoztok az előszobában.
error-no-rematch = Ennek a mérkőzésnek nem lehet visszavágója.
error-rated-needs-account = Értékelt mérkőzést fiókok játszanak; a vendégek értékelés nélkül játszanak.
error-rated-needs-standard = Az értékelt mérkőzés legfeljebb 25 pontos backgammon, kockával és Crawford-szabállyal.
error-rated-needs-clock = Az értékelt mérkőzéshez óra kell.
error-rated-needs-two = Értékelt mérkőzést két különböző fiók játszik.
error-rating-too-many = Ez a két játékos egy napon belül már annyi értékelt mérkőzést játszott, amennyi számíthat.
error-no-result-yet = Ennek az asztalnak még nincs eredménye.
error-sealed-needs-two = Lepecsételt számok és értékelt mérkőzések csak nyitott helyű asztalnál vannak.
error-not-sealed = Ennél az asztalnál nem pecsételik le a kockához adott számokat.
error-dice-not-sealed = A mérkőzés akkor kezdődik, amikor mindkét fél megadta a számát a kockákhoz.
error-commit-again = Ez a fél már lepecsételt egy számot, és az más volt.
error-commit-copied = Mindkét fél ugyanazt a számot pecsételte le; ennek a sajátodnak kell lennie.
error-commit-late = A mérkőzés elmaradt: az egyik fél nem pecsételte le időben a számát.
error-reveal-early = A számot csak akkor kell megmutatni, amikor már mindkét fél lepecsételte a magáét.
error-reveal-wrong = Nem ez a szám volt lepecsételve.
error-reveal-late = A mérkőzés elmaradt: az egyik fél nem mutatta meg időben a számát.
error-not-per-roll = Ennél az asztalnál a felek nem járulnak hozzá ehhez a dobáshoz.
error-contribution-wrong = Amit ez a fél a dobáshoz ad, nem tartozik a láncához.
error-contribution-missing = A másik fél még nem járult hozzá ehhez a dobáshoz.
error-clock-correspondence = Levelezésben egy lépésre { $hours } óra és { $days } nap közötti idő jut, más idő nincs.
error-say-one = Vagy egy kész mondatot, vagy egy szöveget mondj.
error-say-length = Egy hozzászólás legfeljebb { $most } karakter.
error-free-chat-off = A szabad csevegés ki van kapcsolva; a beállításokban bekapcsolható.
error-silenced = Ezt a fiókot egy moderátor egy időre elnémította.
error-banned = Ezt a fiókot egy moderátor kitiltotta.
error-relation-self = Magadat nem némíthatod el és nem tilthatod le.
error-too-many-relations = Legfeljebb { $most } játékost lehet elnémítani vagy letiltani.
error-report-long = A szöveg legfeljebb { $most } karakter.
error-judgement-form = Egy döntés egy játékosra szól 1–3650 napra, vagy lezár egy bejelentést.
error-moderators-only = Ezt csak moderátorok láthatják és tehetik.
error-proof-broken-secret = Az egyik szám nem tartozik ahhoz a pecséthez, amelyet a fél adott rá.
error-proof-broken-chain = Amit az egyik fél a dobásokhoz adott, nem a számából kiinduló lánc.

# fivepoint ratings, fivepoint db, fivepoint bot
cli-ratings-summary = Minden értékszám újraszámítása a feljegyzésekből.
cli-ratings-help = A kiszolgáló játékosainak értékszámai.
cli-ratings-rebuild-help = Végigmegy az összes értékelt mérkőzésen a könyvelés sorrendjében, minden számot az utolsó jegyig összevet, és kijavítja, ami eltér. Ha volt eltérés, a kilépési érték 1.
cli-ratings-agree = { $matches } értékelt mérkőzés újraszámítva; minden egyezik.
cli-ratings-differ = { $matches } értékelt mérkőzés újraszámítva. { $differing } bejegyzés eltért, és ki lett javítva:
cli-ratings-name = { "  " }{ $name }
cli-db-summary = A kiszolgáló adatbázisának mentése, visszatöltése; a moderátorok.
cli-db-help = A kiszolgáló adatbázisa.
cli-db-backup-help = Mindent egyetlen tömörített fájlba ír. A kiszolgáló közben futhat.
cli-db-restore-help = Egy üres adatbázist tölt fel egy mentésből, mindent vagy semmit. Így lehet SQLite-ról PostgreSQL-re is költözni.
cli-db-file = A mentés.
cli-db-backed-up = { $rows } sor van ebben: { $file }.
cli-db-restored = { $rows } sor visszatöltve innen: { $file }.
cli-db-moderator-help = Egy fiókot moderátorrá tesz: látja a bejelentéseket, elnémíthat és kitilthat.
cli-db-moderator-name = A fiók neve.
cli-db-moderator-off = A jelölés visszavonása.
cli-db-moderator-now = { $now ->
    [on] { $name } mostantól moderátor.
   *[off] { $name } többé nem moderátor.
}
error-backup-not-empty = Az adatbázis nem üres; mentést csak üresbe lehet visszatölteni.
error-backup-form = Ez nem olvasható mentés; hiba a(z) { $line }. sorban.
error-backup-other-form = A mentés az adatbázis más alakjából való ({ $form }); töltsd vissza azzal a változattal, amely írta, és utána frissíts.
cli-bot-summary = Egy szint játsszon botként egy kiszolgálón.
cli-bot-help = Egy bot API-tokenjével jelentkezik be, elfogad minden hozzá illő kihívást és nyitott játszmát, és egy adott szinten játszik, amíg Ctrl-C le nem állítja.
cli-bot-server = A kiszolgáló címe.
cli-bot-token = Az API-token; jobb a környezetben, FIVEPOINT_TOKEN néven.
cli-bot-level = A szint, amelyen játszik.
cli-bot-matches = Ennyi mérkőzés után távozik; 0 esetén tovább játszik.
cli-bot-ready = { $name } ellenfelekre vár itt: { $server }.
cli-bot-over = { $table }: { $result ->
    [won] megnyerte.
   *[lost] elvesztette.
}
error-bot-token = Egy botnak API-token kell, a --token kapcsolóban vagy a FIVEPOINT_TOKEN változóban.
error-server-refused = A kiszolgáló ezt mondja: { $text }
error-server-away = A kiszolgáló nem érhető el: { $reason }.

# Versenyek.
error-tournament-unknown = Nincs { $name } verseny.
error-tournament-name = A verseny neve 1–{ $most } karakter egyetlen sorban.
error-tournament-days = Egy fordulóra 1–60 nap jut.
error-tournament-length = A verseny mérkőzései adott pontszámig tartanak.
error-tournament-started = A verseny már elkezdődött.
error-tournament-over = A verseny véget ért.
error-tournament-full = Egy versenynek legfeljebb { $most } résztvevője lehet.
error-tournament-few = Egy versenyhez legalább két résztvevő kell.
error-tournament-not-in = Nem veszel részt ezen a versenyen.
error-tournament-not-them = { $name } sem indulóként, sem tartalékként nem szerepel ezen a versenyen.
error-replace-form = Versenyzőt csak tartalék válthat: aki a kezdés után nevezett.
error-replace-nothing = Ennek a játékosnak nem maradt lejátszandó mérkőzése.
error-replace-playing = Ennek a játékosnak éppen folyik egy mérkőzése; dönts róla, vagy várd meg a végét.
error-pairing-unknown = Nincs ilyen párosítás.
error-pairing-not-yours = Ezt a párosítást nem te játszod.
error-pairing-early = Ennek a párosításnak a fordulója még nem kezdődött el.
error-decision-form = Egy döntés a két fél egyikét nevezi meg győztesnek, vagy további napokat ad, amíg nincs győztes.
error-directors-only = Ezt csak a verseny rendezője teheti meg.
cli-serve-oidc-issuer = Egy hely címe, ahol szintén be lehet lépni (OpenID Connect); ennek a kiszolgálónak a titkát a FIVEPOINT_OIDC_SECRET adja.
cli-serve-oidc-client = Az a név, amelyen az a hely ezt a kiszolgálót ismeri.
cli-serve-oidc-name = Ahogyan az emberek azt a helyet ismerik; különben a gazdagép neve.
cli-serve-metrics = A 127.0.0.1 portja, ahol a Prometheus adatokat talál; 0 esetén nincs.

# E-mailek.
mail-confirm-subject = Fivepoint: az e-mail-címed
mail-confirm =
    Szia, { $name }!

    Nyisd meg ezt a hivatkozást, hogy e-mailben visszaszerezhesd a fiókodat, ha egyszer elvész a jelszavad. Egyszer használható, egy napig:

    { $link }

    Ha nem te kérted, ne tégy semmit: semmi sem változik.
mail-recover-subject = Fivepoint: a fiókod visszaszerzése
mail-recover =
    Szia!

    Ezzel a hivatkozással új jelszót állíthatsz be, és beléphetsz. Egyszer használható, 30 percig:

    { $links }

    Ha nem te kérted, ne tégy semmit: semmi sem változik.
