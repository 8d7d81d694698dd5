/** What the others did since my last turn: in one line, step by step, and marked on the table until my turn ends. */
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import Guide from '../src/board/Guide.svelte';
import Log from '../src/board/Log.svelte';
import People from '../src/board/People.svelte';
import { InvestoHand } from '../src/games/investo.svelte';
import Recall from '../src/screens/Recall.svelte';
import { brief, Story } from '../src/table/story';
import { newsOf } from '../src/table/news';
import type { Happened, InvestoView, RummyView } from '../src/wire';
import { LANGUAGES, say, speak, speakOf } from '../src/words/words.svelte';
import { gin, investo, rummy, shown, Staged } from './tables';

beforeEach(() => {
  speakOf('');
  return speak('en', false);
});

const did = (seat: number, action: string, more: Partial<Happened> = {}): Happened => ({ what: 'did', seat, do: action, luck: '', ...more });

/** A table at which moves happen one after the other; the position after the last is `view`. */
function played(staged: Staged, view: Staged['view'], ...events: Happened[]): void {
  events.forEach((event, i) => staged.happen(staged.table.seq + 1, { event, ...(i === events.length - 1 ? { position: staged.position(view) } : {}) }));
}

const RUN = ['r1', 'r2', 'r3'];
const TAKEN: InvestoView = investo({ table: [['b4', 'b5', 'b6'], RUN], pot: [[], [['b1'], ['k12'], ['k4', 'r4']], [], []], turn: 0, step: 'draw' });
const TURN = [did(1, 'S', { luck: '?' }), did(1, 'T1', { luck: '?', effect: { points: 4 } }), did(1, 'A b4-6 r1-3'), did(1, 'X2.3 r4', { luck: '?' })];

function table(): Staged {
  const staged = new Staged(investo({ table: [['b4', 'b5', 'b6']], turn: 1 }));
  played(staged, TAKEN, did(0, 'S', { luck: 'b9' }), did(0, 'I1 b9'), ...TURN);
  return staged;
}

describe('the line in the guide', () => {
  it.each([
    ['en', /^Ann took row 1: \+4, laid red 1–3, doubled with the red 4 in row 2$/],
    ['fr', /^Ann a pris .*1\s: \+4, a posé .*1–3.*, a doublé .*2$/],
    ['nl', /^Ann nam .*1: \+4, legde .*1–3.*, dubbelde met .* 2$/],
    ['de', /^Ann hat .*1 genommen: \+4, .*1–3.* gelegt, (?!.*hat ).* 2 gelegt$/],
  ] as const)('says all of it in %s', async (language, words) => {
    await speak(language, false);
    expect(table().table.told[0]).toMatch(words);
  });

  it('has a shorter way to say it, with a name too', () => {
    expect(table().table.told.slice(1)).toEqual(['Ann took row 1: +4']);
  });

  it('stays until my turn is over, whatever I do in it', () => {
    const staged = table();
    const [line] = staged.table.told;
    played(staged, { ...TAKEN, step: 'choose' }, did(0, 'S', { luck: 'k2' }));
    expect(staged.table.told[0]).toBe(line);
    played(staged, { ...TAKEN, turn: 1 }, did(0, 'I3 k2'));
    expect(staged.table.told).toEqual([]);
  });

  it('says in Rummy that a tile was drawn or exchanged, and of several players what each did', () => {
    const sides = [0, 1, 2, 3].map((seat) => ({ rack: seat ? null : ['r1'], size: 14, opened: true, plays: 1, counts: [] }));
    const staged = new Staged(rummy([], { turn: 1, sides }));
    staged.table.info = { ...staged.info(), seats: ['me', 'Bo', 'Kira', 'Uma'].map((name) => ({ bot: '', name, taken: true, gone: false, stand_in: '', ready: true })) };
    const after: RummyView = rummy([], { turn: 0, sides, table: [['r9', 'r10', 'r11'], ['b1', 'b2', 'b3']] });
    played(staged, after, did(1, 'E ?', { luck: '?' }), did(2, 'A r9-11'), did(3, 'A r9-11 b1-3'));
    expect(staged.table.told).toEqual(['Bo exchanged a tile; Kira laid red 9–11; Uma laid blue 1–3', 'Bo exchanged a tile; Kira laid 3 tiles; Uma laid 3 tiles', '3 plays by the others']);
    expect([...staged.table.fresh]).toEqual(['m0.0', 'm0.1', 'm0.2', 'm1.0', 'm1.1', 'm1.2']);
    const { root, end } = shown(People, { table: staged.table, view: after });
    expect([...root.querySelectorAll('[data-last] .vh')].map((one) => one.textContent)).toEqual(['Exchanged a tile', 'Laid red 9–11', 'Laid blue 1–3']);
    expect([...root.querySelectorAll('[data-last]')].map((one) => one.querySelectorAll('.tile').length)).toEqual([1, 3, 3]);
    end();
  });

  it('says in Gin where the tile came from', () => {
    const staged = new Staged(gin([], { turn: 1 }));
    played(staged, gin([], { discard: 'b3' }), did(0, 'D r7'), did(1, 'U'), did(1, 'D b3'));
    expect(staged.table.told[0]).toBe('Ann took the red 7, discarded the blue 3');
    expect([...staged.table.fresh]).toEqual(['discard']);
    played(staged, gin([], { discard: 'b4' }), did(0, 'S', { luck: 'k1' }), did(0, 'D k1'), did(1, 'S', { luck: '?' }), did(1, 'D b4'));
    expect(staged.table.told[0]).toBe('Ann drew from the stock, discarded the blue 4');
  });

  it('has what the clock did for me, and then what the other did', () => {
    const staged = new Staged(investo({ turn: 0 }));
    played(staged, TAKEN, did(0, 'S', { luck: 'b3', by: 'clock' }), did(0, 'I2 b3', { by: 'clock' }), did(1, 'S', { luck: '?' }), did(1, 'A r1-3'));
    expect(staged.table.timeUp).toBe('Your time ran out. You took the blue 3 from the stock. You put the blue 3 in row 2.');
    expect(staged.table.told[0]).toBe('Ann laid red 1–3');
    expect(staged.table.deeds.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 2], [1, 2]]);
  });

  it('has what a bot did in my place, and does not say that it was me', () => {
    const staged = new Staged(investo({ turn: 0 }));
    const story = [{ what: 'stood-in' as const, seat: 0, by: 'medium' }, did(0, 'A r1-3', { by: 'medium' }), did(1, 'S', { luck: '?' }), did(1, 'I1 k4')];
    played(staged, investo({ table: [RUN], pot: [[['k4']], [], [], []] }), ...story);
    expect(staged.table.told[0]).toMatch(/^Otis \(for you\) laid red 1–3; Ann put .*black 4 in row 1$/);
    expect([...staged.table.fresh].sort()).toEqual(['m0.0', 'm0.1', 'm0.2', 'p0.0']);
    const { root, end } = shown(Log, { table: staged.table });
    expect([...root.querySelectorAll('li > span:last-child')].map((one) => one.textContent?.trim())).toContain('Otis (for you) laid red 1–3');
    end();
    played(staged, investo({ table: [RUN], turn: 1 }), { what: 'stood-in', seat: 0, by: '' }, did(0, 'A r1-4'));
    expect(staged.table.told).toEqual([]);
  });

  it('is a button above what to do, and leads to the steps', () => {
    const staged = table();
    const hand = new InvestoHand(staged.table);
    hand.look(TAKEN, 0);
    let asked = 0;
    const { root, end } = shown(Guide, { hand, text: 'Take a tile', recall: () => (asked += 1) });
    flushSync();
    root.querySelector<HTMLButtonElement>('[data-do=recall]')?.click();
    expect(asked).toBe(1);
    expect(root.querySelector('[data-news] .vh')?.textContent).toContain('took row 1');
    end();
  });

  it('is made of sentences that begin with the name, in every language', async () => {
    for (const language of LANGUAGES) {
      await speak(language, false);
      const keys = ['A', 'rearranged', 'mistake-none', ...[...'STVIXNRB'].map((one) => `investo-${one}`), ...[...'SEDPO'].map((one) => `rummy-${one}`), ...['S', 'U', 'D', 'G', 'petit', 'K', 'L', 'P'].map((one) => `gin-${one}`)];
      for (const key of keys) expect(say(`page-did-${key}`, { name: 'Ann', me: 'no', tile: 'x', tiles: 'x', got: 'x', drew: 'yes', row: 1, points: 1 })).toMatch(/^Ann /);
      expect(brief({ seq: 1, seat: 1, round: 1, key: 'page-did-mistake', params: { tiles: 'r1' } }, 0)).toMatch(/^\w/);
    }
  });

  it('names combinations as each language does', async () => {
    const line = new Story('rummy').add(1, did(1, 'A r1-3 b4-6'));
    expect(brief(line!, 0)).toBe('laid red 1–3 and blue 4–6');
    await speak('fr', false);
    expect(brief(line!, 0)).toMatch(/la suite rouge 1–3 et la suite bleue 4–6/);
  });
});

describe('marks', () => {
  it('lie on all that was done, the new base among it', () => {
    expect([...table().table.fresh].sort()).toEqual(['m1.0', 'm1.1', 'm1.2', 'p0.base', 'p1.2']);
  });

  it('stay when I lay something myself, and when it is another combination then', () => {
    const staged = table();
    played(staged, { ...TAKEN, step: 'play' }, did(0, 'S', { luck: 'b3' }));
    expect(staged.table.fresh.size).toBe(5);
    played(staged, { ...TAKEN, step: 'pot', table: [['b3', 'b4', 'b5', 'b6'], ['r1', 'r2', 'r3', 'r4']] }, did(0, 'A b3-6 r1-4'));
    expect([...staged.table.fresh].sort()).toEqual(['m1.0', 'm1.1', 'm1.2', 'p0.base', 'p1.2']);
    played(staged, { ...TAKEN, turn: 1 }, did(0, 'N'));
    expect(staged.table.fresh.size).toBe(0);
  });

  it('are there after a reload, without having seen what lay there before', () => {
    const staged = table();
    const again = new Staged(TAKEN);
    const missed = [did(0, 'S', { luck: 'b9' }), did(0, 'A b4-6'), ...TURN].map((event, i) => ({ t: 'event' as const, seq: i + 2, at: 0, event }));
    again.welcome({ seq: 8, missed });
    expect([...again.table.fresh].sort()).toEqual([...staged.table.fresh].sort());
  });

  it('do not credit another with what lay there when the telling began', () => {
    const staged = new Staged(investo({ table: [['b4', 'b5', 'b6']], turn: 1 }));
    played(staged, TAKEN, did(1, 'A b4-6 r1-3'));
    expect(staged.table.told[0]).toBe('Ann laid red 1–3');
    expect([...staged.table.fresh]).toEqual(['m1.0', 'm1.1', 'm1.2']);
  });
});

describe('for those who watch', () => {
  it('the last turn is the news', () => {
    const book = new Story('investo');
    [did(1, 'S'), did(1, 'I1 r1'), did(0, 'S'), did(0, 'I1 r2')].forEach((event, i) => book.add(i, event));
    expect(newsOf(book.lines, null, false).map((line) => line.seq)).toEqual([2, 3]);
  });
});

describe('the steps', () => {
  it('have their tiles, and how it lay after each as far as it was seen', () => {
    const staged = table();
    const { root, end } = shown(Recall, { table: staged.table, close: () => undefined });
    flushSync();
    const steps = [...root.querySelectorAll('[data-recall] li')];
    expect(root.querySelector('h2')?.textContent).toBe('What Ann did');
    expect(steps.map((one) => one.querySelector('.words')?.textContent)).toEqual(['Took a tile from the stock', 'Took row 1: +4', 'Laid red 1–3', 'Doubled with the red 4 in row 2']);
    expect(steps.map((one) => one.querySelectorAll('.tile').length)).toEqual([1, 2, 3, 1]);
    expect(root.querySelector('[aria-current] .n')?.textContent).toBe('1');
    root.querySelector<HTMLButtonElement>('[data-do=next-step]')?.click();
    flushSync();
    expect(root.querySelector('[aria-current] .n')?.textContent).toBe('2');
    root.querySelector<HTMLButtonElement>('[data-speed=calm]')?.click();
    flushSync();
    expect(root.querySelector('[data-speed=calm]')?.getAttribute('aria-pressed')).toBe('true');
    end();
  });
});
