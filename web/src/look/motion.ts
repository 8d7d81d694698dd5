/** How a tile moves: not at all for those who do not want it. */
import { prefs } from './prefs.svelte';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export function still(): boolean {
  return prefs.still || reduced.matches;
}

export function moving(): { duration: number } {
  return { duration: still() ? 0 : 220 };
}
