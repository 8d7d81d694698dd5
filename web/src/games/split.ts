/** The best of a hand of Gin-Rummy: the combinations that leave least. Eleven tiles at most, so all ways are tried. */
import { byColour, count, minus, tileOf } from '../tiles/notation';

export interface Split {
  melds: string[][];
  left: string[];
  points: number;
}

export function pointsOf(tiles: string[], highest: number): number {
  return tiles.reduce((sum, tile) => sum + Math.min(highest, tileOf(tile).value), 0);
}

export function split(hand: string[], highest: number): Split {
  const left = count(hand);
  const choices = melds(left);
  let best: { melds: string[][]; saved: number; laid: number } = { melds: [], saved: 0, laid: 0 };
  const chosen: string[][] = [];
  const search = (from: number, saved: number, laid: number): void => {
    if (saved > best.saved || (saved === best.saved && laid > best.laid)) best = { melds: [...chosen], saved, laid };
    for (let i = from; i < choices.length; i++) {
      const meld = choices[i] as string[];
      if (meld.some((tile) => (left.get(tile) ?? 0) < 1)) continue;
      for (const tile of meld) left.set(tile, (left.get(tile) ?? 0) - 1);
      chosen.push(meld);
      search(i, saved + pointsOf(meld, highest), laid + meld.length);
      chosen.pop();
      for (const tile of meld) left.set(tile, (left.get(tile) ?? 0) + 1);
    }
  };
  search(0, 0, 0);
  const loose = minus(hand, best.melds.flat()).sort(byColour);
  return { melds: best.melds, left: loose, points: pointsOf(loose, highest) };
}

/** Every combination these tiles can make. */
function melds(tiles: Map<string, number>): string[][] {
  const has = (tile: string): boolean => (tiles.get(tile) ?? 0) > 0;
  const found: string[][] = [];
  for (const colour of 'bryk') {
    for (let first = 1; first <= 11; first++) {
      const run: string[] = [];
      for (let value = first; value <= 13 && has(`${colour}${value}`); value++) {
        run.push(`${colour}${value}`);
        if (run.length >= 3) found.push([...run]);
      }
    }
  }
  for (let value = 1; value <= 13; value++) {
    const same = [...'bryk'].map((colour) => `${colour}${value}`).filter(has);
    if (same.length >= 3) found.push(same);
    if (same.length === 4) for (const out of same) found.push(same.filter((tile) => tile !== out));
  }
  return found;
}
