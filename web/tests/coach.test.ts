/** What the coach of a first match says, where it points, and when it falls silent. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Coach } from '../src/coach/coach.svelte';
import { Memory } from '../src/coach/memory.svelte';
import { place, scrollTo, type Box } from '../src/coach/place';
import { nextTouch } from '../src/games/coach/laying';
import teachGin from '../src/games/coach/gin';
import teachInvesto from '../src/games/coach/investo';
import teachRummy from '../src/games/coach/rummy';
import { GinHand } from '../src/games/gin.svelte';
import { InvestoHand } from '../src/games/investo.svelte';
import { RummyHand } from '../src/games/rummy.svelte';
import type { InvestoView } from '../src/wire';
import { LANGUAGES, alsoSpeak, speak, speakOf } from '../src/words/words.svelte';
import { Staged, gin, investo, rummy } from './tables';

beforeAll(async () => {
  await speak('en', false);
  await alsoSpeak('coach');
});
beforeEach(() => speakOf('investo'));

const considered = (actions: string[]) => actions.map((action) => ({ action, win: null, ahead: 0, worth: 0, alike: false }));
const FACTS = ['aim', 'starter', 'rows', 'run', 'full', 'taken', 'theirs', 'doubling', 'ends', 'count', 'limit'];

/** A table of Investo where an expert would do this first; everything that is told once was told. */
async function at(view: InvestoView, options: string[], advised: string[], play = false, told = FACTS) {
  const staged = new Staged(view);
  const memory = new Memory('abc');
  memory.begin();
  told.forEach((id) => memory.tell(id));
  staged.answer = () => ({ t: 'hinted', id: '', considered: considered(advised), reasons: [], measure: 'points', scale: 'lead' });
  staged.welcome({ position: staged.position(view, options, play) });
  const hand = new InvestoHand(staged.table);
  hand.look(view, 0);
  const coach = new Coach(hand, teachInvesto, memory, { target: 20 });
  coach.follow();
  if (advised.length) await vi.waitFor(() => expect(coach.word).not.toBeNull());
  const id = (tile: string): string => hand.rack.find((piece) => piece.tile === tile)?.id ?? '';
  return { staged, hand, coach, memory, id, rack: (tile: string) => `.rackzone [data-piece="${id(tile)}"]` };
}

describe('what is kept of a coach', () => {
  beforeEach(() => localStorage.clear());

  it('is on at the tables where it began, and off for good where it was sent away', () => {
    new Memory('one').begin();
    expect(new Memory('one').on).toBe(true);
    expect(new Memory('two').on).toBe(false);
    new Memory('one').end();
    expect(new Memory('one').on).toBe(false);
  });

  it('knows a kind of move after two right ones, and hears everything again when called back', () => {
    const memory = new Memory('one');
    memory.begin();
    memory.learn('pot');
    memory.tell('aim');
    expect(memory.known('pot')).toBe(false);
    memory.learn('pot');
    expect(new Memory('one').known('pot')).toBe(true);
    expect(new Memory('one').told('aim')).toBe(true);
    memory.begin();
    expect([memory.known('pot'), memory.told('aim')]).toEqual([false, false]);
  });

  it('survives what another version or somebody wrote there', () => {
    localStorage.setItem('coach', '[{"id":1},null]');
    expect(new Memory('one').on).toBe(false);
    localStorage.setItem('coach', '{');
    expect(new Memory('one').on).toBe(false);
  });
});

describe('a coach at a table of Investo', () => {
  it('tells one thing between two moves: the aim, what the move that is due needs, then the rest', async () => {
    const { coach, hand, staged, memory } = await at(investo({ step: 'draw' }), ['S'], [], false, []);
    const goOn = async (seq: number, action: string, options: string[]): Promise<void> => {
      staged.answer = () => ({ t: 'hinted', id: '', considered: considered(options), reasons: [], measure: 'points', scale: 'lead' });
      staged.happen(seq, { event: { what: 'did', seat: 0, do: action }, position: staged.position(investo(), options, true) });
      hand.look(staged.table.view as InvestoView, 0);
      coach.follow();
      await vi.waitFor(() => expect(coach.word).not.toBeNull());
    };
    expect(coach.word?.text).toMatch(/20 points or more after a round wins/);
    expect(coach.word?.text).not.toMatch(/short/);
    coach.close();
    expect(coach.word).toMatchObject({ tone: 'tip', spots: ['[data-main]'] });
    await goOn(2, 'S', ['I2 b1', 'I1 r5']);
    expect(coach.word?.text).toMatch(/4 rows.*3 open tiles/);
    coach.close();
    expect(coach.word?.tone).toBe('tip');
    await goOn(3, 'I2 b1', ['I1 r5', 'I2 r5']);
    expect(coach.word?.text).toMatch(/red one begins: you do/);
    coach.close();
    expect(coach.word?.tone).toBe('tip');
    expect(memory.told('rows')).toBe(true);
  });

  it('explains a run before the first one is to be laid', async () => {
    const { coach } = await at(investo(), [], ['A r5-7'], true, ['aim']);
    expect(coach.word?.id).toBe('fact run');
    coach.close();
    expect(coach.word?.tone).toBe('tip');
  });

  it('takes its numbers from the rules of the table, and says that a match is short', () => {
    const staged = new Staged(investo({ step: 'draw' }), { target: 10 });
    const hand = new InvestoHand(staged.table);
    hand.look(staged.view, 0);
    const coach = new Coach(hand, teachInvesto, new Memory('abc'), { target: 20 });
    expect(coach.word?.text).toMatch(/10 points.*short: usually it takes 20/);
  });

  it('points at the tile, then at the row, then at the button', async () => {
    const { coach, hand, rack, id } = await at(investo(), ['I2 b1'], ['I2 b1'], true);
    expect(coach.word).toMatchObject({ tone: 'tip', spots: [rack('b1')] });
    expect(coach.word?.text).toMatch(/you invest it\. Put the blue 1 in row 2\./);
    hand.choose(id('b1'));
    expect(coach.word?.spots).toEqual(['.pot .row:nth-child(2)']);
    hand.tapRow(1);
    expect(coach.word?.spots).toEqual(['[data-main]']);
    expect(coach.word?.text).toMatch(/Confirm/);
  });

  it('goes along with another tile', async () => {
    const { coach, hand, id } = await at(investo(), ['I2 b1', 'I1 r5'], ['I2 b1'], true);
    hand.choose(id('r5'));
    expect(coach.word?.text).toMatch(/allowed too/);
    expect(coach.word?.spots).toEqual(['.pot .row.can']);
  });

  it('leads to a run tile by tile', async () => {
    const { coach, hand, id, rack } = await at(investo(), [], ['A r5-7'], true);
    expect(coach.word?.spots).toEqual(['r5', 'r6', 'r7'].map(rack));
    hand.choose(id('r6'));
    expect(coach.word?.spots).toEqual(['r5', 'r7'].map(rack));
    ['r5', 'r7'].forEach((tile) => hand.choose(id(tile)));
    expect(coach.word?.spots).toEqual(['.table button.drop']);
    hand.tapNew();
    expect([coach.word, coach.silent]).toEqual([null, false]); // the referee is being asked
    await vi.waitFor(() => expect(coach.word?.spots).toEqual(['[data-main]']));
  });

  it('answers a mistake with what is missing and where it is', async () => {
    const { coach, hand, id, rack } = await at(investo({ sides: [{ ...investo().sides[0], rack: ['r4', 'r5', 'r6', 'r7'], size: 4 }, investo().sides[1]] as InvestoView['sides'] }), [], ['A r5-7'], true);
    hand.put([id('r4'), id('r5'), id('r7')], 'new');
    expect(coach.word).toMatchObject({ tone: 'wrong', spots: ['.table .meld.bad', rack('r6')] });
    expect(coach.word?.text).toMatch(/^Not yet\..*red 6.*on your rack/);
    expect(coach.back).toBe(true);
    hand.undo();
    expect(coach.word?.tone).toBe('tip');
  });

  it('is silent of a kind of move after two right ones, and praises them', async () => {
    const { coach, staged, memory } = await at(investo(), ['I2 b1'], ['I2 b1'], true);
    staged.happen(2, { event: { what: 'did', seat: 0, do: 'I2 b1' }, position: staged.position(investo(), ['I2 b1'], true) });
    coach.follow();
    expect(coach.praise).toBe('Well done.');
    await vi.waitFor(() => expect(coach.word?.tone).toBe('tip'));
    staged.happen(3, { event: { what: 'did', seat: 0, do: 'I2 b1' }, position: staged.position(investo(), ['I2 b1'], true) });
    coach.follow();
    expect(coach.praise).toMatch(/by yourself/);
    expect(memory.known('pot')).toBe(true);
    await vi.waitFor(() => expect(staged.asked.filter((one) => one.t === 'hint')).toHaveLength(3));
    expect(coach.word).toBeNull();
  });

  it('asks what the hint asks, once a position', async () => {
    const { staged } = await at(investo(), ['I2 b1'], ['I2 b1'], true);
    await staged.table.hint('advice');
    expect(staged.asked.filter((one) => one.t === 'hint')).toEqual([{ t: 'hint', kind: 'advice' }]);
  });

  it('asks nothing where there is only one thing to do', async () => {
    const { staged, coach } = await at(investo({ step: 'draw' }), ['S'], []);
    expect(coach.word?.spots).toEqual(['[data-main]']);
    expect(staged.asked.some((one) => one.t === 'hint')).toBe(false);
  });

  it('does not come back with what was put aside', async () => {
    const { coach, hand, id } = await at(investo(), ['I2 b1'], ['I2 b1'], true);
    coach.close();
    expect(coach.word).toBeNull();
    hand.choose(id('b1'));
    expect(coach.word).not.toBeNull();
  });

  it('says that a row was taken by the other, and what it cost', async () => {
    const { coach, staged } = await at(investo({ turn: 1 }), [], [], false, FACTS.filter((id) => id !== 'taken'));
    staged.happen(2, { event: { what: 'did', seat: 1, do: 'T2', effect: { points: 4 } } });
    expect(coach.word?.text).toMatch(/took row 2: \+4.*run at once/);
  });
});

describe('a play that is recommended', () => {
  const hand = (table: string[][], rack: string[]): RummyHand => {
    const staged = new Staged(rummy(rack, { table }));
    const made = new RummyHand(staged.table);
    made.look(staged.view, 0);
    return made;
  };

  it('is added to what lies there', () => {
    const one = hand([['r5', 'r6', 'r7']], ['r8', 'b1']);
    const wanted = [['r5', 'r6', 'r7', 'r8']];
    const id = one.rack.find((piece) => piece.tile === 'r8')?.id ?? '';
    expect(nextTouch(one, wanted)).toEqual({ stage: 'tiles', spots: [`.rackzone [data-piece="${id}"]`] });
    one.choose(id);
    expect(nextTouch(one, wanted)).toEqual({ stage: 'place', spots: [`.table [data-piece="${one.melds[0]?.[2]?.id}"]`] });
    one.tapTable(one.melds[0]?.[2]?.id ?? '');
    expect(nextTouch(one, wanted).stage).toBe('press');
  });

  it('marks the end of a run at which the tile comes to lie', () => {
    const one = hand([['r5', 'r6', 'r7']], ['r4', 'b1']);
    one.choose(one.rack.find((piece) => piece.tile === 'r4')?.id ?? '');
    expect(nextTouch(one, [['r4', 'r5', 'r6', 'r7']])).toEqual({ stage: 'place', spots: [`.table [data-piece="${one.melds[0]?.[0]?.id}"]`] });
  });

  it('is shown step by step where tiles of the table move', () => {
    const one = hand([['r5', 'r6', 'r7', 'r8']], ['b8', 'k8']);
    expect(nextTouch(one, [['r5', 'r6', 'r7'], ['r8', 'b8', 'k8']]).stage).toBe('show');
    one.show('A r5-7 8:rbk');
    expect(['walk', 'press']).toContain(nextTouch(one, [['r5', 'r6', 'r7'], ['r8', 'b8', 'k8']]).stage);
  });

  it('gives way to another play that can be sent as it lies there', () => {
    const one = hand([], ['r8', 'r9', 'r10', 'r11', 'k1']);
    for (const piece of [...one.rack].filter((each) => each.tile !== 'k1')) one.choose(piece.id);
    one.tapNew();
    expect(nextTouch(one, [['r8', 'r9', 'r10']]).stage).toBe('press');
  });

  it('takes the right one of two equal tiles', () => {
    const one = hand([], ['r5', 'r5', 'r6', 'r7']);
    one.choose(one.rack[1]?.id ?? '');
    expect(nextTouch(one, [['r5', 'r6', 'r7']]).spots).toHaveLength(2);
  });
});

describe('the other games', () => {
  it('say what a first play of Rummy needs, by the rules of the table', () => {
    speakOf('rummy');
    const view = rummy(['r5', 'b1'], { sides: [{ rack: ['r5', 'b1'], size: 2, opened: false, plays: 0, counts: [] }, { rack: null, size: 14, opened: false, plays: 0, counts: [] }] });
    const staged = new Staged(view, { opening: 20, rounds: 1, stars: 'exchange', combinations: 'both', ace: 'low', mixed: false });
    const hand = new RummyHand(staged.table);
    hand.look(view, 0);
    const memory = new Memory('abc');
    for (const kind of ['open', 'exchange', 'pass', 'open', 'exchange', 'pass']) memory.learn(kind);
    const heard: string[] = [];
    for (let coach = new Coach(hand, teachRummy, memory, { rounds: 4 }); coach.word && heard.length < 9; coach = new Coach(hand, teachRummy, memory, { rounds: 4 })) {
      heard.push(coach.word.text);
      coach.close();
    }
    expect(heard.join(' ')).toMatch(/You need 20 points for your first play/);
    expect(heard.join(' ')).toMatch(/1 round; the highest total wins\. That is short: usually it is 4/);
  });

  it('let a first play of Rummy grow, and say what it lacks once it is to be sent', () => {
    speakOf('rummy');
    const rack = ['r1', 'r2', 'r3', 'b9', 'b10', 'b11'];
    const sides = [rack, null].map((own) => ({ rack: own, size: 6, opened: false, plays: 0, counts: [] }));
    const staged = new Staged(rummy(rack, { sides }), { opening: 30 });
    const hand = new RummyHand(staged.table);
    hand.look(staged.view, 0);
    const memory = new Memory('abc');
    ['aim', 'starter', 'melds', 'opening', 'star'].forEach((id) => memory.tell(id));
    const coach = new Coach(hand, teachRummy, memory, {});
    hand.put(hand.rack.filter((piece) => piece.tile.startsWith('r')).map((piece) => piece.id), 'new');
    expect(hand.notice).toMatch(/30/);
    expect(coach.word).toBeNull();
    hand.press();
    expect(coach.word).toMatchObject({ tone: 'wrong' });
    expect(coach.word?.text).toMatch(/^Not yet\..*30/);
  });

  it('lead through a turn of Gin-Rummy', async () => {
    speakOf('gin');
    const view = gin(['r5', 'r6', 'b1'], { discard: 'r7' });
    const staged = new Staged(view);
    const memory = new Memory('abc');
    ['aim', 'starter', 'melds', 'discarded'].forEach((id) => memory.tell(id));
    staged.answer = () => ({ t: 'hinted', id: '', considered: considered(['U']), reasons: [], measure: 'points', scale: 'lead' });
    staged.welcome({ position: staged.position(view, ['S', 'U'], false) });
    const hand = new GinHand(staged.table);
    hand.look(view, 0);
    const coach = new Coach(hand, teachGin, memory, {});
    coach.follow();
    await vi.waitFor(() => expect(coach.word?.spots).toEqual(['[data-do="discard"]']));
    hand.tapDiscard();
    expect(coach.word?.spots).toEqual(['[data-main]']);
  });
});

describe('every sentence of a coach', () => {
  it.each(LANGUAGES)('is there in %s', async (language) => {
    await speak(language, false);
    const { hand, memory } = await at(investo({ step: 'draw', pot: [[['r1'], ['r2'], ['r3']], [], [], []] }), ['S'], [], false, []);
    let heard = 0;
    for (let tone = 'fact'; tone === 'fact'; heard++) {
      const coach = new Coach(hand, teachInvesto, memory, {});
      expect(coach.word?.text).not.toMatch(/coach-|\{/);
      tone = coach.word?.tone ?? '';
      coach.close();
    }
    expect(heard).toBe(5); // four facts and a tip
    await speak('en', false);
  });
});

describe('where the bubble lies', () => {
  const felt: Box = { top: 44, bottom: 400, left: 0, right: 360 };
  const size = { width: 340, height: 150 };
  const over = (a: Box, b: Box): boolean => a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
  const boxOf = (top: number, left: number): Box => ({ top, bottom: top + size.height, left, right: left + size.width });

  it.each([
    ['a row of the pot', { top: 104, bottom: 162, left: 8, right: 176 }],
    ['a combination in the middle', { top: 230, bottom: 274, left: 20, right: 140 }],
    ['the lower edge', { top: 350, bottom: 394, left: 20, right: 140 }],
    ['the stock', { top: 48, bottom: 100, left: 310, right: 352 }],
  ])('is on the felt and not over %s', (_, spot) => {
    const { top, left, side } = place(felt, size, [spot], []);
    expect(over(boxOf(top, left), spot)).toBe(false);
    expect(top).toBeGreaterThanOrEqual(felt.top);
    expect(top + size.height).toBeLessThanOrEqual(felt.bottom);
    expect(side).not.toBe('');
  });

  it('finds the one place where nothing that is spoken of is covered, beside it too', () => {
    const pot = { top: 104, bottom: 226, left: 0, right: 360 };
    const low = place(felt, { width: 340, height: 170 }, [], [pot]); // no arrow: the last pixels of the felt count
    expect(low.top).toBeGreaterThanOrEqual(pot.bottom);
    const wide: Box = { top: 60, bottom: 400, left: 0, right: 1000 };
    const column = { top: 100, bottom: 380, left: 20, right: 260 };
    const beside = place(wide, { width: 400, height: 160 }, [column], []);
    expect(beside.left).toBeGreaterThanOrEqual(column.right);
    expect(beside.side).toBe('');
    const between = [{ top: 44, bottom: 110, left: 0, right: 360 }, { top: 270, bottom: 400, left: 0, right: 360 }];
    const { top } = place(felt, size, [], between);
    expect(between.some((one) => over(boxOf(top, 10), one))).toBe(false);
  });

  it('scrolls what it points at above what lies over the lower edge of the table', () => {
    const table = { top: 200, bottom: 400, left: 0, right: 360 };
    const at = (top: number): Box => ({ top, bottom: top + 44, left: 0, right: 100 });
    expect(scrollTo(table, at(250), 61)).toBe(0);
    expect(scrollTo(table, at(310), 61)).toBe(25);
    expect(scrollTo(table, at(180), 61)).toBe(-30);
    expect(scrollTo(table, { ...at(260), bottom: 600 }, 61)).toBe(50); // too high: its beginning
  });

  it('keeps in sight what is needed, and points down at rack and button only from the edge of the felt', () => {
    const rack = { top: 460, bottom: 500, left: 100, right: 144 };
    const { top, side } = place(felt, size, [rack], [{ top: 226, bottom: 398, left: 0, right: 360 }]);
    expect(top + size.height).toBeLessThanOrEqual(226);
    expect(side).toBe(''); // a row of the pot would seem to be meant
    expect(place(felt, size, [rack], []).side).toBe('down');
  });
});
