# A gyors lépésgenerátor (fivepoint.core). A sorok számozása 0-tól indul, mint a Pythonban.
error-not-rows = { $width } egész számból álló sorok kellenek, nem „{ $value }”.
error-bad-dice-row = A dobások { $row }. sora nem dobás: „{ $dice }”. Egy dobás két egész szám 1 és 6 között.
error-batch-lengths = Minden táblához egy dobás kell: { $boards } tábla van és { $dice } dobás.
error-threads-out-of-range = A szálak száma egész szám { $least } és { $most } között, nem „{ $value }”.
error-depth-out-of-range = A mélység egész szám { $least } és { $most } között, nem „{ $value }”.
error-no-such-kernel = A FIVEPOINT_KERNEL ezt kéri: „{ $kernel }”, de ez a gép nem tudja; nélküle { $used } működik.

# Mérkőzésesély-táblázatok (engine/met.py)
error-match-table-length = A mérkőzésesély-táblázat { $most } pontig terjed, itt viszont az egyik félnek még { $away } pont kell.
error-met-unreadable = A(z) „{ $file }” mérkőzésesély-táblázat nem olvasható.
error-met-not-a-table = A(z) „{ $file }” nem mérkőzésesély-táblázat: nincs benne 0 és 1 közötti esélyek négyzetes táblázata és egy sor a Crawford-játszma utáni játszmákhoz.
error-met-formula = A(z) „{ $file }” képlettel adja meg a mérkőzésesélyeket; csak minden számot felsoroló táblázat használható.

# fivepoint bearoff
cli-bearoff-summary = A kivitel és a hypergammon pontos táblázatainak elkészítése.
cli-bearoff-help = Pontos táblázatok, amelyeket a motor használ, ha a gyorsítótárban vannak. A kicsi, oldalanként hat korongé magától elkészül.
cli-bearoff-build-help = Mindkét oldal kivitelének megoldása a dupláskockával. Oldalanként nyolc korong néhány másodperc és 72 MB, tíz korong percek, 2 GB memória és 513 MB a lemezen.
cli-bearoff-hyper-help = A hypergammon megoldása, oldalanként három koronggal és dupláskockával: nagyjából hat perc egy processzormagon, 600 MB memória és 172 MB a lemezen.
cli-bearoff-checkers = Oldalanként legfeljebb ennyi korong, 1-től 10-ig.
cli-bearoff-threads = Ennyi processzormag osztozik a munkán.
cli-bearoff-share = { $percent }% megoldva
cli-bearoff-pass = { $number }. menet: a legnagyobb változás { $change } pont.
cli-bearoff-done = { $seconds } s alatt elkészült: { $file } ({ $megabytes } MB).
