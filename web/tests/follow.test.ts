import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GinHand } from '../src/games/gin.svelte';
import { InvestoHand } from '../src/games/investo.svelte';
import { RummyHand } from '../src/games/rummy.svelte';
import { fromTable, without } from '../src/play/draft';
import type { Hand } from '../src/play/hand.svelte';
import { recall, remember, newPiece, takeOut } from '../src/play/rack';
import { Story, read, spoken } from '../src/table/story';
import { rummyRules } from '../src/games/melds';
import { speak } from '../src/words/words.svelte';
import type { Answer } from '../src/net/connection';
import type { EventFrame, Happened } from '../src/wire';
import { Staged, gin, investo, rummy } from './tables';

beforeAll(() => speak('en', false));

const ids = (hand: Hand, ...tiles: string[]): string[] => tiles.map((tile) => hand.rack.find((piece) => piece.tile === tile)?.id ?? '');
const lying = (hand: Hand): string[] => hand.melds.map((meld) => meld.map((piece) => piece.tile).join(' '));

describe('when another changes the table', () => {
  const before = rummy(['r5', 'r6', 'r7', 'k4', 'b1'], { turn: 1, table: [['k1', 'k2', 'k3'], ['b8', 'b9', 'b10']] });
  const after = { ...before, table: [['y1', 'y2', 'y3'], ['k1', 'k2', 'k3'], ['b8', 'b9', 'b10', 'b11']] };
  let hand: RummyHand;

  beforeEach(() => {
    hand = new RummyHand(new Staged(before).table);
    hand.look(before, 0);
  });

  it('a tile that is held stays the tile it is', () => {
    const nine = hand.melds[1]?.[1];
    expect(nine?.tile).toBe('b9');
    hand.look(after, 0);
    expect(hand.piece(nine?.id ?? '')?.tile).toBe('b9');
    expect(new Set(hand.melds.flat().map((piece) => piece.id)).size).toBe(10);
  });

  it('a tile that has gone is nothing any more', () => {
    const held = hand.melds[0]?.[0]?.id ?? '';
    hand.look({ ...before, table: [['y1', 'y2', 'y3']] }, 0);
    hand.put([held], 'new');
    expect(lying(hand)).toEqual(['y1 y2 y3']);
  });

  it('what is prepared from the rack alone stays, and can be taken back', () => {
    hand.put(ids(hand, 'r5', 'r6', 'r7'), 'new');
    hand.look(after, 0);
    expect(lying(hand)).toEqual([...after.table.map((meld) => meld.join(' ')), 'r5 r6 r7']);
    expect(hand.notice).toBe('');
    hand.undo();
    expect(hand.rack.length).toBe(5);
  });

  it('what was put to the table is dropped, and that is said', () => {
    hand.put(ids(hand, 'r5', 'r6', 'r7'), 'new');
    hand.put(ids(hand, 'k4'), 0);
    hand.look(after, 0);
    expect(lying(hand)).toContain('r5 r6 r7');
    expect(hand.rack.map((piece) => piece.tile)).toContain('k4');
    expect(hand.notice).toBe('The table has changed. Your draft no longer fits.');
    hand.choose(ids(hand, 'b1')[0] ?? '');
    expect(hand.notice).toBe('');
  });

  it('after my own play nothing is left of the draft', () => {
    hand.put(ids(hand, 'r5', 'r6', 'r7'), 'new');
    const mine = { ...before, table: [...before.table, ['r5', 'r6', 'r7']], sides: [{ ...before.sides[0], rack: ['k4', 'b1'], size: 2 }, before.sides[1]] } as typeof before;
    hand.look(mine, 0);
    expect(hand.changed).toBe(false);
    expect(hand.undoable).toBe(false);
    expect(hand.notice).toBe('');
  });
});

describe('when I change the table myself', () => {
  const PLAN = 'The table has changed. Your draft no longer fits.';
  const row = [['b1'], ['b2'], ['b3']];
  const before = investo({ pot: [row, [['k9']], [], []] });
  const taken = investo({ step: 'play', must: ['b1', 'b2', 'b3'], pot: [[], [['k9']], [], []], bases: [false, true, true, true] });
  let staged: Staged;
  let hand: InvestoHand;

  beforeEach(() => {
    staged = new Staged(before);
    staged.welcome({ position: staged.position(before, ['T1', 'I2 r5']) });
    hand = new InvestoHand(staged.table);
    hand.look(before, 0);
  });

  const follow = (change: Partial<EventFrame>): void => {
    staged.happen(2, { position: staged.position(taken, []), ...change });
    hand.look(taken, 0);
  };

  it('by taking a row, I am told what to do now', () => {
    hand.tapRow(0);
    follow({ event: { what: 'did', seat: 0, do: 'T1', luck: 'b4' } });
    expect(hand.notice).toBe('');
    expect(hand.ask()).toBe('Play one of these now: the blue 1, the blue 2, the blue 3.');
    expect([hand.take, hand.undoable]).toEqual([null, false]);
  });

  it('and learn of it late, it is still my own doing', () => {
    hand.tapRow(0);
    const own = { t: 'event' as const, seq: 2, at: 0, event: { what: 'did' as const, seat: 0, do: 'T1', luck: 'b4' } };
    staged.welcome({ seq: 2, position: staged.position(taken, []), missed: [own] });
    hand.look(taken, 0);
    expect(hand.notice).toBe('');
  });

  it('by laying anew what lies there, nothing is said', () => {
    const lying = rummy(['b1'], { table: [['r1', 'r2', 'r3', 'r4', 'r5', 'r6']] });
    const after = { ...lying, table: [['r1', 'r2', 'r3'], ['r4', 'r5', 'r6']] };
    const own = new Staged(lying);
    const rummyHand = new RummyHand(own.table);
    rummyHand.look(lying, 0);
    rummyHand.put((rummyHand.melds[0] ?? []).slice(3).map((piece) => piece.id), 'new');
    own.happen(2, { event: { what: 'did', seat: 0, do: 'A r1-3 r4-6' }, position: own.position(after) });
    rummyHand.look(after, 0);
    expect(rummyHand.notice).toBe('');
  });

  it('nothing is said if the other did it and nothing of mine is lost', () => {
    follow({ event: { what: 'did', seat: 1, do: 'T1', luck: '?' } });
    expect(hand.notice).toBe('');
  });

  it('but the clock in my place is not me', () => {
    hand.tapRow(0);
    follow({ event: { what: 'did', seat: 0, do: 'T1', luck: 'b4', by: 'clock' } });
    expect(hand.notice).toBe(PLAN);
  });
});

describe('a draft', () => {
  it('can be undone and redone step by step', () => {
    const view = rummy(['r5', 'r6', 'b1']);
    const hand = new RummyHand(new Staged(view).table);
    hand.look(view, 0);
    hand.put(ids(hand, 'r5'), 'new');
    hand.put(ids(hand, 'b1'), 'new');
    hand.undo();
    expect([hand.undoable, hand.redoable]).toEqual([true, true]);
    hand.redo();
    expect(lying(hand)).toEqual(['r5', 'b1']);
  });

  it('says why a combination is none, that of the chosen tile first', () => {
    const view = rummy(['r5', 'r6', 'b1', 'r8', 'k2', 'k9', 'k12']);
    const hand = new RummyHand(new Staged(view).table);
    hand.look(view, 0);
    hand.put(ids(hand, 'r5', 'r6', 'r8'), 'new');
    hand.put(ids(hand, 'k2', 'k9', 'k12'), 'new');
    expect(hand.notice).toContain('red 7 is missing');
    hand.choose(hand.melds[1]?.[0]?.id ?? '');
    expect(hand.notice).toContain('black 3 is missing');
  });

  it('leaves 11-12-13-1 whole where that is a run', () => {
    const melds = fromTable([['r10', 'r11', 'r12', 'r13', 'r1']]);
    const left = (ace: string): string[] => without(melds, new Set(['t0.0']), rummyRules({ ace })).map((meld) => meld.map((piece) => piece.tile).join(' '));
    expect(left('both')).toEqual(['r11 r12 r13 r1']);
    expect(left('low')).toEqual(['r11 r12 r13', 'r1']);
  });

  it('never takes a piece that was not meant', () => expect(() => takeOut([newPiece('r5')], (piece) => piece.tile === 'b1')).toThrow());
});

describe('the strict referee', () => {
  const strict = { referee: 'rulebook' };
  const sides = (points: number, rack = ['r5', 'r6', 'r9', 'k1']) => investo().sides.map((side, seat) => (seat ? side : { ...side, rack, size: rack.length, points }));
  const made = (view = investo({ sides: sides(8) }), rules: Record<string, unknown> = strict): { staged: Staged; hand: InvestoHand } => {
    const staged = new Staged(view, rules);
    const hand = new InvestoHand(staged.table);
    hand.look(view, 0);
    return { staged, hand };
  };

  it('takes what is no run, and the button says what it costs', async () => {
    const { staged, hand } = made();
    hand.put(ids(hand, 'r5', 'r6', 'r9'), 'new');
    expect(hand.main()).toMatchObject({ ready: true, risky: true, reason: 'a mistake: costs 8 points' });
    expect(hand.notice).toContain('red 7 is missing');
    hand.press();
    expect(staged.asked).toEqual([{ t: 'act', at: 1, a: 'A [r5 r6 r9]' }]);
    await vi.waitFor(() => expect(hand.busy).toBe(false));
    const back = investo({ step: 'pot', sides: sides(0) });
    staged.happen(2, { event: { what: 'did', seat: 0, do: 'A [r5 r6 r9]', effect: { mistake: 1 } }, position: staged.position(back, ['I1 r5'], false) });
    hand.look(back, 0);
    expect(hand.rack.length).toBe(4);
    expect(hand.main().ready).toBe(false);
    expect(staged.table.story.at(-1)?.key).toBe('page-did-mistake');
  });

  it('lets one own up to a take that cannot be honoured', () => {
    const { staged, hand } = made(investo({ step: 'play', must: ['b3', 'b9', 'k5'], table: [['y1', 'y2', 'y3']], sides: sides(4) }));
    expect(hand.main()).toMatchObject({ ready: true, risky: true, reason: 'a mistake: costs 4 points' });
    hand.press();
    expect(staged.asked[0]).toMatchObject({ a: 'A [y1 y2 y3]' });
  });

  it('costs nothing where there is nothing', () => {
    const { hand } = made(investo({ sides: sides(0) }));
    hand.put(ids(hand, 'r5', 'k1'), 'new');
    expect(hand.main().reason).toBe('a mistake: the tiles go back');
  });

  it('is not the gentle one', () => {
    const { hand } = made(investo({ sides: sides(8) }), {});
    hand.put(ids(hand, 'r5', 'r6', 'r9'), 'new');
    expect(hand.main()).toMatchObject({ ready: false, wrong: true });
  });
});

describe('the story', () => {
  const told = (...done: (string | [string, Record<string, number | string>])[]): string[] => {
    const story = new Story('investo');
    story.add(1, { what: 'dealt' });
    done.map((one): [string, Record<string, number | string>] => (typeof one === 'string' ? [one, {}] : one)).forEach(([what, effect], i) => story.add(i + 2, { what: 'did', seat: 1, do: what, effect }));
    return story.lines.slice(1).map((line) => read(line, 0, 'Bea'));
  };

  it('tells a mistake, and goes on from the table that stayed', () => {
    const lines = told(['A [r5 r6 r9]', { mistake: 1 }], 'A [r5 r6 r7]', ['A', { mistake: 1 }]);
    expect(lines[0]).toBe('Bea made a mistake with the red 5, the red 6, the red 9: the table stays, the points of this round are gone');
    expect(lines[1]).toBe('Bea laid red 5–7');
    expect(lines[2]).toContain('none of the tiles taken');
  });

  it('judges nothing: it says what it was told', () => {
    expect(told('A [r5 r6 r9]')[0]).toBe('Bea laid the red 5, the red 6, the red 9');
    expect(told(['T1', { points: 7 }])[0]).toBe('Bea took row 1: +7');
    expect(told(['T1', { points: 3, handed: 'b9' }])[0]).toBe('Bea took row 1: +3. You get the blue 9 from underneath');
  });

  it('is that of the match being played: a rematch begins a new one', () => {
    const past: Happened[] = [{ what: 'sat', seat: 1 }, { what: 'began' }, { what: 'dealt' }, { what: 'did', seat: 1, do: 'I1 b3' }];
    const rematch: Happened[] = [{ what: 'began' }, { what: 'dealt' }, { what: 'did', seat: 0, do: 'S', luck: '?' }];
    const events = [...past, ...rematch].map((event, i) => ({ t: 'event' as const, seq: i + 2, at: 0, event }));
    const keys = (staged: Staged): string[] => staged.table.story.map((line) => line.key);
    const live = new Staged(investo());
    for (const told of events) live.happen(told.seq, told);
    expect(keys(live)).toEqual(['page-told-round', 'page-did-investo-S']);
    const reloaded = new Staged(investo(), {}, [], null); // and whoever comes to watch
    reloaded.welcome({ seq: 8, missed: events });
    expect(keys(reloaded)).toEqual(['page-told-round', 'page-did-investo-S']);
    const first = new Staged(investo());
    first.welcome({ seq: 5, missed: events.slice(0, 4) });
    expect(keys(first)).toEqual(['page-told-sat', 'page-told-round', 'page-did-investo-I']);
  });

  it('is read out where I could not know it', () => {
    const line = (seat: number, got: string) => ({ seq: 1, seat, round: 1, key: '', params: { got } });
    expect(spoken(line(1, ''), 0)).toBe(true);
    expect(spoken(line(0, 'r5'), 0)).toBe(true);
    expect(spoken(line(0, ''), 0)).toBe(false);
    expect(spoken(undefined, 0)).toBe(false);
  });
});

describe('going out in Gin-Rummy', () => {
  const rack = ['r1', 'r2', 'r3', 'b5', 'b6', 'b7', 'k9', 'k10', 'y12', 'y2'];
  const no = (code: string, rule: string, params = {}) => ({ t: 'refused' as const, id: '', code, rule, params });
  const gives = async (answer: Answer, change: Parameters<typeof gin>[1] = {}, options = ['S', 'U']): Promise<{ staged: Staged; hand: GinHand }> => {
    const staged = new Staged(gin(rack, change));
    staged.answer = () => answer;
    staged.welcome({ position: staged.position(staged.view, options, false) });
    const hand = new GinHand(staged.table);
    hand.look(staged.view, 0);
    await Promise.resolve();
    await Promise.resolve();
    return { staged, hand };
  };

  it('gives no reason while the other plays, nor after the round, and asks for none', async () => {
    for (const change of [{ turn: 1 }, { step: 'over' as const }]) {
      const { staged, hand } = await gives(no('refusal-gin-only', 'G5'), change);
      expect([hand.main().reason, staged.asked]).toEqual(['', []]);
    }
  });

  it('is refused by the referee, whatever the tiles are: the page judges nothing', async () => {
    const { staged, hand } = await gives(no('refusal-gin-only', 'G5'));
    expect(staged.asked).toEqual([{ t: 'check', a: 'K' }]);
    expect(hand.main()).toMatchObject({ ready: false, reason: 'In this game one goes out with a gin only.' });
    const much = await gives(no('refusal-too-much-left', 'G5', { points: 33, limit: 7 }));
    expect(much.hand.main().reason).toBe('33 points would be left; it must be fewer than 7.');
  });

  it('shows the rule once somebody tries', async () => {
    const { hand } = await gives(no('refusal-gin-only', 'G5'));
    expect([hand.rule, hand.notice]).toEqual(['', '']);
    hand.press();
    await Promise.resolve();
    await Promise.resolve();
    expect([hand.rule, hand.notice]).toEqual(['G5', '']); // it stands on the button
    expect(hand.main()).toMatchObject({ reason: 'In this game one goes out with a gin only.', wrong: true });
  });

  it('gives no reason that no rule gives, nor one of an earlier position', async () => {
    expect((await gives(no('too-fast', ''))).hand.main().reason).toBe('');
    const { staged, hand } = await gives(no('refusal-gin-only', 'G5'));
    staged.answer = () => ({ t: 'done', id: '', seq: 0 });
    staged.view = gin(rack, { turn: 1 });
    staged.welcome();
    hand.look(staged.view, 0);
    staged.view = gin(rack);
    staged.welcome({ position: staged.position(staged.view, ['S']) });
    hand.look(staged.view, 0);
    expect(hand.main().reason).toBe('');
  });

  it('asks nothing where there is a way', async () => {
    const { staged, hand } = await gives(no('refusal-gin-only', 'G5'), {}, ['S', 'K']);
    expect([hand.main().ready, staged.asked]).toEqual([true, []]);
  });
});

describe('what was missed', () => {
  const line = (seq: number) => ({ t: 'event' as const, seq, at: 0, event: { what: 'did' as const, seat: 1, do: 'S', luck: '?' } });

  it('is told once, however often it is sent', () => {
    const staged = new Staged(investo());
    staged.happen(4);
    staged.happen(5);
    expect(staged.asked).toEqual([{ t: 'sync', after: 1 }]);
    for (const _ of [1, 2]) staged.welcome({ seq: 5, missed: [line(2), line(3), line(4), line(5)] });
    expect(staged.table.story.map((told) => told.seq)).toEqual([2, 3, 4, 5]);
  });

  it('is asked for when a move comes too late', async () => {
    const staged = new Staged(investo());
    staged.answer = (question) => (question.t === 'act' ? { t: 'refused', id: '', code: 'table-stale', rule: '', params: {} } : { t: 'done', id: '', seq: 0 });
    await staged.table.act('S');
    expect(staged.asked.at(-1)).toEqual({ t: 'sync', after: 1 });
  });

  it('brings the marks of what was missed', () => {
    const staged = new Staged(investo({ table: [['r1', 'r2', 'r3']] }));
    staged.view = investo({ table: [['r1', 'r2', 'r3'], ['k4', 'k5', 'k6']] });
    staged.welcome({ seq: 2, missed: [{ t: 'event', seq: 2, at: 0, event: { what: 'did', seat: 1, do: 'A r1-3 k4-6', luck: '' } }] });
    expect([...staged.table.fresh]).toEqual(['m1.0', 'm1.1', 'm1.2']);
  });
});

describe('orders of the rack', () => {
  it('are kept for the last thirty, the oldest goes first', () => {
    localStorage.clear();
    for (let i = 0; i < 35; i++) remember(`t${i}`, [newPiece('r5')]);
    remember('t5', [newPiece('b1')]);
    remember('new', [newPiece('k1')]);
    const kept = Array.from({ length: 35 }, (_, i) => recall(`t${i}`).length);
    expect(kept.reduce((sum, one) => sum + one, 0)).toBe(29);
    expect([kept[4], kept[5], kept[6], kept[34]]).toEqual([0, 1, 0, 1]);
  });
});
