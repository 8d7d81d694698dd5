// Part of the service worker: the files of the page's version before stay for one version more. A tab that still runs it, in the
// middle of a match perhaps, may need one that it has not loaded yet, when neither the new version nor the host has it any more.
const BEFORE = `before ${self.registration.scope}`;
const KEPT = /\/assets\//;

/** Before the new version's list takes effect: what is not on it is deleted when it does. */
async function keepBefore() {
  const all = await caches.keys();
  const kept = all.find((name) => name.includes('precache') && name.endsWith(self.registration.scope));
  if (!kept || !self.registration.active) return;
  const now = await caches.open(kept);
  await caches.delete(BEFORE);
  const before = await caches.open(BEFORE);
  for (const request of await now.keys()) {
    const found = KEPT.test(request.url) && (await now.match(request));
    if (found) await before.put(request, found);
  }
}

// Without room for it the new version comes all the same.
self.addEventListener('install', (event) => event.waitUntil(keepBefore().catch(() => undefined)));
