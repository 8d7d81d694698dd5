/** The HTTP interface. A problem is thrown as a code for which there is a sentence. */
import type { Clock, Expected, Happened, Hinted, InvestoView, GinView, RummyView, LobbyInfo, ScoreInfo, TableInfo } from '../wire';
import { Problem } from '../words/problem';
import type { Params } from '../words/words.svelte';

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Problem('page-offline');
  }
  if (answer.ok) return (await answer.json()) as T;
  const found = (await answer.json().catch(() => ({}))) as { code?: string; params?: Params; rule?: string };
  throw new Problem(found.code ?? 'failed', found.params ?? {}, found.rule ?? '', answer.status);
}

export interface NewTable {
  game: string;
  seats: string[];
  rules?: string | Record<string, unknown>;
  clock?: Clock;
  public?: boolean;
  watch?: boolean;
  hints?: boolean;
  name?: string;
  names?: string[];
  own?: number;
}

/** Whoever takes no seat at my tables; `id`: my own name for the person. */
export interface Blocked {
  id: string;
  name: string;
  at: number;
}

export interface Made {
  id: string;
  seats: number[];
}

export interface MyMatch {
  number: number;
  began: number;
  moves: number;
  over: boolean;
  stopped: boolean;
}

export interface MyTable {
  id: string;
  game: string;
  rules: Record<string, unknown>;
  phase: string;
  names: string[];
  /** The level of a bot's seat, else empty. */
  bots: string[];
  mine: number[];
  touched: number;
  matches: MyMatch[];
}

/** A table from outside; `view`: as a spectator sees it, if I sit there and tiles are dealt. */
export interface TableSeen {
  table: TableInfo;
  mine: number[];
  view: View | null;
  /** When the time of the seat to move runs out, in milliseconds. */
  deadline?: number | null;
  /** About how long a match takes here; null by correspondence. */
  minutes?: number | null;
}

/** A total, and of how many. */
export type Sum = [total: number, of: number];

/** A match of mine that is over; by seat what is in lists. */
export interface MyResult {
  table: string;
  number: number;
  game: string;
  rules: Record<string, unknown>;
  clock: Clock;
  began: number;
  ended: number;
  rounds: number;
  stopped: boolean;
  /** It began with what happened in another match. */
  given: boolean;
  mine: number[];
  names: string[];
  bots: string[];
  totals: number[];
  winners: number[];
  figures: Record<string, Sum>[];
  /** Milliseconds in so many turns. */
  thinking: Sum[];
  /** What a bot would have got from the same tiles, with bots in all seats. */
  tiles: number[];
}

export type Value = string | number | boolean;

/** An option of the rules: a `choice` of `values`, a `number` from `least` to `most`, or a `flag`. */
export interface OptionInfo {
  name: string;
  type: 'choice' | 'number' | 'flag';
  default: Value;
  values?: string[];
  least?: number;
  most?: number;
}

export interface GameInfo {
  name: string;
  seats: number[];
  /** The preset of a new table when nobody chooses. */
  usual: string;
  presets: { name: string; rules: string; options: Record<string, Value> }[];
  options: OptionInfo[];
  bots: string[];
  /** A turn's limit between people by the rulebook; 0: none. */
  turn_seconds: number;
  /** How play is counted, and what is better: 1 more, -1 less, 0 neither. */
  figures?: Record<string, number>;
}

export type View = InvestoView | RummyView | GinView;

export interface Step {
  at: number;
  time: number;
  event: Happened;
  view: View | null;
  turn: number | null;
  score?: ScoreInfo | null;
}

export interface Replay {
  header: {
    id: string;
    number: number;
    game: string;
    rules: Record<string, unknown>;
    names: string[];
    /** The level of a bot's seat, else empty. */
    bots: string[];
    open: boolean;
    seat: number | null;
    steps: number;
  };
  steps: Step[];
}

export interface Judged {
  at: number;
  played: string;
  verdict: 'forced' | 'same' | 'close' | 'hinted' | 'worse' | 'unknown';
  best: string;
  reasons: { code: string; params: Params }[];
  lost: number;
  doubt: number;
  /** Of what was played, and of the best; null where there was nothing to compare. */
  expected: Expected | null;
  best_expected: Expected | null;
  measure: NonNullable<Hinted['scale']>;
}

export interface Turn {
  at: number;
  round: number;
  number: number;
  decisions: Judged[];
  lost: number;
}

/** Between two steps of the replay the expectation changed most: by the seat's `own` decision at `at`, or by what followed it. */
export interface Turning {
  at: number;
  until: number;
  round: number;
  turn: number;
  own: boolean;
  before: Expected;
  after: Expected;
  measure: Judged['measure'];
}

/** The reason that was overlooked at the greatest cost, and the rule it is about. */
export interface TakeAway {
  reason: Judged['reasons'][number];
  rule: string;
  at: number;
  times: number;
  lost: number;
}

export interface Review {
  game: string;
  seat: number;
  turns: Turn[];
  mattered: number[];
  good: number;
  lost: number;
  /** Null if no change can be told apart from none. */
  turning?: Turning | null;
  lesson?: TakeAway | null;
}

/** A review that is being made: `before` others come first. */
export interface Making {
  done: number;
  of: number;
  before: number;
}

export const api = {
  make: (table: NewTable) => ask<Made>('POST', '/api/tables', table),
  report: (id: string, seat: number, reason: string) => ask<unknown>('POST', `/api/tables/${id}/report`, { seat, reason }),
  block: (id: string, seat: number) => ask<Blocked[]>('POST', `/api/tables/${id}/block`, { seat }),
  blocks: () => ask<Blocked[]>('GET', '/api/me/blocks'),
  unblock: (id: string) => ask<Blocked[]>('POST', '/api/me/unblock', { id }),
  join: (id: string, name: string) => ask<Made>('POST', `/api/tables/${id}/join`, { name }),
  key: (id: string, seat: number) => ask<{ key: string }>('POST', `/api/tables/${id}/key`, { seat }),
  move: (id: string, key: string) => ask<Made>('POST', `/api/tables/${id}/move`, { key }),
  table: (id: string) => ask<TableSeen>('GET', `/api/tables/${id}`),
  open: () => ask<LobbyInfo[]>('GET', '/api/tables'),
  mine: () => ask<MyTable[]>('GET', '/api/mine'),
  results: () => ask<MyResult[]>('GET', '/api/mine/results'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  me: () => ask<{ name: string }>('GET', '/api/me'),
  myKey: () => ask<{ key: string }>('POST', '/api/me/key', {}),
  become: (key: string) => ask<{ name: string }>('POST', '/api/me/move', { key }),
  rename: (name: string) => ask<{ name: string }>('PUT', '/api/me', { name }),
  playOn: (id: string, number: number, asked: { at: number; seat: number; level: string; start: boolean }) =>
    ask<Made>('POST', `/api/tables/${id}/matches/${number}/play-on`, asked),
  review: (id: string, number: number, seat: number | null) =>
    ask<Review | Making>('GET', `/api/tables/${id}/matches/${number}/review${seat === null ? '' : `?seat=${seat}`}`),
  record: async (id: string, number: number): Promise<string> => {
    const answer = await fetch(`/api/tables/${id}/matches/${number}/record`).catch(() => null);
    if (!answer?.ok) throw new Problem('page-offline');
    return answer.text();
  },
  replay: (id: string, number: number) => ask<Replay>('GET', `/api/tables/${id}/matches/${number}/replay`),
};
