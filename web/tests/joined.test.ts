import { beforeEach, describe, expect, it } from 'vitest';
import { joined, joinPuzzles } from '../src/puzzles/joined';
import * as kept from '../src/puzzles/kept.svelte';

const WAY: kept.Way = { hints: 0, wrong: [], back: 0, seconds: 0, laid: 0, changed: 0 };
const way = (change: Partial<kept.Way>): kept.Way => ({ ...WAY, ...change });
const of = (change: Partial<kept.Kept> = {}): kept.Kept => ({ solved: {}, shown: [], last: '', length: 0, best: 0, ways: {}, days: {}, ...change });

/** Puzzles of these days, each solved on its day, as the page notes it. */
function solvedOn(...days: string[]): kept.Kept {
  localStorage.clear();
  kept.readAgain();
  for (const day of days) kept.noteSolved(`of ${day}`, day, true);
  return kept.read(localStorage.getItem('puzzles'));
}

/** From both sides the same, and not another time. */
function both(a: kept.Kept, b: kept.Kept): kept.Kept {
  const found = joined(a, b);
  expect(joined(b, a)).toEqual(found);
  expect(joined(found, b)).toEqual(found);
  expect(joined(found, a)).toEqual(found);
  expect(joined(found, found)).toEqual(found);
  return found;
}

beforeEach(() => {
  localStorage.clear();
  kept.readAgain();
});

describe('puzzles of two devices', () => {
  it('are solved if they are on one of them, since the first time', () => {
    const found = both(of({ solved: { a: '2026-03-02', b: '2026-03-01' } }), of({ solved: { a: '2026-03-01', c: '2026-03-05' } }));
    expect(found.solved).toEqual({ a: '2026-03-01', b: '2026-03-01', c: '2026-03-05' });
  });

  it('count if they were solved on one before they were shown on the other', () => {
    const found = both(of({ solved: { a: '2026-03-02' }, shown: ['b'] }), of({ shown: ['a', 'c'] }));
    expect([found.solved, found.shown]).toEqual([{ a: '2026-03-02' }, ['b', 'c']]);
  });

  it('have the better way of two, or that of the one who has solved it', () => {
    const here = of({ solved: { a: '2026-03-01', b: '2026-03-01' }, ways: { a: way({ hints: 1, seconds: 9 }), b: way({ hints: 2, seconds: 60 }), c: way({ hints: 1, wrong: ['x'], seconds: 5 }) } });
    const there = of({ solved: { a: '2026-03-09' }, ways: { a: way({ seconds: 90, laid: 4 }), b: way({ seconds: 7 }), c: way({ wrong: ['y'], seconds: 8 }) } });
    expect(both(here, there).ways).toEqual({ a: way({ seconds: 90, laid: 4 }), b: way({ hints: 2, seconds: 60 }), c: way({ hints: 1, wrong: ['x', 'y'], seconds: 8 }) });
  });

  it('make one row of days, across both', () => {
    const found = both(solvedOn('2026-03-01', '2026-03-03'), solvedOn('2026-03-02', '2026-03-04', '2026-03-05'));
    expect([found.last, found.length, found.best]).toEqual(['2026-03-05', 5, 5]);
    const gap = both(solvedOn('2026-03-01', '2026-03-02'), solvedOn('2026-03-04'));
    expect([gap.last, gap.length, gap.best]).toEqual(['2026-03-04', 1, 2]);
  });

  it('do not count a day whose puzzle was solved later', () => {
    const late = of({ solved: { a: '2026-03-09' }, days: { '2026-03-03': 'a' } });
    expect(both(solvedOn('2026-03-02', '2026-03-04'), late)).toMatchObject({ last: '2026-03-04', length: 1 });
  });

  it('make one row with one of which only the length is known', () => {
    const old = of({ last: '2026-03-04', length: 3, best: 12 });
    expect(both(old, solvedOn('2026-03-05', '2026-03-06'))).toMatchObject({ last: '2026-03-06', length: 5, best: 12 });
  });

  it('take nothing that nobody can have from a file', () => {
    const here = JSON.stringify(solvedOn('2026-03-02'));
    const same = joinPuzzles(here, '{}');
    for (const text of ['', 'nonsense', '[]', '{"solved":5}', '{"length":-1}', '{"solved":{"x":7},"days":{"2026-03-01":1}}', '{"last":"9999-12-31","length":9000000000000000}']) expect(joinPuzzles(here, text)).toBe(same);
    expect(JSON.parse(joinPuzzles(here, '{"best":9000000000000000}')).best).toBeLessThan(100_000);
  });
});

describe('two pages of one device', () => {
  it('do not write over what the other has solved', () => {
    kept.noteTime('a', 5); // this page has been here for a while
    const other = JSON.stringify({ ...of(), solved: { b: '2026-03-01' }, days: { '2026-03-01': 'b' }, last: '2026-03-01', length: 7, best: 7 });
    localStorage.setItem('puzzles', other);
    kept.noteTime('a', 5);
    expect([kept.isSolved('b'), kept.streak('2026-03-01')]).toEqual([true, 7]);
    expect(JSON.parse(localStorage.getItem('puzzles') ?? '').solved).toEqual({ b: '2026-03-01' });
  });
});
