import { describe, expect, it } from 'vitest';
import { BAR, count, pips } from '../board/types';
import type { Action, TableEvent } from '../protocol';
import { History, linesOf } from './history';

function told(...actions: Action[]): History {
  const history = new History({
    variant: 'backgammon',
    men: 15,
    rollsAfresh: false,
    automaticDoubles: 1,
  });
  actions.forEach((action, number) => {
    const event: TableEvent = { number, action, at: 0 };
    history.add(event);
  });
  return history;
}

const opening: Action = { do: 'roll', seat: 0, dice: [3, 1] };
const fivePoint: Action = {
  do: 'play',
  seat: 0,
  steps: [
    [8, 5, 3],
    [6, 5, 1],
  ],
};

describe('the history of a table', () => {
  it('rolls again after a tie, and the higher die starts with both', () => {
    const history = told(
      { do: 'roll', seat: 0, dice: [4, 4] },
      { do: 'roll', seat: 1, dice: [2, 5] },
    );
    expect(history.at(1)).toMatchObject({ turn: null, dice: null });
    expect(history.now).toMatchObject({ turn: 1, dice: [2, 5] });
  });

  it('names the value of each double, whatever the cube began at', () => {
    const double: Action = { do: 'double', seat: 0 };
    const values = (...before: Action[]) =>
      told(...before, double).now.rows.map((row) => row.value);
    expect(values(opening, fivePoint)).toEqual([null, 2]);
    expect(values({ do: 'roll', seat: 0, dice: [4, 4] }, opening, fivePoint)).toEqual([null, 4]);
    const tied: Action = { do: 'roll', seat: 0, dice: [6, 6] };
    expect(values(tied, tied, opening, fivePoint)).toEqual([null, 4]);
    const board = [
      0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0,
    ];
    const placed: Action = { do: 'set', seat: 0, setup: { board, men: 15, cube: 4, owner: 0 } };
    expect(values(placed)).toEqual([8]);
  });

  it('notes each play with its roll and the position before it', () => {
    const { now } = told(opening, fivePoint);
    expect(now.turn).toBe(1);
    expect(now.rows).toHaveLength(1);
    expect(now.rows[0]).toMatchObject({ seat: 0, dice: [3, 1], kind: 'play' });
    expect(pips(now.rows[0]?.from ?? now.men, 0)).toBe(167);
    expect(pips(now.men, 0)).toBe(163);
  });

  it('sees what was hit', () => {
    const { now } = told(
      { do: 'roll', seat: 0, dice: [2, 1] },
      {
        do: 'play',
        seat: 0,
        steps: [
          [13, 11, 2],
          [6, 5, 1],
        ],
      },
      { do: 'roll', seat: 1, dice: [4, 4] },
      { do: 'play', seat: 1, steps: [[24, 20, 4]] },
    );
    expect(now.rows[1]?.steps[0]?.[2]).toBe(1);
    expect(count(now.men, 0, BAR)).toBe(1);
  });

  it('takes back to the roll before the last turn of the seat', () => {
    const { now } = told(
      opening,
      fivePoint,
      { do: 'roll', seat: 1, dice: [6, 6] },
      { do: 'takeback', seat: 0 },
    );
    expect(now).toMatchObject({ turn: 0, dice: [3, 1], rows: [] });
    expect(pips(now.men, 0)).toBe(167);
  });

  it('starts the next game after a drop', () => {
    const { now } = told(opening, fivePoint, { do: 'double', seat: 1 }, { do: 'drop', seat: 0 });
    expect(now).toMatchObject({ turn: null, game: 2 });
    expect(now.rows.map((row) => row.kind)).toEqual(['play', 'double', 'drop']);
    expect(now.rows[1]?.value).toBe(2);
  });

  it('is written with both sides in a line, White’s first, and a gap where one has nothing', () => {
    const answer: Action = { do: 'play', seat: 1, steps: [[13, 9, 4]] };
    const { rows } = told(
      { do: 'roll', seat: 0, dice: [1, 3] },
      answer,
      { do: 'double', seat: 0 },
      { do: 'take', seat: 1 },
      { do: 'roll', seat: 0, dice: [3, 1] },
      fivePoint,
    ).now;
    expect(linesOf(rows).map((line) => line.map((row) => row?.kind ?? null))).toEqual([
      [null, 'play'],
      ['double', 'take'],
      ['play', null],
    ]);
  });
});
