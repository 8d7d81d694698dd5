/** A new version of the page is fetched beside the one that runs, and waits until it is let in. */
let waiting: ServiceWorker | null = null;
const PATIENCE = 4000;

/** Keep the page for times without a connection. A version that was fetched the last time is let in at once. */
export async function keepPage(): Promise<void> {
  const fresh = !location.hash; // a secret in the address is being used up
  const kept = await navigator.serviceWorker.register('/sw.js');
  waiting = navigator.serviceWorker.controller ? kept.waiting : null;
  if (waiting && fresh) return letIn();
  kept.addEventListener('updatefound', () => {
    const worker = kept.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) waiting = worker;
    });
  });
}

/** Has a new version come while this page was open? Then the next screen is loaded anew. */
export function isStale(): boolean {
  return waiting !== null;
}

/** The new version takes over; then the page, or another address of it, is loaded again. Not if it does not come: that would go on for ever. */
export async function letIn(path = ''): Promise<void> {
  const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', () => done(true), { once: true }));
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  const came = await Promise.race([changed, new Promise((done) => setTimeout(() => done(false), PATIENCE))]);
  if (path) location.assign(path);
  else if (came) location.reload();
}

/** Somebody asks for the new version: fetch it if it is not here yet. */
export async function renew(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!kept?.active) return location.reload();
  await kept.update().catch(() => undefined);
  waiting = kept.waiting ?? (await installed(kept.installing));
  if (waiting) await letIn();
  location.reload();
}

async function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  if (!worker) return null;
  await new Promise((done) => {
    worker.addEventListener('statechange', done, { once: true });
    setTimeout(done, 2 * PATIENCE);
  });
  return worker;
}
