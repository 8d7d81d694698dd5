/** Computer players as characters: whom one can choose, what they look like, and what they say now and then. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Bubble from '../src/board/Bubble.svelte';
import Log from '../src/board/Log.svelte';
import { prefer } from '../src/look/prefs.svelte';
import RoundEnd from '../src/screens/RoundEnd.svelte';
import Opponents from '../src/table/Opponents.svelte';
import { charactersOf, lookOf, ORDER } from '../src/table/characters';
import { botName, seatName } from '../src/table/names';
import { closing, remarksOf, remarkWords, type Remark } from '../src/table/remarks';
import Seated from '../src/table/Seated.svelte';
import { Story, type StoryLine } from '../src/table/story';
import type { Happened } from '../src/wire';
import { LANGUAGES, say, speak } from '../src/words/words.svelte';
import { investo, shown, Staged } from './tables';

beforeEach(() => {
  document.body.innerHTML = '';
  prefer({ lines: true });
  return speak('en', false);
});

const did = (seat: number, action: string, more: Partial<Happened> = {}): Happened => ({ what: 'did', seat, do: action, luck: '', ...more });
const LEVELS = ORDER;
const CHARACTERS = charactersOf(ORDER);

/** Turns of two seats in which much is taken: rows by 1, a draw by 0. `luck`: what this viewer sees of the tiles drawn. */
function turns(count: number, luck = '?'): Happened[] {
  return [{ what: 'dealt' } as Happened, ...Array.from({ length: count }, (_, i) => (i % 2 ? [did(1, 'S', { luck }), did(1, 'T1', { luck, effect: { points: 4 } })] : [did(0, 'S', { luck })])).flat()];
}

function told(events: Happened[]): StoryLine[] {
  const story = new Story('investo');
  events.forEach((event, i) => story.add(i + 1, event));
  return story.lines;
}

/** The number of the turn in which it was said. */
function turnOf(lines: StoryLine[], { seq }: Remark): number {
  const before = lines.filter((line) => line.key.startsWith('page-did-') && line.seq <= seq);
  return before.filter((line, i) => line.seat !== before[i - 1]?.seat).length;
}

describe('characters', () => {
  it.each(LANGUAGES)('have a name, a level and a sentence each in %s', async (language) => {
    await speak(language, false);
    const names = LEVELS.flatMap((level) => [0, 1, 2].map((nth) => botName(level, nth)));
    expect(new Set(names).size).toBe(3 * LEVELS.length);
    for (const words of [LEVELS.map((level) => say('character-temper', { level })), LEVELS.map((level) => say('page-level', { level }))]) expect(new Set(words).size).toBe(LEVELS.length);
    expect(LEVELS.map((level) => say('character-temper', { level })).filter((text) => !/\S\.$/.test(text))).toEqual([]);
  });

  it('are left out by a game without their level, and so are bots for measuring', () => {
    expect(charactersOf(['random', 'greedy', 'baseline', 'hard']).map(({ level }) => level)).toEqual(['random', 'greedy', 'hard']);
    expect(lookOf('baseline')).toBeNull();
  });

  it('are stronger from one to the next, in as many bars as their game has levels', () => {
    const barsOf = (bots: string[]): number[] => charactersOf(bots).map(({ bars }) => bars);
    expect(barsOf(ORDER)).toEqual([0, 1, 2, 3, 3, 4, 5, 6, 7, 8]);
    expect(barsOf(ORDER.filter((level) => !['skilled', 'strong', 'tough'].includes(level)))).toEqual([0, 1, 2, 3, 3, 4, 5]);
    expect(new Set(CHARACTERS.map(({ steps }) => steps))).toEqual(new Set([8]));
  });

  it('look different, several of a level at one table too', () => {
    const looks = LEVELS.flatMap((level) => [0, 1, 2].map((nth) => JSON.stringify(lookOf(level, nth))));
    expect(new Set(looks).size).toBe(3 * LEVELS.length);
    expect([botName('expert', 1), lookOf('expert', 1)]).toEqual(['Uma', { animal: 'owl', scarf: 0 }]);
  });

  it('have a round face; people have a letter in the colour of their seat', () => {
    const bots = ['', 'hard', 'hard', 'mine'];
    const drawn = bots.map((_, seat) => shown(Seated, { bots, seat, name: seatName(bots, 'ann', seat) }).root);
    expect(drawn[0]?.querySelector('.letter:not(.bot)')?.textContent).toBe('A');
    expect([...document.querySelectorAll('[data-face]')].map((face) => [face.getAttribute('data-face'), face.getAttribute('data-scarf')])).toEqual([['tortoise', null], ['tortoise', '1']]);
    expect(drawn[3]?.querySelector('.letter.bot')?.textContent).toBe('M');
  });
});

describe('choosing opponents', () => {
  const chosen = (): string => document.querySelector('[data-opponents]')?.getAttribute('data-opponents') ?? '';
  const press = (selector: string): void => {
    document.querySelector<HTMLElement>(selector)?.click();
    flushSync();
  };

  it('puts several of any level at one table, up to its seats, and at least one', () => {
    const made = mount(Opponents, { target: document.body, props: { characters: CHARACTERS, most: 3, me: 'Zoë', chosen: ['medium'] } });
    press('[value=greedy]');
    expect(chosen()).toBe('medium greedy');
    press('[data-do=add-seat]');
    expect([chosen(), document.querySelector('[data-seat="3"]')?.textContent?.trim()]).toEqual(['medium greedy greedy', 'Leo']);
    expect(document.querySelector('[data-do=add-seat]')).toBeNull();
    press('[value=expert]'); // in the place of the last
    expect(chosen()).toBe('medium greedy expert');
    press('[data-seat="1"]');
    press('[value=greedy]');
    expect(chosen()).toBe('expert');
    press('[value=expert]');
    press('[data-seat="1"]');
    expect([chosen(), document.querySelector<HTMLInputElement>('[value=expert]')?.checked]).toEqual(['expert', true]);
    void unmount(made);
  });

  it('is one of them where two play', () => {
    const made = mount(Opponents, { target: document.body, props: { characters: CHARACTERS, most: 1, me: '', chosen: ['medium'] } });
    press('[value=easy]');
    expect([chosen(), document.querySelectorAll('[type=radio]').length, document.querySelector('.seats')]).toEqual(['easy', LEVELS.length, null]);
    void unmount(made);
  });
});

describe('a line of their own', () => {
  const lines = told(turns(240));
  const remarks = remarksOf(lines, ['', 'hard']);

  it('comes at most once in three turns', () => {
    const at = remarks.map((remark) => turnOf(lines, remark));
    expect(remarks.length).toBeGreaterThan(20);
    expect(at.slice(1).every((turn, i) => turn - (at[i] ?? 0) >= 3)).toBe(true);
  });

  it('is said by bots only, of what they took themselves', () => {
    expect(remarks.every(({ seat, level }) => seat === 1 && level === 'hard')).toBe(true);
    expect(remarks.every(({ seq }) => lines.find((line) => line.seq === seq)?.key === 'page-did-investo-T')).toBe(true);
    expect(remarksOf(lines, ['', ''])).toEqual([]);
  });

  it('varies', () => {
    expect(new Set(remarks.map(({ key }) => key))).toEqual(new Set(['line-take-1', 'line-take-2']));
  });

  it('is the same for whoever looks, and does not depend on a tile that only its owner saw', () => {
    expect(remarksOf(told(turns(240, 'b9')), ['', 'hard'])).toEqual(remarks);
  });

  it('stays as it was when more happens', () => {
    for (const end of [10, 57, 200]) expect(remarks.slice(0, remarksOf(lines.slice(0, end), ['', 'hard']).length)).toEqual(remarksOf(lines.slice(0, end), ['', 'hard']));
  });

  it('follows a round and a match too, in the next round as in the pause before it', () => {
    const round = told(turns(1));
    const ended = remarksOf(round, ['', 'easy', 'hard'], 'round');
    expect(ended.map(closing)).toEqual([true]);
    expect(remarksOf(told([...turns(1), ...turns(1)]), ['', 'easy', 'hard'])).toEqual(ended);
    expect(remarksOf(round, ['', 'easy'], 'match').map(({ key }) => key)).toEqual(['line-match-1']);
    expect(remarksOf([], ['', 'easy'], 'match')).toEqual([]);
  });

  it('is not made of what the clock or a stand-in did', () => {
    const forMe = told([{ what: 'stood-in', seat: 0, by: 'hard' } as Happened, ...turns(60).map((event) => ({ ...event, ...(event.seat === 1 ? { seat: 0, by: 'hard' } : {}) }))]);
    expect(remarksOf(forMe, ['', 'hard'])).toEqual([]);
    expect(remarksOf(told(turns(60).map((event) => ({ ...event, by: 'clock' }))), ['', 'hard'])).toEqual([]);
  });

  it('is worth a word only where much was laid', () => {
    const laid = (tiles: string): number => Array.from({ length: 12 }, (_, i) => remarksOf(told([...turns(i), did(1, `A ${tiles}`)]).filter((line) => !line.key.endsWith('T')), ['', 'hard']).length).reduce((sum, n) => sum + n, 0);
    expect(laid('r1-3')).toBeGreaterThan(0);
    expect(laid('r1-2')).toBe(0);
  });

  it.each(LANGUAGES)('has words for every level in %s', async (language) => {
    await speak(language, false);
    const keys = ['line-take-1', 'line-take-2', 'line-lay-1', 'line-lay-2', 'line-round-1', 'line-round-2', 'line-match-1'];
    const words = [...LEVELS, 'mine'].flatMap((level) => keys.map((key) => remarkWords({ seq: 1, seat: 1, level, key })));
    expect(words.filter((text) => !text || text.startsWith('line-') || text.length > 44)).toEqual([]);
    expect(words.filter((text) => /\d/.test(text))).toEqual([]); // neither points nor tiles
  });
});

describe('the bubble', () => {
  /** A table at which seat 1 has just said something. */
  function spoken(): Staged {
    const staged = new Staged(investo({ turn: 0 }));
    staged.table.lasting = true;
    const seats = staged.info().seats.map((seat, i) => (i ? { ...seat, bot: 'greedy' } : seat));
    const count = Array.from({ length: 40 }, (_, i) => 2 * i + 2).find((many) => remarksOf(told(turns(many)), ['', 'greedy']).at(-1)?.seq === turns(many).length) ?? 0;
    const missed = turns(count).map((event, i) => ({ t: 'event' as const, seq: i + 1, at: 0, event }));
    staged.welcome({ seq: missed.length, missed, table: { ...staged.info(), seats } });
    return staged;
  }

  it('shows it for a while, the log for good, and both nothing where nobody wants to hear it', () => {
    vi.useFakeTimers();
    const { table } = spoken();
    shown(Bubble, { table });
    shown(Log, { table });
    flushSync();
    const words = remarkWords(table.remarks.at(-1) as Remark);
    expect([document.querySelector('[data-bubble]')?.textContent, document.querySelector('[data-said]')?.textContent]).toEqual([words, `Kira: ${words}`]);
    expect(document.querySelector('[data-said]')?.getAttribute('aria-live')).toBe('polite');
    vi.advanceTimersByTime(7000);
    flushSync();
    expect([document.querySelector('[data-bubble]'), document.querySelector('[data-remark]')?.textContent]).toEqual([null, words]);
    prefer({ lines: false });
    flushSync();
    expect([document.querySelector('[data-remark]'), document.querySelector('[data-said]')?.textContent]).toEqual([null, '']);
    vi.useRealTimers();
  });

  it('goes with a touch, and comes again for who comes back', () => {
    const { table } = spoken();
    shown(Bubble, { table });
    flushSync();
    expect(document.querySelector('[data-bubble]')).not.toBeNull();
    dispatchEvent(new Event('pointerdown'));
    flushSync();
    expect(document.querySelector('[data-bubble]')).toBeNull();
    shown(Bubble, { table: spoken().table });
    flushSync();
    expect(document.querySelector('[data-bubble]')).not.toBeNull();
  });

  it('gives way to the points after a match, where the line stands with a face', () => {
    const staged = new Staged(investo({ turn: 0 }));
    staged.table.lasting = true;
    const info = staged.info();
    const seats = info.seats.map((seat, i) => (i ? { ...seat, bot: 'hard' } : seat));
    const missed = [{ what: 'dealt' } as Happened, did(0, 'S', { luck: '?' })].map((event, i) => ({ t: 'event' as const, seq: i + 1, at: 0, event }));
    staged.welcome({ seq: 2, missed, table: { ...info, seats, phase: 'over', match: info.match && { ...info.match, sheet: [[3, 1]], winners: [0] } } });
    const { root, end } = shown(RoundEnd, { table: staged.table, look: () => undefined });
    flushSync();
    expect(root.querySelector('[data-remark]')?.textContent).toBe(`Tilda: ${say('line-match-1', { level: 'hard' })}`);
    expect(root.querySelector('[data-remark] [data-face=tortoise]')).not.toBeNull();
    end();
  });

  it('is never there in a lesson', () => {
    const staged = spoken();
    staged.table.lasting = false;
    expect(staged.table.remarks).toEqual([]);
  });
});
