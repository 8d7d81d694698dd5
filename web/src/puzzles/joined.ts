/**
 * What was solved on two devices, as one: whatever counts on either of them counts. Doing it twice changes nothing, and it is
 * the same from both sides.
 */
import { FIRST_DAY, isDay } from './days';
import { daysAfter, read, today, wayIn, type Kept, type Way } from './kept.svelte';

/** As text, in the form in which it is kept; what is no such text counts as nothing. */
export function joinPuzzles(here: string | null, there: string): string {
  return JSON.stringify(joined(sound(read(here)), sound(read(there))));
}

/** Without what nobody can have: a file may be written by hand. */
function sound(kept: Kept): Kept {
  const most = (Date.parse(today()) - Date.parse(EARLIEST)) / 86_400_000 + 2;
  const texts = (found: Record<string, unknown>): Record<string, string> => Object.fromEntries(Object.entries(found).filter((one): one is [string, string] => typeof one[1] === 'string'));
  return { ...kept, solved: texts(kept.solved), days: texts(kept.days), shown: kept.shown.filter((id) => typeof id === 'string'), best: Math.min(kept.best, most) };
}

export function joined(a: Kept, b: Kept): Kept {
  const solved = { ...a.solved };
  for (const [id, day] of Object.entries(b.solved)) if (!Object.hasOwn(solved, id) || day < (solved[id] ?? '')) solved[id] = day;
  const shown = [...new Set([...a.shown, ...b.shown])].filter((id) => !Object.hasOwn(solved, id)).sort();
  const days = { ...a.days };
  for (const [day, id] of Object.entries(b.days)) if (!Object.hasOwn(days, day) || id < (days[day] ?? '')) days[day] = id;
  const ids = [...new Set([...Object.keys(a.ways), ...Object.keys(b.ways)])].sort();
  const ways = Object.fromEntries(ids.map((id) => [id, wayOfBoth(id, a, b)]));
  return { solved: sorted(solved), shown, ...row(a, b), ways, days: sorted(days) };
}

const sorted = (found: Record<string, string>): Record<string, string> => Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));

// ---- how one puzzle was gone about

/** Of the one who solved it; the better way if both did; what both know if nobody has yet. */
function wayOfBoth(id: string, a: Kept, b: Kept): Way {
  const [mine, theirs] = [wayIn(a, id), wayIn(b, id)];
  const done = [a, b].map((one) => Object.hasOwn(one.solved, id));
  if (done[0] && done[1]) return isBetter(theirs, mine) ? theirs : mine;
  if (done[0] || done[1]) return done[0] ? mine : theirs;
  const most = (name: 'hints' | 'back' | 'seconds' | 'laid' | 'changed'): number => Math.max(mine[name], theirs[name]);
  return { hints: most('hints'), wrong: [...new Set([...mine.wrong, ...theirs.wrong])].sort(), back: most('back'), seconds: most('seconds'), laid: most('laid'), changed: most('changed') };
}

/** More stars; with as many, sooner. */
function isBetter(one: Way, other: Way): boolean {
  const cost = ({ hints, wrong, seconds, back }: Way): number[] => [hints + wrong.length, seconds, back];
  const [left, right] = [cost(one), cost(other)];
  const at = left.findIndex((value, i) => value !== right[i]);
  return at < 0 ? JSON.stringify(one) < JSON.stringify(other) : (left[at] ?? 0) < (right[at] ?? 0);
}

// ---- days in a row

const EARLIEST = daysAfter(FIRST_DAY, -1); // earlier versions went by the calendar of the place

/** The days whose puzzle was solved on that day. Of earlier versions only the last days in a row are known. */
function onTheirDay({ solved, days, last, length }: Kept): string[] {
  const known = Object.entries(days).filter(([day, id]) => isDay(day) && solved[id] === day).map(([day]) => day);
  const run: string[] = [];
  if (isDay(last) && last <= daysAfter(today(), 1)) for (let day = last; run.length < length && day >= EARLIEST; day = daysAfter(day, -1)) run.push(day);
  return [...known, ...run];
}

function row(a: Kept, b: Kept): Pick<Kept, 'last' | 'length' | 'best'> {
  const all = [...new Set([...onTheirDay(a), ...onTheirDay(b)])].sort();
  let [last, length, best] = ['', 0, Math.max(a.best, b.best)];
  for (const day of all) {
    length = last && daysAfter(last, 1) === day ? length + 1 : 1;
    best = Math.max(best, length);
    last = day;
  }
  return { last, length, best };
}
