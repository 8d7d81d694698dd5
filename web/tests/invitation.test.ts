/** What whoever opens the link of a table is told. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Room from '../src/screens/Room.svelte';
import { goalOf, hostOf, invitePath } from '../src/table/invitation';
import { LANGUAGES, speak, type Language } from '../src/words/words.svelte';
import { investo, Staged } from './tables';

const SEAT = { bot: '', name: '', taken: false, gone: false, stand_in: '', ready: false };
const FRIEND = { ...SEAT, name: 'Friederike', taken: true };
const GAMES = [{
  name: 'investo', seats: [2], usual: 'standard', presets: [{ name: 'standard', rules: '', options: { referee: 'gentle', target: 20 } }],
  options: [{ name: 'referee', type: 'choice', default: 'gentle', values: ['gentle', 'rulebook'] }, { name: 'target', type: 'number', default: 20, least: 1, most: 500 }], bots: ['easy'], turn_seconds: 0,
}];

vi.setConfig({ testTimeout: 60_000 }); // the machine may be slow
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

let minutes: number | null = 20;
beforeEach(async () => {
  minutes = 20;
  await speak('en');
  vi.stubGlobal('fetch', (path: string) => Promise.resolve({ ok: true, json: () => Promise.resolve(path === '/api/games' ? GAMES : path.startsWith('/api/tables/') ? { minutes } : { name: '' }) }));
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const text = (selector: string): string => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

async function opened(change: object = {}, present: boolean[] = [true]): Promise<() => void> {
  const staged = new Staged(investo(), { referee: 'rulebook' }, [], null);
  staged.welcome({ table: { ...staged.info(), phase: 'gathering', seats: [FRIEND, SEAT], clock: { kind: 'turn', seconds: 60 }, ...change }, position: null, present });
  const made = mount(Room, { target: document.body, props: { table: staged.table } });
  await soon(() => expect(document.querySelector('[data-invitation], [data-watching]')).not.toBeNull());
  await soon(() => expect(document.querySelector('[data-preset]')).not.toBeNull());
  flushSync();
  return () => void unmount(made);
}

describe('an invitation', () => {
  it('says by whom, to what, how long it takes and which rules differ', async () => {
    const end = await opened();
    expect(text('[data-invitation] h2')).toBe('Friederike invites you to Investo');
    expect(text('[data-invitation] p')).toBe('Friederike is at the table already');
    await soon(() => expect(text('[data-facts]')).toBe('About 20 minutes, for two, to 20 points'));
    expect(text('[data-preset]')).toBe('Own rules');
    expect([...document.querySelectorAll('.tags > dl > .changed')].map((one) => one.getAttribute('data-rule'))).toEqual(['referee', 'clock']);
    expect(document.querySelectorAll('.tags > dl > .changed .diamond')).toHaveLength(2);
    expect(document.querySelectorAll('main .btn.main')).toHaveLength(1); // one lit thing
    end();
  });

  it('does not say that somebody is there who is not, nor how long it takes as long as that is not known', async () => {
    minutes = null;
    const end = await opened({}, [false]);
    expect(document.querySelector('[data-invitation] p')).toBeNull();
    await soon(() => expect(text('[data-facts]')).toBe('A turn now and then, over days, for two, to 20 points'));
    end();
  });

  it('explains the game in a minute, and leads back', async () => {
    const end = await opened();
    document.querySelector<HTMLElement>('[data-do=minute]')?.click();
    flushSync();
    expect(text('[data-minute] p').length).toBeGreaterThan(40);
    expect(document.querySelector('[data-do=lesson]')?.getAttribute('href')).toBe('/learn/investo/1');
    document.querySelector<HTMLElement>('[data-do=back]')?.click();
    flushSync();
    expect(document.querySelector('[data-minute]')).toBeNull();
    expect(document.querySelector('[data-do=join]')).not.toBeNull();
    end();
  });

  it('is not shown where all seats are taken', async () => {
    const end = await opened({ seats: [FRIEND, { ...FRIEND, name: 'Bo' }] });
    expect(document.querySelector('[data-invitation]')).toBeNull();
    expect(document.querySelector('[data-watching]')).not.toBeNull();
    end();
  });

  it('of nobody in particular names nobody', async () => {
    const end = await opened({ seats: [{ ...FRIEND, name: '' }, SEAT] });
    expect(text('[data-invitation] h2')).toBe('An invitation to Investo');
    end();
  });

  it.each([
    ['en', 'Friederike invites you to Investo'],
    ['fr', 'Friederike vous invite à une partie d’Investo'],
    ['nl', 'Friederike nodigt je uit voor Investo'],
    ['de', 'Friederike lädt dich zu Investo ein'],
  ] as [Language, string][])('has words in %s', async (language, title) => {
    await speak(language);
    const end = await opened();
    expect(text('[data-invitation] h2')).toBe(title);
    expect(document.body.textContent).not.toMatch(/invite-|page-|lesson-/);
    end();
  });
});

describe('who invites to what', () => {
  it('is the first person with a name', () => {
    expect(hostOf([{ ...SEAT, bot: 'easy', name: 'easy' }, SEAT, FRIEND])).toBe(2);
    expect(hostOf([SEAT, SEAT])).toBeNull();
  });

  it('is played to points, else so many rounds', () => {
    const rules = (found: Record<string, number>) => (name: string) => found[name] ?? 0;
    expect([goalOf(rules({ target: 20 })), goalOf(rules({ target: 0, rounds: 4 })), goalOf(rules({}))]).toEqual(['target', 'rounds', null]);
  });

  it('has a link in the language of whoever sends it', () => {
    expect(LANGUAGES.map((language) => invitePath('abc', language))).toContain('/t/abc?lang=nl');
  });
});
