// The cards kept in this browser: each a mistake to be asked about again, with its plan. What an
// answer is worth and when to ask next, the server says (FSRS).
import { keep, kept } from '../kept';
import type { CardJudged, StudyCard } from '../protocol';
import { ask } from '../server/ask';

export type Kind = StudyCard['kind'];

/** A card, where it comes from, and when it is due; `schedule` null before the first answer. */
export interface Entry {
  readonly shown: StudyCard;
  readonly review: string;
  readonly level: string;
  readonly due: number;
  readonly schedule: CardJudged['schedule'] | null;
}

const KEY = 'fivepoint.deck';
const MOST = 500;

class Deck {
  entries = $state.raw<readonly Entry[]>(found());

  /** Adds what is not there yet; how many were new. */
  add(cards: readonly StudyCard[], review: string, level: string, now: number): number {
    const known = new Set(this.entries.map(({ shown }) => shown.id));
    const fresh = cards
      .filter(({ id }) => !known.has(id))
      .map((shown) => ({ shown, review, level, due: now, schedule: null }));
    this.put([...this.entries, ...fresh].slice(-MOST));
    return fresh.length;
  }

  due(kind: Kind | 'all', now: number): readonly Entry[] {
    return this.entries
      .filter((entry) => (kind === 'all' || entry.shown.kind === kind) && entry.due <= now)
      .toSorted((a, b) => a.due - b.due);
  }

  async answer(entry: Entry, answer: string, now: number): Promise<CardJudged> {
    const judged = (await ask('POST', '/api/cards/answer', {
      card: entry.shown.card,
      answer,
      at: now,
      schedule: entry.schedule,
    })) as CardJudged;
    this.put(
      this.entries.map((one) =>
        one.shown.id === entry.shown.id
          ? { ...one, due: judged.due, schedule: judged.schedule }
          : one,
      ),
    );
    return judged;
  }

  forget(entry: Entry): void {
    this.put(this.entries.filter(({ shown }) => shown.id !== entry.shown.id));
  }

  private put(entries: readonly Entry[]): void {
    this.entries = entries;
    keep(KEY, entries);
  }
}

function found(): readonly Entry[] {
  const entries = kept(KEY);
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { shown, review, due } = value as Record<string, unknown>;
  return (
    typeof shown === 'object' &&
    shown !== null &&
    Array.isArray((shown as StudyCard).board) &&
    typeof review === 'string' &&
    typeof due === 'number'
  );
}

export const deck = new Deck();
