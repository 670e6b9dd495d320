// The words the board is spoken to in. Nothing here knows a rule of backgammon: a position is
// counts per point, and what may be played arrives as a graph whose nodes are walked.

/** 0 is White, 1 is Black. */
export type Seat = 0 | 1;

/** Number of checkers of each seat on each of its own points: 0 borne off, 1–24, 25 the bar. */
export type Men = readonly [readonly number[], readonly number[]];

/** [from, to, hit, die, next node], in the numbers of the player on roll; bar 25, off 0. */
export type Step = readonly [from: number, to: number, hit: number, die: number, next: number];

/** Every step that belongs to some whole legal turn; node 0 is the rolled position. */
export interface Graph {
  readonly nodes: readonly (readonly Step[])[];
}

export type Dice = readonly [number, number];

export interface Cube {
  readonly value: number;
  readonly owner: Seat | null;
}

/** A cell of the board as a seat sees it: its own point, its bar (25) or its tray (0). */
export interface Place {
  readonly seat: Seat;
  readonly point: number;
}

export const OFF = 0;
export const BAR = 25;

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** Counts of both seats from the wire's 26 numbers, seen by `turn`; `men` a side in all. */
export function menFromBoard(board: readonly number[], turn: Seat, men: number): Men {
  const own = new Array<number>(26).fill(0);
  const theirs = new Array<number>(26).fill(0);
  board.forEach((count, point) => {
    if (count > 0) own[point] = count;
    if (count < 0) theirs[25 - point] = -count;
  });
  own[OFF] = men - sum(own);
  theirs[OFF] = men - sum(theirs);
  return turn === 0 ? [own, theirs] : [theirs, own];
}

/** The position after one step of `seat`. */
export function afterStep(men: Men, seat: Seat, step: Step): Men {
  const [from, to, hit] = step;
  const sides: [number[], number[]] = [[...men[0]], [...men[1]]];
  bump(sides[seat], from, -1);
  bump(sides[seat], to, 1);
  if (hit) {
    bump(sides[other(seat)], 25 - to, -1);
    bump(sides[other(seat)], BAR, 1);
  }
  return sides;
}

/** Points still to travel, the bar counting 25. */
export function pips(men: Men, seat: Seat): number {
  return men[seat].reduce((total, count, point) => total + count * point, 0);
}

export function count(men: Men, seat: Seat, point: number): number {
  return men[seat][point] ?? 0;
}

export function sameMen(a: Men, b: Men): boolean {
  return ([0, 1] as const).every((seat) => a[seat].every((n, point) => n === b[seat][point]));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0);
}

function bump(counts: number[], point: number, by: number): void {
  counts[point] = (counts[point] ?? 0) + by;
}
