/** How a tile moves: not at all for those who do not want it. */
import type { AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { prefs } from './prefs.svelte';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export function still(): boolean {
  return prefs.still || reduced.matches;
}

/** To a new place, never stretched: what grows or shrinks on the way would do so with its tiles. */
export function glide(element: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const css = (_t: number, left: number): string => `transform: translate(${left * x}px, ${left * y}px)`;
  renew(element);
  return { duration: still() ? 0 : 220, easing: cubicOut, css, tick: (t) => t === 1 && renew(element) };
}

let renewals = 0;

/** Chromium goes on from the style an element had at its last animation, and with it from whether it was inert then: a tile that
 * has glided, lain under a dialog and glided again would be dead. A style of its own that changes makes it look again. */
function renew(element: Element): void {
  (element as HTMLElement).style.setProperty('--renewed', String(++renewals));
}
