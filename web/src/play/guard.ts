// Protection against presses that were meant for something else: an offer ignores every press
// that began before it was shown, and for a moment after.

export const OFFER_GUARD_MS = 600;
export const DOUBLE_GUARD_MS = 250;

let lastPress = 0;
let pressesInARow = 0;

/** Notes when presses begin, for the whole page. */
export function watchPresses(): void {
  const note = (event: Event): void => {
    lastPress = event.timeStamp;
  };
  addEventListener('pointerdown', note, { capture: true });
  addEventListener('mousedown', (event) => (pressesInARow = event.detail), { capture: true });
  addEventListener('keydown', note, { capture: true });
}

/** Whether the last press of the pointer was the second of a double press, or a further one. */
export function pressedAgain(): boolean {
  return pressesInARow > 1;
}

export class Guard {
  private readonly shown = performance.now();

  constructor(private readonly ms: number) {}

  /** Whether the press that leads here began late enough to be meant. */
  meant(): boolean {
    return lastPress >= this.shown + this.ms;
  }
}
