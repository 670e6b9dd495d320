// What a game between people is agreed to be: length, clock, rated; as the forms have it, as the
// server takes it, and in words.
import { number, t } from '../i18n/index.svelte';
import { keep, withKept } from '../kept';
import type { ClockRules, Rules } from '../protocol';

/** The longest match that the lobby arranges. */
export const LONGEST = 25;
export type ClockChoice = 'standard' | 'quick' | 'bronstein' | 'days' | 'none';
export const CLOCKS: readonly ClockChoice[] = ['standard', 'quick', 'bronstein', 'days', 'none'];

export interface Terms {
  money: boolean;
  length: number;
  clock: ClockChoice;
  days: number;
  rated: boolean;
  perRoll: boolean;
  /** How far the other side's rating may be from one's own; 0 for any. */
  range: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** A session for money has no length: its clock is that of a match to this. */
const MONEY_POINTS = 9;
const KEY = 'fivepoint.terms';

export function usualTerms(): Terms {
  return withKept<Terms>(KEY, {
    money: false,
    length: 5,
    clock: 'standard',
    days: 3,
    rated: true,
    perRoll: false,
    range: 0,
  });
}

export function keepTerms(terms: Terms): void {
  keep(KEY, terms);
}

/** A match to 1 has no cube. */
export function rulesOf({ money, length }: Terms): Rules {
  const points = Math.min(LONGEST, Math.max(1, Math.round(length) || 1));
  return money
    ? { length: null, crawford: false, jacoby: true }
    : { length: points, cube: points > 1 };
}

export function clockOf({ money, length, clock, days }: Terms): ClockRules {
  const points = money ? MONEY_POINTS : length;
  switch (clock) {
    case 'standard':
      return { kind: 'delay', reserve: 2 * MINUTE * points, delay: 12 * SECOND };
    case 'quick':
      return { kind: 'delay', reserve: MINUTE * points, delay: 8 * SECOND };
    case 'bronstein':
      return { kind: 'bronstein', reserve: 2 * MINUTE * points, delay: 12 * SECOND };
    case 'days':
      return { kind: 'correspondence', reserve: 0, delay: days * DAY };
    case 'none':
      return { kind: 'none', reserve: 0, delay: 0 };
  }
}

/** Rated matches are standard ones with a clock, between accounts. */
export function canBeRated(terms: Terms, account: boolean): boolean {
  return account && !terms.money && terms.clock !== 'none' && terms.length > 0;
}

export function clockWords({ kind = 'none', reserve = 0, delay = 0 }: ClockRules): string {
  return t('people-clock', {
    kind,
    minutes: number(reserve / MINUTE, { maximumFractionDigits: 1 }),
    seconds: delay / SECOND,
    days: Math.round(delay / DAY),
  });
}

export function lengthWords({ length = null }: Pick<Rules, 'length'>): string {
  return length === null ? t('people-length-money') : t('people-length-match', { length });
}

/** A span of time in its largest unit: what is left, in words. */
export function timeWords(ms: number): string {
  const [unit, size] =
    ms >= 2 * DAY
      ? (['day', DAY] as const)
      : ms >= 2 * 60 * MINUTE
        ? (['hour', 60 * MINUTE] as const)
        : (['minute', MINUTE] as const);
  const whole = Math.max(0, Math.floor(ms / size));
  return number(whole, { style: 'unit', unit, unitDisplay: 'long' });
}
