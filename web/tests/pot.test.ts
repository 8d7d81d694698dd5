import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Pot from '../src/games/Pot.svelte';
import { InvestoHand } from '../src/games/investo.svelte';
import type { Answer } from '../src/net/connection';
import { speak } from '../src/words/words.svelte';
import { Staged, investo, shown } from './tables';

beforeAll(() => speak('en', false));

const full = (...tiles: string[]): string[][] => tiles.map((tile) => [tile]);
const view = investo({ pot: [full('b1', 'b2', 'b3'), full('k1', 'k5', 'k9'), [['y4']], []] });
const NO: Answer = { t: 'refused', id: '', code: 'refusal-cannot-honour', rule: 'I6', params: { row: 2, tiles: 'k1 k5 k9' } };
const WORDS = 'You can play none of these to the table: the black 1, the black 5, the black 9. So you cannot take row 2.';

describe('a row of the pot', () => {
  let staged: Staged;
  let hand: InvestoHand;

  beforeEach(() => {
    staged = new Staged(view);
    staged.welcome({ position: staged.position(view, ['T1', 'I3 r5', 'I4 r5']) });
    staged.answer = () => NO;
    hand = new InvestoHand(staged.table);
    hand.look(view, 0);
  });

  const id = (tile: string): string => hand.rack.find((piece) => piece.tile === tile)?.id ?? '';

  it('is gold if it can be taken now, and only then', () => {
    const { root, end } = shown(Pot, { view, hand, fresh: new Set<string>(), from: '' });
    const gold = (): boolean[] => [...root.querySelectorAll('.row')].map((row) => row.classList.contains('gold'));
    expect(gold()).toEqual([true, false, false, false]);
    hand.choose(id('r5'));
    flushSync();
    expect(gold()).toEqual([true, false, false, false]);
    staged.welcome({ position: staged.position({ ...view, turn: 1 }, []) });
    flushSync();
    expect(gold()).toEqual([false, false, false, false]);
    end();
  });

  it('says why it cannot be taken, as the referee does, until something else is done', async () => {
    hand.tapRow(1);
    expect(staged.asked).toEqual([{ t: 'check', a: 'T2' }]);
    await vi.waitFor(() => expect(hand.notice).toBe(`${WORDS} +4: what row 2 brings whoever takes it.`));
    expect(hand.rule).toBe('I6');
    hand.choose(id('r5'));
    expect([hand.notice, hand.rule]).toEqual(['', '']);
  });

  it('says nothing if the answer comes too late', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    vi.spyOn(staged.table, 'check').mockImplementation(() => new Promise((done) => (answer = done)));
    hand.tapRow(1);
    hand.choose(id('r5'));
    answer(NO);
    await Promise.resolve();
    expect(hand.notice).toBe('');
  });

  it('says why a tile cannot be invested there', () => {
    hand.choose(id('b1'));
    hand.tapRow(2);
    expect(staged.asked).toEqual([{ t: 'check', a: 'I3 b1' }]);
  });

  it('is taken although tiles are drafted, and they stay', () => {
    hand.put(['r5', 'r6', 'r7'].map(id), 'new');
    hand.tapRow(0);
    expect([hand.take, hand.steps()[1]]).toEqual([0, 'now']);
    const taken = investo({ step: 'play', must: ['b1', 'b2', 'b3'], pot: [[], ...view.pot.slice(1)] });
    staged.happen(2, { event: { what: 'did', seat: 0, do: 'T1' }, position: staged.position(taken, []) });
    hand.look(taken, 0);
    expect([hand.take, hand.laid.length, hand.notice]).toEqual([null, 3, '']);
  });

  it('is not taken by a tile that is dropped on it', () => {
    hand.dropPot([id('r5')], 0, null);
    expect([hand.take, hand.pot]).toEqual([null, null]);
    expect(staged.asked).toEqual([{ t: 'check', a: 'I1 r5' }]);
    hand.dropPot([id('r5')], 3, null);
    expect(hand.pot).toMatchObject({ row: 3 });
  });

  it('is taken instead of what was to go into the pot', () => {
    hand.choose(id('r5'));
    hand.tapRow(3);
    hand.tapRow(0);
    expect([hand.take, hand.pot]).toEqual([0, null]);
    hand.undo();
    expect([hand.take, hand.pot?.row]).toEqual([null, 3]);
  });
});
