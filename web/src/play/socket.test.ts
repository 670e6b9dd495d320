import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, TableState } from '../protocol';
import { SocketTransport } from './socket';

const TABLE = 'abc';
let lines: FakeLine[] = [];

/** A WebSocket whose other end is the test. */
class FakeLine extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = FakeLine.CONNECTING;
  readonly sent: ClientMessage[] = [];
  /** Closing before it is open is what browsers complain of. */
  closedEarly = false;

  constructor() {
    super();
    lines.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closedEarly ||= this.readyState === FakeLine.CONNECTING;
    this.readyState = FakeLine.CLOSED;
  }

  open(): void {
    this.readyState = FakeLine.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  get rolls(): number {
    return this.sent.filter((one) => one.type === 'act' && one.action.do === 'roll').length;
  }
}

/** A match where both add to every roll and White is to roll: `given` is what both have added. */
function state(events: number, given: [boolean, boolean]): TableState {
  const seat = { kind: 'person', name: '', level: null, local: false, here: true };
  return {
    table: TABLE,
    events,
    phase: 'to-roll',
    to_act: 0,
    on_roll: 0,
    board: Array<number>(26).fill(0),
    men: 15,
    legal: [['roll', 'double'], []],
    resignations: [[], []],
    results: [],
    score: [0, 0],
    seats: [seat, seat],
    mine: [true, false],
    rules: { length: 7 },
    clock_rules: {},
    clock: null,
    certain: null,
    offer: null,
    dice: null,
    graph: null,
    cube: 1,
    owner: null,
    dice_source: { kind: 'automatic' },
    per_roll: { number: 2, tips: ['', ''], given },
  } as unknown as TableState;
}

const joined = (events: number, given: [boolean, boolean]) => ({
  type: 'joined',
  table: TABLE,
  since: 0,
  events: [],
  state: state(events, given),
});
const happened = (events: number, given: [boolean, boolean]) => ({
  ...joined(events, given),
  type: 'happened',
});
const tooEarly = {
  type: 'refused',
  table: TABLE,
  code: 'contribution-missing',
  text: '',
  number: 0,
  events: 0,
};

function connected(refused: () => void = () => undefined): SocketTransport {
  const transport = new SocketTransport(TABLE);
  transport.connect({ update: () => undefined, link: () => undefined, refused });
  return transport;
}

describe('the line to a table', () => {
  beforeEach(() => {
    lines = [];
    vi.stubGlobal('WebSocket', FakeLine);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('asks again for a roll that came before the other side had added to it, once it has', () => {
    const refused = vi.fn();
    const transport = connected(refused);
    const [line] = lines;
    line?.open();
    line?.say(joined(0, [false, false]));
    transport.send('roll');
    line?.say(tooEarly);
    line?.say(happened(0, [true, false]));
    expect(line?.rolls).toBe(1);
    line?.say(happened(0, [true, true]));
    expect(line?.rolls).toBe(2);
    line?.say(happened(0, [true, true]));
    expect(line?.rolls).toBe(2);
    expect(refused).not.toHaveBeenCalled();
    transport.close();
  });

  it('lets such a roll be where something else has been done instead', () => {
    const transport = connected();
    const [line] = lines;
    line?.open();
    line?.say(joined(0, [false, false]));
    transport.send('roll');
    line?.say(tooEarly);
    const double = { number: 0, at: 0, action: { do: 'double', seat: 0 } } as const;
    line?.say({ ...happened(1, [true, true]), events: [double] });
    expect(line?.rolls).toBe(1);
    transport.close();
  });

  it('closes no line before it is open, and then has but one', () => {
    const transport = connected();
    transport.retry();
    const [first, second] = lines;
    expect(lines).toHaveLength(2);
    first?.open();
    expect(first?.sent).toHaveLength(0);
    expect(first?.readyState).toBe(FakeLine.CLOSED);
    transport.close();
    second?.open();
    expect(second?.readyState).toBe(FakeLine.CLOSED);
    expect(lines.some((line) => line.closedEarly)).toBe(false);
  });
});
