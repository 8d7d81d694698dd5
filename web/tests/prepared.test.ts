import { describe, expect, it } from 'vitest';
import { keyOf, Prepared } from '../src/learn/prepared';
import { ofDay, PUZZLES } from '../src/puzzles/prepared';
import days from './days.json';

describe('prepared answers', () => {
  it('know a move in whatever order and notation', () => {
    expect(keyOf('A [r5 r6 r7] [b8 r8 k8]')).toBe('A [b8 r8 k8] [r5 r6 r7]');
    expect(keyOf('A 8:brk r5-7')).toBe('A [b8 r8 k8] [r5 r6 r7]');
    expect(keyOf('L y1-3+y4 [r5 r6 r7]')).toBe('L [r5 r6 r7] y1-3+y4');
    expect(keyOf('I1 r7')).toBe('I1 r7');
  });

  it('lead through a lesson, and know nothing after what nobody foresaw', async () => {
    const lesson = (await Prepared.of('gin', 1)) as Prepared;
    expect(lesson.begin.position.options).toEqual(['U', 'S']);
    expect(lesson.answer('S')?.not).toBe('1-not');
    lesson.goOn('U');
    expect(lesson.answer('D r13')?.over).toBe(true);
    lesson.goOn('D k1');
    expect(lesson.answer('D r13')).toBeUndefined();
  });

  it('are none for a lesson that there is not', async () => {
    expect(await Prepared.of('gin', 99)).toBeNull();
    expect(await Prepared.of('chess', 1)).toBeNull();
  });
});

describe('the puzzle of a day', () => {
  it('is the one the engine names', () => {
    const named = Object.keys(days).map((day) => [day, ofDay(day).id]);
    expect(Object.fromEntries(named)).toEqual(days);
  });

  it('is another on each of as many days as there are puzzles', () => {
    const from = Date.UTC(2026, 0, 1);
    const found = PUZZLES.map((_, n) => ofDay(new Date(from + n * 86_400_000).toISOString().slice(0, 10)).id);
    expect(new Set(found).size).toBe(PUZZLES.length);
  });
});
