/** The engine of the server, in the browser: the rules without a connection. It is fetched when it is first asked. */
import addresses from 'virtual:engine';
import { Problem } from '../words/problem';
import type { Params } from '../words/words.svelte';
import { engine } from './progress.svelte';
import type { WorkerMessage } from './worker';

interface Waiting {
  done: (answer: unknown) => void;
  no: (error: Problem) => void;
}

let worker: Worker | undefined;
let number = 0;
const waiting = new Map<number, Waiting>();
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

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => hear(data);
  worker.onerror = (event) => hear({ t: 'failed', absent: !navigator.onLine, why: event.message });
  Object.assign(engine, { state: 'loading', part: 0 });
  worker.postMessage(addresses);
  return worker;
}

function hear(message: WorkerMessage): void {
  if (message.t === 'loaded') engine.part = message.part;
  else if (message.t === 'ready') ready(message.compiled);
  else if (message.t === 'failed') fail(message.absent ? 'page-engine-offline' : 'page-engine-failed', message.why);
  else answered(message.id, JSON.parse(message.answer));
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
}
