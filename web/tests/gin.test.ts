/** What a table of Gin-Rummy says at each moment, and what its buttons offer. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GinHand } from '../src/games/gin.svelte';
import { moveWords } from '../src/table/hints';
import type { Happened } from '../src/wire';
import { speak, type Language } from '../src/words/words.svelte';
import Laid from '../src/board/Laid.svelte';
import People from '../src/board/People.svelte';
import { Staged, gin, rummy, shown } from './tables';

beforeAll(() => speak('en', false));
afterEach(() => vi.useRealTimers());

const ELEVEN = ['y4', 'y5', 'y6', 'y7', 'b10', 'r10', 'y10', 'k10', 'y5', 'r1', 'b5'];
const TEN = ELEVEN.slice(0, 10);
const did = (seat: number, action: string): Happened => ({ what: 'did', seat, do: action });
const missed = (...events: Happened[]) => events.map((event, i) => ({ t: 'event' as const, seq: i + 1, at: 0, event }));

/** My turn in this position, after these events. */
function at(view: ReturnType<typeof gin>, options: string[], events: Happened[] = [], rules = {}): { staged: Staged; hand: GinHand } {
  const staged = new Staged(view, rules);
  staged.answer = () => ({ t: 'refused', id: '', code: 'refusal-too-few-laid', rule: 'G5', params: { count: 0, least: 8 } });
  staged.table.seq = 0;
  staged.welcome({ seq: 9, missed: missed(...events), position: staged.position(view, options) });
  const hand = new GinHand(staged.table);
  hand.look(view, 0);
  return { staged, hand };
}

const sides = [{ rack: TEN, size: 10, known: [], shown: false, counts: [] }, { rack: ['b9'], size: 1, known: [], shown: true, counts: [] }];

describe('what is laid for me', () => {
  const laid = (options: string[], table: { owner: number; tiles: string[] }[] = []): string[] =>
    at(gin(rack, { step: 'lay', out: 1, table, sides: [{ ...sides[0]!, rack, size: rack.length }, sides[1]!] }), options).hand.melds.map((meld) => meld.map((piece) => piece.tile).join(' '));
  const rack = ['r5', 'r6', 'r7', 'b5', 'b6', 'b7', 'k5', 'k6', 'k7', 'y13'];

  it('is what my rack showed, if that leaves no more', () => {
    const { hand } = at(gin(rack), []);
    const seen = hand.groups.filter(({ kind }) => kind !== 'left').map(({ pieces }) => pieces.map((piece) => piece.tile).join(' '));
    expect(seen).toHaveLength(3);
    for (const offer of ['L r5-7 b5-7 k5-7', 'L 5:brk 6:brk 7:brk']) expect(laid([offer]).sort()).toEqual(seen.sort());
  });

  it('is what is proposed, if that leaves less', () => {
    const table = [{ owner: 1, tiles: ['y10', 'y11', 'y12'] }, { owner: 1, tiles: ['r8', 'r9', 'r10'] }];
    expect(laid(['L 5:brk 6:brk 7:brk y10-12+y13'], table)).toContain('y10 y11 y12 y13');
    expect(laid(['L b5-7 k5-7 r8-10+r5+r6+r7'], table)).not.toContain('y10 y11 y12 y13');
  });
});

describe('what others added', () => {
  it('is not credited to whom it lies with', () => {
    const table = [{ owner: 1, tiles: ['b8', 'r8', 'y8', 'k8'] }, { owner: 0, tiles: ['y4', 'y5', 'y6', 'y7'] }];
    const view = gin(['r1'], { step: 'over', out: 1, table });
    const { staged } = at(view, [], [{ what: 'dealt', luck: '' }, did(1, 'K b3'), did(1, 'L 8:brk'), did(0, 'L y4-7 8:brk+y8')]);
    const { root, end } = shown(Laid, { table: staged.table });
    const part = (seat: number) => root.querySelector(`[data-laid="${seat}"]`)?.textContent?.replace(/\s+/g, ' ').trim();
    expect(part(1)).toContain('You: + yellow 8');
    expect(part(0)).not.toContain('+');
    end();
  });

  it('leaves open what everybody may see: the rack of whoever went out', () => {
    const side = { rack: null, size: 10, known: [], shown: false, counts: [] };
    const view = gin(['r1'], { step: 'lay', turn: 0, out: 2, sides: [{ ...side, rack: ['r1'], size: 1 }, side, { ...side, rack: ['b2', 'k4'], size: 2, shown: true }, side] });
    const { root, end } = shown(People, { table: at(view, []).staged.table, view });
    expect([...root.querySelectorAll('[data-open="2"] .tile')].map((tile) => tile.getAttribute('aria-label'))).toEqual(['blue 2', 'black 4']);
    expect(root.querySelectorAll('[data-open]')).toHaveLength(1);
    end();
  });
});

describe('when somebody goes out', () => {
  const lying = [{ owner: 1, tiles: ['b8', 'r8', 'k8'] }];
  const said = (key: string, options = ['L y4-7']) => at(gin(TEN, { step: 'lay', out: 1, table: lying, sides }), options, [did(1, key)]).hand.ask();

  it('it is told who and how, and that what lies there is a proposal', () => {
    expect(said('K b3')).toBe('Ann went out. Laid for you: change it or confirm.');
    expect(said('g')).toBe('Ann went out with a petit gin. Laid for you: change it or confirm.');
    expect(said('G')).toContain('went out with a grand gin.');
    expect(said('G', ['L'])).toContain('You have nothing to lay: confirm.');
  });

  it.each<[Language, string]>([['nl', 'Ann ging uit. Voor je'], ['fr', 'Ann sort. Étalé pour vous'], ['de', 'Ann hat ausgemacht. Für dich']])('in %s', async (language, words) => {
    await speak(language, false);
    expect(said('K b3')).toContain(words);
    await speak('en', false);
  });

  it('who goes out reads which tile was discarded', () => {
    const { hand } = at(gin(TEN, { step: 'lay', out: 0 }), ['L y4-7 10:bryk'], [did(0, 'K b5')]);
    expect(hand.ask()).toBe('You discarded the blue 5. Laid for you: change it or confirm.');
  });
});

describe('the button of Gin-Rummy', () => {
  it('says which tile goes when one goes out with it', () => {
    const { hand } = at(gin(ELEVEN, { step: 'discard' }), ['D b5', 'K b5']);
    hand.choose(hand.rack.find((piece) => piece.tile === 'b5')?.id ?? '');
    expect(hand.main()).toMatchObject({ ready: true, label: 'Go out', reason: 'discard the blue 5' });
  });

  it('does not lay nothing down for who went out, and says what is missing before it is pressed', async () => {
    vi.useFakeTimers();
    const { hand } = at(gin(TEN, { step: 'lay', out: 0 }), ['L y4-7 10:bryk'], [did(0, 'K b5')]);
    expect(hand.main()).toMatchObject({ ready: true, reason: '6 points stay' });
    hand.reset();
    expect(hand.melds).toEqual([]);
    expect(hand.main().ready).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(hand.main()).toMatchObject({ ready: false, wrong: true, reason: '0 tiles laid are too few: at least 8 are needed.' });
  });

  it('has nothing to say while others play, nor after the end', () => {
    expect(at(gin(TEN, { turn: 1 }), []).hand.main()).toMatchObject({ ready: false, idle: true });
    expect(at(gin(TEN, { step: 'over' }), []).hand.main()).toMatchObject({ ready: false, idle: true });
  });

  it('is not red before it was pressed in vain, and no more after the next touch', () => {
    const { hand } = at(gin(TEN), ['S']);
    expect(hand.main().wrong).toBe(false);
    hand.press();
    expect(hand.main().wrong).toBe(true);
    hand.elsewhereTouched();
    expect(hand.main().wrong).toBe(false);
  });
});

describe('a tile chosen before one is taken', () => {
  it('is still chosen then', async () => {
    const { staged, hand } = at(gin(TEN, { discard: 'k13' }), ['S', 'U']);
    staged.answer = () => ({ t: 'done', id: '', seq: 0 });
    const id = hand.rack.find((piece) => piece.tile === 'r1')?.id ?? '';
    hand.choose(id);
    hand.tapPile('S');
    hand.tapPile('S');
    await vi.waitFor(() => expect(staged.asked).toContainEqual(expect.objectContaining({ t: 'act', a: 'S' })));
    await Promise.resolve();
    expect(hand.chosen).toEqual([id]);
  });
});

describe('a discard that is not taken', () => {
  const drawn = (rules = {}) => at(gin(ELEVEN, { step: 'discard' }), ['D b5'], [did(1, 'D y13'), { ...did(0, 'S'), luck: 'b5' }], rules).hand.buried();

  it('leaves the round with two players, and goes into the stock where that is the rule (G4)', () => {
    expect(drawn({ untaken: 'seats' })).toBe('Yellow 13: out of the round');
    expect(drawn({ untaken: 'mixed' })).toBe('Yellow 13: mixed into the stock');
  });

  it('is not spoken of when it was taken', () => {
    expect(at(gin(ELEVEN, { step: 'discard', taken: 'y13' }), ['D b5'], [did(1, 'D y13'), did(0, 'U')]).hand.buried()).toBe('');
  });
});

describe('ways to go out', () => {
  it('are told apart by the tile that is discarded', () => {
    const words = (action: string): string => moveWords('gin', null, action, '');
    expect([words('K b5'), words('K y5'), words('K')]).toEqual(['Go out, discard the blue 5', 'Go out, discard the yellow 5', 'Go out']);
    expect(words('g r1')).toBe('Go out with a petit gin, discard the red 1');
  });
});

describe('at the end of a round', () => {
  it('everything that somebody laid is shown under their name', () => {
    const table = [{ owner: 1, tiles: ['b8', 'r8', 'k8'] }, { owner: 0, tiles: ['y4', 'y5', 'y6'] }, { owner: 1, tiles: ['r1', 'r2', 'r3'] }];
    const { root, end } = shown(Laid, { table: new Staged(gin(TEN, { step: 'over', table })).table });
    const laid = [...root.querySelectorAll('[data-laid]')].map((one) => [one.querySelector('h3')?.textContent, one.querySelectorAll('li').length]);
    expect(laid).toEqual([['Laid down: You', 1], ['Laid down: Ann', 2]]);
    end();
  });

  it('a table that is everybody’s has none of that', () => {
    const { root, end } = shown(Laid, { table: new Staged(rummy(['r5'], { step: 'over', table: [['b8', 'r8', 'k8']] })).table });
    expect(root.querySelector('[data-laid]')).toBeNull();
    end();
  });
});
