/** One tab a table: whoever has its lock plays there. The lock goes with the tab, however that ends. */

/** Not every browser has it, and none at an address that is not secure. */
const locks = navigator.locks as LockManager | undefined;
const held = new Map<string, Promise<boolean>>();
const free = new Map<string, () => void>();
const going = new Map<string, Promise<unknown>>();

/** Whether the table is this tab's from now on. Browsers without locks have none to ask: the store then refuses the second writer. */
export function claim(table: string): Promise<boolean> {
  if (!locks) return Promise.resolve(true);
  const found = held.get(table) ?? take(table, locks);
  held.set(table, found);
  return found;
}

async function take(table: string, locks: LockManager): Promise<boolean> {
  await going.get(table); // our own, on its way back
  const got = await new Promise<boolean>((done) => {
    const whole = locks.request(`table ${table}`, { ifAvailable: true }, (lock) => {
      done(lock !== null);
      return lock === null ? undefined : new Promise<void>((go) => free.set(table, go));
    });
    const gone = whole.catch(() => done(false)).finally(() => going.delete(table));
    going.set(table, gone);
  });
  if (!got) {
    await going.get(table);
    held.delete(table);
  }
  return got;
}

/** One that is still being asked for is given back as soon as it comes. */
export function release(table: string): void {
  const asked = held.get(table);
  held.delete(table);
  void asked?.then(() => {
    free.get(table)?.();
    free.delete(table);
  });
}
