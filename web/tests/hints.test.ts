/** What a hint and a review say of a move. */
import { mount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Judged, Turn } from '../src/net/api';
import type { Hand } from '../src/play/hand.svelte';
import { inShort } from '../src/review/words';
import HintSheet from '../src/screens/HintSheet.svelte';
import { axisOf, expectedWords, scaleWords } from '../src/table/hints';
import { LANGUAGES, speak } from '../src/words/words.svelte';

const considered = [
  { action: 'E r8', win: null, ahead: 12.4, worth: 12.4, alike: false, expected: { points: 12, low: 10, high: 14 } },
  { action: 'E b4', win: null, ahead: 11.2, worth: 11.2, alike: true, expected: { points: 11, low: 7, high: 15 } },
  { action: 'E k13', win: null, ahead: -1.6, worth: -1.6, alike: false, expected: { points: -2, low: -4, high: 0 } },
];

afterEach(async () => {
  document.body.innerHTML = '';
  await speak('en');
});

describe('a hint', () => {
  it('says the range of what can be expected, holds together what cannot be told apart, and says what the numbers are', async () => {
    await speak('en');
    const table = { info: { game: 'rummy' }, view: null, opposite: () => 'Bea', hint: () => Promise.resolve({ t: 'hinted', id: 'a', considered, reasons: [], measure: 'points', scale: 'score' }) };
    mount(HintSheet, { target: document.body, props: { hand: { table, jointly: (actions: string[]) => actions.slice(0, 1) } as unknown as Hand, close: () => undefined } });
    const said = (): (string | null)[] => [...document.querySelectorAll('.worth')].map((one) => one.textContent);
    await vi.waitFor(() => expect(said()).toHaveLength(3));
    expect(said()).toEqual(['+10 to +14', '+7 to +15', '−4 to 0']);
    expect([...document.querySelectorAll('li')].map((one) => one.classList.contains('same'))).toEqual([true, true, false]);
    expect(document.querySelectorAll('.alike')).toHaveLength(1);
    expect(document.querySelector('.scale')?.textContent).toBe('Points in this round that you can expect');
  });

  it.each(LANGUAGES)('says what it measures, in %s', async (language) => {
    await speak(language);
    expect(expectedWords({ points: 4, low: 3, high: 5 })).toMatch(/^\+3 \S+ \+5$/);
    expect(expectedWords({ points: 0, low: -2, high: 2 })).toMatch(/^−2 \S+ \+2$/);
    expect(expectedWords({ points: 25, low: 25, high: 25 })).toBe('+25');
    expect(scaleWords('lead')).not.toBe(scaleWords('score'));
    expect(scaleWords('lead')).not.toContain('expect-');
  });

  it('is drawn on an axis with zero', () => {
    expect(axisOf([{ points: 4, low: 3, high: 5 }])).toEqual({ low: 0, high: 5 });
    expect(axisOf([{ points: -4, low: -5, high: -3 }, { points: 1, low: 0, high: 2 }])).toEqual({ low: -5, high: 2 });
    expect(axisOf([{ points: 0, low: 0, high: 0 }])).toEqual({ low: -1, high: 1 });
  });
});

describe('what can be laid', () => {
  it('is asked for by itself, and may be nothing', async () => {
    await speak('en');
    const answers = { advice: considered, play: [] };
    const hint = (kind: 'advice' | 'play') => Promise.resolve({ t: 'hinted', id: 'a', considered: answers[kind], reasons: [], measure: 'points' });
    const table = { info: { game: 'rummy' }, view: null, opposite: () => 'Bea', hint };
    mount(HintSheet, { target: document.body, props: { hand: { table, mayPlay: true, jointly: (actions: string[]) => actions.slice(0, 1) } as unknown as Hand, close: () => undefined } });
    await vi.waitFor(() => expect(document.querySelectorAll('.what')).toHaveLength(3));
    document.querySelector<HTMLInputElement>('input[value=play]')?.click();
    await vi.waitFor(() => expect(document.querySelector('.answer')?.textContent).toContain('Nothing can be laid now.'));
    expect(document.querySelectorAll('.what')).toHaveLength(0);
  });
});

describe('a review', () => {
  const decision = (verdict: Judged['verdict'], lost = 0): Judged => ({ at: 1, played: 'S', verdict, best: 'E r8', reasons: [], lost, doubt: 0, expected: null, best_expected: null, measure: 'lead' });
  const turn = (...decisions: Judged[]): Turn => ({ at: 1, round: 1, number: 1, decisions, lost: decisions.reduce((sum, each) => sum + each.lost, 0) });

  it('says that a hint was followed instead of calling it a mistake', async () => {
    await speak('en');
    expect(inShort(turn(decision('same'), decision('hinted')))).toBe('followed a hint');
    expect(inShort(turn(decision('hinted'), decision('worse', 4)))).toBe('about 4 points lost');
    expect(inShort(turn(decision('same')))).toBe('the bot’s choice too');
    expect([1, 3].map((lost) => inShort(turn(decision('worse', lost))))).toEqual(['about 1 point lost', 'about 3 points lost']);
  });
});
