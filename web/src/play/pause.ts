// Waiting that a press can cut short.

export class Pause {
  private done: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.done = resolve;
      this.timer = setTimeout(() => this.finish(), ms);
    });
  }

  /** Ends the wait now; false when nothing was waiting. */
  finish(): boolean {
    const done = this.done;
    clearTimeout(this.timer);
    this.done = null;
    done?.();
    return done !== null;
  }
}
