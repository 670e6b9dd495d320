// Checking a match's dice in the browser: hex SHA-256 of the seed must be the line shown before the
// first roll; block k of the stream is HMAC-SHA-256 of the seed over `match|k|white|black`; each byte
// below 252 gives the die byte mod 6 + 1, two dice a roll.
import type { DiceProof } from '../protocol';

const ACCEPTED_BELOW = 252;

export interface Verdict {
  readonly good: boolean;
  /** The first roll that the stream does not give; null if it is the seal that is broken. */
  readonly roll: number | null;
}

/** Browsers compute hashes only on secure pages and on this machine. */
export function canCheck(): boolean {
  return 'crypto' in globalThis && 'subtle' in crypto;
}

export async function check(proof: DiceProof): Promise<Verdict> {
  const seed = bytesOf(proof.seed ?? '');
  const seal = hexOf(await crypto.subtle.digest('SHA-256', seed));
  if (seal !== proof.commitment) return { good: false, roll: null };
  const rolls = await stream(seed, proof, proof.rolls.length);
  const wrong = proof.rolls.findIndex(([a, b], i) => rolls[i]?.[0] !== a || rolls[i][1] !== b);
  return { good: wrong < 0, roll: wrong < 0 ? null : wrong };
}

async function stream(
  seed: Uint8Array<ArrayBuffer>,
  { match, secrets }: DiceProof,
  count: number,
): Promise<readonly (readonly [number, number])[]> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const dice: number[] = [];
  for (let block = 0; dice.length < 2 * count; block++) {
    const text = new TextEncoder().encode(`${match}|${block}|${secrets[0]}|${secrets[1]}`);
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, text));
    for (const byte of bytes) if (byte < ACCEPTED_BELOW) dice.push((byte % 6) + 1);
  }
  return Array.from({ length: count }, (_, i) => [dice[2 * i] ?? 0, dice[2 * i + 1] ?? 0] as const);
}

export interface RollCount {
  readonly roll: string;
  readonly seats: readonly [number, number];
  readonly expected: readonly [number, number];
}

/** How often each side rolled each of the 21 rolls, opening rolls aside, and what is expected. */
export function rollCounts({ rolls, seats }: DiceProof): readonly RollCount[] {
  const total = ([0, 1] as const).map((seat) => seats.filter((owner) => owner === seat).length);
  const found: RollCount[] = [];
  for (let high = 6; high >= 1; high--) {
    for (let low = high; low >= 1; low--) {
      const of = (seat: number): number =>
        rolls.filter(
          ([a, b], i) => seats[i] === seat && Math.max(a, b) === high && Math.min(a, b) === low,
        ).length;
      const share = high === low ? 1 / 36 : 1 / 18;
      found.push({
        roll: `${high}-${low}`,
        seats: [of(0), of(1)],
        expected: [(total[0] ?? 0) * share, (total[1] ?? 0) * share],
      });
    }
  }
  return found;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
