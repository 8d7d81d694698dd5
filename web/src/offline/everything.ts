/** Everything that the page needs without a connection: its own files, which the service worker keeps, and the engine's. */
import { placed, wake, whenReady } from './engine';
import { engine } from './progress.svelte';

const PATIENCE = 60_000;
const LOOK = 200;

/** In megabytes, as it is loaded. */
export const size = Math.ceil(placed.packed / 1_000_000);

/** The files of the engine, whatever they are. */
const names = (): string[] => [...placed.files.map((name) => placed.python + name), ...Object.values(placed).filter((one): one is string => typeof one === 'string' && one.endsWith('.bin'))];

export async function isKept(): Promise<boolean> {
  if (!('caches' in self) || !('serviceWorker' in navigator)) return false;
  const found = await Promise.all(names().map((name) => caches.match(name)));
  const registered = await navigator.serviceWorker.getRegistration();
  return found.every(Boolean) && Boolean(registered?.active);
}

const within = (ms: number, wanted: Promise<unknown>): Promise<boolean> => Promise.race([wanted.then(() => true), new Promise<boolean>((no) => setTimeout(() => no(false), ms))]);

/** Whether it came. */
export async function keepAll(): Promise<boolean> {
  wake();
  let timer: ReturnType<typeof setInterval> | undefined;
  const failed = new Promise<boolean>((no) => (timer = setInterval(() => engine.state === 'failed' && no(false), LOOK)));
  const came = await Promise.race([whenReady().then(() => true), failed]);
  clearInterval(timer);
  return came && 'serviceWorker' in navigator && within(PATIENCE, navigator.serviceWorker.ready);
}
