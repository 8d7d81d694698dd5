import { describe, expect, it } from 'vitest';
import { isSlim, isTight, Laying, layingOf, type Laid, type Space } from '../src/board/felt';
import { arrange, PADDING, relaid, roomFor, sizeOf, type Felt, type Lay, type Place } from '../src/board/places';
import { INVESTO } from '../src/games/melds';
import { fromTable, without } from '../src/play/draft';
import { newPiece } from '../src/play/rack';
import type { Piece } from '../src/tiles/piece';

const FELT: Felt = { width: 344, tile: 34, gap: 5, slim: 25 };
const run = (colour: string, first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, i) => `${colour}${first + i}`);
const where = (lay: Lay): string[] => lay.map(({ meld, place }) => `${meld.map((piece) => piece.tile).join(' ')} @ ${place.line}.${place.x}`);

/** Numbers that look random and are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

describe('a place on the felt', () => {
  const start = fromTable([run('r', 1, 3), run('b', 4, 6), run('k', 7, 9), run('y', 1, 4)]);
  const before = arrange([], [], start, FELT);

  it('is the first free one, from the top and from the left', () => expect(where(before)).toEqual(['r1 r2 r3 @ 0.0', 'b4 b5 b6 @ 0.115', 'k7 k8 k9 @ 0.230', 'y1 y2 y3 y4 @ 1.0']));

  it('is kept, in whatever order the table is told', () => {
    const told = fromTable([run('y', 1, 4), run('k', 7, 9), run('r', 1, 3), run('b', 4, 6)], start);
    expect(new Set(where(arrange(before, before, told, FELT)))).toEqual(new Set(where(before)));
  });

  it('grows to the right where there is room', () => {
    const told = fromTable([run('r', 1, 3), run('b', 4, 6), run('k', 7, 9), run('y', 1, 6)], start);
    expect(where(arrange(before, before, told, FELT)).at(-1)).toBe('y1 y2 y3 y4 y5 y6 @ 1.0');
  });

  it('grows to the left if there is none at the right', () => {
    const told = fromTable([run('r', 1, 3), run('k', 7, 9), run('y', 1, 4)], start); // the middle one is gone
    const gap = arrange(before, before, told, FELT);
    const grown = fromTable([run('r', 1, 3), run('k', 6, 9), run('y', 1, 4)], told);
    expect(where(arrange(gap, gap, grown, FELT))).toEqual(['r1 r2 r3 @ 0.0', 'k6 k7 k8 k9 @ 0.199', 'y1 y2 y3 y4 @ 1.0']);
  });

  it('is kept by one that grows between others: its tiles get slimmer', () => {
    const told = fromTable([run('r', 1, 4), run('b', 4, 6), run('k', 7, 9), run('y', 1, 4)], start);
    const after = arrange(before, before, told, FELT);
    expect(where(after)).toEqual(['r1 r2 r3 r4 @ 0.0', 'b4 b5 b6 @ 0.115', 'k7 k8 k9 @ 0.230', 'y1 y2 y3 y4 @ 1.0']);
    expect(after.map(({ place }) => place.width)).toEqual([110, 110, 110, 145]);
  });

  it('is left by that one alone which has no room to grow, but not before the play is made', () => {
    const longer = [...(start[0] ?? []), newPiece('r4'), newPiece('r5')];
    const drafted = arrange(before, before, [longer, ...start.slice(1)], { ...FELT, tight: 18 });
    expect(drafted[0]?.place).toMatchObject({ line: 0, x: 0, width: 110 });
    const told = fromTable([run('r', 1, 5), run('b', 4, 6), run('k', 7, 9), run('y', 1, 4)], start);
    expect(where(arrange(drafted, before, told, FELT))).toEqual(['r1 r2 r3 r4 r5 @ 1.150', 'b4 b5 b6 @ 0.115', 'k7 k8 k9 @ 0.230', 'y1 y2 y3 y4 @ 1.0']);
  });

  it('that became free is filled by the next new one', () => {
    const fewer = fromTable([run('r', 1, 3), run('k', 7, 9), run('y', 1, 4)], start);
    const gap = arrange(before, before, fewer, FELT);
    const more = fromTable([run('r', 1, 3), run('k', 7, 9), run('y', 1, 4), run('b', 9, 11)], fewer);
    expect(where(arrange(gap, gap, more, FELT)).at(-1)).toBe('b9 b10 b11 @ 0.115');
  });

  it('stays with the larger part of a run that is divided', () => {
    const told = fromTable([['r1', 'b1', 'k1', 'y1'], run('r', 2, 3), run('b', 4, 6), run('k', 7, 9), run('y', 2, 4)], start);
    const lay = where(arrange(before, before, told, FELT));
    expect(lay).toContain('r2 r3 @ 0.0');
    expect(lay).toContain('y2 y3 y4 @ 1.0');
  });

  it('is the old one again after a step back', () => {
    const gone = new Set([start[0]?.[0]?.id ?? '', start[0]?.[1]?.id ?? '', start[0]?.[2]?.id ?? '']);
    const drafted = [...without(start, gone, INVESTO), [...(start[3] ?? []), newPiece('y5')], ['b1', 'b2', 'b3'].map(newPiece)].filter((meld) => meld !== start[3]);
    const during = arrange(before, before, drafted, FELT);
    expect(where(during)).toContain('b1 b2 b3 @ 0.0');
    expect(where(arrange(during, before, start, FELT))).toEqual(where(before));
  });

  it('is the same when my own tiles are told as lying on the table', () => {
    const own = ['b1', 'b2', 'b3'].map(newPiece);
    const drafted = arrange(before, before, [...start, own], FELT);
    const told = arrange(drafted, before, fromTable([run('b', 1, 3), ...start.map((meld) => meld.map((piece) => piece.tile))], start), FELT);
    expect(new Set(where(told))).toEqual(new Set(where(drafted)));
    expect(new Set(told.map(({ key }) => key))).toEqual(new Set(drafted.map(({ key }) => key)));
  });

  it('is as wide as what is drawn: slim, and in two lines where that is not enough', () => {
    expect(sizeOf(3, FELT)).toEqual({ width: 110, lines: 1 });
    expect(sizeOf(13, FELT)).toEqual({ width: 344, lines: 1 });
    expect(sizeOf(13, { ...FELT, width: 304 })).toEqual({ width: 304, lines: 2 });
  });

  it('keeps its line when tiles get smaller, and is another where they do not fit', () => {
    expect(where(relaid(before, { ...FELT, tile: 30 }, 30 / 34))).toEqual(['r1 r2 r3 @ 0.0', 'b4 b5 b6 @ 0.103', 'k7 k8 k9 @ 0.206', 'y1 y2 y3 y4 @ 1.0']);
    expect(where(relaid(before, { ...FELT, tile: 44 }, 44 / 34)).at(2)).toBe('k7 k8 k9 @ 1.0');
  });

  it('does not slide into a hole when tiles get smaller', () => {
    const left = arrange(before, before, start.slice(1), FELT); // the first of the line is gone
    expect(where(relaid(left, { ...FELT, tile: 30 }, 30 / 34)).slice(0, 2)).toEqual(['b4 b5 b6 @ 0.101', 'k7 k8 k9 @ 0.204']);
  });

  it('is kept free for a new one, and taken by it', () => {
    const room = roomFor(before, 130, 260, FELT);
    expect(room).toEqual({ line: 1, x: 150, width: 194, lines: 1 });
    const more = arrange(before, before, [...start, ['b1', 'b2', 'b3'].map(newPiece)], FELT);
    expect(more.at(-1)?.place).toMatchObject({ line: room.line, x: room.x });
  });
});

describe('a felt with few lines in sight', () => {
  const SMALL: Felt = { ...FELT, lines: 2 };
  const fives = fromTable([run('r', 1, 5), run('b', 1, 5), run('k', 1, 5), run('y', 1, 5), run('r', 6, 10)]);
  const before = arrange([], [], fives, SMALL);

  it('is filled before anything lies out of sight: beside another run its tiles are a little slimmer', () => {
    expect(where(before)).toEqual(['r1 r2 r3 r4 r5 @ 0.0', 'b1 b2 b3 b4 b5 @ 1.0', 'k1 k2 k3 k4 k5 @ 0.185', 'y1 y2 y3 y4 y5 @ 1.185', 'r6 r7 r8 r9 r10 @ 2.0']);
    expect(before.map(({ place }) => place.width)).toEqual([180, 180, 159, 159, 180]);
    expect(where(arrange([], [], fives, FELT)).at(-1)).toBe('r6 r7 r8 r9 r10 @ 4.0');
  });

  it('keeps a run that grows where it lay, if its tiles can be slimmer there', () => {
    const threes = fromTable([run('r', 1, 3), run('b', 1, 3), run('k', 1, 3), run('y', 1, 9)]);
    const lay = arrange([], [], threes, { ...FELT, lines: 2 });
    const grown = fromTable([run('r', 1, 3), run('b', 1, 4), run('k', 1, 3), run('y', 1, 9)], threes);
    for (const felt of [SMALL, FELT]) expect(where(arrange(lay, lay, grown, felt))[1]).toBe('b1 b2 b3 b4 @ 0.115');
  });

  it('keeps a slim run where it lies when it loses a tile, and gives it back its place after a step back', () => {
    const fewer = fromTable([run('r', 1, 5), run('b', 1, 5), run('k', 1, 4), run('y', 1, 5), run('r', 6, 10)], fives);
    const after = arrange(before, before, fewer, SMALL);
    expect(after[2]?.place).toMatchObject({ line: 0, x: 185, width: 145 });
    expect(where(arrange(after, before, fives, SMALL))).toEqual(where(before));
    expect(arrange(after, before, fives, SMALL)[2]?.place.width).toBe(159);
  });
});

// ---- any table, changed in any way

/** What may happen to a table: combinations come, grow at either end, lose tiles, fall apart, vanish. */
function changed(melds: Piece[][], roll: (below: number) => number): Piece[][] {
  const next = [...melds];
  for (let i = roll(4); i >= 0; i--) {
    const at = roll(next.length + 1);
    const meld = next[at];
    const [what, colour] = [roll(6), 'bryk'[roll(4)] ?? 'b'];
    if (!meld || what === 0) next.splice(at, 0, run(colour, 1 + roll(6), 8 + roll(5)).map(newPiece));
    else if (what < 3) next[at] = [...meld, newPiece(`${colour}${1 + roll(13)}`)].slice(0, 13);
    else if (what === 3) next[at] = [newPiece(`${colour}${1 + roll(13)}`), ...meld].slice(0, 13);
    else if (what === 4 && meld.length > 3) next.splice(at, 1, meld.slice(0, 3), meld.slice(3));
    else next.splice(at, 1);
  }
  return next;
}

const FELTS: Felt[] = [FELT, { ...FELT, width: 304 }, { width: 1096, tile: 44, gap: 20, slim: 25 }, { ...FELT, tile: 48, slim: 35.5 }, { ...FELT, lines: 3 }];

const apart = (one: Place, other: Place, gap: number): boolean =>
  one.line >= other.line + other.lines || other.line >= one.line + one.lines || one.x >= other.x + other.width + gap || other.x >= one.x + one.width + gap;

function faults(lay: Lay, felt: Felt): Place[] {
  const places = lay.map(({ place }) => place);
  const inside = (place: Place): boolean => place.x >= 0 && place.x + place.width <= felt.width && place.line >= 0;
  const narrow = lay.filter(({ meld, place }) => place.lines === 1 && (place.width - PADDING) / meld.length < felt.slim).map(({ place }) => place);
  return [...narrow, ...places.filter((one) => !inside(one) || places.some((other) => other !== one && !apart(one, other, felt.gap)))];
}

const names = (melds: Piece[][]): string[] => melds.map((meld) => meld.map((piece) => piece.id).sort().join());

describe.each(FELTS)('on a felt of $width with tiles of $tile', (felt) => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed))('nothing overlaps, and what is not touched does not move (%i)', (seed) => {
    const roll = dice(seed + 1);
    let melds: Piece[][] = [];
    let [lay, home]: [Lay, Lay] = [[], []];
    for (let turn = 0; turn < 30; turn++) {
      const next = changed(melds, roll);
      const after = arrange(lay, home, next, felt);
      const drafted = arrange(after, home, changed(next, roll), { ...felt, tight: felt.slim * 0.7 });
      expect(faults(drafted, { ...felt, slim: felt.slim * 0.7 })).toEqual([]);
      expect(names(after.map(({ meld }) => meld))).toEqual(names(next));
      expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
      expect(faults(after, felt)).toEqual([]);
      const lain = new Map(lay.map(({ meld, place }) => [names([meld])[0], place]));
      expect(after.filter(({ meld, place }) => (lain.get(names([meld])[0] ?? '') ?? place) !== place)).toEqual([]);
      if (roll(3) === 0) home = after;
      [melds, lay] = [next, after];
    }
  });
});

// ---- the felt as it is used

const PHONE: Space = { width: 348, room: 469, gap: 5, apart: 3, most: 44, least: 34, slim: 25, window: 740, whole: false, around: 10, fixed: 0 };
const DESK: Space = { ...PHONE, width: 1096, gap: 20, apart: 12, most: 64, window: 900, around: 20 };

describe('a table that is left', () => {
  const melds = fromTable([run('r', 9, 12), run('y', 1, 5), run('y', 11, 13), run('b', 2, 5)]);
  const tiles = ({ lay }: Laid): string[] => lay.map(({ meld, place }) => `${meld[0]?.tile} ${place.line} ${place.x}`).sort();

  it('lies as it lay when one comes back, in whatever order it is told, also if its room is found out in two steps', () => {
    const before = layingOf('a').next(PHONE, 459, melds, melds);
    const again = fromTable([run('b', 2, 5), run('y', 11, 13), run('r', 9, 12), run('y', 1, 5)]);
    expect(tiles(layingOf('a').next({ ...PHONE, room: 300 }, 290, again, again))).toHaveLength(4);
    expect(tiles(layingOf('a').next(PHONE, 459, again, again))).toEqual(tiles(before));
    expect(layingOf('b')).not.toBe(layingOf('c'));
    expect(tiles(new Laying().next(PHONE, 459, again, again))).not.toEqual(tiles(before));
  });
});

describe('the size of the tiles', () => {
  const table = (count: number): Piece[][] => fromTable(Array.from({ length: count }, (_, i) => run('bryk'[i % 4] ?? 'b', 1 + (i % 5), 4 + (i % 5))));
  const sizes = (space: Space, height: number): number[] => {
    const laying = new Laying();
    return Array.from({ length: 26 }, (_, count) => {
      const melds = table(count);
      return laying.next(space, height, melds, melds).tile;
    });
  };

  it.each([[PHONE, 459], [DESK, 480]])('changes twice a round at most, and no more once forty tiles lie there', (space, height) => {
    const found = sizes(space, height);
    expect(found[0]).toBe(space.most);
    expect(new Set(found).size).toBeLessThanOrEqual(3);
    expect([...found].sort((a, b) => b - a)).toEqual(found);
    expect(new Set(found.slice(11)).size).toBe(1);
  });

  it('does not follow the draft, nor the lines of the guide', () => {
    const laying = new Laying();
    const base = table(3);
    const first = laying.next(DESK, 480, base, base);
    const more = laying.next(DESK, 400, base, [...base, ...table(20).map((meld) => meld.map((piece) => newPiece(piece.tile)))]);
    expect(more.tile).toBe(first.tile);
    expect(where(more.lay.slice(0, 3))).toEqual(where(first.lay));
  });

  it('is for a play that is made what it is for any: a run prepared too tight gets its room then', () => {
    const laying = new Laying();
    const phone = { ...PHONE, width: 344 };
    const base = table(20).map((meld) => meld.slice(0, 3));
    laying.next(phone, 459, base, base);
    const [first, ...others] = base as [Piece[], ...Piece[][]];
    const drafted = laying.next(phone, 459, base, [[...first, newPiece('b4'), newPiece('b5')], ...others]);
    const narrow = ({ lay, felt }: Laid): number => lay.filter(({ meld, place }) => isTight({ felt } as Laid, meld, place)).length;
    expect([drafted.lay[0]?.place.line, narrow(drafted)]).toEqual([0, 1]);
    const told = fromTable([run('b', 1, 5), ...others.map((meld) => meld.map((piece) => piece.tile))], base);
    expect(narrow(laying.next(phone, 459, told, [...told]))).toBe(0);
  });

  it('stays as long as it is held, whatever is laid, and follows when it is let go', () => {
    const laying = new Laying();
    const [few, many] = [table(3), table(12)];
    const first = laying.next(DESK, 480, few, few);
    const held = laying.next(DESK, 480, many, many, true);
    expect(held.tile).toBe(first.tile);
    expect(faults(held.lay, held.felt)).toEqual([]);
    const free = laying.next(DESK, 480, many, many);
    expect(free.tile).toBeLessThan(first.tile);
    expect(free.tile).toBe(new Laying().next(DESK, 480, many, many).tile);
    expect(faults(free.lay, free.felt)).toEqual([]);
  });

  it('is held for no other round', () => {
    const laying = new Laying();
    const small = laying.next(DESK, 480, table(22), table(22)).tile;
    expect(laying.next(DESK, 480, table(1), table(1), true).tile).toBeGreaterThan(small);
  });

  it('makes room before anything is laid: a full table lies as close at first sight as after a resize', () => {
    const laying = new Laying();
    const melds = table(20);
    const lines = ({ lay }: Laid): number => Math.max(...lay.map(({ place }) => place.line)) + 1;
    expect(lines(laying.next(PHONE, 459, melds, melds))).toBe(10);
    expect(lines(laying.next({ ...PHONE, room: 400 }, 390, melds, melds))).toBe(10);
  });

  it('uses the lines of a small phone: what would lie out of sight fills them, and no tile is smaller for it', () => {
    const runs = fromTable([5, 5, 6, 4, 5, 4].map((length, i) => run('bryk'[i % 4] ?? 'b', 1, length)));
    const laid = new Laying().next({ ...PHONE, width: 344, room: 172 }, 162, runs, runs);
    expect([laid.tile, Math.max(...laid.lay.map(({ place }) => place.line)) + 1]).toEqual([34, 3]);
    expect(laid.lay.filter(({ meld, place }) => isSlim(laid, meld, place)).map(({ meld }) => meld.length)).toEqual([5, 4]);
  });

  it('is found anew with another window, and with another round', () => {
    const laying = new Laying();
    const full: Laid = laying.next(DESK, 480, table(22), table(22));
    expect(laying.next(PHONE, 459, table(22), table(22)).tile).toBe(34);
    expect(laying.next(DESK, 480, table(1), table(1)).tile).toBeGreaterThan(full.tile);
  });
});
