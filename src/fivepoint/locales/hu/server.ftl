# The server and its commands.

error-seal-unknown = A lepecsételt kockák ({ $seal }) már nem ismertek; kérjük, kezdd újra.
error-start-not-set = Mérkőzés beállított állással kezdődhet, „{ $word }” művelettel nem.
error-table-unknown = Nincs { $table } asztal.
error-not-your-seat = Ez nem a te helyed.
error-ahead = A(z) { $number }. művelet még nem tehető meg; az asztalnál eddig { $events } volt.
error-stale = Az asztal azóta továbblépett; nem történt semmi.
error-no-proof = Ennek az asztalnak a kockáit kézzel írták be, vagy hiányosak; nincs bizonyíték.
error-message-too-long = Egy üzenet legfeljebb { $most } bájt.
error-message-form = Ez az üzenet nem olvasható.
error-too-fast = Túl sok kérés egyszerre; kérjük, várj egy kicsit.
error-protocol-version = Ez az oldal elavult; kérjük, töltsd be újra ({ $version }. protokoll).
error-too-many-tables = Egy oldal egyszerre legfeljebb { $most } asztalt figyelhet.
error-not-kept = A kiszolgáló nem tudta megőrizni ezt a műveletet; nem történt semmi. Kérjük, próbáld újra.
error-server-failed = A kiszolgáló hibázott; a naplójába bekerült. Kérjük, próbáld újra.
error-no-web-app = Ehhez a telepítéshez nem tartoznak weboldalak; nélkülük készült.
error-not-found = Ezen a címen nincs semmi.
error-bad-request = Erre a kérésre nem lehet válaszolni.
error-port-in-use = A(z) { $host } cím { $port } portja nem használható: { $reason }.
error-needs-web = A kiszolgálóhoz a fivepoint[web] további csomagjai kellenek.
error-database-failed = A(z) „{ $place }” adatbázis nem nyitható meg: { $reason }. Nézd meg, hol van, és írható-e.
error-no-hints-here = Tipp csak a számítógép ellen vagy egy képernyőnél kapható.
error-no-hint-now = Most nincs mihez tippet adni.

cli-serve-summary = Játék böngészőben: a webkiszolgáló indítása.
cli-serve-help = Elindítja a webkiszolgálót, és minden mérkőzést adatbázisban őriz. Ctrl-C állítja le.
cli-serve-host = A cím, amelyen figyel; a 127.0.0.1 csak ez a gép.
cli-serve-port = A port, amelyen figyel.
cli-serve-database = Az adatbázis: egy fájl vagy egy PostgreSQL-adatbázis URL-je.
cli-serve-ready = A Fivepoint készen áll: { $address }
cli-dice-proof-summary = Egy befejezett mérkőzés kockáinak ellenőrzése.
cli-dice-proof-help = Kockabizonyítékot ellenőriz: a mag a pecséthez, minden dobás a maghoz tartozik-e.
cli-dice-proof-file = A mérkőzés oldaláról letöltött bizonyíték.
cli-dice-proof-good = { $rolls ->
    [one] A bizonyíték helytálló: a mag a pecséthez tartozik, és az egyetlen dobás ebből ered.
   *[other] A bizonyíték helytálló: a mag a pecséthez tartozik, és mind a { $rolls } dobás ebből ered.
}
cli-dice-proof-bad-roll = A(z) { $number }. dobás { $found } volt, de a sorozat szerint { $expected }.
cli-dice-proof-computer = { $side ->
    [white] Világos számát a kiszolgáló választotta.
    [black] Sötét számát a kiszolgáló választotta.
   *[both] Mindkét számot a kiszolgáló választotta.
}
cli-dice-proof-counts = Mindkét fél dobásai és az átlagosan várható szám
cli-dice-proof-roll = Dobás
cli-dice-proof-white = Világos
cli-dice-proof-black = Sötét
cli-dice-proof-expected = Várható
