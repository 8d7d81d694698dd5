/** Tiles and combinations in words: "red 7", "red 5–7". */
import { expand, isStar, readTile } from '../tiles/notation';
import { say } from './words.svelte';

export function tileName(text: string): string {
  const tile = readTile(text);
  if (!tile) return text;
  if (isStar(text)) return tile.value ? say('page-star-for', { tile: plainName(tile.colour, tile.value) }) : say('page-star');
  return plainName(tile.colour, tile.value);
}

/** A single tile within a sentence, with the article its language wants: "le 7 rouge", "die rote 7". */
export function theTile(text: string): string {
  const tile = readTile(text);
  if (!tile) return text;
  if (!isStar(text)) return say('page-the-tile', { colour: tile.colour, value: tile.value });
  return tile.value ? tileName(text) : say('page-the-star');
}

function plainName(colour: string, value: number): string {
  return say('page-tile', { colour, value });
}

/** A combination as short as it can be said. */
export function meldName(tiles: string[]): string {
  const read = tiles.map((tile) => readTile(tile));
  const first = read[0];
  const last = read[read.length - 1];
  if (!first || !last) return '';
  const stars = tiles.some(isStar);
  const ascending = read.every((tile, i) => tile && tile.colour === first.colour && tile.value === first.value + i);
  if (!stars && ascending && tiles.length > 1) return say('page-run', { colour: first.colour, first: first.value, last: last.value });
  const alike = read.every((tile) => tile?.value === first.value);
  if (!stars && alike && tiles.length > 2 && new Set(tiles).size === tiles.length) {
    return say('page-series', { value: first.value, colours: read.map((tile) => say(`page-colour-${tile?.colour}`)).join(', ') });
  }
  return tiles.map(tileName).join(', ');
}

const MELD = /\[[^\]]+\]|\S+/g;

/** Notation within a parameter (`r7`, `r5-7`, `[r5 *r6 r7]`) as words; anything else stays as it is. */
export function inWords(text: string): string {
  const parts = text.match(MELD) ?? [];
  const melds = parts.map((part) => expand(part));
  if (!parts.length || melds.some((meld) => meld === null)) return text;
  return melds.map((meld) => meldName(meld ?? [])).join(', ');
}
