/** The logs of the tables of this device, in IndexedDB: rows are added and never changed, and count once their transaction is complete. */

/** As Python writes it (device/store.py). */
interface Put {
  table: string;
  rows: [seq: number, at: number, data: string][];
  entry: { table: string } | null;
}
interface StoredRow {
  table: string;
  seq: number;
  at: number;
  data: string;
}

const NAME = 'tilerummy';
const VERSION = 1;
const CONFLICT = 'conflict';
const FULL = 'QuotaExceededError';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, no) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('events', { keyPath: ['table', 'seq'] });
      request.result.createObjectStore('tables', { keyPath: 'table' });
      request.result.createObjectStore('notes');
    };
    request.onerror = () => no(notStored(request.error));
    request.onsuccess = () => {
      const found = request.result;
      // A newer page wants another form of it: this one must let go, and opens it again when it needs it.
      found.onversionchange = () => (found.close(), forget());
      found.onclose = forget;
      done(found);
    };
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

function forget(): void {
  opened = undefined;
}

/** Why a transaction did not take place; what begins with `full` is told to people as such (device/store.py). */
class NotStored extends Error {
  constructor(readonly kind: string, why: string) {
    super(kind === FULL ? `full: ${why}` : `${kind}: ${why}`);
  }
}

export const isFull = (error: unknown): boolean => kindOf(error) === FULL;
const notStored = (error: DOMException | null): NotStored => new NotStored(error?.name ?? 'AbortError', error?.message ?? 'aborted');
const kindOf = (error: unknown): string => (error instanceof DOMException ? error.name : error instanceof NotStored ? error.kind : '');

/** What `work` asks for is read or written when this resolves; only `onabort` has the reason of a failure. */
async function transact<T>(stores: string[], mode: IDBTransactionMode, work: (transaction: IDBTransaction) => IDBRequest<T> | undefined): Promise<T | undefined> {
  const found = await database();
  return new Promise((done, no) => {
    const transaction = found.transaction(stores, mode, { durability: 'strict' });
    const request = work(transaction);
    transaction.oncomplete = () => done(request?.result);
    transaction.onabort = () => no(notStored(transaction.error));
  });
}

/** The connection dies in the background on some systems: it is opened again, and the work is repeated once. A write that was done after all then conflicts with itself, and the table reads its log. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!['InvalidStateError', 'UnknownError', 'AbortError'].includes(kindOf(error))) throw error;
    forget();
    return work();
  }
}

export function append(text: string): Promise<string> {
  const { table, rows, entry } = JSON.parse(text) as Put;
  const write = (transaction: IDBTransaction): undefined => {
    const events = transaction.objectStore('events');
    for (const [seq, at, data] of rows) events.add({ table, seq, at, data } satisfies StoredRow);
    if (entry) transaction.objectStore('tables').put(entry);
    return undefined;
  };
  return again(() => transact(['events', 'tables'], 'readwrite', write)).then(
    () => '',
    (error: unknown) => {
      if (kindOf(error) === 'ConstraintError') return CONFLICT;
      throw error;
    },
  );
}

const rowsOf = (table: string, after: number): IDBKeyRange => IDBKeyRange.bound([table, after + 1], [table, Infinity]);

export async function read(table: string, after: number): Promise<string> {
  const ask = (transaction: IDBTransaction): IDBRequest<StoredRow[]> => transaction.objectStore('events').getAll(rowsOf(table, after)) as IDBRequest<StoredRow[]>;
  const found = (await again(() => transact(['events'], 'readonly', ask))) ?? [];
  return JSON.stringify(found.map(({ seq, at, data }) => [seq, at, data]));
}

export async function list(): Promise<string> {
  const ask = (transaction: IDBTransaction): IDBRequest<unknown[]> => transaction.objectStore('tables').getAll();
  return JSON.stringify((await again(() => transact(['tables'], 'readonly', ask))) ?? []);
}

export async function remove(table: string): Promise<void> {
  const write = (transaction: IDBTransaction): undefined => {
    transaction.objectStore('events').delete(rowsOf(table, 0));
    transaction.objectStore('tables').delete(table);
    return undefined;
  };
  await again(() => transact(['events', 'tables'], 'readwrite', write));
}

export async function note(name: string, text: string): Promise<void> {
  const write = (transaction: IDBTransaction): undefined => void transaction.objectStore('notes').put(text, name);
  await again(() => transact(['notes'], 'readwrite', write));
}

export async function noted(name: string): Promise<string> {
  const ask = (transaction: IDBTransaction): IDBRequest<unknown> => transaction.objectStore('notes').get(name);
  return String((await again(() => transact(['notes'], 'readonly', ask))) ?? '');
}
