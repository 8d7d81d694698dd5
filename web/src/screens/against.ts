/** Matches against the computer: whom one plays, and what is remembered of it. */
import { prefer, prefs } from '../look/prefs.svelte';
import type { GameInfo } from '../net/api';
import { make } from '../table/begin';
import { charactersOf } from '../table/characters';

/** Whom a game was played against last, else the level that was played last in any game: as far as it has them and room for them. */
export function lastOpponents(game: string, info: Pick<GameInfo, 'bots' | 'seats'> | null): string[] {
  const bots = info?.bots ?? ['greedy'];
  const kept: unknown = prefs.opponents[game]; // perhaps by hand
  const wanted: unknown[] = Array.isArray(kept) ? kept : [prefs.level];
  const known = charactersOf(bots).map(({ level }) => level);
  const found = wanted.filter((level): level is string => known.includes(level as string)).slice(0, roomFor(info));
  return found.length ? found : [bots.includes('medium') ? 'medium' : (bots.at(-1) ?? 'greedy')];
}

/** How many others there is room for. */
export const roomFor = (info: Pick<GameInfo, 'seats'> | null): number => Math.max(2, ...(info?.seats ?? [])) - 1;

export function noteOpponents(game: string, levels: string[]): void {
  prefer({ level: levels[0] ?? prefs.level, opponents: { ...prefs.opponents, [game]: levels } });
}

/** Begins at once, by the usual rules unless others are given; the address to go to. */
export async function playAgainst(game: string, levels: string[], rules?: Record<string, unknown>): Promise<string> {
  const made = await make({ game, seats: ['person', ...levels], name: prefs.name, ...(rules ? { rules } : {}) });
  return `/t/${made.id}`;
}
