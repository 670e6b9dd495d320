// Where everything stands on the board, in SVG units. Two geometries, one drawing code: W for
// wide screens, P for a phone held upright. Pure arithmetic: no DOM, no colours.
//
// A place is first named as the person at the bottom sees it (home at the right), then mirrored
// when the direction switch says so. Changing the side at the bottom exchanges the seats.
import { BAR, OFF, type Place, type Seat } from './types';

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Geometry {
  readonly name: 'W' | 'P';
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
  readonly centre: number;
  readonly cubeRail: Span | null;
  readonly tray: Span;
  readonly left: Span;
  readonly bar: Span;
  readonly right: Span;
  readonly pitch: number;
  readonly base: number;
  readonly length: number;
  /** x of the points 1, 7, 13 and 18's neighbour 19, from which the others are counted. */
  readonly columns: readonly [number, number, number, number];
  readonly numbers: { readonly size: number; readonly top: number; readonly bottom: number };
  readonly die: {
    readonly size: number;
    readonly mine: number;
    readonly theirs: number;
    readonly pitch: number;
  };
  readonly four: { readonly size: number; readonly pitch: number };
  readonly cube: {
    readonly size: number;
    readonly x: number;
    readonly offered: number;
    readonly ends: Span | null;
  };
  readonly barChecker: { readonly offset: number; readonly radius: number };
  readonly slab: {
    readonly width: number;
    readonly height: number;
    readonly pitch: number;
    readonly x: number;
    readonly bottom: number;
    readonly top: number;
  };
}

export const WIDE: Geometry = {
  name: 'W',
  width: 1000,
  height: 740,
  top: 40,
  bottom: 700,
  centre: 370,
  cubeRail: { from: 16, to: 92 },
  tray: { from: 908, to: 984 },
  left: { from: 108, to: 468 },
  bar: { from: 468, to: 532 },
  right: { from: 532, to: 892 },
  pitch: 60,
  base: 58,
  length: 270,
  columns: [862, 438, 138, 562],
  numbers: { size: 20, top: 28, bottom: 727 },
  die: { size: 56, mine: 712, theirs: 288, pitch: 68 },
  four: { size: 56, pitch: 64 },
  cube: { size: 60, x: 54, offered: 84, ends: { from: 80, to: 660 } },
  barChecker: { offset: 70, radius: 27 },
  slab: { width: 60, height: 17, pitch: 18, x: 946, bottom: 696, top: 44 },
};

export const PORTRAIT: Geometry = {
  name: 'P',
  width: 830,
  height: 828,
  top: 38,
  bottom: 790,
  centre: 414,
  cubeRail: null,
  tray: { from: 775, to: 827 },
  left: { from: 3, to: 363 },
  bar: { from: 363, to: 411 },
  right: { from: 411, to: 771 },
  pitch: 60,
  base: 58,
  length: 290,
  columns: [741, 333, 33, 441],
  numbers: { size: 26, top: 28, bottom: 819 },
  die: { size: 84, mine: 591, theirs: 183, pitch: 96 },
  four: { size: 72, pitch: 80 },
  cube: { size: 72, x: 387, offered: 108, ends: null },
  barChecker: { offset: 96, radius: 25 },
  slab: { width: 44, height: 19, pitch: 20, x: 801, bottom: 786, top: 42 },
};

export const RADIUS = 27;
export const STACK = 5;
export const BAR_STACK = 4;
const STEP = 56;
/** From the edge of a full stack to the middle of a target's mark beyond it. */
const BEYOND = 7;

export interface View {
  readonly geometry: Geometry;
  readonly homeLeft: boolean;
  readonly bottom: Seat;
}

export interface XY {
  readonly x: number;
  readonly y: number;
}

export interface Box extends XY {
  readonly width: number;
  readonly height: number;
}

export function mirror(view: View, x: number): number {
  return view.homeLeft ? view.geometry.width - x : x;
}

/** The point as numbered by the person sitting at the bottom. */
function seenFromBottom(view: View, place: Place): number {
  return place.seat === view.bottom ? place.point : 25 - place.point;
}

/** Centre line of a point, numbered from the bottom. */
export function columnX(view: View, point: number): number {
  const { columns, pitch } = view.geometry;
  const quarter = Math.floor((point - 1) / 6);
  const within = (point - 1) % 6;
  const start = columns[quarter as 0 | 1 | 2 | 3];
  return mirror(view, quarter < 2 ? start - pitch * within : start + pitch * within);
}

export function isLower(point: number): boolean {
  return point <= 12;
}

/** Centre of the checker in `slot` of a place; slots past the last drawn one share its place. */
export function checkerAt(view: View, place: Place, slot: number): XY {
  const g = view.geometry;
  const atBottom = place.seat === view.bottom;
  if (place.point === OFF) {
    const box = slabAt(view, place.seat, slot);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  if (place.point === BAR) {
    const away = g.barChecker.offset + STEP * Math.min(slot, BAR_STACK - 1);
    return {
      x: mirror(view, (g.bar.from + g.bar.to) / 2),
      y: atBottom ? g.centre - away : g.centre + away,
    };
  }
  const point = seenFromBottom(view, place);
  const away = 28 + STEP * Math.min(slot, STACK - 1);
  return { x: columnX(view, point), y: isLower(point) ? g.bottom - away : g.top + away };
}

/** Where the mark of a target goes: the next free slot, or beyond a stack that has none. */
export function targetAt(view: View, place: Place, standing: number): XY {
  if (place.point === OFF || place.point === BAR || standing < STACK)
    return checkerAt(view, place, standing);
  const beyond = checkerAt(view, place, STACK - 1);
  const away = RADIUS + BEYOND;
  const lower = isLower(seenFromBottom(view, place));
  return { x: beyond.x, y: lower ? beyond.y - away : beyond.y + away };
}

export function radiusAt(view: View, place: Place): number {
  return place.point === BAR ? view.geometry.barChecker.radius : RADIUS;
}

/** The flat piece that stands for a borne-off checker. */
export function slabAt(view: View, seat: Seat, slot: number): Box {
  const { slab } = view.geometry;
  const centre = mirror(view, slab.x);
  const y =
    seat === view.bottom
      ? slab.bottom - slab.height - slab.pitch * slot
      : slab.top + slab.pitch * slot;
  return { x: centre - slab.width / 2, y, width: slab.width, height: slab.height };
}

/** The part of the board that answers a press for a place. */
export function areaOf(view: View, place: Place): Box {
  const g = view.geometry;
  const atBottom = place.seat === view.bottom;
  if (place.point === OFF) {
    const y = atBottom ? g.centre + 10 : g.top;
    return box(view, g.tray.from, g.tray.to, y, atBottom ? g.bottom : g.centre - 10);
  }
  if (place.point === BAR) {
    return atBottom
      ? box(view, g.bar.from, g.bar.to, g.top, g.centre - 38)
      : box(view, g.bar.from, g.bar.to, g.centre + 38, g.bottom);
  }
  const point = seenFromBottom(view, place);
  const x = columnX(view, point) - g.pitch / 2;
  const height = 5 * STEP + 10;
  return isLower(point)
    ? { x, y: g.bottom - height, width: g.pitch, height }
    : { x, y: g.top, width: g.pitch, height };
}

/** The part of a tray that holds its slabs, without the count beside them. */
export function slabsOf(view: View, seat: Seat): Box {
  const g = view.geometry;
  const area = areaOf(view, { seat, point: OFF });
  const top = seat === view.bottom ? g.centre + 42 : area.y + 5;
  const end = seat === view.bottom ? g.bottom - 5 : g.centre - 42;
  return { x: area.x + 5, y: top, width: area.width - 10, height: end - top };
}

export interface DieBox extends XY {
  readonly size: number;
}

/** Places for the dice of `seat` from left to right as seen: two, or four of a double. */
export function diceAt(view: View, seat: Seat, howMany: number): readonly DieBox[] {
  const g = view.geometry;
  const middle = mirror(view, seat === view.bottom ? g.die.mine : g.die.theirs);
  const { size, pitch } = howMany > 2 ? g.four : g.die;
  return Array.from({ length: howMany }, (_, i) => ({
    x: middle + pitch * (i - (howMany - 1) / 2),
    y: g.centre,
    size,
  }));
}

/** Where the cube lies; null when the geometry shows it in its owner's strip instead. */
export function cubeAt(view: View, owner: Seat | null, offeredTo: Seat | null): DieBox | null {
  const g = view.geometry;
  if (offeredTo !== null) {
    const x = mirror(view, offeredTo === view.bottom ? g.die.mine : g.die.theirs);
    return { x, y: g.centre, size: g.cube.offered };
  }
  const x = mirror(view, g.cube.x);
  if (owner === null) return { x, y: g.centre, size: g.cube.size };
  if (g.cube.ends === null) return null;
  return { x, y: owner === view.bottom ? g.cube.ends.to : g.cube.ends.from, size: g.cube.size };
}

/** Distance of a spot from a box, 0 inside. */
export function distance(spot: XY, area: Box): number {
  const dx = Math.max(area.x - spot.x, 0, spot.x - (area.x + area.width));
  const dy = Math.max(area.y - spot.y, 0, spot.y - (area.y + area.height));
  return Math.hypot(dx, dy);
}

function box(view: View, from: number, to: number, y: number, end: number): Box {
  const a = mirror(view, from);
  const b = mirror(view, to);
  return { x: Math.min(a, b), y, width: Math.abs(b - a), height: end - y };
}
