import { describe, expect, it } from 'vitest';
import { restOf, type Lying } from '../src/board/rest';
import { speedAt } from '../src/play/edge';
import { slimTable } from '../src/look/fit';

describe('dragging near an edge of the felt, from 100 to 500', () => {
  it.each([
    [300, 0],
    [144, 0],
    [122, -420],
    [100, -720],
    [99, 0],
    [444, 0],
    [472, 420],
    [500, 720],
    [501, 0],
  ])('at %i it scrolls by %i a second', (y, speed) => expect(speedAt(y, 100, 500)).toBeCloseTo(speed));

  it('begins slowly at the rim of a zone', () => {
    expect(speedAt(143.9, 100, 500)).toBeCloseTo(-121.4, 0);
    expect(speedAt(444.1, 100, 500)).toBeCloseTo(121.1, 0);
  });

  it('knows which edge is nearer where the zones overlap', () => {
    expect(speedAt(110, 100, 150)).toBeLessThan(0);
    expect(speedAt(140, 100, 150)).toBeGreaterThan(0);
  });
});

describe('what is out of sight', () => {
  // three lines of two combinations each, 50 high
  const lying: Lying[] = [0, 0, 50, 50, 100, 100].map((top, i) => ({ top, bottom: top + 50, fresh: i === 0 || i === 5 }));

  it.each([
    [0, 150, 0, 0, []],
    [0, 124, 1, 1, [125 / 150]],
    [0, 60, 2, 1, [125 / 150]],
    [26, 126, 0, 0, [25 / 150]],
  ])('from %i to %i is seen', (from, to, lines, fresh, marks) => expect(restOf(lying, from, to)).toEqual({ lines, fresh, marks }));

  it('has one mark for each line, whatever lies in it', () => {
    const two = lying.map((one, i) => ({ ...one, fresh: i > 3 }));
    expect(restOf(two, 0, 60)).toEqual({ lines: 2, fresh: 2, marks: [125 / 150] });
  });

  it('is nothing on an empty table', () => expect(restOf([], 0, 0)).toEqual({ lines: 0, fresh: 0, marks: [] }));
});

it('a run of thirteen fits 344 px with tiles of 34, made slim', () => expect(slimTable(344, 13)).toBe(34));
