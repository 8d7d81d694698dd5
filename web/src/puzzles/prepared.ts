/** Which puzzles there are and in which order the days have them, as the engine says (tools/prepared.py): the list waits for nothing. */
import prepared from './prepared.json';
import type { Puzzle } from './types';

export const PUZZLES = prepared.puzzles as Puzzle[];

const DAY = 24 * 60 * 60 * 1000;

/** The puzzle of a day, 2026-11-16: one a day from the first on, and round again. */
export function ofDay(day: string): Puzzle {
  const { first, order } = prepared.days;
  const count = Math.round((Date.parse(day) - Date.parse(first)) / DAY);
  const at = ((count % order.length) + order.length) % order.length;
  return PUZZLES[order[at] as number] as Puzzle;
}
