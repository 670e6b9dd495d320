// How the figures of the statistics are named and written.
import { date, fixed, t } from '../i18n/index.svelte';
import { shownName } from '../online/names';
import { service } from '../play/api.svelte';
import type { MatchFigures, SummedFigures } from '../protocol';

/** So many decisions must count for a PR to be shown. */
export const LEAST = 50;

/** A PR, or how many of the decisions that it takes there are. */
export function performance({ pr, pr_shown, counted }: SummedFigures): string {
  return pr_shown ? fixed(pr, 1) : t('report-pr-few', { count: counted, least: LEAST });
}

/** A level of the computer or, for people, their word. */
export function levelName(level: string): string {
  return level === 'person' ? t('stats-person') : t(`web-level-${level}`);
}

/** A group of matches by opponent: a name, or the level of a computer without one. */
export function opponentName(name: string): string {
  if (name === '') return t('stats-unnamed');
  const computer = service.levels.some(({ id }) => id === name);
  return computer ? t('stats-computer-at', { level: levelName(name) }) : shownName(name);
}

export function monthName(month: string): string {
  return month === '' ? t('stats-undated') : date(month);
}

/** Whom a match was against. */
export function against({ opponent, level }: MatchFigures): string {
  return opponentName(opponent || (level ?? ''));
}
