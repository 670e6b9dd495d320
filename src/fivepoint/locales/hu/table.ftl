# The table: seats, clock, dice that prove themselves.
error-seat-kind = Egy hely személyé, a számítógépé vagy szabad lehet; most: { $kind }.
error-seat-name = A név egysoros, legfeljebb { $most } karakteres szöveg; most: { $name }.
error-seat-level = A számítógépnek szintje van, és csak annak van; most: { $level }.
error-seat-taken = Ez a hely már foglalt.
error-dice-mode = A kockák automatikusak vagy beírtak; most: { $mode }.
error-typed-dice-online = Valódi kockákat csak egy képernyőnél vagy a számítógép ellen lehet beírni.
error-no-dice = Ennek az asztalnak nincs dobássorozata.
error-table-not-ready = A másik helyet még nem foglalták el.
error-not-agreed = Lépést visszavonni és állást felállítani csak a számítógép ellen vagy egy képernyőnél lehet.
error-clock-running = Ennek a félnek az ideje még nem járt le.
error-clock-fallen = Lejárt az idő; nem lehet tovább játszani.
error-other-side-here = A másik fél még nincs elég régóta távol ahhoz, hogy a győzelmet igényelni lehessen.
error-clock-kind = Az óra „none”, „delay”, „bronstein” vagy „correspondence” lehet; most: { $kind }.
error-clock-value = { $name ->
    [delay] Az óra késleltetése 0 és { $most } ezredmásodperc közé essen; most: { $value }.
   *[reserve] Az óra ideje 1 és { $most } ezredmásodperc közé essen; most: { $value }.
}
error-proof-seed = A dobássorozat magja { $size } bájt.
error-proof-secret = A titok { $size } kisbetűs hexadecimális jegy; most: { $secret }.
error-proof-match = A mérkőzés neve a kockabizonyítékban sima ASCII-szöveg „|” nélkül; most: { $match }.
error-proof-form = Ez nem olvasható kockabizonyíték; hibás része: { $name }.
error-proof-broken-seal = A mag nem tartozik a mérkőzés előtt mutatott pecséthez.
error-proof-sealed = A magot még nem mutatták meg: a mérkőzés még tart.
