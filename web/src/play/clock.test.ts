import { describe, expect, it } from 'vitest';
import { clockText, type ClockView, delayAt, leftAt, until } from './clock';

const clock: ClockView = {
  kind: 'delay',
  left: [60_000, 90_000],
  delay: 12_000,
  wholeDelay: 12_000,
  running: 0,
  at: 1000,
};

describe('clocks', () => {
  it('run only for the side to act, and only after its delay', () => {
    expect(leftAt(clock, 0, 13_000)).toBe(60_000);
    expect(leftAt(clock, 0, 23_000)).toBe(50_000);
    expect(leftAt(clock, 1, 23_000)).toBe(90_000);
    expect(leftAt(clock, 0, 1e9)).toBe(0);
  });

  it('show the delay as it goes', () => {
    expect(delayAt(clock, 0, 1000)).toBe(1);
    expect(delayAt(clock, 0, 7000)).toBe(0.5);
    expect(delayAt(clock, 0, 14_000)).toBe(0);
    expect(delayAt(clock, 1, 1000)).toBe(0);
  });

  it('tell when they will warn', () => {
    expect(until(clock, 0, 30_000, 1000)).toBe(42_000);
    expect(until(clock, 0, 30_000, 50_000)).toBeNull();
    expect(until(clock, 1, 30_000, 1000)).toBeNull();
  });

  it.each([
    [120_000, '2:00'],
    [119_001, '2:00'],
    [61_000, '1:01'],
    [10_000, '0:10'],
    [9999, '10.0'],
    [9940, '10.0'],
    [9900, '9.9'],
    [1, '0.1'],
    [0, '0.0'],
  ])('%i ms is %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
