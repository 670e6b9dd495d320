import { describe, expect, it } from 'vitest';
import { fixture, type FixtureName } from './fixtures';
import { formatTurn } from './notation';
import { readTyped } from './typed';

function read(text: string, name: FixtureName = 'start 3-1') {
  return readTyped(text, { seat: 0, ...fixture(name) });
}

describe('typed moves', () => {
  it.each([
    '8/5 6/5',
    '8/5, 6/5',
    '8-5 6-5',
    '8 5 6 5',
    '8 5, 6 5',
    '6/5 8/5',
    '8/5* 6/5*',
    ' 8/5  6/5 ',
  ])('%j is the five-point', (text) => {
    const { steps, fault } = read(text);
    expect(fault).toBeNull();
    expect(formatTurn(steps)).toBe('8/5 6/5');
  });

  it('several hops and counts', () => {
    expect(formatTurn(read('24/20').steps)).toBe('24/20');
    expect(formatTurn(read('24/23/20').steps)).toBe('24/20');
    expect(read('24/23/20').steps[0]?.[1]).toBe(23);
    expect(formatTurn(read('8/7(2) 6/5(2)', 'start 1-1').steps)).toBe('8/7(2) 6/5(2)');
  });

  it('bar and off by name or number, in any case', () => {
    expect(read('BAR/19', 'bar 6-4').steps).toHaveLength(1);
    expect(read('25/19', 'bar 6-4').steps).toHaveLength(1);
    expect(formatTurn(read('6/Off 5/0', 'bear off 6-5').steps)).toBe('6/off 5/off');
  });

  it('an unfinished piece is not yet a fault', () => {
    expect(read('8/')).toEqual({ steps: [], fault: null });
    expect(read('8/5 6').fault).toBeNull();
    expect(formatTurn(read('8/5 6').steps)).toBe('8/5');
    expect(read('')).toEqual({ steps: [], fault: null });
  });

  it.each<[string, FixtureName, string]>([
    ['8/2', 'start 3-1', 'no-die'],
    ['13/12', 'start 3-1', 'blocked'],
    ['9/8', 'start 3-1', 'empty'],
    ['13/7', 'bar 6-4', 'bar-first'],
    ['8/5 8/5', 'start 3-1', 'used'],
    ['6/5(4) 8/7', 'start 1-1', 'used'],
    ['6/8', 'start 3-1', 'upward'],
    ['8/8', 'start 3-1', 'upward'],
    ['6/off', 'only turn 6-2', 'not-allowed'],
    ['hello', 'start 3-1', 'unreadable'],
    ['99/3', 'start 3-1', 'unreadable'],
  ])('%j on %s: %s', (text, name, code) => {
    expect(read(text, name).fault?.reason.code).toBe(code);
  });

  it('keeps what fits and names the part that does not, where it stands', () => {
    const { steps, fault } = read('8/5 6/2');
    expect(formatTurn(steps)).toBe('8/5');
    expect(fault).toMatchObject({ start: 4, end: 7, text: '6/2' });
  });
});
