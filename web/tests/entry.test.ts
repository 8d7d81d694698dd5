import { describe, expect, it } from 'vitest';
import { emptyPot, read, readPot, writeMelds, writePot, writeTiles, type Limits } from '../src/entry/reading';

const RACK: Limits = { stars: true, copies: 2 };
const tiles = (text: string): string[] => read(text, RACK).melds.flat();
const fault = (text: string, limits = RACK): string | undefined => read(text, limits).fault?.code;

describe('tiles as they are typed', () => {
  it('reads runs, series and Stars, with or without blanks between them', () => {
    expect(tiles('r5-7 k8 *')).toEqual(['r5', 'r6', 'r7', 'k8', '*']);
    expect(tiles('r5-7k8*')).toEqual(['r5', 'r6', 'r7', 'k8', '*']);
    expect(tiles('R5, K8; 8:ry')).toEqual(['r5', 'k8', 'r8', 'y8']);
  });

  it('does not complain about what is still being typed', () => {
    for (const text of ['r', 'r5-', 'r5 k', '8', '8:', '[r5 *r', '[r5']) expect(fault(text)).toBeUndefined();
    for (const text of ['r', 'r5-', 'r5 k', '8', '8:']) expect(fault(text, { ...RACK, done: true })).toBeDefined();
  });

  it('marks what is wrong, where it is wrong', () => {
    expect(fault('g7 ')).toBe('unknown-colour');
    expect(fault('r14')).toBe('unknown-value');
    expect(fault('r7-5')).toBe('not-ascending');
    expect(fault('r5 r5 r5')).toBe('third-copy');
    expect(fault('r5 *', { stars: false, copies: 2 })).toBe('no-stars');
    expect(fault('r5 r5', { stars: true, copies: 1 })).toBe('third-copy');
    expect(fault(']')).toBe('bracket');
    const found = read('r5 g7 k8', RACK);
    expect(found.pieces.filter((piece) => piece.bad).map((piece) => piece.text)).toEqual(['g7']);
    expect(found.melds.flat()).toEqual(['r5', 'k8']);
  });

  it('counts tiles that lie elsewhere', () => {
    expect(read('r5', { ...RACK, elsewhere: ['r5', 'r5'] }).fault?.code).toBe('third-copy');
    expect(read('*', { ...RACK, elsewhere: ['*r6', '*'] }).fault?.code).toBe('third-copy');
  });

  it('writes short, and what it writes reads the same', () => {
    expect(writeTiles(['r7', 'k8', 'r5', '*', 'r6', 'r5'])).toBe('r5-7 k8 r5 *');
    for (const text of ['r5-7 8:rky [b4 *b5 b6]', '[r5 r6]', '[b1 b2 b3 *]']) expect(writeMelds(read(text, RACK).melds)).toBe(text);
  });
});

describe('the pot', () => {
  it('is written and read the same', () => {
    const text = 'k10 b5 r7<b7 / r3 / . / x';
    expect(writePot(readPot(text) ?? [])).toBe(text);
    expect(writePot(emptyPot())).toBe('. / . / . / .');
    for (const bad of ['', 'k10', 'k10 b5 r7 r8 / . / . / .', '* / . / . / .', 'q / . / . / .']) expect(readPot(bad)).toBeNull();
  });
});
