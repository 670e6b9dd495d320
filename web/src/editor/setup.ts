// A position being set up: counts of both sides, and what stands around the board. Values only;
// whether it can be a position of a game the server says.
import { BAR, menFromBoard, OFF, other, type Place, type Seat } from '../board/types';
import { pointFor } from '../board/cells';
import type { CubeAndScore, PositionDrawn, PositionTold } from '../protocol';

export const MOST_MEN = 15;
export const CUBES = [1, 2, 4, 8, 16, 32, 64] as const;

/** Checkers of White and Black on their own points, 1 to 24 and the bar; place 0 is not used. */
export type Placed = readonly [readonly number[], readonly number[]];

export interface Setup {
  readonly placed: Placed;
  readonly turn: Seat;
  /** 0: not rolled. */
  readonly dice: readonly [number, number];
  readonly cube: number;
  readonly owner: Seat | null;
  /** 0: a money game. */
  readonly length: number;
  readonly score: readonly [number, number];
  readonly crawford: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
}

const NONE: Placed = [new Array<number>(26).fill(0), new Array<number>(26).fill(0)];
const START_BOARD = [
  0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0,
] as const;

export const START: Setup = {
  placed: withoutOff(menFromBoard(START_BOARD, 0, MOST_MEN)),
  turn: 0,
  dice: [0, 0],
  cube: 1,
  owner: null,
  length: 0,
  score: [0, 0],
  crawford: false,
  jacoby: false,
  beavers: false,
};

/** No checker on the board; the rest stays. */
export function cleared(setup: Setup): Setup {
  return { ...setup, placed: NONE };
}

/** White and Black change places in everything. */
export function exchanged(setup: Setup): Setup {
  const { placed, score, turn, owner } = setup;
  return {
    ...setup,
    placed: [placed[1], placed[0]],
    score: [score[1], score[0]],
    turn: other(turn),
    owner: owner === null ? null : other(owner),
  };
}

/** One checker of `seat` more at a place; the other side's leave it. On a tray nothing changes. */
export function added(placed: Placed, seat: Seat, place: Place): Placed {
  const point = pointFor(seat, place);
  if (point === null || point === OFF) return placed;
  const sides: [number[], number[]] = [[...placed[0]], [...placed[1]]];
  sides[seat][point] = (sides[seat][point] ?? 0) + 1;
  if (point !== BAR) sides[other(seat)][25 - point] = 0;
  return sides;
}

/** One checker less at a place, of whoever stands there. */
export function taken(placed: Placed, place: Place): Placed {
  const sides: [number[], number[]] = [[...placed[0]], [...placed[1]]];
  for (const seat of [0, 1] as const) {
    const point = pointFor(seat, place);
    if (point === null || point === OFF) continue;
    sides[seat][point] = Math.max(0, (sides[seat][point] ?? 0) - 1);
  }
  return sides;
}

/** A checker of `seat` carried to another place; off the board onto a tray, or from one. */
export function carried(placed: Placed, seat: Seat, from: Place, to: Place): Placed {
  const target = pointFor(seat, to);
  if (target === null || target === pointFor(seat, from)) return placed;
  return added(taken(placed, from), seat, to);
}

export function onBoard(placed: Placed, seat: Seat): number {
  return placed[seat].reduce((total, count) => total + count, 0);
}

/** The counts with what is left of fifteen in the trays. */
export function withOff(placed: Placed): [number[], number[]] {
  return [side(placed, 0), side(placed, 1)];
}

export function drawn(setup: Setup): PositionDrawn {
  const { placed, turn } = setup;
  const board = Array.from({ length: 26 }, (_, point) => {
    const own = placed[turn][point] ?? 0;
    const theirs = placed[other(turn)][25 - point] ?? 0;
    return own > 0 && point > 0 ? own : -theirs;
  });
  return { board, men: MOST_MEN, turn, dice: rolled(setup), state: stateOf(setup) };
}

export function fromTold(told: PositionTold): Setup {
  const turn = told.turn as Seat;
  const { state } = told;
  const score = state.score ?? [0, 0];
  return {
    placed: withoutOff(menFromBoard(told.board, turn, told.men)),
    turn,
    dice: told.dice ?? [0, 0],
    cube: state.cube ?? 1,
    owner: state.owner ? (state.owner === 'me' ? turn : other(turn)) : null,
    length: state.length ?? 0,
    score: turn === 0 ? [score[0], score[1]] : [score[1], score[0]],
    crawford: state.crawford ?? false,
    jacoby: state.jacoby ?? false,
    beavers: (state.beavers ?? 0) > 0,
  };
}

/** The roll, null before one. */
export function rolled({ dice }: Setup): [number, number] | null {
  return dice[0] > 0 && dice[1] > 0 ? [dice[0], dice[1]] : null;
}

function stateOf(setup: Setup): CubeAndScore {
  const { turn, owner, score, length } = setup;
  const match = length > 0;
  return {
    length: match ? length : null,
    score: match ? (turn === 0 ? [score[0], score[1]] : [score[1], score[0]]) : [0, 0],
    crawford: match && setup.crawford,
    jacoby: !match && setup.jacoby,
    beavers: !match && setup.beavers ? 1 : 0,
    cube: setup.cube,
    owner: owner === null ? null : owner === turn ? 'me' : 'other',
    max_cube: null,
  };
}

function side(placed: Placed, seat: Seat): number[] {
  const counts = [...placed[seat]];
  counts[OFF] = Math.max(0, MOST_MEN - onBoard(placed, seat));
  return counts;
}

function withoutOff(men: Placed): Placed {
  return [
    [0, ...men[0].slice(1)],
    [0, ...men[1].slice(1)],
  ];
}
