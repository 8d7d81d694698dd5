/** The days of a month as a calendar shows them, and how each stands. */
import { daysAfter, helped, isSolved, solvedOn } from './kept.svelte';

/** The first day that has a puzzle (src/tilerummy/puzzles/daily.py). */
export const FIRST_DAY = '2026-01-01';

export type DayState = 'own' | 'helped' | 'missed' | 'open' | 'later';

/** Of a day: `id` is its puzzle, '' while that is not known. Earlier versions did not keep the days, but what was solved. */
export function stateOf(day: string, today: string, id: string): DayState {
  const solved = solvedOn(day) || (id && isSolved(id) ? id : '');
  if (solved) return helped(solved) ? 'helped' : 'own';
  return day === today ? 'open' : day < today ? 'missed' : 'later';
}

/** The month that is so many after that of the day: its first day. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** All days of a month, and how many places are empty before its first, in weeks from Monday on. */
export function daysOf(first: string): { before: number; days: string[] } {
  const length = Math.round((Date.parse(monthAfter(first, 1)) - Date.parse(first)) / 86_400_000);
  return { before: (new Date(`${first}T00:00Z`).getUTCDay() + 6) % 7, days: Array.from({ length }, (_, i) => daysAfter(first, i)) };
}

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`));
