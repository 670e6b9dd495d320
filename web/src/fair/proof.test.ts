import { describe, expect, it } from 'vitest';
import cases from '../../../tests/golden/dice_proofs.json';
import rolled from '../../../tests/golden/dice_stream.json';
import type { DiceProof } from '../protocol';
import { OwnNumber, ownNumber } from './numbers';
import { check, rollCounts, sealOf, type Fault } from './proof';

const FAULTS: Readonly<Record<string, Fault>> = {
  'proof-broken-seal': 'seal',
  'proof-broken-secret': 'secret',
  'proof-broken-chain': 'chain',
};

/** The stream of the golden file that the program is tested with too. */
const proof: DiceProof = {
  format: 'fivepoint-dice-proof',
  version: 1,
  match: rolled.match,
  commitment: rolled.commitment,
  seed: rolled.seed,
  secrets: rolled.secrets as [string, string],
  computer: [false, true],
  rolls: rolled.rolls as [number, number][],
  seats: rolled.rolls.map((_, i) => (i === 0 ? null : i % 2)),
};

describe('checking dice', () => {
  it('finds the rolls that the program made', () => {
    expect(check(proof)).toEqual({ fault: null, roll: null });
  });

  it.each(cases.map((one) => [one.name, one] as const))('agrees with the program: %s', (_, one) => {
    const fault = one.code === null ? null : FAULTS[one.code];
    expect(check(one.proof as unknown as DiceProof)).toEqual({
      fault: one.roll === null ? fault : 'roll',
      roll: one.roll,
    });
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

describe('one’s own number', () => {
  const own = new OwnNumber('ab'.repeat(32));

  it('fits its seal', () => {
    expect(own.commitment).toBe(sealOf(own.secret));
  });

  it('is the end of a chain, of which each roll is given the link before', () => {
    expect(sealOf(own.contribution(0))).toBe(own.secret);
    expect(sealOf(own.contribution(1))).toBe(own.contribution(0));
    expect(own.contribution(9_999)).toBe('ab'.repeat(32));
  });

  it('of one seat is the same again, of another seat another', () => {
    expect(ownNumber('t', 0)).toBe(ownNumber('t', 0));
    expect(ownNumber('t', 0).secret).not.toBe(ownNumber('t', 1).secret);
  });
});
