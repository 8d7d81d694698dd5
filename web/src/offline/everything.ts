/** Everything that the page needs without a connection: its own files, which the service worker keeps, and the engine's. */
import { addressesHere, wake, whenReady } from './engine';
import { wanted } from './wanted';
import { engine } from './progress.svelte';

export const size = Math.ceil(addressesHere().packed / 1_000_000) || 0;

export async function isKept(): Promise<boolean> {
  if (!('caches' in self) || !('serviceWorker' in navigator)) return false;
  const found = await Promise.all(wanted(addressesHere()).map((name) => caches.match(name)));
  const registered = await navigator.serviceWorker.getRegistration();
  return found.every(Boolean) && Boolean(registered?.active);
}

/** Whether it came. */
export async function keepAll(): Promise<boolean> {
  wake();
  const failed = new Promise<false>((no) => {
    const timer = setInterval(() => engine.state === 'failed' && (clearInterval(timer), no(false)), 200);
    void whenReady().then(() => clearInterval(timer));
  });
  const ready = await Promise.race([whenReady().then(() => true), failed]);
  return ready && (!('serviceWorker' in navigator) || (await Promise.race([navigator.serviceWorker.ready.then(() => true), new Promise<boolean>((no) => setTimeout(() => no(false), 60_000))])));
}
