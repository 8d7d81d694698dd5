import { describe, expect, it } from 'vitest';
import { differs, fromTable, joined, notation, without } from '../src/play/draft';
import { NOTHING_HELD, held, keepOrder, moveBefore, newPiece } from '../src/play/rack';
import type { Piece } from '../src/tiles/piece';
import { INVESTO } from '../src/games/melds';

const tiles = (melds: Piece[][]): string[] => melds.map((meld) => meld.map((piece) => piece.tile).join(' '));

describe('a draft', () => {
  it('splits a run where a tile is dropped into its middle', () => {
    const [run] = fromTable([['r3', 'r4', 'r5', 'r6', 'r7']]) as [Piece[]];
    expect(tiles(joined(run, [newPiece('r5')], INVESTO))).toEqual(['r3 r4 r5', 'r5 r6 r7']);
  });

  it('lets a run fall apart where a tile is taken out', () => {
    const melds = fromTable([['r3', 'r4', 'r5', 'r6', 'r7', 'r8']]);
    expect(tiles(without(melds, new Set(['t0.3']), INVESTO))).toEqual(['r3 r4 r5', 'r7 r8']);
  });

  it('knows whether anything has moved', () => {
    const base = fromTable([['r3', 'r4', 'r5'], ['b1', 'b2', 'b3']]);
    expect(differs([...base].reverse(), base)).toBe(false);
    expect(differs(without(base, new Set(['t0.0']), INVESTO), base)).toBe(true);
    expect(notation(base)).toBe('[r3 r4 r5] [b1 b2 b3]');
  });
});

describe('a rack', () => {
  it('keeps the order its owner gave it', () => {
    const order = ['k1', 'r5', 'b2'].map(newPiece);
    expect(keepOrder(order, ['b2', 'k1', 'r5', 'y9']).map((piece) => piece.tile)).toEqual(['k1', 'r5', 'b2', 'y9']);
    expect(keepOrder(order, ['b2', 'k1']).map((piece) => piece.tile)).toEqual(['k1', 'b2']);
  });

  it('moves several tiles at once', () => {
    const order = ['k1', 'r5', 'b2', 'y9'].map(newPiece);
    const [one, two, , four] = order.map((piece) => piece.id) as [string, string, string, string];
    expect(moveBefore(order, [one, two], four).map((piece) => piece.tile)).toEqual(['b2', 'k1', 'r5', 'y9']);
    expect(moveBefore(order, [one], null).map((piece) => piece.tile)).toEqual(['r5', 'b2', 'y9', 'k1']);
  });
});

describe('the lines of a rack', () => {
  /** How many tiles there are lines for, as [my turn, tiles] go on. */
  function lines(steps: [boolean, number][]): number[] {
    let last = NOTHING_HELD;
    return steps.map(([mine, count]) => {
      last = held(last, 1, mine, count);
      return Math.max(last.before, last.most);
    });
  }

  it('stay between turns with a tile more', () => {
    expect(lines([[true, 6], [true, 7], [true, 6], [false, 6], [true, 6], [true, 7], [false, 6]])).toEqual([6, 7, 7, 7, 7, 7, 7]);
  });

  it('stay for the turn after many tiles were laid, and go when it is over', () => {
    expect(lines([[true, 11], [true, 4], [false, 4], [true, 5], [false, 4]])).toEqual([11, 11, 11, 11, 5]);
  });

  it('begin anew with a round', () => {
    expect(held({ round: 1, mine: true, before: 14, most: 14 }, 2, true, 10)).toEqual({ round: 2, mine: true, before: 0, most: 10 });
  });
});
