/** Which puzzle comes next. */
import type { Puzzle } from './types';

/** The first of the kind and level that is not done yet, beginning after `after`; else the first of them. */
export function nextOf(puzzles: Puzzle[], kind: string, level: number, done: (id: string) => boolean, after = ''): Puzzle | undefined {
  const same = puzzles.filter((puzzle) => puzzle.kind === kind && puzzle.level === level);
  const start = same.findIndex((puzzle) => puzzle.id === after) + 1;
  const order = [...same.slice(start), ...same.slice(0, start)].filter((puzzle) => puzzle.id !== after);
  return order.find((puzzle) => !done(puzzle.id)) ?? order[0];
}
