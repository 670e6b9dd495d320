// Checking a match's dice in the browser. Hex SHA-256 of the seed must be the line shown before the
// first roll, and each side's number must fit the seal that side gave for it. Block k of the stream
// is HMAC-SHA-256 of the seed over `match|k|white|black`; each byte below 252 gives the die
// byte mod 6 + 1, two dice a roll. Where both sides add to every roll, part k of roll n is made of
// `match|n|k|white's value|black's value`, and each value must hash to the one before it.
import type { DiceProof } from '../protocol';
import { bytesOf, hexOf, hmacSha256, sha256 } from './sha256';

const ACCEPTED_BELOW = 252;

type Roll = readonly [number, number];

/** What is wrong: the server's seal, a side's, a side's chain, or a roll; null if nothing is. */
export type Fault = 'seal' | 'secret' | 'chain' | 'roll';

export interface Verdict {
  readonly fault: Fault | null;
  /** The first roll that is not the stream's, from 0. */
  readonly roll: number | null;
}

export function check(proof: DiceProof): Verdict {
  const seed = bytesOf(proof.seed ?? '');
  const fault = brokenSeal(proof, seed);
  if (fault !== null) return { fault, roll: null };
  const due = proof.contributions
    ? proof.rolls.map((_, i) => perRoll(seed, proof, proof.contributions ?? null, i))
    : stream(seed, proof, proof.rolls.length);
  const wrong = proof.rolls.findIndex(([a, b], i) => due[i]?.[0] !== a || due[i][1] !== b);
  return wrong < 0 ? { fault: null, roll: null } : { fault: 'roll', roll: wrong };
}

/** Hex SHA-256 of bytes written in hex. */
export function sealOf(hex: string): string {
  return hexOf(sha256(bytesOf(hex)));
}

function brokenSeal(proof: DiceProof, seed: Uint8Array): Fault | null {
  if (hexOf(sha256(seed)) !== proof.commitment) return 'seal';
  for (const seat of [0, 1] as const) {
    const sealed = proof.commitments?.[seat] ?? null;
    if (sealed !== null && sealOf(proof.secrets[seat]) !== sealed) return 'secret';
    const links = [proof.secrets[seat], ...(proof.contributions?.[seat] ?? [])];
    if (links.some((link, i) => i > 0 && sealOf(link) !== links[i - 1])) return 'chain';
  }
  return null;
}

function stream(seed: Uint8Array, { match, secrets }: DiceProof, count: number): readonly Roll[] {
  const dice: number[] = [];
  for (let block = 0; dice.length < 2 * count; block++) {
    dice.push(...diceOf(seed, `${match}|${block}|${secrets[0]}|${secrets[1]}`));
  }
  return Array.from({ length: count }, (_, i) => [dice[2 * i] ?? 0, dice[2 * i + 1] ?? 0]);
}

function perRoll(
  seed: Uint8Array,
  { match }: DiceProof,
  given: readonly [readonly string[], readonly string[]] | null,
  number: number,
): Roll | null {
  const [white, black] = [given?.[0][number], given?.[1][number]];
  if (white === undefined || black === undefined) return null;
  const dice: number[] = [];
  for (let part = 0; dice.length < 2; part++) {
    dice.push(...diceOf(seed, `${match}|${number}|${part}|${white}|${black}`));
  }
  return [dice[0] ?? 0, dice[1] ?? 0];
}

function diceOf(seed: Uint8Array, text: string): number[] {
  const bytes = hmacSha256(seed, new TextEncoder().encode(text));
  return Array.from(
    bytes.filter((byte) => byte < ACCEPTED_BELOW),
    (byte) => (byte % 6) + 1,
  );
}

export interface RollCount {
  readonly roll: string;
  readonly seats: readonly [number, number];
  readonly expected: readonly [number, number];
}

/** How often each side rolled each of the 21 rolls, opening rolls aside, and what is expected. */
export function rollCounts({ rolls, seats }: DiceProof): readonly RollCount[] {
  const total = ([0, 1] as const).map((seat) => seats.filter((owner) => owner === seat).length);
  return TWENTY_ONE.map(([high, low]) => {
    const of = (seat: number): number =>
      rolls.filter(
        ([a, b], i) => seats[i] === seat && Math.max(a, b) === high && Math.min(a, b) === low,
      ).length;
    return {
      roll: `${high}-${low}`,
      seats: [of(0), of(1)],
      expected: [(total[0] ?? 0) * chance(high, low), (total[1] ?? 0) * chance(high, low)],
    };
  });
}

/** The 21 rolls, 6-6, 6-5, 6-4 ... 1-1. */
export const TWENTY_ONE: readonly Roll[] = Array.from({ length: 6 }, (_, i) => 6 - i).flatMap(
  (high) => Array.from({ length: high }, (_, j) => [high, high - j] as const),
);

export function chance(high: number, low: number): number {
  return high === low ? 1 / 36 : 1 / 18;
}
