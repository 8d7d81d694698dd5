/** Where a table lives: on the server, or on this device, in the worker of the engine. Both answer the same questions. */
import { SITE } from '../place';
import { Problem } from '../words/problem';
import type { Params } from '../words/words.svelte';

/** What a line to a table needs of a socket. */
export interface WebSocketLike {
  readonly readyState: number;
  onmessage: ((event: any) => void) | null; // a browser's event, or as much of it as is used: `data`
  onclose: ((event: any) => void) | null; // `code`
  send(text: string): void;
  close(): void;
}

export interface Home {
  /** A problem is thrown as a code for which there is a sentence. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** An answer as it is: a record. */
  text(path: string): Promise<string>;
  /** `path`: `/ws/tables/ID?after=…`. */
  socket(path: string): WebSocketLike;
}

const OF_SERVER = 22; // characters of a server's ids, which are random: one in 4,096 begins as a device's do
/** Whether it is the id of a table on this device. */
export const isDevice = (id: string): boolean => id.startsWith('d-') && id.length !== OF_SERVER;
/** A record that was opened from a file is looked at like a match of this device, but is at no table (opened.ts). */
export const OPENED = 'd-record';
export const isOpened = (id: string): boolean => id === OPENED;

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  if (SITE) throw new Problem('page-offline'); // there is nobody to ask
  try {
    return await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Problem('page-offline');
  }
}

export const server: Home = {
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await answered(method, path, body);
    if (answer.ok) return (await answer.json()) as T;
    const found = (await answer.json().catch(() => ({}))) as { code?: string; params?: Params; rule?: string };
    throw new Problem(found.code ?? 'failed', found.params ?? {}, found.rule ?? '', answer.status);
  },
  async text(path: string): Promise<string> {
    const answer = await answered('GET', path);
    if (!answer.ok) throw new Problem('page-offline');
    return answer.text();
  },
  socket: (path) => SITE ? new Nowhere() : new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`),
};

/** A static page has no server: a link to a table of one leads to no table. */
class Nowhere implements WebSocketLike {
  readonly readyState = 3;
  onmessage: WebSocketLike['onmessage'] = null;
  onclose: WebSocketLike['onclose'] = null;

  constructor() {
    queueMicrotask(() => this.onclose?.({ code: 4404 }));
  }

  send(): void {}
  close(): void {}
}

/** The part that talks to the worker is loaded with the first table of this device. */
const later = (): Promise<typeof import('./device')> => import('./device');

export const device: Home = {
  ask: async (method, path, body) => (await later()).ask(method, path, body),
  text: async (path) => (await later()).text(path),
  socket: (path) => new LateLine(path),
};

/** A socket that ends on this device, once that part is loaded. */
class LateLine implements WebSocketLike {
  onmessage: WebSocketLike['onmessage'] = null;
  onclose: WebSocketLike['onclose'] = null;
  private line: WebSocketLike | undefined;
  private closed = false;

  constructor(path: string) {
    void later().then((device) => !this.closed && this.begin(new device.Line(path)), () => this.onclose?.({ code: LOST }));
  }

  get readyState(): number {
    return this.closed ? WebSocket.CLOSED : (this.line?.readyState ?? WebSocket.CONNECTING);
  }

  send(text: string): void {
    this.line?.send(text);
  }

  close(): void {
    this.closed = true;
    this.line?.close();
  }

  private begin(line: WebSocketLike): void {
    this.line = line;
    line.onmessage = (event) => this.onmessage?.(event);
    line.onclose = (event) => this.onclose?.(event);
  }
}

const LOST = 1006;

export const homeOf = (id: string): Home => (isDevice(id) ? device : server);

// ---- what this device has

const KEPT = 'device';

/** Whether tables were ever made on this device: else nobody needs to start Python to ask for them. */
export function hasTables(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

export function noteTables(): void {
  try {
    localStorage.setItem(KEPT, '1');
  } catch {
    // forbidden: then nothing is kept here either
  }
}

/** Only here: a server has a host who clears up. */
export const deleteHere = (id: string): Promise<unknown> => device.ask('DELETE', `/api/tables/${id}`);

/** The lists of both homes, as far as they answer; the server's problem if there is nothing else to tell. */
export async function everywhere<T>(path: string): Promise<T[]> {
  if (SITE) return hasTables() ? device.ask<T[]>('GET', path) : [];
  if (!hasTables()) return server.ask<T[]>('GET', path);
  const [there, here] = await Promise.allSettled([server.ask<T[]>('GET', path), device.ask<T[]>('GET', path)]);
  if (there.status === 'rejected' && (here.status === 'rejected' || here.value.length === 0)) throw there.reason;
  return [...(there.status === 'fulfilled' ? there.value : []), ...(here.status === 'fulfilled' ? here.value : [])];
}

/** A table that needs nobody else is made here if the server cannot be reached, or there is none. */
export async function makeTable<T>(path: string, table: { seats: string[]; own?: number }): Promise<T> {
  const alone = table.seats.filter((seat) => seat === 'person').length === (table.own ?? 1);
  if (!alone) return server.ask<T>('POST', path, table);
  if (!SITE && navigator.onLine) {
    try {
      return await server.ask<T>('POST', path, table);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'page-offline') throw error;
    }
  }
  const made = await device.ask<T>('POST', path, table);
  noteTables();
  void import('./storage').then(({ keepForGood }) => keepForGood());
  return made;
}
