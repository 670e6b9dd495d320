// What is said of what happens, one sentence an event, for the status line, the log that screen
// readers follow and the card at the end. Whole sentences from the catalogue, never glued.
import { chains } from '../board/notation';
import { BAR, OFF, other, type Seat, type Step } from '../board/types';
import { list, t } from '../i18n/index.svelte';
import { shownName } from '../online/names';
import type { Loss, ResultView, View } from './view';

/** Who a sentence is about: "you", or a name. */
export interface Who {
  readonly who: 'you' | 'other';
  readonly name: string;
}

export function who(view: View, seat: Seat): Who {
  const alone = view.mine.length === 1 && view.mine[0] === seat;
  return { who: alone ? 'you' : 'other', name: seatName(view, seat) };
}

export function seatName(view: View, seat: Seat): string {
  const { name, kind } = view.seats[seat];
  if (name !== null && name !== '') return shownName(name);
  if (kind === 'computer') return t('web-computer');
  if (view.mine.length === 1 && view.mine[0] === seat) return t('web-you');
  return colourName(seat);
}

/** What a seat is called where nobody is named. */
export function colourName(seat: number): string {
  return t(seat === 0 ? 'web-white' : 'web-black');
}

export function rolled(view: View, seat: Seat, dice: readonly [number, number]): string {
  const [a, b] = dice;
  const subject = { ...who(view, seat) };
  return a === b
    ? t('web-log-rolled-double', { ...subject, number: a })
    : t('web-log-rolled', { ...subject, first: Math.max(a, b), second: Math.min(a, b) });
}

/** One checker's way: "8 to 5", "13 to 7, hit", "Bar to 19", "6 off". */
export function hop(from: number, to: number, hit: boolean, start = true): string {
  const kind = from === BAR ? 'bar' : to === OFF ? 'off' : 'point';
  return t('web-hop', { kind, from, to, hit: hit ? 'yes' : 'no', start: start ? 'yes' : 'no' });
}

/** The ways of all checkers of a turn, for the start of a sentence or its middle. */
export function hops(steps: readonly Step[], start = false): string {
  return list(
    chains(steps).map(({ stops, hits }, i) =>
      hop(stops[0] ?? OFF, stops.at(-1) ?? OFF, hits.some(Boolean), start && i === 0),
    ),
  );
}

export function played(view: View, seat: Seat, steps: readonly Step[]): string {
  const subject = who(view, seat);
  if (steps.length === 0) return t('web-log-danced', { ...subject });
  const next = who(view, other(seat)).who === 'you' ? 'you' : 'other';
  return t('web-log-played', { ...subject, moves: hops(steps), next });
}

/** Whom of mine a play hit, in my numbers; null when nobody. */
export function hitMine(view: View, seat: Seat, steps: readonly Step[]): string | null {
  if (!view.mine.includes(other(seat)) || view.mine.length !== 1) return null;
  const points = steps.filter((step) => step[2] === 1).map((step) => String(25 - step[1]));
  return points.length > 0 ? t('web-log-hit', { ...who(view, seat), points: list(points) }) : null;
}

/** What dropping the offer on the table loses. */
export function dropCost(view: View): number {
  const value = view.cube?.value ?? 1;
  const beaver = view.phase === 'beaver-offered' || view.phase === 'raccoon-offered';
  return beaver ? Math.max(1, (view.offered ?? 4) / 2) : value;
}

/** Something that is done only after a question. */
export type Asked = 'double' | 'drop';

export function question(view: View, asked: Asked): string {
  const value = view.cube?.value ?? 1;
  return asked === 'double'
    ? t('web-ask-double', { value: 2 * value, points: value })
    : t('web-ask-drop', { points: dropCost(view) });
}

/** What the button says that answers the question with yes. */
export function doIt(view: View, asked: Asked): string {
  return asked === 'double'
    ? t('web-double-to', { value: 2 * (view.cube?.value ?? 1) })
    : t('web-drop');
}

/** The end of a game in one spoken sentence. */
export function resultSpoken(view: View, result: ResultView): string {
  const args = {
    outcome: outcome(view, result),
    times: result.counted,
    cube: result.cube,
    points: result.points,
    own: result.score[result.winner],
    other: result.score[other(result.winner)],
    length: view.length ?? 0,
  };
  const plain = result.ending === 'drop' || result.result === 0 || view.cube === null;
  return t(plain ? 'web-log-result-plain' : 'web-log-result', args);
}

/** The sentence with all the arithmetic of a finished game; without a cube there is none in it. */
export function arithmetic(view: View, result: ResultView): string {
  const { points, cube, counted } = result;
  if (result.result === 0) return t('web-result-time', { points });
  if (view.cube === null) return t('web-result-no-cube', { kind: lossWord(result.result), points });
  if (result.ending === 'drop') return t('web-result-drop', { cube, points });
  if (counted < result.result) {
    return t('web-result-jacoby', { kind: lossWord(result.result), cube, points });
  }
  return t('web-result', { kind: lossWord(result.result), times: counted, cube, points });
}

export function lossWord(n: Loss): 'single' | 'gammon' | 'backgammon' {
  return n === 1 ? 'single' : n === 2 ? 'gammon' : 'backgammon';
}

/** "You win a gammon" and the like, for the head of the card. */
export function outcome(view: View, result: ResultView): string {
  const kind =
    result.ending === 'off' && result.result !== 0 ? lossWord(result.result) : result.ending;
  return t('web-outcome', { ...who(view, result.winner), kind });
}

/** "0 + 2 = 2 to 7": how the winner's score came about; null where one game was all. */
export function scoreLine(view: View, result: ResultView): string | null {
  if (view.games === 1) return null;
  const after = result.score[result.winner];
  return t(view.length === null ? 'web-score-money' : 'web-score-match', {
    before: after - result.points,
    points: result.points,
    after,
    other: result.score[other(result.winner)],
    length: view.length ?? 0,
    won: view.phase === 'match-over' ? 'yes' : 'no',
  });
}

/** The status line: whose decision it is and what it is; `left` are the dice not played yet. */
export function status(view: View, state: string, left: readonly number[] = []): string {
  const actor = view.actor;
  const subject = actor === null ? { who: 'other', name: '' } : { ...who(view, actor) };
  switch (state) {
    case 'opening':
      return t('web-status-opening');
    case 'to-roll':
      return t('web-status-to-roll', {
        ...subject,
        double: view.actions.includes('double') ? 'yes' : 'no',
      });
    case 'rolling':
      return t('web-status-rolling', { ...who(view, view.turn) });
    case 'moving':
      return t('web-status-moving', {
        ...subject,
        left: list(left.map(String)),
      });
    case 'confirm':
      return t('web-status-confirm');
    case 'no-move':
      return t('web-no-move');
    case 'offer-sent':
      return t('web-status-offer-sent', { ...subject });
    case 'double-offered':
      return t('web-log-doubles', {
        ...who(view, other(actor ?? 0)),
        value: view.offered ?? 2,
        points: view.cube?.value ?? 1,
      });
    case 'beaver-offered':
      return t('web-log-beavers', { ...who(view, other(actor ?? 0)), value: view.offered ?? 4 });
    case 'resign-sent':
      return t('web-status-resign-sent', { ...subject });
    case 'resign-offered':
      return view.resigning === null
        ? ''
        : t('web-log-resigns', {
            ...who(view, other(actor ?? 0)),
            kind: lossWord(view.resigning.n),
            points: view.resigning.points,
          });
    case 'game-over':
    case 'match-over':
      return view.result === null ? t('web-status-over') : outcome(view, view.result);
    default:
      return actor === null ? '' : t('web-status-waiting', { ...subject });
  }
}
