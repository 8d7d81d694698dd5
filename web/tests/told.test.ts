/** What everybody is told: whose time ran out, who ended a round, how the points came about. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Log from '../src/board/Log.svelte';
import RoundEnd from '../src/screens/RoundEnd.svelte';
import { brief, byClock, read, spoken, Story } from '../src/table/story';
import type { Happened, ScoreInfo } from '../src/wire';
import { has, LANGUAGES, say, speak } from '../src/words/words.svelte';
import { gin, investo, rummy, Staged } from './tables';

const did = (seat: number, action: string, by = '', luck = ''): Happened => ({ what: 'did', seat, do: action, by, luck });

beforeEach(() => speak('en'));
afterEach(() => {
  document.body.innerHTML = '';
});

function story(game: string, ...events: Happened[]): Story {
  const found = new Story(game);
  found.add(1, { what: 'dealt', luck: '' });
  events.forEach((event, i) => found.add(i + 2, event));
  return found;
}

const told = (lines: Story['lines'], me: number | null): string[] => lines.map((line) => read(line, me, 'Ann', 'Bea'));

describe('a Star that is replaced', () => {
  it('is told with what was laid, in the log and in the news', async () => {
    const lying = story('rummy', did(1, 'A [r5 *r6 r7] b1-3'), did(0, 'A r5-7 b1-3 [k9 k10 *k11]'), did(1, 'A r5-7 b1-4 [k9 k10 *k11]'));
    expect(told(lying.lines, 1)[2]).toBe('Ann laid the red 6, the black 9 and the black 10 and replaced the Star for the red 6');
    expect(brief(lying.lines[2]!, 1)).toContain('replaced the Star for the red 6');
    expect(told(lying.lines, 1)[3]).not.toContain('Star');
    await speak('de');
    expect(told(lying.lines, 0)[2]).toMatch(/gelegt und den Stern für die rote 6 ersetzt$/);
  });

  it('is not told of a Star that only moved with its run, nor of one that stayed', () => {
    const lying = story('rummy', did(1, 'A [r5 *r6 r7]'), did(0, 'A [r4 r5 *r6 r7]'), did(1, 'A [r4 r5 *r6] [b7 r7 k7]'));
    expect(told(lying.lines, 1).slice(2).join()).not.toContain('replaced');
  });
});

describe('a turn that the clock ends', () => {
  const events = [did(0, 'S', 'clock', 'b3'), did(0, 'I2 b3', 'clock')];

  it('is told as such to everybody, once a turn', () => {
    const { lines } = story('investo', ...events);
    expect(told(lines, 0).slice(1)).toEqual(['Your time ran out. You took the blue 3 from the stock', 'You put the blue 3 in row 2']);
    expect(told(lines, 1).slice(1)).toEqual(['Time ran out for Ann. Ann took a tile from the stock', 'Ann put the blue 3 in row 2']);
    expect(lines.slice(1).every((line) => spoken(line, 0))).toBe(true); // to whose time it was, too
  });

  it('says in Rummy what became of the turn', () => {
    expect(told(story('rummy', did(0, 'O', 'clock')).lines, 0)[1]).toBe('Your time ran out. You laid nothing');
    expect(told(story('rummy', did(0, 'O', 'clock', 'r5')).lines, 0)[1]).toBe('Your time ran out. You drew the red 5');
    expect(told(story('rummy', did(0, 'O', 'clock', '?')).lines, 1)[1]).toBe('Time ran out for Ann. Ann drew a tile');
  });

  it('is news until the reader has moved', () => {
    const later = [did(1, 'S'), did(1, 'I1 r1')];
    expect(byClock(story('investo', ...events).lines, 0)).toHaveLength(2);
    expect(byClock(story('investo', ...events, ...later).lines, 0)).toHaveLength(2);
    expect(byClock(story('investo', ...events, ...later).lines, 1)).toHaveLength(0);
    expect(byClock(story('investo', ...events, ...later, did(0, 'S')).lines, 0)).toHaveLength(0);
    expect(byClock(story('investo', ...events, { what: 'dealt', luck: '' }).lines, 0)).toHaveLength(0);
    expect(byClock(story('investo', did(0, 'S'), did(0, 'I1 b3')).lines, 1)).toHaveLength(0);
  });

  it('does not hide another one', () => {
    const both = story('rummy', did(0, 'O', 'clock'), did(1, 'O', 'clock'), did(0, 'O', 'clock'), did(1, 'O', 'clock')).lines;
    expect(byClock(both, 0).map((line) => line.seat)).toEqual([0, 1]);
    expect(byClock(both, 1).map((line) => line.seat)).toEqual([1]);
    expect(byClock(both, null).map((line) => line.seat)).toEqual([1]);
  });

  it('stands in the guide’s words and in the log', () => {
    const staged = new Staged(rummy(['r1'], { turn: 1 }));
    staged.happen(2, { event: did(0, 'O', 'clock') });
    expect(staged.table.timeUp).toBe('Your time ran out. You laid nothing.');
    staged.happen(3, { event: did(1, 'O', 'clock', '?') });
    expect(staged.table.timeUp).toBe('Your time ran out. You laid nothing. Time ran out for Ann.');
    const shown = mount(Log, { target: document.body, props: { table: staged.table } });
    expect(document.body.textContent).toContain('Your time ran out. You laid nothing');
    void unmount(shown);
  });
});

describe('tiles that are laid down', () => {
  it('are one’s own: not the combination of another that they are added to', () => {
    const { lines } = story('gin', did(0, 'L b2-4 r5-7+r4+r8 [k1 k2 k3]+k4'), did(1, 'L'));
    expect(told(lines, 1).slice(1)).toEqual(['Ann laid down blue 2–4, the red 4, the red 8 and the black 4', 'You laid nothing down']);
    expect(lines[1]?.tiles).toEqual(['b2', 'b3', 'b4', 'r4', 'r8', 'k4']);
  });
});

describe('a row that is taken', () => {
  const taken = (effect: Record<string, number | string>): Happened => ({ ...did(0, 'T1'), effect });

  it('says to whom the lower tile of a doubled place goes', () => {
    const line = story('investo', taken({ points: 3, handed: 'y4' })).lines.slice(-1);
    expect(told(line, 0)).toEqual(['You took row 1: +3. Bea gets the yellow 4 from underneath']);
    expect(told(line, 1)).toEqual(['Ann took row 1: +3. You get the yellow 4 from underneath']);
    expect(told(line, null)).toEqual(['Ann took row 1: +3. Bea gets the yellow 4 from underneath']);
    for (const language of LANGUAGES) {
      void speak(language);
      expect(has('page-told-handed')).toBe(true);
    }
  });

  it('says nothing of it where no place is doubled', () => {
    expect(told(story('investo', taken({ points: 4 })).lines.slice(-1), 1)).toEqual(['Ann took row 1: +4']);
  });
});

describe('the end of a round', () => {
  const VIEWS = { investo: investo({ step: 'over' }), rummy: rummy([], { step: 'over' }), gin: gin([], { step: 'over' }) };

  function shown(game: keyof typeof VIEWS, score: ScoreInfo): string {
    const staged = new Staged(VIEWS[game], {}, [score.points]);
    staged.table.score = score;
    const made = mount(RoundEnd, { target: document.body, props: { table: staged.table, look: () => undefined } });
    flushSync();
    const text = document.body.textContent?.replace(/\s+/g, ' ') ?? '';
    void unmount(made);
    return text;
  }

  const ENDS: [keyof typeof VIEWS, string][] = [['investo', 'out'], ['investo', 'stock'], ['rummy', 'out'], ['gin', 'grand-gin'], ['gin', 'petit-gin'], ['gin', 'eight-nine']];

  it.each(LANGUAGES)('says who, in %s', async (language) => {
    await speak(language);
    for (const [game, reason] of ENDS) {
      const end = (who: number): string => shown(game, { points: [5, -5], reason, parts: {}, who });
      expect(end(1)).toContain(say(`${game}-end-${reason}`, { name: 'Ann', me: 'no' }).slice(1));
      expect(end(1)).toMatch(/Ann/);
      expect(end(0)).not.toEqual(end(1));
    }
    for (const [game, reason] of [['investo', 'stall'], ['rummy', 'blocked'], ['rummy', 'stall'], ['gin', 'stock'], ['gin', 'turns']] as const) {
      expect(has(`${game}-end-${reason}`)).toBe(true);
      expect(shown(game, { points: [0, 0], reason, parts: {}, who: null })).toContain(say(`${game}-end-${reason}`).slice(1));
    }
  }, 60_000);

  it.each([
    [[0], 'You have won'],
    [[1], 'Ann has won'],
    [[0, 1], 'Winners: You, Ann'],
  ])('names all who have won: %j', (winners, title) => {
    const staged = new Staged(VIEWS.gin, {}, [[52, 52]]);
    const info = staged.info();
    staged.table.info = { ...info, phase: 'over', match: { ...info.match!, winners } };
    const made = mount(RoundEnd, { target: document.body, props: { table: staged.table, look: () => undefined } });
    flushSync();
    expect(document.querySelector('h2')?.textContent).toBe(title);
    void unmount(made);
  });

  it.each([
    ['choose', false],
    ['over', true],
  ] as const)('counts nothing of a round that was broken off: %s', (step, counted) => {
    const staged = new Staged(investo({ step }), {}, [[7, 3]]);
    const info = staged.info();
    staged.table.info = { ...info, phase: 'over', match: { ...info.match!, stopped: true } };
    const made = mount(RoundEnd, { target: document.body, props: { table: staged.table, look: () => undefined } });
    flushSync();
    const text = document.body.textContent ?? '';
    expect([text.includes('Left on your rack'), text.includes('This round')]).toEqual([counted, counted]);
    expect(text).toContain('7'); // what was played before stays
    void unmount(made);
  });

  it('shows the sum as the engine counted it', () => {
    const text = shown('gin', { points: [0, 52], reason: 'eight-nine', parts: { out: [0, 20], least: [0, 32], second: [0, 0] }, who: 1, terms: { least: [[], [13, -1, 20]] } });
    expect(text).toContain('+3213 − 1 = 12, + 20');
    expect(text).toContain('Ann went out with tiles left over.');
  });
});

describe('a table that the host closes', () => {
  const closed = ['The host of this server has closed the table.'];
  it('is told once, and nobody at the table is blamed', () => {
    const now = story('gin', { what: 'closed' }, { what: 'stopped' });
    expect(told(now.lines, 0).slice(1)).toEqual(closed);
    const replayed = story('gin', { what: 'stopped' });
    expect(told(replayed.lines, 0).slice(1)).toEqual(closed);
    const older = story('gin', { what: 'stopped', seat: 0 }, { what: 'closed' });
    expect(told(older.lines, 0).slice(1)).toEqual(closed);
  });

  it('is said in the notice, where nobody is asked for another match', () => {
    const staged = new Staged(investo({ step: 'choose' }), {}, [[7, 3]]);
    const info = staged.info();
    staged.table.info = { ...info, phase: 'over', closed: true, match: { ...info.match!, stopped: true } };
    const shown = mount(RoundEnd, { target: document.body, props: { table: staged.table, look: () => undefined } });
    flushSync();
    expect(document.querySelector('dialog')?.textContent).toContain(closed[0]);
    expect(document.querySelector('[data-do=next]')).toBeNull();
    void unmount(shown);
  });
});
