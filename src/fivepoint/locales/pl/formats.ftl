# Position identifiers and match files.

## Identifiers
error-id-unknown = „{ $text }” nie jest identyfikatorem pozycji: ani XGID, ani GNU Position ID, ani OGID.
error-id-shape = „{ $text }” nie ma postaci tego identyfikatora: { $format }.
error-id-field = Pole { $number } identyfikatora ({ $format }) nie może mieć wartości „{ $text }”.
error-match-id-dice = „{ $text }” nie jest Match ID: zawiera niemożliwy rzut.
error-match-id-state = „{ $text }” nie jest Match ID: kostka podwajająca lub partia Crawforda nie pasują do meczu.
