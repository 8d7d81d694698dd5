/** What people stumbled over who were watched in their first match. */
import { flushSync, mount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Guide from '../src/board/Guide.svelte';
import { GinHand } from '../src/games/gin.svelte';
import Pot from '../src/games/Pot.svelte';
import Reserve from '../src/games/Reserve.svelte';
import { InvestoHand } from '../src/games/investo.svelte';
import { RummyHand } from '../src/games/rummy.svelte';
import { ring } from '../src/look/ring';
import type { Hand } from '../src/play/hand.svelte';
import RulesSheet from '../src/rulebook/RulesSheet.svelte';
import HintSheet from '../src/screens/HintSheet.svelte';
import { tilesOf } from '../src/table/news';
import type { StoryLine } from '../src/table/story';
import type { InvestoView } from '../src/wire';
import { LANGUAGES, alsoSpeak, speak, speakOf } from '../src/words/words.svelte';
import { Staged, gin, investo, rummy, shown } from './tables';

const sent = (staged: Staged): string[] => staged.asked.flatMap((one) => (one.t === 'act' ? [one.a] : []));

beforeEach(async () => {
  await speak('en', false);
  await alsoSpeak('coach');
  await speakOf('investo');
});
afterEach(() => {
  document.body.innerHTML = '';
});

type View = Staged['view'];

/** My turn at such a table. */
function at<H extends Hand>(view: View, options: string[], play: boolean, make: (staged: Staged) => H): { staged: Staged; hand: H } {
  const staged = new Staged(view);
  staged.welcome({ position: staged.position(view, options, play) });
  const hand = make(staged);
  hand.look(view, 0);
  return { staged, hand };
}

const inInvesto = (view: View, options: string[] = [], play = false) => at(view, options, play, (staged) => new InvestoHand(staged.table));
const inRummy = (view: View, options: string[] = [], play = false) => at(view, options, play, (staged) => new RummyHand(staged.table));
const inGin = (view: View, options: string[] = [], play = false) => at(view, options, play, (staged) => new GinHand(staged.table));

describe('a move that a hint prepares', () => {
  const theirs = (reserve: string[]) => investo({ step: 'draw', sides: investo().sides.map((side, seat) => (seat ? { ...side, reserve } : side)) });
  const full = investo({ step: 'pot', pot: [[['b1'], ['b2'], ['b3']]], bases: [true] });
  const cases: [string, () => { staged: Staged; hand: Hand }, string[]][] = [
    ['a play', () => inInvesto(investo(), [], true), ['A [r5 r6 r7]']],
    ['several combinations', () => inRummy(rummy(['b1', 'b2', 'b3', 'r5', 'r6', 'r7', 'k9']), [], true), ['A [b1 b2 b3] [r5 r6 r7]']],
    ['a tile for the pot', () => inInvesto(investo(), ['I2 b1']), ['I2 b1']],
    ['a tile from the stock', () => inInvesto(theirs([]), ['S']), ['S']],
    ['a tile of a reserve', () => inInvesto(theirs(['k1', 'k2']), ['S', 'V k1', 'V k2']), ['V k2']],
    ['an end without doubling', () => inInvesto(full, ['N', 'X1.1 r1']), ['N']],
    ['an exchange', () => inRummy(rummy(['b1', 'r5']), ['E b1', 'E r5']), ['E r5']],
    ['a pass', () => inRummy(rummy(['b1']), ['P']), ['P']],
    ['a discard taken', () => inGin(gin(['b1'], { discard: 'r5' }), ['S', 'U']), ['U']],
    ['a stock tile in Gin-Rummy', () => inGin(gin(['b1'], { discard: 'r5' }), ['S', 'U']), ['S']],
    ['a discard', () => inGin(gin(['b1', 'k9'], { step: 'discard' }), ['D b1', 'D k9']), ['D k9']],
  ];

  it.each(cases)('is sent by one press of the button and by nothing before it: %s', async (_, table, actions) => {
    const { staged, hand } = table();
    hand.prepare(actions);
    expect(sent(staged)).toEqual([]);
    await vi.waitFor(() => expect(hand.main().ready).toBe(true));
    hand.press();
    await vi.waitFor(() => expect(sent(staged)).toEqual(actions));
  });

  it('gives each of two equal tiles a place of its own', async () => {
    const view = investo({ step: 'back', sides: investo().sides.map((side, seat) => (seat ? side : { ...side, size: 8, reserve: ['k1', 'k1', 'k2'] })) });
    const { staged, hand } = inInvesto(view, ['B k1', 'B k2']);
    hand.prepare(['B k1', 'B k1']);
    hand.press();
    await vi.waitFor(() => expect(sent(staged)).toEqual(['B k1', 'B k1']));
  });
});

describe('a hint for a beginner', () => {
  const considered = ['E r8', 'E b4', 'E k13'].map((action, i) => ({ action, win: null, ahead: 3 - i, worth: 3 - i, alike: false, expected: { points: 3 - i, low: 2 - i, high: 4 - i } }));
  const reasons = [{ code: 'nothing-better', params: {} }];
  const table = { info: { game: 'rummy' }, view: null, opposite: () => 'Bea', name: () => 'Bea', hint: () => Promise.resolve({ t: 'hinted', id: 'a', considered, reasons, measure: 'points', scale: 'score' }) };
  const open = (simple: boolean): void => {
    mount(HintSheet, { target: document.body, props: { simple, hand: { table, mayPlay: true, jointly: (actions: string[]) => actions.slice(0, 1) } as unknown as Hand, close: () => undefined } });
  };

  it('is one move in a sentence, and the others on request', async () => {
    open(true);
    await vi.waitFor(() => expect(document.querySelector('[data-only]')?.textContent).toMatch(/red 8/));
    expect(document.querySelectorAll('li, .worth, .scale, input')).toHaveLength(0);
    document.querySelector<HTMLElement>('[data-do=compare]')?.click();
    await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(3));
    expect(document.querySelectorAll('input')).toHaveLength(2);
    expect(document.querySelector('[data-do=compare]')).toBeNull();
  });

  it('is the whole comparison for everybody else', async () => {
    open(false);
    await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(3));
    expect(document.querySelector('[data-only]')).toBeNull();
  });
});

describe('the board of Investo', () => {
  it.each(LANGUAGES)('names the pot, in %s', async (language) => {
    await speak(language, false);
    const { hand } = inInvesto(investo());
    const { root, end } = shown(Pot, { view: hand.view, hand, fresh: new Set<string>(), from: '' });
    expect(root.querySelector<HTMLElement>('.pot')?.dataset['name']).toMatch(/pot|Topf/);
    end();
  });

  it('says what a reserve is, before there is anything in it', () => {
    const toggle = vi.fn();
    const owner = { bots: [], seat: 0, name: 'Ann' };
    const { root, end } = shown(Reserve, { whose: 'mine' as const, label: 'Reserve', title: 'Your reserve', tiles: [] as string[], can: () => false, chosen: [] as number[], tap: () => undefined, toggle, owner, about: 'What it is.', open: true });
    expect(root.querySelector('.owner')?.textContent).toBe('A');
    expect(root.querySelector('[data-about]')?.textContent).toBe('What it is.');
    root.querySelector<HTMLElement>('[data-do=reserve-mine]')?.click();
    expect(toggle).toHaveBeenCalled();
    end();
  });

  it('says what may be done when all rows are full', () => {
    const pot: InvestoView['pot'] = [[['r1'], ['r2'], ['r3']]];
    const { hand } = inInvesto(investo({ pot, bases: [true] }), ['T1', 'N'], true);
    expect(hand.ask()).toMatch(/full: take one.*end your turn/);
    expect(inInvesto(investo({ pot, bases: [true] }), ['N'], true).hand.ask()).toMatch(/full: lay.*double.*end your turn/);
  });

  it('counts the tile for the pot among what Confirm sends', async () => {
    const { staged, hand } = inInvesto(investo(), ['I2 b1'], true);
    const id = (tile: string): string => hand.rack.find((piece) => piece.tile === tile)?.id ?? '';
    hand.put(['r5', 'r6', 'r7'].map(id), 'new');
    hand.choose(id('b1'));
    hand.tapRow(1);
    await vi.waitFor(() => expect(hand.main().ready).toBe(true));
    expect(hand.main().reason).toBe('3 tiles + blue 1 in row 2');
    hand.press();
    await vi.waitFor(() => expect(sent(staged)).toEqual(['A [r5 r6 r7]', 'I2 b1']));
  });

  it('does not set the number of a step before the number of tiles chosen', () => {
    const { hand } = inInvesto(investo(), ['I2 b1'], true);
    const { root, end } = shown(Guide, { hand, text: hand.ask(), step: 3 });
    expect(root.querySelector('em')?.textContent).toBe('3');
    end();
    hand.rack.slice(0, 3).forEach((piece) => hand.choose(piece.id));
    const later = shown(Guide, { hand, text: hand.next(), step: 3 });
    expect(later.root.querySelector('.say')?.textContent).toMatch(/^3 tiles chosen/);
    later.end();
  });
});

describe('what is pointed at', () => {
  it('has another line than what is chosen or laid', () => {
    const off = ring(['.tile']);
    const text = [...(document.adoptedStyleSheets.at(-1)?.cssRules ?? [])].map((rule) => rule.cssText).join('');
    expect(text).toMatch(/dotted/);
    off();
  });
});

describe('the tiles of the turn that ended a round', () => {
  const line = (letter: string, tiles: string[]): StoryLine => ({ seq: 1, seat: 0, round: 1, key: `page-did-${letter}`, params: {}, tiles });

  it('show a tile that was drawn and laid once', () => {
    expect(tilesOf([line('investo-S', ['r5']), line('A', ['r5', 'r6', 'r7'])])).toEqual(['r5', 'r6', 'r7']);
    expect(tilesOf([line('investo-S', ['r5']), line('A', ['k1', 'k2', 'k3'])])).toEqual(['r5', 'k1', 'k2', 'k3']);
    expect(tilesOf([line('investo-S', ['?']), line('A', ['r5']), line('investo-I', ['r5'])])).toEqual(['r5', 'r5']); // two of them
  });
});

describe('the rule that a coach speaks of', () => {
  it('is told in short first, without its number, and in full on request', async () => {
    const { root, end } = shown(RulesSheet, { at: { game: 'investo', rule: 'I6', short: true } });
    await vi.waitFor(() => expect(root.querySelector('article')).not.toBeNull());
    const short = root.querySelector('article')?.textContent ?? '';
    expect(root.querySelector('h2')?.textContent).toBe('In short');
    expect(root.querySelectorAll('.number, .id, .ruling, .option')).toHaveLength(0);
    expect(root.querySelector('article p')?.textContent?.length).toBeGreaterThan(40);
    root.querySelector<HTMLElement>('[data-do=clause]')?.click();
    flushSync();
    expect(root.querySelector('article')?.textContent?.length).toBeGreaterThan(short.length);
    expect(root.querySelector('.id')?.textContent).toBe('I6');
    end();
  });
});
