/** A draft outlives the page: whoever leaves and comes back to the same table finds it. */
import { kindOf } from '../tiles/notation';
import type { Piece } from '../tiles/piece';
import { differs, type Melds } from './draft';

interface Kept {
  /** The table it was made on. */
  scene: string;
  melds: { tile: string; own: boolean }[][];
}

const name = (key: string): string => `draft ${key}`;

/** Remember it as long as the browser's tab is there; one that changes nothing is forgotten. */
export function keepDraft(key: string, scene: string, melds: Melds, base: Melds): void {
  try {
    if (!differs(melds, base)) return sessionStorage.removeItem(name(key));
    const kept: Kept = { scene, melds: melds.map((meld) => meld.map(({ tile, own }) => ({ tile, own }))) };
    sessionStorage.setItem(name(key), JSON.stringify(kept));
  } catch {
    // full, or forbidden: it lasts as long as the page
  }
}

/** The draft made on this table with these tiles; null if there is none, or it is no longer possible. */
export function keptDraft(key: string, scene: string, base: Melds, rack: Piece[]): Melds | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name(key)) ?? 'null') as Kept | null;
    if (kept?.scene !== scene) return null;
    const [lying, free] = [base.flat(), [...rack]];
    const melds = kept.melds.map((meld) => meld.map(({ tile, own }) => ({ ...take(own ? free : lying, tile), tile })));
    return lying.length ? null : melds;
  } catch {
    return null; // nothing that was written here
  }
}

function take(pool: Piece[], tile: string): Piece {
  const same = pool.findIndex((piece) => piece.tile === tile);
  const at = same >= 0 ? same : pool.findIndex((piece) => kindOf(piece.tile) === kindOf(tile));
  const [piece] = at < 0 ? [] : pool.splice(at, 1);
  if (!piece) throw new Error('no such piece');
  return piece;
}
