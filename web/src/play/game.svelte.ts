// A running game on this page: takes what the table says, shows it in order and at a watchable
// pace, and sends what the person decides. It keeps no rules: what may be done is in the view.
import { BoardModel, arrowsOf, type BoardState } from '../board/model.svelte';
import { chains } from '../board/notation';
import { sameMen, type Seat, type Step } from '../board/types';
import { calm, pace, settings } from '../app/settings.svelte';
import { list, t } from '../i18n/index.svelte';
import { Automation } from './automation';
import { clockText, leftAt, until, WARNINGS } from './clock';
import { draftOf, keepDraft } from './draft';
import { pressedAgain } from './guard';
import { Pause } from './pause';
import * as say from './sentences';
import { sound } from './sound';
import { Tutor, TUTOR_LEAST } from './tutor.svelte';
import type {
  Action,
  ActionDetails,
  HintView,
  Link,
  Refusal,
  Transport,
  Update,
  View,
} from './view';

export interface LogLine {
  readonly id: number;
  readonly text: string;
  readonly alert: boolean;
}

const TIE_MS = 900;
const OPENED_MS = 600;
const NO_MOVE_MS = 1200;
const THINK_MS = 400;
const SENDING_MS = 300;
/** A second press as quick as this belongs to the first one; a double press may be slower. */
const DOUBLE_PRESS_MS = 400;
const SLOW_DOUBLE_PRESS_MS = 2000;
const FRAME_MS = 17;
const KEEP_LINES = 200;

export class Game {
  readonly tutor = new Tutor();
  readonly model = new BoardModel();
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** The line that is to be heard at once. */
  alert = $state<LogLine | null>(null);
  banner = $state<string | null>(null);
  link = $state<Link>('good');
  tries = $state(0);
  sending = $state(false);
  /** Raised past the first 300 ms of waiting for an answer. */
  slow = $state(false);
  refusal = $state<string | null>(null);
  /** What happened while the line was down, shown until the next action. */
  notice = $state<string | null>(null);
  noMoreDoubling = $state(false);
  /** Checkers that the server says were moved are on their way. */
  flying = $state(false);
  /** Asked for once a result is certain: the program plays the rest for the person. */
  finishing = $state(false);
  private readonly queue: Update[] = [];
  private running = false;
  private readonly pause = new Pause();
  private readonly automation: Automation;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  private clockTimers: ReturnType<typeof setTimeout>[] = [];
  private toldBack = false;
  /** When the last turn was handed over. */
  private handedOver = -Infinity;
  /** The opening roll was a tie, and has been looked at. */
  tied = false;
  private lines = 0;

  constructor(private readonly transport: Transport) {
    this.automation = new Automation(this);
    this.model.listener = {
      steps: (steps) => this.stepped(steps),
      undone: (steps) => this.stepUndone(steps),
      confirm: (steps) => this.consider('play', { steps }),
      roll: () => this.press('roll'),
      cube: () => this.cubePressed?.(),
      refused: () => undefined,
      hurry: () => this.hurry(),
    };
    transport.connect({
      update: (updates, restored) => this.receive(updates, restored),
      link: (link, tries) => this.linked(link, tries),
      refused: (refusal, view) => this.refused(refusal, view),
    });
  }

  /** Set by the page: what a press on the cube brings to hand. */
  cubePressed: (() => void) | null = null;

  may(action: Action): boolean {
    return !this.sending && this.myDecision && (this.view?.actions.includes(action) ?? false);
  }

  get myDecision(): boolean {
    const view = this.view;
    return (
      view !== null && (view.actor === null ? view.mine.length > 0 : view.mine.includes(view.actor))
    );
  }

  /** Sends an action if it is among those allowed. */
  act(action: Action, details: ActionDetails = {}): void {
    if (this.view?.actions.includes(action) && !this.sending) this.consider(action, details);
  }

  /** As `act`, for a press: the second one of a double press on Confirm does not roll. */
  press(action: 'roll', details: ActionDetails = {}): void {
    const wait = pressedAgain() ? SLOW_DOUBLE_PRESS_MS : DOUBLE_PRESS_MS;
    if (performance.now() >= this.handedOver + wait) this.act(action, details);
  }

  /** Sends an action, where the tutor watches only after its second look. */
  private consider(action: Action, details: ActionDetails): void {
    const { view, tutor } = this;
    const level = settings.tutor;
    if (this.sending || tutor.looking) return;
    if (!view?.hints || level === 'off' || this.finishing || !tutor.watches(action, view.actions)) {
      this.send(action, details);
      return;
    }
    this.automation.stop();
    const look = this.transport.secondLook(action, details, TUTOR_LEAST[level]);
    void tutor.consider(look, () => this.send(action, details));
  }

  private send(action: Action, details: ActionDetails): void {
    if (this.sending) return;
    this.automation.stop();
    this.sending = true;
    this.refusal = null;
    this.notice = null;
    this.banner = null;
    if (action === 'play') {
      this.model.end();
      this.handedOver = performance.now();
    }
    clearTimeout(this.slowTimer);
    this.slowTimer = setTimeout(() => (this.slow = this.sending), SENDING_MS);
    this.transport.send(action, details);
  }

  /** Says a sentence: politely in the log, or at once. */
  say(text: string, alert = false): void {
    this.lines += 1;
    const line = { id: this.lines, text, alert };
    this.log = [...this.log, line].slice(-KEEP_LINES);
    if (alert) this.alert = line;
  }

  /** A press while something is being shown finishes it and does nothing else. */
  hurry(): boolean {
    const waiting = this.pause.finish();
    return this.interrupt() || waiting;
  }

  /** Any press stops what is about to be played for the person. True when something was. */
  interrupt(): boolean {
    return this.automation.interrupt();
  }

  /** No question before rolling for the rest of this game. */
  stopDoubling(on: boolean): void {
    this.noMoreDoubling = on;
    if (this.view && !this.running) this.automation.start(this.view);
  }

  /** Lets the program play the rest of a game whose result is certain. */
  finish(): void {
    this.finishing = true;
    if (this.view && !this.running) this.automation.start(this.view);
  }

  /** Says what both clocks show. */
  sayClock(): void {
    const clock = this.view?.clock;
    if (!this.view || !clock) {
      this.say(t('web-say-no-clock'));
      return;
    }
    const now = performance.now();
    const [white, black] = ([0, 1] as const).map((seat) => clockText(leftAt(clock, seat, now)));
    this.say(t('web-say-clock', { white: white ?? '', black: black ?? '' }));
  }

  hint(): Promise<HintView> {
    return this.transport.hint();
  }

  retry(): void {
    this.transport.retry();
  }

  close(): void {
    this.automation.stop();
    clearTimeout(this.slowTimer);
    this.clockTimers.forEach(clearTimeout);
    this.transport.close();
    this.queue.length = 0;
    this.pause.finish();
  }

  private receive(updates: readonly Update[], restored: boolean): void {
    this.queue.push(...updates);
    if (restored) this.sayBack(updates);
    // After a gap everything but the last turn is shown at once.
    if (restored) this.skipTo(this.queue.findLastIndex((u) => u.happening.kind === 'rolled'));
    if (!this.running) void this.drain();
  }

  /** After a gap: that the line is back, and what has been played in it, but not from here. */
  private sayBack(updates: readonly Update[]): void {
    const own = this.model.path;
    const last = updates.findLast(
      ({ happening, view }) =>
        happening.kind === 'played' &&
        (this.link === 'lost' || (own.length > 0 && view.mine.includes(happening.seat))) &&
        !(view.mine.includes(happening.seat) && sameSteps(happening.steps, own)),
    );
    if (last?.happening.kind !== 'played') return;
    const { seat, steps } = last.happening;
    this.toldBack = true;
    this.notice = t('web-link-back-played', {
      name: last.view.seats[seat].name ?? say.colourName(seat),
      moves: say.hops(steps),
    });
    this.say(this.notice, true);
  }

  private skipTo(index: number): void {
    const last = index > 0 ? index : this.queue.length - 1;
    const skipped = this.queue.splice(0, Math.max(0, last));
    const view = skipped.at(-1)?.view;
    if (view) this.settle(view, true);
  }

  private async drain(): Promise<void> {
    this.running = true;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      this.automation.stop();
      await this.present(update);
    }
    this.running = false;
    if (this.view) this.automation.start(this.view);
  }

  private async present({ happening, view }: Update): Promise<void> {
    const model = this.model;
    model.pace = pace();
    const before = this.view;
    this.view = happening.kind === 'played' ? unfinished(before, view, happening.seat) : view;
    this.answered();
    switch (happening.kind) {
      case 'opened':
        await this.showOpening(view, happening.dice);
        break;
      case 'rolled':
        await this.showRoll(view, happening.seat, happening.dice);
        break;
      case 'played':
        this.flying = true;
        await this.showPlay(before, view, happening.seat, happening.steps);
        this.flying = false;
        // A turn that is taken back begins afresh.
        if (view.mine.includes(happening.seat)) keepDraft(view, []);
        break;
      case 'acted':
        this.sayAction(before, view, happening.seat, happening.action);
        break;
      case 'placed':
        break;
    }
    this.settle(view, false);
    if (before === null) this.pointAtLast(view);
    if (view.result !== null && before !== null && before.result === null) {
      this.say(say.resultSpoken(view, view.result), true);
      const won = view.mine.length !== 1 || view.mine[0] === view.result.winner;
      sound(won ? 'won' : 'lost');
    }
  }

  private async showOpening(view: View, dice: readonly [number, number]): Promise<void> {
    const model = this.model;
    model.show(view.men);
    model.arrows = [];
    model.dice = null;
    model.opening = dice;
    model.state = 'opening';
    await this.tumble();
    const [white, black] = dice;
    this.say(
      white === black
        ? t('web-opening-tie', { number: white })
        : t('web-opening', { ...say.who(view, white > black ? 0 : 1), white, black }),
    );
    this.tied = white === black;
    await this.wait(this.tied ? TIE_MS : OPENED_MS);
    model.opening = null;
  }

  private async showRoll(view: View, seat: Seat, dice: readonly [number, number]): Promise<void> {
    const model = this.model;
    model.graph = null;
    model.path = [];
    model.turn = seat;
    model.opening = null;
    model.dice = dice;
    model.state = 'rolling';
    await this.tumble();
    this.say(say.rolled(view, seat, dice));
    if (view.seats[seat].kind === 'computer') {
      model.state = 'waiting';
      await this.wait(calm() ? 0 : THINK_MS);
    }
  }

  private async tumble(): Promise<void> {
    sound('dice');
    this.model.tumbling = true;
    await this.wait(this.model.pace.dice);
    this.model.tumbling = false;
  }

  private async showPlay(
    before: View | null,
    view: View,
    seat: Seat,
    steps: readonly Step[],
  ): Promise<void> {
    const model = this.model;
    const start = before?.men ?? model.men;
    // Told shortly, one's own play is not told again once each of its steps has been.
    const own = view.mine.includes(seat);
    const told = own && steps.length > 0 && this.model.path.length > 0;
    // That I cannot move was said when it was seen.
    const danced = own && steps.length === 0;
    if (!danced && (!told || settings.announcements === 'full'))
      this.say(say.played(view, seat, steps));
    const hit = say.hitMine(view, seat, steps);
    if (hit !== null) this.say(hit);
    if (steps.length === 0) {
      if (!own) await this.showNoMove();
      return;
    }
    model.arrows = arrowsOf(start, seat, steps);
    if (sameMen(model.men, view.men)) return;
    if (!sameMen(model.men, start)) model.show(start);
    model.turn = seat;
    model.state = 'waiting';
    const order = chains(steps);
    // What the event changed beside the board is drawn before the first checker leaves.
    if (model.pace.step > 0) await this.wait(FRAME_MS);
    for (let i = 0, done = 0; done < steps.length; i++) {
      const length = consecutive(steps, done, order[i]?.stops ?? []);
      const part = steps.slice(done, done + length);
      model.fly(seat, part);
      sound(part.some((step) => step[2] === 1) ? 'hit' : 'checker');
      done += length;
      const flight = length * model.pace.step + model.pace.gap;
      // The dice are drawn used in the frame after the one that sets the checker off.
      if (flight > 0) await this.wait(FRAME_MS);
      model.path = [...model.path, ...part];
      await this.wait(flight - FRAME_MS);
    }
  }

  private async showNoMove(): Promise<void> {
    this.model.state = 'no-move';
    this.banner = t('web-no-move');
    await this.wait(NO_MOVE_MS);
    this.banner = null;
  }

  /** Puts the board in the state the view says, with nothing left to animate. */
  private settle(view: View, quietly: boolean): void {
    const model = this.model;
    if (view.result !== null) this.noMoreDoubling = false;
    this.view = view;
    model.pace = pace();
    model.cube = view.crawford ? null : view.cube;
    model.offer =
      view.offered !== null && view.actor !== null ? { value: view.offered, to: view.actor } : null;
    model.cubeGlows = this.may('double');
    this.watchClock(view);
    if (view.certain === null) this.finishing = false;
    model.turn = view.turn;
    model.dice = view.dice;
    model.opening = view.phase === 'opening' ? view.opening : null;
    const mine = view.actor !== null && view.mine.includes(view.actor);
    if (mine && view.phase === 'moving' && view.graph && view.dice) {
      model.begin(view.turn, view.men, view.dice, view.graph, draftOf(view));
      model.state = model.complete ? (model.path.length > 0 ? 'confirm' : 'no-move') : 'moving';
    } else {
      model.show(view.men);
      model.state = stateOf(view);
    }
    if (quietly) return;
    if (mine && document.hidden) document.title = t('web-title-your-turn');
  }

  /** Whoever comes back to a game sees the last move as whoever stayed does. */
  private pointAtLast(view: View): void {
    const last = view.rows.findLast((row) => row.game === view.game && row.steps.length > 0);
    if (last === undefined || this.model.path.length > 0) return;
    this.model.arrows = arrowsOf(last.from, last.seat, last.steps);
  }

  /** One sound and one sentence when an own clock comes to half a minute, and to ten seconds. */
  private watchClock(view: View): void {
    this.clockTimers.forEach(clearTimeout);
    this.clockTimers = [];
    const { clock } = view;
    const seat = clock?.running ?? null;
    if (clock === null || seat === null || !view.mine.includes(seat)) return;
    if (!settings.clockWarnings) return;
    for (const mark of WARNINGS) {
      const wait = until(clock, seat, mark, performance.now());
      if (wait === null) continue;
      this.clockTimers.push(
        setTimeout(() => {
          this.say(t('web-log-clock', { seconds: mark / 1000 }), true);
          sound('low');
        }, wait),
      );
    }
  }

  private stepped(steps: readonly Step[]): void {
    this.automation.touched();
    this.afterStep();
    sound(steps.some((step) => step[2] === 1) ? 'hit' : 'checker');
    // What is played for the person is told in one sentence.
    if (this.automation.forcing) return;
    if (this.model.complete) {
      this.say(t(`web-log-complete${brief()}`, { moves: say.hops(this.model.path) }));
      if (settings.autoConfirm && !this.automation.busy) this.model.confirm();
    } else {
      const left = this.model.diceShown.filter((die) => !die.used).map((die) => String(die.value));
      this.say(t(`web-log-step${brief()}`, { move: say.hops(steps, true), left: list(left) }));
    }
  }

  private stepUndone(steps: readonly Step[]): void {
    this.automation.touched();
    this.afterStep();
    this.say(t('web-log-undone', { move: say.hops(steps) }));
  }

  private afterStep(): void {
    this.model.state = this.model.complete ? 'confirm' : 'moving';
    this.tutor.drop();
    this.refusal = null;
    if (this.view) keepDraft(this.view, this.model.path);
  }

  private sayAction(before: View | null, view: View, seat: Seat, action: Action): void {
    const text = actionSentence(before, view, seat, action);
    if (text === null) return;
    const offered = ['double', 'beaver', 'raccoon', 'resign'].includes(action);
    this.say(text, offered && !view.mine.includes(seat));
    if (offered) sound('offer');
  }

  private linked(link: Link, tries: number): void {
    const was = this.link;
    this.link = link;
    this.tries = tries;
    if (link === 'lost' && was !== 'lost') this.say(t('web-link-lost'), true);
    if (link !== 'lost' && was === 'lost') {
      if (!this.toldBack) this.say(t('web-link-back'), true);
      this.toldBack = false;
    }
  }

  private refused(refusal: Refusal, view: View | null): void {
    this.answered();
    this.refusal = refusal.text;
    this.say(this.refusal, true);
    if (view) this.settle(view, false);
    if (this.view) this.automation.start(this.view);
  }

  private answered(): void {
    clearTimeout(this.slowTimer);
    this.sending = false;
    this.slow = false;
    this.refusal = null;
  }

  private wait(ms: number): Promise<void> {
    return document.hidden ? Promise.resolve() : this.pause.wait(ms);
  }
}

/** The view while a play is being shown: still that side's turn, and nothing has come of it yet. */
function unfinished(before: View | null, view: View, seat: Seat): View {
  if (before === null) return view;
  const { dice, score, game } = before;
  return {
    ...view,
    phase: 'moving',
    turn: seat,
    actor: seat,
    actions: [],
    dice,
    graph: null,
    score,
    game,
    certain: null,
    result: null,
  };
}

function sameSteps(a: readonly Step[], b: readonly Step[]): boolean {
  return (
    a.length === b.length && a.every((step, i) => step[0] === b[i]?.[0] && step[1] === b[i][1])
  );
}

/** The end of the key of a sentence that there is in a short form too. */
function brief(): '' | '-short' {
  return settings.announcements === 'short' ? '-short' : '';
}

/** How many of the steps from `start` on belong to one checker's unbroken way. */
function consecutive(steps: readonly Step[], start: number, stops: readonly number[]): number {
  let length = 1;
  while (
    length < stops.length - 1 &&
    steps[start + length]?.[0] === steps[start + length - 1]?.[1]
  ) {
    length += 1;
  }
  return length;
}

export function stateOf(view: View): BoardState {
  const mine = view.actor !== null && view.mine.includes(view.actor);
  switch (view.phase) {
    case 'opening':
    case 'game-over':
    case 'match-over':
      return view.phase;
    case 'to-roll':
      return mine ? 'to-roll' : 'waiting';
    case 'moving':
      return 'waiting';
    case 'double-offered':
      return mine ? 'double-offered' : 'offer-sent';
    case 'beaver-offered':
    case 'raccoon-offered':
      return mine ? 'beaver-offered' : 'offer-sent';
    case 'resign-offered':
      return mine ? 'resign-offered' : 'resign-sent';
  }
}

function actionSentence(
  before: View | null,
  view: View,
  seat: Seat,
  action: Action,
): string | null {
  const subject = { ...say.who(view, seat) };
  const value = view.cube?.value ?? 1;
  switch (action) {
    case 'double':
      return t('web-log-doubles', { ...subject, value: view.offered ?? 2 * value, points: value });
    case 'take':
      return t('web-log-takes', { ...subject, value });
    case 'drop':
      return t('web-log-drops', { ...subject, points: view.result?.points ?? value });
    case 'beaver':
    case 'raccoon':
      return t('web-log-beavers', { ...subject, value: view.offered ?? 4 });
    case 'resign':
      return view.resigning === null
        ? null
        : t('web-log-resigns', {
            ...subject,
            kind: say.lossWord(view.resigning.n),
            points: view.resigning.points,
          });
    case 'refuse':
      return t(before?.actor === seat ? 'web-log-refuses' : 'web-log-withdraws', subject);
    case 'takeback':
      return t('web-log-takeback', subject);
    default:
      return null;
  }
}
