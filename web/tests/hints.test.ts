/** What a hint and a review say of a move. */
import { mount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Judged, Turn } from '../src/net/api';
import type { Hand } from '../src/play/hand.svelte';
import { inShort, lostIn } from '../src/review/words';
import HintSheet from '../src/screens/HintSheet.svelte';
import { worthWords } from '../src/table/hints';
import { LANGUAGES, speak } from '../src/words/words.svelte';

const considered = [
  { action: 'E r8', win: 0.31, ahead: 4, worth: 12.4 },
  { action: 'E b4', win: 0.58, ahead: 9, worth: 3.2 },
  { action: 'E k13', win: 0.7, ahead: 2, worth: -1.6 },
];

afterEach(async () => {
  document.body.innerHTML = '';
  await speak('en');
});

describe('a hint', () => {
  it('says the number that its moves are sorted by, and no other', async () => {
    await speak('en');
    const table = { info: { game: 'rummy' }, view: null, opposite: () => 'Bea', ask: () => Promise.resolve({ t: 'hinted', id: 'a', considered, reasons: [], measure: 'points' }) };
    mount(HintSheet, { target: document.body, props: { hand: { table, jointly: (actions: string[]) => actions.slice(0, 1) } as unknown as Hand, close: () => undefined } });
    const said = (): (string | null)[] => [...document.querySelectorAll('.worth')].map((one) => one.textContent);
    await vi.waitFor(() => expect(said()).toHaveLength(3));
    expect(said()).toEqual(['about +12 points in this round', 'about +3 points in this round', 'about −2 points in this round']);
    expect(document.body.textContent).not.toMatch(/31|58|70/);
  });

  it.each(LANGUAGES)('says what it measures, in %s', async (language) => {
    await speak(language);
    expect(worthWords('win', 0.583)).toMatch(/58.*100|100.*58/);
    expect(worthWords('points', 12.4)).toContain('+12');
    expect(worthWords('win', 0.5)).not.toContain('page-');
    expect(worthWords('win', 0.02, true)).not.toMatch(/\d|page-/); // the difference may be luck: no number
  });
});

describe('a review', () => {
  const decision = (verdict: Judged['verdict'], lost = 0): Judged => ({ at: 1, played: 'S', verdict, best: 'E r8', reasons: [], lost, doubt: 0 });
  const turn = (...decisions: Judged[]): Turn => ({ at: 1, round: 1, number: 1, decisions, lost: decisions.reduce((sum, each) => sum + each.lost, 0) });

  it('says that a hint was followed instead of calling it a mistake', async () => {
    await speak('en');
    expect(inShort(turn(decision('same'), decision('hinted')))).toBe('followed a hint');
    expect(inShort(turn(decision('hinted'), decision('worse', 4)))).toBe('about 4 points lost');
    expect(inShort(turn(decision('same')))).toBe('the bot’s choice too');
    const [little, more] = [turn(decision('worse', 0.2)), turn(decision('worse', 3.4))];
    expect([little, more, more].map(inShort)).toEqual(['about 1 point lost', 'about 3 points lost', 'about 3 points lost']);
    expect(lostIn([little, more, turn(decision('same')), more])).toBe(7); // what is told of each, added up
  });
});
