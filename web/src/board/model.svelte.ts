// What the board shows and what the person has done with it so far in this turn: one object that
// the drawing, the pointer, the keyboard and the buttons share. It walks the turn graph it was
// given and knows nothing else of the game.
import { formatTurn } from './notation';
import { moveTokens, settle, type Token } from './tokens';
import {
  afterStep,
  BAR,
  count,
  type Cube,
  type Dice,
  type Graph,
  type Men,
  OFF,
  other,
  type Place,
  sameMen,
  type Seat,
  type Step,
} from './types';
import {
  bestPath,
  isComplete,
  makePoint,
  type Path,
  pathsFrom,
  pressDestination,
  pressStep,
  sources,
  targets,
} from './walk';

export type BoardState =
  | 'opening'
  | 'to-roll'
  | 'rolling'
  | 'moving'
  | 'confirm'
  | 'waiting'
  | 'no-move'
  | 'offer-sent'
  | 'double-offered'
  | 'beaver-offered'
  | 'resign-sent'
  | 'resign-offered'
  | 'game-over'
  | 'match-over';

/** How pieces move: milliseconds a step, between steps, and for a roll of the dice. */
export interface Pace {
  readonly step: number;
  readonly gap: number;
  readonly dice: number;
}

export interface Arrow {
  readonly seat: Seat;
  readonly from: { readonly point: number; readonly slot: number };
  readonly to: { readonly point: number; readonly slot: number };
  readonly kind: 'last' | 'best' | 'played';
}

export interface DieShown {
  readonly value: number;
  readonly used: boolean;
}

export interface MoveOptions {
  readonly tapSelects: boolean;
  readonly showTargets: boolean;
  readonly showDots: boolean;
  readonly highDieLeft: boolean;
}

/** What the board tells its page. */
export interface BoardListener {
  steps?(steps: Path): void;
  undone?(steps: Path): void;
  refused?(point: number): void;
  confirm?(steps: Path): void;
  roll?(): void;
  cube?(): void;
  /** A press while something is being shown: finish it. True when there was something. */
  hurry?(): boolean;
}

/** Who sets up the checkers, where the board is not for playing. */
export interface BoardEditor {
  /** A press; `second` with the other button, or a long one. */
  press(place: Place, second: boolean): void;
  /** Takes a checker away. */
  take(place: Place): void;
  /** A checker was carried from one place to another. */
  carry(seat: Seat, from: Place, to: Place): void;
}

const NOWHERE: ReadonlySet<number> = new Set();
const START: Men = [new Array<number>(26).fill(0), new Array<number>(26).fill(0)];

export class BoardModel {
  state = $state<BoardState>('waiting');
  turn = $state<Seat>(0);
  men = $state.raw<Men>(START);
  tokens = $state.raw<readonly Token[]>([]);
  dice = $state.raw<Dice | null>(null);
  /** One die each while the opening roll is shown. */
  opening = $state.raw<Dice | null>(null);
  tumbling = $state(false);
  cube = $state.raw<Cube | null>(null);
  offer = $state.raw<{ readonly value: number; readonly to: Seat } | null>(null);
  cubeGlows = $state(false);
  arrows = $state.raw<readonly Arrow[]>([]);
  hintArrows = $state.raw<readonly Arrow[] | null>(null);
  graph = $state.raw<Graph | null>(null);
  path = $state.raw<Path>([]);
  swapped = $state(false);
  picked = $state<number | null>(null);
  hovered = $state<number | null>(null);
  blinking = $state.raw<readonly number[]>([]);
  /** Places that are wrong in a position being set up. */
  lit = $state.raw<readonly Place[]>([]);
  shaking = $state<number | null>(null);
  /** Shown around the dice while an automatic play waits to be sent. */
  ring = $state(false);
  pace = $state.raw<Pace>({ step: 220, gap: 120, dice: 400 });
  options = $state.raw<MoveOptions>({
    tapSelects: false,
    showTargets: true,
    showDots: true,
    highDieLeft: true,
  });
  listener: BoardListener = {};
  editor: BoardEditor | null = null;
  /** The position at the start of the turn, from which undo counts. */
  private base: Men = START;
  private awaited: { readonly to: number; readonly ways: readonly number[] } | null = null;

  readonly node = $derived(this.path.at(-1)?.[4] ?? 0);
  readonly mine = $derived(this.graph !== null);
  readonly complete = $derived(this.graph !== null && isComplete(this.graph, this.node));
  readonly movable = $derived<ReadonlySet<number>>(
    this.graph === null ? NOWHERE : sources(this.graph, this.node),
  );
  readonly canUndo = $derived(this.mine && this.path.length > 0);
  readonly typed = $derived(formatTurn(this.path));
  /** Places the checker in hand (or under the pointer) can go to. */
  readonly reach = $derived.by(() => {
    const from = this.picked ?? this.hovered;
    if (this.graph === null || from === null) return null;
    return targets(this.graph, this.node, from);
  });
  readonly diceShown = $derived.by<readonly DieShown[]>(() => {
    if (this.dice === null) return [];
    const used = this.path.map((step) => step[3]);
    const [a, b] = this.dice;
    const none = this.state === 'no-move';
    if (a === b) {
      return [0, 1, 2, 3].map((i) => ({ value: a, used: none || i < used.length }));
    }
    return this.dieOrder.map((value) => ({ value, used: none || used.includes(value) }));
  });

  /** The dice from left to right as shown. */
  get dieOrder(): readonly number[] {
    if (this.dice === null) return [];
    const [a, b] = this.dice;
    const order = this.options.highDieLeft && b > a ? [b, a] : [a, b];
    return this.swapped ? order.toReversed() : order;
  }

  /** Shows a position without a turn to play. */
  show(men: Men): void {
    this.graph = null;
    this.path = [];
    this.drop();
    this.base = men;
    this.put(men);
  }

  /** Gives the person a turn; `done` are steps already made (a reload in mid-turn). */
  begin(turn: Seat, men: Men, dice: Dice, graph: Graph, done: Path = []): void {
    this.turn = turn;
    this.dice = dice;
    this.swapped = false;
    this.base = men;
    this.path = this.walkable(graph, done);
    this.graph = graph;
    this.drop();
    this.put(this.path.reduce((m, step) => afterStep(m, turn, step), men));
  }

  /** Plays steps of either side on the board as one flight per checker. */
  fly(seat: Seat, steps: Path): void {
    this.tokens = moveTokens(this.tokens, seat, steps);
    this.men = steps.reduce((m, step) => afterStep(m, seat, step), this.men);
  }

  /** Plays steps of the graph, one after the other, for the person. */
  play(steps: Path): void {
    if (this.graph === null || steps.length === 0) return;
    this.drop();
    this.hintArrows = null;
    this.arrows = [];
    this.fly(this.turn, steps);
    this.path = [...this.path, ...steps];
    this.listener.steps?.(steps);
  }

  undo(howMany = 1): void {
    if (!this.canUndo) return;
    this.drop();
    const back = this.path.slice(-howMany);
    this.path = this.path.slice(0, -howMany);
    this.put(this.path.reduce((m, step) => afterStep(m, this.turn, step), this.base));
    this.listener.undone?.(back);
  }

  undoAll(): void {
    this.undo(this.path.length);
  }

  confirm(): void {
    if (!this.complete) return;
    const steps = this.path;
    this.listener.confirm?.(steps);
  }

  /** Takes the turn out of the person's hands, leaving the checkers where they stand. */
  end(): void {
    this.graph = null;
    this.drop();
  }

  swap(): void {
    if (this.mine && !this.complete) this.swapped = !this.swapped;
  }

  /**
   * A press on a point, the bar or the tray, in the numbers of the player on roll. False if
   * nothing can come of it there.
   */
  press(point: number, how: { readonly second?: boolean; readonly make?: boolean } = {}): boolean {
    const graph = this.graph;
    if (graph === null) return false;
    if (this.complete) return this.refuse(point);
    if (this.awaited?.ways.includes(point)) {
      return this.carry(point, this.awaited.to);
    }
    if (how.make) {
      const pair = makePoint(graph, this.node, this.men, this.turn, point);
      if (pair !== null) {
        this.play(pair);
        return true;
      }
    }
    if (this.picked !== null) return this.pressWithPicked(point);
    if (this.movable.has(point) && point !== OFF) {
      if (!this.options.tapSelects) return this.pressChecker(point, how.second ?? false);
      this.pick(point);
      return true;
    }
    const outcome = pressDestination(graph, this.node, this.men, this.turn, point, this.dieOrder);
    if (outcome.kind === 'play') this.play(outcome.steps);
    else if (outcome.kind === 'ask') this.ask(point, outcome.sources);
    else return this.refuse(point);
    return true;
  }

  /** Plays from a checker with the left die, or the right one first. */
  pressChecker(point: number, second: boolean): boolean {
    if (this.graph === null) return false;
    const order = second ? this.dieOrder.toReversed() : this.dieOrder;
    const step = pressStep(this.graph, this.node, point, order);
    if (step === null) return this.refuse(point);
    this.play([step]);
    return true;
  }

  pick(point: number): void {
    if (!this.movable.has(point)) return;
    this.awaited = null;
    this.blinking = [];
    this.picked = point;
  }

  drop(): void {
    this.picked = null;
    this.hovered = null;
    this.awaited = null;
    this.blinking = [];
  }

  /** Carries the checker on `from` to `to`, over several dice if need be. False if it cannot go. */
  carry(from: number, to: number, crossed: readonly number[] = []): boolean {
    if (this.graph === null) return false;
    const last = this.path.at(-1);
    const path = bestPath(pathsFrom(this.graph, this.node, from), to, this.dieOrder, crossed);
    if (path !== null) {
      this.play(path);
      return true;
    }
    if (last?.[1] === from && last[0] === to) {
      this.undo();
      return true;
    }
    this.drop();
    return false;
  }

  /** The first stop on the way to `to` where the two ways differ in hitting, for the drag to mark. */
  stopTowards(from: number, to: number, crossed: readonly number[]): number | null {
    if (this.graph === null) return null;
    const ways = pathsFrom(this.graph, this.node, from).filter((p) => p.at(-1)?.[1] === to);
    const hitting = new Set(ways.map((path) => path.slice(0, -1).some((step) => step[2] === 1)));
    const path = bestPath(ways, to, this.dieOrder, crossed);
    return hitting.size > 1 && path !== null ? (path[0]?.[1] ?? null) : null;
  }

  /** Whether the person could move a checker from here, or pick up the one just moved. */
  canLift(point: number): boolean {
    return this.movable.has(point) || this.path.at(-1)?.[1] === point;
  }

  hits(point: number): boolean {
    if (this.graph === null || point === OFF || point === BAR) return false;
    return count(this.men, other(this.turn), 25 - point) === 1;
  }

  private pressWithPicked(point: number): boolean {
    const from = this.picked;
    if (from === null) return false;
    if (from === point) this.drop();
    else if (!this.carry(from, point)) {
      if (!this.movable.has(point)) return false;
      this.pick(point);
    }
    return true;
  }

  private ask(to: number, ways: readonly number[]): void {
    this.awaited = { to, ways };
    this.blinking = ways;
  }

  private refuse(point: number): false {
    this.drop();
    this.shaking = point;
    this.listener.refused?.(point);
    return false;
  }

  private put(men: Men): void {
    this.tokens = settle(men, this.tokens);
    if (!sameMen(men, this.men)) this.men = men;
  }

  /** The longest beginning of `steps` that the graph really holds. */
  private walkable(graph: Graph, steps: Path): Path {
    const kept: Step[] = [];
    for (const step of steps) {
      const open = graph.nodes[kept.at(-1)?.[4] ?? 0] ?? [];
      const same = open.find((s) => s.every((n, i) => n === step[i]));
      if (!same) break;
      kept.push(same);
    }
    return kept;
  }
}

/** Arrows of a turn: one for each checker, hops merged, from where it left to where it landed. */
export function arrowsOf(
  men: Men,
  seat: Seat,
  steps: Path,
  kind: Arrow['kind'] = 'last',
): readonly Arrow[] {
  const before = settle(men);
  const after = moveTokens(before, seat, steps);
  const was = new Map(before.map((token) => [token.id, token]));
  const moved = after.filter((token) => {
    const old = was.get(token.id);
    return token.seat === seat && old !== undefined && old.point !== token.point;
  });
  return moved.map((token) => {
    const old = was.get(token.id) ?? token;
    return {
      seat,
      from: { point: old.point, slot: old.slot },
      to: { point: token.point, slot: token.slot },
      kind,
    };
  });
}
