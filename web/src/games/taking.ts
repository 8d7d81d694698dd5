/** The moment in which a row of the pot is taken: it lifts, its tiles go to whoever took it, the points to the score. */
import { tileOf } from '../tiles/notation';
import { count, move, passing, POP } from '../look/moment';
import { still } from '../look/motion';
import { pace } from '../look/pace';
import { play } from '../look/sound';

interface Taken {
  row: number;
  points: number;
  /** What lay in it, `?` for its base. */
  tiles: string[];
  mine: boolean;
  seat: number;
}

const box = (element: Element): DOMRect => element.getBoundingClientRect();

export function take({ row, points, tiles, mine, seat }: Taken): void {
  if (mine) play('take');
  const lying = document.querySelector(`.pot .row:nth-child(${row})`);
  const slow = mine ? 1 : pace();
  if (still() || !lying || !slow) return;
  move(lying, [{ transform: 'none' }, { transform: 'translateY(-5px) scale(1.02)', offset: 0.4 }, { transform: 'none' }], 0, 420);
  const card = document.querySelector(`[data-seat="${seat}"]`);
  if (!mine && card) tiles.forEach((tile, i) => give(tile, lying, card, i, Math.min(slow, 1)));
  score(points, lying, document.querySelector(`[data-points="${seat}"]`));
  const [base, stock] = [lying.querySelector('.base'), document.querySelector('[data-stock] .tile')];
  if (base && stock) move(base, [{ transform: between(base, stock), opacity: 0 }, { opacity: 1, offset: 0.1 }, { transform: 'none', opacity: 1 }], 800, 300);
}

const between = (from: Element, to: Element): string => `translate(${box(to).left - box(from).left}px, ${box(to).top - box(from).top}px)`;

/** A tile goes to the card of whoever took it, and becomes small there; the base stays face down. */
function give(tile: string, row: Element, card: Element, i: number, slow: number): void {
  const from = row.querySelectorAll('.tile, .place')[i];
  if (!from) return;
  const copy = drawn(tile);
  const at = box(from);
  copy.style.cssText = `--tw:${at.width}px;left:${at.left}px;top:${at.top}px`;
  const to = box(card);
  const way = `translate(${to.left + to.width / 2 - at.left - at.width / 2}px, ${to.top + to.height / 2 - at.top - at.height / 2}px) scale(.5)`;
  passing(copy, [{ transform: 'none' }, { transform: way, opacity: 1, offset: 0.9 }, { transform: way, opacity: 0 }], (170 + i * 70) * slow, 420 * slow);
}

/** A tile as `Tile.svelte` draws it, for a moment in which nobody owns it. */
function drawn(tile: string): HTMLElement {
  const made = document.createElement('span');
  const { colour, value } = tileOf(tile);
  made.className = tile === '?' ? 'tile back base' : `tile ${colour}`;
  made.innerHTML = `<svg viewBox="0 0 60 78">${tile === '?' ? '<use href="#basemark"/>' : `<use href="#n${value}"/><use href="#pip-${colour}"/>`}</svg>`;
  return made;
}

/** "+4" pops up over the row and flies to the score, which counts. */
function score(points: number, row: Element, to: Element | null): void {
  if (!points || !to || !box(to).width) return;
  const plus = document.createElement('b');
  plus.className = 'plus';
  plus.textContent = `+${points}`;
  const [at, end] = [box(row), box(to)];
  plus.style.cssText = `left:${at.right - 64}px;top:${at.top + 4}px`;
  const way = `translate(${end.left - at.right + 54}px, ${end.top - at.top - 8}px) scale(.55)`;
  passing(plus, [{ transform: 'scale(.4)', opacity: 0 }, { transform: 'scale(1.1)', opacity: 1, offset: 0.3 }, { transform: 'scale(1)', opacity: 1, offset: 0.55 }, { transform: way, opacity: 0 }], 140, 640, 'cubic-bezier(.4, .1, .4, 1)');
  count(to, Number(to.textContent?.replace('−', '-')) - points, 700, 220);
  move(to, [{ transform: 'none' }, { transform: 'scale(1.35)', offset: 0.35 }, { transform: 'none' }], 700, 320, POP);
}
