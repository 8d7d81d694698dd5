/** A new version of the page is fetched beside the one that runs, and waits until it is let in. */
import { load, ROOT } from '../place';

const PATIENCE = 4000;
const LOOK = 3_600_000; // ms: a page that stays open asks for a new version when it is looked at again, but not all the time
let kept: ServiceWorkerRegistration | undefined;
let overtaken = false; // another tab has let the new version in
let looked = Date.now();

/** Keep the page for times without a connection. A version that was fetched the last time is let in at once. */
export async function keepPage(): Promise<void> {
  const secret = location.hash.replace(/^#\/[^#]*/, ''); // is being used up: not now
  kept = await navigator.serviceWorker.register(`${ROOT}sw.js`);
  const worker = navigator.serviceWorker;
  const controlled = worker.controller !== null;
  worker.addEventListener('controllerchange', () => (overtaken = controlled));
  document.addEventListener('visibilitychange', look);
  if (isStale() && !secret) await letIn();
}

function look(): void {
  if (document.hidden || Date.now() - looked < LOOK) return;
  looked = Date.now();
  void kept?.update().catch(() => undefined);
}

/** Has a new version come? Then the next screen is loaded anew, and a match offers it (screens/Renewal.svelte). */
export function isStale(): boolean {
  return overtaken || Boolean(kept?.waiting && navigator.serviceWorker.controller);
}

/** The new version takes over; then the page, or another address of it, is loaded. Not if it does not come: that would go on for ever. */
export async function letIn(path = ''): Promise<void> {
  if (overtaken && !kept?.waiting) return path ? load(path) : location.reload();
  const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', () => done(true), { once: true }));
  kept?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  const came = await Promise.race([changed, new Promise((done) => setTimeout(() => done(false), PATIENCE))]);
  if (path) load(path);
  else if (came) location.reload();
}

/** Somebody asks for the new version: fetch it if it is not here yet. */
export async function renew(): Promise<void> {
  await kept?.update().catch(() => undefined);
  const coming = kept?.installing;
  if (coming) await Promise.race([new Promise((done) => coming.addEventListener('statechange', done, { once: true })), new Promise((done) => setTimeout(done, 2 * PATIENCE))]);
  if (isStale()) await letIn();
  location.reload();
}
