/** Forms and the menu: what is wrong is said beside its field in our own words, and what is asked is asked in sight. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Sprite from '../src/look/Sprite.svelte';
import type { GameInfo } from '../src/net/api';
import { prefer, prefs } from '../src/look/prefs.svelte';
import CommandLine from '../src/screens/CommandLine.svelte';
import Menu from '../src/screens/Menu.svelte';
import NewTable from '../src/screens/NewTable.svelte';
import { presetLine } from '../src/table/rules';
import { LANGUAGES, say, speak, speakOf } from '../src/words/words.svelte';
import { gin, rummy, Staged } from './tables';

const BOOK = { opening: 30, rounds: 4 };
const INFO: GameInfo = {
  name: 'rummy',
  seats: [2, 3, 4],
  usual: 'standard',
  presets: [{ name: 'standard', rules: '', options: BOOK }, { name: 'short', rules: 'rounds=2', options: { ...BOOK, rounds: 2 } }, { name: 'race', rules: '', options: { ...BOOK, rounds: 0, target: 300 } }],
  options: [{ name: 'opening', type: 'number', default: 30, least: 0, most: 60 }, { name: 'rounds', type: 'number', default: 4, least: 1, most: 20 }, { name: 'target', type: 'number', default: 0, least: 0, most: 999 }],
  bots: ['beginner', 'medium'],
  turn_seconds: 0,
} as unknown as GameInfo;

let sent: Record<string, unknown>[] = [];
let brought: Element[] = [];

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  prefer({ rules: {}, opponents: {}, level: 'medium' });
  [sent, brought] = [[], []];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) { brought.push(this); });
  vi.stubGlobal('fetch', (path: string, asked?: { body?: string }) => {
    if (asked?.body) sent.push(JSON.parse(asked.body) as Record<string, unknown>);
    return Promise.resolve({ ok: !asked?.body, status: 422, json: () => Promise.resolve(path.endsWith('/games') ? [INFO] : { code: 'failed' }) });
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const one = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => document.querySelector<Kind>(selector) as Kind;
const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? '');

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  flushSync();
}

function press(selector: string): void {
  one(selector).click();
  flushSync();
}

async function form(): Promise<() => void> {
  const made = mount(NewTable, { target: document.body, props: { game: 'rummy', mode: 'computer', close: () => undefined } });
  await vi.waitFor(() => expect(one('[data-option=opening]')).not.toBeNull());
  flushSync();
  return () => void unmount(made);
}

const submit = (): boolean => one('form').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));

describe('a form with something wrong in it', () => {
  it('shows the name that is too long, with what is said about it', async () => {
    const end = await form();
    type(one('[data-field] input[type=text]'), 'x'.repeat(30));
    submit();
    expect(one<HTMLFormElement>('form').noValidate).toBe(true); // no bubble of the browser's
    expect(brought.at(-1)).toBe(one('[data-field]:has([type=text])'));
    expect(document.activeElement).toBe(one('[data-field] input[type=text]'));
    expect(sent).toEqual([]);
    end();
  });

  it.each(LANGUAGES)('says in %s which numbers there are', async (language) => {
    await speak(language);
    const end = await form();
    const field = one<HTMLInputElement>('[data-option=opening]');
    type(field, '');
    expect([field.value, field.checkValidity()]).toEqual(['30', true]); // emptied: the usual one
    type(field, '9999');
    expect(texts('[data-field]:has([data-option=opening]) [role=status]')).toEqual([say('page-number-from', { least: 0, most: 60 })]);
    expect(say('page-number-from', { least: 0, most: 60 })).toMatch(/0.*60/);
    submit();
    expect(field.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(field);
    expect(brought.at(-1)).toBe(field.closest('[data-field]'));
    expect(sent).toEqual([]);
    type(field, '25');
    expect(texts('[data-field]:has([data-option=opening]) [role=status]')).toEqual(['']);
    submit();
    await vi.waitFor(() => expect(sent[0]).toMatchObject({ rules: 'standard opening=25' }));
    end();
  });

  it('lets what is typed take the place of a number', async () => {
    const end = await form();
    const field = one<HTMLInputElement>('[data-option=opening]');
    const select = vi.spyOn(field, 'select');
    field.dispatchEvent(new Event('focus'));
    field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(select).toHaveBeenCalledTimes(2);
    field.dispatchEvent(new MouseEvent('click', { bubbles: true })); // the caret, as everywhere
    expect(select).toHaveBeenCalledTimes(2);
    end();
  });
});

describe('the rules of a new table', () => {
  it('are those the game was played by last', async () => {
    let end = await form();
    press('[data-choice=presets] [value=short]');
    type(one('[data-option=opening]'), '25');
    submit();
    await vi.waitFor(() => expect(sent[0]).toMatchObject({ rules: 'short opening=25' }));
    end();
    document.body.innerHTML = '';
    end = await form();
    await vi.waitFor(() => expect(one<HTMLInputElement>('[data-option=opening]').value).toBe('25'));
    submit();
    await vi.waitFor(() => expect(sent[1]).toMatchObject({ rules: 'short opening=25' }));
    end();
  });

  it('are the usual ones where those of before are gone', async () => {
    prefer({ rules: { rummy: { preset: 'gone', changed: { opening: 25 } } } });
    const end = await form();
    submit();
    await vi.waitFor(() => expect(sent[0]).toMatchObject({ rules: 'standard' }));
    expect(prefs.rules['rummy']).toEqual({ preset: 'standard', changed: {} });
    end();
  });

  it.each([
    ['en', ['As in the rulebook', 'Short: 2 rounds', 'Race to 300']],
    ['fr', ['Comme dans le livret', 'Court\u00a0: 2 manches', 'Course à 300']],
    ['nl', ['Zoals in het boekje', 'Kort: 2 rondes', 'Race naar 300']],
    ['de', ['Wie im Regelheft', 'Kurz: 2 Runden', 'Rennen bis 300']],
  ] as const)('say in %s how long a match is', async (language, lines) => {
    await speak(language);
    expect(INFO.presets.map((preset) => presetLine(INFO, preset))).toEqual(lines);
  });

  it('are followed by those it is played against, who are remembered', async () => {
    let end = await form();
    press('[data-do=add-seat]');
    expect(texts('.seat')).toEqual(['YYou', 'Otis', 'Alma', 'Add']);
    press('[value=beginner]');
    expect([texts('.seat'), texts('[type=submit]')]).toEqual([['YYou', 'Otis', 'Alma', 'Pim'], ['Play: four players']]);
    submit();
    await vi.waitFor(() => expect(sent[0]).toMatchObject({ seats: ['person', 'medium', 'medium', 'beginner'] }));
    expect([prefs.level, prefs.opponents]).toEqual(['medium', { rummy: ['medium', 'medium', 'beginner'] }]);
    end();
    document.body.innerHTML = '';
    end = await form();
    expect(texts('.seat').slice(1)).toEqual(['Otis', 'Alma', 'Pim']);
    end();
    document.body.innerHTML = '';
    prefer({ opponents: { rummy: ['expert'] } }); // the game has no such level
    end = await form();
    expect(texts('.seat').slice(1)).toEqual(['Otis', 'Add']);
    end();
  });
});

describe('a move that is typed', () => {
  it.each(LANGUAGES)('is one of this game, in %s, and what is possible is said in words', async (language) => {
    await speak(language);
    speakOf('gin');
    const staged = new Staged(gin(['r1', 'k9']));
    staged.welcome({ position: staged.position(undefined, ['U', 'S']) });
    const made = mount(CommandLine, { target: document.body, props: { table: staged.table } });
    flushSync();
    expect(texts('.how kbd')).toEqual(['U', 'S', 'D k9', '?']);
    type(one('[data-command]'), '?');
    submit();
    await vi.waitFor(() => expect(brought).toEqual([one('[data-answer]')]));
    expect(one('[data-answer]').textContent).toContain(`U – ${say('page-try-gin-U')}; S – ${say('page-try-S')}`);
    void unmount(made);
    speakOf('');
  });
});

describe('the menu', () => {
  function menu(bots: string[] = ['', 'beginner']): () => void {
    const staged = new Staged(rummy([]));
    staged.welcome({ table: { ...staged.info(), seats: staged.info().seats.map((seat, i) => ({ ...seat, bot: bots[i] ?? '' })) } });
    const made = mount(Menu, { target: document.body, props: { table: staged.table, away: [], close: () => undefined } });
    flushSync();
    return () => void unmount(made);
  }

  it.each(['end', 'leave'])('asks in the place of the button and in sight before it does it: %s', (which) => {
    const end = menu();
    press(`[data-do=${which}]`);
    expect(one(`[data-do=${which}]`)).toBeNull();
    expect(brought).toEqual([one('.sure')]);
    expect(document.activeElement).toBe(one('[data-do=stay]'));
    expect(one('[data-do=stay]').classList.contains('main')).toBe(true);
    expect(one('[data-do=sure]').classList.contains('main')).toBe(false);
    press('[data-do=stay]');
    expect(one(`[data-do=${which}]`)).not.toBeNull();
    end();
  });

  it.each(LANGUAGES)('speaks in %s of others only where there are', async (language) => {
    await speak(language);
    const alone = menu();
    expect(texts('[data-do=leave] small')).toEqual([say('page-leave-alone')]);
    press('[data-do=end]');
    expect(texts('.sure p')).toEqual([say('page-end-alone')]);
    alone();
    document.body.innerHTML = '';
    const end = menu(['', '']);
    expect(texts('[data-do=leave] small')).toEqual([say('page-leave-more')]);
    press('[data-do=end]');
    expect(texts('.sure p')).toEqual([say('page-end-sure')]);
    end();
  });

  it('has a sign of its own for the keys', () => {
    const end = menu();
    const sprite = mount(Sprite, { target: document.body });
    expect(one('[data-fold=keys] use').getAttribute('href')).toBe('#i-keys');
    expect(one('#i-keys')).not.toBeNull();
    void unmount(sprite);
    end();
  });
});
