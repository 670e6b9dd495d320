// Setting up positions: what is put and taken, and that what is sent comes back the same.
import { describe, expect, it } from 'vitest';
import type { PositionTold } from '../protocol';
import {
  added,
  carried,
  drawn,
  exchanged,
  fromTold,
  onBoard,
  type Setup,
  START,
  taken,
  withOff,
} from './setup';

function told(setup: Setup): PositionTold {
  const { board, men = 15, turn = 0, dice = null, state } = drawn(setup);
  return { board, men, turn, dice, state, xgid: null, gnuid: null, ogid: null };
}

describe('a position being set up', () => {
  it('comes back from the wire as it went, whoever is on roll', () => {
    const base: Setup = { ...START, length: 7, score: [2, 5], cube: 4, owner: 1, dice: [6, 2] };
    const moved = {
      ...base,
      placed: added(taken(START.placed, { seat: 0, point: 24 }), 0, { seat: 0, point: 25 }),
    };
    for (const setup of [START, base, moved, exchanged(moved), { ...moved, turn: 1 as const }])
      expect(fromTold(told(setup))).toEqual(setup);
  });

  it('gives a point to one side only, and keeps what is over in the trays', () => {
    const placed = added(START.placed, 1, { seat: 0, point: 6 });
    expect([placed[0][6], placed[1][19]]).toEqual([0, 1]);
    expect(withOff(placed).map((side) => side[0])).toEqual([5, 0]);
    expect(onBoard(placed, 1)).toBe(16);
  });

  it('carries a checker anywhere but onto the bar of the other side', () => {
    const { placed } = START;
    const off = carried(placed, 0, { seat: 0, point: 6 }, { seat: 0, point: 0 });
    expect([off[0][6], onBoard(off, 0)]).toEqual([4, 14]);
    expect(carried(placed, 0, { seat: 0, point: 6 }, { seat: 1, point: 25 })).toBe(placed);
    expect(carried(placed, 1, { seat: 0, point: 1 }, { seat: 1, point: 25 })[1][25]).toBe(1);
  });

  it('exchanging twice changes nothing', () => {
    const setup: Setup = { ...START, turn: 1, owner: 0, score: [1, 2] };
    expect(exchanged(exchanged(setup))).toEqual(setup);
  });
});
