/** What another player just did: the tiles that are new on the table or in the pot, by place. */
import type { View } from '../net/api';
import { kindOf, minus } from '../tiles/notation';
import { meldsOf } from './view';

/** Places as `m2.3` (combination 2, tile 3), `p1.2` (row 1, place 2) or `discard`. */
export function freshPlaces(before: View, after: View): string[] {
  return [...freshMelds(meldsOf(before), meldsOf(after)), ...freshPot(before, after), ...freshDiscard(before, after)];
}

function freshMelds(before: string[][], after: string[][]): string[] {
  const added = minus(after.flat(), before.flat());
  const same = new Set(before.map((meld) => meld.join(' ')));
  const found: string[] = [];
  after.forEach((meld, m) => {
    if (same.has(meld.join(' '))) return;
    meld.forEach((tile, t) => {
      const at = added.indexOf(kindOf(tile));
      if (at < 0) return;
      added.splice(at, 1);
      found.push(`m${m}.${t}`);
    });
  });
  return found;
}

function freshPot(before: View, after: View): string[] {
  if (!('pot' in before) || !('pot' in after)) return [];
  const found: string[] = [];
  after.pot.forEach((row, r) =>
    row.forEach((stack, p) => {
      if (stack.length > (before.pot[r]?.[p]?.length ?? 0)) found.push(`p${r}.${p}`);
    }),
  );
  return found;
}

function freshDiscard(before: View, after: View): string[] {
  return 'discard' in before && 'discard' in after && after.discard && after.discard !== before.discard ? ['discard'] : [];
}
