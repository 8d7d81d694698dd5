/** By which rules a table plays, as everybody at it is told. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo } from '../src/net/api';
import Top from '../src/board/Top.svelte';
import Menu from '../src/screens/Menu.svelte';
import NewTable from '../src/screens/NewTable.svelte';
import OpenTables from '../src/screens/OpenTables.svelte';
import Room from '../src/screens/Room.svelte';
import Options from '../src/table/Options.svelte';
import { changedIn, changedWords, clockChanged, clockWords, presetOf, rulesFrom } from '../src/table/rules';
import { LANGUAGES, speak } from '../src/words/words.svelte';
import { rummy, Staged } from './tables';

const flag = (name: string): GameInfo['options'][number] => ({ name, type: 'flag', default: false });
const number = (name: string, usual: number): GameInfo['options'][number] => ({ name, type: 'number', default: usual, least: 0, most: 3600 });
const BOOK = { opening: 30, mixed: false, ace: 'low', timer: 0 };
const INFO: GameInfo = {
  name: 'rummy',
  seats: [2, 3, 4],
  usual: 'standard',
  presets: [
    { name: 'standard', rules: '', options: BOOK },
    { name: 'family', rules: 'opening=0 mixed=true', options: { ...BOOK, opening: 0, mixed: true } },
  ],
  options: [number('opening', 30), flag('mixed'), { name: 'ace', type: 'choice', default: 'low', values: ['low', 'both'] }, number('timer', 0)],
  bots: ['easy', 'medium'],
  turn_seconds: 60,
};

beforeEach(async () => {
  await speak('en');
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve([INFO]) }));
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** On the page, once the rules have been asked for. */
async function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Promise<() => void> {
  const made = mount(component, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector('[data-preset], [data-choice=presets]')).not.toBeNull());
  flushSync();
  return () => void unmount(made);
}

const text = (selector: string): string => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The name of a rule and what it is set to. */
const rule = (name: string): string => ['dt', 'dd'].map((part) => text(`[data-rule="${name}"] ${part}`)).join(' = ');

describe('rules', () => {
  it('have a preset’s name only if nothing in it is changed', () => {
    expect(presetOf(INFO, BOOK)).toBe('standard');
    expect(presetOf(INFO, { ...BOOK, timer: 60 })).toBe('standard'); // the clock is told by itself
    expect(presetOf(INFO, { ...BOOK, opening: 0, mixed: true })).toBe('family');
    expect(presetOf(INFO, { ...BOOK, opening: 25, mixed: true })).toBe('');
  });

  it('are told with their names and values, as far as they are changed', () => {
    expect(changedWords(INFO, { ...BOOK, opening: 25, mixed: true }).map(([, value]) => value)).toEqual(['25', 'yes']);
  });

  it('differ from the rulebook in what is changed', () => {
    const names = (rules: Record<string, unknown>): string[] => changedIn(INFO, rules).map((option) => option.name);
    expect(names(BOOK)).toEqual([]);
    expect(names({ ...BOOK, opening: 0, mixed: true, timer: 60 })).toEqual(['opening', 'mixed']);
  });

  it('are read from the list of open tables', () => {
    expect(presetOf(INFO, rulesFrom(INFO, 'opening=0 mixed=true timer=60'))).toBe('family');
    expect(presetOf(INFO, rulesFrom(INFO, ''))).toBe('standard');
    expect(presetOf(INFO, rulesFrom(INFO, 'ace=both'))).toBe('');
  });

  it('have a clock in words', () => {
    expect(clockWords({})).toBe('No clock');
    expect(clockWords({ kind: 'turn', seconds: 60 })).toBe('1 minute a turn');
    expect(clockWords({ kind: 'turn', seconds: 90 })).toBe('90 seconds a turn');
    expect(clockWords({ kind: 'bank', seconds: 600, more: 10 })).toBe('10 minutes each, 10 s more a turn');
    expect(clockWords({ kind: 'days', seconds: 86_400 })).toBe('1 day a turn');
    expect([{}, { kind: 'turn', seconds: 60 }, { kind: 'turn', seconds: 90 }].map((clock) => clockChanged(INFO, clock as object))).toEqual([false, false, true]);
  });

  it.each(LANGUAGES)('have words in %s', async (language) => {
    await speak(language);
    for (const kind of ['none', 'turn', 'bank', 'days'] as const) expect(clockWords({ kind, seconds: 172_800, more: 5 })).not.toContain('page-');
  });
});

describe('a new table', () => {
  it('calls the rules our own once one is changed, and a preset again when they are', async () => {
    const end = await shown(NewTable, { game: 'rummy', mode: 'invite' as const, close: () => undefined });
    const presets = document.querySelector<HTMLElement>('[data-choice=presets]') as HTMLElement;
    const family = presets.querySelector<HTMLInputElement>('[value=family]') as HTMLInputElement;
    const opening = document.querySelector<HTMLInputElement>('[data-option="opening"]') as HTMLInputElement;
    const mixed = document.querySelector<HTMLInputElement>('[data-option="mixed"]') as HTMLInputElement;
    const set = (change: () => void, of: HTMLElement): void => {
      change();
      of.dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
    };
    expect(presets.dataset['value']).toBe('standard');
    set(() => (family.checked = true), family);
    expect(opening.value).toBe('0');
    expect(document.querySelectorAll('.option .diamond')).toHaveLength(2);
    set(() => (opening.value = '25'), opening);
    expect(presets.dataset['value']).toBe('');
    expect(presets.querySelector('summary')?.textContent).toBe('◆ Own rules');
    set(() => (opening.value = '30'), opening);
    set(() => (mixed.checked = false), mixed);
    expect(presets.dataset['value']).toBe('standard');
    expect(document.querySelectorAll('.option .diamond')).toHaveLength(0);
    end();
  });
});

describe('the length of a match', () => {
  it('is asked for before all the other rules', async () => {
    const rules = { ...BOOK, rounds: 4, target: 0 };
    const info = { ...INFO, presets: [{ name: 'standard', rules: '', options: rules }], options: [number('opening', 30), number('rounds', 4), number('target', 0)] };
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve([info]) }));
    const made = mount(Options, { target: document.body, props: { game: 'rummy', options: info.options, usual: rules, changed: {} } });
    flushSync();
    const places = [...document.querySelectorAll<HTMLElement>('[data-option]')].map((field) => [field.dataset['option'], field.closest('details') !== null]);
    expect(places).toEqual([['rounds', false], ['target', false], ['opening', true]]);
    await unmount(made);
  });
});

describe('the list of open tables', () => {
  const seat = { bot: '', taken: false, gone: false, stand_in: '', ready: false, name: '' };
  const table = { id: 't', game: 'rummy', rules: 'opening=25 mixed=true', clock: {}, watch: true, phase: 'gathering', seats: [seat, seat], hints: true };

  it('says what differs from the rulebook, and whether hints are allowed', async () => {
    const sockets: { onmessage?: (event: { data: string }) => void; close: () => void }[] = [];
    vi.stubGlobal('WebSocket', class { close = (): void => undefined; constructor() { sockets.push(this); } });
    const made = mount(OpenTables, { target: document.body });
    flushSync();
    sockets[0]?.onmessage?.({ data: JSON.stringify({ t: 'lobby', tables: [table] }) });
    await vi.waitFor(() => expect(text('[data-preset]')).toBe('Own rules'));
    const rows = [...document.querySelectorAll('[data-rules] li')].map((row) => row.textContent);
    expect(rows).toEqual(['Own rules', 'changed: First play: 25', 'changed: Mixed colours: yes', 'Clock: No clock', 'changed: Hints: allowed for all']);
    await unmount(made);
  });
});

describe('everybody at a table', () => {
  const RULES = { ...BOOK, opening: 25, mixed: true };
  const clock = { kind: 'turn', seconds: 90 } as const;

  it.each([['host', 0], ['guest', null]] as const)('sees the rules in the room: the %s', async (_, seat) => {
    const staged = new Staged(rummy([]), RULES, [], seat);
    staged.welcome({ table: { ...staged.info(), phase: 'gathering', clock }, position: null });
    const end = await shown(Room, { table: staged.table });
    expect(text('[data-preset]')).toBe('Own rules');
    expect(text('[data-changed]')).toBe('3 changed');
    expect(rule('opening')).toBe('First play = changed: 25');
    expect(rule('mixed')).toBe('Mixed colours = changed: yes');
    expect(rule('clock')).toBe('Clock = changed: 90 seconds a turn');
    expect(rule('ace')).toBe('The 1 = before 2');
    expect(document.querySelectorAll('[data-rule] .diamond')).toHaveLength(3);
    end();
  });

  it.each([
    [true, 'Hints = changed: allowed for all', '1 changed'],
    [false, 'Hints = off', undefined],
  ] as const)('sees whether people may ask for hints: %s', async (hints, told, count) => {
    const staged = new Staged(rummy([]), BOOK, [], null);
    staged.welcome({ table: { ...staged.info(), phase: 'gathering', hints, seats: staged.info().seats.map((seat) => ({ ...seat, bot: '' })) }, position: null });
    const end = await shown(Room, { table: staged.table });
    expect(rule('hints')).toBe(told);
    expect(document.querySelector('[data-changed]')?.textContent).toBe(count);
    end();
  });

  it('sees at the head of the table that it is not the rulebook’s', async () => {
    const staged = new Staged(rummy([]), RULES);
    const head = mount(Top, { target: document.body, props: { table: staged.table, menu: () => undefined } });
    await vi.waitFor(() => expect(text('[data-own-rules]')).toContain('own rules'));
    expect(document.querySelector('.top .diamond')).not.toBeNull();
    document.querySelector<HTMLElement>('[data-do=own-rules]')?.click();
    await vi.waitFor(() => expect(rule('opening')).toBe('First play = changed: 25')); // the mark opens what it marks
    expect(document.querySelector('dialog')?.open).toBe(true);
    await unmount(head);
    const plain = mount(Top, { target: document.body, props: { table: new Staged(rummy([]), BOOK).table, menu: () => undefined } });
    await new Promise((done) => setTimeout(done));
    flushSync();
    expect(document.querySelector('[data-own-rules], [data-do=own-rules]')).toBeNull();
    await unmount(plain);
  });

  it('finds the menu in three parts, leaving last and ending the match at its end', async () => {
    const staged = new Staged(rummy([]), BOOK);
    const end = await shown(Menu, { table: staged.table, away: [], close: () => undefined });
    expect([...document.querySelectorAll('[data-part] > h3')].map((one) => one.textContent)).toEqual(['This game', 'Look and sound', 'Leaving']);
    const within = (part: string, what: string): boolean => document.querySelector(`[data-part="${part}"] ${what}`) !== null;
    expect(['[data-rules]', '[data-do=rules]', '[data-fold=log]', '[data-fold=sheet]', '[data-rule=hints]'].every((what) => within('game', what))).toBe(true);
    expect(within('look', '[data-keys]')).toBe(true);
    expect(text('[data-do="to-start"]')).toContain('The match stays open');
    expect([...document.querySelectorAll('[data-part="leave"] [data-do]')].at(-1)?.getAttribute('data-do')).toBe('end');
    end();
  });

  it('sees them in the menu of the table', async () => {
    const staged = new Staged(rummy([]), { ...BOOK, opening: 0, mixed: true });
    const end = await shown(Menu, { table: staged.table, away: [], close: () => undefined });
    expect(text('[data-preset]')).toBe('Family: no minimum, mixed colours');
    expect(text('[data-changed]')).toBe('2 changed');
    expect(rule('clock')).toBe('Clock = No clock');
    end();
  });
});
