/** What the views of all games have in common, whichever game it is. */
import type { View } from '../net/api';

/** Combinations on the table, whoever laid them. */
export function meldsOf(view: View): string[][] {
  return view.table.map((meld) => (Array.isArray(meld) ? meld : meld.tiles));
}

/** Those that anybody may play on: what lies for its owner is not among them. */
export function sharedMelds(view: View): string[][] {
  return view.table.flatMap((meld) => (Array.isArray(meld) ? [meld] : []));
}

/** What a player has laid that stays theirs; nothing where the table is everybody's. */
export function laidBy(view: View, seat: number): string[][] {
  return view.table.flatMap((meld) => (Array.isArray(meld) || meld.owner !== seat ? [] : [meld.tiles]));
}
