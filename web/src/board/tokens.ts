// The thirty checkers as things with an identity, so that a move can be seen as one checker
// travelling. The counts stay the truth; tokens only follow them.
import { BAR, count, type Men, OFF, other, type Seat, type Step } from './types';

export interface Stop {
  readonly point: number;
  readonly slot: number;
}

export interface Token {
  readonly id: number;
  readonly seat: Seat;
  readonly point: number;
  readonly slot: number;
  /** Places passed on the way here, oldest first: a hop of several steps is one flight. */
  readonly via: readonly Stop[];
  /** How many steps the flight that hit this checker has; 0 for one that moved by itself. */
  readonly hitAfter: number;
}

/** Tokens standing as the counts say. Those of `before` keep their identity where they can. */
export function settle(men: Men, before: readonly Token[] = []): readonly Token[] {
  const tokens: Token[] = [];
  const spare: [Token[], Token[]] = [[], []];
  const wanted: { seat: Seat; stop: Stop }[] = [];
  const kept = new Set<string>();
  const standing = new Map(before.map((token) => [key(token.seat, token), token]));
  for (const seat of [0, 1] as const) {
    for (let point = OFF; point <= BAR; point++) {
      for (let slot = 0; slot < count(men, seat, point); slot++) {
        const place = key(seat, { point, slot });
        if (standing.has(place)) kept.add(place);
        else wanted.push({ seat, stop: { point, slot } });
      }
    }
  }
  for (const [place, token] of standing) {
    if (kept.has(place)) tokens.push(still(token));
    else spare[token.seat].push(token);
  }
  let fresh = Math.max(-1, ...before.map((token) => token.id)) + 1;
  for (const { seat, stop } of wanted) {
    const id = spare[seat].shift()?.id ?? fresh++;
    tokens.push({ id, seat, ...stop, via: [], hitAfter: 0 });
  }
  // Always in one order: then a move draws one checker anew and reorders none.
  return tokens.sort((a, b) => a.id - b.id);
}

/** Tokens after the steps of `seat`; a checker that makes several of them flies by its stops. */
export function moveTokens(
  tokens: readonly Token[],
  seat: Seat,
  steps: readonly Step[],
): readonly Token[] {
  const now = new Map(tokens.map((token) => [token.id, still(token)]));
  const moved = new Map<number, number>();
  const topOf = (side: Seat, point: number): Token | undefined =>
    [...now.values()]
      .filter((token) => token.seat === side && token.point === point)
      .reduce<Token | undefined>((top, t) => (top && top.slot > t.slot ? top : t), undefined);
  for (const [from, to, hit] of steps) {
    const mover = topOf(seat, from);
    if (!mover) continue;
    const hops = moved.get(mover.id) ?? 0;
    const victim = hit ? topOf(other(seat), 25 - to) : undefined;
    if (victim) {
      const slot = (topOf(other(seat), BAR)?.slot ?? -1) + 1;
      now.set(victim.id, { ...victim, point: BAR, slot, via: [], hitAfter: hops + 1 });
    }
    const landing = { point: to, slot: (topOf(seat, to)?.slot ?? -1) + 1 };
    const via = hops > 0 ? [...mover.via, { point: mover.point, slot: mover.slot }] : [];
    now.set(mover.id, { ...mover, ...landing, via, hitAfter: 0 });
    moved.set(mover.id, hops + 1);
  }
  return [...now.values()];
}

function still(token: Token): Token {
  return token.via.length > 0 || token.hitAfter > 0 ? { ...token, via: [], hitAfter: 0 } : token;
}

function key(seat: Seat, stop: Stop): string {
  return `${seat}:${stop.point}:${stop.slot}`;
}
