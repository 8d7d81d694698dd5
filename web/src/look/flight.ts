/** Tiles fly from where they were to where they are. Only `transform` and `opacity` move. */
import { during, EASE } from './moment';
import { still } from './motion';
import { pace } from './pace';

/** Where a tile was, and how wide; `width` 0: only the place is known. */
interface Spot {
  left: number;
  top: number;
  width: number;
}

/** How long one is in the air, how long after each other they start, and when the last has landed. */
interface Timing {
  wait: number;
  time: number;
  apart: number;
  most: number;
}

const USUAL: Timing = { wait: 0, time: 220, apart: 45, most: 600 };
/** The row of a pot that is taken is a moment: it lifts, then its tiles come one by one. */
const ROW: Timing = { wait: 170, time: 420, apart: 70, most: 800 };
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
  if (spot) fly(element, spot, timingOf(from));
  return {
    update: (next) => {
      if (next.from && !from) {
        const source = place(next.from);
        if (source) fly(element, source, timingOf(next.from));
      }
      from = next.from;
    },
  };
}

/** Tiles that only their owner sees, as backs, one way after the other; `ways` are elements it leads from and to. */
export function carry(...ways: [from: string, to: string][]): void {
  const back = document.querySelector<HTMLElement>('[data-stock] .tile');
  const { time } = timingOf('[data-seat');
  if (!back || still() || !time) return;
  ways.forEach(([from, to], i) => {
    const [start, found] = [place(from), place(to)];
    if (!start || !found) return;
    const end = { left: found.left, top: found.top, width: found.width || back.offsetWidth };
    send(copyOf(back, end), start, end, { time, delay: i * time });
  });
}

const isRow = (css: string): boolean => css.startsWith('.pot');

/** What another player lays comes as fast as that is wanted. */
function timingOf(from: string): Timing {
  if (isRow(from)) return ROW;
  const slow = from.startsWith('[data-seat') ? pace() : 1;
  return { ...USUAL, time: USUAL.time * slow, apart: USUAL.apart * slow, most: USUAL.most * slow };
}

/** A tile in that element, or the place of one; the middle of the element if there is neither. */
function place(css: string): Spot | undefined {
  const element = css && !still() ? document.querySelector(css) : null;
  const tiles = element?.querySelectorAll('.tile, .place') ?? [];
  const tile = tiles[isRow(css) ? next() % Math.max(1, tiles.length) : 0]?.getBoundingClientRect(); // each from its own place
  if (tile?.width) return tile;
  const card = element?.getBoundingClientRect();
  return card?.width ? { left: card.left + card.width / 2, top: card.top + card.height / 2, width: 0 } : undefined;
}

/** A copy above everything moves; the tile itself is there from the start, unseen until the copy has come down. */
function fly(element: HTMLElement, from: Spot, { wait, time, apart, most }: Timing): void {
  const delay = Math.min(wait + turn() * apart, most - time);
  const to = element.getBoundingClientRect();
  if (!time || !to.width || !element.animate || Math.hypot(from.left - to.left, from.top - to.top) < 4) return;
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + time });
  send(copyOf(element, to), from, to, { time, delay }, hidden);
}

/** `others` end with it, and all of them when a touch ends the moment. */
function send(copy: HTMLElement, from: Spot, to: Spot, { time, delay }: { time: number; delay: number }, ...others: Animation[]): void {
  document.body.append(copy);
  const flight = copy.animate(way(from, to), { duration: time, delay, easing: EASE, fill: 'backwards' });
  const landed = during(() => [...others, flight].forEach((motion) => motion.finish()));
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
    landed();
  };
}

/** Those that start together start one after the other: the number of the next. */
function next(): number {
  return performance.now() - started < 100 ? many + 1 : 0;
}

function turn(): number {
  many = next();
  if (many === 0) started = performance.now();
  return many;
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
