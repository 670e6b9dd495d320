import { describe, expect, it } from 'vitest';
import { pageOf } from './router.svelte';
import { DEFAULTS, restore } from './settings.svelte';

describe('settings', () => {
  it('come back as they were kept', () => {
    expect(restore(JSON.stringify({ ...DEFAULTS, board: 'slate', volume: 10 }))).toMatchObject({
      board: 'slate',
      volume: 10,
    });
  });

  it.each([null, '', 'no JSON', '[]', '7', '{"board": "glass"}', '{"volume": "loud"}', '{"x": 1}'])(
    '%j leaves what is usual',
    (kept) => {
      expect(restore(kept)).toEqual(DEFAULTS);
    },
  );
});

describe('addresses', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/new', { name: 'new' }],
    ['/game/abc', { name: 'game', id: 'abc' }],
    ['/game', { name: 'unknown' }],
    ['/rules', { name: 'rules', part: 'start' }],
    ['/rules/cube', { name: 'rules', part: 'cube' }],
    ['/nothing/here', { name: 'unknown' }],
  ])('%s', (path, page) => {
    expect(pageOf(path)).toMatchObject(page);
  });
});
