/** The own rack in the order its owner gave it. A piece is one tile with a name of its own. */
import { byColour, byValue, kindOf } from '../tiles/notation';

export interface Piece {
  id: string;
  /** In notation; a Star that lies somewhere says what it stands for. */
  tile: string;
  /** From my rack; else it lies on the table. */
  own: boolean;
}

let number = 0;

export function newPiece(tile: string): Piece {
  return { id: `o${++number}`, tile, own: true };
}

/** The same tiles as `rack`: what was there stays where it was, what is new comes last. */
export function keepOrder(order: Piece[], rack: string[]): Piece[] {
  const left = rack.map(kindOf);
  const kept = order.filter((piece) => {
    const at = left.indexOf(kindOf(piece.tile));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left.map(newPiece)];
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

const MOST_KEPT = 30;

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
  const keys = Object.keys(localStorage).filter((name) => name.startsWith('rack '));
  if (keys.length > MOST_KEPT) for (const old of keys) localStorage.removeItem(old);
  localStorage.setItem(`rack ${key}`, JSON.stringify(order.map((piece) => piece.tile)));
}
