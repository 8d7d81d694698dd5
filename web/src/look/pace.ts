/** How fast what the others do is shown; one's own tiles have a pace of their own. */
import { prefs } from './prefs.svelte';
import type { Speed } from './speeds';

/** How long motion takes, in its usual length; 0: no motion, only the marks and the story. */
const MOTION: Record<Speed, number> = { calm: 1.6, normal: 1, fast: 0.5, 'at-once': 0 };

export function pace(): number {
  return MOTION[prefs.speed] ?? 1;
}
