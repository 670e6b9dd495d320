import { describe, expect, it } from 'vitest';
import {
  areaOf,
  checkerAt,
  cubeAt,
  diceAt,
  PORTRAIT,
  RADIUS,
  slabAt,
  slabsOf,
  targetAt,
  type View,
  WIDE,
} from './geometry';
import { BAR, OFF, type Seat } from './types';

const wide: View = { geometry: WIDE, homeLeft: false, bottom: 0 };
const at = (view: View, seat: Seat, point: number, slot = 0) => {
  const { x, y } = checkerAt(view, { seat, point }, slot);
  return [x, y];
};

describe('the wide board', () => {
  it('stands White’s checkers where the specification says', () => {
    expect([0, 1, 2].map((slot) => at(wide, 0, 8, slot))).toEqual([
      [378, 672],
      [378, 616],
      [378, 560],
    ]);
    expect([0, 1].map((slot) => at(wide, 0, 24, slot))).toEqual([
      [862, 68],
      [862, 124],
    ]);
  });

  it('puts one point of both seats in one place', () => {
    for (let point = 1; point <= 24; point++) {
      expect(at(wide, 0, point)).toEqual(at(wide, 1, 25 - point));
    }
  });

  it('stacks the sixth checker on the fifth, and the fifth on the bar on the fourth', () => {
    expect(at(wide, 0, 6, 9)).toEqual(at(wide, 0, 6, 4));
    expect(at(wide, 0, BAR, 7)).toEqual(at(wide, 0, BAR, 3));
  });

  it('keeps each side’s bar checkers in the half where they enter', () => {
    expect(at(wide, 0, BAR)).toEqual([500, 300]);
    expect(at(wide, 1, BAR)).toEqual([500, 440]);
  });

  it('lays borne-off checkers from both ends of the tray', () => {
    expect(slabAt(wide, 0, 0)).toEqual({ x: 916, y: 679, width: 60, height: 17 });
    expect(slabAt(wide, 1, 1)).toEqual({ x: 916, y: 62, width: 60, height: 17 });
  });

  it('places dice and cube', () => {
    expect(diceAt(wide, 0, 2).map((die) => die.x)).toEqual([678, 746]);
    expect(diceAt(wide, 1, 2).map((die) => die.x)).toEqual([254, 322]);
    expect(diceAt(wide, 0, 4).map((die) => die.x)).toEqual([616, 680, 744, 808]);
    expect(cubeAt(wide, null, null)).toEqual({ x: 54, y: 370, size: 60 });
    expect(cubeAt(wide, 0, null)?.y).toBe(660);
    expect(cubeAt(wide, null, 1)).toEqual({ x: 288, y: 370, size: 84 });
  });
});

describe.each([WIDE, PORTRAIT])('switching in geometry $name', (geometry) => {
  const view: View = { geometry, homeLeft: false, bottom: 0 };
  const everywhere = ([0, 1] as const).flatMap((seat) =>
    Array.from({ length: 25 }, (_, i) => i + 1).map((point) => ({ seat, point })),
  );

  it('direction turns x round and leaves y', () => {
    for (const place of everywhere) {
      const before = checkerAt(view, place, 1);
      const after = checkerAt({ ...view, homeLeft: true }, place, 1);
      expect(after.x).toBe(geometry.width - before.x);
      expect(after.y).toBe(before.y);
    }
  });

  it('the side at the bottom turns y round and leaves x', () => {
    for (const place of everywhere) {
      const before = checkerAt(view, place, 2);
      const after = checkerAt({ ...view, bottom: 1 }, place, 2);
      expect(after.x).toBe(before.x);
      expect(after.y).toBe(geometry.height - before.y);
    }
  });

  it('every checker lies in the area that answers for it, and in no other', () => {
    const places = [...everywhere.filter(({ seat, point }) => seat === 0 || point === BAR)];
    places.push({ seat: 0, point: OFF }, { seat: 1, point: OFF });
    const areas = places.map((place) => areaOf(view, place));
    for (const [i, place] of places.entries()) {
      const { x, y } = checkerAt(view, place, 0);
      const inside = areas.filter(
        (a) => x > a.x && x < a.x + a.width && y > a.y && y < a.y + a.height,
      );
      expect(inside).toEqual([areas[i]]);
    }
  });

  it('marks a target in the next free slot, and beyond a full stack clear of dice', () => {
    const place = { seat: 0, point: 6 } as const;
    expect(targetAt(view, place, 3)).toEqual(checkerAt(view, place, 3));
    for (const [point, way] of [
      [6, 1],
      [19, -1],
    ] as const) {
      const full = { seat: 0, point } as const;
      const last = checkerAt(view, full, 4);
      const away = targetAt(view, full, 7);
      expect(away.x).toBe(last.x);
      expect(way * (last.y - away.y)).toBeGreaterThan(RADIUS);
      for (const die of [...diceAt(view, 0, 2), ...diceAt(view, 0, 4)])
        expect(Math.abs(die.y - away.y)).toBeGreaterThanOrEqual(14 + die.size / 2);
    }
  });

  it('frames the slabs of a tray without the count beside them', () => {
    for (const seat of [0, 1] as const) {
      const slabs = slabsOf(view, seat);
      for (const slot of [0, 14]) {
        const slab = slabAt(view, seat, slot);
        expect(slab.y).toBeGreaterThanOrEqual(slabs.y - 2);
        expect(slab.y + slab.height).toBeLessThanOrEqual(slabs.y + slabs.height + 2);
      }
      const [top, end] = seat === view.bottom ? [16, 34] : [-36, -18];
      expect(
        slabs.y > geometry.centre + end || slabs.y + slabs.height < geometry.centre + top,
      ).toBe(true);
    }
  });

  it('dice, cube and the two bar stacks never touch', () => {
    const lowest = checkerAt(view, { seat: 0, point: BAR }, 0).y + geometry.barChecker.radius;
    const highest = checkerAt(view, { seat: 1, point: BAR }, 0).y - geometry.barChecker.radius;
    const cube = cubeAt(view, null, null);
    const half = (cube?.size ?? 0) / 2;
    if (geometry.cubeRail === null) {
      expect(lowest).toBeLessThan(geometry.centre - half);
      expect(highest).toBeGreaterThan(geometry.centre + half);
    }
    for (const die of diceAt(view, 0, 4)) {
      expect(die.x - die.size / 2).toBeGreaterThan(geometry.bar.to);
      expect(die.x + die.size / 2).toBeLessThan(geometry.right.to);
      expect(Math.abs(die.x - (cube?.x ?? 0))).toBeGreaterThan(die.size / 2 + half);
    }
  });
});
