// What the review screen asks of the server: files and tables in, analyses and reports out.
import type { Seat } from '../board/types';
import { knownTable } from '../play/known';
import { ask, sendBytes } from '../server/ask';
import type { AnalysisState, Review, ReviewReport, StudyCard } from '../protocol';
import { keepSides } from './own';

/** The levels a match can be analysed at, quick to thorough. */
export const LEVELS = ['club', 'expert', 'master'] as const;
export type ReviewLevel = (typeof LEVELS)[number];

export async function reviewFile(file: Blob): Promise<Review> {
  return (await sendBytes('/api/reviews', file)) as Review;
}

export async function reviewTable(table: string): Promise<Review> {
  const review = (await ask('POST', `/api/tables/${table}/review`)) as Review;
  const keys = knownTable(table)?.keys ?? [];
  const own = (seat: Seat): boolean => review.mine[seat] || (keys[seat] ?? null) !== null;
  keepSides(review.id, [own(0), own(1)]);
  return review;
}

export async function findReview(id: string): Promise<Review> {
  return (await ask('GET', `/api/reviews/${id}`)) as Review;
}

export async function startAnalysis(id: string, level: ReviewLevel): Promise<AnalysisState> {
  return (await ask('POST', `/api/reviews/${id}/analysis`, { level })) as AnalysisState;
}

export async function analysisState(id: string, level: ReviewLevel): Promise<AnalysisState> {
  return (await ask('GET', `/api/reviews/${id}/analysis/${level}`)) as AnalysisState;
}

export async function stopAnalysis(id: string, level: ReviewLevel): Promise<AnalysisState> {
  return (await ask('DELETE', `/api/reviews/${id}/analysis/${level}`)) as AnalysisState;
}

export async function report(id: string, level: ReviewLevel): Promise<ReviewReport> {
  return (await ask('GET', `/api/reviews/${id}/analysis/${level}/report`)) as ReviewReport;
}

/** The mistakes of one side, or with null of both, as cards. */
export async function mistakes(
  id: string,
  level: ReviewLevel,
  side: Seat | null,
): Promise<readonly StudyCard[]> {
  const cards = `/api/reviews/${id}/analysis/${level}/cards?seat=${side ?? 'both'}`;
  return (await ask('GET', cards)) as StudyCard[];
}

/** The review with a comment on one of its actions: a review of its own. */
export async function comment(id: string, number: number, text: string): Promise<Review> {
  return (await ask('POST', `/api/reviews/${id}/comments`, { number, text })) as Review;
}
