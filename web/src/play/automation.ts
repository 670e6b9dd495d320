// What the program does by itself, each by a setting: rolling when there is nothing to decide,
// playing the only possible turn, passing when nothing can be played, bearing off. A press or an
// undo stops it and hands the turn back.
import { calm, settings } from '../app/settings.svelte';
import { t } from '../i18n/index.svelte';
import { afterStep, BAR, OFF, other, pips, type Graph, type Men, type Seat } from '../board/types';
import { endings, type Path, stepsAt } from '../board/walk';
import type { Game } from './game.svelte';
import * as say from './sentences';
import type { View } from './view';

const AUTO_ROLL_MS = 300;
const SEE_DICE_MS = 500;
const LEAST_STEP_MS = 120;
const RING_MS = 900;
const NO_MOVE_MS = 1200;

export class Automation {
  busy = false;
  /** A step that has no alternative is being played for the person. */
  forcing = false;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private own = false;

  constructor(private readonly game: Game) {}

  start(view: View): void {
    this.stop();
    const { model } = this.game;
    if (!this.game.myDecision) return;
    if (this.game.finishing && view.certain !== null) this.finish(view);
    else if (model.state === 'to-roll') this.autoRoll(view);
    else if (view.phase === 'opening' && view.dicePolicy === 'auto') {
      // A tie has been looked at long enough; only the first roll after it comes at once.
      this.later(this.game.tied ? 0 : AUTO_ROLL_MS, () => {
        this.game.tied = false;
        this.game.act('roll');
      });
    } else if (model.state === 'no-move') this.noMove();
    else if (model.state === 'moving' && model.path.length === 0) this.playForced(view);
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.busy = false;
    this.game.model.ring = false;
  }

  /** A press: stops what was about to happen. True when something was. */
  interrupt(): boolean {
    if (!this.busy) return false;
    this.stop();
    return true;
  }

  /** The person moved something: the rest is theirs. */
  touched(): void {
    if (!this.own) this.stop();
  }

  private autoRoll(view: View): void {
    const free = this.game.noMoreDoubling || !view.actions.includes('double');
    if (settings.autoRoll && free && view.dicePolicy === 'auto') {
      this.later(AUTO_ROLL_MS, () => this.game.act('roll'));
    }
  }

  /** The result is certain and the rest is left to the program: any play is as good. */
  private finish(view: View): void {
    const { model } = this.game;
    if (view.actions.includes('roll')) this.later(AUTO_ROLL_MS, () => this.game.act('roll'));
    else if (model.state === 'no-move') this.noMove();
    else if (model.graph !== null && view.graph) {
      const turn = mostOff(view.graph, view.men, view.turn) ?? anyTurn(view.graph);
      this.later(SEE_DICE_MS, () => {
        model.undoAll();
        this.step(turn);
        model.confirm();
      });
    }
  }

  private noMove(): void {
    this.game.banner = t('web-no-move');
    this.game.say(t('web-log-no-move'));
    if (!settings.waitOnNoMove) this.later(NO_MOVE_MS, () => this.game.model.confirm());
  }

  private playForced(view: View): void {
    const graph = view.graph;
    if (!graph) return;
    const whole = settings.forcedPlay ? onlyTurn(graph, view.men, view.turn) : null;
    const off = whole === null && settings.autoBearOff ? mostOff(graph, view.men, view.turn) : null;
    const turn = whole ?? off;
    if (turn !== null) {
      this.playAll(turn, whole !== null);
      return;
    }
    const first = settings.forcedPlay ? onlyFirst(graph) : null;
    if (first !== null) this.playSome(first);
  }

  /** Plays a whole turn, the only one if it is `forced`; shows a ring around the dice, then sends it. */
  private playAll(steps: Path, forced: boolean): void {
    const { model } = this.game;
    const pace = Math.max(LEAST_STEP_MS, calm() ? 0 : model.pace.step + model.pace.gap);
    this.busy = true;
    steps.forEach((step, i) => this.later(SEE_DICE_MS + i * pace, () => this.step([step], forced)));
    const end = SEE_DICE_MS + steps.length * pace;
    this.later(end, () => {
      if (forced) this.sayForced(steps);
      model.ring = true;
    });
    this.later(end + RING_MS, () => model.confirm());
  }

  private playSome(steps: Path): void {
    this.busy = true;
    this.later(SEE_DICE_MS, () => {
      this.step(steps, true);
      this.sayForced(steps);
      this.busy = false;
    });
  }

  private sayForced(steps: Path): void {
    this.game.say(t('web-log-forced', { moves: say.hops(steps) }));
  }

  private step(steps: Path, forced = false): void {
    this.own = true;
    this.forcing = forced;
    this.game.model.play(steps);
    this.own = false;
    this.forcing = false;
  }

  private later(ms: number, run: () => void): void {
    this.timers.push(setTimeout(run, ms));
  }
}

/** The whole turn, if all ways of playing it end in one position. */
function onlyTurn(graph: Graph, men: Men, seat: Seat): Path | null {
  const ways = endings(graph, men, seat, 1);
  const only = ways.length === 1 ? ways[0] : undefined;
  return only && only.length > 0 ? only : null;
}

/** Some whole turn. */
function anyTurn(graph: Graph): Path {
  const steps: Path[number][] = [];
  for (let [next] = stepsAt(graph, 0); next; [next] = stepsAt(graph, next[4])) steps.push(next);
  return steps;
}

/** A first step that cannot be chosen otherwise, with whatever follows it as surely. */
function onlyFirst(graph: Graph): Path | null {
  const done: Path[number][] = [];
  for (let open = stepsAt(graph, 0); open.length === 1 && open[0];) {
    done.push(open[0]);
    open = stepsAt(graph, open[0][4]);
  }
  return done.length > 0 ? done : null;
}

/** The turn that bears off most, if contact has ended and all such turns end alike. */
function mostOff(graph: Graph, men: Men, seat: Seat): Path | null {
  const there = other(seat);
  const last = (side: Seat): number => men[side].findLastIndex((n, point) => n > 0 && point > OFF);
  if (last(seat) + last(there) >= BAR || pips(men, seat) === 0) return null;
  const ways = endings(graph, men, seat, 200).map((steps) => ({
    steps,
    off: steps.reduce((m, step) => afterStep(m, seat, step), men)[seat][OFF] ?? 0,
  }));
  const most = Math.max(...ways.map((way) => way.off));
  const best = ways.filter((way) => way.off === most);
  const only = best.length === 1 && most > (men[seat][OFF] ?? 0) ? best[0] : undefined;
  return only?.steps ?? null;
}
