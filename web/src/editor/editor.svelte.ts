// What the editor works on: the position, the way back, and what the server makes of it.
import { BoardModel } from '../board/model.svelte';
import { count, type Place, type Seat } from '../board/types';
import { keep, kept } from '../kept';
import type { JudgeAsked, PositionChecked, PositionTold } from '../protocol';
import { ask } from '../server/ask';
import { Attempt } from '../server/attempt.svelte';
import { playFrom } from './play';
import {
  added,
  carried,
  drawn,
  fromTold,
  MOST_MEN,
  onBoard,
  rolled,
  type Setup,
  START,
  taken,
  withOff,
} from './setup';

export type Brush = 'white' | 'black' | 'erase';

const KEY = 'fivepoint.editor';
const MOST_KEPT = 20;
const MOST_UNDO = 100;
const PAUSE_MS = 150;

export class Editor {
  setup = $state.raw<Setup>(START);
  brush = $state<Brush>('white');
  told = $state.raw<PositionTold | null>(null);
  /** The position that is to be judged, null while none is. */
  asked = $state.raw<JudgeAsked | null>(null);
  /** Identifiers of the last positions that were looked at, newest first. */
  recent = $state.raw<readonly string[]>(readRecent());
  readonly board = new BoardModel();
  /** What is wrong with the position, one sentence each. */
  problems = $state.raw<readonly string[]>([]);
  readonly check = new Attempt();
  readonly reading = new Attempt();
  readonly canUndo = $derived.by(() => this.before.length > 0);
  /** The side with too many checkers, each with how many. */
  readonly crowded = $derived(
    ([0, 1] as const)
      .map((seat) => ({ seat, count: onBoard(this.setup.placed, seat) }))
      .filter(({ count }) => count > MOST_MEN),
  );
  private before = $state.raw<readonly Setup[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  /** `changed` hears of the place that a press changed. */
  constructor(private readonly changed: (place: Place) => void) {
    this.board.editor = {
      press: (place, second) => this.press(place, second),
      take: (place) => this.put(taken(this.setup.placed, place), place),
      carry: (seat, from, to) => this.put(carried(this.setup.placed, seat, from, to), to),
    };
    this.show();
  }

  close(): void {
    clearTimeout(this.timer);
    this.round += 1;
  }

  change(part: Partial<Setup>): void {
    this.before = [...this.before, this.setup].slice(-MOST_UNDO);
    this.setup = { ...this.setup, ...part };
    this.show();
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.setup = last;
    this.show();
  }

  /** Takes over the position that a text tells of. */
  read(text: string): Promise<boolean> {
    return this.reading.run(async () => {
      const told = (await ask('POST', '/api/positions', { text })) as PositionTold;
      this.change(fromTold(told));
      this.told = told;
      this.remember(told.xgid);
    });
  }

  /** Has the position judged as it stands; the first answer is there at once. */
  analyse(): void {
    const { board, state, men = MOST_MEN } = drawn(this.setup);
    this.asked = { board, state, men, dice: rolled(this.setup) };
    this.remember(this.told?.xgid ?? null);
  }

  /** Begins a game from here against a level of the computer; its address. */
  play(level: string, seat: Seat): Promise<string> {
    this.remember(this.told?.xgid ?? null);
    return playFrom(this.setup, level, seat);
  }

  private press(place: Place, second: boolean): void {
    const { placed } = this.setup;
    if (this.brush === 'erase') {
      this.put(taken(placed, place), place);
      return;
    }
    const brush: Seat = this.brush === 'white' ? 0 : 1;
    const seat: Seat = second ? (brush === 0 ? 1 : 0) : brush;
    // Each half of the bar is one side's, whatever the brush.
    this.put(added(placed, place.point === 25 ? place.seat : seat, place), place);
  }

  private put(placed: Setup['placed'], place: Place): void {
    if (placed !== this.setup.placed) this.change({ placed });
    this.changed(place);
  }

  private show(): void {
    const { placed, turn, cube, owner } = this.setup;
    this.board.turn = turn;
    this.board.dice = rolled(this.setup);
    this.board.cube = { value: cube, owner };
    this.board.show(withOff(placed));
    this.board.state = 'waiting';
    this.board.arrows = [];
    this.board.hintArrows = null;
    this.board.lit = this.crowded.flatMap(({ seat }) =>
      Array.from({ length: 25 }, (_, i) => ({ seat, point: i + 1 })).filter(
        ({ point }) => count(this.board.men, seat, point) > 0,
      ),
    );
    this.asked = null;
    this.round += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tell(), PAUSE_MS);
  }

  private async tell(): Promise<void> {
    const round = this.round;
    this.told = null;
    await this.check.run(async () => {
      const asked = drawn(this.setup);
      const found = (await ask('POST', '/api/positions/check', asked)) as PositionChecked;
      if (round !== this.round) return;
      this.told = found.position;
      this.problems = found.faults.map(({ text }) => text);
      this.light(found.faults.flatMap(({ places }) => places));
    });
  }

  /** Lights places that the server names by the side on roll, and every one of a side too many. */
  private light(named: readonly number[]): void {
    const { turn } = this.setup;
    const seen = named.map<Place>((point) =>
      point === 0 ? { seat: turn === 0 ? 1 : 0, point: 25 } : { seat: turn, point },
    );
    // A place that a side on it knows by its own number: so its topmost checker is ringed.
    const held = seen.map<Place>((place) =>
      count(this.board.men, place.seat, place.point) > 0 || place.point === 25
        ? place
        : { seat: place.seat === 0 ? 1 : 0, point: 25 - place.point },
    );
    this.board.lit = held;
  }

  private remember(id: string | null): void {
    if (id === null) return;
    this.recent = [id, ...this.recent.filter((one) => one !== id)].slice(0, MOST_KEPT);
    keep(KEY, this.recent);
  }
}

function readRecent(): readonly string[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}
