/** The engine of the server, in the browser: the rules without a connection. It is fetched when it is first asked. */
import addresses from 'virtual:engine';
import { Problem } from '../words/problem';
import type { Params } from '../words/words.svelte';
import { ROOT } from '../place';
import { engine } from './progress.svelte';
import type { WorkerMessage } from './worker';

interface Waiting {
  done: (answer: unknown) => void;
  no: (error: Problem) => void;
}

/** An answer of a device's table, as one over HTTP: `text` is JSON, or the lines of a record. */
export interface Responded {
  status: number;
  text: string;
}

/** Who hears what comes over a line to a table of this device. */
export interface LineHearer {
  frame(text: string): void;
  ended(code: number, reason: string): void;
}

const LOST = 1006;

let worker: Worker | undefined;
let number = 0;
const waiting = new Map<number, Waiting>();
const lines = new Map<number, LineHearer>();
let hoping: (() => void)[] = [];

/** Begin loading before the first question, as soon as it is likely that there will be one. */
export function wake(): void {
  started();
}

/** The same when the browser has nothing better to do: what is on the screen comes first. */
export function soon(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(wake, { timeout: 3000 });
  else setTimeout(wake, 500);
}

/** Once it is there: for what failed because it was not. */
export function whenReady(): Promise<void> {
  return engine.state === 'ready' ? Promise.resolve() : new Promise((go) => hoping.push(go));
}

export function ask<T>(name: string, body: unknown): Promise<T> {
  const id = ++number;
  return new Promise<T>((done, no) => {
    waiting.set(id, { done: done as (answer: unknown) => void, no });
    started().postMessage({ id, name, body: JSON.stringify(body) });
  });
}

// ---- the tables of this device

export function request(method: string, path: string, body?: unknown): Promise<Responded> {
  const id = ++number;
  return new Promise<Responded>((done, no) => {
    waiting.set(id, { done: done as (answer: unknown) => void, no });
    post({ t: 'request', id, method, path, body: body === undefined ? '' : JSON.stringify(body) });
  });
}

/** The number of a new line; it ends with the worker, and whoever still needs it opens another. */
export function openLine(to: { table: string; after?: number | undefined; seat?: number | undefined; notation?: boolean }, hearer: LineHearer): number {
  const line = ++number;
  lines.set(line, hearer);
  post({ t: 'connect', line, ...to });
  return line;
}

export function send(line: number, text: string): void {
  post({ t: 'send', line, text });
}

export function hangUp(line: number): void {
  lines.delete(line);
  if (worker) post({ t: 'hang-up', line });
}

function post(message: object): void {
  started().postMessage(message);
}

/** Where the files are; the build names them for a page at the root. */
export const placed = JSON.parse(JSON.stringify(addresses).replaceAll('"/assets/', `"${ROOT}assets/`)) as typeof addresses;

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => hear(data);
  worker.onerror = (event) => hear({ t: 'failed', absent: !navigator.onLine, why: event.message });
  Object.assign(engine, { state: 'loading', part: 0, full: false });
  worker.postMessage(placed);
  return worker;
}

function hear(message: WorkerMessage): void {
  if (message.t === 'loaded') engine.part = message.part;
  else if (message.t === 'ready') ready(message.compiled);
  else if (message.t === 'failed') fail(message.absent ? 'page-engine-offline' : 'page-engine-failed', message.why);
  else if (message.t === 'frame') lines.get(message.line)?.frame(message.text);
  else if (message.t === 'ended') ended(message.line, message.code, message.reason);
  else if (message.t === 'room') engine.full = message.full;
  else if (message.t === 'answered') responded(message.id, message);
  else answered(message.id, JSON.parse(message.answer));
}

function responded(id: number, { status, text }: Responded): void {
  waiting.get(id)?.done({ status, text } satisfies Responded);
  waiting.delete(id);
}

function ended(line: number, code: number, reason: string): void {
  const hearer = lines.get(line);
  lines.delete(line);
  hearer?.ended(code, reason);
}

function ready(compiled: boolean): void {
  Object.assign(engine, { state: 'ready', compiled });
  const all = hoping;
  hoping = [];
  for (const go of all) go();
}

function answered(id: number, answer: unknown): void {
  const asked = waiting.get(id);
  waiting.delete(id);
  const no = (answer as { no?: { code: string; params: Params; rule: string } } | null)?.no;
  if (no) asked?.no(new Problem(no.code, no.params, no.rule));
  else asked?.done(answer);
}

/** Whoever asks next starts anew: the network may be back by then. */
function fail(code: string, why: string): void {
  console.warn(why);
  Object.assign(engine, { state: 'failed', code });
  worker?.terminate();
  worker = undefined;
  for (const { no } of waiting.values()) no(new Problem(code));
  waiting.clear();
  for (const line of [...lines.keys()]) ended(line, LOST, code);
}
