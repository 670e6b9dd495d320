# Position identifiers and match files.

## Identifiers
error-id-unknown = “{ $text }” is no position identifier: neither an XGID, nor a GNU Position ID, nor an OGID.
error-id-shape = “{ $text }” does not have the form of this identifier: { $format }.
error-id-field = Field { $number } of the identifier ({ $format }) cannot be “{ $text }”.
error-match-id-dice = “{ $text }” is no Match ID: it holds dice that cannot be.
error-match-id-state = “{ $text }” is no Match ID: cube or Crawford game do not go with the match.
