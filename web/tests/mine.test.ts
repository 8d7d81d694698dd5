import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer } from '../src/look/prefs.svelte';
import { api, type MyResult, type MyTable } from '../src/net/api';
import { lastOpponents, noteOpponents } from '../src/screens/against';
import { fromFile, fromLink, NotOurs, pack, toFile, toLink, unpack } from '../src/screens/mine/carry';
import { rematch } from '../src/screens/mine/rematch';
import { endingOf, family, figures, headToHead, luck, opponents, pace, points, suggestion } from '../src/screens/mine/results';

const USUAL: MyResult = {
  table: 't', number: 1, game: 'investo', rules: {}, clock: { kind: 'none' }, began: 0, ended: 1, rounds: 2, stopped: false, given: false,
  mine: [0], names: ['Ann', ''], bots: ['', 'greedy'], totals: [21, 16], winners: [0],
  figures: [{ taken: [4, 2], left: [6, 2] }, { taken: [2, 2], left: [2, 2] }], thinking: [[8000, 4], [0, 0]], tiles: [12, 10],
};
const match = (change: Partial<MyResult> = {}): MyResult => ({ ...USUAL, ...change });
const won = (level: string, more: Partial<MyResult> = {}): MyResult => match({ bots: ['', level], ...more });
const lost = (level: string): MyResult => won(level, { winners: [1], totals: [3, 20] });

describe('a result', () => {
  it('is seen from my seat, with my points first', () => {
    expect(endingOf(match())).toBe('won');
    expect(endingOf(match({ mine: [1] }))).toBe('lost');
    expect(endingOf(match({ winners: [0, 1] }))).toBe('drawn');
    expect(endingOf(match({ winners: [], stopped: true }))).toBe('stopped');
    expect(endingOf(match({ mine: [0, 1] }))).toBe('shared');
    expect(points(match({ mine: [1] }))).toEqual([16, 21]);
    expect(opponents(match({ mine: [1], names: ['Ben', 'Ann'], bots: ['', ''] }))).toEqual(['Ben']);
  });
});

describe('head to head', () => {
  const four = match({ names: ['Ann', 'Ben', 'Eve', ''], bots: ['', '', '', 'greedy'], totals: [5, 9, 5, 1], winners: [1] });

  it('counts who came before whom, not only who won', () => {
    const ben = match({ names: ['Ann', 'ben'], bots: ['', ''], ended: 9 });
    const pairs = headToHead([ben, four]);
    expect(pairs.map(({ won, lost, bots, seat }) => [won, lost, bots[seat]])).toEqual([[1, 1, ''], [1, 0, 'greedy'], [0, 0, '']]);
    expect(pairs[0]?.name.toLowerCase()).toBe('ben');
  });

  it('leaves out what was stopped, played on, or shared', () => {
    expect(headToHead([match({ stopped: true }), match({ given: true }), match({ mine: [0, 1] })])).toEqual([]);
  });

  it('of those who share a device is a board of its own', () => {
    const shared = match({ mine: [0, 1], names: ['Ann', 'Oma'], bots: ['', ''] });
    expect(family([shared, shared, match()])).toEqual([
      { name: 'Ann', seat: 0, played: 2, won: 2, points: 42 },
      { name: 'Oma', seat: 1, played: 2, won: 0, points: 32 },
    ]);
  });
});

describe('figures', () => {
  const info = { name: 'investo', figures: { taken: 1, doubled: 0, left: -1 } };

  it('are means of rounds beside those of the others in the same matches', () => {
    expect(figures([match(), match({ game: 'gin' })], info)).toEqual([
      { name: 'taken', mine: 2, theirs: 1, how: 'better' },
      { name: 'left', mine: 3, theirs: 1, how: 'worse' },
    ]);
  });

  it('call equal what hardly differs, and judge nothing where neither is better', () => {
    const seats = [{ taken: [100, 100], doubled: [3, 1] }, { taken: [102, 100], doubled: [1, 1] }] as MyResult['figures'];
    expect(figures([match({ figures: seats })], info).map((one) => one.how)).toEqual(['even', 'more']);
  });

  it('say nothing of matches that were ended early, played on or shared', () => {
    expect(figures([match({ stopped: true }), match({ given: true }), match({ mine: [0, 1] })], info)).toEqual([]);
  });

  it('of time compare matches won with matches lost', () => {
    expect(pace([match()], 'investo')).toBeNull();
    expect(pace([match(), { ...lost('greedy'), thinking: [[4000, 4], [0, 0]] }], 'investo')).toEqual({ name: 'pace', mine: 2, theirs: 1, how: 'more' });
  });
});

describe('luck', () => {
  const of = (...tiles: number[][]): MyResult[] => tiles.map((each) => match({ tiles: each }));

  it('is what a bot would have been ahead by, with its uncertainty, beside my own lead', () => {
    expect(luck(of([13, 10], [14, 10], [15, 10]), 'investo')).toEqual({ tiles: 4, doubt: 4.3 * Math.sqrt(1 / 3), lead: 5, how: 'with' });
    expect(luck(of([10, 13], [10, 14], [10, 15]), 'investo')).toMatchObject({ tiles: -4, how: 'against' });
    expect(luck(of([12, 10], [14, 10], [16, 10]), 'investo')?.how).toBe('even'); // three matches say little
    expect(luck(of([10, 20], [20, 10], [12, 10]), 'investo')?.how).toBe('even');
  });

  it('is not told from two matches, nor from those played on or stopped', () => {
    expect(luck(of([12, 10], [14, 10]), 'investo')).toBeNull();
    expect(luck([...of([12, 10], [14, 10]), match({ given: true }), match({ stopped: true })], 'investo')).toBeNull();
  });

  it('of several at a table is measured against their mean', () => {
    const three = match({ names: ['Ann', '', ''], bots: ['', 'easy', 'easy'], totals: [9, 0, 0], tiles: [6, 2, 4] });
    expect(luck([three, three, three], 'investo')).toEqual({ tiles: 3, doubt: 0, lead: 9, how: 'with' });
  });
});

describe('whom to play next', () => {
  const times = (count: number, one: MyResult): MyResult[] => Array.from({ length: count }, () => one);

  it('is a stronger one after many wins, a weaker one after many losses', () => {
    expect(suggestion([...times(8, won('greedy')), ...times(2, lost('greedy'))], 'investo')).toEqual({ level: 'medium', against: 'greedy', won: 8, of: 10, why: 'up' });
    expect(suggestion([...times(1, won('greedy')), ...times(5, lost('greedy'))], 'investo')).toMatchObject({ level: 'easy', why: 'down' });
    expect(suggestion([...times(3, won('easy')), ...times(3, lost('easy'))], 'investo')).toMatchObject({ level: 'easy', why: 'stay' });
  });

  it('is nobody after a few matches, and there is nobody above an expert or below a beginner', () => {
    expect(suggestion(times(3, won('easy')), 'investo')).toBeNull();
    expect(suggestion(times(9, won('expert')), 'investo')).toMatchObject({ level: 'expert', why: 'stay' });
    expect(suggestion(times(9, lost('beginner')), 'investo')).toMatchObject({ level: 'beginner', why: 'stay' });
  });

  it('follows the level met last', () => {
    expect(suggestion([...times(4, won('easy')), ...times(9, lost('hard'))], 'investo')).toMatchObject({ against: 'easy', level: 'medium' });
  });

  it('is one that the game has', () => {
    const five = ['random', 'greedy', 'beginner', 'easy', 'medium', 'hard', 'expert'];
    const after = (bots: string[]): string | undefined => suggestion(times(4, won('medium')), 'investo', bots)?.level;
    expect([after(five), after([...five, 'strong', 'skilled'])]).toEqual(['hard', 'skilled']);
  });
});

describe('one tap against the computer', () => {
  const rummy = { bots: ['random', 'greedy', 'easy', 'medium'], seats: [2, 3, 4] };
  afterEach(() => prefer({ level: 'medium', opponents: {} }));

  it('meets those of last time, as far as the game has them and room for them', () => {
    expect(lastOpponents('rummy', rummy)).toEqual(['medium']);
    noteOpponents('rummy', ['easy', 'greedy', 'easy']);
    expect(lastOpponents('rummy', rummy)).toEqual(['easy', 'greedy', 'easy']);
    expect(lastOpponents('rummy', { ...rummy, seats: [2, 3] })).toEqual(['easy', 'greedy']);
    expect(lastOpponents('investo', { ...rummy, seats: [2] })).toEqual(['easy']);
    expect(lastOpponents('rummy', { ...rummy, bots: ['greedy', 'expert'] })).toEqual(['greedy']);
    expect(lastOpponents('rummy', null)).toEqual(['greedy']);
  });

  it('is not put off by what somebody wrote there', () => {
    prefer({ level: 'nobody', opponents: { rummy: 'easy', gin: [1, null] } as never });
    expect([lastOpponents('rummy', rummy), lastOpponents('gin', rummy)]).toEqual([['medium'], ['medium']]);
  });
});

describe('a rematch', () => {
  const table = (bots: string[], mine = [0]): MyTable => ({ id: 'old', game: 'rummy', rules: { rounds: 2 }, phase: 'over', names: [], bots, mine, touched: 0, matches: [] });

  it('is a new table against bots, and the old one with people', async () => {
    const make = vi.spyOn(api, 'make').mockResolvedValue({ id: 'new', seats: [0] });
    expect(await rematch(table(['hard', '', 'easy'], [1]))).toBe('/t/new');
    expect(make.mock.calls[0]?.[0]).toMatchObject({ game: 'rummy', rules: { rounds: 2 }, seats: ['person', 'hard', 'easy'] });
    expect(await rematch(table(['', '']))).toBe('/t/old');
    expect(await rematch(table(['', ''], [0, 1]))).toBe('/t/old');
    expect(make).toHaveBeenCalledTimes(1);
  });
});

describe('everything of mine', () => {
  const become = vi.spyOn(api, 'become');

  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ann' });
    vi.spyOn(api, 'mine').mockResolvedValue([]);
    vi.spyOn(api, 'myKey').mockResolvedValue({ key: 'a-secret' });
    become.mockResolvedValue({ name: 'Ann' });
  });
  afterEach(() => become.mockReset());

  it('goes into a file and comes out of it as it was, without what is made again', async () => {
    localStorage.setItem('prefs', '{"name":"Ann"}');
    localStorage.setItem('rack t 0', '["r5"]');
    localStorage.setItem('running-1', '[]');
    const text = toFile(await pack());
    localStorage.clear();
    localStorage.setItem('running-1', '["of somebody else"]');
    await unpack(fromFile(text));
    expect(become).toHaveBeenCalledWith('a-secret');
    expect({ ...localStorage }).toEqual({ prefs: '{"name":"Ann"}', 'rack t 0': '["r5"]' });
  });

  it('needs no key where the server knows nothing of me', async () => {
    vi.mocked(api.me).mockResolvedValue({ name: '' });
    const carried = await pack();
    expect(carried.key).toBe('');
    await unpack(carried);
    expect(become).not.toHaveBeenCalled();
  });

  it('stays as it is when the key is refused', async () => {
    become.mockRejectedValue(new Error('wrong key'));
    localStorage.setItem('prefs', 'mine');
    await expect(unpack({ key: 'x', kept: { prefs: 'theirs' } })).rejects.toThrow();
    expect(localStorage.getItem('prefs')).toBe('mine');
  });

  it('is not read from anything else', () => {
    for (const text of ['', '{', 'null', '[]', '{"kind":"tilerummy"}', '{"kind":"tilerummy","version":2,"kept":{}}', '{"kind":"other","version":1,"kept":{}}']) {
      expect(() => fromFile(text)).toThrow(NotOurs);
    }
    expect(fromFile('{"kind":"tilerummy","version":1,"key":5,"kept":{"a":1,"b":"c"}}')).toEqual({ key: '', kept: { b: 'c' } });
  });

  it('goes into a link as far as there is room, the key always', async () => {
    const noise = Array.from({ length: 900 }, (_, at) => String.fromCharCode(97 + ((at * at * 7 + at) % 26))).join('');
    const { hash, whole } = await toLink({ key: 'k'.repeat(32), kept: { prefs: '{"name":"Ann"}', puzzles: noise, sheets: '[]' } });
    expect(hash).toMatch(/^[\w-]{1,440}$/);
    expect(whole).toBe(false);
    expect(await fromLink(hash)).toMatchObject({ key: 'k'.repeat(32), kept: { prefs: '{"name":"Ann"}' } });
    expect((await toLink({ key: 'k', kept: { language: 'nl' } })).whole).toBe(true);
    for (const wrong of ['', 'abc', '%%%']) await expect(fromLink(wrong)).rejects.toThrow(NotOurs);
  });
});
