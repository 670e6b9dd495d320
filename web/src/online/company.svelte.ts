// Everything at a table of people that is not play: who is here, what is said, the sealed numbers
// for the dice, and what becomes of the result. Lives on the line of the table.
import { getContext, setContext } from 'svelte';
import type { Seat } from '../board/types';
import { ownNumber } from '../fair/numbers';
import { ask } from '../server/ask';
import { keepSeat } from '../play/known';
import type {
  ClientMessage,
  MatchResult,
  Presence,
  Refused,
  Said,
  Say,
  SeekInfo,
  ServerMessage,
  TableState,
} from '../protocol';

const KEEP = 200;

export class Company {
  state = $state.raw<TableState | null>(null);
  presence = $state.raw<Pick<Presence, 'here' | 'left' | 'watching'> | null>(null);
  /** When the presence was told, by `performance.now()`. */
  presenceAt = $state(0);
  lines = $state.raw<readonly Said[]>([]);
  unread = $state(0);
  /** What was wrong with something said or sealed. */
  problem = $state<string | null>(null);
  result = $state.raw<MatchResult | null>(null);
  /** The other side's offer of a rematch. */
  rematch = $state.raw<SeekInfo | null>(null);
  /** A new table for the two of us. */
  next = $state<string | null>(null);
  asked = $state(false);
  /** Whether what is said stands before the person's eyes. */
  reading = $state(false);
  private watching = false;

  constructor(
    readonly table: string,
    /** Set by the line: how to say something to the server. */
    private readonly post: (message: ClientMessage) => void,
  ) {}

  /** The seat of this browser, null for spectators and for two people at one screen. */
  get seat(): Seat | null {
    const mine = this.state?.mine;
    if (!mine || mine[0] === mine[1]) return null;
    return mine[0] ? 0 : 1;
  }

  /** Whether the other side is somebody elsewhere. */
  get online(): boolean {
    const { state } = this;
    if (!state) return false;
    return (
      state.mine[0] !== state.mine[1] &&
      state.seats.some(({ kind, account }, seat) => {
        const away = !state.mine[seat as Seat];
        return away && (kind === 'person' || (kind === 'computer' && (account ?? null) !== null));
      })
    );
  }

  /** Whether there is anybody to talk to: not at a table of one's own with the computer. */
  get talking(): boolean {
    const { state } = this;
    return state !== null && (this.online || !(state.mine[0] || state.mine[1]));
  }

  /** Everything said on the line of the table comes by here. */
  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'joined':
      case 'happened':
        this.stands(message.state);
        if (message.type === 'joined') this.watching = false;
        this.watchForRematch();
        break;
      case 'presence':
        this.presence = message;
        this.presenceAt = performance.now();
        break;
      case 'said':
        this.said(message);
        break;
      case 'settled':
        void this.loadResult();
        break;
      case 'lobby':
        this.rematch = message.seeks.find((one) => one.rematch === this.table && !one.mine) ?? null;
        break;
      case 'started':
        keepSeat(message.table);
        if (message.table !== this.table) this.next = message.table;
        break;
      case 'declined':
        this.asked = false;
        break;
      case 'refused':
        this.refused(message);
        break;
    }
  }

  say(words: Pick<Say, 'phrase' | 'text'>): void {
    this.problem = null;
    this.post({ type: 'say', table: this.table, ...words });
  }

  /** What `seat` adds to a roll it asks for itself, where both sides add to every roll. */
  ownPart(seat: number): string | null {
    const parts = this.state?.per_roll;
    if (!parts || parts.given[seat as Seat]) return null;
    return ownNumber(this.table, seat).contribution(parts.number);
  }

  async loadResult(): Promise<void> {
    try {
      this.result = (await ask('GET', `/api/tables/${this.table}/result`)) as MatchResult;
    } catch {
      this.result = null;
    }
  }

  private stands(state: TableState): void {
    this.state = state;
    this.presence ??= { here: [state.seats[0].here, state.seats[1].here] };
    for (const seat of [0, 1] as const) {
      if (!state.mine[seat]) continue;
      this.shake(state, seat);
      this.addToRoll(state, seat);
    }
  }

  /** Seals this browser's number, and shows it once both sides have sealed theirs. */
  private shake({ sealing }: TableState, seat: Seat): void {
    if (sealing?.cancelled !== null) return;
    const own = ownNumber(this.table, seat);
    const sealed = sealing.commitments[seat];
    if (sealed === null) {
      this.post({ type: 'commit', table: this.table, seat, commitment: own.commitment });
    } else if (
      sealed === own.commitment &&
      sealing.commitments.every((one) => one !== null) &&
      !sealing.revealed[seat]
    ) {
      this.post({ type: 'reveal', table: this.table, seat, secret: own.secret });
    }
  }

  /** Adds this side's part to the other side's roll ahead of it; to one's own with the asking. */
  private addToRoll({ per_roll, to_act, phase }: TableState, seat: Seat): void {
    if (!per_roll || per_roll.given[seat] || phase === 'match-over') return;
    if (phase !== 'opening' && to_act === seat) return;
    const value = ownNumber(this.table, seat).contribution(per_roll.number);
    this.post({ type: 'contribute', table: this.table, seat, number: per_roll.number, value });
  }

  private said(message: Said): void {
    if (this.lines.some(({ number }) => number === message.number)) return;
    this.lines = [...this.lines, message].slice(-KEEP);
    if (message.seat !== this.seat || this.seat === null) this.unread += 1;
  }

  private watchForRematch(): void {
    if (this.state?.phase !== 'match-over' || this.watching || this.seat === null) return;
    this.watching = true;
    if (!this.online) return;
    this.post({ type: 'watch', on: true });
    // The result of a table where nobody has an account is booked nowhere.
    if (this.state.seats.some(({ account }) => (account ?? null) !== null)) void this.loadResult();
  }

  private refused(message: Refused): void {
    // A part for a roll that has been made meanwhile is no fault of the person's.
    if (message.table !== this.table || message.number !== null || message.code === 'stale') return;
    this.problem = message.text;
  }
}

const COMPANY = Symbol('company');

export function shareCompany(company: Company): void {
  setContext(COMPANY, company);
}

/** The company of the table whose page this is part of; none on pages without a line. */
export function theCompany(): Company | undefined {
  return getContext<Company | undefined>(COMPANY);
}
