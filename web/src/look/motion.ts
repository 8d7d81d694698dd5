/** How a tile moves: not at all for those who do not want it. */
import { prefs } from './prefs.svelte';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export function moving(): { duration: number } {
  return { duration: prefs.still || reduced.matches ? 0 : 220 };
}
