// What the sides of a kept table are called where it is listed.
import type { Seat } from '../board/types';
import { t } from '../i18n/index.svelte';
import { type KnownTable, ownSeat } from './known';
import { colourName } from './sentences';

/** Both sides of a table: their names, else "You" and "Computer", or their colours. */
export function tableNames(table: KnownTable): { readonly white: string; readonly black: string } {
  const own = ownSeat(table);
  const called = (name: string, seat: Seat): string => {
    if (name !== '') return name;
    const level = table.levels?.[seat] ?? null;
    if (level !== null) return t('web-computer-level', { level: t(`web-level-${level}`) });
    if (own === null) return colourName(seat);
    return t(own === seat ? 'web-you' : 'web-computer');
  };
  return { white: called(table.white, 0), black: called(table.black, 1) };
}
