// What a new game is agreed to be, remembered for the next one-click Play.
import { keep, withKept } from '../kept';
import type { ClockRules } from '../protocol';

export interface NewGame {
  opponent: 'computer' | 'here';
  level: string;
  white: string;
  black: string;
  format: 'game' | 'match' | 'money';
  length: number;
  cube: boolean;
  capped: boolean;
  crawford: boolean;
  jacoby: boolean;
  /** How many immediate redoubles may follow a double: 1 a beaver, 2 also a raccoon. */
  beavers: number;
  automaticDoubles: number;
  opening: 'plays-both' | 'rolls-afresh';
  variant: string;
  dice: 'auto' | 'hand' | 'typed';
  colour: 'white' | 'black' | 'random';
  clock: 'none' | 'standard' | 'custom';
  /** Of the custom clock: minutes for the match and seconds a move. */
  clockMinutes: number;
  clockDelay: number;
}

/** The longest match there can be. */
export const LONGEST = 64;
export const MOST_MINUTES = 600;
export const MOST_DELAY = 600;
const POINT_MS = 120_000;
const DELAY_MS = 12_000;

export function usual(level: string): NewGame {
  return {
    opponent: 'computer',
    level,
    white: '',
    black: '',
    format: 'game',
    length: 7,
    cube: false,
    capped: true,
    crawford: true,
    jacoby: false,
    beavers: 0,
    automaticDoubles: 0,
    opening: 'plays-both',
    variant: 'backgammon',
    dice: 'auto',
    colour: 'white',
    clock: 'none',
    clockMinutes: 10,
    clockDelay: 12,
  };
}

const KEY = 'fivepoint.newgame';

export function remembered(levels: readonly string[]): NewGame {
  const level = levels.includes('casual') ? 'casual' : (levels[0] ?? 'pip-count');
  const game = withKept(KEY, usual(level));
  return levels.includes(game.level) ? game : { ...game, level };
}

export function remember(game: NewGame): void {
  keep(KEY, game);
}

/** Only what the chosen format can have: customs of money play do not reach a match. */
export function sensible(game: NewGame): NewGame {
  const money = game.format !== 'match' && game.cube;
  const length = within(game.length, 1, LONGEST, 7);
  return {
    ...game,
    length,
    cube: game.cube && !(game.format === 'match' && length === 1),
    crawford: game.format === 'match' && game.crawford,
    jacoby: money && game.jacoby,
    beavers: money ? game.beavers : 0,
    automaticDoubles: money ? game.automaticDoubles : 0,
    clockMinutes: within(game.clockMinutes, 1, MOST_MINUTES, 10),
    clockDelay: within(game.clockDelay, 0, MOST_DELAY, 12),
  };
}

/** The clock as the server is asked for it: two minutes a point, or as chosen. */
export function clockRules(game: NewGame): ClockRules {
  if (game.clock === 'none') return { kind: 'none', reserve: 0, delay: 0 };
  if (game.clock === 'custom') {
    return { kind: 'delay', reserve: 60_000 * game.clockMinutes, delay: 1000 * game.clockDelay };
  }
  return { kind: 'delay', reserve: POINT_MS * standardPoints(game), delay: DELAY_MS };
}

/** How many points' worth of time the standard clock gives: a money session counts as seven. */
export function standardPoints(game: NewGame): number {
  if (game.format === 'match') return game.length;
  return game.format === 'game' ? 1 : 7;
}

function within(value: number, least: number, most: number, usual: number): number {
  const whole = Number.isFinite(value) ? Math.round(value) : usual;
  return Math.min(most, Math.max(least, whole));
}
