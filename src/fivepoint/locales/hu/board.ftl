# Positions, dice and turns: what is wrong with the ones a caller gave.
# $point and $place count 1 to 24 from the own side; 25 is the bar.

## Positions
error-not-a-board = Egy állás { $length } egész szám, nem pedig „{ $value }”.
error-wrong-length = Egy állás { $expected } számból áll, ez viszont { $length } számból.
error-not-an-integer = Az állás { $place }. sorszámú helyén egész szám kell, nem „{ $value }”.
error-men-out-of-range = Egy félnek 1 és { $most } közötti számú korongja van, nem „{ $men }”.
error-opponent-bar-sign = Az ellenfél bárján (0. hely) { $count } áll: ennek nullának vagy negatívnak kell lennie.
error-own-bar-sign = A saját báron (25. hely) { $count } áll: ennek nullának vagy pozitívnak kell lennie.
error-negative-count = { $point ->
    [25] A báron az egyik félnek { $count } korongja van: a darabszám nem lehet negatív.
   *[other] A(z) { $point }. mezőn az egyik félnek { $count } korongja van: a darabszám nem lehet negatív.
}
error-both-on-one-point = A(z) { $point }. mezőn mindkét félnek van korongja.
error-too-many-checkers = { $side ->
    [own] A soron lévő játékosnak { $count } korongja van a táblán, pedig csak { $men } lehet.
   *[other] Az ellenfélnek { $count } korongja van a táblán, pedig csak { $men } lehet.
}
error-both-borne-off = Mindkét fél kivitte az összes korongját: csak egyikük nyerhet.
error-both-closed-out = Mindkét félnek van korongja a báron, és mindkét hazai pálya teljesen zárt: soha senki sem léphetne többé.
error-several-faults = Ebben az állásban { $count } hiba van:
error-not-a-position = Ez nem állás: „{ $value }”.
error-position-id-length = Egy állásazonosító 14 karakterből áll: „{ $text }” nem az.
error-position-id-characters = Egy állásazonosítóban csak A-Z, a-z, 0-9, + és / állhat: „{ $text }” nem az.
error-position-id-counts = „{ $text }” nem állásazonosító: ilyen korongszámok nem lehetségesek.
error-unknown-variant = Nincs „{ $variant }” nevű változat. Az ismertek: { $known }.

## Dice
error-bad-dice = Egy dobás két egész szám 1 és 6 között, nem „{ $dice }”.

## Turns
error-unreadable = „{ $part }” nem olvasható lépésként. Írd például így: 8/5 6/5, bar/20 vagy 6/off.
error-wrong-roll = Ez a lépés más dobáshoz tartozik: a dobás { $dice }.
error-game-over = A játszma véget ért: már nem lehet lépni.
error-wrong-direction = { $step }: a korongok a magasabb mezőkről az alacsonyabbak felé lépnek.
error-no-checker-there = { $point ->
    [25] { $step }: nincs korongod a báron.
   *[other] { $step }: nincs korongod a(z) { $point }. mezőn.
}
error-bar-first = { $step }: előbb a báron lévő korongnak kell belépnie.
error-no-such-die = { $step }: ehhez nincs megmaradt szám (a dobás { $dice }).
error-blocked = { $step }: a(z) { $point }. mező zárt.
error-not-all-home = { $point ->
    [25] { $step }: még van korong a báron.
   *[other] { $step }: még van korong a(z) { $point }. mezőn.
}
error-higher-point-occupied = { $step }: a magasabb { $point }. mezőn még van korong.
error-too-many-steps = { $step }: már minden szám le van játszva.
error-must-use-both-dice = Mindkét szám lejátszható, ezért mindkettőt le kell játszani.
error-larger-die = Csak az egyik szám játszható le: a nagyobbnak, a(z) { $die } számnak kell annak lennie.
error-incomplete-turn = { $needed ->
    [one] Egy szám lejátszható, ezért azt le kell játszani.
   *[other] { $needed } szám lejátszható, ezért mindet le kell játszani; ez a lépés { $used } számot használ.
}
error-ambiguous-turn = „{ $text }” kétféleképpen léphető: { $first } vagy { $second }. Írd ki a közbülső mezőket is.
error-bad-step = „{ $step }” nem lépés: egy lépés két egész szám, honnan és hová.
error-not-a-result = Ez az állás a(z) { $dice } dobással nem érhető el.
