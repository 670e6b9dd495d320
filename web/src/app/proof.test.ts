import { describe, expect, it } from 'vitest';
import type { DiceProof } from '../protocol';
import { check, rollCounts } from './proof';

/** The stream of the zero seed and secrets, whose first roll Python's doctest gives as (5, 4). */
const proof: DiceProof = {
  format: 'fivepoint-dice-proof',
  version: 1,
  match: 'm',
  commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  seed: '0'.repeat(64),
  secrets: ['0'.repeat(64), '0'.repeat(64)],
  computer: [false, true],
  rolls: [[5, 4]],
  seats: [null],
};

describe('checking dice', () => {
  it('agrees with the program', async () => {
    expect(await check(proof)).toEqual({ good: true, roll: null });
  });

  it('names the first roll that is not the stream’s', async () => {
    expect(
      await check({
        ...proof,
        rolls: [
          [5, 4],
          [7, 7],
        ],
        seats: [null, 0],
      }),
    ).toEqual({ good: false, roll: 1 });
  });

  it('sees a broken seal', async () => {
    expect(await check({ ...proof, seed: '1'.repeat(64) })).toEqual({ good: false, roll: null });
  });

  it('counts the 21 rolls for each side, opening rolls aside', () => {
    const counts = rollCounts({
      ...proof,
      rolls: [
        [5, 4],
        [4, 5],
        [6, 6],
      ],
      seats: [null, 0, 1],
    });
    expect(counts).toHaveLength(21);
    expect(counts.find((row) => row.roll === '5-4')?.seats).toEqual([1, 0]);
    expect(counts.find((row) => row.roll === '6-6')).toMatchObject({
      seats: [0, 1],
      expected: [1 / 36, 1 / 36],
    });
  });
});
