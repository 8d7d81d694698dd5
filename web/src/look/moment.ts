/** A moment for what counts: short, of `transform` and `opacity` only. Whoever does not want it has its end at once, and a
 * touch anywhere ends it; nothing waits for it. */
import { still } from './motion';

export const EASE = 'cubic-bezier(.2, .8, .2, 1)';
export const POP = 'cubic-bezier(.3, 1.5, .5, 1)';
/** Milliseconds that none is longer than. */
export const LONGEST = 1200;

const running = new Set<() => void>();

/** As long as something moves, `end` is what brings it to its end; to be called when it is there. */
export function during(end: () => void): () => void {
  running.add(end);
  return () => running.delete(end);
}

/** Ends what is running: everything is where it comes to lie. */
export function finish(): void {
  for (const end of [...running]) end();
}

addEventListener('pointerdown', finish, { capture: true, passive: true });
addEventListener('keydown', finish, { capture: true });

/** From `delay` on, and until then as the first frame says. */
export function move(element: Element | null | undefined, frames: Keyframe[], delay: number, duration: number, easing = EASE): void {
  if (!element?.animate || still()) return;
  const motion = element.animate(frames, { delay, duration: Math.min(duration, LONGEST - delay), easing, fill: 'backwards' });
  motion.onfinish = motion.oncancel = during(() => motion.finish());
}

/** Something that is there only for the moment. */
export function passing(element: HTMLElement, frames: Keyframe[], delay: number, duration: number, easing = EASE): void {
  if (still() || !element.animate) return;
  element.setAttribute('aria-hidden', 'true');
  element.classList.add('passing');
  if (!element.isConnected) document.body.append(element);
  const motion = element.animate(frames, { delay, duration: Math.min(duration, LONGEST - delay), easing, fill: 'both' });
  const over = during(() => motion.finish());
  motion.onfinish = motion.oncancel = () => {
    over();
    element.remove();
  };
}

/** A number that counts up or down to what it says. */
export function count(element: Element | null | undefined, from: number, delay: number, duration: number, show: (value: number) => string = String): void {
  const text = element?.firstChild;
  const last = text?.nodeValue ?? '';
  const to = Number(last.replace('−', '-'));
  if (!text || still() || Number.isNaN(to) || from === to) return;
  const began = performance.now();
  let frame = 0;
  let written = last;
  const step = (): void => {
    if (text.nodeValue !== written) return end(); // it has become another number
    const part = Math.max(0, Math.min(1, (performance.now() - began - delay) / duration));
    written = text.nodeValue = part < 1 ? show(Math.round(from + (to - from) * part)) : last;
    if (part < 1) frame = requestAnimationFrame(step);
    else running.delete(end);
  };
  function end(): void {
    cancelAnimationFrame(frame);
    running.delete(end);
    if (text && text.nodeValue === written) text.nodeValue = last;
  }
  running.add(end);
  step();
}

/** Tiles rise one after the other; however many there are, the last in time. */
export function wave(tiles: Element[], delay: number, apart: number, high: number): void {
  const step = Math.min(apart, (LONGEST - 50 - delay - 220) / Math.max(1, tiles.length));
  tiles.forEach((tile, i) => move(tile, [{ transform: 'none' }, { transform: `translateY(-${high}px)`, offset: 0.4 }, { transform: 'none' }], delay + i * step, 220));
}
