// The steps of an unfinished turn, kept for this tab so that a reload does not lose them.
import type { Step } from '../board/types';
import type { View } from './view';

const KEY = 'fivepoint.draft';

interface Draft {
  readonly table: string;
  /** Which turn it is: what happens in it beside the play, such as an offer refused, leaves it so. */
  readonly turn: string;
  readonly steps: readonly Step[];
}

function turnOf({ rows, game, dice }: View): string {
  return `${game} ${rows.filter(({ kind }) => kind === 'play').length} ${dice?.join('') ?? ''}`;
}

export function keepDraft(view: View, steps: readonly Step[]): void {
  const draft: Draft = { table: view.id, turn: turnOf(view), steps };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage a reload starts the turn afresh; nothing else is lost.
  }
}

/** Steps kept for exactly this turn; the board checks each against the graph. */
export function draftOf(view: View): readonly Step[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isDraft(kept)) return [];
    return kept.table === view.id && kept.turn === turnOf(view) ? kept.steps : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { table, turn, steps } = value as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    typeof turn === 'string' &&
    Array.isArray(steps) &&
    steps.every((step) => Array.isArray(step) && step.length === 5)
  );
}
