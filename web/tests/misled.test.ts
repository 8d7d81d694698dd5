/** Small things that misled: times, piles shown twice, tabs and steps without sense. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Clock from '../src/board/Clock.svelte';
import Gin from '../src/games/Gin.svelte';
import { RummyHand } from '../src/games/rummy.svelte';
import HintSheet from '../src/screens/HintSheet.svelte';
import { device } from '../src/net/home';
import Start from '../src/screens/Start.svelte';
import { speak } from '../src/words/words.svelte';
import { gin, rummy, Staged } from './tables';

beforeEach(() => speak('en'));
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const text = (selector: string): string => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

describe('the clock', () => {
  it.each([
    [259_200, '3 days'],
    [3 * 86_400 - 60, '3 days'],
    [47 * 3600 + 5, '48 h'],
    [3600, '1 h'],
    [59, '0:59'],
  ])('says %i seconds as somebody would', (seconds, told) => {
    const staged = new Staged(rummy([]));
    staged.welcome({ clock: { deadline: Date.now() + 1000 * seconds, bank: [] } });
    const made = mount(Clock, { target: document.body, props: { table: staged.table } });
    flushSync();
    expect(text('[role=timer] b')).toBe(told);
    void unmount(made);
  });

  it('shows my own time for the match too, while it stands still', () => {
    const staged = new Staged(rummy([], { turn: 1 }));
    staged.welcome({ clock: { deadline: Date.now() + 60_000, bank: [580_000, 60_000] } });
    const made = mount(Clock, { target: document.body, props: { table: staged.table } });
    flushSync();
    expect(text('[data-my-bank]')).toBe('You 9:40');
    void unmount(made);
  });
});

describe('Gin-Rummy for four', () => {
  it('shows its stock once', () => {
    const side = { rack: null, size: 10, known: [], shown: false, counts: [] };
    const staged = new Staged(gin(['r5'], { sides: [{ ...side, rack: ['r5'], size: 1 }, side, side, side] }));
    const made = mount(Gin as unknown as Component<Record<string, unknown>>, { target: document.body, props: { table: staged.table, waiting: '' } });
    flushSync();
    expect(document.querySelectorAll('[data-stock]')).toHaveLength(1);
    void unmount(made);
  });
});

describe('a hint', () => {
  it.each([[true, 2], [false, 0]])('asks what can be laid only where something can be: %s', async (mayPlay, tabs) => {
    const table = { info: { game: 'gin' }, view: null, opposite: () => '', hint: () => Promise.resolve({ t: 'hinted', id: '', considered: [], reasons: [], measure: 'win' }) };
    mount(HintSheet, { target: document.body, props: { hand: { table, mayPlay } as never, close: () => undefined } });
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/nothing better|Nothing can be laid/));
    expect(document.querySelectorAll('.pick input')).toHaveLength(tabs);
  });
});

describe('the guide in Rummy', () => {
  it('says before the first play that a tile can be exchanged', () => {
    const view = rummy(['r5', 'b1'], { sides: [{ rack: ['r5', 'b1'], size: 2, opened: false, plays: 0, counts: [] }, { rack: null, size: 14, opened: false, plays: 0, counts: [] }] });
    const staged = new Staged(view, { opening: 30 });
    staged.welcome({ position: staged.position(view, ['E r5', 'E b1']) });
    const hand = new RummyHand(staged.table);
    hand.look(view, 0);
    expect(hand.ask()).toBe('First play: 30 points or more – or exchange one tile.');
  });
});

describe('the start page', () => {
  it('leads to every tool, and its buttons have a name each', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('none')));
    localStorage.setItem('known', '1'); // no first visit
    const made = mount(Start, { target: document.body });
    flushSync();
    const paths = [...document.querySelectorAll('nav.more a')].map((link) => link.getAttribute('href'));
    expect(paths).toEqual(expect.arrayContaining(['/learn', '/puzzles', '/rules', '/sheet', '/referee', '/what', '/open', '/mine']));
    const names = [...document.querySelectorAll('.card button')].map((button) => button.textContent?.trim());
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name?.includes('Play the computer')).every((name) => /: (Investo|Rummy|Gin-Rummy)$/.test(name ?? ''))).toBe(true);
    void unmount(made);
  });

  it('takes nobody for a stranger whose match is kept here, though it has yet to be read', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('none')));
    vi.spyOn(device, 'ask').mockReturnValue(new Promise(() => undefined));
    localStorage.clear();
    localStorage.setItem('device', '1');
    const made = mount(Start, { target: document.body });
    flushSync();
    expect(document.querySelectorAll('.card button').length).toBeGreaterThan(0);
    void unmount(made);
    localStorage.clear();
  });
});
