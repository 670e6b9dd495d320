# The table: seats, clock, dice that prove themselves.
error-seat-kind = A seat is for a person, for the computer or open, not { $kind }.
error-seat-name = A name is text of at most { $most } characters on one line, not { $name }.
error-seat-level = The computer needs a level, and only the computer has one; found { $level }.
error-seat-taken = This seat is already taken.
error-dice-mode = Dice are automatic or typed, not { $mode }.
error-typed-dice-online = Real dice can be typed in only where both sides use the same screen or play the computer.
error-no-dice = There is no stream of dice for this table.
error-table-not-ready = The other seat has not been taken yet.
error-not-agreed = Turns are taken back and positions set up only against the computer or at one screen.
error-clock-running = The clock of this side has not fallen.
error-clock-fallen = The clock has fallen; nothing more can be played.
error-other-side-here = The other side has not been away long enough to claim the win.
error-clock-kind = A clock is “none”, “delay”, “bronstein” or “correspondence”, not { $kind }.
error-clock-value = { $name ->
    [delay] The delay of a clock must be from 0 to { $most } milliseconds, not { $value }.
   *[reserve] The time on a clock must be from 1 to { $most } milliseconds, not { $value }.
}
error-proof-seed = The seed of a dice stream has { $size } bytes.
error-proof-secret = A secret is { $size } digits of lower-case hex, not { $secret }.
error-proof-match = The name of a match in a dice proof is plain ASCII without “|”, not { $match }.
error-proof-form = This is no dice proof that can be read; wrong part: { $name }.
error-proof-broken-seal = The seed does not belong to the seal that was shown before the match.
error-proof-sealed = The seed has not been shown yet: the match is still being played.
