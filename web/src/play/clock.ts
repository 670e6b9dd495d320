// What a clock shows: counted on from what the server last said, by the page's own steady time.
// The server alone decides when a clock has fallen.
import type { Seat } from '../board/types';
import type { ClockState } from '../protocol';

export interface ClockView {
  readonly kind: 'delay' | 'bronstein';
  /** What each seat had left when the server said so, in ms. */
  readonly left: readonly [number, number];
  /** What was left of the delay then, and the whole of it. */
  readonly delay: number;
  readonly wholeDelay: number;
  readonly running: Seat | null;
  /** When it was said, by `performance.now()`. */
  readonly at: number;
}

/** The times, in ms, at which a clock warns its owner. */
export const WARNINGS = [30_000, 10_000] as const;
const TENTHS = 10_000;

export function clockView(
  state: ClockState | null,
  kind: string,
  wholeDelay: number,
  at: number,
): ClockView | null {
  if (state === null || kind === 'none') return null;
  return {
    kind: kind === 'bronstein' ? 'bronstein' : 'delay',
    left: state.left,
    delay: state.delay,
    wholeDelay,
    running: state.running as Seat | null,
    at,
  };
}

/** What a seat has left now. */
export function leftAt(clock: ClockView, seat: Seat, now: number): number {
  if (clock.running !== seat) return clock.left[seat];
  return Math.max(0, clock.left[seat] - Math.max(0, now - clock.at - clock.delay));
}

/** The part of the delay that is left to a seat, 0 to 1; 0 when its time runs down or stands. */
export function delayAt(clock: ClockView, seat: Seat, now: number): number {
  if (clock.running !== seat || clock.wholeDelay <= 0) return 0;
  return Math.max(0, clock.delay - (now - clock.at)) / clock.wholeDelay;
}

/** How long from now until a seat's clock shows `mark`, null when it will not. */
export function until(clock: ClockView, seat: Seat, mark: number, now: number): number | null {
  if (clock.running !== seat) return null;
  const wait = clock.left[seat] - mark + clock.delay - (now - clock.at);
  return wait >= 0 ? wait : null;
}

/** As `minuteText`, but with little left in seconds and tenths; rounded up, so that 0.0 is the end. */
export function clockText(ms: number): string {
  return ms < TENTHS ? (Math.ceil(ms / 100) / 10).toFixed(1) : minuteText(ms);
}

/** `m:ss`, rounded up. */
export function minuteText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
