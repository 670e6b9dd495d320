// The steps of an unfinished turn, kept for this tab so that a reload does not lose them.
import type { Step } from '../board/types';
import type { View } from './view';

const KEY = 'fivepoint.draft';

interface Draft {
  readonly table: string;
  readonly event: number;
  readonly steps: readonly Step[];
}

export function keepDraft(view: View, steps: readonly Step[]): void {
  const draft: Draft = { table: view.id, event: view.event, steps };
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
    return kept.table === view.id && kept.event === view.event ? kept.steps : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { table, event, steps } = value as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    typeof event === 'number' &&
    Array.isArray(steps) &&
    steps.every((step) => Array.isArray(step) && step.length === 5)
  );
}
