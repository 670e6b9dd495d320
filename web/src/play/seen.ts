// From whose side a game's board is seen: who sits at the bottom, whose numbers the points bear,
// and whom the text is for.
import { settings } from '../app/settings.svelte';
import { other, type Seat } from '../board/types';
import type { View } from './view';

export interface Seen {
  bottom: Seat;
  reader: Seat;
  numbersOf: Seat | null;
}

/** One's own side; where both seats are played here, that of whoever is to act or on turn. */
export function seenFrom(view: View, flipped: boolean): Seen {
  const alone = view.mine.length === 1;
  const own = view.mine[0] ?? 0;
  const turned = settings.turnBoard && view.actor !== null ? view.actor : 0;
  const me = alone ? own : turned;
  const reader = alone ? own : view.turn;
  const numbers = settings.numbers === 'follow' || !alone ? reader : me;
  return {
    bottom: flipped ? other(me) : me,
    reader,
    numbersOf: settings.numbers === 'off' ? null : numbers,
  };
}
