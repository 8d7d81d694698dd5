/** The logs of this device's tables: connections that the browser closes, no room, two tabs. */
import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Tab = typeof import('../src/offline/store');

const put = (table: string, from: number, count = 1): string =>
  JSON.stringify({ table, rows: Array.from({ length: count }, (_, i) => [from + i, 1000 + i, `{"n":${from + i}}`]), entry: { table, touched: from } });
const numbers = async (tab: Tab, table: string, after = 0): Promise<number[]> => (JSON.parse(await tab.read(table, after)) as [number][]).map(([seq]) => seq);

/** Every connection that was opened, in order. */
let opened: IDBDatabase[];

async function newTab(): Promise<Tab> {
  vi.resetModules();
  return import('../src/offline/store');
}

/** The next writes end as they do when the device has no room: after they were accepted, by an abort. */
function full(times = 1): void {
  const add = IDBObjectStore.prototype.add;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given) {
    const transaction = this.transaction as unknown as { _abort: (why: string) => void };
    if (times-- > 0) queueMicrotask(() => transaction._abort('QuotaExceededError'));
    return add.apply(this, given);
  });
}

describe('the store', () => {
  let tab: Tab;

  beforeEach(async () => {
    opened = [];
    const factory = new IDBFactory();
    const open = factory.open.bind(factory);
    vi.spyOn(factory, 'open').mockImplementation((...given) => {
      const request = open(...given);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    vi.stubGlobal('indexedDB', factory);
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    tab = await newTab();
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('keeps rows in order, by table, with one connection', async () => {
    expect(await tab.append(put('d-1', 1, 12))).toBe('');
    expect(await tab.append(put('d-2', 1))).toBe('');
    expect(await numbers(tab, 'd-1', 9)).toEqual([10, 11, 12]);
    expect(JSON.parse(await tab.read('d-1', 11))).toEqual([[12, 1011, '{"n":12}']]);
    expect(JSON.parse(await tab.list())).toHaveLength(2);
    await tab.remove('d-1');
    expect(await numbers(tab, 'd-1')).toEqual([]);
    expect(await numbers(tab, 'd-2')).toEqual([1]);
    expect(JSON.parse(await tab.list())).toEqual([{ table: 'd-2', touched: 1 }]);
    await tab.note('name', 'Ann');
    expect([await tab.noted('name'), await tab.noted('other')]).toEqual(['Ann', '']);
    expect(opened).toHaveLength(1);
  });

  it('lets the first of two tabs write a number, and nothing of the second', async () => {
    const other = await newTab();
    await tab.append(put('d-1', 1, 3));
    expect(await other.append(put('d-1', 3, 2))).toBe('conflict');
    expect(await numbers(other, 'd-1')).toEqual([1, 2, 3]);
    expect(await other.append(put('d-1', 4))).toBe('');
    expect(await numbers(tab, 'd-1')).toEqual([1, 2, 3, 4]);
  });

  it('opens again what the browser has closed', async () => {
    await tab.append(put('d-1', 1));
    forceCloseDatabase(opened[0] as never);
    await vi.waitFor(async () => expect(await tab.append(put('d-1', 2))).not.toBe('conflict'));
    expect(await numbers(tab, 'd-1')).toEqual([1, 2]);
    expect(opened).toHaveLength(2);
  });

  it('opens again what was lost without a word', async () => {
    await tab.append(put('d-1', 1));
    opened[0]?.close(); // as on systems that end connections in the background: the next use fails
    expect(await tab.append(put('d-1', 2))).toBe('');
    expect(await numbers(tab, 'd-1')).toEqual([1, 2]);
    opened[1]?.close();
    expect(await numbers(tab, 'd-1')).toEqual([1, 2]);
  });

  it('tries once more, and then says why', async () => {
    await tab.list();
    const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    });
    await expect(tab.append(put('d-1', 1))).rejects.toThrow('Connection to Indexed Database server lost');
    expect(failing).toHaveBeenCalledTimes(2);
    failing.mockRestore();
    expect(await tab.append(put('d-1', 1))).toBe('');
  });

  it('lets go when a newer page wants another form of it', async () => {
    await tab.append(put('d-1', 1));
    const version = await new Promise<number>((done, no) => {
      const newer = indexedDB.open('tilerummy', 2);
      newer.onblocked = () => no(new Error('blocked'));
      newer.onsuccess = () => (done(newer.result.version), newer.result.close());
    });
    expect(version).toBe(2);
    await expect(tab.append(put('d-1', 2))).rejects.toThrow(/^VersionError: /);
  });

  it('says that there is no room, keeps what there was, and goes on when there is some', async () => {
    await tab.append(put('d-1', 1, 2));
    full();
    await expect(tab.append(put('d-1', 3))).rejects.toThrow(/^full: /);
    expect(await numbers(tab, 'd-1')).toEqual([1, 2]);
    expect(await tab.append(put('d-1', 3))).toBe('');
    expect(await numbers(tab, 'd-1')).toEqual([1, 2, 3]);
  });

  it('says so too when not even an empty store can be made', async () => {
    vi.mocked(indexedDB.open).mockImplementationOnce(() => {
      const request = { error: new DOMException('no room', 'QuotaExceededError') } as unknown as IDBOpenDBRequest;
      queueMicrotask(() => request.onerror?.(new Event('error')));
      return request;
    });
    await expect(tab.append(put('d-1', 1))).rejects.toThrow(/^full: /);
    expect(await tab.append(put('d-1', 1))).toBe('');
  });

  it('deletes without room', async () => {
    await tab.append(put('d-1', 1, 2));
    full(9);
    await expect(tab.append(put('d-1', 3))).rejects.toThrow(/^full: /);
    await tab.remove('d-1');
    expect(JSON.parse(await tab.list())).toEqual([]);
  });
});
