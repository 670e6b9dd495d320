// From the server's words to the page's: one table state in, one view out.
import { menFromBoard, type Seat } from '../board/types';
import type { Result, TableState } from '../protocol';
import { clockView } from './clock';
import type { Moment } from './history';
import type { Action, Loss, ResultView, View } from './view';

const ACTIONS: readonly string[] = [
  'roll',
  'play',
  'double',
  'take',
  'drop',
  'beaver',
  'raccoon',
  'resign',
  'accept',
  'refuse',
  'takeback',
  'claim',
] satisfies readonly Action[];

/** `at` is when the state was said, by `performance.now()`. */
export function viewOf(state: TableState, moment: Moment, byHand: boolean, at: number): View {
  const turn = (state.on_roll ?? 0) as Seat;
  const mine = ([0, 1] as const).filter((seat) => state.mine[seat]);
  const actor = state.to_act as Seat | null;
  const me = mine.length === 1 ? (mine[0] ?? 0) : (actor ?? 0);
  const over = state.phase === 'game-over' || state.phase === 'match-over';
  const resigning = state.offer?.kind === 'resign' ? state.offer : null;
  const cube = state.cube ?? 1;
  return {
    id: state.table,
    event: state.events,
    phase: state.phase,
    seats: [seatView(state, 0), seatView(state, 1)],
    mine,
    turn,
    actor,
    actions: mine.length === 0 ? [] : state.legal[me].filter(isAction),
    men: menFromBoard(state.board, turn, state.men),
    dice: state.dice,
    opening: null,
    graph: state.graph === null ? null : { nodes: state.graph },
    cube: state.cube === null ? null : { value: state.cube, owner: state.owner as Seat | null },
    offered: state.offer?.kind === 'cube' ? state.offer.value : null,
    resigning: resigning === null ? null : loss(resigning.value, cube),
    resignations: state.resignations[me].map((n) => loss(n, cube)),
    length: state.rules.length ?? null,
    games: state.rules.games ?? null,
    score: state.score,
    game: over ? (state.results.at(-1)?.game ?? state.game) : state.game,
    crawford: state.crawford,
    dicePolicy: state.dice_source.mode === 'typed' ? 'typed' : byHand ? 'hand' : 'auto',
    // Where only the computer of this table and the people of this browser play, unrated.
    hints:
      !state.rated &&
      state.seats.every(
        ({ kind, account }, seat) =>
          state.mine[seat as Seat] || (kind === 'computer' && (account ?? null) === null),
      ),
    clock: clockView(
      state.clock,
      state.clock_rules.kind ?? 'none',
      state.clock_rules.delay ?? 0,
      at,
    ),
    certain: certain(state),
    result: over ? resultView(state) : null,
    rows: moment.rows,
    commitment: state.dice_source.commitment,
  };
}

/** How the table stood after one of several events that came together: shown, not acted on. */
export function momentView(
  view: View | null,
  moment: Moment,
  events: number,
  results: readonly Result[],
): View | null {
  if (view === null) return null;
  const turn = moment.turn ?? view.turn;
  return {
    ...view,
    event: events,
    phase: moment.turn === null ? 'opening' : moment.dice === null ? 'to-roll' : 'moving',
    turn,
    actor: moment.turn,
    actions: [],
    men: moment.men,
    dice: moment.dice,
    graph: null,
    offered: null,
    resigning: null,
    resignations: [],
    score: scoreIn(moment.game, results) ?? view.score,
    certain: null,
    result: null,
    rows: moment.rows,
  };
}

type Played = Readonly<Pick<Result, 'game' | 'winner' | 'points'>> & {
  readonly score: readonly [number, number];
};

/** The score while a game was played, by the results of the table; null when none is known. */
export function scoreIn(
  game: number,
  results: readonly Played[],
): readonly [number, number] | null {
  const before = results.findLast((result) => result.game < game);
  if (before) return before.score;
  const first = results[0];
  if (!first) return null;
  const [white, black] = first.score;
  return first.winner === 0 ? [white - first.points, black] : [white, black - first.points];
}

function seatView(state: TableState, seat: Seat): View['seats'][0] {
  const { kind, name, level, here } = state.seats[seat];
  return { kind: kind === 'computer' ? 'computer' : 'person', name: name || null, level, here };
}

function certain(state: TableState): View['certain'] {
  if (state.certain === null) return null;
  const [winner, result] = state.certain;
  return { winner: winner as Seat, result: result as Loss };
}

function resultView(state: TableState): ResultView | null {
  const last = state.results.at(-1);
  if (!last) return null;
  return { ...last, winner: last.winner as Seat, result: last.result as 0 | Loss };
}

function loss(n: number, cube: number): { n: Loss; points: number } {
  return { n: n as Loss, points: n * cube };
}

function isAction(word: string): word is Action {
  return ACTIONS.includes(word);
}
