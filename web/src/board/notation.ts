// Steps as players write them, in the mover's own numbers: "8/5 6/5", "bar/20*/15", "6/off(2)".
import { BAR, OFF, type Step } from './types';

/** The way of one checker through a turn: the places it stands on and which of them it hit. */
export interface Chain {
  readonly stops: readonly number[];
  readonly hits: readonly boolean[];
}

/** Joins the hops of one checker; chains come in the order of their first step. */
export function chains(steps: readonly Step[]): readonly Chain[] {
  const open: { stops: number[]; hits: boolean[] }[] = [];
  for (const [from, to, hit] of steps) {
    const chain = open.find((c) => c.stops.at(-1) === from);
    if (chain) {
      chain.stops.push(to);
      chain.hits.push(hit === 1);
    } else {
      open.push({ stops: [from, to], hits: [false, hit === 1] });
    }
  }
  return open;
}

export function formatTurn(steps: readonly Step[]): string {
  const written = chains(steps)
    .map((chain) => ({ from: chain.stops[0] ?? OFF, text: formatChain(chain) }))
    .sort((a, b) => b.from - a.from);
  const counted = new Map<string, number>();
  for (const { text } of written) counted.set(text, (counted.get(text) ?? 0) + 1);
  return [...counted].map(([text, n]) => (n > 1 ? `${text}(${n})` : text)).join(' ');
}

function placeName(point: number): string {
  return point === BAR ? 'bar' : point === OFF ? 'off' : String(point);
}

function formatChain({ stops, hits }: Chain): string {
  return stops
    .map((point, i) => ({ point, hit: hits[i] ?? false, end: i === 0 || i === stops.length - 1 }))
    .filter(({ hit, end }) => hit || end)
    .map(({ point, hit }) => placeName(point) + (hit ? '*' : ''))
    .join('/');
}
