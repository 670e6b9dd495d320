### The rule book: clauses, diagrams and what stands around them.
### rule-4-3 is the text of clause 4.3; the numbers never change their meaning.

## The page

rules-title = A backgammon szabályai
rules-intro = Minden szám és irány a te oldaladról értendő. Minden pontnak saját száma van, és a program tesztjei erre a számra hivatkoznak.
rules-summary-title = Öt sorban
rules-summary-1 = Két játékos 15-15 korongja ellentétes irányban halad a 24 mezőn; a cél az összes korongot hazavinni és kivinni.
rules-summary-2 = Minden kocka külön lépés; a duplát négyszer kell lépni.
rules-summary-3 = Az a mező, amelyen két vagy több ellenséges korong áll, zárt; a magányos korong blot, és aki rálép, a bárra küldi.
rules-summary-4 = Ha lehet, mindkét kockát le kell lépni; ha csak az egyiket lehet, akkor a nagyobbat.
rules-summary-5 = Aki elsőként kiviszi mind a 15 korongját, 1, 2 vagy 3 pontot nyer, szorozva a dupláskocka értékével.
rules-legend-title = Az ábrák jelei
rules-legend-own = a te korongjaid, 24-től 1 felé haladnak
rules-legend-other = a számítógép korongjai, az ellenkező irányba haladnak
rules-legend-landing = az ábrázolt lépések érkezési mezői
rules-legend-home = A két pontozott negyed a két hazai pálya; ott a legkülső, 1-től 6-ig futó számok a tulajdonoséi.
rules-legend-off = A jobb oldali számok a kivitt korongokat számolják.
rules-diagram = { $label } ábra
rules-badge = Az oldal minden állását két program ellenőrizte: { $own } és { $outside }.
rules-badge-position = Ezt az állást két program ellenőrizte.

## Pages and live boards on the web

rules-page-start = Kezdés
rules-page-moving = Lépés
rules-page-both-dice = Mindkét kocka
rules-page-hitting = Ütés
rules-page-bar = Bár
rules-page-bearing-off = Kivitel
rules-page-winning = Vége és pontok
rules-page-cube = Dupláskocka
rules-page-match = Mérkőzés
rules-page-extras = Egyebek
rules-pages = A szabályok oldalai
rules-page-of = Szabályok: { $page }
rules-page-previous = Vissza: { $page }
rules-page-next = Tovább: { $page }
rules-clause-link = { $number } pont
rules-try = Próbáld ki a táblán: csak az léphető, amit a szabályok megengednek.
rules-try-again = Újra
rules-try-show = Mutasd a lépést
rules-try-done = Lelépve: { $play }
rules-try-refused = { $reason } ({ $clause } pont)
rules-try-nothing = Ott semmivel sem lehet lépni.
rules-lessons = Leckék: állítsd fel a táblát, használd a dupláskockát

## Section titles

rules-section-start = A tábla és a kezdőállás
rules-section-opening = Ki kezd
rules-section-moving = Lépés
rules-section-both-dice = Mindkét kocka
rules-section-hitting = Ütés
rules-section-bar = A bár
rules-section-bearing-off = Kivitel
rules-section-winning = A játszma vége és a pontozás
rules-section-cube = A dupláskocka
rules-section-money = A pénzjátszmák szokásai
rules-section-match = Mérkőzés, Crawford-játszma és értékszám
rules-section-resigning = Feladás
rules-section-manners = Kockák és asztali szokások
rules-section-variants = Más kezdőállások
rules-section-trust = Amit ellenőriztünk
rules-section-sources = Források
rules-section-decisions = Eltérések és döntések

## 1 The board and the start

rule-1-1 = Ketten játszanak, mindkettőjüknek 15 korongja van. A cél: elsőként hazavinni, majd kivinni mind a 15 korongodat.
rule-1-2 = A táblán 24 mező van. A korongok patkó alakú úton haladnak rajtuk végig, a két fél ellentétes irányban.
rule-1-3 = Mindkét játékos a saját oldaláról számozza a mezőket: a 24-es a legtávolabbi, az utolsó az 1-es. A te 1-esed az ellenfél 24-ese, a te 8-asod az ő 17-ese.
rule-1-4 = A 6–1-es mezők a te hazai pályád, a 24–19-esek az ellenfélé. A közöttük lévő 18–7-es mezők alkotják a két külső pályát. Az ábrákon mindkét hazai pálya árnyékolt, és mindkettőt 1-től 6-ig számozzuk a tulajdonosa szerint.
rule-1-5 = A bár két félre osztja a táblát; a leütött korongok rajta várnak. A kivitt korongok a hazai pályától jobbra, a tálcán fekszenek, és mindkét fél korongjai láthatók.
rule-1-6 = A kezdőállásban mindkét félnek 2 korongja áll a saját 24-esén, 5 a 13-asán, 3 a 8-asán és 5 a 6-osán. A te oldaladról nézve az ellenfél korongjai a 19-es (5), a 17-es (3), a 12-es (5) és az 1-es (2) mezőn állnak.
rule-1-7 = A pipszámod azoknak a mezőknek az összege, amelyeket a korongjaidnak a kivitelig még meg kell tenniük: a 8-ason álló korong 8, a báron lévő 25, a kivitt 0. A kezdőállásban mindkét félé 167. Mindkét pipszám mindig látszik, hacsak ki nem kapcsolod.
rule-1-8 = Te játszol a fehérrel, a számítógép a feketével, és a hazai pályád jobbra lent van. Új játszma beállításakor mindkettő megváltoztatható; a számozás ugyanaz marad.
rule-1-9 = A készletben váltakozó színű mezők, kétszínű korongok, mindkét félnek egy-egy pohár és két kocka van, vagy négy: félenként egy pár a saját színében. A dupláskocka nem kötelező.

## 2 Who begins

rule-2-1 = Mindkét fél egy kockával dob. A nagyobb szám kezd.
rule-2-2 = A kezdő első körében a most dobott két számot lépi le: a sajátját és az ellenfelét.
rule-2-3 = Ha a két szám egyenlő, mindkét fél újra dob.
rule-2-4 = Választható, alapból kikapcsolva: a kezdődobás nyertese az első körhöz mindkét kockával újra dob.
rule-2-5 = Ezután felváltva következnek. A te körödben előbb duplázást ajánlhatsz, ha a dupláskocka megengedi; azután dobsz a két kockával, és lelépsz.
rule-2-6 = A kockák maguktól gurulnak, vagy amikor megnyomod a Dobás gombot, vagy te írod be valódi kockák számait. Az automatikus dobás soha nem veszi el a duplázás lehetőségét.

## 3 Moving

rule-3-1 = A két kocka két külön lépés. Mindegyik egy korongot visz előre annyi mezővel, amennyit mutat, nagyobb számú mezőről kisebbre, soha nem hátra.
rule-3-2 = Léphetsz két koronggal, egy-egy kockával, vagy egyetlen koronggal mindkét kockát egymás után, tetszőleges sorrendben.
rule-3-3 = Egy mező szabad számodra, ha üres, ha a saját korongjaid állnak rajta, akárhányan, vagy ha csak egyetlen ellenséges korong áll rajta.
rule-3-4 = Az a mező, amelyen két vagy több ellenséges korong áll, zárt számodra: nem érkezhetsz rá, és útközben sem állhatsz meg rajta. Átlépned szabad rajta.
rule-3-5 = Egy korong csak akkor teheti meg mindkét lépést, ha a köztes mező szabad. Köztes mező kettő van, a kockák két sorrendje szerint, és elég, ha az egyik szabad.
rule-3-6 = A duplát négyszer kell lépni: négy lépés ugyanazzal a számmal, egy vagy több koronggal.

## 4 Both dice

rule-4-1 = Mindkét kockát, illetve a dupla mind a négy lépését le kell lépni, ha bármilyen sorrendben lehetséges, akkor is, ha ez neked árt.
rule-4-2 = Ha bármelyik kocka leléphető, de mindkettő nem, akkor a nagyobbat kell lelépni.
rule-4-3 = Ha a két kocka közül csak az egyik léphető le, azt kell lelépni.
rule-4-4 = A duplából annyit kell lelépni, amennyit csak lehet.
rule-4-5 = Ha semmit sem lehet lelépni, kimaradsz a körből.
rule-4-6 = A program ezt lépésről lépésre alkalmazza: soha nem kínál olyan első lépést, amely után az előírt számú kocka már nem léphető le.
rule-4-7 = Azok a lépéssorok, amelyek ugyanahhoz az álláshoz vezetnek, egynek számítanak, bármilyen a lépések sorrendje. Ahol ez a könyv lépéssorokat számol, ott végállásokat számol.
rule-4-8 = A szabály a legutolsó korongra is érvényes. Ha mindkét kocka leléphető, nem szabad egyetlen kockával befejezni a játszmát, akkor sem, ha a hosszabb út üt.

## 5 Hitting

rule-5-1 = A mezőn egyedül álló korong magányos korong, más néven blot.
rule-5-2 = Ha ellenséges magányos korongra lépsz, leütöd, és a bárra kerül.
rule-5-3 = Ugyanez áll minden útközbeni megállásra: a több lépést tevő korong minden olyan blotot leüt, amelyen megáll.
rule-5-4 = A leütött korongnak az egész utat újra meg kell tennie. 25 pipet számít.
rule-5-5 = Nem kell ütnöd, ha van más szabályos lépés.

## 6 The bar

rule-6-1 = Amíg korongod van a báron, más koronggal nem léphetsz.
rule-6-2 = A kocka a „25 mínusz a szám” mezőre lépteti be a korongot: az 1-es a 24-esre, a 6-os a 19-esre. Ennek a mezőnek szabadnak kell lennie.
rule-6-3 = Ha ezen a mezőn ellenséges magányos korong áll, a belépő korong leüti.
rule-6-4 = Ha mindkét kocka mezője zárt, kimaradsz a körből.
rule-6-5 = Ha nem minden korongod tud belépni, csak néhány, a kör hátralévő része elvész.
rule-6-6 = Ha az utolsó is belépett, a maradék kockákat le kell lépni bármelyik koronggal, a most belépettel is.

## 7 Bearing off

rule-7-1 = Csak akkor vihetsz ki korongot, ha minden ki nem vitt korongod a hazai pályádon áll, és egy sincs a báron.
rule-7-2 = A kocka a számának megfelelő mezőről visz ki egy korongot.
rule-7-3 = Ha ez a mező üres, és van korongod magasabb mezőn, a kockával a táblán belül kell lépni.
rule-7-4 = Ha ez a mező üres, és egyetlen korongod sem áll magasabban, a kocka a legmagasabb elfoglalt meződről visz ki egy korongot.
rule-7-5 = Nem kell korongot kivinned, ha van más szabályos lépés.
rule-7-6 = A kivitel közben leütött korongnak be kell lépnie, és vissza kell érnie a hazai pályádra, mielőtt folytathatnád a kivitelt.

## 8 End and score

rule-8-1 = Aki elsőként kiviszi mind a 15 korongját, nyer, és a játszma azonnal véget ér.
rule-8-2 = Egyszerű játszma, 1: a vesztes legalább egy korongot kivitt.
rule-8-3 = Gammon, 2: a vesztes egyet sem vitt ki.
rule-8-4 = Backgammon, 3: a vesztes egyet sem vitt ki, és még van korongja a báron vagy a győztes hazai pályáján.
rule-8-5 = A győztes ennek a számnak és a dupláskocka értékének szorzatát kapja, a táblázat szerint. A dupláskocka nélküli játszma úgy számít, mintha a kocka 1-en állna.

rules-score-win = Győzelem
rules-score-when = Mikor
rules-score-value = Érték
rules-score-example = Ellenőrzött példa
rules-score-single = egyszerű játszma
rules-score-single-when = a vesztes legalább egy korongot kivitt
rules-score-gammon = gammon
rules-score-gammon-when = a vesztes egyet sem vitt ki
rules-score-backgammon = backgammon
rules-score-backgammon-when = egyet sem vitt ki, és korongja van a báron vagy a győztes hazai pályáján
rules-score-sum = dupláskocka { $cube }: { $value } × { $cube } = { $points }

## 9 The doubling cube

rule-9-1 = A dupláskocka lapjai: 2, 4, 8, 16, 32 és 64. Középről indul, és a tét 1. Mivel 1-es lapja nincs, a valódi kocka ilyenkor 64-et mutat.
rule-9-2 = A saját körödben, dobás előtt és csak akkor, duplázást ajánlhatsz, ha a dupláskocka középen van vagy a tiéd.
rule-9-3 = Ha az ellenfeled elfogadja, a tét megduplázódik, és a dupláskocka az övé. Ettől fogva csak ő duplázhat újra.
rule-9-4 = Ha az ellenfeled elutasítja, elveszti a játszmát és a duplázás előtti tétet: 1-et, ha a kocka középen volt, 2-t, ha 2-n állt, és így tovább.
rule-9-5 = Azt, hogy a játszmában van-e dupláskocka, játszmánként választod az Új játszma ablakban.
rule-9-6 = Pénzjátszmában a dupláskocka alapból legfeljebb 64-ig mehet; a határ kikapcsolható.
rule-9-7 = Mérkőzésen nem duplázhat az a fél, akinek a kocka már halott, vagyis aki a játszma megnyerésével a jelenlegi tét mellett is megnyerné a mérkőzést.
rule-9-8 = A képernyőn a dupláskockára kattintva ajánlasz duplázást. Az ellenfeled a kockánál válaszol: elfogadja vagy elutasítja. A felajánlott kockára kattintás csak a válaszhoz visz, nem válaszol helyetted. Elfogadás után a kocka a tulajdonosa neve mellett áll, és a tétet mutatja.
rule-9-9 = A „pipszám” nevű számítógépszint a pipszámok különbsége alapján dupláz és fogad el: egyszerű szabály, nem szakértői elemzés. A többi szint a nyerési esélyek alapján dönt a kockáról, a gammonokat is beleszámítva.

rules-cube-actions = Mi történik
rules-cube-points = Pont
rules-cube-drop = Duplázol, az ellenfeled elutasítja.
rules-cube-redouble-drop = Duplázol, az ellenfeled elfogadja, később 4-re újra dupláz, te elutasítod.
rules-cube-take-gammon = Duplázol, az ellenfeled elfogadja, te gammont nyersz.
rules-cube-redouble-backgammon = Duplázol, az ellenfeled elfogadja, később 4-re újra dupláz, te elfogadod, és backgammont nyersz.

## 10 Customs of money play

rule-10-1 = A következők a pénzjátszmák szokásai, nem a játék szabályai. Pénzjátszmában választhatók, alapból ki vannak kapcsolva, mérkőzésen nem érvényesek.
rule-10-2 = Jacoby-szabály: a gammon és a backgammon csak akkor számít, ha a játszmában már volt elfogadott duplázás. Egyébként minden győzelem egyszerű játszmának számít.
rule-10-3 = Beaver: ha duplázást ajánlanak neked, azonnal visszaduplázhatsz úgy, hogy a dupláskocka nálad marad. A duplázó ezzel a téttel játszik tovább, vagy elutasítja, és az első duplázás tétjét veszti el, a beaver nélkül.
rule-10-4 = Raccoon: akinek beavert mondtak, azonnal újra megduplázhatja a tétet. A dupláskocka annál marad, aki a beavert mondta.
rule-10-5 = Automatikus duplák: ha a kezdődobás két száma egyenlő, a tét megduplázódik, mielőtt mindkét fél újra dob. A dupláskocka középen marad. Egy játszmában ez csak korlátozott számban fordulhat elő.

## 11 Matches, the Crawford game and ratings

rule-11-1 = A mérkőzés előre megbeszélt pontszámig tart. Az nyer, aki elsőként eléri vagy meghaladja.
rule-11-2 = Minden játszma a dupláskocka értékének 1-, 2- vagy 3-szorosát adja a győztesének. A pontok játszmáról játszmára összeadódnak.
rule-11-3 = Crawford-szabály, alapból bekapcsolva: az első olyan játszmában, amely azután következik, hogy az egyik félnek már csak egy pont hiányzik a mérkőzés megnyeréséhez, senki sem duplázhat. Ez a Crawford-játszma.
rule-11-4 = A Crawford-játszma után a dupláskocka minden játszmában újra használható.
rule-11-5 = A Crawford-szabály egy-egy mérkőzésre kikapcsolható.
rule-11-6 = A pénzjátszmák sorozatának nincs elérendő vége: minden játszma önmagáért áll, és a pontok összeadódnak.
rule-11-7 = A játszma pontjai nem azonosak az értékszám változásával, bár erősen hatnak rá. Az értékszám külön rendszer: mérkőzésenként egyszer változik, és a játszma pontjai a mérkőzés eredményén keresztül hatnak. A profiloldal megmutatja, hogyan.

## 12 Resigning

rule-12-1 = A játszmát feladhatod egyszerű játszmát, gammont vagy backgammont ajánlva. Ez a dupláskocka értékének 1-, 2- vagy 3-szorosába kerül.
rule-12-2 = Ha az ellenfeled elfogadja, a játszma véget ér. Ha elutasítja, a játszma ugyanazzal a döntéssel folytatódik, mint az ajánlat előtt.
rule-12-3 = Csak még lehetséges eredményt lehet ajánlani. Ha már kivittél korongot, az csak az egyszerű játszma.
rule-12-4 = A még lehetséges legnagyobb eredményt nem lehet elutasítani.

## 13 Dice and table manners

rule-13-1 = Valódi táblán a két kockát együtt dobjuk, és laposan kell megállniuk a tábla jobb felén. Ha egy kocka azon kívülre, korongra vagy ferdén esik, mindkettőt újra kell dobni.
rule-13-2 = A képernyőn, ahol a dobást rajz mutatja, a kockák eshetnek így is, és újra gurulhatnak. Ez csak kép, és soha nem változtatja meg az esélyeket.
rule-13-3 = A kör akkor ér véget, amikor megerősíted; valódi táblán, amikor felveszed a kockáidat. Addig visszaveheted a lépéseket, és másképp is léphetsz.
rule-13-4 = A kockák semmit sem tudnak az állásról, és az erősebb számítógépszint nem kap jobb kockákat.

## 14 Other starts

rule-14-1 = A nackgammon kezdőállása: 2 korong a 24-esen, 2 a 23-ason, 4 a 13-ason, 3 a 8-ason és 4 a 6-oson. Minden más szabály ugyanaz.
rule-14-2 = A hypergammont félenként három koronggal játsszák, ezek a 24-es, a 23-as és a 22-es mezőről indulnak. Minden más szabály ugyanaz, a gammon és a backgammon is.
rule-14-3 = A játszma bármely más, a szabályok szerint lehetséges állásból is indulhat.

## 15 What was checked

rule-15-1 = A könyv minden állását a program olvasható szabályai, a tőlük külön megírt gyors mag és egy mások által készített program is ellenőrzi. A programok nevét a jelvény közli.
rule-15-2 = A program által alkalmazott minden szabályhoz tartozik olyan teszt, amely megnevezi a pont számát.

## 16 Sources

rule-16-1 = Ezek a szabályok azok, amelyeket a New York-i Racquet and Tennis Club 1931-ben rögzített (Laws of Backgammon), mai értelmezésük szerint.
rule-16-2 = A kockákra, a dupláskockára és a mérkőzésekre nézve a World Backgammon Federation (WBGF) és a US Backgammon Federation (USBGF) közzétett versenyszabályait követik, ahol azok magáról a játékról és nem a verseny rendezéséről szólnak.
rule-16-3 = A Crawford-szabály John R. Crawfordról, a Jacoby-szabály Oswald Jacobyról kapta a nevét. Az értékszám a FIBS (First Internet Backgammon Server) képletét használja.
rule-16-4 = Öt szabályoldalt is összevetettünk: egy alkalmazás thai és magyar oldalát, egy általános és egy mérkőzésoldalhoz tartozó thai oldalt, valamint egy általános lengyel oldalt. Ahol eltérnek, a 17. szakasz mondja meg, itt mi érvényes. A megfogalmazás a sajátunk.

## 17 Differences and decisions

rule-17-1 = A backgammonhoz elég egy korong a báron vagy a győztes hazai pályáján (8.4). Az egyik oldal csak a bárt említi, egy másik egyáltalán nem számol gammont.
rule-17-2 = A kezdődobás nyertese a most dobott két számot lépi le (2.2). Az egyik oldal szerint újra dob; itt ez választható (2.4).
rule-17-3 = Duplázást csak dobás előtt lehet ajánlani (9.2). Az egyik oldal bármikor megengedi.
rule-17-4 = Az elutasítás a játszmát veszti el, nem a mérkőzést (9.4). Az egyik oldal mérkőzést ír; ez elírás.
rule-17-5 = A legnagyobb tét az oldalakon 64, korlátlan, illetve a mérkőzéshez hiányzó pontoktól függ. Itt pénzjátszmában 64 vagy korlátlan (9.6); mérkőzésen a halott kocka szab határt (9.7).
rule-17-6 = Mindkét kockát az utolsó koronggal is le kell lépni (4.8). Egyes programok ott az egyetlen kockát is megengedik.
rule-17-7 = A pénzjátszmák szokásai, amelyeket az oldalak említenek, de nem alkalmaznak, itt választhatók, a raccoonnal és az automatikus duplák határával kiegészítve (10. szakasz).
rule-17-8 = A Crawford-szabály alapból be van kapcsolva, mint a mérkőzéseken mindenütt (11.3).
rule-17-9 = A rosszul eső kocka az asztalnál szabály, a képernyőn legfeljebb kép (13.1, 13.2). Egyes versenyeken érvényes a korongon laposan megálló kocka; e szabályok szerint nem.
rule-17-10 = A kockák gurulhatnak maguktól, a Dobás gombra, vagy be is írhatók (2.6). Az egyik oldal csak automatikus kockát ismer.
rule-17-11 = A dupláskocka helye középen van; az egyik oldal jobbra fentre teszi. A tulajdonos sávja mutatja a kockát és a tétet (9.8).
rule-17-12 = A pipszámokon alapuló egyszerű duplázás, amelyet az egyik oldal leír, egy külön nevű szinten marad meg (9.9).
rule-17-13 = A pipszámok mindig látszanak, hacsak ki nem kapcsolod őket (1.7). A szín és a hazai pálya oldala megváltoztatható (1.8).
rule-17-14 = Az értékszám mérkőzésenként egyszer változik, nem játszmánként (11.7).
rule-17-15 = Minden állást több program ellenőriz, ahogyan az az alkalmazás is teszi, amelynek oldalait összevetettük (15.1).
rule-17-16 = Az öt oldal nyelveihez az angol is csatlakozott. Jobbról balra írt nyelvek is lehetségesek.
rule-17-17 = A könyv mellett két rövid, interaktív lecke áll: állítsd fel magad a táblát, és használd a dupláskockát.

## Captions of the diagrams

diagram-start = A kezdőállás. Mindkét fél pipszáma { $pips }.
diagram-from-start-41 = A dobás { $dice }. Egy korong lelépheti a 4-est és az 1-est is, itt { $play }, vagy két korong lép egyet-egyet. { $plays } lépéssor lehetséges.
diagram-from-start-64 = A dobás { $dice }. Egy korong kétszer léphet, itt { $play }, vagy két korong egyszer-egyszer. { $plays } lépéssor lehetséges.
diagram-from-start-53 = A dobás { $dice }. A 24-esről az 5-ös elsőként zárt mezőre vinne, de a 21-esen át ugyanaz a korong 8 mezőt lép: { $play }. { $plays } lépéssor lehetséges.
diagram-from-start-55 = A dobás { $dice }, tehát négy ötöst kell lépni, itt { $play }. { $plays } lépéssor lehetséges.
diagram-from-start-66 = A dobás { $dice }, tehát négy hatost kell lépni, itt { $play }. { $plays } lépéssor lehetséges.
diagram-both-dice-62 = A dobás { $dice }, és az 1-es mező zárt. Csak { $play } lépi le mindkét kockát, ezért ez az egyetlen lépéssor.
diagram-larger-die-65 = A dobás { $dice }, és a 2-es mező zárt. Bármelyik kocka leléphető, de mindkettő nem, ezért a nagyobbat kell: { $play }.
diagram-only-die-65 = A dobás { $dice }. A 6-osnak a 7-es mező zárt, az 5-ös után pedig a 2-es is. Csak az 5-ös léphető le: { $play }.
diagram-part-of-double-44 = A dobás { $dice }. A negyedik 4-es a zárt 4-es mezőre érkezne. Hármat kell lelépni: { $play }.
diagram-no-play-65 = A dobás { $dice }. Egyetlen koronggal sem lehet 6-ot vagy 5-öt lépni, ezért kimaradsz a körből.
diagram-from-start-31 = A dobás { $dice }. { $steps } első lépés és { $plays } lépéssor lehetséges; { $play } elfoglalja az 5-ös mezőt.
diagram-last-checker-53 = A dobás { $dice }. Mindkét kocka leléphető, { $play }, ezért { $refused } önmagában nem választható.
diagram-last-checker-hit-53 = A dobás { $dice }. Itt az első lépés üt; mégis { $play } az egyetlen lépéssor, és { $refused } önmagában nem választható.
diagram-hit-51 = A dobás { $dice }. A { $play } lépéssel leütöd a 7-esen álló magányos korongot, amely a bárra kerül.
diagram-hit-twice-42 = A dobás { $dice }. Egyetlen korong lép, { $play }, és mindkét megálláskor üt: két korong kerül a bárra.
diagram-enter-64 = A dobás { $dice }. A 21-es mező zárt, ezért az egyetlen első lépés { $play }.
diagram-bar-closed-63 = A dobás { $dice }. A 19-es és a 22-es mező zárt, ezért a báron lévő korong nem tud belépni, és kimaradsz a körből.
diagram-enter-one-43 = A dobás { $dice }. Az egyik korong belép és üt, { $play }; a másik nem tud belépni, és a kör többi része elvész.
diagram-entered-then-any-52 = A dobás { $dice }. A bar/20 után bármelyik korong lelépheti a 2-est, itt { $play }.
diagram-bear-off-64 = A dobás { $dice }. { $play } két korongot visz ki. Az egyetlen másik lépéssor, { $other }, csak egyet.
diagram-inside-32 = A dobás { $dice }. A 3-as és a 2-es mező üres, és minden korong magasabban áll, ezért mindkét kockát a táblán belül kell lelépni, itt { $play }. { $plays } lépéssor lehetséges.
diagram-inside-33 = A dobás { $dice }. Az első 3-ast a táblán belül kell lelépni; csak utána lehet másokat kivinni, itt { $play }.
diagram-highest-65 = A dobás { $dice }. Az 5-ösön vagy magasabban nem áll korong, ezért mindkét kocka a 4-esről visz ki: { $play }.
diagram-highest-55 = A dobás { $dice }. Minden korong az 5-ösnél lejjebb áll, ezért négy korongot kell kivinni a legmagasabb mezőkről: { $play }.
diagram-stay-home-32 = A dobás { $dice }. Kivihetnél egy korongot (3/off), de { $play } is szabályos, és nem hagy magányos korongot.
diagram-hit-at-home-65 = A dobás { $dice }. Egy korong a báron van, és nem tud belépni, ezért kivinni sem lehet, és kimaradsz a körből.
diagram-hit-at-home-31 = A dobás { $dice } ugyanebben az állásban. Az egyetlen első lépés { $play }; a kivitellel várni kell, amíg ez a korong haza nem ér.
diagram-single = Most vitted ki az utolsó korongodat. Az ellenfeled egyet vitt ki: egyszerű játszma, { $value } × dupláskocka { $cube } = { $points } pont.
diagram-gammon = Most vitted ki az utolsó korongodat. Az ellenfeled egyet sem vitt ki: gammon, { $value } × dupláskocka { $cube } = { $points } pont.
diagram-backgammon-home = Most vitted ki az utolsó korongodat. Az ellenfeled egyet sem vitt ki, és még van korongja a hazai pályádon: backgammon, { $value } × dupláskocka { $cube } = { $points } pont.
diagram-backgammon-bar = Most vitted ki az utolsó korongodat. Az ellenfeled egyet sem vitt ki, és még van korongja a báron: backgammon, { $value } × dupláskocka { $cube } = { $points } pont.
diagram-nackgammon = A nackgammon kezdőállása. Mindkét fél pipszáma { $pips }.
diagram-hypergammon = A hypergammon kezdőállása. Mindkét fél pipszáma { $pips }.
