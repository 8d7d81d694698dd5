/** Tiles and combinations in words: "red 7", "red 5–7"; in a sentence with their article: "the red 7", "la suite rouge 5–7". */
import { expand, isStar, readTile } from '../tiles/notation';
import { listed, say } from './words.svelte';

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
  return tile.value ? say('page-the-star-for', { tile: theTile(text.slice(1)) }) : say('page-the-star');
}

function plainName(colour: string, value: number): string {
  return say('page-tile', { colour, value });
}

/** What a combination is, as far as it has a short name. */
function kindOf(tiles: string[], least: number): 'run' | 'series' | null {
  const read = tiles.map((tile) => readTile(tile));
  const first = read[0];
  if (!first || tiles.some(isStar)) return null;
  if (tiles.length >= least && read.every((tile, i) => tile && tile.colour === first.colour && tile.value === first.value + i)) return 'run';
  const alike = read.every((tile) => tile?.value === first.value) && new Set(tiles).size === tiles.length;
  return alike && tiles.length > 2 ? 'series' : null;
}

function shortName(tiles: string[], kind: 'run' | 'series', article: '' | 'the-'): string {
  const read = tiles.map((tile) => readTile(tile));
  const [first, last] = [read[0], read[read.length - 1]];
  if (kind === 'run') return say(`page-${article}run`, { colour: first?.colour ?? '', first: first?.value ?? 0, last: last?.value ?? 0 });
  return say(`page-${article}series`, { value: first?.value ?? 0, colours: read.map((tile) => say(`page-colour-${tile?.colour}`)).join(', ') });
}

/** A combination as short as it can be said. */
export function meldName(tiles: string[]): string {
  const kind = kindOf(tiles, 2);
  return kind ? shortName(tiles, kind, '') : tiles.map(tileName).join(', ');
}

/** A combination within a sentence. */
export function theMeld(tiles: string[]): string {
  const told = tiles.map((tile) => (isStar(tile) && tile.length > 1 ? tile.slice(1) : tile));
  const kind = kindOf(told, 3);
  const stars = tiles.filter(isStar).length;
  if (!kind) return listed(tiles.map(theTile));
  return stars ? say('page-with-stars', { meld: shortName(told, kind, 'the-'), count: stars }) : shortName(told, kind, 'the-');
}

/** Loose tiles within a sentence: runs and series among them are said as such. */
export function theTiles(tiles: string[]): string {
  return listed(grouped(tiles).map(theMeld));
}

/** The longest runs first, then series; what is in neither stays single, in its order. */
function grouped(tiles: string[]): string[][] {
  const left = [...tiles];
  const found: string[][] = [];
  for (let group = largest(left); group; group = largest(left)) {
    for (const tile of group) left.splice(left.indexOf(tile), 1);
    found.push(group);
  }
  return [...found, ...left.map((tile) => [tile])];
}

function largest(tiles: string[]): string[] | undefined {
  const plain = [...new Set(tiles.filter((tile) => !isStar(tile)))];
  const starts = plain.flatMap((tile) => [runFrom(tile, plain), plain.filter((other) => readTile(other)?.value === readTile(tile)?.value)]);
  return starts.filter((group) => group.length > 2).sort((a, b) => b.length - a.length)[0];
}

function runFrom(tile: string, among: string[]): string[] {
  const first = readTile(tile);
  const run: string[] = [];
  for (let value = first?.value ?? 0; among.includes(`${first?.colour}${value}`); value++) run.push(`${first?.colour}${value}`);
  return run;
}

const MELD = /\[[^\]]+\]|\S+/g;

/** Notation as combinations; null if it is none. Loose tiles are taken together, a run or a series that is written as one stays one. */
function melds(text: string): string[][] | null {
  const read = (text.match(MELD) ?? []).map((part) => ({ whole: /^\[|:|^\D\d+-/.test(part), tiles: expand(part) }));
  if (!read.length || read.some(({ tiles }) => tiles === null)) return null;
  const loose = read.filter(({ whole }) => !whole).flatMap(({ tiles }) => tiles ?? []);
  return [...read.filter(({ whole }) => whole).map(({ tiles }) => tiles ?? []), ...grouped(loose)];
}

/** Notation within a parameter (`r7`, `r5-7`, `[r5 *r6 r7]`) as words of a sentence; anything else stays as it is. */
export function inWords(text: string): string {
  const found = melds(text);
  return found ? listed(found.map(theMeld)) : text;
}

/** The same tile by tile, whatever they make together: why it does not do is said of each. */
export function singly(text: string): string {
  const tiles = (text.match(MELD) ?? []).map((part) => expand(part));
  return !tiles.length || tiles.some((part) => part === null) ? text : listed(tiles.flatMap((part) => part ?? []).map(theTile));
}

/** One combination in notation by its name alone: `r5-6` too. */
export function named(text: string): string {
  const tiles = (text.match(MELD) ?? []).map((part) => expand(part));
  return tiles.some((part) => part === null) ? text : meldName(tiles.flatMap((part) => part ?? []));
}
