/** How a tile moves: not at all for those who do not want it. */
import type { AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { prefs } from './prefs.svelte';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export function still(): boolean {
  return prefs.still || reduced.matches;
}

/** To a new place, never stretched: what grows or shrinks on the way would do so with its tiles. */
export function glide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return { duration: still() ? 0 : 220, easing: cubicOut, css: (_t, left) => `transform: translate(${left * x}px, ${left * y}px)` };
}
