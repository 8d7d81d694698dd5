/** What was solved, on this device: nobody else is told. */

interface Kept {
  /** Puzzle and the day it was solved. */
  solved: Record<string, string>;
  /** Whose answer was shown before they were solved: they do not count. */
  shown: string[];
  /** Puzzles of the day solved on their day, without a gap. */
  last: string;
  length: number;
  best: number;
}

const KEY = 'puzzles';
const NOTHING: Kept = { solved: {}, shown: [], last: '', length: 0, best: 0 };

function load(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isKept({ ...NOTHING, ...(found as Kept) }) ? { ...NOTHING, ...(found as Kept) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Whoever writes to the storage by hand must not break the page. */
function isKept(found: Kept): boolean {
  const numbers = [found.length, found.best].every((count) => Number.isSafeInteger(count) && count >= 0);
  return numbers && typeof found.last === 'string' && Array.isArray(found.shown) && typeof found.solved === 'object' && found.solved !== null;
}

let kept = $state.raw<Kept>(load());

function keep(next: Kept): void {
  kept = next;
  localStorage.setItem(KEY, JSON.stringify(next));
}

/** The calendar of where one is: 2026-11-16. */
export function today(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return today(new Date(year, month - 1, date - 1));
}

export function isSolved(id: string): boolean {
  return id in kept.solved;
}

export function wasShown(id: string): boolean {
  return kept.shown.includes(id);
}

export function noteShown(id: string): void {
  if (!isSolved(id) && !wasShown(id)) keep({ ...kept, shown: [...kept.shown, id] });
}

/** `daily`: it is the puzzle of this day. */
export function noteSolved(id: string, day: string, daily: boolean): void {
  if (wasShown(id)) return;
  const solved = isSolved(id) ? kept.solved : { ...kept.solved, [id]: day };
  const length = !daily || kept.last === day ? kept.length : kept.last === dayBefore(day) ? kept.length + 1 : 1;
  keep({ ...kept, solved, last: daily ? day : kept.last, length, best: Math.max(kept.best, length) });
}

/** Days in a row up to today, or up to yesterday while today's is still open. */
export function streak(day: string): number {
  return kept.last === day || kept.last === dayBefore(day) ? kept.length : 0;
}

export function best(): number {
  return kept.best;
}

/** Another page of this device may have solved something. */
export function readAgain(): void {
  kept = load();
}
