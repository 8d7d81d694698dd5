import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer, prefs } from '../src/look/prefs.svelte';
import { api } from '../src/net/api';
import { agreeOnName } from '../src/net/name';
import { Problem } from '../src/words/problem';

const SERVER = [{ id: 'a-table-of-the-server' }];
let now = 0;
const agree = (tables = SERVER): Promise<void> => agreeOnName(tables, (now += 100_000));

describe('my name here and on the server', () => {
  const me = vi.spyOn(api, 'me');
  const rename = vi.spyOn(api, 'rename');

  beforeEach(() => {
    prefs.at = {};
    prefer({ name: '' });
    me.mockReset().mockResolvedValue({ name: '' });
    rename.mockReset().mockImplementation(async (name, at) => ({ name, at }));
  });
  afterEach(() => localStorage.clear());

  it('is the one that was typed last', async () => {
    prefer({ name: 'Ann' }, 5000);
    me.mockResolvedValue({ name: 'Anna', at: 9000 });
    await agree();
    expect([prefs.name, prefs.at.name, rename.mock.calls]).toEqual(['Anna', 9000, []]);
    prefer({ name: 'Anne' }, 12_000);
    await agree();
    expect(rename).toHaveBeenLastCalledWith('Anne', 12_000);
    expect(prefs.name).toBe('Anne');
  });

  it('is not replaced by none, on neither side', async () => {
    prefer({ name: 'Ann' }, 5000);
    await agree();
    expect(rename).toHaveBeenLastCalledWith('Ann', 5000);
    prefer({ name: '' }, 7000);
    me.mockResolvedValue({ name: 'Ann', at: 5000 });
    await agree();
    expect([prefs.name, rename.mock.calls.length]).toEqual(['Ann', 1]);
  });

  it('is that of a third device if the server has heard of it meanwhile', async () => {
    prefer({ name: 'Ann' }, 5000);
    me.mockResolvedValue({ name: 'Old', at: 3000 });
    rename.mockResolvedValue({ name: 'Third', at: 6000 });
    await agree();
    expect([prefs.name, prefs.at.name]).toEqual(['Third', 6000]);
  });

  it('stays when nobody answers or the name is refused', async () => {
    prefer({ name: 'Ann' }, 5000);
    rename.mockRejectedValue(new Problem('server-name-forbidden'));
    await agree();
    me.mockRejectedValue(new Problem('page-offline'));
    await agree();
    expect(prefs.name).toBe('Ann');
  });

  it('is not asked for where the server has nothing of mine, nor all the time', async () => {
    await agree([]);
    await agree([{ id: 'd-only-here' }]);
    expect(me).not.toHaveBeenCalled();
    await agree();
    await agreeOnName(SERVER, now + 1000);
    expect(me).toHaveBeenCalledTimes(1);
  });
});
