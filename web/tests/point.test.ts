import { describe, expect, it } from 'vitest';
import { spots } from '../src/learn/point';

const rack = (tile: string): string => `.rackzone [data-tile="${tile}"][aria-pressed="false"]`;

describe('what a lesson points at', () => {
  it('is the tile and the row it goes to', () => {
    expect(spots('I1 y13', [])).toEqual([rack('y13'), '.pot .row:nth-child(1):not(.taken)']);
    expect(spots('X1.3 b7', [])).toEqual([rack('b7'), '[data-place="0.2"]']);
    expect(spots('T2', [])).toEqual(['.pot .row:nth-child(2):not(.taken)']);
  });

  it('is what a play adds to the table', () => {
    expect(spots('A b9-11 r5-7', [['b9', 'b10', 'b11']])).toEqual(['r5', 'r6', 'r7'].map(rack));
    expect(spots('A [r6 *r7 r8]', [])).toEqual(['r6', '*', 'r8'].map(rack));
  });

  it('is a pile, a reserve or a tile to give', () => {
    expect(spots('S', [])[0]).toContain('stock');
    expect(spots('U', [])).toEqual(['[data-do="discard"]']);
    expect(spots('V r7', [])[0]).toContain('reserve-theirs');
    expect(spots('B k3', [])[0]).toContain('reserve-mine');
    expect(spots('D r13', [])).toEqual([rack('r13')]);
  });

  it('is the button where nothing else is to be tapped, and nothing where any of many moves does', () => {
    expect(spots('N', [])).toEqual(['[data-main]']);
    expect(spots('L r5-7 2:brk', [])).toEqual(['[data-main]']);
    expect(spots('', [])).toEqual([]);
  });
});
