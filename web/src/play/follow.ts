/** What stays of a draft when others have changed the table. */
import { differs, type Melds } from './draft';
import type { Piece } from '../tiles/piece';

/** Combinations from the rack alone stay; `dropped`: something that used the table could not. */
export function keptOf(melds: Melds, base: Melds, order: Piece[]): { kept: Melds; dropped: boolean } {
  const mine = new Set(order.map((piece) => piece.id));
  const kept = melds.filter((meld) => meld.every((piece) => piece.own && mine.has(piece.id)));
  return { kept, dropped: differs(melds.filter((meld) => !kept.includes(meld)), base) };
}

/** Is all that was put somewhere still mine? */
export function stillThere(away: Set<string>, order: Piece[]): boolean {
  const mine = new Set(order.map((piece) => piece.id));
  return [...away].every((id) => mine.has(id));
}
