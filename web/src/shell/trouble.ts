/** What to tell of a request that failed: a kind of trouble, and the server's own words for it. */
import { Problem } from '../words/problem';
import { explain, say, type Params } from '../words/words.svelte';

export interface Failure {
  kind: string;
  code?: string;
  params?: Params;
}

const KINDS: Record<string, string> = {
  'page-offline': 'lost',
  'table-no-such-table': 'gone',
  'table-no-spectators': 'forbidden',
  'server-no-such-match': 'match',
};

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Problem)) return { kind: 'failed' };
  const kind = KINDS[error.code] ?? 'failed';
  return kind === 'match' || kind === 'failed' ? { kind, code: error.code, params: error.params } : { kind };
}

/** In a sentence, beside what was asked for. */
export const tell = (error: unknown): string => (error instanceof Problem ? explain(error.code, error.params) : say('page-refused'));
