// What if: another play of the roll, made on the review's own board as in a game, and its verdict
// beside the best ones. Which steps there are the server says, once, with the roll's turn graph.
import type { BoardModel } from '../board/model.svelte';
import { menFromBoard, other, type Seat } from '../board/types';
import type { GraphAnswer, JudgeAsked, JudgedDecision } from '../protocol';
import { ask } from '../server/ask';
import { Attempt } from '../server/attempt.svelte';

const LEVEL = 'expert';

export class WhatIf {
  trying = $state(false);
  /** The play that was made, as the question what it is worth. */
  asked = $state.raw<JudgeAsked | null>(null);
  private readonly attempt = new Attempt();
  private round = 0;

  constructor(private readonly board: BoardModel) {}

  get problem(): string | null {
    return this.attempt.problem;
  }

  /** Gives the roll of a decision to the person. */
  async begin(at: JudgedDecision): Promise<void> {
    const { dice, men } = at;
    if (dice === null) return;
    this.end();
    const { board, round } = this;
    await this.attempt.run(async () => {
      const graph = (await ask('POST', '/api/graph', {
        board: at.board,
        dice,
        men,
      })) as GraphAnswer;
      if (round !== this.round) return;
      const turn = at.on_roll as Seat;
      this.trying = true;
      board.arrows = [];
      board.listener = {
        steps: () => {
          board.state = board.complete ? 'confirm' : 'moving';
          if (board.complete) this.made(at);
        },
        undone: () => {
          board.state = 'moving';
          this.asked = null;
        },
      };
      board.begin(turn, menFromBoard(at.board, turn, men), dice, graph);
      board.state = board.complete ? 'confirm' : 'moving';
    });
  }

  end(): void {
    this.round += 1;
    this.trying = false;
    this.asked = null;
    this.board.listener = {};
  }

  private made(at: JudgedDecision): void {
    const turn = at.on_roll as Seat;
    const own = this.board.men[turn];
    const theirs = this.board.men[other(turn)];
    const result = Array.from({ length: 26 }, (_, i) =>
      i === 0 ? -(theirs[25] ?? 0) : (own[i] ?? 0) - (i === 25 ? 0 : (theirs[25 - i] ?? 0)),
    );
    const { board, state, dice, men } = at;
    this.asked = { board, state, dice, men, result, level: LEVEL };
  }
}
