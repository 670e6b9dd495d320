// The tables this browser has a seat at: their keys, which prove the seat and are shown to
// nobody, and what is needed to list them.
import { keep, kept } from '../kept';

export interface KnownTable {
  readonly id: string;
  readonly keys: readonly (string | null)[];
  readonly white: string;
  readonly black: string;
  /** By seat the level of the computer that plays there; not known of tables kept long ago. */
  readonly levels?: readonly (string | null)[];
  readonly score: string;
  readonly over: boolean;
  /** Rolls wait for a press. */
  readonly byHand: boolean;
  /** When its last event came, in ms since 1970; not known of tables kept long ago. */
  readonly at?: number;
}

const KEY = 'fivepoint.tables';
const MOST = 300;

export function knownTables(): readonly KnownTable[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isTable) : [];
}

export function knownTable(id: string): KnownTable | undefined {
  return knownTables().find((table) => table.id === id);
}

/** Keeps a table, newest first; the oldest finished ones make room. */
export function keepTable(table: KnownTable): void {
  const others = knownTables().filter(({ id }) => id !== table.id);
  const running = others.filter(({ over }) => !over);
  const finished = others.filter(({ over }) => over);
  keep(KEY, [table, ...running, ...finished].slice(0, MOST));
}

/** Keeps a table of which no more is known yet; without keys where the session holds the seat. */
export function keepSeat(id: string, keys: KnownTable['keys'] = []): void {
  keepTable({ id, keys, white: '', black: '', score: '', over: false, byHand: false });
}

/** The one seat of a table that is this browser's; null where it holds both, or none by key. */
export function ownSeat({ keys }: KnownTable): 0 | 1 | null {
  const [white, black] = [keys[0] ?? null, keys[1] ?? null];
  if ((white === null) === (black === null)) return null;
  return white === null ? 1 : 0;
}

function isTable(value: unknown): value is KnownTable {
  if (typeof value !== 'object' || value === null) return false;
  const { id, keys, white, black } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    Array.isArray(keys) &&
    typeof white === 'string' &&
    typeof black === 'string'
  );
}
