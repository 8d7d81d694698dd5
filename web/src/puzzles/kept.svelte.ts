/** What was solved, on this device, and how: nobody else is told. docs/puzzles.md has the form, which later versions read. */

/** How one puzzle was gone about. Once it is solved nothing of it changes any more. */
export interface Way {
  /** Hints seen; each costs a star. */
  hints: number;
  /** Choices that were wrong, where one could guess; each costs a star, once. */
  wrong: string[];
  /** Steps taken back. */
  back: number;
  /** How long it was looked at. */
  seconds: number;
  /** Of the right answer: tiles laid, combinations changed. */
  laid: number;
  changed: number;
}

export interface Kept {
  /** Puzzle and the day it was solved. */
  solved: Record<string, string>;
  /** Whose answer was shown before they were solved: they do not count. */
  shown: string[];
  /** Puzzles of the day solved on their day, without a gap. */
  last: string;
  length: number;
  best: number;
  /** By the name of the puzzle. */
  ways: Record<string, Way>;
  /** Days whose puzzle is solved, then or later, and that puzzle. */
  days: Record<string, string>;
}

const KEY = 'puzzles';
const NOTHING: Kept = { solved: {}, shown: [], last: '', length: 0, best: 0, ways: {}, days: {} };
const NO_WAY: Way = { hints: 0, wrong: [], back: 0, seconds: 0, laid: 0, changed: 0 };

/** What is no such text counts as nothing. */
export function read(text: string | null): Kept {
  try {
    const found = { ...NOTHING, ...(JSON.parse(text ?? '{}') as Kept) };
    if (!isKept(found)) return NOTHING;
    return { ...found, ways: isRecord(found.ways) ? found.ways : {}, days: isRecord(found.days) ? found.days : {} };
  } catch {
    return NOTHING;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // forbidden
  }
}

const isRecord = (found: unknown): boolean => typeof found === 'object' && found !== null && !Array.isArray(found);

/** Whoever writes to the storage by hand must not break the page. */
function isKept(found: Kept): boolean {
  const numbers = [found.length, found.best].every((count) => Number.isSafeInteger(count) && count >= 0);
  return numbers && typeof found.last === 'string' && Array.isArray(found.shown) && isRecord(found.solved);
}

let known = stored();
let kept = $state.raw<Kept>(read(known));

function keep(next: Kept): void {
  kept = next;
  known = JSON.stringify(next);
  localStorage.setItem(KEY, known);
}

/** Another page of this device may have solved something: it must not be written over. */
export function readAgain(): void {
  const found = stored();
  if (found === known) return;
  known = found;
  kept = read(found);
}

/** The day is that of UTC: it changes everywhere at the same moment. 2026-11-16. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** So many days later, or earlier. */
export function daysAfter(day: string, days: number): string {
  return today(new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000));
}

export function dayBefore(day: string): string {
  return daysAfter(day, -1);
}

/** Milliseconds until the day changes. */
export function untilTomorrow(now: Date): number {
  return Date.parse(`${daysAfter(today(now), 1)}T00:00Z`) - now.getTime();
}

// ---- one puzzle

export function isSolved(id: string): boolean {
  return Object.hasOwn(kept.solved, id);
}

export function wasShown(id: string): boolean {
  return kept.shown.includes(id);
}

export const wayOf = (id: string): Way => wayIn(kept, id);

export function wayIn({ ways }: Kept, id: string): Way {
  const found = { ...NO_WAY, ...(Object.hasOwn(ways, id) ? ways[id] : {}) };
  const numbers = [found.hints, found.back, found.seconds, found.laid, found.changed];
  return numbers.every((count) => Number.isFinite(count) && count >= 0) && Array.isArray(found.wrong) ? found : NO_WAY;
}

/** What is left of so many stars. */
export function starsOf(id: string, most: number): number {
  const { hints, wrong } = wayOf(id);
  return wasShown(id) ? 0 : Math.max(0, most - hints - wrong.length);
}

export function helped(id: string): boolean {
  const { hints, wrong } = wayOf(id);
  return hints + wrong.length > 0;
}

function noteWay(id: string, change: (way: Way) => Partial<Way>): void {
  readAgain();
  if (isSolved(id)) return;
  const way = wayOf(id);
  keep({ ...kept, ways: { ...kept.ways, [id]: { ...way, ...change(way) } } });
}

export function noteHint(id: string, grade: number): void {
  noteWay(id, ({ hints }) => ({ hints: Math.max(hints, grade) }));
}

export function noteWrong(id: string, choice: string): void {
  noteWay(id, ({ wrong }) => ({ wrong: wrong.includes(choice) ? wrong : [...wrong, choice] }));
}

export function noteBack(id: string): void {
  noteWay(id, ({ back }) => ({ back: back + 1 }));
}

export function noteTime(id: string, seconds: number): void {
  if (seconds > 0) noteWay(id, (way) => ({ seconds: way.seconds + Math.round(seconds) }));
}

export function noteDone(id: string, laid: number, changed: number): void {
  noteWay(id, () => ({ laid, changed }));
}

export function noteShown(id: string): void {
  readAgain();
  if (!isSolved(id) && !wasShown(id)) keep({ ...kept, shown: [...kept.shown, id] });
}

/** `daily`: it is the puzzle of this day; `of`: the day whose puzzle it is, if it is that of an earlier one. */
export function noteSolved(id: string, day: string, daily: boolean, of = daily ? day : ''): void {
  readAgain();
  if (wasShown(id)) return;
  const solved = isSolved(id) ? kept.solved : { ...kept.solved, [id]: day };
  const days = of ? { ...kept.days, [of]: id } : kept.days;
  const counts = daily && kept.last < day; // `last` may be ahead: earlier versions went by the calendar of the place
  const length = !counts ? kept.length : kept.last === dayBefore(day) ? kept.length + 1 : 1;
  keep({ ...kept, solved, days, last: counts ? day : kept.last, length, best: Math.max(kept.best, length) });
}

// ---- days

/** The puzzle that was solved for a day. */
export function solvedOn(day: string): string {
  return Object.hasOwn(kept.days, day) ? String(kept.days[day]) : '';
}

/** Days in a row up to today, or up to yesterday while today's is still open. */
export function streak(day: string): number {
  return kept.last >= dayBefore(day) ? kept.length : 0;
}

export function best(): number {
  return kept.best;
}
