// The line to a table: one WebSocket, joined again by itself when it breaks, with what was missed
// told in order. An action is sent once, under the number it is to get; if the line breaks before
// the answer, it is sent again under the same number, and the server makes of it one event.
import { currentLanguage } from '../i18n/index.svelte';
import type {
  Action as WireAction,
  ClientMessage,
  SecondLook,
  ServerMessage,
  TableEvent,
  TableState,
} from '../protocol';
import { PROTOCOL } from '../protocol';
import type { Seat } from '../board/types';
import { askHint, askSecondLook } from '../server/ask';
import { closeLine, newLine } from '../server/line';
import { History } from './history';
import { keepTable, knownTable } from './known';
import { momentView, viewOf } from './states';
import type {
  Action,
  ActionDetails,
  Happening,
  HintView,
  Link,
  Transport,
  Update,
  View,
} from './view';

const PING_MS = 2000;
const LOST_MS = 6000;
const RETRY_MS = [500, 1000, 2000, 4000, 8000];
const GOOD_MS = 150;
const FAIR_MS = 400;

type Listener = Parameters<Transport['connect']>[0];

/** An action and the number of the event it is to become. */
interface Sent {
  readonly number: number;
  readonly action: WireAction;
}

/** What else goes over the line of a table, beside the play: people, talk, numbers for the dice. */
export interface Beside {
  hear(message: ServerMessage): void;
  /** What a seat adds to a roll it asks for, where both sides add to every roll. */
  ownPart(seat: number): string | null;
}

export class SocketTransport implements Transport {
  private listener: Listener | null = null;
  private socket: WebSocket | null = null;
  private history: History | null = null;
  private state: TableState | null = null;
  private stateAt = 0;
  private pending: Sent | null = null;
  /** A roll asked for before the other side had added to it: asked for again once it has. */
  private early: Sent | null = null;
  private tries = 0;
  private heard = 0;
  private closed = false;
  private link: Link = 'good';
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly beside: Beside | null = null,
  ) {}

  connect(listener: Listener): void {
    this.listener = listener;
    this.open();
    this.pingTimer = setInterval(() => this.beat(), PING_MS);
    addEventListener('online', this.retryNow);
  }

  send(action: Action, details: ActionDetails = {}): void {
    const { state } = this;
    if (!state) return;
    this.pending = { number: state.events, action: this.wire(action, details, state) };
    this.sendPending();
  }

  async secondLook(action: Action, details: ActionDetails, least: number): Promise<SecondLook> {
    const { state } = this;
    if (!state) return { warn: false, loss: 0, reasons: [] };
    const wire = this.wire(action, details, state);
    const key = knownTable(this.table)?.keys[wire.seat] ?? '';
    return askSecondLook(this.table, { key, action: wire, least });
  }

  private wire(action: Action, details: ActionDetails, state: TableState): WireAction {
    const wire: WireAction = { do: action, seat: this.seatFor(action, state) };
    if (details.dice) wire.dice = [details.dice[0], details.dice[1]];
    if (details.steps) wire.steps = details.steps.map(([from, to, , die]) => [from, to, die]);
    if (details.n !== undefined) wire.n = details.n;
    return wire;
  }

  hint(): Promise<HintView> {
    const seat = this.state?.to_act ?? 0;
    return askHint(this.table, knownTable(this.table)?.keys[seat] ?? '');
  }

  retry(): void {
    clearTimeout(this.retryTimer);
    if (this.socket?.readyState !== WebSocket.OPEN) this.open();
  }

  /** Joins anew, as after a seat has been taken: the server then knows whose page it is. */
  again(): void {
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    removeEventListener('online', this.retryNow);
    closeLine(this.socket);
  }

  private readonly retryNow = (): void => this.retry();

  private open(): void {
    clearTimeout(this.retryTimer);
    closeLine(this.socket);
    const socket = newLine();
    this.socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.socket || this.closed) return;
      this.heard = performance.now();
      this.post({
        type: 'join',
        table: this.table,
        keys: (knownTable(this.table)?.keys ?? []).filter((key) => key !== null),
        since: this.history?.length ?? 0,
        protocol: PROTOCOL,
        lang: currentLanguage(),
      });
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (socket === this.socket && !this.closed) this.lost();
    });
  }

  private lost(): void {
    this.socket = null;
    this.tries += 1;
    const wait = RETRY_MS[Math.min(this.tries, RETRY_MS.length) - 1] ?? 8000;
    this.retryTimer = setTimeout(() => this.open(), wait);
    if (this.heard > 0 && performance.now() - this.heard > LOST_MS) this.setLink('lost');
    else if (this.tries > 1) this.setLink('lost');
  }

  private beat(): void {
    const quiet = performance.now() - this.heard;
    if (this.heard > 0 && quiet > LOST_MS) {
      this.setLink('lost');
      // A line that is open but silent is no line.
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.close();
      return;
    }
    this.post({ type: 'ping', at: performance.now() });
  }

  /** Says something to the server, if the line is up. */
  post(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private sendPending(): void {
    const { pending } = this;
    if (!pending) return;
    const contribution =
      pending.action.do === 'roll' ? (this.beside?.ownPart(pending.action.seat) ?? null) : null;
    this.post({
      type: 'act',
      table: this.table,
      ...pending,
      ...(contribution === null ? {} : { contribution }),
    });
  }

  private receive(message: ServerMessage): void {
    this.heard = performance.now();
    this.beside?.hear(message);
    switch (message.type) {
      case 'pong':
        this.answered(performance.now() - message.at);
        break;
      case 'joined':
        this.tries = 0;
        this.told(message.events, message.state, message.since, true);
        this.setLink('good');
        if (this.pending) this.sendPending();
        break;
      case 'happened':
        this.told(message.events, message.state, message.since, false);
        break;
      case 'probe':
        this.post({ type: 'echo', at: message.at });
        break;
      case 'refused':
        this.refused(message);
        break;
    }
  }

  private refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const known = this.history?.length ?? 0;
    // Of things beside the play somebody else is told.
    if (message.table !== null && message.number === null && this.history !== null) return;
    const asked = this.pending;
    this.pending = null;
    if (message.events !== null && message.events > known) {
      this.post({
        type: 'join',
        table: this.table,
        keys: (knownTable(this.table)?.keys ?? []).filter((key) => key !== null),
        since: known,
        lang: currentLanguage(),
      });
      return;
    }
    // Both sides ask for the opening roll; who comes second has it too.
    const late = message.code === 'stale' && message.number !== null && message.number < known;
    const early = message.code === 'contribution-missing';
    if (early) this.early = asked;
    if (late || early) {
      this.listener?.update(this.placed(), false);
      return;
    }
    this.listener?.refused({ text: message.text }, this.view());
  }

  /** New events, and how the table stands after them. */
  private told(
    events: readonly TableEvent[],
    state: TableState,
    since: number,
    joined: boolean,
  ): void {
    const first = this.history === null;
    this.history ??= new History({
      variant: state.rules.variant ?? 'backgammon',
      men: state.men,
      rollsAfresh: state.rules.opening === 'rolls-afresh',
      automaticDoubles: state.rules.automatic_doubles ?? 0,
    });
    const history = this.history;
    const fresh = events.filter((event) => event.number >= history.length);
    if (since > history.length) {
      // Something is missing: ask for it from where this page stands.
      this.open();
      return;
    }
    this.state = state;
    this.stateAt = performance.now();
    const updates: Update[] = [];
    for (const event of fresh) {
      const before = history.now;
      history.add(event);
      if (first) continue;
      const last = event.number === state.events - 1;
      const view = last
        ? this.view()
        : momentView(this.view(), history.now, event.number + 1, state.results);
      if (view) updates.push({ happening: this.happening(event, history, before.turn), view });
    }
    if (this.pending && this.pending.number < state.events) this.pending = null;
    if (updates.length === 0) updates.push(...this.placed());
    this.keep(state);
    this.listener?.update(updates, joined && !first);
    this.rollAgain(state);
  }

  /** Asks again for a roll that came too early, if it is still to be made and now can be. */
  private rollAgain({ events, per_roll }: TableState): void {
    const { early } = this;
    if (early === null || (early.number === events && !per_roll?.given.every(Boolean))) return;
    this.early = null;
    if (early.number !== events || this.pending !== null) return;
    this.pending = early;
    this.sendPending();
  }

  /** How the table stands, with nothing that led there. */
  private placed(): readonly Update[] {
    const view = this.view();
    return view ? [{ happening: { kind: 'placed' }, view }] : [];
  }

  private happening(event: TableEvent, history: History, turn: Seat | null): Happening {
    const { action } = event;
    const seat = action.seat as Seat;
    if (action.do === 'roll' && action.dice) {
      return turn === null
        ? { kind: 'opened', dice: action.dice }
        : { kind: 'rolled', seat: turn, dice: action.dice };
    }
    if (action.do === 'play') {
      return { kind: 'played', seat, steps: history.steps(history.at(event.number), event) };
    }
    return { kind: 'acted', seat, action: action.do as Action };
  }

  private view(): View | null {
    return this.state && this.history
      ? viewOf(this.state, this.history.now, this.byHand, this.stateAt)
      : null;
  }

  private get byHand(): boolean {
    return knownTable(this.table)?.byHand ?? false;
  }

  private seatFor(action: Action, state: TableState): number {
    const mine = [0, 1].filter((seat) => state.mine[seat as Seat]);
    if (mine.length === 1) return mine[0] ?? 0;
    const able = mine.filter((seat) => state.legal[seat as Seat].includes(action));
    return able.find((seat) => seat === state.to_act) ?? able[0] ?? 0;
  }

  private keep(state: TableState): void {
    const known = knownTable(this.table);
    if (!known) return;
    keepTable({
      ...known,
      white: state.seats[0].name,
      black: state.seats[1].name,
      levels: state.seats.map(({ level }) => level),
      score: `${state.score[0]} : ${state.score[1]}`,
      over: state.phase === 'match-over',
      at: Date.now(),
    });
  }

  private answered(ms: number): void {
    this.setLink(ms < GOOD_MS ? 'good' : ms < FAIR_MS ? 'fair' : 'slow');
  }

  private setLink(link: Link): void {
    if (link === this.link && link !== 'lost') return;
    this.link = link;
    this.listener?.link(link, this.tries);
  }
}
