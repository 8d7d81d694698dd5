/** A play being prepared: the table as it would lie, moved about piece by piece. */
import { isSeries, meldFault, tidy, type MeldRules } from '../tiles/melds';
import { isStar, kindOf, minus, tileOf, write } from '../tiles/notation';
import type { Piece } from '../tiles/piece';
import { takeOut } from './rack';

export type Melds = Piece[][];

let tables = 0;

/** A table as pieces. What lay there `before` keeps its names, so that a tile that is held stays the tile it is. */
export function fromTable(table: string[][], before: Melds = []): Melds {
  const number = before.length ? `.${++tables}` : '';
  const left = [...before];
  const same = table.map((meld) => takeMeld(left, meld));
  const loose = left.flat();
  return table.map((meld, m) => same[m] ?? meld.map((tile, t) => takeTile(loose, tile) ?? { id: `t${m}.${t}${number}`, tile, own: false }));
}

function takeMeld(melds: Melds, tiles: string[]): Piece[] | undefined {
  const at = melds.findIndex((meld) => meld.map((piece) => piece.tile).join() === tiles.join());
  return at < 0 ? undefined : melds.splice(at, 1)[0];
}

function takeTile(pieces: Piece[], tile: string): Piece | undefined {
  const at = pieces.findIndex((piece) => piece.tile === tile);
  return at < 0 ? undefined : pieces.splice(at, 1)[0];
}

export function notation(melds: Melds): string {
  return melds.map((meld) => write(meld.map((piece) => piece.tile))).join(' ');
}

/** Does the draft lie differently from the table it began with? */
export function differs(melds: Melds, base: Melds): boolean {
  const lying = (some: Melds): string => some.map((meld) => meld.map((piece) => piece.id).sort().join()).sort().join(';');
  return lying(melds) !== lying(base);
}

export function ownIn(melds: Melds): Piece[] {
  return melds.flat().filter((piece) => piece.own);
}

/** In order, Stars standing for what their place says. */
export function tidyPieces(meld: Piece[], rules: MeldRules): Piece[] {
  const left = [...meld];
  return tidy(meld.map((piece) => piece.tile), rules).map((tile) => {
    const piece = takeTile(left, tile) ?? takeOut(left, (one) => kindOf(one.tile) === kindOf(tile));
    return { ...piece, tile };
  });
}

/** Take pieces out; what is left of a run falls apart where they were. */
export function without(melds: Melds, ids: Set<string>, rules: MeldRules): Melds {
  return melds.flatMap((meld) => {
    const left = meld.filter((piece) => !ids.has(piece.id));
    return left.length === meld.length ? [meld] : pieces(left, rules);
  });
}

/** A run with gaps as several. */
function pieces(meld: Piece[], rules: MeldRules): Melds {
  if (meld.length === 0) return [];
  const naturals = meld.filter((piece) => !isStar(piece.tile)).map((piece) => piece.tile);
  if (naturals.length === 0 || isSeries(naturals, rules)) return [tidyPieces(meld, rules)];
  const found: Melds = [];
  for (const piece of meld) {
    const last = found.at(-1)?.at(-1);
    if (last && follows(last.tile, piece.tile, rules)) found.at(-1)?.push(piece);
    else found.push([piece]);
  }
  return found;
}

function follows(last: string, next: string, rules: MeldRules): boolean {
  const [before, after] = [tileOf(last).value, tileOf(next).value];
  return after === before + 1 || (rules.aceHigh && before === 13 && after === 1);
}

/** Could a piece lie beside one of these? Most could not, and to say so is cheap: all combinations are asked with every tap. */
export function near(piece: Piece, meld: Piece[]): boolean {
  if (isStar(piece.tile)) return true;
  const { value } = tileOf(piece.tile);
  return meld.some(({ tile }) => isStar(tile) || Math.abs(tileOf(tile).value - value) % 12 < 2);
}

/** Put pieces to a combination. A tile that is already in a run splits it: 3 4 5 6 7 and 5 make 3 4 5 and 5 6 7. */
export function joined(meld: Piece[], more: Piece[], rules: MeldRules): Melds {
  const whole = tidyPieces([...meld, ...more.map(loosened)], rules);
  const fault = meldFault(whole.map((piece) => piece.tile), rules);
  if (fault?.code !== 'refusal-doubled-tile' || more.length !== 1) return [whole];
  const added = more[0] as Piece;
  const value = tileOf(added.tile).value;
  const lower = [...meld.filter((piece) => tileOf(piece.tile).value < value), added];
  const upper = meld.filter((piece) => tileOf(piece.tile).value >= value);
  const [low, high] = [tidyPieces(lower, rules), tidyPieces(upper, rules)];
  const fits = (part: Piece[]): boolean => !meldFault(part.map((piece) => piece.tile), rules);
  if (fits(low) || fits(high)) return [low, high];
  return [whole];
}

/** A Star that is moved stands for nothing until its new place says what. */
function loosened(piece: Piece): Piece {
  return isStar(piece.tile) ? { ...piece, tile: '*' } : piece;
}

/** The pieces of a combination under other names: Stars stand for something else, and lie where that lies. */
export function renamed(meld: Piece[], star: string, tiles: string[], meaning: string): Piece[] {
  const left = meld.filter((piece) => piece.id !== star);
  const chosen = meld.find((piece) => piece.id === star) as Piece;
  return tiles.map((tile) => {
    if (tile === meaning) return { ...chosen, tile };
    return { ...takeOut(left, (one) => kindOf(one.tile) === kindOf(tile)), tile };
  });
}

/** One step of a play: the table after it, and the combination it is about. */
export interface Step {
  melds: Melds;
  meld: Piece[];
}

/** From the table as it lies to the one that is proposed, a combination at a time; nothing if it is no longer possible. Tiles of the table come first: all
 * of them have to lie somewhere in the end, and what they do not supply comes from the rack. */
export function stepsTo(base: Melds, rack: Piece[], target: string[][], rules: MeldRules): Step[] {
  const same = new Map<string, Piece[][]>();
  for (const meld of base) same.set(key(meld), [...(same.get(key(meld)) ?? []), meld]);
  const changed = target.filter((tiles) => !same.get([...tiles].sort().join())?.pop());
  const lying = [...same.values()].flat(2);
  const free = [...rack];
  const steps: Step[] = [];
  let melds = base;
  for (const tiles of changed) {
    const kinds = [...lying, ...free].map((piece) => kindOf(piece.tile));
    if (minus(tiles, kinds).length) return [];
    const meld = tiles.map((tile): Piece => {
      const from = lying.some((piece) => kindOf(piece.tile) === kindOf(tile)) ? lying : free;
      return { ...(takeTile(from, tile) ?? takeOut(from, (piece) => kindOf(piece.tile) === kindOf(tile))), tile };
    });
    melds = [...without(melds, new Set(meld.map((piece) => piece.id)), rules), meld];
    steps.push({ melds, meld });
  }
  return steps;
}

function key(meld: Piece[]): string {
  return meld.map((piece) => piece.tile).sort().join();
}

export function newMeld(some: Piece[], rules: MeldRules): Piece[] {
  return tidyPieces(some.map(loosened), rules);
}
