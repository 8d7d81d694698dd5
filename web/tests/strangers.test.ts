/** The others at a table: not to hear one, to report or to block one. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Strangers from '../src/screens/Strangers.svelte';
import { isMuted } from '../src/table/muted.svelte';
import type { Table } from '../src/table/table.svelte';
import { speak } from '../src/words/words.svelte';

const SEATS = [{ bot: '', taken: true, person: 'me' }, { bot: '', taken: true, person: 'ben' }, { bot: 'greedy', taken: true }, { bot: '', taken: false }];
const TABLE = { id: 't1', seats: [0], info: { seats: SEATS }, name: (seat: number) => `Name ${seat}` } as unknown as Table;
let shown: object | undefined;

afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
});

async function open(answer: (path: string) => [number, unknown]): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
    asked.push(`${init.method} ${path} ${init.body ?? ''}`.trim());
    const [status, body] = answer(path);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  await speak('en');
  shown = mount(Strangers, { target: document.body, props: { table: TABLE } });
  flushSync();
  return asked;
}

const press = (what: string): void => document.querySelector<HTMLElement>(`[data-do=${what}]`)?.click();
const because = (reason: string): void => document.querySelector<HTMLElement>(`[data-choice=report-why] [value=${reason}]`)?.click();
const told = (): string => document.querySelector('[data-told]')?.textContent ?? '';

it('names the other people only, neither bots nor me', async () => {
  await open(() => [200, []]);
  expect([...document.querySelectorAll('[data-person]')].map((one) => one.getAttribute('data-person'))).toEqual(['1']);
  expect(document.querySelector('legend bdi')?.textContent).toBe('Name 1');
});

it('mutes on this device alone', async () => {
  const asked = await open(() => [200, []]);
  press('mute');
  expect(isMuted('t1', 'ben')).toBe(true);
  expect(asked).toEqual(['GET /api/me/blocks']);
});

it('reports nobody by one touch: why is chosen first', async () => {
  const asked = await open(() => [200, []]);
  press('report');
  expect(document.querySelector('[data-do=report]')?.getAttribute('aria-disabled')).toBe('true');
  expect(asked).toEqual(['GET /api/me/blocks']);
});

it('reports and blocks, and says so', async () => {
  const ben = { id: 'x', name: 'Ben', at: 1 };
  const asked = await open((path) => [200, path.endsWith('/block') ? [ben] : path.endsWith('/report') ? {} : []]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  because('slow');
  flushSync();
  press('report');
  await vi.waitFor(() => expect(told()).toContain('Thank you'));
  press('block');
  await vi.waitFor(() => expect(told()).toContain('Name 1'));
  press('unblock');
  await vi.waitFor(() => expect(document.querySelector('[data-do=unblock]')).toBeNull());
  expect(asked.slice(1)).toEqual(['POST /api/tables/t1/report {"seat":1,"reason":"slow"}', 'POST /api/tables/t1/block {"seat":1}', 'POST /api/me/unblock {"id":"x"}']);
});

it('says why something was refused', async () => {
  await open((path) => (path.endsWith('/report') ? [429, { code: 'table-too-fast', params: {} }] : [200, []]));
  because('rude');
  flushSync();
  press('report');
  await vi.waitFor(() => expect(told()).toContain('too fast'));
});
