/** Whose words are not shown at a table: chosen on this device, and known to nobody else. */
const KEY = 'muted';
const MOST = 50;

/** By table, the latest last. It may have been written by another version, or by hand. */
function kept(): Record<string, number[]> {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object);
    return Object.fromEntries(found.filter(([, seats]) => Array.isArray(seats) && seats.every(Number.isInteger)));
  } catch {
    return {};
  }
}

let muted = $state.raw(kept());

export function isMuted(table: string, seat: number): boolean {
  return muted[table]?.includes(seat) ?? false;
}

export function mute(table: string, seat: number, on: boolean): void {
  const { [table]: before = [], ...others } = muted;
  const seats = [...before.filter((one) => one !== seat), ...(on ? [seat] : [])];
  const all = Object.entries(seats.length > 0 ? { ...others, [table]: seats } : others);
  muted = Object.fromEntries(all.slice(-MOST));
  localStorage.setItem(KEY, JSON.stringify(muted));
}
