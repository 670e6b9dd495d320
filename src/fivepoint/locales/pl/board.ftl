# Positions, dice and turns: what is wrong with the ones a caller gave.
# $point and $place count 1 to 24 from the own side; 25 is the bar.

## Positions
error-not-a-board = Pozycja to lista { $length } liczb całkowitych, a nie „{ $value }”.
error-wrong-length = Pozycja ma { $expected } liczb, ta ma ich { $length }.
error-not-an-integer = Liczba na miejscu { $place } pozycji musi być całkowita, a nie „{ $value }”.
error-men-out-of-range = Strona ma od 1 do { $most } pionków, a nie „{ $men }”.
error-opponent-bar-sign = Na bandzie przeciwnika (miejsce 0) jest { $count }: musi być 0 lub liczba ujemna.
error-own-bar-sign = Na własnej bandzie (miejsce 25) jest { $count }: musi być 0 lub liczba dodatnia.
error-negative-count = { $point ->
    [25] Liczba pionków jednej strony na bandzie wynosi { $count }: nie może być ujemna.
   *[other] Liczba pionków jednej strony na polu { $point } wynosi { $count }: nie może być ujemna.
}
error-both-on-one-point = Na polu { $point } stoją pionki obu stron.
error-too-many-checkers = { $side ->
    [own] Liczba pionków gracza na ruchu na planszy wynosi { $count }, a może ich być najwyżej { $men }.
   *[other] Liczba pionków przeciwnika na planszy wynosi { $count }, a może ich być najwyżej { $men }.
}
error-both-borne-off = Obie strony zdjęły wszystkie pionki: wygrać może tylko jedna.
error-both-closed-out = Obie strony mają pionki na bandzie, a oba domy są zamknięte: nikt nie mógłby już wykonać ruchu.
error-several-faults = { $count ->
    [few] Ta pozycja ma { $count } błędy:
   *[other] Ta pozycja ma { $count } błędów:
}
error-not-a-position = To nie jest pozycja: „{ $value }”.
error-position-id-length = Identyfikator pozycji ma 14 znaków: „{ $text }” nim nie jest.
error-position-id-characters = Identyfikator pozycji składa się ze znaków A-Z, a-z, 0-9, + i /: „{ $text }” nim nie jest.
error-position-id-counts = „{ $text }” nie jest identyfikatorem pozycji: takie liczby pionków są niemożliwe.
error-unknown-variant = Nie ma wariantu „{ $variant }”. Znane są: { $known }.

## Dice
error-bad-dice = Rzut to dwie liczby całkowite od 1 do 6, a nie „{ $dice }”.

## Turns
error-unreadable = „{ $part }” nie da się odczytać jako ruchu. Pisz na przykład 8/5 6/5, bar/20 albo 6/off.
error-wrong-roll = Ruch zapisano dla innego rzutu: wypadło { $dice }.
error-game-over = Partia jest skończona: nie można już wykonać ruchu.
error-wrong-direction = { $step }: pionki idą z pól wyższych na niższe.
error-no-checker-there = { $point ->
    [25] { $step }: nie masz pionka na bandzie.
   *[other] { $step }: nie masz pionka na polu { $point }.
}
error-bar-first = { $step }: najpierw musi wejść pionek z bandy.
error-no-such-die = { $step }: żadna z pozostałych kości nie daje tego ruchu (wypadło { $dice }).
error-blocked = { $step }: pole { $point } jest zablokowane.
error-not-all-home = { $point ->
    [25] { $step }: na bandzie jest jeszcze pionek.
   *[other] { $step }: na polu { $point } stoi jeszcze pionek.
}
error-higher-point-occupied = { $step }: na wyższym polu { $point } stoi jeszcze pionek.
error-too-many-steps = { $step }: wszystkie kości są już zagrane.
error-must-use-both-dice = Można zagrać obie kości, więc trzeba zagrać obie.
error-larger-die = Można zagrać tylko jedną kość: musi to być większa, { $die }.
error-incomplete-turn = { $needed ->
    [one] Można zagrać jedną kość, więc trzeba ją zagrać.
   *[other] Można wykonać { $needed } ruchy, więc trzeba wykonać wszystkie; tu wykonano { $used }.
}
error-ambiguous-turn = „{ $text }” można zagrać na dwa sposoby: { $first } albo { $second }. Zapisz pola pośrednie.
error-bad-step = „{ $step }” nie jest ruchem: ruch to dwie liczby całkowite, skąd i dokąd.
error-not-a-result = Tej pozycji nie można osiągnąć rzutem { $dice }.
