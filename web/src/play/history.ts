// The move list of a table, folded from its events: what was rolled and played, from which
// position, so that any line can be drawn on the board again. Counting only: whether an action
// was allowed the server has already decided.
import {
  afterStep,
  count,
  type Dice,
  type Men,
  menFromBoard,
  OFF,
  other,
  type Seat,
  type Step,
} from '../board/types';
import type { TableEvent } from '../protocol';
import type { MoveRow } from './view';

/** Where each variant begins, seen by either side. */
const STARTS: Readonly<Record<string, readonly number[]>> = {
  backgammon: [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0],
  nackgammon: [0, -2, -2, 0, 0, 0, 4, 0, 3, 0, 0, 0, -4, 4, 0, 0, 0, -3, 0, -4, 0, 0, 0, 2, 2, 0],
  hypergammon: [0, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0],
};

export interface Moment {
  readonly men: Men;
  /** The seat on roll; null before the opening roll of a game. */
  readonly turn: Seat | null;
  readonly dice: Dice | null;
  /** The value the cube shows, an open offer counted. */
  readonly cube: number;
  readonly game: number;
  readonly rows: readonly MoveRow[];
}

export interface TableRules {
  readonly variant: string;
  readonly men: number;
  readonly rollsAfresh: boolean;
  /** How many tied opening rolls turn the cube. */
  readonly automaticDoubles: number;
}

/** One line of the list of moves: what White did and what Black did, either of them perhaps nothing. */
export type Line = readonly [MoveRow | null, MoveRow | null];

/** The list of moves with both sides in a line, White's first, as matches are written down. */
export function linesOf(rows: readonly MoveRow[]): readonly Line[] {
  const lines: Line[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (row.seat === 0) lines.push([row, null]);
    else if (last?.[0] && last[1] === null) lines[lines.length - 1] = [last[0], row];
    else lines.push([null, row]);
  }
  return lines;
}

export class History {
  private moments: Moment[] = [];
  private readonly start: Men;

  constructor(private readonly rules: TableRules) {
    const board = STARTS[rules.variant] ?? STARTS.backgammon ?? [];
    this.start = menFromBoard(board, 0, rules.men);
    this.moments = [{ men: this.start, turn: null, dice: null, cube: 1, game: 1, rows: [] }];
  }

  /** How many events it holds. */
  get length(): number {
    return this.moments.length - 1;
  }

  get now(): Moment {
    return this.at(this.length);
  }

  /** How it stood after so many events. */
  at(events: number): Moment {
    const moment = this.moments[events] ?? this.moments[0];
    if (!moment) throw new RangeError('a history has a beginning');
    return moment;
  }

  add(event: TableEvent): void {
    this.moments.push(this.after(this.now, event));
  }

  /** The steps of a play as the board draws them, with what they hit. */
  steps(before: Moment, event: TableEvent): readonly Step[] {
    const seat = event.action.seat as Seat;
    let men = before.men;
    return (event.action.steps ?? []).map(([from, to, die]) => {
      const hit = to !== OFF && count(men, other(seat), 25 - to) === 1 ? 1 : 0;
      const step: Step = [from, to, hit, die, 0];
      men = afterStep(men, seat, step);
      return step;
    });
  }

  private after(now: Moment, event: TableEvent): Moment {
    const seat = event.action.seat as Seat;
    switch (event.action.do) {
      case 'roll':
        return this.rolled(now, event.action.dice ?? [1, 1]);
      case 'play':
        return this.played(now, seat, event);
      case 'drop':
      case 'accept':
      case 'flag':
      case 'claim':
        return this.over(this.noted(now, seat, event.action.do));
      case 'double':
      case 'take':
      case 'beaver':
      case 'raccoon':
      case 'resign':
      case 'refuse':
        return this.noted(now, seat, event.action.do);
      case 'takeback':
        return this.before(seat) ?? now;
      case 'set':
        return this.placed(now, seat, event.action.setup ?? {});
      default:
        return now;
    }
  }

  private rolled(now: Moment, dice: Dice): Moment {
    if (now.turn !== null) return { ...now, dice };
    const [white, black] = dice;
    const fresh = { ...now, men: this.start };
    if (white === black) {
      const most = 2 ** this.rules.automaticDoubles;
      return { ...fresh, cube: Math.min(2 * now.cube, most) };
    }
    const turn: Seat = white > black ? 0 : 1;
    return { ...fresh, turn, dice: this.rules.rollsAfresh ? null : dice };
  }

  private played(now: Moment, seat: Seat, event: TableEvent): Moment {
    const steps = this.steps(now, event);
    const men = steps.reduce((m, step) => afterStep(m, seat, step), now.men);
    const row: MoveRow = {
      seat,
      game: now.game,
      kind: 'play',
      dice: now.dice,
      steps,
      from: now.men,
      value: null,
    };
    const next: Moment = { ...now, men, turn: other(seat), dice: null, rows: [...now.rows, row] };
    return count(men, seat, OFF) === this.rules.men ? this.over(next) : next;
  }

  /** A position set up by hand: the game goes on from there. */
  private placed(now: Moment, seat: Seat, setup: Readonly<Record<string, unknown>>): Moment {
    const cube = typeof setup.cube === 'number' ? setup.cube : 1;
    if (!isNumbers(setup.board)) return { ...now, men: this.start, turn: null, dice: null, cube };
    const dice = isNumbers(setup.dice) ? setup.dice : null;
    return {
      ...now,
      men: menFromBoard(setup.board, seat, this.rules.men),
      turn: seat,
      cube,
      dice: dice === null ? null : [dice[0] ?? 1, dice[1] ?? 1],
    };
  }

  private noted(now: Moment, seat: Seat, kind: MoveRow['kind']): Moment {
    const raises = ['double', 'beaver', 'raccoon'].includes(kind);
    const cube = raises ? 2 * now.cube : now.cube;
    const row: MoveRow = {
      seat,
      game: now.game,
      kind,
      dice: null,
      steps: [],
      from: now.men,
      value: raises ? cube : null,
    };
    return { ...now, cube, rows: [...now.rows, row] };
  }

  private over(now: Moment): Moment {
    return { ...now, turn: null, dice: null, cube: 1, game: now.game + 1 };
  }

  /** The moment in which the last turn of a seat was about to be played. */
  private before(seat: Seat): Moment | undefined {
    const rows = this.now.rows;
    const last = rows.findLastIndex((row) => row.kind === 'play' && row.seat === seat);
    return this.moments.findLast((moment) => moment.rows.length === last && moment.dice !== null);
  }
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((n) => typeof n === 'number');
}
