/** Tiles fly from where they were to where they are. Only `transform` and `opacity` move. */
import { still } from './motion';
import { pace } from './pace';

/** Where a tile was, and how wide; `width` 0: only the place is known. */
interface Spot {
  left: number;
  top: number;
  width: number;
}

const TIME = 220;
const APART = 45;
const MOST = 600; // for all that start together
const LEAST_SCALE = 0.5; // beyond these a tile fades in on its way
const MOST_SCALE = 2;
const left = new Map<string, Spot>();
let started = 0;
let many = 0;

/** These pieces are about to be somewhere else; `spots` says where they were let go, if they were dragged. */
export function depart(ids: string[], spots?: Spot[]): void {
  if (still()) return;
  ids.forEach((id, i) => {
    const spot = spots?.[i] ?? document.querySelector(`[data-piece="${id}"]`)?.getBoundingClientRect();
    if (spot && !(left.has(id) && !spots)) left.set(id, { left: spot.left, top: spot.top, width: spot.width });
  });
  setTimeout(() => ids.forEach((id) => left.delete(id)), 100);
}

/** A tile that has just appeared, or is new at its place: it comes from where it was, or from the element `from`. */
export function arrive(element: HTMLElement, given: { id: string; from: string }): { update: (next: { id: string; from: string }) => void } {
  let from = given.from;
  const spot = left.get(given.id) ?? place(from);
  left.delete(given.id);
  if (spot) fly(element, spot, paceOf(from));
  return {
    update: (next) => {
      if (next.from && !from) {
        const source = place(next.from);
        if (source) fly(element, source, paceOf(next.from));
      }
      from = next.from;
    },
  };
}

/** What another player lays comes as fast as that is wanted. */
function paceOf(from: string): number {
  return from.startsWith('[data-seat') ? pace() : 1;
}

/** A tile in that element, or the place of one; the middle of the element if there is neither. */
function place(css: string): Spot | undefined {
  const element = css && !still() ? document.querySelector(css) : null;
  const tile = element?.querySelector('.tile, .place')?.getBoundingClientRect();
  if (tile?.width) return tile;
  const card = element?.getBoundingClientRect();
  return card?.width ? { left: card.left + card.width / 2, top: card.top + card.height / 2, width: 0 } : undefined;
}

/** A copy above everything moves; the tile itself is there from the start, unseen until the copy has come down. */
function fly(element: HTMLElement, from: Spot, slow: number): void {
  const [delay, time] = [turn() * slow, TIME * slow];
  const to = element.getBoundingClientRect();
  if (!time || !to.width || !element.animate || Math.hypot(from.left - to.left, from.top - to.top) < 4) return;
  const copy = copyOf(element, to);
  document.body.append(copy);
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + time });
  const flight = copy.animate(way(from, to), { duration: time, delay, easing: 'cubic-bezier(.2, .8, .3, 1)', fill: 'backwards' });
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Those that start together start one after the other: how long this one waits. */
function turn(): number {
  const now = performance.now();
  many = now - started < 100 ? many + 1 : 0;
  if (many === 0) started = now;
  return Math.min(many * APART, MOST - TIME);
}

function copyOf(element: HTMLElement, to: Spot): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-piece', 'data-tile', 'aria-label', 'aria-pressed', 'role']) copy.removeAttribute(name);
  copy.classList.add('flying');
  copy.setAttribute('aria-hidden', 'true');
  copy.tabIndex = -1;
  copy.style.cssText = `--tw:${to.width}px;left:${to.left}px;top:${to.top}px`;
  return copy;
}

/** From the size of a tile to that of a tile. */
export function way(from: Spot, to: Spot): Keyframe[] {
  const ratio = from.width / to.width;
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, ratio));
  const transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  return [{ transform, ...(scale === ratio ? {} : { opacity: 0 }) }, { transform: 'none', opacity: 1 }];
}
