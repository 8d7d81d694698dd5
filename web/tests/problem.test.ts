import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../src/net/api';
import { Problem } from '../src/words/problem';

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: string): void => void vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

it('of the server comes with everything it says', async () => {
  answers(409, JSON.stringify({ code: 'refusal-gap', params: { tile: 'r7' }, rule: 'R2', status: 409 }));
  const found: unknown = await api.mine().catch((error: unknown) => error);
  expect(found).toBeInstanceOf(Problem);
  expect({ ...(found as Problem) }).toEqual({ code: 'refusal-gap', params: { tile: 'r7' }, rule: 'R2', status: 409 });
});

it('is one too when the answer cannot be read', async () => {
  answers(502, '<html>');
  await expect(api.mine()).rejects.toMatchObject({ code: 'failed', params: {}, rule: '', status: 502 });
});
