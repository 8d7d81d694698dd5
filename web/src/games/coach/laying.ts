/** A play that is recommended, touch by touch. Nothing is judged: what lies there is compared with what is to lie there. */
import type { Melds } from '../../play/draft';
import type { Hand } from '../../play/hand.svelte';
import { kindOf, minus } from '../../tiles/notation';
import type { Piece } from '../../tiles/piece';
import { onRack, PRESS } from './tip';

export interface Touch {
  stage: 'tiles' | 'place' | 'press' | 'show' | 'walk';
  spots: string[];
}

/** In the bubble: the play is shown step by step. */
export const SHOW = '[data-do="coach-show"]';

const keyOf = (tiles: string[]): string => tiles.map(kindOf).sort().join();
const tilesOf = (meld: Piece[]): string[] => meld.map((piece) => piece.tile);

/** Combinations still to be made, and what lies there and is in none of those that are. */
function compare(melds: Melds, wanted: string[][]): { missing: string[][]; loose: Melds } {
  const loose = [...melds];
  const missing = wanted.filter((tiles) => {
    const at = loose.findIndex((meld) => keyOf(tilesOf(meld)) === keyOf(tiles));
    if (at >= 0) loose.splice(at, 1);
    return at < 0;
  });
  return { missing, loose };
}

/** Pieces of these kinds, those that are chosen first; null if they are not all there. */
function pick(rack: Piece[], kinds: string[], chosen: string[]): Piece[] | null {
  const left = [...rack].sort((a, b) => Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)));
  const found = kinds.map((kind) => {
    const at = left.findIndex((piece) => kindOf(piece.tile) === kind);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return found.every((piece) => piece !== null) ? found : null;
}

interface Growth {
  host: Piece[] | undefined;
  pieces: Piece[];
}

/** How a combination comes about with tiles of the rack alone: new, or added to one that lies there. */
function growth(hand: Hand, tiles: string[], loose: Melds): Growth | null {
  for (const host of [...loose.filter((meld) => minus(tilesOf(meld), tiles).length === 0), undefined]) {
    const pieces = pick(hand.rack, minus(tiles, host ? tilesOf(host) : []), hand.chosen);
    if (pieces) return { host, pieces };
  }
  return null;
}

/** The tile of a combination beside which the new ones come to lie: they go before its first or after its last. */
function endOf(host: Piece[], tiles: string[], pieces: Piece[]): Piece | undefined {
  const place = (piece: Piece | undefined): number => tiles.findIndex((tile) => kindOf(tile) === kindOf(piece?.tile ?? ''));
  return place(pieces[0]) < place(host[0]) ? host[0] : host.at(-1);
}

/** Another play than the one that is recommended, with nothing wrong as it lies there. */
function ownPlay(hand: Hand): boolean {
  return hand.changed && !hand.main().wrong;
}

/** The next touch on the way to a table that lies like this. */
export function nextTouch(hand: Hand, wanted: string[][]): Touch {
  if (hand.walk.length) return hand.walk.last ? { stage: 'press', spots: [PRESS] } : { stage: 'walk', spots: ['[data-do="walk"]'] };
  const { missing, loose } = compare(hand.melds, wanted);
  const [first] = missing;
  if (!first) return { stage: 'press', spots: [PRESS] };
  const hosts = new Set<Piece[] | undefined>();
  const simple = missing.every((tiles) => {
    const found = growth(hand, tiles, loose);
    if (found?.host) hosts.add(found.host);
    return found !== null;
  });
  const grown = growth(hand, first, loose);
  if (!simple || !grown || hosts.size < loose.length) return ownPlay(hand) ? { stage: 'press', spots: [PRESS] } : { stage: 'show', spots: [SHOW] };
  const open = grown.pieces.filter((piece) => !hand.chosen.includes(piece.id));
  if (open.length) return { stage: 'tiles', spots: open.map((piece) => onRack(piece.id)) };
  const end = grown.host && endOf(grown.host, first, grown.pieces);
  return { stage: 'place', spots: [end ? `.table [data-piece="${end.id}"]` : '.table button.drop'] };
}
