/** The own rack in the order its owner gave it. */
import { byColour, byValue, kindOf } from '../tiles/notation';
import type { Piece } from '../tiles/piece';

let number = 0;

export function newPiece(tile: string): Piece {
  return { id: `o${++number}`, tile, own: true };
}

/** Takes out the first piece that fits. That there is one is the caller's promise. */
export function takeOut(from: Piece[], fits: (piece: Piece) => boolean): Piece {
  const at = from.findIndex(fits);
  if (at < 0) throw new Error('no such piece');
  return from.splice(at, 1)[0] as Piece;
}

/** The same tiles as `rack`: what was there stays where it was. As many new ones as are gone take their places, else they come last. */
export function keepOrder(order: Piece[], rack: string[]): Piece[] {
  const left = rack.map(kindOf);
  const stays = order.map((piece) => {
    const at = left.indexOf(kindOf(piece.tile));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const came = left.map(newPiece);
  if (came.length === stays.filter((stay) => !stay).length) return order.map((piece, i) => (stays[i] ? piece : (came.shift() as Piece)));
  return [...order.filter((_, i) => stays[i]), ...came];
}

export function sorted(order: Piece[], by: 'colour' | 'value'): Piece[] {
  const compare = by === 'colour' ? byColour : byValue;
  return [...order].sort((a, b) => compare(a.tile, b.tile));
}

/** These pieces moved before the piece `before`, or to the end. */
export function moveBefore(order: Piece[], ids: string[], before: string | null): Piece[] {
  const moving = order.filter((piece) => ids.includes(piece.id));
  const rest = order.filter((piece) => !ids.includes(piece.id));
  const at = before === null ? rest.length : rest.findIndex((piece) => piece.id === before);
  if (at < 0) return order;
  return [...rest.slice(0, at), ...moving, ...rest.slice(at)];
}

/** How many tiles a rack has lines for. `before`: the most of the cycle that ended with my last turn, `most`: of this one. */
export interface Held {
  round: number;
  mine: boolean;
  before: number;
  most: number;
}

export const NOTHING_HELD: Held = { round: -1, mine: false, before: 0, most: 0 };

/**
 * Somebody who has one tile more in each of their turns has as many lines between them: lines go only when the tiles of
 * a whole turn no longer need them, and then when it is over.
 */
export function held(last: Held, round: number, mine: boolean, count: number): Held {
  if (round !== last.round) return { round, mine, before: 0, most: count };
  if (last.mine && !mine) return { round, mine, before: last.most, most: count };
  return { round, mine, before: last.before, most: Math.max(last.most, count) };
}

const MOST_KEPT = 30;
const RECENT = 'racks';

/** Orders are remembered for each seat, so that a reload changes nothing. */
export function recall(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`rack ${key}`) ?? '[]');
    return Array.isArray(found) ? found.filter((tile) => typeof tile === 'string') : [];
  } catch {
    return [];
  }
}

export function remember(key: string, order: Piece[]): void {
  try {
    localStorage.setItem(`rack ${key}`, JSON.stringify(order.map((piece) => piece.tile)));
    const used = [`rack ${key}`, ...recently().filter((name) => name !== `rack ${key}`)];
    localStorage.setItem(RECENT, JSON.stringify(used.slice(0, MOST_KEPT)));
    const kept = new Set(used.slice(0, MOST_KEPT));
    for (const old of Object.keys(localStorage)) if (old.startsWith('rack ') && !kept.has(old)) localStorage.removeItem(old);
  } catch {
    // full, or forbidden: the order then lasts as long as the page
  }
}

/** Whose order was remembered last comes first. */
function recently(): string[] {
  const found: unknown = JSON.parse(localStorage.getItem(RECENT) ?? '[]');
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
}
