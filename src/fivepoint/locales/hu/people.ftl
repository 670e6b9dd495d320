### Játék emberekkel: társalgó, fiókok, játékosok, csevegés.

## Signing in, the account

people-account = Fiók
people-welcome = Üdvözlünk
people-sign-in = Belépés
people-sign-up = Fiók létrehozása
people-sign-recover = Fiók visszaszerzése
people-sign-out = Kilépés
people-sign-in-or-up = Belépés vagy fiók létrehozása
people-as-guest = Játék vendégként
people-guest = Vendég
people-guest-note = Vendégként azonnal játszhatsz, értékszám és fiók nélkül.
people-guest-now = Te vagy { $name }, a vendég. Fiókkal megmaradnak a mérkőzéseid, és értékszámért is játszhatsz.
people-name = Név
people-name-note = Betűk és számjegyek; mindenki látja.
people-your-name = A neved
people-password = Jelszó
people-password-now = Jelenlegi jelszó
people-password-new = Új jelszó
people-password-note = Minél hosszabb, annál jobb: egy egész mondat is jó jelszó.
people-password-change = Jelszó beállítása
people-password-changed = A jelszó beállítva; a többi böngésző kilépett.
people-show = Mutat
people-recovery-code = Visszaszerző kód
people-codes = Visszaszerző kódok
people-codes-note = Mindegyikkel egyszer léphetsz be, ha elveszett a jelszavad vagy a belépőkulcsod. Csak most láthatók: tedd őket biztos helyre.
people-codes-kept = Eltettem őket
people-codes-new = Új visszaszerző kódok
people-mail = E-mail-cím (nem kötelező)
people-mail-address = E-mail-cím
people-mail-note = Csak a fiók visszaszerzéséhez; senki sem látja.
people-mail-sent = Hivatkozást küldtünk ide: { $mail }. Ha megnyitod, a fiók e-mailben visszaszerezhető.
people-mail-none = E-mail-cím nélkül csak a visszaszerző kódok nyitják ki a fiókot, ha a többi kulcsa elveszett.
people-mail-now = A fiók e-mailben visszaszerezhető: { $mail }
people-mail-set = Hivatkozás küldése
people-mail-confirmed = Mostantól ez a fiók e-mail-címe.
people-mail-way = Visszaszerzés e-mailben
people-mail-ask-note = Ha van fiók ezzel a címmel, oda hivatkozást küldünk, amellyel új jelszót állíthatsz be.
people-mail-asked = Ha van fiók ezzel a címmel, a hivatkozás úton van. 30 percig jó.
people-mail-fresh = Állíts be új jelszót, és beléptél; az összes többi böngésző kilép.
people-copy = Másolás
people-copied = Másolva.
people-save = Mentés fájlba
people-passkey = Belépőkulcs
people-passkey-in = Belépés belépőkulccsal
people-passkey-up = Belépőkulccsal, jelszó nélkül
people-passkey-add = Belépőkulcs hozzáadása
people-passkey-failed = A belépőkulcsot nem használtad. Próbáld újra.
people-other-in = Belépés: { $site }
people-other-link = Belépés ezzel is: { $site }
people-other-forget = Többé ne ezzel: { $site }
people-other-new = Sikerült a belépés ({ $site }), de itt még új vagy. Válassz nevet, amelyen a többiek látnak.
people-other-failed = A belépés ({ $site }) nem sikerült. Próbáld újra.
people-other-taken = Ez a belépés ({ $site }) itt egy másik fiókhoz tartozik.
people-profile = A nyilvános oldalad
people-keys = Belépési módok
people-devices = Itt vagy belépve
people-device-here = Ez a böngésző
people-device-seen = Utoljára: { $moment }
people-devices-others = Kilépés mindenhol máshol
people-remove = Törlés
people-own-bots = Botok
people-own-bots-note = A bot egy programod fiókja; tokennel lép be.
people-bot-new = Bot létrehozása
people-token-new = Új token
people-token-shown = { $name } tokenje, csak most látható:
people-data = Az adataid
people-export = Minden exportálása
people-delete = A fiók törlése
people-delete-sure = Ez nem vonható vissza. A mérkőzéseid megmaradnak az ellenfeleidnek, a neved nélkül.

## The lobby

people-nobody-yet = Vendégként játszol, amíg be nem lépsz.
people-you-are = { $guest ->
    [yes] Te vagy { $name }, vendégként.
   *[no] Te vagy { $name }.
}
people-rating = Értékszám: { $rating }
people-rating-experience = Értékszám: { $rating }, tapasztalat: { $experience }
people-quick = Játék most
people-quick-note = { $rated ->
    [yes] Értékszámért, a szokásos órával, bárki ellen, aki ugyanezt szeretné.
   *[no] Értékszám nélkül, a szokásos órával, bárki ellen, aki ugyanezt szeretné.
}
people-points = { $length } pont
people-own-game = A te játékod
people-play = Mit játsszunk
people-match = Mérkőzés
people-length-money = Pénzjátszma
people-length-match = { $length } pontos mérkőzés
people-clock-choice = Óra
people-clock-standard = Szokásos: 12 mp/lépés, 2 perc/pont
people-clock-quick = Gyors: lépésenként 8 mp, pontonként 1 perc
people-clock-bronstein = Bronstein: a felhasznált idő visszajár, legfeljebb 12 mp
people-clock-days = Levelezés: lépésenként napok
people-clock-none = Nincs
people-clock = { $kind ->
    [delay] { $minutes } perc + lépésenként { $seconds } mp
    [bronstein] { $minutes } perc, Bronstein { $seconds } mp
    [correspondence] lépésenként { $days } nap
   *[none] óra nélkül
}
people-days = Nap lépésenként
people-rated = Értékszámért
people-rated-not = Csak órás mérkőzés számíthat az értékszámba.
people-rated-account = Értékszámért fiókkal lehet játszani: előbb lépj be.
people-range = Az ellenfél értékszáma
people-range-any = Bármennyi
people-range-within = Az enyémtől legfeljebb { $range } eltérés
people-per-roll = Mindkét fél hozzáad minden dobáshoz
people-per-roll-note = Így a kiszolgáló sem tudhatja előre a dobást.
people-seek = { $length } · { $clock } · { $rated ->
    [yes] értékszámért
   *[no] értékszám nélkül
}{ $fair ->
    [yes] { " · mindkét fél hozzáad minden dobáshoz" }
   *[no] { "" }
}
people-offer = Meghirdetés a társalgóban
people-invite = Meghívás linkkel
people-challenge = Kihívás: { $name }
people-challenge-send = Kihívás elküldése
people-challenges = Kihívások neked
people-own = Az ajánlataid és kihívásaid
people-accept = Elfogadom
people-decline = Nem kérem
people-declined = A kihívást elutasították vagy visszavonták.
people-waiting = Várakozik
people-waiting-any = Bárkire vár
people-waiting-for = { $name } válaszára vár
people-waiting-note = Közben más oldalra is mehetsz, vagy játszhatsz a számítógéppel: szólunk, ha jön valaki.
people-withdraw = Visszavonás
people-open = Nyitott játékok
people-open-none = Senki sem vár. Játssz addig a számítógéppel.
people-not-for-you = Az értékszámod vagy a vendégség nem felel meg ennek a játéknak.
people-bots = A számítógép
people-bots-note = { $length }, { $clock }, ahogy „A te játékod” alatt választottad.
people-bot = Bot
people-bot-level = A számítógép { $level } szintje
people-tournaments = Versenyek
people-going = { $count ->
    [0] A mérkőzéseid
   *[other] A mérkőzéseid: { $count } helyen te jössz
}
people-going-against = Ellenfél: { $name }
people-going-open = Meghívás: a másik hely még szabad
people-going-left = hátralévő idő: { $time }
people-going-look = Megnézem
people-your-turn = Te jössz
people-watch = Nézhető játékok
people-found = Kész a játékod.
people-challenged = { $name } játszani szeretne veled.
people-match-ready = { $name } készen áll a mérkőzésetekre ({ $tournament }).
people-to-tournament = A versenyhez
people-next = Kész az új mérkőzésed.
people-next-go = A táblához

## Invitations

people-invited = Meghívás
people-invited-by = { $name } játékra hív
people-somebody = Valaki
people-invite-note = Küldd el ezt a címet annak, akivel játszanál. Aki előbb megnyitja, azé a hely.
people-invite-text = Backgammonozz velem:
people-invite-waiting = A játék magától indul itt, amint a helyet elfoglalják.
people-share = Megosztás
people-qr = A cím QR-kódként
people-take-seat = Helyet foglalok, játsszunk

## At the table

people-chat = Csevegés
people-chat-empty = Még senki sem szólt. A lenti mondatokat mindenki a saját nyelvén olvassa.
people-chat-text = Írj üzenetet
people-chat-send = Küldés
people-phrases = Mondatok
people-free-chat = Szabad csevegés
people-free-chat-note = Saját szövegek a mondatok mellett.
people-spectator = néző
people-said = { $name } ezt mondja: { $words }
people-about = { $name } – teendők
people-mute = { $on ->
    [yes] Némítás vége
   *[no] Némítás
}
people-block = { $on ->
    [yes] Tiltás vége
   *[no] Tiltás
}
people-report = Bejelentés
people-report-kind = Mi a baj
people-report-insult = Sértegetés
people-report-stalling = Időhúzás vagy elhagyás
people-report-cheating = Csalás
people-report-name = A név
people-report-other = Más
people-report-text = Saját szavaiddal (nem kötelező)
people-report-send = Bejelentés elküldése
people-reported = Bejelentve. Egy moderátor megnézi.
people-away = { $name } nincs itt.
people-away-left = { $name } nincs itt. Ha ez még { $time } ideig így marad, igényelheted a győzelmet.
people-claim = Győzelem igénylése
people-claim-may = { $name } túl régóta nincs itt. Igényelheted a mérkőzés megnyerését, vagy várhatsz.
people-claim-sure = Igen, vége a mérkőzésnek
people-sealing-server = A kiszolgáló lepecsételte a számát a kockákhoz.
people-sealing-both = Mindkét böngésző lepecsételi a sajátját.
people-sealing-shown = Mindkettő láthatóvá válik, és kezdődik a mérkőzés.
people-sealing-cancelled = A mérkőzés elmaradt: az egyik fél nem adta meg időben a számát a kockákhoz.
people-rematch-asked = Visszavágó felajánlva; várjuk a választ.
people-rematch-offered = { $name } visszavágót ajánl: a Visszavágó gombbal elfogadod.
people-say-hello = Szia!
people-say-good-luck = Sok szerencsét!
people-say-nice-roll = Szép dobás!
people-say-lucky-me = Szerencsém volt.
people-say-unlucky = Ez balszerencse!
people-say-oops = Hoppá!
people-say-sorry = Bocsánat!
people-say-moment-please = Egy pillanat türelmet!
people-say-well-played = Jól játszottál!
people-say-thanks = Köszönöm!
people-say-one-more = Még egyet?
people-say-goodbye = Viszlát!

## Players and ratings

people-player = Játékos
people-since = { $kind ->
    [guest] Vendég { $day } óta
   *[other] Itt van { $day } óta
}
people-rating-word = Értékszám
people-rating-note = A közzétett FIBS-képlet szerint: lent minden változás kinyitható az összes számával. A Glicko-2 a hasonló erejű ellenfél kereséséhez van; a ± két szórás.
people-experience = Tapasztalat
people-won = Megnyert mérkőzések
people-won-of = { $matches } közül { $wins }
people-glicko = Glicko-2
people-glicko-value = { $rating } ± { $deviation }
people-curve = Értékszám mind a { $matches } mérkőzés után: { $low } és { $high } között, most { $last }.
people-matches = Mérkőzések
people-matches-none = Még nincs mérkőzés.
people-match-against = { $won ->
    [yes] Győzelem, ellenfél: { $name }
    [no] Vereség, ellenfél: { $name }
   *[open] Játék, ellenfél: { $name }
}
people-see-match = Mérkőzés megnézése
people-older = Régebbi mérkőzések
people-unrated = Értékszám nélkül
people-sums = Hogyan változtak az értékszámok
people-sums-none = Értékszámért ment, de nem számít: ez a két játékos túl sokszor játszott egy napon belül.
people-sums-soon = Az értékszám változását most könyveljük.
people-sums-chance = Különbség D = { $difference }, { $length } pontos mérkőzés: az alacsonyabb értékszámú fél esélye { $chance } = 1 / (10^(D × √{ $length } / 2000) + 1).
people-sums-won = { $underdog ->
    [even] A két fél értékszáma egyenlő volt, tehát p = { $p }.
    [yes] Az alacsonyabb értékszámú fél nyert, tehát p = { $p }.
   *[no] A magasabb értékszámú fél nyert, tehát p = { $p }.
}
people-sums-side = { $won ->
    [yes] Nyert, tapasztalata { $experience }: k = { $k }, tehát 4 × { $k } × √{ $length } × { $p } = { $change }.
   *[no] Vesztett, tapasztalata { $experience }: k = { $k }, tehát −4 × { $k } × √{ $length } × { $p } = { $change }.
}
people-sums-after = Értékszám: { $before } → { $after }
people-sums-glicko = Glicko-2 { $before } (szórás { $spread }) → { $after } (szórás { $narrow })
people-pr = PR
people-pr-value = { $pr } ± { $spread }
people-pr-few = Túl kevés döntés a PR-hez ({ $counted } / { $least })
people-pr-note = { $matches ->
    [one] PR { $counted } döntésből, egy elemzett mérkőzés alapján ({ $engines }); a kisebb PR a jobb.
   *[other] PR { $counted } döntésből, { $matches } elemzett mérkőzés alapján ({ $engines }); a kisebb PR a jobb.
}
people-pr-none = PR akkor látszik, ha már elemeztek mérkőzést.
people-pr-of = { $name } PR-je: { $value }
people-pr-engine = { $engine }, { $level } szint
people-dice = Kockák
people-dice-note = Az itt játszott mérkőzések összes dobása a kezdő dobások nélkül: ennek a játékosnak { $own }, a másik feleknek { $other }. Minél kevesebb a dobás, annál nagyobb eltérés szokványos.
people-dice-roll = Dobás
people-dice-expected = Várható
people-dice-others = Ellenfelek
people-leaders = Ranglista
people-leaders-note = Legalább 50 pontnyi tapasztalatú játékosok, értékszám szerint.
people-leaders-none = Még senki sem játszott elég értékszámos mérkőzést.
people-rank = Hely

## Moderation

people-moderation = Moderálás
people-reports = Nyitott bejelentések
people-reports-none = Semmi sem vár.
people-report-by = { $kind }; bejelentette: { $name }, { $moment }
people-report-close = Bejelentés lezárása
people-silence = Némítás { $days } napra
people-ban = Kitiltás { $days } napra
people-lift = Feloldás
people-log = Eddigi intézkedések
people-log-line = { $action ->
    [silence] { $moderator }: némítás, { $name }
    [ban] { $moderator }: kitiltás, { $name }
    [lift] { $moderator }: feloldás, { $name }
   *[close] { $moderator }: bejelentés lezárva
}
people-log-until = eddig: { $moment }
