/** The tables of this device, in the worker: Python is their home (tilerummy.device), below it the store, above it the page's requests and lines. */
import { claim, release } from './locks';
import { append, isFull, list, note, noted, read, remove } from './store';

/** From the page. A `line` is to a table what a socket is to a server's; the page numbers requests and lines. */
export type TableMessage =
  | { t: 'request'; id: number; method: string; path: string; body: string }
  | { t: 'connect'; line: number; table: string; after?: number; seat?: number; notation?: boolean }
  | { t: 'send'; line: number; text: string }
  | { t: 'hang-up'; line: number };

/** To the page. `room`: there is none left for an event, or there is again; whoever tries to write it hears it, but a bot would wait in silence. */
export type TableAnswer =
  | { t: 'room'; full: boolean }
  | { t: 'answered'; id: number; status: number; text: string }
  | { t: 'frame'; line: number; text: string }
  | { t: 'ended'; line: number; code: number; reason: string };

interface Proxy {
  toJs(): [status: number, text: string];
  destroy(): void;
}
/** The module `tilerummy.device`. */
export interface DeviceModule {
  open(bridge: object): void;
  request(method: string, path: string, body: string): Promise<Proxy>;
  connect(table: string, after?: number, seat?: number, notation?: boolean): number;
  send(connection: number, text: string): void;
  disconnect(connection: number): void;
}

export class Tables {
  private readonly lines = new Map<number, number>(); // Python's number of a line, and the page's
  private readonly numbers = new Map<number, number>(); // and the other way round
  private full = false;

  constructor(
    private readonly device: DeviceModule,
    private readonly tell: (answer: TableAnswer) => void,
  ) {
    device.open({
      append: (text: string) => this.append(text),
      read,
      list,
      delete: remove,
      note,
      noted,
      claim,
      release,
      tell: (number: number, text: string) => tell({ t: 'frame', line: this.lines.get(number) ?? 0, text }),
      ended: (number: number, code: number, reason: string) => this.ended(number, code, reason),
    });
  }

  async take(message: TableMessage): Promise<void> {
    if (message.t === 'request') await this.request(message);
    else if (message.t === 'connect') this.connect(message);
    else {
      const number = this.numbers.get(message.line);
      if (number === undefined) return; // it has ended already
      if (message.t === 'send') this.device.send(number, message.text);
      else this.hangUp(number);
    }
  }

  private async append(text: string): Promise<string> {
    try {
      const done = await append(text);
      this.noteRoom(false);
      return done;
    } catch (error) {
      if (isFull(error)) this.noteRoom(true);
      throw error;
    }
  }

  private noteRoom(full: boolean): void {
    if (full !== this.full) this.tell({ t: 'room', full });
    this.full = full;
  }

  private async request({ id, method, path, body }: Extract<TableMessage, { t: 'request' }>): Promise<void> {
    const found = await this.device.request(method, path, body);
    const [status, text] = found.toJs();
    found.destroy();
    this.tell({ t: 'answered', id, status, text });
  }

  private connect({ line, table, after, seat, notation }: Extract<TableMessage, { t: 'connect' }>): void {
    const number = this.device.connect(table, after, seat, notation);
    this.lines.set(number, line);
    this.numbers.set(line, number);
  }

  private ended(number: number, code: number, reason: string): void {
    const line = this.lines.get(number) ?? 0;
    this.forget(number);
    this.tell({ t: 'ended', line, code, reason });
  }

  private hangUp(number: number): void {
    this.device.disconnect(number);
    this.forget(number);
  }

  private forget(number: number): void {
    this.numbers.delete(this.lines.get(number) ?? 0);
    this.lines.delete(number);
  }
}
