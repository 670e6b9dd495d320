// A table as this page sees it: what the server last said, in the words of the page. The board is
// counted per seat; everything that may be done is in `actions`, and nothing else gets a button.
import type { Cube, Dice, Graph, Men, Seat, Step } from '../board/types';
import type { Hint, SecondLook } from '../protocol';
import type { ClockView } from './clock';

export type Action =
  | 'roll'
  | 'play'
  | 'double'
  | 'take'
  | 'drop'
  | 'beaver'
  | 'raccoon'
  | 'resign'
  | 'accept'
  | 'refuse'
  | 'takeback'
  | 'flag'
  | 'claim'
  | 'set';

export type Phase =
  | 'opening'
  | 'to-roll'
  | 'moving'
  | 'double-offered'
  | 'beaver-offered'
  | 'raccoon-offered'
  | 'resign-offered'
  | 'game-over'
  | 'match-over';

export interface SeatView {
  /** Null: named by the page (You, Computer). */
  readonly name: string | null;
  readonly kind: 'person' | 'computer';
  readonly level: string | null;
  readonly here: boolean;
}

/** 1 single, 2 gammon, 3 backgammon. */
export type Loss = 1 | 2 | 3;

export interface ResultView {
  readonly winner: Seat;
  readonly ending: 'off' | 'drop' | 'resign' | 'flag' | 'claim';
  /** 0 when a match was lost on time or claimed. */
  readonly result: 0 | Loss;
  /** The result that counts: 1 for a gammon that Jacoby makes single. */
  readonly counted: number;
  readonly cube: number;
  readonly points: number;
  /** By seat, after the game. */
  readonly score: readonly [number, number];
}

export interface Resignation {
  readonly n: Loss;
  readonly points: number;
}

/** One line of the move list. */
export interface MoveRow {
  readonly seat: Seat;
  readonly game: number;
  readonly kind: Exclude<Action, 'roll' | 'takeback' | 'set'>;
  readonly dice: Dice | null;
  readonly steps: readonly Step[];
  /** The position it was played from. */
  readonly from: Men;
  readonly value: number | null;
}

export interface View {
  readonly id: string;
  /** Number of the last event this shows. */
  readonly event: number;
  readonly phase: Phase;
  readonly seats: readonly [SeatView, SeatView];
  /** The seats this page acts for: one, both (one screen) or none (watching). */
  readonly mine: readonly Seat[];
  readonly turn: Seat;
  /** Who must act now; null when nobody must. */
  readonly actor: Seat | null;
  readonly actions: readonly Action[];
  readonly men: Men;
  readonly dice: Dice | null;
  readonly opening: Dice | null;
  readonly graph: Graph | null;
  readonly cube: Cube | null;
  /** Value the stake would have, while an offer stands. */
  readonly offered: number | null;
  readonly resigning: Resignation | null;
  /** Results that could be offered when resigning, with their points. */
  readonly resignations: readonly Resignation[];
  readonly length: number | null;
  /** How many games are played for money at most; null without an end, and in matches. */
  readonly games: number | null;
  readonly score: readonly [number, number];
  readonly game: number;
  readonly crawford: boolean;
  readonly dicePolicy: 'auto' | 'hand' | 'typed';
  readonly hints: boolean;
  readonly clock: ClockView | null;
  /** Who will win this game and by what, once nothing can change it. */
  readonly certain: { readonly winner: Seat; readonly result: Loss } | null;
  readonly result: ResultView | null;
  readonly rows: readonly MoveRow[];
  /** The sealed line shown before the first roll. */
  readonly commitment: string | null;
}

/** What happened, to be shown before the view it led to. */
export type Happening =
  | { readonly kind: 'opened'; readonly dice: Dice }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: Dice }
  | { readonly kind: 'played'; readonly seat: Seat; readonly steps: readonly Step[] }
  | { readonly kind: 'acted'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'placed' };

export interface Update {
  readonly happening: Happening;
  readonly view: View;
}

export type Link = 'good' | 'fair' | 'slow' | 'lost';

export interface Refusal {
  /** The rule in words, in the person's language. */
  readonly text: string;
}

/** What the engine would do: its best plays, or the cube decision. */
export type HintView = Hint;

/** How the page and the table talk; the socket is one, the tests have another. */
export interface Transport {
  connect(listener: {
    update(updates: readonly Update[], restored: boolean): void;
    link(link: Link, tries: number): void;
    refused(refusal: Refusal, view: View | null): void;
  }): void;
  send(action: Action, details?: ActionDetails): void;
  hint(): Promise<HintView>;
  /** What the tutor says to an action before it is made. */
  secondLook(action: Action, details: ActionDetails, least: number): Promise<SecondLook>;
  retry(): void;
  close(): void;
}

export interface ActionDetails {
  readonly steps?: readonly Step[];
  readonly dice?: Dice;
  readonly n?: Loss;
}
