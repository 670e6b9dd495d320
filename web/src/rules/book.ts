// The rule book as the pages read it: order, numbers, positions and turn graphs. Made by
// `python -m fivepoint.rulebook` from the rules themselves; the wording is in the catalogues.
import type { Arguments } from '../i18n/index.svelte';
import type { Dice, Graph } from '../board/types';
import type { Path } from '../board/walk';
import data from './book.json';

export interface Clause {
  readonly number: string;
  readonly key: string;
}

export interface Section {
  readonly number: number;
  readonly page: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** Why a step is refused: the code of an error and what its text quotes. */
export type Refusal = readonly [code: string, args: Arguments];

export interface Diagram {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  readonly caption: string;
  readonly arguments: Arguments;
  readonly board: readonly number[];
  readonly men: number;
  readonly dice: Dice | null;
  readonly cube: number | null;
  /** The play shown, step by step along the graph. */
  readonly steps: Path;
  readonly nodes: Graph['nodes'];
  /** For each node, by "from/die". */
  readonly refusals: readonly Readonly<Record<string, Refusal>>[];
}

export interface CubeStep {
  readonly slug: string;
  readonly stake: number;
  readonly holder: 'middle' | 'mine' | 'other';
  readonly choices: readonly string[];
  readonly right: string;
}

export interface Book {
  /** The outside program that checked every position, null when none can be named. */
  readonly outside: string | null;
  readonly summary: readonly string[];
  readonly pages: readonly string[];
  readonly sections: readonly Section[];
  readonly scores: readonly {
    readonly slug: string;
    readonly value: number;
    readonly cube: number;
    readonly points: number;
  }[];
  readonly cubes: readonly { readonly slug: string; readonly points: number }[];
  readonly diagrams: readonly Diagram[];
  readonly setup: Readonly<Record<string, number>>;
  readonly cubeLesson: readonly CubeStep[];
}

export const book = data as unknown as Book;

export function sectionsOf(page: string): readonly Section[] {
  return book.sections.filter((section) => section.page === page);
}

export function diagramsOf(clause: string): readonly Diagram[] {
  return book.diagrams.filter((diagram) => diagram.clause === clause);
}

/** Refusals of steps that one die would allow: they tell more than that a point is closed. */
const OF_THE_WHOLE_ROLL = ['must-use-both-dice', 'larger-die', 'incomplete-turn'];

/** Why no checker can be moved from `point` at `node` with any of the dice; null if none says. */
export function refusalAt(
  diagram: Diagram,
  node: number,
  point: number,
  dice: readonly number[],
): Refusal | null {
  const known = diagram.refusals[node] ?? {};
  const found = dice.map((die) => known[`${point}/${die}`]).filter((each) => each !== undefined);
  return found.find(([code]) => OF_THE_WHOLE_ROLL.includes(code)) ?? found[0] ?? null;
}
