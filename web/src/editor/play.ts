// A game from a position that was set up: with its roll, cube, score and customs, against a level.
import type { Seat } from '../board/types';
import { startTable } from '../play/api.svelte';
import type { Action, NewTable } from '../protocol';
import { drawn, rolled, type Setup } from './setup';

/** Makes the table and gives its address. A money game is one game, a match goes on to its end. */
export function playFrom(setup: Setup, level: string, seat: Seat): Promise<string> {
  const { length, turn, cube, owner, score, crawford } = setup;
  const { board, men } = drawn(setup);
  const dice = rolled(setup);
  const match = length > 0;
  const start: Action = {
    do: 'set',
    seat: turn,
    setup: {
      board,
      men,
      ...(dice === null ? {} : { dice }),
      ...(length === 1 ? {} : { cube }),
      ...(owner === null || length === 1 ? {} : { owner }),
      ...(match ? { score, crawford } : {}),
    },
  };
  const person = { kind: 'person', name: '', level: null } as const;
  const computer = { kind: 'computer', name: '', level } as const;
  const asked: NewTable = {
    seats: seat === 0 ? [person, computer] : [computer, person],
    rules: {
      length: match ? length : null,
      cube: length !== 1,
      jacoby: !match && setup.jacoby,
      beavers: !match && setup.beavers ? 1 : 0,
      games: match ? null : 1,
    },
    clock: { kind: 'none', reserve: 0, delay: 0 },
    start,
  };
  return startTable(asked);
}
