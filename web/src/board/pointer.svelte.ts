// The hand on the board: taps, second-button and long presses, and drags with pointer capture.
// Everything is judged by where the pointer is in board units, never by what element it hit, so a
// press between two points can go to the nearer one that makes sense.
import { gridOf, pointFor } from './cells';
import { areaOf, cubeAt, diceAt, distance, type View, type XY } from './geometry';
import type { BoardModel } from './model.svelte';
import { count, OFF, type Place, type Seat } from './types';

const MOUSE_SLOP = 6;
const TOUCH_SLOP = 10;
/** Milliseconds after which a press means something else than a short one. */
export const LONG_PRESS = 400;
const NEAR = 24;
const ABOVE_FINGER = 44;

interface Press {
  readonly id: number;
  readonly at: XY;
  readonly touch: boolean;
  readonly second: boolean;
  readonly make: boolean;
  readonly target: Target;
  long: boolean;
}

type Target =
  | { readonly kind: 'place'; readonly point: number }
  | { readonly kind: 'die' }
  | { readonly kind: 'cube' }
  | { readonly kind: 'none' };

export interface Held {
  readonly id: number;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

export class PointerHand {
  held = $state.raw<Held | null>(null);
  released = $state.raw<{ readonly id: number; readonly at: XY } | null>(null);
  stop = $state<number | null>(null);
  private press: Press | null = null;
  private from: number | null = null;
  private crossed: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly model: () => BoardModel,
    private readonly view: () => View,
    private readonly haptics: () => boolean,
  ) {}

  down(event: PointerEvent, svg: SVGSVGElement | undefined): void {
    if (!svg || this.press || event.button > 2 || event.button === 1) return;
    if (this.model().listener.hurry?.()) return;
    svg.setPointerCapture(event.pointerId);
    const at = spot(event, svg);
    this.released = null;
    const press: Press = {
      id: event.pointerId,
      at,
      touch: event.pointerType === 'touch',
      second: event.button === 2 || event.shiftKey,
      make: event.altKey,
      target: this.targetAt(at, svg),
      long: false,
    };
    this.press = press;
    this.timer = setTimeout(() => {
      press.long = true;
    }, LONG_PRESS);
  }

  move(event: PointerEvent, svg: SVGSVGElement | undefined): void {
    if (!svg) return;
    const at = spot(event, svg);
    if (!this.press) {
      if (event.pointerType === 'mouse') this.hover(at, svg);
      return;
    }
    if (event.pointerId !== this.press.id) return;
    if (!this.held && !this.lift(this.press, at, svg)) return;
    if (!this.held || this.from === null) return;
    const above = this.press.touch ? ABOVE_FINGER * unitsPerPixel(svg, this.view()) : 0;
    const hand = { x: at.x, y: at.y - above };
    this.held = { ...this.held, ...hand };
    const over = this.placeAt(hand, this.reachable(), svg);
    if (over !== null && this.crossed.at(-1) !== over) this.crossed.push(over);
    this.stop = over === null ? null : this.model().stopTowards(this.from, over, this.crossed);
  }

  up(event: PointerEvent, svg: SVGSVGElement | undefined): void {
    const press = this.press;
    if (!svg || press?.id !== event.pointerId) return;
    clearTimeout(this.timer);
    this.press = null;
    if (this.held && this.from !== null) {
      this.letGo(this.held, this.from, svg);
      return;
    }
    this.tap(press);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.press = null;
    if (this.held) this.released = { id: this.held.id, at: this.held };
    this.held = null;
    this.from = null;
    this.stop = null;
    this.model().drop();
  }

  leave(): void {
    if (!this.press) this.model().hovered = null;
  }

  private tap(press: Press): void {
    const model = this.model();
    const { target } = press;
    if (target.kind === 'cube') model.listener.cube?.();
    else if (target.kind === 'die') this.tapDice();
    else if (target.kind === 'place' && model.state !== 'to-roll') {
      model.press(target.point, { second: press.second || press.long, make: press.make });
    } else model.drop();
  }

  private tapDice(): void {
    const model = this.model();
    if (model.state === 'to-roll') model.listener.roll?.();
    else if (model.complete) model.confirm();
    else model.swap();
  }

  /** Picks the checker up once the pointer has moved far enough to mean it. */
  private lift(press: Press, at: XY, svg: SVGSVGElement): boolean {
    const model = this.model();
    const { target } = press;
    if (target.kind !== 'place' || target.point === OFF || !model.canLift(target.point))
      return false;
    const moved =
      Math.hypot(at.x - press.at.x, at.y - press.at.y) / unitsPerPixel(svg, this.view());
    if (moved < (press.touch ? TOUCH_SLOP : MOUSE_SLOP)) return false;
    const top = count(model.men, model.turn, target.point) - 1;
    const token = model.tokens.find(
      (t) => t.seat === model.turn && t.point === target.point && t.slot === top,
    );
    if (!token) return false;
    clearTimeout(this.timer);
    if (model.movable.has(target.point)) model.pick(target.point);
    this.from = target.point;
    this.crossed = [];
    this.held = { id: token.id, seat: token.seat, ...at };
    this.buzz(10);
    return true;
  }

  private letGo(held: Held, from: number, svg: SVGSVGElement): void {
    const model = this.model();
    const to = this.placeAt(held, this.reachable(), svg);
    this.released = { id: held.id, at: { x: held.x, y: held.y } };
    this.held = null;
    this.stop = null;
    this.from = null;
    if (to === null || to === from) model.drop();
    else if (model.carry(from, to, this.crossed) && model.hits(to)) this.buzz(25);
  }

  private hover(at: XY, svg: SVGSVGElement): void {
    const model = this.model();
    if (!model.mine || model.complete) {
      if (model.hovered !== null) model.hovered = null;
      return;
    }
    const point = this.placeAt(at, model.movable, svg);
    const next = point !== null && model.movable.has(point) ? point : null;
    if (model.hovered !== next) model.hovered = next;
  }

  private reachable(): ReadonlySet<number> {
    const { reach, path } = this.model();
    const all = new Set([...(reach?.near ?? []), ...(reach?.far ?? [])]);
    const last = path.at(-1);
    if (last?.[1] === this.from) all.add(last[0]);
    return all;
  }

  private targetAt(at: XY, svg: SVGSVGElement): Target {
    const model = this.model();
    const view = this.view();
    const dice = model.state === 'to-roll' ? 2 : model.diceShown.length;
    const slack = 6;
    const inside = (box: { x: number; y: number; size: number }): boolean =>
      Math.abs(at.x - box.x) <= box.size / 2 + slack &&
      Math.abs(at.y - box.y) <= box.size / 2 + slack;
    if (model.cube) {
      const cube = cubeAt(view, model.cube.owner, model.offer?.to ?? null);
      if (cube && inside(cube)) return { kind: 'cube' };
    }
    if (dice > 0 && diceAt(view, model.turn, dice).some(inside)) return { kind: 'die' };
    const useful = new Set([...model.movable, ...this.reachable()]);
    const point = this.placeAt(at, useful, svg);
    return point === null ? { kind: 'none' } : { kind: 'place', point };
  }

  /** The place under a spot, or the nearest one of `useful` within reach of it. */
  private placeAt(at: XY, useful: ReadonlySet<number>, svg: SVGSVGElement): number | null {
    const view = this.view();
    const { turn } = this.model();
    let nearest: { point: number; away: number } | null = null;
    let under: number | null = null;
    for (const place of places(view)) {
      const point = pointFor(turn, place);
      if (point === null) continue;
      const away = distance(at, areaOf(view, place));
      if (away === 0) under = point;
      if (useful.has(point) && (nearest === null || away < nearest.away)) nearest = { point, away };
    }
    if (under !== null && useful.has(under)) return under;
    if (nearest && nearest.away <= NEAR * unitsPerPixel(svg, view) && under === null)
      return nearest.point;
    return under;
  }

  private buzz(ms: number): void {
    if (this.haptics() && 'vibrate' in navigator) navigator.vibrate(ms);
  }
}

function places(view: View): readonly Place[] {
  return gridOf(view).flat();
}

export function unitsPerPixel(svg: SVGSVGElement, view: View): number {
  const width = svg.getBoundingClientRect().width;
  return width > 0 ? view.geometry.width / width : 1;
}

export function spot(event: PointerEvent, svg: SVGSVGElement): XY {
  const box = svg.getBoundingClientRect();
  const { width, height } = svg.viewBox.baseVal;
  return {
    x: ((event.clientX - box.left) * width) / (box.width || 1),
    y: ((event.clientY - box.top) * height) / (box.height || 1),
  };
}
