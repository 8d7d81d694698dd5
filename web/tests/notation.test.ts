import { describe, expect, it } from 'vitest';
import { expand, expandAll, minus, readTile } from '../src/tiles/notation';

describe('notation', () => {
  it('reads runs, series and brackets', () => {
    expect(expand('r5-7')).toEqual(['r5', 'r6', 'r7']);
    expect(expand('8:rky')).toEqual(['r8', 'k8', 'y8']);
    expect(expand('[r5 *r6 r7]')).toEqual(['r5', '*r6', 'r7']);
    expect(expandAll('r5-7 [b1 b2 b3]')).toEqual([['r5', 'r6', 'r7'], ['b1', 'b2', 'b3']]);
  });

  it('refuses what is no tile', () => {
    for (const text of ['g4', 'r0', 'r14', 'r7-5', '', 'r']) expect(expand(text)).toBeNull();
    expect(readTile('k13')).toEqual({ colour: 'k', value: 13 });
  });

  it('counts a Star as a Star, whatever it stands for', () => {
    expect(minus(['*r6', 'r5', 'r5'], ['r5'])).toEqual(['*', 'r5']);
  });
});
