/** Whose words are not shown at a table: chosen on this device, and known to nobody else. It goes by person and not by seat: whoever comes next is heard. */
const KEY = 'muted';
const MOST = 50;

/** By table, the latest last. It may have been written by another version, or by hand. */
function kept(): Record<string, string[]> {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object);
    return Object.fromEntries(found.filter(([, people]) => Array.isArray(people) && people.every((one) => typeof one === 'string')));
  } catch {
    return {};
  }
}

let muted = $state.raw(kept());

export function isMuted(table: string, person = ''): boolean {
  return person !== '' && (muted[table]?.includes(person) ?? false);
}

export function mute(table: string, person: string, on: boolean): void {
  const { [table]: before = [], ...others } = muted;
  const people = [...before.filter((one) => one !== person), ...(on ? [person] : [])];
  const all = Object.entries(people.length > 0 ? { ...others, [table]: people } : others);
  muted = Object.fromEntries(all.slice(-MOST));
  localStorage.setItem(KEY, JSON.stringify(muted));
}
