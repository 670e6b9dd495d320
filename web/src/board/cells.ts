// The cells of the board as a grid on the screen: two rows of fourteen, in the order they are
// seen, and what is said of each.
import { list, t } from '../i18n/index.svelte';
import type { View } from './geometry';
import type { BoardModel } from './model.svelte';
import { BAR, count, OFF, other, type Place, type Seat } from './types';
import { stepsAt } from './walk';

export const COLUMNS = 14;

/** Two rows from left to right as seen; points are named by the bottom player's numbers. */
export function gridOf(view: View): readonly (readonly Place[])[] {
  const { bottom } = view;
  const top = other(bottom);
  const run = (from: number, to: number): Place[] => {
    const step = from < to ? 1 : -1;
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => ({
      seat: bottom,
      point: from + i * step,
    }));
  };
  // Each row holds the bar half and the tray drawn in it.
  const upper = [
    ...run(13, 18),
    { seat: bottom, point: BAR },
    ...run(19, 24),
    { seat: top, point: OFF },
  ];
  const lower = [
    ...run(12, 7),
    { seat: top, point: BAR },
    ...run(6, 1),
    { seat: bottom, point: OFF },
  ];
  return [upper, lower].map((row) => (view.homeLeft ? row.toReversed() : row));
}

/** The name tests and style sheets know a cell by; points in White's numbers. */
export function cellId({ seat, point }: Place): string {
  if (point === BAR) return seat === 0 ? 'bar-w' : 'bar-b';
  if (point === OFF) return seat === 0 ? 'off-w' : 'off-b';
  return String(seat === 0 ? point : 25 - point);
}

/** The same place in the numbers of `seat`; null for the other side's bar and tray. */
export function pointFor(seat: Seat, place: Place): number | null {
  if (place.seat === seat) return place.point;
  return place.point === BAR || place.point === OFF ? null : 25 - place.point;
}

export function seatWord(seat: Seat): 'white' | 'black' {
  return seat === 0 ? 'white' : 'black';
}

/** The sentence a screen reader says for a cell, with points numbered for `reader`. */
export function cellName(model: BoardModel, place: Place, reader: Seat): string {
  const { seat, point } = place;
  if (point === OFF) {
    const off = count(model.men, seat, OFF);
    const total = model.men[seat].reduce((sum, n) => sum + n, 0);
    return withTarget(
      model,
      place,
      t('web-cell-off', { count: off, seat: seatWord(seat), left: total - off }),
    );
  }
  if (point === BAR) {
    const waiting = count(model.men, seat, BAR);
    if (waiting === 0) return t('web-cell-bar-empty', { seat: seatWord(seat) });
    return t('web-cell-bar', { count: waiting, seat: seatWord(seat) });
  }
  const numbered = pointFor(reader, place) ?? point;
  const holder = ([0, 1] as const).find(
    (side) => count(model.men, side, pointFor(side, place) ?? OFF) > 0,
  );
  if (holder === undefined) {
    return withTarget(model, place, t('web-cell-empty', { point: numbered }));
  }
  const held = count(model.men, holder, pointFor(holder, place) ?? OFF);
  const args = { point: numbered, count: held, seat: seatWord(holder) };
  const ways = waysFrom(model, place);
  if (ways.length > 0) return t('web-cell-movable', { ...args, ways: list(ways) });
  return withTarget(model, place, t(held === 1 ? 'web-cell-blot' : 'web-cell-held', args));
}

/** What is said where a key has moved nothing, with points numbered for `reader`. */
export function nothingToMove({ seat, point }: Place, reader: Seat): string {
  const place = point === BAR ? 'bar' : point === OFF ? 'off' : 'point';
  return t('web-nothing-to-move', { place, point: seat === reader ? point : 25 - point });
}

function waysFrom(model: BoardModel, place: Place): readonly string[] {
  const from = pointFor(model.turn, place);
  if (model.graph === null || from === null) return [];
  return stepsAt(model.graph, model.node)
    .filter((step) => step[0] === from)
    .map(([, to, , die]) =>
      to === OFF ? t('web-cell-way-off', { die }) : t('web-cell-way', { to, die }),
    );
}

function withTarget(model: BoardModel, place: Place, name: string): string {
  const to = pointFor(model.turn, place);
  const aimed =
    to !== null && (model.reach?.near.has(to) === true || model.reach?.far.has(to) === true);
  return aimed && model.picked !== null ? t('web-cell-target', { cell: name }) : name;
}
