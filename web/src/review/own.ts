// Whose a review is: which side of it the person of this browser played, and what both are called.
import type { Seat } from '../board/types';
import { t } from '../i18n/index.svelte';
import { keep, kept } from '../kept';
import { shownName } from '../online/names';
import { colourName } from '../play/sentences';
import type { Review } from '../protocol';

type Sides = readonly [boolean, boolean];

const KEY = 'fivepoint.sides';
const MOST = 300;

/** Notes the sides of a review that are one's own. */
export function keepSides(id: string, [white, black]: Sides): void {
  if (!white && !black) return;
  const others = keptSides().filter(([other]) => other !== id);
  keep(KEY, [[id, white, black], ...others].slice(0, MOST));
}

/** The sides of a review that are one's own: as noted here, as the account has them, or by name. */
export function ownSides(review: Review, name: string | null): Sides {
  const found = keptSides().find(([id]) => id === review.id);
  const own = (seat: Seat): boolean =>
    review.mine[seat] ||
    (found?.[seat + 1] ?? false) === true ||
    (name !== null && name !== '' && review.players[seat] === name);
  return [own(0), own(1)];
}

/** The one side that is one's own; null where none is, or both are. */
export function ownSide([white, black]: Sides): Seat | null {
  if (white === black) return null;
  return white ? 0 : 1;
}

/** What a side is called: its name, "You", the computer with its level, or its colour. */
export function sideName(
  review: Pick<Review, 'players' | 'levels'>,
  seat: Seat,
  own: Seat | null,
): string {
  const name = review.players[seat];
  const level = review.levels[seat];
  if (name !== '') return shownName(name);
  if (level !== null) return t('web-computer-level', { level: t(`web-level-${level}`) });
  return own === seat ? t('web-you') : colourName(seat);
}

function keptSides(): readonly (readonly [string, boolean, boolean])[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter(isNote) : [];
}

function isNote(value: unknown): value is readonly [string, boolean, boolean] {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [id, white, black] = value as readonly unknown[];
  return typeof id === 'string' && typeof white === 'boolean' && typeof black === 'boolean';
}
