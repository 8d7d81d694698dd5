/** Matches that went on at another table, of this device or of the server: lists show them there alone. */
import type { MyTable } from './api';

const KEY = 'moved';
const MOST = 200;

/** `table number table`: from where, to where. */
function all(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // forbidden, or not ours
  }
}

export function noteMoved(table: string, number: number, to: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([`${table} ${number} ${to}`, ...all()].slice(0, MOST)));
  } catch {
    // forbidden or full: then it is listed twice
  }
}

/** Of these tables, the matches that go on at another of them: `table number`. */
export function movedAmong(tables: Pick<MyTable, 'id'>[]): Set<string> {
  const ids = new Set(tables.map(({ id }) => id));
  const found = all().map((one) => one.split(' '));
  return new Set(found.filter(([, , to]) => ids.has(to ?? '')).map(([from, number]) => `${from} ${number}`));
}

/** Without those whose last match goes on at another of them. */
export function withoutMoved<T extends Pick<MyTable, 'id' | 'phase' | 'matches'>>(tables: T[]): T[] {
  const moved = movedAmong(tables);
  return tables.filter(({ id, phase, matches }) => phase !== 'over' || !moved.has(`${id} ${matches.length}`));
}
