import { describe, expect, it } from 'vitest';
import { squares } from '../src/look/qr';

/** The modules that a path covers, row by row. */
function painted(text: string): { size: number; dark: boolean[][] } {
  const { size, path } = squares(text);
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(length); at++) dark[Number(y)]![at] = true;
  }
  return { size, dark };
}

// A finder pattern: what a camera looks for in three corners.
const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
const corner = (dark: boolean[][], x: number, y: number): string[] =>
  FINDER.map((_, row) => dark[y + row]!.slice(x, x + 7).map((each) => (each ? '1' : '0')).join(''));

describe('a QR code', () => {
  it('has its three finder patterns, whatever the link', () => {
    for (const link of ['https://example.org/t/abc', `https://example.org/t/${'x'.repeat(120)}`]) {
      const { size, dark } = painted(link);
      expect(corner(dark, 0, 0)).toEqual(FINDER);
      expect(corner(dark, size - 7, 0)).toEqual(FINDER);
      expect(corner(dark, 0, size - 7)).toEqual(FINDER);
    }
  });

  it('differs with the link', () => {
    expect(squares('https://example.org/t/abc').path).not.toBe(squares('https://example.org/t/abd').path);
  });
});
