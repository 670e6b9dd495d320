// A review on this page: the match, its analysis as it grows, and the decision being looked at.
// What is shown never gets shallower: while a deeper level begins, the last report stays.
import { untrack } from 'svelte';
import type { Seat } from '../board/types';
import type { AnalysisState, JudgedDecision, Review, ReviewReport } from '../protocol';
import { Problem } from '../server/ask';
import { Attempt } from '../server/attempt.svelte';
import { ownName } from '../stats/mine';
import {
  analysisState,
  comment,
  findReview,
  report,
  type ReviewLevel,
  startAnalysis,
  stopAnalysis,
} from './ask';
import { replaceFile } from './files';
import { keepSides, ownSide, ownSides } from './own';

/** The first answers come at once, so it is asked for often at first. */
const FIRST_POLL_MS = 120;
const POLL_MS = 800;
const RETRY_MS = 2000;

export class ReviewModel {
  review = $state.raw<Review | null>(null);
  report = $state.raw<ReviewReport | null>(null);
  state = $state.raw<AnalysisState | null>(null);
  level = $state<ReviewLevel>('expert');
  chosen = $state(0);
  /** The side that is one's own; null where none is, or both are. */
  own = $state<Seat | null>(null);
  /** Whose errors are gone through and kept as cards; null: both sides'. */
  side = $state<Seat | null>(null);
  readonly decisions = $derived<readonly JudgedDecision[]>(this.report?.decisions ?? []);
  readonly now = $derived(this.decisions[this.chosen]);
  readonly running = $derived(this.state?.state === 'running' || this.state?.state === 'waiting');
  readonly attempt = new Attempt();
  private closed = false;
  private round = 0;
  /** Of the report that is shown: its analysis and version, and how deep it went. */
  private shown = { version: 0, depth: -1 };

  /** `at` is the action to begin with; `moved` hears of every decision that is chosen. */
  constructor(
    public id: string,
    private at: number | null,
    private readonly moved: (id: string, number: number) => void,
  ) {}

  async open(): Promise<void> {
    await this.attempt.run(async () => {
      this.review = await findReview(this.id);
      this.own = ownSide(ownSides(this.review, ownName()));
      this.side = this.own;
    });
    if (this.review) await this.analyse(this.level);
  }

  close(): void {
    this.closed = true;
  }

  /** Analyses at a level, or goes on with it, and shows what is known while it grows. */
  async analyse(level: ReviewLevel): Promise<void> {
    this.level = level;
    this.round += 1;
    const { round } = this;
    this.shown.version = 0;
    let pause = FIRST_POLL_MS;
    await this.attempt.run(async () => {
      this.state = await startAnalysis(this.id, level);
      for (;;) {
        await this.show(level);
        if (this.gone(round) || !this.running) return;
        await new Promise((done) => setTimeout(done, pause));
        pause = Math.min(POLL_MS, 1.5 * pause);
        if (this.gone(round)) return;
        this.state = await this.asked(level, round);
      }
    });
  }

  /** Stops the analysis; what it has found stays, and it can go on from there. */
  async stop(): Promise<void> {
    await this.attempt.run(async () => {
      this.state = await stopAnalysis(this.id, this.level);
    });
  }

  choose(index: number): void {
    this.chosen = Math.min(Math.max(0, index), Math.max(0, this.decisions.length - 1));
    this.at = this.now?.number ?? null;
    if (this.at !== null) this.moved(this.id, this.at);
  }

  /** The next error in a direction, from the decision being looked at. */
  error(step: 1 | -1): void {
    for (let i = this.chosen + step; i >= 0 && i < this.decisions.length; i += step) {
      if (this.wrong(i)) {
        this.choose(i);
        return;
      }
    }
  }

  /** The worst error; from there the one that cost next to it, and so on. */
  worst(): void {
    const wrong = this.decisions
      .map((decision, i) => ({ i, loss: decision.loss ?? 0 }))
      .filter(({ i }) => this.wrong(i))
      .toSorted((a, b) => b.loss - a.loss);
    const here = wrong.findIndex(({ i }) => i === this.chosen);
    const next = wrong[(here + 1) % Math.max(1, wrong.length)];
    if (next) this.choose(next.i);
  }

  private wrong(index: number): boolean {
    const decision = this.decisions[index];
    if (!decision?.mark) return false;
    return this.side === null || decision.seat === this.side;
  }

  /** Keeps a comment: the match has another address from now on, and all of its analysis. */
  async comment(number: number, text: string): Promise<void> {
    const next = await comment(this.id, number, text);
    replaceFile(this.id, next.id);
    if (this.review) keepSides(next.id, ownSides(this.review, null));
    this.id = next.id;
    this.review = next;
    if (this.report) {
      const decisions = this.report.decisions.map((one) =>
        one.number === number ? { ...one, comment: text } : one,
      );
      this.report = { ...this.report, decisions };
    }
    this.moved(next.id, number);
    void this.analyse(this.level);
  }

  private gone(round: number): boolean {
    return this.closed || round !== this.round;
  }

  /** How far it is. A server out of reach is waited for; one that was started anew goes on. */
  private async asked(level: ReviewLevel, round: number): Promise<AnalysisState | null> {
    while (!this.gone(round)) {
      try {
        const found = await analysisState(this.id, level);
        this.attempt.problem = null;
        return found;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.code === 'analysis-unknown') return startAnalysis(this.id, level);
        if (error.code !== null) throw error;
        this.attempt.problem = error.text;
        await new Promise((done) => setTimeout(done, RETRY_MS));
      }
    }
    return this.state;
  }

  private async show(level: ReviewLevel): Promise<void> {
    const { state, shown } = this;
    if (state === null || state.version <= shown.version) return;
    const done = state.state === 'done';
    // A pass that is not finished is no deeper than the one before it.
    const depth = done ? state.plies : state.plies - 1;
    if (!done && depth < shown.depth) return;
    const found = await report(this.id, level);
    if (this.closed || level !== this.level) return;
    this.report = found;
    this.shown = { version: state.version, depth };
    untrack(() => this.settle());
  }

  /** Stays at the same action while decisions come to be known; begins with one's own first. */
  private settle(): void {
    const { at, own } = this;
    if (at === null) {
      if (own === null) return;
      this.chosen = Math.max(
        0,
        this.decisions.findIndex(({ seat }) => seat === own),
      );
      return;
    }
    const place = this.decisions.findLastIndex(({ number }) => number <= at);
    this.chosen = Math.max(0, place);
  }
}
