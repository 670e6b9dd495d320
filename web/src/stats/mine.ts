// Which matches are one's own: the tables of this browser at which it holds one seat, and of the
// match files it has opened those in which a chosen name plays. The server adds the account's.
import { keep, kept } from '../kept';
import { knownTables, ownSeat } from '../play/known';
import type { MatchSide, Statistics } from '../protocol';
import { openedFiles } from '../review/files';
import { ask } from '../server/ask';

const KEY = 'fivepoint.statsname';
const MOST = 1000;

/** The name that is one's own in match files, null for none. */
export function ownName(): string | null {
  const name = kept(KEY);
  return typeof name === 'string' ? name : null;
}

export function keepOwnName(name: string | null): void {
  keep(KEY, name);
}

/** Everybody who plays in an opened file, who plays in most of them first. */
export function fileNames(): readonly string[] {
  const counts = new Map<string, number>();
  for (const { players } of openedFiles()) {
    for (const name of players) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** One's own matches, oldest first. */
export function ownMatches(name: string | null): readonly MatchSide[] {
  const tables = knownTables().flatMap<MatchSide>((table) => {
    const seat = ownSeat(table);
    return seat === null ? [] : [{ kind: 'table', id: table.id, seat }];
  });
  const files = openedFiles().flatMap<MatchSide>(({ id, players }) => {
    const seat = name === null ? -1 : players.indexOf(name);
    return seat < 0 ? [] : [{ kind: 'review', id, seat }];
  });
  return [...tables, ...files].slice(0, MOST).toReversed();
}

export async function statistics(
  matches: readonly MatchSide[],
  judge: boolean,
): Promise<Statistics> {
  return (await ask('POST', '/api/statistics', { matches, judge })) as Statistics;
}
