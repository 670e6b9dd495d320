// Real turn graphs for the tests, made by the rules (tests/web/turn_graphs.py).
import golden from '../../../tests/golden/turn_graphs.json';
import { type Dice, type Graph, type Men, menFromBoard, type Seat } from './types';

export interface Fixture {
  readonly men: Men;
  readonly dice: Dice;
  readonly graph: Graph;
  readonly results: number;
}

export type FixtureName = keyof typeof golden;

export function fixture(name: FixtureName, seat: Seat = 0): Fixture {
  const { board, dice, nodes, results } = golden[name];
  return {
    men: menFromBoard(board, seat, 15),
    dice: dice as unknown as Dice,
    graph: { nodes: nodes as unknown as Graph['nodes'] },
    results,
  };
}

export const names = Object.keys(golden) as FixtureName[];
