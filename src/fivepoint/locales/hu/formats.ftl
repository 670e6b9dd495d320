# Position identifiers and match files.

## Identifiers
error-id-unknown = „{ $text }” nem állásazonosító: sem XGID, sem GNU Position ID, sem OGID.
error-id-shape = „{ $text }” alakja nem felel meg ennek az azonosítónak: { $format }.
error-id-field = Az azonosító ({ $format }) { $number }. mezőjének értéke nem lehet „{ $text }”.
error-match-id-dice = „{ $text }” nem Match ID: lehetetlen dobás áll benne.
error-match-id-state = „{ $text }” nem Match ID: a dupláskocka vagy a Crawford-játszma nem illik a mérkőzéshez.
