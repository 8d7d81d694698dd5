/** The HTTP interface, of the server or of what answers like it on this device. */
import type { Clock, Expected, Happened, Hinted, InvestoView, GinView, RummyView, LobbyInfo, ScoreInfo, TableInfo } from '../wire';
import { Problem } from '../words/problem';
import { everywhere, homeOf, isOpened, makeTable, server } from './home';
import type { Params } from '../words/words.svelte';

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

/** `at`: when the name was chosen, in milliseconds. */
export interface Me {
  name: string;
  at?: number;
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

const opened = (): Promise<typeof import('./opened')> => import('./opened');
const at = (id: string): string => `/api/tables/${id}`;
const matchAt = (id: string, number: number): string => `${at(id)}/matches/${number}`;

/** What is about one table is asked of its home. */
export const api = {
  make: (table: NewTable) => makeTable<Made>('/api/tables', table),
  report: (id: string, seat: number, reason: string) => server.ask<unknown>('POST', `${at(id)}/report`, { seat, reason }),
  block: (id: string, seat: number) => server.ask<Blocked[]>('POST', `${at(id)}/block`, { seat }),
  blocks: () => server.ask<Blocked[]>('GET', '/api/me/blocks'),
  unblock: (id: string) => server.ask<Blocked[]>('POST', '/api/me/unblock', { id }),
  join: (id: string, name: string) => server.ask<Made>('POST', `${at(id)}/join`, { name }),
  key: (id: string, seat: number) => server.ask<{ key: string }>('POST', `${at(id)}/key`, { seat }),
  move: (id: string, key: string) => server.ask<Made>('POST', `${at(id)}/move`, { key }),
  table: (id: string) => homeOf(id).ask<TableSeen>('GET', at(id)),
  open: () => server.ask<LobbyInfo[]>('GET', '/api/tables'),
  /** The last used first, wherever they live. */
  mine: async () => (await everywhere<MyTable>('/api/mine')).sort((a, b) => b.touched - a.touched),
  /** The last one first. */
  results: async () => (await everywhere<MyResult>('/api/mine/results')).sort((a, b) => b.ended - a.ended),
  games: () => gamesOf(),
  me: () => server.ask<Me>('GET', '/api/me'),
  myKey: () => server.ask<{ key: string }>('POST', '/api/me/key', {}),
  become: (key: string) => server.ask<Me>('POST', '/api/me/move', { key }),
  rename: (name: string, at?: number) => server.ask<Me>('PUT', '/api/me', { name, ...(at ? { at } : {}) }),
  playOn: (id: string, number: number, asked: { at: number; seat: number; level: string; start: boolean }) =>
    isOpened(id) ? opened().then(({ playedOn }) => playedOn(asked)) : homeOf(id).ask<Made>('POST', `${matchAt(id, number)}/play-on`, asked),
  review: (id: string, number: number, seat: number | null) =>
    homeOf(id).ask<Review | Making>('GET', `${matchAt(id, number)}/review${seat === null ? '' : `?seat=${seat}`}`),
  record: async (id: string, number: number): Promise<string> => isOpened(id) ? (await opened()).recordText() : homeOf(id).text(`${matchAt(id, number)}/record`),
  replay: (id: string, number: number) => isOpened(id) ? opened().then(({ replayed }) => replayed()) : homeOf(id).ask<Replay>('GET', `${matchAt(id, number)}/replay`),
};

/** The server's; without one those of this version of the page, which its engine would tell too. */
async function gamesOf(): Promise<GameInfo[]> {
  try {
    return await server.ask<GameInfo[]>('GET', '/api/games');
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'page-offline') throw error;
    return (await import('./games.json')).default as unknown as GameInfo[];
  }
}
