/** My name on this device and on the server, once the server answers: the one that was typed last. */
import { prefer, prefs } from '../look/prefs.svelte';
import { SITE } from '../place';
import { api, type MyTable } from './api';
import { isDevice } from './home';

const PAUSE = 60_000; // ms
let asked = -PAUSE;

/**
 * Only where I have a table on the server: it knows nobody else, and without a cookie two requests are two visitors. A name that
 * is refused there stays here: whoever sits down is told why.
 */
export async function agreeOnName(tables: Pick<MyTable, 'id'>[], now = performance.now()): Promise<void> {
  if (SITE || now - asked < PAUSE || tables.every(({ id }) => isDevice(id))) return;
  asked = now;
  try {
    const there = await api.me();
    if (there.name === prefs.name) return;
    if (there.name && (!prefs.name || (there.at ?? 0) > (prefs.at.name ?? 0))) return prefer({ name: there.name }, there.at);
    const agreed = await api.rename(prefs.name, prefs.at.name);
    if (agreed.name && agreed.name !== prefs.name) prefer({ name: agreed.name }, agreed.at);
  } catch {
    // another time
  }
}
