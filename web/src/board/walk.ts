// Walking the turn graph: which steps are open, which places one checker can reach over several
// dice, and what a press on a place plays. All of it is looking up; what is not in the graph
// cannot be done here.
import { afterStep, count, type Graph, type Men, OFF, other, type Seat, type Step } from './types';

/** Steps of one checker in a row, with the nodes they pass. */
export type Path = readonly Step[];

export function stepsAt(graph: Graph, node: number): readonly Step[] {
  return graph.nodes[node] ?? [];
}

export function isComplete(graph: Graph, node: number): boolean {
  return stepsAt(graph, node).length === 0;
}

/** Points from which some step leads away. */
export function sources(graph: Graph, node: number): ReadonlySet<number> {
  return new Set(stepsAt(graph, node).map((step) => step[0]));
}

/** Every walk of the one checker standing on `from`, one step or more. */
export function pathsFrom(graph: Graph, node: number, from: number): readonly Path[] {
  const found: Path[] = [];
  const extend = (at: number, point: number, done: Path): void => {
    for (const step of stepsAt(graph, at)) {
      if (step[0] !== point) continue;
      const path = [...done, step];
      found.push(path);
      if (step[1] !== OFF) extend(step[4], step[1], path);
    }
  };
  extend(node, from, []);
  return found;
}

/** Places reached by one die, and those reached only by several. */
export function targets(
  graph: Graph,
  node: number,
  from: number,
): { readonly near: ReadonlySet<number>; readonly far: ReadonlySet<number> } {
  const near = new Set<number>();
  const far = new Set<number>();
  for (const path of pathsFrom(graph, node, from)) {
    const to = path.at(-1)?.[1];
    if (to !== undefined) (path.length === 1 ? near : far).add(to);
  }
  near.forEach((to) => far.delete(to));
  return { near, far };
}

/** Which of the ways from one place to another: the fewest steps, then by the stop passed, then by die order. */
export function bestPath(
  paths: readonly Path[],
  to: number,
  dieOrder: readonly number[],
  crossed: readonly number[] = [],
): Path | null {
  const fitting = paths.filter((path) => path.at(-1)?.[1] === to);
  const rank = (path: Path): number[] => [
    path.length,
    path.slice(0, -1).every((step) => crossed.includes(step[1])) ? 0 : 1,
    ...path.map((step) => dieOrder.indexOf(step[3])),
  ];
  return least(fitting, rank);
}

/** The step a press on a checker plays: with the first die in `dieOrder` that has one. */
export function pressStep(
  graph: Graph,
  node: number,
  from: number,
  dieOrder: readonly number[],
): Step | null {
  const open = stepsAt(graph, node).filter((step) => step[0] === from);
  return least(open, (step) => [dieOrder.indexOf(step[3])]);
}

export type DestinationPress =
  | { readonly kind: 'play'; readonly steps: Path }
  | { readonly kind: 'ask'; readonly sources: readonly number[] }
  | { readonly kind: 'nothing' };

/**
 * What pressing an empty-handed destination means: (a) two checkers are brought there, or one
 * that joins a single checker of mine; else (b) the one source that reaches it plays; else
 * (c) the possible sources are asked for. The tray takes as many as the dice allow.
 */
export function pressDestination(
  graph: Graph,
  node: number,
  men: Men,
  seat: Seat,
  to: number,
  dieOrder: readonly number[],
): DestinationPress {
  if (to === OFF) return pressTray(graph, node, dieOrder);
  const pair = makePoint(graph, node, men, seat, to);
  if (pair !== null) return { kind: 'play', steps: pair };
  const ways = new Map<number, Path>();
  for (const from of sources(graph, node)) {
    const path = bestPath(pathsFrom(graph, node, from), to, dieOrder);
    if (path !== null) ways.set(from, path);
  }
  const only = ways.size === 1 ? [...ways.values()][0] : undefined;
  if (only !== undefined) return { kind: 'play', steps: only };
  return ways.size === 0 ? { kind: 'nothing' } : { kind: 'ask', sources: [...ways.keys()] };
}

/** Brings two checkers to `to` (or covers a single one with one), each with one die. */
export function makePoint(
  graph: Graph,
  node: number,
  men: Men,
  seat: Seat,
  to: number,
): Path | null {
  const here = count(men, seat, to);
  const firsts = stepsAt(graph, node).filter((step) => step[1] === to);
  if (here === 1) {
    const froms = new Set(firsts.map((step) => step[0]));
    const first = firsts[0];
    return froms.size === 1 && first !== undefined ? [first] : null;
  }
  if (here > 1) return null;
  for (const first of firsts) {
    const second = stepsAt(graph, first[4]).find((step) => step[1] === to);
    if (second !== undefined) return [first, second];
  }
  return null;
}

/** Bears off as many as the dice take, when all the longest ways leave the same position. */
function pressTray(graph: Graph, node: number, dieOrder: readonly number[]): DestinationPress {
  const runs: Path[] = [];
  const extend = (at: number, done: Path): void => {
    const offs = stepsAt(graph, at).filter((step) => step[1] === OFF);
    if (offs.length === 0) runs.push(done);
    for (const step of offs) extend(step[4], [...done, step]);
  };
  extend(node, []);
  const most = Math.max(...runs.map((run) => run.length));
  if (most === 0) {
    const froms = [...sources(graph, node)];
    const ways = froms
      .map((from) => bestPath(pathsFrom(graph, node, from), OFF, dieOrder))
      .filter((path) => path !== null);
    const only = ways.length === 1 ? ways[0] : undefined;
    if (only !== undefined) return { kind: 'play', steps: only };
    return { kind: 'nothing' };
  }
  const longest = runs.filter((run) => run.length === most);
  const first = longest[0];
  const ends = new Set(longest.map((run) => leaving(run)));
  if (ends.size === 1 && first !== undefined) return { kind: 'play', steps: first };
  return { kind: 'ask', sources: [...new Set(longest.map((run) => run[0]?.[0] ?? OFF))] };
}

function leaving(run: Path): string {
  return run
    .map((step) => step[0])
    .sort((a, b) => a - b)
    .join(' ');
}

/** Every distinct whole turn's end position, as steps; stops counting past `limit`. */
export function endings(graph: Graph, men: Men, seat: Seat, limit: number): readonly Path[] {
  const found = new Map<string, Path>();
  const seen = new Set<string>();
  const visit = (node: number, now: Men, done: Path): void => {
    if (found.size > limit) return;
    const key = `${node}|${now[seat].join()}|${now[other(seat)].join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    const open = stepsAt(graph, node);
    if (open.length === 0) {
      const end = key.slice(key.indexOf('|'));
      if (!found.has(end)) found.set(end, done);
    }
    for (const step of open) visit(step[4], afterStep(now, seat, step), [...done, step]);
  };
  visit(0, men, []);
  return [...found.values()];
}

/** The item with the smallest rank, compared number by number; the first of equals. */
function least<T>(items: readonly T[], rank: (item: T) => readonly number[]): T | null {
  let best: { readonly item: T; readonly rank: readonly number[] } | null = null;
  for (const item of items) {
    const mine = rank(item);
    if (best === null || before(mine, best.rank)) best = { item, rank: mine };
  }
  return best?.item ?? null;
}

function before(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
