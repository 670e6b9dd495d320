// How the figures of an analysis are written: signs, marks and what to call an action.
import { fixed, signed, t } from '../i18n/index.svelte';
import type { JudgedCube, JudgedDecision } from '../protocol';

const ACTIONS: Readonly<Record<string, string>> = {
  'no double': 'report-action-no-double',
  double: 'report-action-double',
  take: 'report-action-take',
  drop: 'report-action-drop',
  beaver: 'report-action-beaver',
  raccoon: 'report-action-raccoon',
  resign: 'report-action-resign',
  play: 'report-action-play',
  accept: 'report-action-accept',
  refuse: 'report-action-refuse',
};

const MARKS: Readonly<Record<string, string>> = {
  '?!': 'report-mark-inaccuracy',
  '?': 'report-mark-error',
  '??': 'report-mark-blunder',
};

/** What was done, in words or in the notation of plays. */
export function made(decision: JudgedDecision): string {
  if (decision.kind === 'play') return decision.made === '' ? t('report-no-move') : decision.made;
  return action(decision.made);
}

export function action(word: string): string {
  const key = ACTIONS[word];
  return key === undefined ? word : t(key);
}

/** What a mark means, null for none. */
export function markWord(mark: string): string | null {
  const key = MARKS[mark];
  return key === undefined ? null : t(key);
}

export function equity(value: number): string {
  return signed(value, 3);
}

/** What a decision gives up, as a loss. */
export function lost(value: number): string {
  return `−${fixed(value, 3)}`;
}

export function percent(share: number): string {
  return fixed(100 * share, 1);
}

/** The sentence on what is right at the cube. */
export function right(cube: JudgedCube): string {
  return t('report-right', { action: cube.action.replace(' ', '-'), response: cube.response });
}
