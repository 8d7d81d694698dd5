import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type MyTable, type TableSeen } from '../src/net/api';
import { lastOver, lastSeen, running } from '../src/screens/running';
import { PROTOCOL } from '../src/wire';
import { Staged, investo } from './tables';

vi.mock('../src/net/name', () => ({ agreeOnName: async () => undefined })); // asks the server

const listed = (id: string, phase: string, touched: number, mine = [0]): MyTable => ({ id, game: 'investo', rules: {}, phase, names: [], bots: [], mine, touched, matches: [] });

function seen(id: string, phase: 'playing' | 'gathering', turn: number): TableSeen {
  const info = new Staged(investo()).info();
  return { table: { ...info, id, phase }, mine: [0], view: phase === 'playing' ? investo({ turn }) : null };
}

describe('matches to go on with', () => {
  const tables: Record<string, TableSeen> = { theirs: seen('theirs', 'playing', 1), mine: seen('mine', 'playing', 0), room: seen('room', 'gathering', 0) };
  const mine = vi.spyOn(api, 'mine');

  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(api, 'table').mockImplementation((id) => (tables[id] ? Promise.resolve(tables[id]) : Promise.reject(new Error('gone'))));
  });
  afterEach(() => mine.mockReset());

  const ids = (found: TableSeen[]): string[] => found.map((table) => table.table.id);

  it('begin with those that wait for me, and leave out what is over or not mine', async () => {
    mine.mockResolvedValue([listed('room', 'gathering', 9), listed('over', 'over', 8), listed('left', 'playing', 7, []), listed('theirs', 'playing', 6), listed('mine', 'playing', 5)]);
    expect(ids(await running())).toEqual(['mine', 'theirs', 'room']);
  });

  it('are no more than three, and one that cannot be found is left out', async () => {
    mine.mockResolvedValue([listed('theirs', 'playing', 9), listed('nowhere', 'pause', 8), listed('mine', 'playing', 7), listed('room', 'gathering', 6)]);
    expect(ids(await running())).toEqual(['mine', 'theirs']);
  });

  it('are remembered as they were seen last', async () => {
    mine.mockResolvedValue([listed('mine', 'playing', 1)]);
    expect(lastSeen()).toEqual([]);
    await running();
    expect(ids(lastSeen())).toEqual(['mine']);
    mine.mockRejectedValue(new Error('offline'));
    await expect(running()).rejects.toThrow();
    expect(ids(lastSeen())).toEqual(['mine']);
  });

  it('leave those that are over for a rematch: the last one, and one with each company of people', async () => {
    const over = (id: string, touched: number, names: string[], bots: string[], seats = [0]): MyTable => ({ ...listed(id, 'over', touched, seats), names, bots });
    const ben = over('ben', 7, ['Ann', 'Ben'], ['', '']);
    mine.mockResolvedValue([
      over('old', 1, ['Ann', 'Ben'], ['', '']), over('bot', 9, ['Ann', ''], ['', 'easy']), over('bots', 8, ['Ann', ''], ['', 'hard']), ben,
      over('eve', 6, ['Eve', 'Ann'], ['', ''], [1]), over('dan', 5, ['Ann', 'Dan'], ['', '']), over('shared', 10, ['Ann', 'Oma'], ['', ''], [0, 1]),
    ]);
    await running();
    expect(lastOver().map((table) => table.id)).toEqual(['bot', 'ben', 'eve']);
    for (const text of ['{', 'null', '[1]', '[{}]', '[{"id":"x"}]']) {
      localStorage.setItem(`over-${PROTOCOL}`, text);
      expect(lastOver()).toEqual([]);
    }
  });

  it('are none if what was kept cannot be read', () => {
    for (const text of ['{', 'null', '[1]', '[{}]']) {
      localStorage.setItem(`running-${PROTOCOL}`, text);
      expect(lastSeen()).toEqual([]);
    }
  });
});
