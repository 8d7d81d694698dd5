/** Whose words are not shown: on this device, by table and seat. */
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = (): Promise<typeof import('../src/table/muted.svelte')> => import('../src/table/muted.svelte');

it('is kept for a seat of one table, and can be taken back', async () => {
  const { isMuted, mute } = await fresh();
  mute('a', 1, true);
  mute('a', 2, true);
  expect([isMuted('a', 1), isMuted('a', 2), isMuted('a', 0), isMuted('b', 1)]).toEqual([true, true, false, false]);
  vi.resetModules();
  const again = await fresh();
  expect(again.isMuted('a', 1)).toBe(true);
  again.mute('a', 1, false);
  again.mute('a', 2, false);
  expect(localStorage.getItem('muted')).toBe('{}');
});

it.each(['', '{', 'null', '[]', '{"a": "x"}', '{"a": [null]}'])('does without what it cannot read: %s', async (text) => {
  localStorage.setItem('muted', text);
  const { isMuted } = await fresh();
  expect(isMuted('a', 1)).toBe(false);
});

it('forgets the oldest tables', async () => {
  const { isMuted, mute } = await fresh();
  for (let i = 0; i < 60; i += 1) mute(`t${i}`, 1, true);
  expect([isMuted('t0', 1), isMuted('t59', 1)]).toEqual([false, true]);
});
