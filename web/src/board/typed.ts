// Reading a typed move and laying it on the turn graph. Tolerant in form ("8/5 6/5", "8-5, 6-5",
// "8 5", "25/19", "6/0", "6/4(2)", "24/18/14", stars ignored), strict in meaning: only what the
// graph holds is played. The part that fits nowhere is named, with the reason.
import {
  afterStep,
  BAR,
  count,
  type Dice,
  type Graph,
  type Men,
  OFF,
  other,
  type Seat,
  type Step,
} from './types';
import { type Path, pathsFrom } from './walk';

export interface TypedMove {
  readonly stops: readonly number[];
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Reason =
  | { readonly code: 'unreadable' }
  | { readonly code: 'no-die' | 'used'; readonly pips: number }
  | { readonly code: 'upward' }
  | { readonly code: 'blocked'; readonly point: number; readonly by: Seat }
  | { readonly code: 'empty'; readonly point: number }
  | { readonly code: 'bar-first' }
  | { readonly code: 'not-allowed' };

export interface Fault {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly reason: Reason;
}

export interface Reading {
  readonly steps: Path;
  readonly fault: Fault | null;
}

/** The turn that is typed, from its start. */
export interface Turn {
  readonly seat: Seat;
  readonly men: Men;
  readonly dice: Dice;
  readonly graph: Graph;
}

export type Command = 'roll' | 'double' | 'take' | 'drop' | 'undo' | 'ok';

const commands: readonly string[] = ['roll', 'double', 'take', 'drop', 'undo', 'ok'];

export function typedCommand(text: string): Command | null {
  const word = text.trim().toLowerCase();
  return commands.includes(word) ? (word as Command) : null;
}

/** The steps a text stands for from the start of the turn, and the first part that fits nowhere. */
export function readTyped(text: string, turn: Turn): Reading {
  const { moves, fault } = parse(text);
  const { graph } = turn;
  for (let n = moves.length; n > 0; n--) {
    const steps = lay(graph, 0, moves.slice(0, n));
    if (steps === null) continue;
    const bad = moves[n];
    return {
      steps,
      fault: bad ? { ...bad, reason: whyNot(bad, steps, turn) } : fault,
    };
  }
  const bad = moves[0];
  return {
    steps: [],
    fault: bad ? { ...bad, reason: whyNot(bad, [], turn) } : fault,
  };
}

/** Splits a text into moves. A last, unfinished piece ("8/", "13") is not yet a fault. */
export function parse(text: string): { moves: readonly TypedMove[]; fault: Fault | null } {
  const moves: TypedMove[] = [];
  let alone: { point: number; start: number } | null = null;
  const words = [...text.matchAll(/[^\s,;]+/g)];
  for (const [index, match] of words.entries()) {
    const start = match.index;
    const end = start + match[0].length;
    const last = index === words.length - 1 && end === text.length;
    const word = match[0].toLowerCase().replaceAll('*', '');
    const counted = /^(.*?)\(([1-4])\)?$/.exec(word);
    const body = counted?.[1] ?? word;
    const stops = body.split(/[/-]/).map(pointOf);
    if (last && /[/-]$/.test(body)) break;
    if (stops.some((point) => point === null)) {
      return { moves, fault: { start, end, text: match[0], reason: { code: 'unreadable' } } };
    }
    const points = stops as number[];
    const first = points[0] ?? OFF;
    if (points.length > 1) {
      const move = { stops: points, start, end, text: match[0] };
      for (let n = 0; n < Number(counted?.[2] ?? 1); n++) moves.push(move);
    } else if (alone === null) {
      alone = { point: first, start };
    } else {
      moves.push({
        stops: [alone.point, first],
        start: alone.start,
        end,
        text: `${alone.point}/${first}`,
      });
      alone = null;
    }
  }
  return { moves, fault: null };
}

function pointOf(word: string): number | null {
  if (word === 'bar' || word === 'b') return BAR;
  if (word === 'off' || word === 'o') return OFF;
  if (!/^\d{1,2}$/.test(word)) return null;
  const point = Number(word);
  return point <= BAR ? point : null;
}

/** Steps that play all moves, in the order typed where that works, else in any order. */
function lay(graph: Graph, node: number, moves: readonly TypedMove[]): Path | null {
  if (moves.length === 0) return [];
  for (const [i, move] of moves.entries()) {
    for (const path of waysOf(graph, node, move)) {
      const next = path.at(-1)?.[4];
      if (next === undefined) continue;
      const rest = lay(graph, next, [...moves.slice(0, i), ...moves.slice(i + 1)]);
      if (rest !== null) return [...path, ...rest];
    }
  }
  return null;
}

function waysOf(graph: Graph, node: number, move: TypedMove): readonly Path[] {
  const [from, ...rest] = move.stops;
  const to = rest.at(-1);
  if (from === undefined) return [];
  return pathsFrom(graph, node, from)
    .filter((path) => path.at(-1)?.[1] === to)
    .filter((path) => {
      const passed = path.map((step) => step[1]);
      return rest.every((stop) => passed.includes(stop));
    })
    .toSorted((a, b) => a.length - b.length);
}

function whyNot(move: TypedMove, done: Path, { seat, men, dice }: Turn): Reason {
  const now = done.reduce((m, step: Step) => afterStep(m, seat, step), men);
  const from = move.stops[0] ?? OFF;
  const to = move.stops[1] ?? OFF;
  if (from !== BAR && count(now, seat, BAR) > 0) return { code: 'bar-first' };
  if (count(now, seat, from) === 0) return { code: 'empty', point: from };
  if (to >= from) return { code: 'upward' };
  if (to !== OFF && count(now, other(seat), 25 - to) >= 2) {
    return { code: 'blocked', point: to, by: other(seat) };
  }
  if (to === OFF) return { code: 'not-allowed' };
  const pips = from - to;
  const used = done.filter((step) => step[3] === pips).length;
  if (!dice.includes(pips)) return { code: 'no-die', pips };
  return used < timesOf(pips, dice) ? { code: 'not-allowed' } : { code: 'used', pips };
}

/** How often a roll lets a number be played. */
function timesOf(pips: number, [first, second]: Dice): number {
  return first === second ? 4 : Number(first === pips) + Number(second === pips);
}
