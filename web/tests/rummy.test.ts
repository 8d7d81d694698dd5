/** A turn of Rummy: what can be taken back, what is said of a draft that does not do, and what I got. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RummyHand } from '../src/games/rummy.svelte';
import type { Hand } from '../src/play/hand.svelte';
import { keepOrder, newPiece } from '../src/play/rack';
import { Laying, type Space } from '../src/board/felt';
import RoundEnd from '../src/screens/RoundEnd.svelte';
import Totals from '../src/screens/Totals.svelte';
import { theMeld } from '../src/words/tiles';
import { tidy } from '../src/tiles/melds';
import { rummyRules } from '../src/games/melds';
import { LANGUAGES, explain, speak, type Language } from '../src/words/words.svelte';
import type { Answer } from '../src/net/connection';
import type { RummyView } from '../src/wire';
import { Staged, rummy, shown } from './tables';

beforeEach(() => speak('en', false));
afterEach(() => void vi.useRealTimers());

const ids = (hand: Hand, ...tiles: string[]): string[] => tiles.map((tile) => hand.rack.find((piece) => piece.tile === tile)?.id ?? '');
const rack = (hand: Hand): string => hand.rack.map((piece) => piece.tile).join(' ');
const refused = (code: string, rule: string, params = {}): Answer => ({ t: 'refused', id: '', code, rule, params }) as Answer;

/** I am asked to play on this, and have to answer. */
function begun(view: RummyView, rules: Record<string, unknown> = {}): { staged: Staged; hand: RummyHand } {
  const staged = new Staged(view, rules);
  staged.welcome({ position: staged.position(view, view.sides[0]?.rack?.map((tile) => `E ${tile}`) ?? []) });
  const hand = new RummyHand(staged.table);
  hand.look(view, 0);
  return { staged, hand };
}

/** Something was done, and it lies like this now. */
function then(staged: Staged, hand: RummyHand, seat: number, action: string, view: RummyView, luck = '?'): void {
  staged.happen(staged.table.seq + 1, { event: { what: 'did', seat, do: action, luck }, position: staged.position(view) });
  hand.look(view, 0);
}

describe('steps of a draft', () => {
  const mine = rummy(['r9', 'y9', 'k9', 'b2'], { table: [['y2', 'y3', 'y4']] });

  it('end with the turn: nothing leads back into one that is over', () => {
    const { staged, hand } = begun(mine);
    hand.put(ids(hand, 'r9', 'y9', 'k9'), 'new');
    hand.reset();
    expect(hand.undoable).toBe(true);
    const given = { ...mine, sides: [{ ...mine.sides[0], rack: ['r9', 'y9', 'k9', 'b5'] }, mine.sides[1]] } as RummyView;
    then(staged, hand, 0, 'E b2', { ...given, turn: 1 }, 'b5');
    then(staged, hand, 1, 'E ?', given);
    expect([hand.undoable, hand.redoable, hand.changed]).toEqual([false, false, false]);
  });

  it('can be taken back as a whole where a plan outlives the turn', () => {
    const { staged, hand } = begun(mine);
    hand.put(ids(hand, 'r9', 'y9'), 'new');
    hand.put(ids(hand, 'k9'), 1);
    then(staged, hand, 0, 'E b2', { ...mine, turn: 1 }, 'b2');
    hand.undo();
    expect([hand.changed, hand.undoable]).toEqual([false, false]);
  });
});

describe('a draft that does not do', () => {
  const judged = async (staged: Staged, answer: Answer, draft: () => void): Promise<void> => {
    vi.useFakeTimers();
    staged.answer = () => answer;
    draft();
    await vi.advanceTimersByTimeAsync(1000);
  };

  it('is told as a whole in the guide and in short on the button, its tiles marked', async () => {
    const { staged, hand } = begun(rummy(['y6', 'r9', 'y9', 'k9'], { table: [['y3', 'y4', 'y5']] }));
    await judged(staged, refused('refusal-opening-uses-table', 'R5'), () => hand.put(ids(hand, 'y6'), 0));
    expect(hand.notice).toBe('Your first play is made from your own rack alone; what lies on the table stays as it is.');
    expect(hand.main().reason).toBe('First play: your own tiles only');
    expect([...hand.blamed].map((id) => hand.piece(id)?.tile)).toEqual(['y6']);
    hand.undo();
    expect([hand.notice, hand.blamed.size]).toEqual(['', 0]);
  });

  it('marks the Star that stands for something else now', async () => {
    const { staged, hand } = begun(rummy(['b5', 'r3', 'k3'], { table: [['b13', 'r13', '*y13', 'k13']] }));
    const star = hand.melds[0]?.[2]?.id ?? '';
    await judged(staged, refused('refusal-star-bound', 'R8', { stars: '*y13' }), () => hand.put([star, ...ids(hand, 'r3', 'k3')], 'new'));
    expect([...hand.blamed]).toEqual([star]);
    expect(hand.notice).toContain('(the yellow 13)');
  });

  it('says how many points the first play has, in words that are true', () => {
    const view = rummy(['r9', 'y9', 'k9'], {});
    view.sides[0]!.opened = false;
    const { hand } = begun(view, { opening: 30 });
    hand.put(ids(hand, 'r9', 'y9', 'k9'), 'new');
    expect(hand.notice).toBe('Your first play is worth 27 points; it must be worth at least 30.');
    expect(hand.main().reason).toBe('27 of 30 points');
  });

  it.each(LANGUAGES)('is short enough for two lines of the button, in %s', async (language) => {
    await speak(language, false);
    for (const code of ['star-bound', 'nothing-laid', 'opening-uses-table', 'opening-too-low', 'keep-one-to-discard']) {
      const params = { stars: '*k13 *b13', points: 27, opening: 30 };
      expect(explain(`refusal-${code}`, params, 'short').length).toBeLessThan(40);
      expect(explain(`refusal-${code}`, params, 'short')).not.toBe(explain(`refusal-${code}`, params));
    }
  });
});

describe('a tile I got', () => {
  it('takes the place of the one I gave, and is marked until I act again', () => {
    const view = rummy(['r1', 'r2', 'r3', 'r4']);
    const { staged, hand } = begun(view);
    const after = { ...view, turn: 1, sides: [{ ...view.sides[0], rack: ['r1', 'r3', 'r4', 'k9'] }, view.sides[1]] } as RummyView;
    then(staged, hand, 0, 'E r2', after, 'k9');
    expect(rack(hand)).toBe('r1 k9 r3 r4');
    then(staged, hand, 1, 'E ?', { ...after, turn: 0 });
    expect([...hand.drawn]).toEqual(ids(hand, 'k9'));
    then(staged, hand, 0, 'P', { ...after, turn: 1 }, '');
    expect(hand.drawn.size).toBe(0);
  });

  it('comes last where nothing has gone', () => {
    const order = ['r1', 'r2'].map(newPiece);
    expect(keepOrder(order, ['r1', 'r2', 'b5']).map((piece) => piece.tile)).toEqual(['r1', 'r2', 'b5']);
    expect(keepOrder(order, ['r2']).map((piece) => piece.tile)).toEqual(['r2']);
  });
});

describe('a Star in a series', () => {
  it('lies where the server will lay it', () => {
    expect(tidy(['k13', '*', 'b13'], rummyRules({}))).toEqual(['b13', '*r13', 'k13']);
  });

  const SAID: [Language, string, string][] = [
    ['en', 'the 13s (blue, red, yellow) with 2 Stars', 'a Star for the red 6 and the red 7'],
    ['fr', 'la série de 13 (bleu, rouge, jaune) avec 2 Étoiles', 'une Étoile pour le 6 rouge et le 7 rouge'],
    ['nl', 'de serie 13 (blauw, rood, geel) met 2 Sterren', 'een Ster voor de rode 6 en de rode 7'],
    ['de', 'die Serie 13 (Blau, Rot, Gelb) mit 2 Sternen', 'einen Stern für die rote 6 und die rote 7'],
  ];

  it.each(SAID)('is said with the combination, in %s', async (language, series, two) => {
    await speak(language, false);
    expect(theMeld(['*b13', '*r13', 'y13'])).toBe(series);
    expect(theMeld(['*r6', 'r7'])).toBe(two);
  });
});

describe('tiles that have nothing in common', () => {
  it.each(LANGUAGES)('are not blamed on one of them, in %s', async (language) => {
    await speak(language, false);
    const { hand } = begun(rummy(['b4', 'b13', 'y10', 'k13']));
    hand.put(ids(hand, 'b4', 'b13', 'y10', 'k13'), 'new');
    expect(hand.fault(hand.melds[0] ?? [])).toMatchObject({ code: 'refusal-no-combination', params: { tile: 'b4', other: 'y10' } });
    expect(hand.main().reason).not.toMatch(/10|13/);
  });
});

describe('who leaves in the middle of a draft', () => {
  const view = rummy(['r9', 'y9', 'k9', 'b2', '*'], { table: [['y2', 'y3', 'y4'], ['b6', 'b7', '*b8']] });
  const entered = (on: RummyView): RummyHand => {
    const staged = new Staged(on);
    staged.table.lasting = true;
    const hand = new RummyHand(staged.table);
    hand.look(on, 0);
    return hand;
  };

  beforeEach(() => sessionStorage.clear());

  it('finds it when coming back, and can take it back as a whole', () => {
    const hand = entered(view);
    hand.put(ids(hand, 'r9', 'y9', 'k9'), 'new');
    hand.put([hand.melds[1]?.[2]?.id ?? ''], 0);
    const left = hand.action;
    const again = entered(view);
    expect([again.action, rack(again)]).toEqual([left, 'b2 *']);
    again.undo();
    expect([again.changed, again.undoable]).toEqual([false, false]);
    expect(entered(view).changed).toBe(false); // it was taken back
  });

  it('finds the table as it is if that has changed, or a tile is gone', () => {
    const hand = entered(view);
    hand.put(ids(hand, 'r9', 'y9', 'k9'), 'new');
    expect(entered({ ...view, table: [['y2', 'y3', 'y4', 'y5'], ['b6', 'b7', '*b8']] }).changed).toBe(false);
    expect(entered({ ...view, sides: [{ ...view.sides[0], rack: ['r9', 'y9'] }, view.sides[1]] } as RummyView).changed).toBe(false);
    sessionStorage.setItem('draft abc 0', '[1, {}');
    expect(entered(view).changed).toBe(false);
  });
});

describe('turns in which nobody lays', () => {
  const asked = (idle: number): RummyHand => begun(rummy(['r1', 'r2'], { idle }), { stall_limit: 2 }).hand;

  it('are counted aloud when few are left, and the last asks before it ends the round', () => {
    expect(asked(1).ask()).toBe('Lay tiles, or exchange one.');
    expect(asked(2).ask()).toBe('If nobody lays in 2 turns, the round ends. Lay tiles, or exchange one.');
    const hand = asked(3);
    expect(hand.ask()).toMatch(/^If you lay nothing now, the round ends\./);
    hand.choose(ids(hand, 'r1')[0] ?? '');
    expect(hand.main()).toMatchObject({ ready: true, reason: 'ends the round', ends: true });
  });

  it.each(LANGUAGES)('are told at the end as they were, in %s', async (language) => {
    await speak(language, false);
    const staged = new Staged(rummy([], { step: 'over', reason: 'stall', idle: 8 }), {}, [[-3, 3]]);
    staged.welcome({ table: { ...staged.info(), phase: 'pause' }, score: { reason: 'stall', who: null, parts: {}, terms: {} } as never });
    const { root, end } = shown(RoundEnd as never, { table: staged.table, look: () => undefined });
    expect(root.querySelector('.reason')?.textContent).toContain(' 8 ');
    end();
  });
});

describe('totals', () => {
  it('say what the two parts of a bar are, and whose it is by name and picture', () => {
    const staged = new Staged(rummy([], { step: 'over' }), {}, [[5, 3], [10, 0]]);
    const { root, end } = shown(Totals as never, { table: staged.table, gained: [10, 0] });
    expect(root.querySelector('.key')?.textContent?.replace(/\s+/g, ' ').trim()).toMatch(/before\s*this round/);
    expect(root.querySelectorAll('.who .letter')).toHaveLength(2);
    end();
  });

  it('have bars where points are negative', () => {
    const staged = new Staged(rummy([], { step: 'over' }), {}, [[-30, -10]]);
    const { root, end } = shown(Totals as never, { table: staged.table, gained: [-30, -10] });
    expect([...root.querySelectorAll<HTMLElement>('[data-gain]')].map((bar) => Math.round(parseFloat(bar.style.inlineSize)))).toEqual([100, 33]);
    end();
  });
});

describe('places on the felt', () => {
  const space: Space = { width: 358, room: 400, gap: 10, apart: 8, most: 44, least: 34, slim: 25, window: 844, whole: false, around: 14, fixed: 44 };

  it('are the same after a step back, and after the step again', () => {
    const { hand } = begun(rummy(['b5', 'r9'], { table: [['y3', 'y4', 'y5'], ['b1', 'b2', 'b3', 'b4']] }));
    const laying = new Laying();
    const places = (): string => JSON.stringify(laying.next(space, 400, hand.base, hand.melds).lay.map(({ key, place }) => [key, place]));
    const first = places();
    hand.put(ids(hand, 'b5'), 1);
    const second = places();
    expect(second).not.toBe(first);
    hand.undo();
    expect(places()).toBe(first);
    hand.redo();
    expect(places()).toBe(second);
  });

  it('come back with the whole draft when it was reset and that is undone', () => {
    const { hand } = begun(rummy(['y6', 'y1', 'r9', '*'], { table: [['y2', 'y3', 'y4', 'y5'], ['b1', 'b2', 'b3', 'b4']] }));
    const laying = new Laying();
    const all = (): string => JSON.stringify([laying.next(space, 400, hand.base, hand.melds).lay, hand.melds, hand.rack]);
    const first = all();
    hand.put(ids(hand, 'y6', 'r9'), 'new');
    hand.put(['t0.1'], 'new');
    hand.put(ids(hand, '*'), 0);
    const draft = all();
    hand.reset();
    expect(all()).toBe(first);
    hand.undo();
    expect(all()).toBe(draft);
    hand.redo();
    expect(all()).toBe(first);
  });
});
