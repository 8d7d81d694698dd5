import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Bar from '../src/board/Bar.svelte';
import Investo from '../src/games/Investo.svelte';
import Pot from '../src/games/Pot.svelte';
import { InvestoHand } from '../src/games/investo.svelte';
import { dropOn } from '../src/play/gestures';
import HintSheet from '../src/screens/HintSheet.svelte';
import type { Answer } from '../src/net/connection';
import { rackSlots } from '../src/look/fit';
import type { InvestoView } from '../src/wire';
import { LANGUAGES, say, speak, speakOf } from '../src/words/words.svelte';
import { Staged, investo, shown } from './tables';

beforeAll(() => speak('en', false));
beforeEach(() => speakOf('investo'));

const RACK = ['r1', 'r5', 'r7', 'r9', 'b1', 'b2', 'b3', 'y4', 'y5', 'y6', 'k7', 'k7'];
const sides = (rack: string[], reserve: string[] = []): InvestoView['sides'] => {
  const [mine, theirs] = investo().sides as [InvestoView['sides'][number], InvestoView['sides'][number]];
  return [{ ...mine, rack, size: rack.length, reserve }, theirs];
};

function at(view: InvestoView, options: string[] = [], play = false): { staged: Staged; hand: InvestoHand; id: (tile: string) => string } {
  const staged = new Staged(view);
  staged.welcome({ position: staged.position(view, options, play) });
  const hand = new InvestoHand(staged.table);
  hand.look(view, 0);
  return { staged, hand, id: (tile) => hand.rack.find((piece) => piece.tile === tile)?.id ?? '' };
}

const sent = (staged: Staged): string[] => staged.asked.flatMap((one) => (one.t === 'act' ? [one.a] : []));

describe('a rack that is too full', () => {
  const view = investo({ step: 'reserve', sides: sides(RACK, ['k1']) });
  const options = RACK.map((tile) => `R ${tile}`);
  const screen = (staged: Staged): { root: HTMLElement; end: () => void } =>
    shown(Investo as never, { table: staged.table, waiting: '', menu: () => undefined, hint: undefined, recall: undefined, watching: false } as never);

  it('says why a tile must go', async () => {
    const { hand } = at(view, options);
    for (const language of LANGUAGES) {
      await speak(language, false);
      expect(hand.ask()).toMatch(/10/);
    }
    await speak('en', false);
    expect(hand.ask()).toBe('More than 10 tiles on your rack: choose 2 for your reserve.');
  });

  it('gives tiles to the reserve by dropping them there, and takes them back', () => {
    const { hand, id } = at(view, options);
    dropOn(hand, [id('r1')], 'reserve', null, false);
    expect(hand.rack.map((piece) => piece.tile)).not.toContain('r1');
    expect(hand.main()).toMatchObject({ ready: false });
    dropOn(hand, [id('r5')], 'reserve', null, false);
    expect(hand.main()).toMatchObject({ ready: true, reason: 'Red 1, red 5' });
    hand.undo();
    expect(hand.rack.map((piece) => piece.tile)).toContain('r5');
    hand.reset();
    expect(hand.rack).toHaveLength(12);
  });

  it('sends what lies in the reserve and what is chosen beside it', async () => {
    const { staged, hand, id } = at(view, options);
    hand.putAway([id('r1')]);
    hand.choose(id('k7'));
    await hand.main().act?.();
    expect(sent(staged)).toEqual(['R r1', 'R k7']);
  });

  it('has a lit reserve, on which a tap puts what is chosen', () => {
    const staged = new Staged(view);
    staged.welcome({ position: staged.position(view, options, false) });
    const { root, end } = screen(staged);
    flushSync();
    const mine = root.querySelector<HTMLElement>('[data-do=reserve-mine]')!;
    expect([mine.classList.contains('can'), mine.dataset['drop']]).toEqual([true, 'reserve']);
    root.querySelector<HTMLElement>('.rack [data-piece]')!.click();
    flushSync();
    mine.click();
    flushSync();
    expect(mine.dataset['tiles']).toBe('2');
    expect(mine.querySelector('.is-draft')).not.toBeNull();
    expect(root.querySelector('.table .drop')).toBeNull();
    end();
  });

  it('lays nothing on the table, and says why', async () => {
    const { staged, hand, id } = at(view, options);
    staged.answer = (): Answer => ({ t: 'refused', id: '', code: 'refusal-reserve-first', rule: 'I17', params: { count: 2 } });
    dropOn(hand, [id('r1')], 'new', null, false);
    expect(hand.changed).toBe(false);
    await vi.waitFor(() => expect(hand.notice).toContain('reserve'));
    const drawing = at(investo({ step: 'draw' }), ['S']);
    drawing.hand.put([drawing.id('r5')], 'new');
    expect(drawing.hand.changed).toBe(true);
  });
});

describe('doubling', () => {
  const view = investo({ pot: [[['b5']], [['k5', 'b5']], [], []] });

  it('says before what it costs and brings, in the guide, on the button and in the row', () => {
    const { hand, id } = at(view, ['X1.1 r5', 'I1 r5'], true);
    hand.dropPot([id('r5')], 0, 0);
    expect(hand.ask()).toBe('Doubled, row 1 is worth only +3; then you draw a tile. Confirm?');
    expect(hand.main().reason).toBe('red 5 doubles: row 1 at +3');
    const { root, end } = shown(Pot, { view, hand, fresh: new Set<string>(), from: '' });
    expect([...root.querySelectorAll('.worth')].map((one) => one.textContent?.trim())).toEqual(['+3', '+3', '', '']);
    end();
  });

  it('draws nothing from an empty stock', () => {
    const { hand, id } = at({ ...view, stock: 0 }, ['X1.1 r5'], true);
    hand.dropPot([id('r5')], 0, 0);
    expect(hand.ask()).toBe('Doubled, row 1 is worth only +3. Confirm?');
  });

  it('of a place that is doubled already costs nothing more', () => {
    const { hand, id } = at(view, ['X2.1 r5'], true);
    hand.dropPot([id('r5')], 1, 0);
    expect(hand.worth(1)).toBe(3);
  });
});

describe('what to do', () => {
  it('is to take a tile first, whatever is planned', () => {
    const { hand, id } = at(investo({ step: 'draw' }), ['S']);
    expect(hand.ask()).toBe('Take a tile from the stock.');
    hand.put([id('r5')], 'new');
    expect(hand.ask()).toBe('Planned. First take a tile.');
  });

  it('is to confirm as soon as a tile lies in the pot', () => {
    const { hand, id } = at(investo(), ['I1 r5'], true);
    const before = hand.ask();
    hand.dropPot([id('r5')], 0, null);
    expect([before, hand.ask()]).toEqual([say('page-ask-choose'), say('page-ask-ready')]);
  });

  it('is no longer to play what has been played', () => {
    const { hand, id } = at(investo({ step: 'play', must: ['r5'], table: [['r6', 'r7', 'r8']], sides: sides(['r5', 'b1']) }), [], true);
    expect(hand.ask()).toContain('red 5');
    hand.put([id('r5')], 0);
    expect(hand.ask()).toBe(say('page-ask-ready'));
  });
});

describe('a pot', () => {
  it('names itself and numbers its rows', () => {
    const { hand } = at(investo({ pot: [[['b5']], [['k5', 'b5']], [], []] }));
    const { root, end } = shown(Pot, { view: hand.view, hand, fresh: new Set<string>(), from: '' });
    expect(root.querySelector<HTMLElement>('.pot')?.dataset['name']).toBe('Rows of the pot');
    expect([...root.querySelectorAll('.no')].map((one) => one.textContent)).toEqual(['1', '2', '3', '4']);
    end();
  });
});

describe('a combination that is none', () => {
  it('says why in short and in full, also where the button opens it', async () => {
    const { hand, id } = at(investo({ sides: sides(['k7', 'y7', 'b7', 'r1']) }), [], true);
    hand.put([id('k7'), id('y7'), id('b7')], 'new');
    expect(hand.main()).toMatchObject({ wrong: true, reason: 'runs only: numbers in a row' });
    expect(hand.why()).toMatch(/is not a run: its tiles have different colours/);
    const high = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100); // then the reason is cut
    const { root, end } = shown(Bar, { hand, main: hand.main() });
    await vi.waitFor(() => expect(root.querySelector('[data-brief=cut]')).not.toBeNull());
    root.querySelector<HTMLElement>('[data-main]')?.click();
    flushSync();
    expect(document.querySelector('dialog p')?.textContent).toBe(hand.why());
    end();
    high.mockRestore();
    for (const language of LANGUAGES) {
      await speak(language, false);
      expect(hand.why()).not.toContain(hand.main().reason);
      expect(hand.why().length).toBeGreaterThan(hand.main().reason.length);
    }
    await speak('en', false);
  });
});

describe('a hint to take tiles back', () => {
  const hinted = (...actions: string[]): Answer => ({ t: 'hinted', id: '', considered: actions.map((action) => ({ action, win: 0.5, ahead: 1, worth: 0.5 })), reasons: [], measure: 'win' }) as unknown as Answer;

  it('proposes as many as are due, chooses them, and sends nothing before the button is pressed', async () => {
    const { staged, hand } = at(investo({ step: 'back', sides: sides(RACK.slice(0, 8), ['k1', 'k2', 'k3']) }), ['B k1', 'B k2', 'B k3']);
    staged.answer = (question) => (question.t === 'hint' ? hinted('B k2', 'B k3', 'B k1') : { t: 'done', id: '', seq: 0 });
    const { root, end } = shown(HintSheet, { hand, close: () => undefined });
    await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(2));
    expect(root.querySelector('.what')?.textContent).toMatch(/black 2.*black 3/);
    root.querySelector<HTMLElement>('[data-do=follow]')?.click();
    expect(sent(staged)).toEqual([]);
    expect(hand.main()).toMatchObject({ ready: true, reason: 'Black 2, black 3' });
    hand.press();
    await vi.waitFor(() => expect(sent(staged)).toEqual(['B k2', 'B k3']));
    end();
  });

  it('chooses as many as must go', () => {
    const { hand } = at(investo({ step: 'reserve', sides: sides(RACK) }), RACK.map((tile) => `R ${tile}`));
    hand.showAll(hand.jointly(['R r1', 'R k7', 'R b1']));
    expect(hand.main()).toMatchObject({ ready: true, reason: 'Red 1, black 7' });
  });
});

describe('a rack after a row was taken', () => {
  it('has two whole lines on a small phone, its tiles closer together', () => {
    expect(rackSlots(334, 15, 44, 6)).toEqual({ columns: 8, width: 40, lines: 2, gap: 2 });
    expect(rackSlots(334, 14, 44, 6)).toEqual({ columns: 7, width: 42, lines: 2, gap: 5 });
  });
});

describe('French names', () => {
  it('lose the e of « de » before a vowel', async () => {
    await speak('fr', false);
    const of = (name: string): string => say('page-reserve-of', { name });
    expect(['Otis', 'Élise', 'Pim', 'Yves', 'Yann', 'Hugo'].map(of)).toEqual(['d’Otis', 'd’Élise', 'de Pim', 'd’Yves', 'de Yann', 'de Hugo'].map((name) => `Réserve ${name}`));
    expect(say('page-colon')).toBe('\u00a0: ');
    await speak('en', false);
  });
});

describe('what a new player touches', () => {
  it('is the stock: the first tap asks for another, which takes a tile', () => {
    const { staged, hand } = at(investo({ step: 'draw' }), ['S']);
    hand.tapStock();
    expect(sent(staged)).toEqual([]);
    expect(hand.asked).toBe(true);
    hand.tapStock();
    expect(sent(staged)).toEqual(['S']);
  });

  it('is a row, with a play that is not sent yet or with two tiles', () => {
    const view = investo({ step: 'play', must: ['r1'], table: [['r2', 'r3', 'r4']], sides: sides(['r1', 'k7']) });
    const { staged, hand, id } = at(view, [], true);
    hand.put([id('r1')], 0);
    expect(hand.due).toBe(false);
    hand.pick(id('k7'));
    hand.tapRow(1);
    expect(hand.notice).toMatch(/^Press Confirm first/);
    hand.reset();
    hand.pick(id('r1'));
    hand.pick(id('k7'));
    hand.tapRow(1);
    expect(hand.notice).toMatch(/^Only one tile/);
    expect(staged.asked.filter((one) => one.t === 'check' && !one.a.startsWith('A'))).toEqual([]);
  });

  it('is told that a round is played to its end once somebody has enough points', () => {
    const [mine, theirs] = investo().sides as [InvestoView['sides'][number], InvestoView['sides'][number]];
    expect(at(investo()).staged.table.course).toMatch(/to \d+$/);
    expect(at(investo({ sides: [{ ...mine, points: 21 }, theirs] })).staged.table.course).toBe('Round 1 · goes on');
  });
});
