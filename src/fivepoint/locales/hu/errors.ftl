# errors

# Bear-off tables
error-bearoff-counts = Egy házban hat szám áll az 1-es mezőtől kezdve: nullánál nem kisebb egészek, összesen legfeljebb 15; ez nem ilyen: { $counts }.

# Net files
error-net-not-a-net = A(z) { $file } nem Fivepoint-hálófájl.
error-net-format = A(z) { $file } hálófájl { $found }. formátumú; ez a változat a(z) { $expected }. formátumot olvassa. Ehhez a változathoz készült hálót használj.
error-net-damaged = A(z) { $file } hálófájl sérült vagy hiányos. Szerezd be újra.
error-net-inputs = A(z) { $file } fájlban a(z) { $net } háló más bemenetekhez tanult, mint amilyeneket ez a változat számol. Ehhez a változathoz készült hálót használj, vagy tanítsd újra.
error-net-weights = A(z) { $file } fájlban a(z) { $net } háló súlyai kívül esnek a megengedett tartományon.

# The engine
error-engine-no-net = Ez a változat nem tartalmaz betanított hálót. Taníts be egyet, vagy adj meg hálófájlt.
error-engine-setting = { $name }: { $least } és { $most } közötti egész szám kell, nem { $value }.
error-engine-number = { $name }: { $least } és { $most } közötti szám kell, nem { $value }.
error-seed-value = A véletlen magja egész szám, nem „{ $value }”.
error-argument-kind = { $name }: ez itt nem használható: „{ $value }”.
error-level-unknown = Nincs „{ $level }” szint; ezek vannak: { $levels }.
error-bad-row = A(z) { $row }. sor (0-tól számolva) nem állás: { $fault }
error-executor-no-ray = Ehhez a Ray kell: telepítsd a fivepoint[cluster] csomagot.
error-rollout-empty = Még egyetlen kijátszás sem készült el.
error-rollout-file = A(z) { $file } nem elmentett kijátszás, vagy sérült. Kezdd újra a kijátszást.
error-rollout-other-net = A kijátszás a(z) { $wanted } hálóval kezdődött, nem ezzel: { $net }; az eredményeik nem keverhetők.
error-rollout-of-another = A(z) { $file } egy másik állás kijátszásait őrzi, vagy más beállításokkal készült. Adj meg másik fájlt, vagy kérdezz úgy, mint korábban.

# Training
error-train-log = A(z) { $file } { $line }. sora nem egy tanítási napló sora. Töröld: a napló csak megtekintésre való.
error-train-checkpoint = A(z) { $file } nem ennek a tanításnak a mentése, vagy sérült. Töröld, ha ezt a részt elölről akarod kezdeni.
error-train-peer = A másik program leállt, vagy túl keveset válaszolt, amikor { $count } lépést kértünk tőle.
error-train-peer-play = A másik program olyan állást adott vissza, amelyhez a dobás egyetlen szabályos lépése sem vezet.
error-train-program = „{ $program }” nem parancs: nincs lezárva egy idézőjel, vagy üres. Az egész parancsot egyetlen argumentumként add meg.
error-train-no-run = Ebben a mappában nincs elkezdett tanítás: „{ $folder }”.
error-train-run-there = Ebben a mappában már van tanítás: { $folder }. Folytasd a fivepoint train contact paranccsal, vagy adj meg másik mappát.
error-train-net-width = A(z) { $file } fájlban a(z) { $net } háló { $width } széles; a tanítás { $wanted } széles hálókkal dolgozik. Olyan hálófájlt használj, amelyet ennek a változatnak a fivepoint train export parancsa írt.
error-train-net-stages = A(z) { $file } nem árulja el, milyen tanítási szakaszokon ment át a(z) { $net } hálója, ezért nincs honnan folytatni. Olyan hálófájlt használj, amelyet a fivepoint train export írt.
error-train-holdout = A(z) { $file } nem tartalmaz kijátszott állásokat, vagy sérült. Készítsd el újra: fivepoint train holdout.
