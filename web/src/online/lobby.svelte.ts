// The line to the lobby: one WebSocket while the lobby is looked at, while one's own game waits
// there, or while somebody is signed in, so that whoever finds a game or is wanted for one is
// told on any page. Asking for games goes over HTTP; here one only hears.
import { currentLanguage } from '../i18n/index.svelte';
import { ask } from '../server/ask';
import { keepSeat } from '../play/known';
import type {
  BotGame,
  Challenged,
  ClientMessage,
  GameFound,
  Lobby,
  Moved,
  NewSeek,
  SeekMade,
  ServerMessage,
} from '../protocol';
import { closeLine, newLine } from '../server/line';
import { onSession, someone } from './session.svelte';

const RETRY_MS = 2000;

class LobbyLine {
  seen = $state.raw<Lobby | null>(null);
  /** A table found and not yet gone to. */
  found = $state<string | null>(null);
  /** A challenge of one's own was declined, or one to oneself withdrawn. */
  declined = $state(false);
  /** Somebody wants to play with oneself, which one may not have seen yet. */
  challenge = $state.raw<Challenged | null>(null);
  /** The last news of a tournament that one has to do with. */
  moved = $state.raw<Moved | null>(null);
  private socket: WebSocket | null = null;
  private looking = 0;
  private hearing = 0;
  private waiting = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // Another person is another socket.
    onSession(() => this.reopen());
  }

  /** The lobby is looked at from now on; call what comes back to look no longer. */
  look(): () => void {
    this.looking += 1;
    if (this.socket?.readyState === WebSocket.OPEN) this.watch();
    else this.open();
    return () => {
      this.looking -= 1;
      if (this.looking === 0) this.settle();
    };
  }

  /** What concerns oneself is heard from now on; call what comes back to hear it no longer. */
  listen(): () => void {
    this.hearing += 1;
    this.open();
    return () => {
      this.hearing -= 1;
      if (!this.needed) this.shut();
    };
  }

  async seek(asked: NewSeek): Promise<void> {
    await someone();
    this.declined = false;
    this.open();
    const made = (await ask('POST', '/api/seeks', asked)) as SeekMade;
    if (made.table === null) this.waiting = true;
    else this.sit(made.table);
  }

  async take(seek: string): Promise<void> {
    await someone();
    this.sit(((await ask('POST', `/api/seeks/${seek}/take`)) as GameFound).table);
  }

  async withdraw(seek: string): Promise<void> {
    await ask('DELETE', `/api/seeks/${seek}`);
  }

  async playBot(level: string, asked: BotGame): Promise<void> {
    await someone();
    const found = (await ask('POST', `/api/lobby/bots/${level}`, asked)) as GameFound;
    this.sit(found.table);
  }

  private sit(table: string): void {
    keepSeat(table);
    this.found = table;
  }

  private open(): void {
    if (this.socket !== null) return;
    const socket = newLine();
    this.socket = socket;
    socket.addEventListener('open', () => this.watch());
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (socket !== this.socket) return;
      this.socket = null;
      clearTimeout(this.retry);
      if (this.needed) this.retry = setTimeout(() => this.open(), RETRY_MS);
    });
  }

  private get needed(): boolean {
    return this.looking > 0 || this.hearing > 0 || this.waiting;
  }

  private reopen(): void {
    this.waiting = false;
    this.shut();
    if (this.needed) this.open();
  }

  private watch(): void {
    this.post({ type: 'watch', on: this.looking > 0, lang: currentLanguage() });
  }

  /** Nobody looks: the line stays only while one's own game waits. */
  private settle(): void {
    this.watch();
    if (!this.needed) this.shut();
  }

  private shut(): void {
    const socket = this.socket;
    this.socket = null;
    closeLine(socket);
  }

  private post(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'lobby':
        this.seen = message;
        this.waiting = message.seeks.some((seek) => seek.mine);
        break;
      case 'started':
        this.sit(message.table);
        break;
      case 'challenged':
        this.challenge = message;
        break;
      case 'declined':
        if (this.challenge?.seek === message.seek) this.challenge = null;
        else this.declined = true;
        break;
      case 'moved':
        this.moved = message;
        break;
      case 'probe':
        this.post({ type: 'echo', at: message.at });
        break;
    }
  }
}

export const lobby = new LobbyLine();
