/** One socket to one table: it comes back by itself, and a move without an answer is sent again under the same id. */
import { homeOf, isDevice, type WebSocketLike } from './home';
import { askFor, whenAsked } from './tabs';
import { PROTOCOL, type Done, type FromClient, type Hinted, type Pong, type Refused, type ToClient, type Welcome } from '../wire';

/** `restarting` and `lost` come back by themselves, the others do not. */
export type Status = 'connecting' | 'open' | 'lost' | 'restarting' | 'gone' | 'moved' | 'forbidden' | 'old' | 'tab';
export type Answer = Done | Refused | Hinted | Pong | Welcome;
type WithoutId<M> = M extends FromClient ? Omit<M, 'id'> : never;
export type Question = WithoutId<FromClient>;

export interface Hearer {
  status(status: Status): void;
  message(message: ToClient): void;
  /** Where to go on: the last event seen and the seat. */
  after(): number;
  seat(): number | null;
}

/** What a table needs of a line: a socket to a server, or something on this device that answers like one. */
export interface Connection {
  open(): void;
  close(): void;
  /** `quiet`: the page asks on its own, and nobody tried anything. */
  ask(question: Question, quiet?: boolean): Promise<Answer>;
  /** From another tab that has it. */
  takeOver?(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
const WELCOME_WITHIN = 15_000; // twice and four times as long when it did not come: a busy server is no dead one
const LOST = 1006;
const INSISTS = 10_000; // ms: so long a tab may take to let go of a table
const ENDS: Record<number, Status> = { 4404: 'gone', 4409: 'moved', 4403: 'forbidden', 4423: 'tab' };

interface Pending {
  message: FromClient;
  done: (answer: Answer) => void;
}

export class SocketConnection implements Connection {
  private socket: WebSocketLike | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private insists = 0;
  private giving: (() => void) | undefined;
  private welcome = false;
  private late: ReturnType<typeof setTimeout> | undefined;
  private readonly own = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly table: string,
    private readonly hearer: Hearer,
    private readonly make: (path: string) => WebSocketLike = homeOf(table).socket,
  ) {}

  open(): void {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    if (isDevice(this.table)) this.giving = whenAsked(this.table, () => this.stop('tab'));
    this.connect('connecting');
  }

  takeOver(): void {
    askFor(this.table);
    this.closed = false;
    this.insists = Date.now() + INSISTS;
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.late);
    clearInterval(this.heart);
    this.giving?.();
    this.socket?.close();
  }

  /** The answer to a message; a move waits for it across lost connections, anything else is refused then. */
  ask(question: Question): Promise<Answer> {
    const id = `${this.own}-${++this.number}`;
    const message = { ...question, id } as FromClient;
    return new Promise((done) => {
      this.pending.set(id, { message, done });
      if (this.welcome) this.socket?.send(JSON.stringify(message)); // else it is sent with the welcome
      else if (message.t !== 'act' && this.socket?.readyState !== WebSocket.OPEN) this.drop(id);
    });
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.timer !== undefined) this.connect('connecting');
    else if (this.welcome) this.ping();
  };

  private connect(status: Status): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.hearer.status(status);
    const seat = this.hearer.seat();
    const query = `after=${this.hearer.after()}${seat === null ? '' : `&seat=${seat}`}`;
    const socket = this.make(`/ws/tables/${encodeURIComponent(this.table)}?${query}`);
    this.socket = socket;
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data as string) as ToClient);
    socket.onclose = (event) => socket === this.socket && this.ended(event.code);
    clearTimeout(this.late);
    // The engine of this device may take its time to start, and nothing gets lost on the way to it.
    if (!isDevice(this.table)) this.late = setTimeout(this.giveUp, WELCOME_WITHIN * 2 ** Math.min(this.tries, 2));
  }

  /** The socket itself may notice much later that it is dead: it says nothing any more. */
  private readonly giveUp = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.ended(LOST);
  };

  private hear(message: ToClient): void {
    if (message.t === 'welcome' && !message.id) this.welcomed(message);
    else if ('id' in message && message.id) this.answered(message.id, message as Answer);
    this.hearer.message(message);
  }

  private welcomed(message: Welcome): void {
    if (message.protocol !== PROTOCOL) {
      this.stop('old');
      return;
    }
    clearTimeout(this.late);
    this.tries = 0;
    this.welcome = true;
    this.hearer.status('open');
    this.beat();
    for (const { message: waiting } of this.pending.values()) this.socket?.send(JSON.stringify(waiting));
  }

  private answered(id: string, answer: Answer): void {
    this.pending.get(id)?.done(answer);
    this.pending.delete(id);
  }

  private drop(id: string): void {
    this.answered(id, { t: 'refused', id, code: 'page-offline', rule: '', params: {} });
  }

  /** A connection that is dead without having said so is found by asking. */
  private beat(): void {
    clearInterval(this.heart);
    this.heart = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    clearTimeout(this.late);
    this.late = setTimeout(this.giveUp, PONG_WITHIN);
    void this.ask({ t: 'ping' }).then((answer) => answer.t === 'pong' && clearTimeout(this.late));
  }

  private ended(code: number): void {
    this.welcome = false;
    clearTimeout(this.late);
    clearInterval(this.heart);
    for (const [id, { message }] of [...this.pending]) if (message.t !== 'act') this.drop(id);
    if (this.closed) return;
    const end = ENDS[code];
    if (end === 'tab' && Date.now() < this.insists) {
      this.timer = setTimeout(() => this.connect('connecting'), FIRST_WAIT);
      return;
    }
    if (end) {
      this.stop(end);
      return;
    }
    this.hearer.status(code === 1012 ? 'restarting' : 'lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect('lost'), wait);
  }

  private stop(status: Status): void {
    this.close();
    this.hearer.status(status);
  }
}
