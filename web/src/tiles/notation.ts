/** Tiles in notation: `r7`, `*` for a Star, `*r7` for a Star that stands for red 7. */

export const COLOURS = 'bryk';

export interface Tile {
  colour: string;
  value: number;
}

export function isStar(text: string): boolean {
  return text.startsWith('*');
}

/** What a tile is or stands for; colour "" and value 0 for a Star that stands for nothing yet. */
export function readTile(text: string): Tile | null {
  if (text === '*') return { colour: '', value: 0 };
  const found = /^\*?([bryk])(\d{1,2})$/.exec(text);
  const value = Number(found?.[2]);
  return found && value >= 1 && value <= 13 ? { colour: found[1] as string, value } : null;
}

/** A tile that is surely one. */
export function tileOf(text: string): Tile {
  return readTile(text) ?? { colour: '', value: 0 };
}

export function kindOf(text: string): string {
  return isStar(text) ? '*' : text;
}

/** One word of notation as its tiles, or null: `r5-7`, `8:rky`, `[r5 *r6 r7]`, `r7`. */
export function expand(word: string): string[] | null {
  if (word.startsWith('[')) {
    const tiles = word.slice(1, -1).trim().split(/\s+/);
    return tiles.every(readTile) ? tiles : null;
  }
  const run = /^([bryk])(\d+)-(\d+)$/.exec(word);
  if (run) {
    const [first, last] = [Number(run[2]), Number(run[3])];
    if (first < 1 || last > 13 || first > last) return null;
    return Array.from({ length: last - first + 1 }, (_, i) => `${run[1]}${first + i}`);
  }
  const series = /^(\d+):([bryk]+)$/.exec(word);
  if (series) return [...(series[2] as string)].map((colour) => `${colour}${series[1]}`);
  return readTile(word) ? [word] : null;
}

/** Several combinations: `r5-7 8:rky [r5 *r6 r7]`. */
export function expandAll(text: string): string[][] | null {
  const words = text.match(/\[[^\]]*\]|[^\s[\]]+/g) ?? [];
  const melds = words.map(expand);
  return melds.every((meld) => meld !== null) ? (melds as string[][]) : null;
}

export function write(meld: string[]): string {
  return `[${meld.join(' ')}]`;
}

/** How many there are of each kind. */
export function count(tiles: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const tile of tiles) found.set(kindOf(tile), (found.get(kindOf(tile)) ?? 0) + 1);
  return found;
}

/** What is in `more` and not in `less`, as kinds. */
export function minus(more: Iterable<string>, less: Iterable<string>): string[] {
  const left = count(less);
  const found: string[] = [];
  for (const tile of more) {
    const kind = kindOf(tile);
    const have = left.get(kind) ?? 0;
    if (have > 0) left.set(kind, have - 1);
    else found.push(kind);
  }
  return found;
}

/** Where these tiles lie in a list, each copy at a place of its own; what is not there is left out. */
export function placesOf(tiles: string[], list: string[]): number[] {
  const found: number[] = [];
  for (const tile of tiles) {
    const place = list.findIndex((one, at) => one === tile && !found.includes(at));
    if (place >= 0) found.push(place);
  }
  return found;
}

export function byColour(a: string, b: string): number {
  const [x, y] = [tileOf(a), tileOf(b)];
  return rank(x.colour) - rank(y.colour) || x.value - y.value;
}

export function byValue(a: string, b: string): number {
  const [x, y] = [tileOf(a), tileOf(b)];
  return (x.value || 99) - (y.value || 99) || rank(x.colour) - rank(y.colour);
}

function rank(colour: string): number {
  return colour === '' ? 9 : COLOURS.indexOf(colour);
}
