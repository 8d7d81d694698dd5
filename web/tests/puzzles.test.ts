import { beforeEach, describe, expect, it } from 'vitest';
import { nextOf } from '../src/puzzles/choose';
import { countdown, duration } from '../src/puzzles/clock.svelte';
import { daysOf, isDay, monthAfter, stateOf } from '../src/puzzles/days';
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
  });

  it('changes the day everywhere at midnight of UTC', () => {
    expect(kept.today(new Date('2026-11-06T00:30+02:00'))).toBe('2026-11-05');
    expect(kept.today(new Date('2026-11-05T20:30-04:00'))).toBe('2026-11-06');
    expect(kept.untilTomorrow(new Date('2026-11-06T23:59:30Z'))).toBe(30_000);
    expect([countdown(22_320_000), countdown(30_000), duration(161), duration(3761)]).toEqual(['6:12', '0:00:30', '2:41', '1:02:41']);
  });

  it('goes on where an earlier version was a day ahead', () => {
    localStorage.setItem('puzzles', JSON.stringify({ solved: { a: '2026-11-17' }, shown: [], last: '2026-11-17', length: 5, best: 5 }));
    kept.readAgain();
    expect(kept.streak('2026-11-16')).toBe(5);
    kept.noteSolved('b', '2026-11-16', true);
    kept.noteSolved('c', '2026-11-18', true);
    expect(kept.streak('2026-11-18')).toBe(6);
  });
});

describe('how a puzzle was gone about', () => {
  beforeEach(() => {
    localStorage.clear();
    kept.readAgain();
  });

  it('costs a star for each hint and each wrong choice, once', () => {
    kept.noteHint('a', 1);
    kept.noteHint('a', 2);
    kept.noteHint('a', 1);
    kept.noteWrong('a', 'K r3');
    kept.noteWrong('a', 'K r3');
    expect([kept.starsOf('a', 4), kept.helped('a'), kept.starsOf('b', 4), kept.helped('b')]).toEqual([1, true, 4, false]);
    kept.noteShown('a');
    expect(kept.starsOf('a', 4)).toBe(0);
  });

  it('stays as it was once it is solved, and after a reload', () => {
    kept.noteTime('a', 61.4);
    kept.noteTime('a', 30);
    kept.noteBack('a');
    kept.noteDone('a', 4, 2);
    kept.noteSolved('a', '2026-03-01', true);
    kept.noteHint('a', 3);
    kept.readAgain();
    expect(kept.wayOf('a')).toEqual({ hints: 0, wrong: [], back: 1, seconds: 91, laid: 4, changed: 2 });
  });

  it.each(['{"ways":{"a":{"hints":"x"}},"best":3}', '{"ways":[],"best":3}', '{"ways":{"a":{"wrong":7}},"days":null,"best":3}'])('does without what cannot be read and keeps the rest: %s', (text) => {
    localStorage.setItem('puzzles', text);
    kept.readAgain();
    expect([kept.wayOf('a').hints, kept.starsOf('a', 4), kept.solvedOn('2026-03-01'), kept.best()]).toEqual([0, 4, '', 3]);
  });
});

describe('the calendar', () => {
  beforeEach(() => {
    localStorage.clear();
    kept.readAgain();
  });

  it('has the days of a month in weeks from Monday on', () => {
    expect(daysOf('2026-11-01').before).toBe(6); // a Sunday
    expect(daysOf('2026-11-01').days.length).toBe(30);
    expect(daysOf('2028-02-01').days.at(-1)).toBe('2028-02-29');
    expect([monthAfter('2026-11-16', 0), monthAfter('2026-12-31', 1), monthAfter('2026-01-31', -1)]).toEqual(['2026-11-01', '2027-01-01', '2025-12-01']);
    expect([isDay('2026-11-16'), isDay('lay-all-1-1'), isDay('2026-13-01')]).toEqual([true, false, false]);
  });

  it('tells how a day stands', () => {
    kept.noteSolved('a', '2026-11-14', true);
    kept.noteHint('b', 1);
    kept.noteSolved('b', '2026-11-15', true);
    kept.noteSolved('c', '2026-11-16', false, '2026-11-10'); // made up for later
    const state = (day: string, id = ''): string => stateOf(day, '2026-11-16', id);
    expect(['2026-11-10', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'].map((day) => state(day))).toEqual(['own', 'missed', 'own', 'helped', 'open', 'later']);
    expect(kept.streak('2026-11-16')).toBe(2);
  });

  it('knows what an earlier version kept by its name', () => {
    localStorage.setItem('puzzles', JSON.stringify({ solved: { a: '2026-11-14' }, shown: [], last: '2026-11-14', length: 1, best: 1 }));
    kept.readAgain();
    expect([stateOf('2026-11-14', '2026-11-16', 'a'), stateOf('2026-11-14', '2026-11-16', '')]).toEqual(['own', 'missed']);
  });
});
