/** Notation read while it is being typed: what is understood, and where it is wrong. The engine reads the whole again. */
import { byColour, count, expand, isStar, kindOf, readTile, tileOf } from '../tiles/notation';

export interface Fault {
  code: string;
  params: Record<string, string>;
}

/** A stretch of the text; `open`: not finished, so neither right nor wrong yet. */
export interface Piece {
  text: string;
  tiles: string[];
  bad: boolean;
  open: boolean;
}

export interface Read {
  melds: string[][];
  pieces: Piece[];
  fault: Fault | null;
}

export interface Limits {
  stars: boolean;
  copies: number;
  /** Tiles that lie elsewhere: they count too. */
  elsewhere?: string[];
  /** Nobody is typing any more: what is not finished is wrong. */
  done?: boolean;
}

const GAP = /^[\s,;]+/;
const WORD = /^(?:\[|\]|\*[bryk]\d{1,2}|\*|[bryk]\d{1,2}-(?:\d{1,2}|$)|\d{1,2}:(?:[bryk]+|$)|[bryk]\d{1,2})/;
const BEGUN = /^(?:[bryk](?:\d{1,2}-)?|\d{1,2}:?|\*[bryk])$/;

/** Words need no blanks between them: `r5-7k8*` is three. */
function split(text: string): string[] {
  const found: string[] = [];
  for (let rest = text.toLowerCase(); rest; ) {
    const part = GAP.exec(rest)?.[0] ?? WORD.exec(rest)?.[0] ?? (/^[^\s,;[\]]+/.exec(rest)?.[0] as string);
    found.push(part);
    rest = rest.slice(part.length);
  }
  return found;
}

/** Every word outside brackets is a combination of its own, as in the engine; a rack is all of them together. */
export function read(text: string, limits: Limits): Read {
  const words = split(text);
  const pieces: Piece[] = [];
  const melds: string[][] = [];
  const seen = count(limits.elsewhere ?? []);
  let fault: Fault | null = null;
  let bracket: string[] | null = null;
  words.forEach((word, i) => {
    const last = i === words.length - 1;
    const piece = { text: word, tiles: [] as string[], bad: false, open: false };
    pieces.push(piece);
    if (GAP.test(word)) return;
    if (word === '[' || word === ']') {
      if ((word === '[') === (bracket !== null)) return wrong(piece, { code: 'bracket', params: { text, position: '' } });
      if (word === '[') bracket = [];
      else if (bracket?.length) melds.push(bracket);
      if (word === ']') bracket = null;
      return;
    }
    if (last && !limits.done && BEGUN.test(word)) return void (piece.open = true);
    const tiles = expand(word);
    const found = !tiles || tiles.some((tile) => !readTile(tile)) ? wordFault(word) : tilesFault(tiles, limits, seen, text);
    if (found) return wrong(piece, found);
    piece.tiles = tiles as string[];
    for (const tile of piece.tiles) seen.set(kindOf(tile), (seen.get(kindOf(tile)) ?? 0) + 1);
    if (bracket) (bracket as string[]).push(...piece.tiles);
    else melds.push(piece.tiles);
  });
  if (bracket && (bracket as string[]).length) melds.push(bracket); // its end is still to be typed
  return { melds, pieces, fault };

  function wrong(piece: Piece, found: Fault): void {
    piece.bad = true;
    fault ??= found;
  }
}

function wordFault(word: string): Fault {
  const params = { tile: word, text: word, position: '' };
  if (/^[bryk]\d+-\d+$/.test(word) && word.match(/\d+/g)?.every((value) => readTile(`r${value}`))) return { code: 'not-ascending', params };
  return { code: /^\*?[bryk]|^\d+:/.test(word) ? 'unknown-value' : 'unknown-colour', params };
}

function tilesFault(tiles: string[], limits: Limits, seen: Map<string, number>, text: string): Fault | null {
  if (!limits.stars && tiles.some(isStar)) return { code: 'no-stars', params: {} };
  for (const [kind, number] of count(tiles)) {
    if (number + (seen.get(kind) ?? 0) > limits.copies) return { code: 'third-copy', params: { tile: kind, text, position: '' } };
  }
  return null;
}

/** A rack, as short as it can be typed: runs together, the rest tile by tile. */
export function writeTiles(tiles: string[]): string {
  const sorted = [...tiles].sort(byColour);
  const once = [...new Set(sorted)].filter((tile) => !isStar(tile));
  const words: string[] = [];
  for (let i = 0; i < once.length; ) {
    let end = i;
    while (end + 1 < once.length && follows(once[end] as string, once[end + 1] as string)) end++;
    if (end - i >= 2) words.push(`${once[i]}-${tileOf(once[end] as string).value}`);
    else words.push(...once.slice(i, end + 1));
    i = end + 1;
  }
  const left = [...sorted];
  for (const tile of once) left.splice(left.indexOf(tile), 1);
  return [...words, ...left].join(' ');
}

function follows(tile: string, next: string): boolean {
  const [a, b] = [tileOf(tile), tileOf(next)];
  return a.colour === b.colour && b.value === a.value + 1;
}

export function writeMelds(melds: string[][]): string {
  return melds
    .filter((meld) => meld.length)
    .map(writeMeld)
    .join(' ');
}

export function writeMeld(meld: string[]): string {
  const plain = !meld.some(isStar) && meld.length >= 3;
  if (plain && meld.every((tile, i) => i === 0 || follows(meld[i - 1] as string, tile))) return `${meld[0]}-${tileOf(meld[meld.length - 1] as string).value}`;
  const value = tileOf(meld[0] as string).value;
  if (plain && meld.length <= 4 && new Set(meld).size === meld.length && meld.every((tile) => tileOf(tile).value === value)) {
    return `${value}:${meld.map((tile) => tileOf(tile).colour).join('')}`;
  }
  return `[${meld.join(' ')}]`;
}

// ---- the pot of Investo

export interface Row {
  base: boolean;
  places: string[][];
}

export function emptyPot(rows = 4): Row[] {
  return Array.from({ length: rows }, () => ({ base: true, places: [] }));
}

export function writePot(rows: Row[]): string {
  return rows.map((row) => row.places.map((stack) => stack.join('<')).join(' ') || (row.base ? '.' : 'x')).join(' / ');
}

/** Null where it is no pot. */
export function readPot(text: string, rows = 4): Row[] | null {
  const parts = text.toLowerCase().split('/').map((part) => part.trim());
  if (parts.length !== rows) return null;
  const found = parts.map((part): Row | null => {
    if (part === 'x') return { base: false, places: [] };
    const places = part === '.' || part === '' ? [] : part.split(/\s+/).map((stack) => stack.split('<'));
    return places.length <= 3 && places.flat().every((tile) => readTile(tile) && !isStar(tile)) ? { base: true, places } : null;
  });
  return found.every((row) => row !== null) ? (found as Row[]) : null;
}
