/** Where combinations lie on the felt. Each owns a place, a line and a column, as long as it lives. One that grows takes the free room
 * beside it, else its tiles get slimmer there; only if that is not enough it moves, alone, to the first place it fits in, as new ones
 * do. What would be out of sight there fills lines that are not full, slimmer too. Nothing else ever moves: all is laid out anew only when the
 * felt is another one. */
import { kindOf } from '../tiles/notation';
import type { Piece } from '../tiles/piece';

/** All in pixels: how wide it is, a tile, and the gap between two combinations; so wide a tile of a long run is at least. */
export interface Felt {
  width: number;
  tile: number;
  gap: number;
  slim: number;
  /** As long as a play is prepared it may be narrower: what has no room for it moves when it is made. */
  tight?: number;
  /** So many lines are in sight; without it all are. */
  lines?: number;
}

export interface Size {
  width: number;
  lines: number;
}

export interface Place extends Size {
  line: number;
  x: number;
}

export interface Lying {
  /** Its name as long as it lives. */
  key: number;
  meld: Piece[];
  place: Place;
}

export type Lay = readonly Lying[];

export const PADDING = 6; // of a combination, both sides
let keys = 0;

/** What a combination takes up, as `look/tile.css` draws it: slim if it would be wider than the felt, else in several lines. */
export function sizeOf(count: number, felt: Felt): Size {
  const share = (felt.width - PADDING) / Math.max(1, count);
  if (share < felt.slim) return { width: felt.width, lines: Math.ceil(count / Math.max(1, Math.floor((felt.width - PADDING) / felt.tile))) };
  const apart = Math.min(1, Math.max(0, share - felt.tile));
  return { width: Math.min(felt.width, Math.ceil(count * Math.min(felt.tile, share) + (count - 1) * apart + PADDING)), lines: 1 };
}

/** The next lay: `before` is the last one, `home` the one the turn began with, to which a step back leads. */
export function arrange(before: Lay, home: Lay, melds: Piece[][], felt: Felt): Lay {
  const was = identify(before, melds);
  const sizes = melds.map((meld) => sizeOf(meld.length, felt));
  const found = melds.map((meld, i) => staying(was[i], meld, sizes[i] as Size, felt));
  const taken = (but: number): Place[] => found.filter((place, i): place is Place => place !== undefined && i !== but);
  const each = (given: (i: number, size: Size) => Place | undefined): void => sizes.forEach((size, i) => (found[i] = given(i, size) ?? found[i]));
  const origins = identify(home, melds, true);
  each((i, size) => (same(was[i], melds[i]) ? undefined : free({ ...size, ...at(origins[i], size) }, taken(i), felt)));
  each((i, size) => (found[i] ? undefined : beside(was[i], size, taken(i), felt)));
  for (const least of [felt.slim, felt.tight ?? felt.slim]) each((i, size) => found[i] ?? tightened(was[i], size, melds[i]?.length ?? 0, least, taken(i), felt));
  each((i, size) => found[i] ?? placed(size, melds[i]?.length ?? 0, taken(i), felt));
  return melds.map((meld, i) => ({ key: was[i]?.key ?? ++keys, meld, place: found[i] as Place }));
}

/** The same combinations on another felt whose tiles are `scale` times as large: each in its line and about where it lay there, if every
 * line still has room, else all anew. */
export function relaid(before: Lay, felt: Felt, scale: number): Lay {
  const order = inOrder(before);
  const ends = new Map<number, number>();
  const packed = order.map((lying) => {
    const size = sizeOf(lying.meld.length, felt);
    const x = Math.max(ends.get(lying.place.line) ?? 0, Math.floor(lying.place.x * scale));
    ends.set(lying.place.line, x + size.width + felt.gap);
    return { ...lying, place: { ...size, line: lying.place.line, x } };
  });
  const fits = packed.every(({ place }, i) => place.x + place.width <= felt.width && place.lines === (order[i] as Lying).place.lines);
  return fits ? packed : anew(order, felt);
}

export function anew(order: Lay, felt: Felt): Lay {
  const taken: Place[] = [];
  return order.map((lying) => {
    const place = placed(sizeOf(lying.meld.length, felt), lying.meld.length, taken, felt);
    taken.push(place);
    return { ...lying, place };
  });
}

/** Room for something so wide, made as wide as there is room for, up to `most`. */
export function roomFor(lay: Lay, least: number, most: number, felt: Felt): Place {
  const taken = lay.map((lying) => lying.place);
  const place = firstFree({ width: Math.min(least, felt.width), lines: 1 }, taken, felt);
  const [, end] = gapAround(place, taken, felt);
  return { ...place, width: Math.min(most, end - place.x) };
}

/** As they are read. */
export function inOrder(lay: Lay): Lay {
  return [...lay].sort((a, b) => a.place.line - b.place.line || a.place.x - b.place.x);
}

export function linesOf(lay: Lay): number {
  return Math.max(0, ...lay.map(({ place }) => place.line + place.lines));
}

// ---- which is which

/** Which of those that lay there each combination is: the same pieces, else the same tiles, else the most of them. */
function identify(before: Lay, melds: Piece[][], exactly = false): (Lying | undefined)[] {
  const found: (Lying | undefined)[] = melds.map(() => undefined);
  const left = new Set(before);
  const take = (i: number, lying: Lying | undefined): void => {
    if (!found[i] && lying && left.delete(lying)) found[i] = lying;
  };
  for (const name of [ids, tiles]) {
    const named = [...left].map((lying) => ({ lying, name: name(lying.meld) }));
    melds.forEach((meld, i) => take(i, found[i] ?? named.find((one) => left.has(one.lying) && one.name === name(meld))?.lying));
  }
  if (exactly) return found;
  const pairs = melds.flatMap((meld, i) => (found[i] ? [] : [...left].map((lying) => ({ i, lying, alike: alike(lying.meld, meld) }))));
  for (const { i, lying } of pairs.filter((pair) => pair.alike > 0).sort((a, b) => b.alike - a.alike)) take(i, lying);
  return found;
}

/** Whoever comes back to a table gives its pieces names anew: the same name with another tile is another piece. */
const nameOf = (piece: Piece): string => `${piece.id} ${kindOf(piece.tile)}`;
const ids = (meld: Piece[]): string => meld.map(nameOf).sort().join();
const tiles = (meld: Piece[]): string => meld.map((piece) => kindOf(piece.tile)).sort().join();

/** 0 if less than half of the smaller one is common to both; the same pieces count twice as much as tiles of the same kind. */
function alike(one: Piece[], other: Piece[]): number {
  const kinds = common(one.map((piece) => kindOf(piece.tile)), other.map((piece) => kindOf(piece.tile)));
  const pieces = common(one.map(nameOf), other.map(nameOf));
  return 2 * kinds < Math.min(one.length, other.length) ? 0 : kinds + pieces;
}

function common(some: string[], others: string[]): number {
  const left = [...others];
  return some.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

function same(was: Lying | undefined, meld: Piece[] | undefined): boolean {
  return was !== undefined && meld !== undefined && (ids(was.meld) === ids(meld) || tiles(was.meld) === tiles(meld));
}

// ---- which place

/** What is not larger than it was, or has no more tiles, needs no other place; but what was prepared too tight for lying there needs one. */
function staying(was: Lying | undefined, meld: Piece[], size: Size, felt: Felt): Place | undefined {
  if (!was || tooTight(was, felt)) return undefined;
  if (same(was, meld)) return was.place;
  const smaller = size.width <= was.place.width || meld.length <= was.meld.length;
  return smaller && size.lines <= was.place.lines ? { ...was.place, ...size, width: Math.min(size.width, was.place.width) } : undefined;
}

function tooTight({ meld, place }: Lying, { slim, tight }: Felt): boolean {
  return tight === undefined && place.lines === 1 && place.width - PADDING < meld.length * slim;
}

function at(origin: Lying | undefined, { width }: Size): { line: number; x: number; width: number } {
  return { line: origin?.place.line ?? -1, x: origin?.place.x ?? 0, width: Math.min(width, origin?.place.width ?? width) };
}

/** That place, if there is one and nothing lies there. */
function free(place: Place, taken: Place[], felt: Felt): Place | undefined {
  return place.line < 0 || taken.some((other) => overlaps(place, other, felt)) ? undefined : place;
}

/** More room in its own line: to the right, and to the left as far as it must. */
function beside(was: Lying | undefined, size: Size, taken: Place[], felt: Felt): Place | undefined {
  if (!was || size.lines > 1) return undefined;
  const [from, to] = gapAround(was.place, taken, felt);
  return to - from < size.width ? undefined : { ...size, line: was.place.line, x: Math.max(from, Math.min(was.place.x, to - size.width)) };
}

/** What is free around a place, in its lines. */
function gapAround(place: Place, taken: Place[], felt: Felt): [number, number] {
  const level = taken.filter((other) => sameLines(place, other));
  const before = level.filter((other) => other.x < place.x).map((other) => other.x + other.width + felt.gap);
  const after = level.filter((other) => other.x >= place.x).map((other) => other.x - felt.gap);
  return [Math.max(0, ...before), Math.min(felt.width, ...after)];
}

/** Where it lay, with tiles so slim that it has room there, as wide as there is room for. */
function tightened(was: Lying | undefined, size: Size, count: number, least: number, taken: Place[], felt: Felt): Place | undefined {
  const own = size.lines > 1 ? undefined : beside(was, narrowed(size, count, least), taken, felt);
  return own && widened(own, size, taken, felt);
}

function narrowed(size: Size, count: number, least: number): Size {
  return { width: Math.min(size.width, Math.ceil(count * least) + PADDING), lines: 1 };
}

/** The first free place. If nobody would see it there: in another line that is not full, with slimmer tiles. */
function placed(size: Size, count: number, taken: Place[], felt: Felt): Place {
  const first = firstFree(size, taken, felt);
  if (size.lines > 1 || first.line < (felt.lines ?? Infinity)) return first;
  return slimmer(narrowed(size, count, felt.slim), size, first.line, taken, felt) ?? first;
}

/** The place above a line that leaves its tiles widest. */
function slimmer(slim: Size, size: Size, above: number, taken: Place[], felt: Felt): Place | undefined {
  const places = Array.from({ length: above }, (_, line) => starts(line, slim, taken, felt)).flat();
  return places.map((place) => widened(place, size, taken, felt)).reduce<Place | undefined>((best, place) => (best && best.width >= place.width ? best : place), undefined);
}

/** As wide as there is room for, at most its size. */
function widened(place: Place, size: Size, taken: Place[], felt: Felt): Place {
  const [from, to] = gapAround(place, taken, felt);
  const width = Math.min(size.width, to - from);
  return { ...place, width, x: Math.max(from, Math.min(place.x, to - width)) };
}

/** From the top, and in a line from the left. */
function firstFree(size: Size, taken: Place[], felt: Felt): Place {
  for (let line = 0; ; line++) {
    const [place] = starts(line, size, taken, felt);
    if (place) return place;
  }
}

/** Where something of that size may begin in a line: at its edge, or after something else. */
function starts(line: number, size: Size, taken: Place[], felt: Felt): Place[] {
  const ends = taken.filter((other) => sameLines({ ...size, line }, other)).map((other) => other.x + other.width + felt.gap);
  const places = [0, ...ends].sort((a, b) => a - b).map((x) => ({ ...size, line, x }));
  return places.filter((place) => place.x + size.width <= felt.width && free(place, taken, felt));
}

function sameLines(one: Size & { line: number }, other: Place): boolean {
  return one.line < other.line + other.lines && other.line < one.line + one.lines;
}

function overlaps(one: Place, other: Place, felt: Felt): boolean {
  return sameLines(one, other) && one.x < other.x + other.width + felt.gap && other.x < one.x + one.width + felt.gap;
}
