import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer, prefs } from '../src/look/prefs.svelte';
import { api, type MyResult, type MyTable } from '../src/net/api';
import { device } from '../src/net/home';
import { movedAmong, noteMoved, withoutMoved } from '../src/net/moved';
import { lastOpponents, noteOpponents } from '../src/screens/against';
import { fromFile, fromLink, NotOurs, pack, toFile, toLink, unpack } from '../src/screens/mine/carry';
import { join } from '../src/screens/mine/joining';
import { Problem } from '../src/words/problem';
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
    expect(Object.keys(localStorage).sort()).toEqual(['prefs', 'rack t 0']);
    expect([JSON.parse(localStorage.getItem('prefs') ?? ''), localStorage.getItem('rack t 0')]).toEqual([{ name: 'Ann', at: {} }, '["r5"]']);
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
    await expect(unpack({ key: 'x', kept: { prefs: 'theirs' }, logs: [] })).rejects.toThrow();
    expect(localStorage.getItem('prefs')).toBe('mine');
  });

  it('is not read from anything else', () => {
    for (const text of ['', '{', 'null', '[]', '{"kind":"tilerummy"}', '{"kind":"tilerummy","version":2,"kept":{}}', '{"kind":"other","version":1,"kept":{}}']) {
      expect(() => fromFile(text)).toThrow(NotOurs);
    }
    expect(fromFile('{"kind":"tilerummy","version":1,"key":5,"kept":{"muted":1,"known":"c"}}')).toEqual({ key: '', kept: { known: 'c' }, logs: [] });
  });

  it('has nothing of another page of the same host', async () => {
    for (const name of ['known', 'rack t 0', 'deal t', 'token of a shop', 'racks of wine', 'deal']) localStorage.setItem(name, '1');
    const carried = await pack();
    expect(Object.keys(carried.kept).sort()).toEqual(['deal t', 'known', 'rack t 0']);
    const brought = fromFile(toFile({ ...carried, kept: { ...carried.kept, 'token of a shop': '2' } }));
    expect(brought.kept).toEqual(carried.kept);
  });

  it('goes into a link as far as there is room, the key always', async () => {
    const noise = Array.from({ length: 900 }, (_, at) => String.fromCharCode(97 + ((at * at * 7 + at) % 26))).join('');
    const { hash, whole } = await toLink({ key: 'k'.repeat(32), kept: { prefs: '{"name":"Ann"}', puzzles: noise, sheets: '[]' }, logs: [] });
    expect(hash).toMatch(/^[\w-]{1,440}$/);
    expect(whole).toBe(false);
    expect(await fromLink(hash)).toMatchObject({ key: 'k'.repeat(32), kept: { prefs: '{"name":"Ann"}' } });
    expect((await toLink({ key: 'k', kept: { language: 'nl' }, logs: [] })).whole).toBe(true);
    expect((await toLink({ key: 'k', kept: { language: 'nl' }, logs: [{ table: 'd-1', rows: [] }] })).whole).toBe(false);
    for (const wrong of ['', 'abc', '%%%']) await expect(fromLink(wrong)).rejects.toThrow(NotOurs);
  });
});

describe('everything of mine and what is here', () => {
  const LOG = { table: 'd-1', rows: [[1, 1, '{}']] };
  const asked = vi.spyOn(device, 'ask');
  const become = vi.spyOn(api, 'become');

  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(api, 'me').mockResolvedValue({ name: '' });
    vi.spyOn(api, 'mine').mockResolvedValue([]);
    become.mockReset().mockResolvedValue({ name: '' });
    asked.mockReset().mockResolvedValue([LOG]);
  });

  it('has the matches of this device, and brings them checked', async () => {
    expect((await pack()).logs).toEqual([]);
    expect(asked).not.toHaveBeenCalled(); // nobody starts Python where there are none
    localStorage.setItem('device', '1');
    const text = toFile(await pack());
    localStorage.clear();
    await unpack(fromFile(text));
    expect(asked.mock.calls.slice(-2)).toEqual([['POST', '/api/mine/logs', { logs: [LOG], check: true }], ['POST', '/api/mine/logs', { logs: [LOG] }]]);
    expect(localStorage.getItem('device')).toBe('1');
  });

  it('changes nothing if the matches cannot be read', async () => {
    asked.mockRejectedValue(new Problem('server-bad-request'));
    await expect(unpack({ key: 'k', kept: { known: '1' }, logs: [LOG] })).rejects.toMatchObject({ code: 'mine-bad-matches' });
    expect([become.mock.calls.length, localStorage.length]).toEqual([0, 0]);
  });

  it('changes nothing in the storage if there is no room', async () => {
    localStorage.setItem('lessons', '{"gin":["turn"]}');
    const real = localStorage;
    let writes = 0;
    const setItem = (name: string, text: string): void => {
      if (++writes === 2) throw new DOMException('full', 'QuotaExceededError');
      real.setItem(name, text);
    };
    vi.stubGlobal('localStorage', { getItem: (name: string) => real.getItem(name), removeItem: (name: string) => real.removeItem(name), setItem });
    await expect(unpack({ key: '', kept: { known: '1', lessons: '{"gin":["stock"]}' }, logs: [] })).rejects.toMatchObject({ code: 'table-store-full' });
    vi.unstubAllGlobals();
    expect(writes).toBeGreaterThan(1);
    expect([localStorage.getItem('known'), localStorage.getItem('lessons')]).toEqual([null, '{"gin":["turn"]}']);
  });

  it('can be saved without a connection, without what is on the server', async () => {
    vi.mocked(api.me).mockRejectedValue(new Problem('page-offline'));
    localStorage.setItem('prefs', '{}');
    expect(await pack()).toMatchObject({ key: '', kept: { prefs: '{}' }, keyless: true });
    vi.mocked(api.me).mockRejectedValue(new Problem('table-too-fast'));
    await expect(pack()).rejects.toMatchObject({ code: 'table-too-fast' });
  });

  it('is joined, and another time nothing changes', async () => {
    const sheet = (id: string, rows: number): object => ({ id, game: 'gin', preset: 'standard', goal: { kind: 'rounds', count: 3 }, players: ['A', 'B'], rows: Array.from({ length: rows }, () => ({ points: [rows, 0] })), counted: [], before: [] });
    localStorage.setItem('lessons', '{"gin":["turn"]}');
    localStorage.setItem('sheets', JSON.stringify([sheet('a', 1), sheet('b', 2), { newer: 'form' }]));
    localStorage.setItem('rack t 0', '["r5"]');
    localStorage.setItem('language', 'nl');
    localStorage.setItem('puzzles', '{"solved":{"x":"2026-03-01"}}');
    const kept = {
      lessons: '{"gin":["stock","turn"],"rummy":["series"]}', sheets: JSON.stringify([sheet('a', 3), sheet('c', 2), sheet('d', 4)]), 'rack t 0': '["k9"]', 'rack t 1': '["b1"]',
      language: 'fr', puzzles: '{"solved":{"y":"2026-03-02"}}', known: '1',
    };
    await unpack({ key: '', kept, logs: [] });
    const found = { ...localStorage };
    expect(JSON.parse(found.lessons)).toEqual({ gin: ['turn', 'stock'], rummy: ['series'] });
    expect(JSON.parse(found.sheets).map((one: { id?: string; rows?: unknown[] }) => [one.id, one.rows?.length])).toEqual([['a', 3], ['b', 2], [undefined, undefined], ['d', 4]]);
    expect([found['rack t 0'], found['rack t 1'], found.language, found.known]).toEqual(['["r5"]', '["b1"]', 'nl', '1']);
    expect(JSON.parse(found.puzzles).solved).toEqual({ x: '2026-03-01', y: '2026-03-02' });
    await unpack({ key: '', kept, logs: [] });
    expect({ ...localStorage }).toEqual(found);
  });
});

describe('settings of two devices', () => {
  const joined = (here: object, there: object): Record<string, unknown> => {
    const text = join('prefs', JSON.stringify(here), JSON.stringify(there));
    expect(join('prefs', text, JSON.stringify(there))).toBe(text);
    return JSON.parse(text) as Record<string, unknown>;
  };

  it('keep the name that was typed last, and never lose one for none', () => {
    expect(joined({ name: 'Ann', at: { name: 5 } }, { name: 'Anna', at: { name: 9 } })).toMatchObject({ name: 'Anna', at: { name: 9 } });
    expect(joined({ name: 'Ann', at: { name: 9 } }, { name: 'Anna', at: { name: 5 } })).toMatchObject({ name: 'Ann', at: { name: 9 } });
    expect(joined({ name: 'Ann', at: { name: 5 } }, { name: '', at: { name: 9 } }).name).toBe('Ann');
    expect(joined({ name: '' }, { name: 'Anna' }).name).toBe('Anna');
    expect(joined({ name: 'Ann' }, { name: 'Anna' }).name).toBe('Ann'); // nobody knows which is later
    expect(joined({ name: 'Ann' }, { name: 'x'.repeat(500), at: { name: 9 } }).name).toBe('Ann');
  });

  it('are each as they were changed last; what was never touched here is taken', () => {
    const found = joined({ theme: 'dark', big: true, sound: true, at: { theme: 9, sound: 3 } }, { theme: 'light', big: false, sound: false, speed: 'fast', at: { theme: 5, sound: 7 } });
    expect(found).toMatchObject({ theme: 'dark', big: true, sound: false, speed: 'fast' });
  });

  it('join names by seat, and what was played last by game', () => {
    const here = { names: ['Ann', ''], opponents: { gin: ['easy'] }, at: { names: 2, opponents: 9 } };
    const there = { names: ['', 'Ben', 'Eve'], opponents: { gin: ['hard'], rummy: ['medium'] }, at: { names: 8, opponents: 3 } };
    expect(joined(here, there)).toMatchObject({ names: ['Ann', 'Ben', 'Eve'], opponents: { gin: ['easy'], rummy: ['medium'] } });
  });

  it('are not hurt by nonsense, nor by a clock that is ahead', () => {
    const here = JSON.stringify({ name: 'Ann', theme: 'dark', at: { theme: 4 } });
    for (const there of ['', 'null', '[]', '5', '{"theme":7,"name":["x"],"at":[]}', '{"at":{"theme":"x"}}']) expect(JSON.parse(join('prefs', here, there))).toMatchObject(JSON.parse(here) as object);
    const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const ahead = joined({ name: 'Ann', at: { name: 5 } }, { name: 'Anna', at: { name: Number.MAX_SAFE_INTEGER } }) as { at: Record<string, number> };
    now.mockRestore();
    expect(ahead.at.name).toBe(1000);
  });

  it('note when something was changed, not when it was said again', () => {
    prefer({ name: 'Ann', theme: 'dark', at: {} }, 5);
    prefer({ name: 'Ann', theme: 'light' }, 9);
    expect([prefs.at.name, prefs.at.theme]).toEqual([5, 9]);
    prefer({ name: '', theme: 'system', at: {} });
  });
});

describe('a match that went on elsewhere', () => {
  const table = (id: string, phase = 'over', matches = 1): { id: string; phase: string; matches: never[] } => ({ id, phase, matches: Array.from({ length: matches }) as never[] });

  it('is listed there alone, as long as it is listed there', () => {
    localStorage.clear();
    noteMoved('d-old', 1, 'new');
    expect([...movedAmong([table('d-old'), table('new', 'playing')])]).toEqual(['d-old 1']);
    expect(withoutMoved([table('d-old'), table('new', 'playing')]).map(({ id }) => id)).toEqual(['new']);
    expect(withoutMoved([table('d-old')]).map(({ id }) => id)).toEqual(['d-old']);
    expect(withoutMoved([table('d-old', 'over', 2), table('new')]).map(({ id }) => id)).toEqual(['d-old', 'new']); // another match was played there since
  });
});

describe('lists of both homes', () => {
  it('are in one order', async () => {
    localStorage.setItem('device', '1');
    vi.restoreAllMocks();
    vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(path.endsWith('results') ? [{ ended: 5 }, { ended: 1 }] : [{ touched: 4 }, { touched: 2 }])));
    vi.spyOn(device, 'ask').mockImplementation(async (_, path) => (path.endsWith('results') ? [{ ended: 3 }] : [{ touched: 3 }]) as never);
    expect((await api.results()).map((one) => one.ended)).toEqual([5, 3, 1]);
    expect((await api.mine()).map((one) => one.touched)).toEqual([4, 3, 2]);
    vi.unstubAllGlobals();
    localStorage.clear();
  });
});
