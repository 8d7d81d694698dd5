import { beforeEach, describe, expect, it } from 'vitest';
import { nextOf } from '../src/puzzles/choose';
import * as kept from '../src/puzzles/kept.svelte';
import type { Puzzle } from '../src/puzzles/types';

const puzzle = (id: string, level = 1): Puzzle => ({ id, kind: 'lay-all', game: 'rummy', level, tile: '' });

describe('which puzzle comes next', () => {
  const all = [puzzle('a'), puzzle('b'), puzzle('c'), puzzle('z', 2)];

  it('is the first that is not done, of the same kind and level', () => {
    expect(nextOf(all, 'lay-all', 1, (id) => id === 'a')?.id).toBe('b');
    expect(nextOf(all, 'lay-all', 2, () => false)?.id).toBe('z');
    expect(nextOf(all, 'use-tile', 1, () => false)).toBeUndefined();
  });

  it('comes after this one, and round again', () => {
    expect(nextOf(all, 'lay-all', 1, () => false, 'b')?.id).toBe('c');
    expect(nextOf(all, 'lay-all', 1, (id) => id === 'c', 'b')?.id).toBe('a');
  });

  it('is another even if all are done, but never this one', () => {
    expect(nextOf(all, 'lay-all', 1, () => true, 'a')?.id).toBe('b');
    expect(nextOf(all, 'lay-all', 2, () => true, 'z')).toBeUndefined();
  });
});

describe('what is kept on the device', () => {
  beforeEach(() => {
    localStorage.clear();
    kept.readAgain();
  });

  it('counts days in a row, each once', () => {
    kept.noteSolved('a', '2026-02-28', true);
    kept.noteSolved('a', '2026-02-28', true);
    expect(kept.streak('2026-02-28')).toBe(1);
    kept.noteSolved('b', '2026-03-01', true);
    expect(kept.streak('2026-03-01')).toBe(2);
    expect(kept.streak('2026-03-02')).toBe(2); // today's is still open
    expect(kept.streak('2026-03-03')).toBe(0);
    kept.noteSolved('c', '2026-03-05', true);
    expect([kept.streak('2026-03-05'), kept.best()]).toEqual([1, 2]);
  });

  it('counts other puzzles as solved, not as days', () => {
    kept.noteSolved('a', '2026-03-01', false);
    expect([kept.isSolved('a'), kept.streak('2026-03-01')]).toEqual([true, 0]);
  });

  it('does not count what was shown before', () => {
    kept.noteShown('a');
    kept.noteSolved('a', '2026-03-01', true);
    expect([kept.isSolved('a'), kept.streak('2026-03-01')]).toEqual([false, 0]);
    kept.noteSolved('b', '2026-03-01', false);
    kept.noteShown('b');
    expect([kept.isSolved('b'), kept.wasShown('b')]).toEqual([true, false]);
  });

  it('is there again after a reload', () => {
    kept.noteSolved('a', '2026-03-01', true);
    kept.readAgain();
    expect(kept.isSolved('a')).toBe(true);
  });

  it.each(['nonsense', '[]', '{"solved":null}', '{"length":-1}', '{"length":"x"}', '{"shown":{}}', 'null'])('starts anew with %s', (text) => {
    localStorage.setItem('puzzles', text);
    kept.readAgain();
    expect([kept.streak('2026-03-01'), kept.best(), kept.isSolved('a'), kept.wasShown('a')]).toEqual([0, 0, false, false]);
    kept.noteSolved('a', '2026-03-01', true);
    expect(kept.streak('2026-03-01')).toBe(1);
  });

  it('knows the day before, at the ends of months and years', () => {
    expect(kept.dayBefore('2026-01-01')).toBe('2025-12-31');
    expect(kept.dayBefore('2028-03-01')).toBe('2028-02-29');
    expect(kept.today(new Date(2026, 10, 6, 0, 30))).toBe('2026-11-06');
  });
});
