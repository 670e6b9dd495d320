import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixture, names } from './fixtures';
import { afterStep, BAR, count, OFF, pips } from './types';
import {
  bestPath,
  endings,
  isComplete,
  pathsFrom,
  pressDestination,
  pressStep,
  sources,
  stepsAt,
  targets,
} from './walk';

const moves = (steps: readonly (readonly number[])[]) => steps.map(([from, to]) => [from, to]);

describe('walking real turn graphs', () => {
  it.each(names)('%s: as many end positions as the rules count', (name) => {
    const { graph, men, results } = fixture(name);
    expect(endings(graph, men, 0, 1000)).toHaveLength(results);
  });

  it('any walk ends, with every checker accounted for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.infiniteStream(fc.nat()), (name, choices) => {
        const { graph, men } = fixture(name);
        let node = 0;
        let now = men;
        for (const choice of choices) {
          const open = stepsAt(graph, node);
          const step = open[choice % Math.max(1, open.length)];
          if (!step) break;
          const before = pips(now, 0);
          now = afterStep(now, 0, step);
          expect(pips(now, 0)).toBeLessThan(before);
          node = step[4];
        }
        expect(isComplete(graph, node)).toBe(true);
        for (const seat of [0, 1] as const) {
          expect(now[seat].reduce((a, b) => a + b)).toBe(15);
        }
      }),
    );
  });

  it('3-1 from the start: checkers that move, and where they go', () => {
    const { graph } = fixture('start 3-1');
    expect([...sources(graph, 0)].sort((a, b) => b - a)).toEqual([24, 13, 8, 6]);
    const { near, far } = targets(graph, 0, 8);
    expect([...near].sort()).toEqual([5, 7]);
    expect([...far]).toEqual([4]);
  });

  it('a press plays the first die in order, else the other', () => {
    const { graph } = fixture('start 3-1');
    expect(pressStep(graph, 0, 8, [3, 1])?.slice(0, 2)).toEqual([8, 5]);
    expect(pressStep(graph, 0, 8, [1, 3])?.slice(0, 2)).toEqual([8, 7]);
    expect(pressStep(graph, 0, 13, [1, 3])?.slice(0, 2)).toEqual([13, 10]);
    expect(pressStep(graph, 0, 12, [3, 1])).toBeNull();
  });

  it('the way over several dice goes by the stop that was crossed', () => {
    const { graph } = fixture('start 3-1');
    const paths = pathsFrom(graph, 0, 8);
    expect(moves(bestPath(paths, 4, [3, 1]) ?? [])).toEqual([
      [8, 5],
      [5, 4],
    ]);
    expect(moves(bestPath(paths, 4, [3, 1], [7]) ?? [])).toEqual([
      [8, 7],
      [7, 4],
    ]);
    expect(bestPath(paths, 2, [3, 1])).toBeNull();
  });
});

describe('a press on a destination', () => {
  const press = (name: Parameters<typeof fixture>[0], to: number, order: readonly number[]) => {
    const { graph, men } = fixture(name);
    return pressDestination(graph, 0, men, 0, to, order);
  };

  it('(a) makes the point', () => {
    const outcome = press('start 3-1', 5, [3, 1]);
    expect(outcome.kind).toBe('play');
    if (outcome.kind === 'play') {
      expect(moves(outcome.steps).sort()).toEqual([
        [6, 5],
        [8, 5],
      ]);
    }
  });

  it('(b) plays the one checker that gets there', () => {
    const outcome = press('start 3-1', 21, [3, 1]);
    expect(outcome.kind === 'play' && moves(outcome.steps)).toEqual([[24, 21]]);
  });

  it('(c) asks when several could', () => {
    expect(press('start 6-4', 14, [6, 4])).toMatchObject({ kind: 'play' });
    expect(press('two reach 3-1', 9, [3, 1])).toMatchObject({ kind: 'ask' });
  });

  it('says nothing for a point that no checker reaches', () => {
    expect(press('start 3-1', 19, [3, 1]).kind).toBe('nothing');
    expect(press('start 3-1', OFF, [3, 1]).kind).toBe('nothing');
  });

  it('the tray takes as many as the dice allow', () => {
    const outcome = press('bear off 6-6', OFF, [6]);
    expect(outcome.kind).toBe('play');
    if (outcome.kind === 'play') expect(outcome.steps.every((step) => step[1] === OFF)).toBe(true);
  });

  it('from the bar only the entry', () => {
    const { graph, men } = fixture('bar 6-4');
    expect([...sources(graph, 0)]).toEqual([BAR]);
    expect(count(men, 0, BAR)).toBe(1);
    expect(press('bar 6-4', 19, [6, 4])).toMatchObject({ kind: 'play' });
  });
});
