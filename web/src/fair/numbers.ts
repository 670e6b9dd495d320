// This browser's own number for the dice of a sealed match: 32 random bytes, made here, sealed by
// their SHA-256 and shown only once both sides have sealed theirs. It is the end of a chain of
// hashes, so that where both sides add to every roll each can be given the link before. Kept until
// newer matches push it out, so that a page loaded anew goes on with the same number.
import { keep, kept } from '../kept';
import { bytesOf, hexOf, sha256 } from './sha256';

/** As many links as the server takes rolls. */
const LINKS = 10_000;
const KEY = 'fivepoint.numbers';
const MOST = 40;

export class OwnNumber {
  /** The last link is the number itself. */
  private readonly chain: readonly Uint8Array[];

  constructor(start: string) {
    const chain = [bytesOf(start)];
    for (let link = chain[0]; link && chain.length <= LINKS;) chain.push((link = sha256(link)));
    this.chain = chain;
  }

  get secret(): string {
    return hexOf(this.link(0));
  }

  get commitment(): string {
    return hexOf(sha256(this.link(0)));
  }

  /** What this side gives for roll `number`, from 0: its hash is what was given before. */
  contribution(number: number): string {
    return hexOf(this.link(number + 1));
  }

  private link(back: number): Uint8Array {
    return this.chain[this.chain.length - 1 - back] ?? new Uint8Array(32);
  }
}

const made = new Map<string, OwnNumber>();

/** The number of this browser for a seat of a table, always the same one. */
export function ownNumber(table: string, seat: number): OwnNumber {
  const name = `${table}/${seat}`;
  const same = made.get(name);
  if (same) return same;
  const all = known();
  const start = all.find(([key]) => key === name)?.[1] ?? freshNumber();
  keep(KEY, [[name, start], ...all.filter(([key]) => key !== name)].slice(0, MOST));
  const own = new OwnNumber(start);
  made.set(name, own);
  return own;
}

type Kept = readonly [name: string, start: string];

/** A new number of 32 random bytes, in hex. */
export function freshNumber(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

function known(): readonly Kept[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(value: unknown): value is Kept {
  return Array.isArray(value) && value.length === 2 && value.every((x) => typeof x === 'string');
}
