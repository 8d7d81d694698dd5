/**
 * Everything of mine as one file or link: what this device remembers, and the key to my name and my matches, which are on
 * the server. Whoever has the key is me. In a link it stands after the `#`, which no browser sends to anybody.
 */
import { api } from '../../net/api';
import { isDevice } from '../../net/home';
import { SITE } from '../../place';

const KIND = 'tilerummy';
const VERSION = 1;
const MOST = 5_000_000; // characters of a file: more than a browser's storage takes
/** Made again by itself; a coach is called back from the menu. */
const PASSING = /^(running-|over-|games$|coach$)/;
/** What a link has room for besides the key, the dearest first. */
const LIGHT = ['prefs', 'language', 'known', 'puzzles', 'lessons'];
const ROOM = 440; // characters after the #: a code that a phone reads from a screen

export interface Carried {
  key: string;
  kept: Record<string, string>;
}

export class NotOurs extends Error {}

function kept(): Record<string, string> {
  const names = Object.keys(localStorage).filter((name) => !PASSING.test(name));
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? '']));
}

/** Who has neither a name nor a table has nothing on the server. */
async function myKey(): Promise<string> {
  if (SITE) return '';
  const [me, tables] = await Promise.all([api.me(), api.mine()]);
  return me.name || tables.some((table) => !isDevice(table.id)) ? (await api.myKey()).key : '';
}

export async function pack(): Promise<Carried> {
  return { key: await myKey(), kept: kept() };
}

export function toFile({ key, kept }: Carried): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, key, kept }, null, 1)}\n`;
}

const isRecord = (found: unknown): found is Record<string, unknown> => typeof found === 'object' && found !== null && !Array.isArray(found);

/** Raises NotOurs, and leaves out what is no text. */
export function fromFile(text: string): Carried {
  let found: unknown;
  try {
    found = text.length <= MOST ? JSON.parse(text) : null;
  } catch {
    found = null;
  }
  if (!isRecord(found) || found.kind !== KIND || found.version !== VERSION || !isRecord(found.kept)) throw new NotOurs();
  const texts = Object.entries(found.kept).filter((one): one is [string, string] => typeof one[1] === 'string' && !PASSING.test(one[0]));
  return { key: typeof found.key === 'string' ? found.key : '', kept: Object.fromEntries(texts) };
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
    const more = await squeeze(toFile({ key: carried.key, kept: { ...light, [name]: text } }));
    if (more.length > ROOM) continue;
    light[name] = text;
    hash = more;
  }
  hash ||= await squeeze(toFile({ key: carried.key, kept: {} }));
  return { hash, whole: Object.keys(carried.kept).every((name) => name in light) };
}

export async function fromLink(hash: string): Promise<Carried> {
  try {
    return fromFile(await stretch(hash));
  } catch {
    throw new NotOurs();
  }
}

// ---- arriving

/** Puts it in the place of what is here; the page is to be loaded again then. Nothing is changed if the key is refused. */
export async function unpack({ key, kept }: Carried): Promise<void> {
  if (key) await api.become(key);
  for (const name of Object.keys(localStorage)) if (PASSING.test(name)) localStorage.removeItem(name);
  for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
}
