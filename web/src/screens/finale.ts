/** The moments at the end of a round and of a match. */
import { count, LONGEST, move, passing, POP, wave } from '../look/moment';
import { still } from '../look/motion';
import { number } from '../words/words.svelte';

/** How long the last play is seen before the points come over it. */
export const STILL = 350;
const OUT = 1150;
/** A number that is to come is there, but pale. */
const PALE = 0.4;

/** Milliseconds until the points come. */
export function beforePoints(out: boolean): number {
  return still() ? 0 : out ? OUT : STILL;
}

/** Somebody has gone out: the table rises in a wave from what was laid last; if it was me, my rack says so. */
export function goOut(mine: boolean, word: string): void {
  wave([...document.querySelectorAll('.game .table .tile, .game .laid .tile')].reverse(), 340, 28, 7);
  const rack = mine ? document.querySelector('.rackzone .rack')?.getBoundingClientRect() : null;
  if (!rack || still()) return;
  const place = `left:${rack.left}px;top:${rack.top}px;inline-size:${rack.width}px;block-size:${rack.height}px`;
  passing(made('wash', place), [{ opacity: 0 }, { opacity: 0.5, offset: 0.35 }, { opacity: 0.12 }], 360, 500);
  const said = made('said', place);
  said.textContent = word;
  passing(said, [{ opacity: 0, transform: 'translateY(10px) scale(.92)' }, { opacity: 1, transform: 'none', offset: 0.42 }, { opacity: 1, transform: 'none' }], 420, OUT - 420, POP);
}

function made(name: string, place: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.style.cssText = place;
  return element;
}

/** The sheet comes up with everything in its place; the terms of the sum are lit one by one, then bars and totals. */
export function countUp(sheet: Element, before: number[]): void {
  move(sheet, [{ transform: 'translateY(100%)' }, { transform: 'none' }], 0, 300);
  const terms = [...sheet.querySelectorAll('[data-term]')];
  const apart = Math.min(55, 330 / Math.max(1, terms.length));
  terms.forEach((term, i) => move(term, [{ opacity: PALE }, { opacity: 1 }], 210 + i * apart, 140));
  for (const bar of sheet.querySelectorAll('[data-gain]')) move(bar, [{ transform: 'scaleX(0)' }, { transform: 'none' }], 530, 300);
  sheet.querySelectorAll('[data-sum]').forEach((sum, seat) => count(sum, before[seat] ?? 0, 530, 300, number));
}

const SHAPES = ['b', 'r', 'y', 'k'];
const MANY = 20;

/** Won: the title grows, and our four shapes burst once. */
export function celebrate(sheet: Element): void {
  if (still()) return;
  const title = sheet.querySelector('h2');
  move(title, [{ transform: 'scale(.9)' }, { transform: 'scale(1.06)', offset: 0.6 }, { transform: 'none' }], 240, 420, 'cubic-bezier(.3, .1, .2, 1)');
  const at = title?.getBoundingClientRect();
  for (let i = 0; i < MANY && at; i += 1) burst(sheet, i, at.left + at.width / 2, at.top + at.height / 2);
}

function burst(sheet: Element, i: number, x: number, y: number): void {
  const shape = SHAPES[i % SHAPES.length] ?? 'b';
  const bit = made(`bit tile ${shape}`, `left:${x - 9}px;top:${y - 9}px`);
  bit.innerHTML = `<svg viewBox="-12 -12 24 24"><use href="#s-${shape}"/></svg>`;
  sheet.append(bit);
  const [angle, far] = [(i / MANY) * 2 * Math.PI + 0.3, 96 + ((i * 37) % 64)];
  const to = (wide: number, down: number, turn: number, scale: number): string => `translate(${Math.cos(angle) * far * wide}px, ${Math.sin(angle) * far * 0.9 + down}px) scale(${scale}) rotate(${i * turn}deg)`;
  passing(bit, [{ transform: 'scale(.3)', opacity: 0 }, { transform: to(1, -40, 40, 1), opacity: 1, offset: 0.45 }, { transform: to(1.12, 60, 70, 0.9), opacity: 0 }], 260, LONGEST - 300, 'cubic-bezier(.2, .6, .4, 1)');
}
