/** My matches that are not over, for the start page. */
import { api, type MyTable, type TableSeen } from '../net/api';
import { withoutMoved } from '../net/moved';
import { PROTOCOL } from '../wire';

const KEY = `running-${PROTOCOL}`; // what an older page has kept may have another form
const MOST = 3; // all of them are under "My matches"
const FIRST = ['playing', 'pause', 'gathering'];

const rank = (table: MyTable): number => FIRST.indexOf(table.phase);
const waits = (seen: TableSeen): boolean => seen.table.phase === 'playing' && seen.mine.includes(seen.view?.turn ?? -1);

/** Matches that are over, to be played once more. */
const OVER = `over-${PROTOCOL}`;
const FRIENDS = 2;

const withPeople = (table: MyTable): boolean => table.bots.filter((bot) => !bot).length > 1;
const company = (table: MyTable): string => JSON.stringify(table.names.map((name, seat) => (table.mine.includes(seat) ? '' : table.bots[seat] || name)).sort());

/** What was played last, and the tables of other people I have played with; each company once. */
function noteOver(tables: MyTable[]): void {
  const over = tables.filter((table) => table.phase === 'over' && table.mine.length === 1).sort((a, b) => b.touched - a.touched);
  const met = new Set(over.slice(0, 1).map(company));
  const friends = over.filter((table) => withPeople(table) && !met.has(company(table)) && met.add(company(table)));
  localStorage.setItem(OVER, JSON.stringify([...over.slice(0, 1), ...friends.slice(0, FRIENDS)]));
}

const whole = (found: MyTable): boolean => Boolean(found.id) && [found.bots, found.names, found.mine].every(Array.isArray);

/** As `running` found them last. */
export function lastOver(): MyTable[] {
  try {
    return (JSON.parse(localStorage.getItem(OVER) ?? '[]') as MyTable[]).filter(whole);
  } catch {
    return [];
  }
}

/** Those that wait for me, the others that are played, those without all players; of each the last used first. */
export async function running(): Promise<TableSeen[]> {
  const all = await api.mine();
  noteOver(withoutMoved(all));
  void import('../net/name').then(({ agreeOnName }) => agreeOnName(all), () => undefined);
  const mine = all.filter((table) => table.mine.length && rank(table) >= 0);
  const first = mine.sort((a, b) => rank(a) - rank(b) || b.touched - a.touched).slice(0, MOST);
  const found = await Promise.all(first.map((table) => api.table(table.id).catch(() => null)));
  const tables = found.filter((table) => table !== null).sort((a, b) => Number(waits(b)) - Number(waits(a)));
  localStorage.setItem(KEY, JSON.stringify(tables));
  return tables;
}

/** As they were when last seen: they have their place on the page at once, and nothing jumps. */
export function lastSeen(): TableSeen[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as TableSeen[]).filter((seen) => seen.table.id && seen.mine);
  } catch {
    return [];
  }
}
