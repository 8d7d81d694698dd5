/** Tables of this device: questions and lines end in the worker of the engine. */
import { request } from '../offline/engine';
import { Problem } from '../words/problem';
import type { Params } from '../words/words.svelte';

export { Line } from '../offline/line';

interface No {
  code?: string;
  params?: Params;
  rule?: string;
}

async function answered(method: string, path: string, body?: unknown): Promise<string> {
  const { status, text } = await request(method, path, body);
  if (status < 400) return text;
  const { code = 'failed', params = {}, rule = '' } = JSON.parse(text) as No;
  throw new Problem(code, params, rule, status);
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return JSON.parse(await answered(method, path, body)) as T;
}

export const text = (path: string): Promise<string> => answered('GET', path);
