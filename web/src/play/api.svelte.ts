// What the page asks of the server outside a running game.
import { settings } from '../app/settings.svelte';
import { currentLanguage, t } from '../i18n/index.svelte';
import type {
  Level,
  NewTable,
  Problem as WireProblem,
  SeatRequest,
  TableCreated,
} from '../protocol';
import { keepTable, type KnownTable, knownTables } from './known';
import type { NewGame } from './newgame';
import { SocketTransport } from './socket';
import type { Transport } from './view';

/** Something the server refused, or that did not reach it; `text` is for the person. */
export class Problem extends Error {
  constructor(readonly text: string) {
    super(text);
  }
}

interface Service {
  levels: readonly string[];
  variants: readonly string[];
}

export const service: Service = $state({
  levels: ['pip-count'],
  variants: ['backgammon', 'nackgammon', 'hypergammon'],
});

/** Asks which levels there are; without an answer the simplest one stays. */
export async function loadService(): Promise<void> {
  try {
    const levels = (await ask('GET', '/api/levels')) as readonly Level[];
    if (levels.length > 0) service.levels = levels.map((level) => level.id);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

/** Makes a table and gives its address. */
export async function createTable(game: NewGame): Promise<string> {
  const created = (await ask('POST', '/api/tables', newTable(game))) as TableCreated;
  keepTable({
    id: created.table,
    keys: created.keys,
    white: game.opponent === 'here' ? game.white : '',
    black: game.opponent === 'here' ? game.black : '',
    score: '0 : 0',
    over: false,
    byHand: game.dice === 'hand',
  });
  return `/game/${created.table}`;
}

export function openTable(id: string): Transport {
  return new SocketTransport(id);
}

/** Running games of this browser, newest first. */
export function myTables(): readonly KnownTable[] {
  return knownTables()
    .filter((table) => !table.over)
    .slice(0, 3);
}

export function newTable(game: NewGame, chance: () => number = Math.random): NewTable {
  const black = game.colour === 'random' ? chance() < 0.5 : game.colour === 'black';
  const person: SeatRequest = { kind: 'person', name: '', level: null };
  const computer: SeatRequest = { kind: 'computer', name: '', level: game.level };
  const here: [SeatRequest, SeatRequest] = [
    { kind: 'person', name: game.white.trim(), level: null },
    { kind: 'person', name: game.black.trim(), level: null },
  ];
  const money = game.format !== 'match';
  return {
    seats: game.opponent === 'here' ? here : black ? [computer, person] : [person, computer],
    rules: {
      length: money ? null : game.length,
      variant: game.variant,
      crawford: game.crawford,
      cube: game.cube,
      max_cube: money && !game.capped ? null : 0,
      jacoby: game.jacoby,
      beavers: game.beavers,
      automatic_doubles: game.automaticDoubles,
      opening: game.opening,
      games: game.format === 'game' ? 1 : null,
    },
    clock: { kind: 'none', reserve: 0, delay: 0 },
    dice: game.dice === 'typed' ? 'typed' : 'automatic',
  };
}

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': settings.language ?? currentLanguage(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(t('web-error-network'));
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok && content !== null) return content;
  const text = (content as Partial<WireProblem> | null)?.text;
  throw new Problem(text ?? t('web-error-unknown', { code: String(answer.status) }));
}
