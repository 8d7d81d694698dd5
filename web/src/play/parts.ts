/** A lay-down in notation, `L r5-7 8:bry+k8`: new combinations, and tiles added to what lies there. */
import { expand, tileOf } from '../tiles/notation';
import type { Melds } from './draft';
import type { Piece } from '../tiles/piece';
import { takeOut } from './rack';

function short(tiles: string[]): string {
  const [first, last] = [tileOf(tiles[0] ?? ''), tileOf(tiles.at(-1) ?? '')];
  if (first.value === last.value) return `${first.value}:${tiles.map((tile) => tileOf(tile).colour).join('')}`;
  return `${first.colour}${first.value}-${last.value}`;
}

/** What I put to a combination; "" if nothing. */
export function notePart(meld: Piece[]): string {
  const mine = meld.filter((piece) => piece.own).map((piece) => piece.tile);
  const lying = meld.filter((piece) => !piece.own).map((piece) => piece.tile);
  if (!mine.length) return '';
  return lying.length ? [short(lying), ...mine].join('+') : `[${mine.join(' ')}]`;
}

export function readParts(base: Melds, rack: Piece[], action: string): Melds {
  const left = [...rack];
  const take = (tile: string): Piece => takeOut(left, (piece) => piece.tile === tile);
  const melds = base.map((meld) => [...meld]);
  for (const word of action.match(/\[[^\]]*\]|[^\s[\]]+/g)?.slice(1) ?? []) {
    const [first = '', ...more] = word.split('+');
    const tiles = expand(first) ?? [];
    if (!more.length) melds.push(tiles.map(take));
    else melds.find((meld) => sameTiles(meld, tiles))?.push(...more.map(take));
  }
  return melds.map((meld) => (meld.some((piece) => piece.own) ? [...meld].sort(inOrder) : meld));
}

/** The tiles that lay there, whatever has been added. */
function sameTiles(meld: Piece[], tiles: string[]): boolean {
  const lying = meld.filter((piece) => !piece.own).map((piece) => piece.tile);
  return lying.length === tiles.length && lying.every((tile) => tiles.includes(tile));
}

function inOrder(a: Piece, b: Piece): number {
  const [x, y] = [tileOf(a.tile), tileOf(b.tile)];
  return x.value - y.value || 'bryk'.indexOf(x.colour) - 'bryk'.indexOf(y.colour);
}
