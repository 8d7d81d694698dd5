/** Python in a worker: it starts once, then answers questions one after the other. */
import type { PyodideInterface } from 'pyodide';
import { nameWasm } from './hosts';
import { outdated } from './versions';
import { Tables, type DeviceModule, type TableAnswer, type TableMessage } from './tables';

/** `files` lie in the folder `python`; `core` is empty if the build could not compile it. */
export interface Addresses {
  python: string;
  files: string[];
  engine: string;
  core: string;
}
export interface Asked {
  id: number;
  name: string;
  body: string;
}
/** `ready`: whether the core runs compiled; `answer`: as the engine gave it; `failed`: its files could not be had, or Python could not be started or has broken down. */
export type WorkerMessage =
  | { t: 'loaded'; part: number }
  | { t: 'ready'; compiled: boolean }
  | { t: 'failed'; absent: boolean; why: string }
  | { t: 'answer'; id: number; answer: string }
  | TableAnswer;

/** Its own cache, so that it is there offline even if no service worker was awake when it was first loaded; must agree with vite.config.ts. */
const CACHE = 'engine';

type Answer = (name: string, body: string) => string;
let answer: Answer | undefined;
let begun: PyodideInterface | undefined; // once it answers
let tables: Tables | undefined;
const waiting: (Asked | TableMessage)[] = [];

const tell = (message: WorkerMessage): void => postMessage(message);

const packed = ({ engine, core }: Addresses): string[] => [engine, core].filter((name) => name !== '');

function wanted(addresses: Addresses): string[] {
  return [...addresses.files.map((name) => addresses.python + name), ...packed(addresses)];
}

class Absent extends Error {}

async function fetched(name: string): Promise<Response> {
  const found = await fetch(name).catch(() => undefined);
  if (!found?.ok) throw new Absent(name);
  return found;
}

/** Everything in the cache, and of older versions the last one only. Without a secure address there is no cache and no offline use. */
async function keep(addresses: Addresses): Promise<void> {
  const cache = 'caches' in self ? await caches.open(CACHE).catch(() => null) : null;
  const names = wanted(addresses);
  let loaded = 0;
  const keepOne = async (name: string): Promise<void> => {
    if (cache && !(await cache.match(name))) await cache.put(name, await fetched(name)).catch(ignoreFullDisk);
    tell({ t: 'loaded', part: ++loaded / names.length });
  };
  await Promise.all(names.map(keepOne));
  const all = ((await cache?.keys()) ?? []).map((request) => new URL(request.url).pathname);
  await Promise.all(outdated(all, names).map((path) => cache?.delete(path)));
}

function ignoreFullDisk(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}

/** From the cache first: a page that no service worker looks after must not load it twice. */
async function read(name: string): Promise<Response> {
  const kept = 'caches' in self ? await caches.match(name).catch(() => undefined) : undefined;
  return kept ?? (await fetched(name));
}

/** What does less where the core is not compiled: bots and hints (docs/decisions/0026). */
const SPARING = ['tilerummy.bots.player', 'tilerummy.analysis.advice'];
/** Where the engine and its packages lie; their bytecode says so too (bytecode.py). */
const HOME = '/engine';

/** Files as one, as bytecode.ts packs them. */
function unpack(python: PyodideInterface, data: ArrayBuffer): void {
  const size = new DataView(data).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, size))) as [path: string, length: number][];
  let at = 4 + size;
  for (const [path, length] of list) {
    python.FS.mkdirTree(`${HOME}/${path}`.replace(/\/[^/]*$/, ''));
    python.FS.writeFile(`${HOME}/${path}`, new Uint8Array(data, at, length));
    at += length;
  }
}

interface Booted {
  answer: Answer;
  compiled: boolean;
}

async function boot(addresses: Addresses): Promise<Booted> {
  const folder = addresses.python;
  const packs = Promise.all([`${folder}packages.bin`, ...packed(addresses)].map(async (name) => (await read(name)).arrayBuffer()));
  packs.catch(() => undefined); // if Python fails before them, that is what is told
  nameWasm(self);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.js`)) as typeof import('pyodide');
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ `${folder}pyodide.asm.js`)) as { default: unknown };
  const python: PyodideInterface = await loadPyodide({
    indexURL: folder,
    createPyodideModule: createPyodideModule as never,
    stdLibURL: `${folder}stdlib.zip`,
    // Nothing is ever loaded by name: an empty list of packages saves a request.
    lockFileContents: JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }, packages: {} }),
    packageBaseUrl: folder,
  });
  for (const pack of await packs) unpack(python, pack);
  python.runPython(`import sys; sys.path.insert(0, '${HOME}')`);
  begun = python;
  const compiled = addresses.core !== '' && (python.pyimport('browser_core') as { install: () => boolean }).install();
  if (!compiled) for (const module of SPARING) (python.pyimport(module) as { spare_this_device: () => void }).spare_this_device();
  return { answer: (python.pyimport('tilerummy.queries') as { answer: Answer }).answer, compiled };
}

/** Files are kept while Python starts. That one cannot be had is the better reason, when either fails. */
async function start(addresses: Addresses): Promise<Booted> {
  const kept = keep(addresses);
  const booted = boot(addresses).catch((error: unknown) => kept.then(() => Promise.reject(error)));
  const [ready] = await Promise.all([booted, kept]);
  return ready;
}

function respond({ id, name, body }: Asked): void {
  try {
    tell({ t: 'answer', id, answer: (answer as Answer)(name, body) });
  } catch (error) {
    tell({ t: 'failed', absent: false, why: String(error) });
  }
}

/** Their home is imported when a table is first asked for: lessons and puzzles start without it. */
function atTables(message: TableMessage): void {
  const failed = (error: unknown): void => tell({ t: 'failed', absent: false, why: String(error) });
  try {
    tables ??= new Tables((begun as PyodideInterface).pyimport('tilerummy.device') as DeviceModule, tell);
    tables.take(message).catch(failed);
  } catch (error) {
    failed(error);
  }
}

const take = (message: Asked | TableMessage): void => ('t' in message ? atTables(message) : respond(message));

onmessage = ({ data }: MessageEvent<Addresses | Asked | TableMessage>): void => {
  if ('python' in data) {
    start(data).then(
      (ready) => {
        answer = ready.answer;
        tell({ t: 'ready', compiled: ready.compiled });
        waiting.splice(0).forEach(take);
      },
      (error: unknown) => tell({ t: 'failed', absent: error instanceof Absent, why: String(error) }),
    );
  } else if (answer) take(data);
  else waiting.push(data);
};
