import { describe, expect, it } from 'vitest';
import { differs, fromTable, joined, notation, without } from '../src/play/draft';
import { keepOrder, moveBefore, newPiece } from '../src/play/rack';
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
