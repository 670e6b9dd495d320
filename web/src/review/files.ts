// The match files that this browser has opened: their reviews, newest first.
import { keep, kept } from '../kept';
import type { Review } from '../protocol';

export interface OpenedFile {
  readonly id: string;
  readonly players: readonly [string, string];
  readonly score: string;
  /** When it was opened, in ms since 1970. */
  readonly at: number;
}

const KEY = 'fivepoint.files';
const MOST = 200;

export function openedFiles(): readonly OpenedFile[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isFile) : [];
}

export function keepFile(review: Review, at: number): void {
  const { id, players, score } = review;
  const file: OpenedFile = { id, players, score: `${score[0]} : ${score[1]}`, at };
  keep(KEY, [file, ...openedFiles().filter((one) => one.id !== id)].slice(0, MOST));
}

/** A review that took the place of another: the same match with a comment more. */
export function replaceFile(old: string, id: string): void {
  keep(
    KEY,
    openedFiles().map((one) => (one.id === old ? { ...one, id } : one)),
  );
}

function isFile(value: unknown): value is OpenedFile {
  if (typeof value !== 'object' || value === null) return false;
  const { id, players, score, at } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    Array.isArray(players) &&
    players.length === 2 &&
    players.every((name) => typeof name === 'string') &&
    typeof score === 'string' &&
    typeof at === 'number'
  );
}
