# Tanulás: okok megszámolt tényekben, az oktató, kártyák, statisztika.

## Okok
study-reason-hits = { $count ->
    [one] Üt.
   *[other] { $count } korongot üt.
}
study-reason-shots = { $best ->
    [0] Egyetlen dobás sem üti; a másik lépés után 36-ból { $played } igen.
   *[other] 36-ból { $best } dobás üti; a másik lépés után { $played }.
}
study-reason-blots = { $best ->
    [0] Nem hagy magányos korongot; a másik lépés { $played } ilyet hagy.
   *[other] { $best } magányos korongot hagy; a másik lépés { $played } ilyet.
}
study-reason-home = A hazai pályán { $best } zárt mező van, a másik lépéssel { $played }.
study-reason-prime = { $best } mezőből álló falat épít; a másik lépéssel { $played } mező van sorban.
study-reason-anchor = { $best ->
    [one] Horgonyt tart az ellenfél hazai pályáján.
   *[other] { $best } mezőt tart az ellenfél hazai pályáján.
}
study-reason-off = { $best } korong van kint; a másik lépéssel { $played } lenne.
study-reason-wins = A játszmák { $best } %-át nyeri, a másik lépés { $played } %-át.
study-reason-gammons = { $best } % gammont nyer, a másik lépés { $played } %-ot.
study-reason-gammons-lost = { $best } % gammont veszít, a másik lépés { $played } %-ot.
study-reason-chances = Innen a játszmák { $win } %-át nyered.
study-reason-gammon-shares = Gammonok: { $won } %-ot nyersz, { $lost } %-ot veszítesz.
study-reason-race = A verseny: neked { $own } pip kell, az ellenfélnek { $other }.
study-reason-threats = 36 dobásodból { $shots } üt.
study-reason-threatened = A 36 dobásból { $shots } üt téged.

## Az oktató
study-look-again = Ez { $loss } veszteség: megnézed még egyszer?

## Kártyák
study-deck-name = Backgammon: a hibáim
study-question-play = { $dice } a dobás. Mi a legjobb?
study-question-double = Dobás előtt. Duplázol vagy nem?
study-question-take = Az ellenfél dupláz. Mit válaszolsz?
study-standing-match = Neked { $own } pont kell, az ellenfélnek { $other }.
study-money = Pénzjátszma.
study-crawford = Ez a Crawford-játszma.
study-action = { $action ->
    [no-double] Nincs duplázás
    [double] Duplázás
    [take] Elfogadás
    [drop] Elutasítás
    [beaver] Beaver
   *[other] { $action }
}
error-fsrs-missing = A kártyák ütemezéséhez az fsrs csomag kell: pip install "fivepoint[study]".
error-genanki-missing = Az Anki-kártyákhoz a genanki csomag kell: pip install "fivepoint[study]".
error-card-answer = „{ $answer }” nem válasz erre a kérdésre. A válaszok: { $known }.
error-card-dice = Ez a kártya lépést kérdez, de nem mutat kockákat.
error-card-schedule = Egy kártya terve nem lehetséges: a számai nem illenek össze.
error-deck-form = Ez nem ilyen formájú kártyapakli.
error-deck-row = A pakli { $number }. kártyája nem olvasható.
error-deck-card = Nincs { $card } kártya ebben a pakliban.
error-deck-too-big = Egy pakliban legfeljebb { $most } kártya lehet.
