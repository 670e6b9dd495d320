// The cards kept in this browser: each a mistake to be asked about again, with its plan. What an
// answer is worth and when to ask next, the server says (FSRS).
import { keep, kept } from '../kept';
import type { CardJudged, StudyCard } from '../protocol';
import { ask, askBytes } from '../server/ask';

export type Kind = StudyCard['kind'];

/** A card and when it is due; `schedule` null before the first answer. */
export interface Entry {
  readonly shown: StudyCard;
  readonly due: number;
  readonly schedule: CardJudged['schedule'] | null;
}

const KEY = 'fivepoint.deck';
const MOST = 500;

class Deck {
  entries = $state.raw<readonly Entry[]>(found());

  constructor() {
    // Another tab has changed the deck.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.entries = found();
    });
  }

  /** Adds what is not there yet; how many were new. */
  add(cards: readonly StudyCard[], now: number): number {
    let added = 0;
    this.change((entries) => {
      const known = new Set(entries.map(({ shown }) => shown.id));
      const fresh = cards
        .filter(({ id }) => !known.has(id))
        .map((shown) => ({ shown, due: now, schedule: null }));
      added = fresh.length;
      return [...entries, ...fresh].slice(-MOST);
    });
    return added;
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
    this.change((entries) =>
      entries.map((one) =>
        one.shown.id === entry.shown.id
          ? { ...one, due: judged.due, schedule: judged.schedule }
          : one,
      ),
    );
    return judged;
  }

  forget(entry: Entry): void {
    this.change((entries) => entries.filter(({ shown }) => shown.id !== entry.shown.id));
  }

  /** All cards as a package for Anki. */
  pack(): Promise<Blob> {
    return askBytes('/api/cards/anki', { cards: this.entries.map(({ shown }) => shown.card) });
  }

  /** Starts from what is kept by now: another tab may have been at it. */
  private change(how: (entries: readonly Entry[]) => readonly Entry[]): void {
    this.entries = how(found());
    keep(KEY, this.entries);
  }
}

function found(): readonly Entry[] {
  const entries = kept(KEY);
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { shown, due } = value as Record<string, unknown>;
  return (
    typeof shown === 'object' &&
    shown !== null &&
    Array.isArray((shown as StudyCard).board) &&
    typeof due === 'number'
  );
}

export const deck = new Deck();
