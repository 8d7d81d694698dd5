/** Computer players are characters: each level has a name (`names.ts`), a face, and a sentence that is true of how it plays. */
import type { Animal } from '../look/animals';

export interface Character {
  level: string;
  animal: Animal;
  /** How strong it is, of five: docs/bots.md has the figures. `greedy` lies between easy and hard, next to medium. */
  bars: number;
}

/** The weakest first. A game's other bots are for measuring. */
export const CHARACTERS: Character[] = [
  { level: 'random', animal: 'goose', bars: 0 },
  { level: 'beginner', animal: 'hare', bars: 1 },
  { level: 'easy', animal: 'bear', bars: 2 },
  { level: 'greedy', animal: 'magpie', bars: 3 },
  { level: 'medium', animal: 'otter', bars: 3 },
  { level: 'hard', animal: 'tortoise', bars: 4 },
  { level: 'expert', animal: 'fox', bars: 5 },
];

export const BARS = 5;

/** Those of increasing strength, the weakest first; the others play as they always do. */
export const LEVELS = CHARACTERS.map(({ level }) => level).filter((level) => level !== 'random' && level !== 'greedy');

/** Those that a game has: it leaves out the characters whose level it does not know. */
export function charactersOf(bots: string[]): Character[] {
  return CHARACTERS.filter(({ level }) => bots.includes(level));
}

export interface Look {
  animal: Animal;
  scarf: number;
}

/** What the `nth` of a level at one table looks like; null for a bot that is no character. The second expert is another animal. */
export function lookOf(level: string, nth = 0): Look | null {
  if (level === 'expert' && nth > 0) return { animal: nth === 1 ? 'owl' : 'fox', scarf: nth - 1 };
  const found = CHARACTERS.find((one) => one.level === level);
  return found ? { animal: found.animal, scarf: Math.min(nth, 2) } : null;
}

/** How many of the same level sit before it. */
export function nthOf(bots: (string | undefined)[], seat: number): number {
  return bots.slice(0, seat).filter((other) => other === bots[seat]).length;
}
