// The second look: before an action is sent, the tutor may say what it would give up. The action
// waits for its answer; without one (no line, nothing to judge) it goes on as if nothing was asked.
// What it warns of is kept as a card to practise, whatever is played then.
import { deck } from '../practice/deck.svelte';
import type { SecondLook } from '../protocol';
import type { Action } from './view';

/** From which loss on the tutor speaks, by setting. */
export const TUTOR_LEAST = { blunders: 0.08, errors: 0.04, all: 0.02 } as const;

const WATCHED: ReadonlySet<Action> = new Set<Action>(['play', 'roll', 'double', 'take', 'drop']);

export class Tutor {
  warning = $state.raw<SecondLook | null>(null);
  looking = $state(false);
  private goOn: (() => void) | null = null;
  private round = 0;

  /** Whether this action is one to look at; a roll is only where doubling was possible. */
  watches(action: Action, allowed: readonly Action[]): boolean {
    return WATCHED.has(action) && (action !== 'roll' || allowed.includes('double'));
  }

  /** Holds an action back until the tutor has spoken, and on a warning until the person has. */
  async consider(look: Promise<SecondLook>, goOn: () => void): Promise<void> {
    this.drop();
    const { round } = this;
    this.looking = true;
    const found = await look.catch(() => null);
    if (round !== this.round) return;
    this.looking = false;
    if (found?.warn !== true) {
      goOn();
      return;
    }
    this.warning = found;
    if (found.card) deck.add([found.card], Date.now());
    this.goOn = goOn;
  }

  /** Play it all the same. */
  anyway(): void {
    const { goOn } = this;
    this.drop();
    goOn?.();
  }

  /** Think again: nothing is sent, the dice stay. */
  drop(): void {
    this.round += 1;
    this.looking = false;
    this.warning = null;
    this.goOn = null;
  }
}
