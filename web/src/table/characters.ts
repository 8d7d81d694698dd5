/** Computer players are characters: each level has a name (`names.ts`), a face, and a sentence that is true of how it plays. */
import type { Animal } from '../look/animals';

export interface Character {
  level: string;
  animal: Animal;
  /** How strong it is: its step on the game's ladder, of `steps`. docs/bots.md has the figures. */
  bars: number;
  steps: number;
}

/** The weakest first. A game's other bots are for measuring. */
const FACES: Record<string, Animal> = {
  random: 'goose',
  beginner: 'hare',
  easy: 'bear',
  greedy: 'magpie',
  medium: 'otter',
  skilled: 'badger',
  strong: 'stag',
  hard: 'tortoise',
  tough: 'lynx',
  expert: 'fox',
};

/** Those that are no steps of a ladder play as they always do: as strong as nobody, and about as `medium`. */
const BESIDE: Record<string, string> = { random: '', greedy: 'medium' };

/** All of them, from the weakest. */
export const ORDER = Object.keys(FACES);

/** The levels that a game has, the weakest first; without a game those of any. */
export function levelsOf(bots: string[] = ORDER): string[] {
  return ORDER.filter((level) => !(level in BESIDE) && bots.includes(level));
}

/** Those that a game has: it leaves out the characters whose level it does not know. */
export function charactersOf(bots: string[]): Character[] {
  const ladder = levelsOf(bots);
  const step = (level: string): number => ladder.indexOf(BESIDE[level] ?? level) + 1;
  return Object.entries(FACES).flatMap(([level, animal]) => (bots.includes(level) ? [{ level, animal, bars: step(level), steps: ladder.length }] : []));
}

export interface Look {
  animal: Animal;
  scarf: number;
}

/** What the `nth` of a level at one table looks like; null for a bot that is no character. The second expert is another animal. */
export function lookOf(level: string, nth = 0): Look | null {
  if (level === 'expert' && nth > 0) return { animal: nth === 1 ? 'owl' : 'fox', scarf: nth - 1 };
  const animal = ORDER.includes(level) ? FACES[level] : undefined; // a bot may be called `constructor`
  return animal ? { animal, scarf: Math.min(nth, 2) } : null;
}

/** How many of the same level sit before it. */
export function nthOf(bots: (string | undefined)[], seat: number): number {
  return bots.slice(0, seat).filter((other) => other === bots[seat]).length;
}
