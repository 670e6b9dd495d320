// How often each number fell, counted from the move list.
import type { MoveRow } from './view';

export interface DiceCounts {
  readonly rolls: number;
  readonly doubles: number;
  /** By face; index 0 is unused. */
  readonly faces: readonly number[];
}

export function diceCounts(rows: readonly MoveRow[]): DiceCounts {
  const faces = new Array<number>(7).fill(0);
  let rolls = 0;
  let doubles = 0;
  for (const { dice } of rows) {
    if (dice === null) continue;
    rolls += 1;
    if (dice[0] === dice[1]) doubles += 1;
    for (const face of dice) faces[face] = (faces[face] ?? 0) + 1;
  }
  return { rolls, doubles, faces };
}
