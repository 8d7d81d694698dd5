/** Whose words are not shown: on this device, by table and person. */
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = (): Promise<typeof import('../src/table/muted.svelte')> => import('../src/table/muted.svelte');

it('is kept for a person at one table, and can be taken back', async () => {
  const { isMuted, mute } = await fresh();
  mute('a', 'ben', true);
  mute('a', 'eve', true);
  expect([isMuted('a', 'ben'), isMuted('a', 'eve'), isMuted('a', 'ann'), isMuted('b', 'ben'), isMuted('a', ''), isMuted('a')]).toEqual([true, true, false, false, false, false]);
  vi.resetModules();
  const again = await fresh();
  expect(again.isMuted('a', 'ben')).toBe(true);
  again.mute('a', 'ben', false);
  again.mute('a', 'eve', false);
  expect(localStorage.getItem('muted')).toBe('{}');
});

it.each(['', '{', 'null', '[]', '{"a": "x"}', '{"a": [null]}', '{"a": [1]}'])('does without what it cannot read: %s', async (text) => {
  localStorage.setItem('muted', text);
  const { isMuted } = await fresh();
  expect(isMuted('a', 'ben')).toBe(false);
});

it('forgets the oldest tables', async () => {
  const { isMuted, mute } = await fresh();
  for (let i = 0; i < 60; i += 1) mute(`t${i}`, 'ben', true);
  expect([isMuted('t0', 'ben'), isMuted('t59', 'ben')]).toEqual([false, true]);
});
