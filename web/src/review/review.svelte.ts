// A review on this page: the match, its analysis as it grows, and the decision being looked at.
import type { AnalysisState, JudgedDecision, Review, ReviewReport } from '../protocol';
import { Attempt } from '../server/attempt.svelte';
import { analysisState, findReview, report, type ReviewLevel, startAnalysis } from './ask';

const POLL_MS = 700;

export class ReviewModel {
  review = $state.raw<Review | null>(null);
  report = $state.raw<ReviewReport | null>(null);
  state = $state.raw<AnalysisState | null>(null);
  level = $state<ReviewLevel>('expert');
  chosen = $state(0);
  readonly decisions = $derived<readonly JudgedDecision[]>(this.report?.decisions ?? []);
  readonly now = $derived(this.decisions[this.chosen]);
  readonly attempt = new Attempt();
  private closed = false;
  private shown = 0;
  private round = 0;

  constructor(private readonly id: string) {}

  async open(): Promise<void> {
    await this.attempt.run(async () => {
      this.review = await findReview(this.id);
      await this.analyse(this.level);
    });
  }

  close(): void {
    this.closed = true;
  }

  /** Analyses at a level, and shows what is known while it grows. */
  async analyse(level: ReviewLevel): Promise<void> {
    this.level = level;
    this.round += 1;
    const round = this.round;
    this.shown = 0;
    await this.attempt.run(async () => {
      this.state = await startAnalysis(this.id, level);
      while (!this.closed && round === this.round) {
        await this.show(level);
        if (this.state.state === 'done' || this.state.state === 'stopped') return;
        await new Promise((done) => setTimeout(done, POLL_MS));
        this.state = await analysisState(this.id, level);
      }
    });
  }

  choose(index: number): void {
    this.chosen = Math.min(Math.max(0, index), Math.max(0, this.decisions.length - 1));
  }

  /** The next error in a direction, from the decision being looked at. */
  error(step: 1 | -1): void {
    for (let i = this.chosen + step; i >= 0 && i < this.decisions.length; i += step) {
      if (this.decisions[i]?.mark) {
        this.chosen = i;
        return;
      }
    }
  }

  private async show(level: ReviewLevel): Promise<void> {
    const version = this.state?.version ?? 0;
    if (version <= this.shown) return;
    this.report = await report(this.id, level);
    this.shown = version;
  }
}
