/**
 * Everything of mine as one file or link: what this device remembers, the matches that are kept on it, and the key to my name and
 * my matches on the server. Whoever has the key is me. In a link it stands after the `#`, which no browser sends to anybody, and
 * there is no room for matches. What arrives joins what is here (joining.ts).
 */
import { api } from '../../net/api';
import { device, hasTables, isDevice, noteTables } from '../../net/home';
import { SITE } from '../../place';
import { Problem } from '../../words/problem';
import { join } from './joining';

const KIND = 'tilerummy';
const VERSION = 1;
const MOST = 50_000_000; // characters of a file: a long match has some hundred thousand
/** Made again by itself; a coach is called back from the menu. */
const PASSING = /^(running-|over-|games$|coach$)/;
/** What goes along. A host's pages share one storage: whatever else is there may be of another page, which nobody means to give away. */
const OURS = /^(prefs|language|known|puzzles|puzzles wish|lessons|muted|sheets|racks|deals|moved)$|^(rack|deal) ./;
/** What a link has room for besides the key, the dearest first. */
const LIGHT = ['prefs', 'language', 'known', 'puzzles', 'lessons'];
const ROOM = 440; // characters after the #: a code that a phone reads from a screen

/** The log of a table of this device, as its home writes and checks it (src/tilerummy/device/luggage.py). */
export interface Log {
  table: string;
  rows: unknown[];
}

export interface Carried {
  key: string;
  kept: Record<string, string>;
  logs: Log[];
  /** Nobody could be asked for the key: what is on the server is not in it. */
  keyless?: boolean;
}

export class NotOurs extends Error {}

function kept(): Record<string, string> {
  const names = Object.keys(localStorage).filter((name) => OURS.test(name));
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? '']));
}

/** Who has neither a name nor a table has nothing on the server. */
async function myKey(): Promise<string> {
  if (SITE) return '';
  const [me, tables] = await Promise.all([api.me(), api.mine()]);
  return me.name || tables.some((table) => !isDevice(table.id)) ? (await api.myKey()).key : '';
}

/** Without a connection everything that is here. */
export async function pack(): Promise<Carried> {
  const found = await myKey().catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'page-offline') return null;
    throw error;
  });
  const logs = hasTables() ? await device.ask<Log[]>('GET', LOGS) : [];
  return { key: found ?? '', kept: kept(), logs, ...(found === null ? { keyless: true } : {}) };
}

const LOGS = '/api/mine/logs';

export function toFile({ key, kept, logs }: Carried): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, key, kept, ...(logs.length ? { logs } : {}) }, null, 1)}\n`;
}

const isRecord = (found: unknown): found is Record<string, unknown> => typeof found === 'object' && found !== null && !Array.isArray(found);

/** Raises NotOurs, and leaves out what is no text, or not of this page. */
export function fromFile(text: string): Carried {
  let found: unknown;
  try {
    found = text.length <= MOST ? JSON.parse(text) : null;
  } catch {
    found = null;
  }
  if (!isRecord(found) || found.kind !== KIND || found.version !== VERSION || !isRecord(found.kept)) throw new NotOurs();
  const texts = Object.entries(found.kept).filter((one): one is [string, string] => typeof one[1] === 'string' && OURS.test(one[0]));
  const logs = Array.isArray(found.logs) ? (found.logs as Log[]) : [];
  return { key: typeof found.key === 'string' ? found.key : '', kept: Object.fromEntries(texts), logs };
}

// ---- as a link

async function squeeze(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function stretch(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

/** What comes after the `#`; `whole`: nothing had to stay behind. */
export async function toLink(carried: Carried): Promise<{ hash: string; whole: boolean }> {
  const light: Record<string, string> = {};
  let hash = '';
  for (const name of LIGHT) {
    const text = carried.kept[name];
    if (text === undefined) continue;
    const more = await squeeze(toFile({ key: carried.key, kept: { ...light, [name]: text }, logs: [] }));
    if (more.length > ROOM) continue;
    light[name] = text;
    hash = more;
  }
  hash ||= await squeeze(toFile({ key: carried.key, kept: {}, logs: [] }));
  return { hash, whole: carried.logs.length === 0 && Object.keys(carried.kept).every((name) => name in light) };
}

export async function fromLink(hash: string): Promise<Carried> {
  try {
    return fromFile(await stretch(hash));
  } catch {
    throw new NotOurs();
  }
}

// ---- arriving

/**
 * Joins it to what is here; the page is to be loaded again then. Nothing is changed if the matches cannot be read or the key is
 * refused. Static files have nobody to show the key to: the rest is taken.
 */
export async function unpack({ key, kept, logs }: Carried): Promise<void> {
  if (logs.length) await check(logs);
  if (key && !SITE) await api.become(key);
  if (logs.length) await device.ask('POST', LOGS, { logs }).then(noteTables);
  const found = Object.entries(kept).map(([name, text]) => [name, join(name, localStorage.getItem(name), text)] as const);
  store(new Map(found));
  for (const name of Object.keys(localStorage)) if (PASSING.test(name)) localStorage.removeItem(name);
}

/** What is no log at all is to people what a wrong one is. */
async function check(logs: Log[]): Promise<void> {
  await device.ask('POST', LOGS, { logs, check: true }).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'server-bad-request' ? new Problem('mine-bad-matches') : error;
  });
}

/** All of them or none. */
function store(texts: Map<string, string>): void {
  const before = [...texts.keys()].map((name) => [name, localStorage.getItem(name)] as const);
  try {
    for (const [name, text] of texts) localStorage.setItem(name, text);
  } catch {
    for (const [name, text] of before) {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    }
    throw new Problem('table-store-full');
  }
}
