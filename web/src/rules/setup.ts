// What the lesson on setting up the board compares: counts put down against counts wanted.

export interface Fault {
  readonly point: number;
  readonly count: number;
  readonly wanted: number;
}

/** One checker more or fewer on a point, never below none nor above `men` in all. */
export function put(
  placed: readonly number[],
  point: number,
  by: 1 | -1,
  men: number,
): readonly number[] {
  const total = placed.reduce((sum, count) => sum + count, 0);
  const count = (placed[point] ?? 0) + by;
  if (count < 0 || total + by > men) return placed;
  return placed.map((old, at) => (at === point ? count : old));
}

/** Every point that does not hold what it should, the farthest first. */
export function faultsOf(
  placed: readonly number[],
  wanted: Readonly<Record<string, number>>,
): readonly Fault[] {
  return placed
    .map((count, point) => ({ point, count, wanted: wanted[String(point)] ?? 0 }))
    .filter(({ point, count, wanted: due }) => point > 0 && count !== due)
    .toReversed();
}

/** The wire's 26 numbers with both sides set up the same way, each from its own view. */
export function startBoard(wanted: Readonly<Record<string, number>>): readonly number[] {
  return Array.from(
    { length: 26 },
    (_, point) => (wanted[String(point)] ?? 0) - (wanted[String(25 - point)] ?? 0),
  );
}
