import { describe, expect, it } from 'vitest';
import type { Colours } from '../src/look/share';
import { PILLS, sharePicture, shareText, type Card } from '../src/puzzles/share';

const INK = new Proxy({}, { get: (_, name) => `[${String(name)}]` }) as Colours;
const measure = (text: string, size: number): number => text.length * size * 0.6;
const card = (more: Partial<Card> = {}): Card => ({
  head: 'Puzzle of 16 November 2026 · Lay everything',
  time: '2:41',
  stars: 3,
  most: 4,
  streak: '12 in a row',
  hints: '1 hint',
  way: [{ count: 4, text: '4 tiles laid' }, { count: 30, text: '30 combinations rearranged' }],
  dare: 'Can you do it faster?',
  level: 'Hard',
  link: 'https://here.example/puzzles/2026-11-16',
  ...more,
});

describe('a solved puzzle to show around', () => {
  it('is a text of three lines', () => {
    expect(shareText(card())).toBe('Puzzle of 16 November 2026 · Lay everything (Hard)\n★★★☆ 2:41 · 1 hint · 12 in a row\nhttps://here.example/puzzles/2026-11-16');
    expect(shareText(card({ streak: '', stars: 0 }))).toContain('\n☆☆☆☆ 2:41 · 1 hint\n');
  });

  it('is a picture that names what it should and escapes what it must', () => {
    const svg = sharePicture(card({ head: 'a < b & "c"' }), INK, measure);
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(svg).toContain('width="1200" height="630"');
    expect(svg).toContain('a &#60; b &#38; &#34;c&#34;');
    expect(svg.match(/href="#back"/g)?.length).toBe(4 + 5); // never more than fit
  });

  it('makes long words smaller rather than cutting them off', () => {
    const sizes = (head: string): number => Number(/font-size="([\d.]+)" font-weight="800"/.exec(sharePicture(card({ head }), INK, measure))?.[1]);
    expect(sizes('short')).toBe(36);
    expect(sizes('x'.repeat(100)) * 100 * 0.6).toBeLessThan(1003);
  });

  it('never lets what stands on the left run into what was done', () => {
    const wide = (text: string): number => 88 + measure(text, 30);
    const [streak, hints] = ['365 d’affilée sans faute', '3 indices'];
    const scale = Number(/translate\(64 389\) scale\(([\d.]+)\)/.exec(sharePicture(card({ streak, hints }), INK, measure))?.[1]);
    expect(scale * (wide(streak) + 20 + wide(hints))).toBeLessThan(PILLS + 1);
  });

  it('has no place for days in a row if there are none', () => {
    expect(sharePicture(card({ streak: '' }), INK, measure)).not.toContain('12 in a row');
  });
});
