// The score that is shown while older events of a table are told.
import { describe, expect, it } from 'vitest';
import { scoreIn } from './states';

const results = [
  { game: 1, winner: 1, points: 2, score: [1, 5] },
  { game: 2, winner: 0, points: 4, score: [5, 5] },
] as const satisfies Parameters<typeof scoreIn>[1];

describe('the score in a game', () => {
  it('is that after the game before it, however far the table has come', () => {
    expect(scoreIn(3, results)).toEqual([5, 5]);
    expect(scoreIn(2, results)).toEqual([1, 5]);
  });

  it('is in the first game what was there before its points', () => {
    expect(scoreIn(1, results)).toEqual([1, 3]);
  });

  it('is not known of results where there are none', () => {
    expect(scoreIn(1, [])).toBeNull();
  });
});
