/** My matches that are not over, for the start page. */
import { api, type MyTable, type TableSeen } from '../net/api';
import { PROTOCOL } from '../wire';

const KEY = `running-${PROTOCOL}`; // what an older page has kept may have another form
const MOST = 3; // all of them are under "My matches"
const FIRST = ['playing', 'pause', 'gathering'];

const rank = (table: MyTable): number => FIRST.indexOf(table.phase);
const waits = (seen: TableSeen): boolean => seen.table.phase === 'playing' && seen.mine.includes(seen.view?.turn ?? -1);

/** The match that was played last and is over: to be played once more. */
const OVER = `over-${PROTOCOL}`;

function noteOver(tables: MyTable[]): void {
  const over = tables.filter((table) => table.phase === 'over' && table.mine.length === 1).sort((a, b) => b.touched - a.touched);
  localStorage.setItem(OVER, JSON.stringify(over.slice(0, 1)));
}

/** What was played last and is over, if there is such a match. */
export function lastOver(): MyTable | null {
  try {
    const [found] = JSON.parse(localStorage.getItem(OVER) ?? '[]') as MyTable[];
    return found?.id && Array.isArray(found.bots) && Array.isArray(found.names) && Array.isArray(found.mine) ? found : null;
  } catch {
    return null;
  }
}

/** Those that wait for me, the others that are played, those without all players; of each the last used first. */
export async function running(): Promise<TableSeen[]> {
  const all = await api.mine();
  noteOver(all);
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
