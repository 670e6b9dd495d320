// The hand on a board that is being set up: a press puts or takes a checker, a drag carries one to
// any place. It knows no rule; what a press means its page decides.
import { gridOf, pointFor } from './cells';
import { areaOf, distance, type View, type XY } from './geometry';
import type { BoardModel } from './model.svelte';
import { type Held, LONG_PRESS, spot, unitsPerPixel } from './pointer.svelte';
import { count, type Place, type Seat } from './types';

const SLOP = 8;

interface Press {
  readonly id: number;
  readonly at: XY;
  readonly place: Place;
  readonly second: boolean;
  readonly since: number;
}

export class EditHand {
  held = $state.raw<Held | null>(null);
  released = $state.raw<{ readonly id: number; readonly at: XY } | null>(null);
  readonly stop = null;
  private press: Press | null = null;

  constructor(
    private readonly model: () => BoardModel,
    private readonly view: () => View,
  ) {}

  down(event: PointerEvent, svg: SVGSVGElement | undefined): void {
    if (!svg || this.press || event.button > 2 || event.button === 1) return;
    const at = spot(event, svg);
    const place = this.placeAt(at);
    if (!place) return;
    svg.setPointerCapture(event.pointerId);
    const second = event.button === 2 || event.shiftKey || event.altKey;
    this.press = { id: event.pointerId, at, place, second, since: event.timeStamp };
  }

  move(event: PointerEvent, svg: SVGSVGElement | undefined): void {
    const { press } = this;
    if (!svg || press?.id !== event.pointerId) return;
    const at = spot(event, svg);
    if (this.held) {
      this.held = { ...this.held, ...at };
      return;
    }
    const moved = Math.hypot(at.x - press.at.x, at.y - press.at.y);
    if (moved / unitsPerPixel(svg, this.view()) < SLOP) return;
    const token = this.topOf(press.place);
    if (token) this.held = { ...token, ...at };
  }

  up(event: PointerEvent, svg: SVGSVGElement | undefined): void {
    const { press, held } = this;
    if (!svg || press?.id !== event.pointerId) return;
    this.press = null;
    this.held = null;
    const { editor } = this.model();
    const to = this.placeAt(spot(event, svg));
    if (held && to) editor?.carry(held.seat, press.place, to);
    else if (!held) {
      const long = event.timeStamp - press.since >= LONG_PRESS;
      editor?.press(press.place, press.second || long);
    }
  }

  cancel(): void {
    this.press = null;
    this.held = null;
  }

  leave(): void {
    // Nothing lights up under a pointer here.
  }

  private topOf(place: Place): { readonly id: number; readonly seat: Seat } | undefined {
    const { men, tokens } = this.model();
    return tokens.find(({ seat, point, slot }) => {
      const there = pointFor(seat, place);
      return there !== null && point === there && slot === count(men, seat, there) - 1;
    });
  }

  private placeAt(at: XY): Place | undefined {
    return gridOf(this.view())
      .flat()
      .find((place) => distance(at, areaOf(this.view(), place)) === 0);
  }
}
