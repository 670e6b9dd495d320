// What the page asks of the server outside a running game.
import { ask, Problem } from '../server/ask';
import type { Level, NewTable, Seal, SeatRequest, TableCreated } from '../protocol';
import { freshNumber } from '../fair/numbers';
import { keepTable, type KnownTable, knownTables } from './known';
import { clockRules, type NewGame } from './newgame';
import { type Beside, SocketTransport } from './socket';

interface Service {
  /** The weakest first, each with its measured performance rating if there is one. */
  levels: readonly Level[];
  variants: readonly string[];
}

export const service: Service = $state({
  levels: [{ id: 'pip-count', pr: null, hypergammon: 'rules' }],
  variants: ['backgammon', 'nackgammon', 'hypergammon'],
});

/** Asks which levels there are; without an answer the simplest one stays. */
export async function loadService(): Promise<void> {
  try {
    const levels = (await ask('GET', '/api/levels')) as readonly Level[];
    if (levels.length > 0) service.levels = levels;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

/** Makes a table and gives its address. */
export function createTable(game: NewGame): Promise<string> {
  const here = game.opponent === 'here';
  return startTable(newTable(game), {
    white: here ? game.white : '',
    black: here ? game.black : '',
    byHand: game.dice === 'hand',
  });
}

/** Makes a table as it is asked for, with this browser's numbers for the dice; its address. */
export async function startTable(
  asked: NewTable,
  known: Partial<KnownTable> = {},
): Promise<string> {
  // The dice are sealed before this side has chosen its number.
  const seal = (await ask('POST', '/api/seals')) as Seal;
  const created = (await ask('POST', '/api/tables', {
    ...asked,
    seal: seal.id,
    secrets: asked.seats.map((seat) => (seat.kind === 'person' ? freshNumber() : null)),
  })) as TableCreated;
  keepTable({
    white: '',
    black: '',
    byHand: false,
    ...known,
    id: created.table,
    keys: created.keys,
    score: '0 : 0',
    over: false,
  });
  return `/game/${created.table}`;
}

export function openTable(id: string, beside: Beside): SocketTransport {
  return new SocketTransport(id, beside);
}

/** Running games of this browser, newest first. */
export function myTables(): readonly KnownTable[] {
  return knownTables()
    .filter((table) => !table.over)
    .slice(0, 3);
}

function newTable(game: NewGame): NewTable {
  const black = game.colour === 'random' ? Math.random() < 0.5 : game.colour === 'black';
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
    clock: clockRules(game),
    dice: game.dice === 'typed' ? 'typed' : 'automatic',
  };
}
