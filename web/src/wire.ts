// Made by `make generated` (tools/wire_types.py) from src/tilerummy/server/wire.py. Do not edit.

export const PROTOCOL = 1;

/** A move in notation. `at`: the number of the last event its sender has seen. */
export interface Act {
  t: "act";
  id: string;
  at: number;
  a: string;
}

/** For the first deal, the next round, or a rematch. `seal`: of a word of one's own for the deal, told with `open` */
export interface BeReady {
  t: "ready";
  id: string;
  salt?: string;
  seal?: string;
  seat?: number | null;
}

/** Would this move be accepted? Changes nothing. */
export interface Check {
  t: "check";
  id: string;
  a: string;
}

/** `turn`: so many seconds each turn; `bank`: seconds for the match, `more` are added each turn; `days`: a turn. */
export interface Clock {
  kind?: "bank" | "days" | "none" | "turn";
  seconds?: number;
  more?: number;
}

/** `deadline`: when the time of the seat to move runs out; `bank`: what each has left. Milliseconds. */
export interface ClockInfo {
  deadline: number | null;
  bank: number[];
}

/** Play on oneself, after a bot has stood in. */
export interface ComeBack {
  t: "back";
  id: string;
}

/** `worth` sorts the moves; `expected`: the same in whole points, for people, with the range it is in. Both are null */
export interface Considered {
  action: string;
  win: number | null;
  ahead: number | null;
  worth: number | null;
  alike?: boolean;
  expected?: Expected | null;
}

/** What was asked for is done; `seq` is the number of its event, 0 if there is none. */
export interface Done {
  t: "done";
  id: string;
  seq: number;
}

/** End a match that somebody has left. */
export interface End {
  t: "end";
  id: string;
}

/** One event. What has changed by it comes along; if several come at once, with the last of them. */
export interface EventFrame {
  t: "event";
  seq: number;
  at: number;
  event: Happened;
  score?: ScoreInfo | null;
  table?: TableInfo | null;
  position?: Position | null;
  clock?: ClockInfo | null;
}

/** Points of the round that can be expected, whole as they are shown: the number, and the range it is in. */
export interface Expected {
  points: number;
  low: number;
  high: number;
}

/** `rack` is None where the viewer may not see it; `known`: discards everybody saw going there. */
export interface GinSide {
  rack: string[] | null;
  size: number;
  known: string[];
  shown: boolean;
  counts: number[];
}

/** `discard` is the tile that may be taken; `gone`: how many were not taken and are out of sight (G12). */
export interface GinView {
  game: "gin";
  step: "discard" | "draw" | "lay" | "offer" | "over";
  turn: number;
  dealer: number;
  discard: string | null;
  taken: string | null;
  stock: number;
  gone: number;
  turns: number;
  out: number | null;
  reason: string;
  table: WireMeld[];
  sides: GinSide[];
}

/** An event as the receiver may know it. `what` says which of the other fields are there. */
export interface Happened {
  what: "began" | "closed" | "created" | "dealt" | "did" | "keyed" | "left" | "opened" | "planned" | "prepared" | "ready" | "sat" | "slept" | "stood-in" | "stopped";
  seat?: number | null;
  name?: string;
  do?: string;
  luck?: string;
  by?: string;
  effect?: Record<string, number | string>;
}

/** `play`: what the solver finds; `advice`: what an expert would consider, and why. */
export interface Hint {
  t: "hint";
  id: string;
  kind: "advice" | "play";
}

/** Moves worth considering, best first, and why the first is best. `measure`: their worth is points of the round */
export interface Hinted {
  t: "hinted";
  id: string;
  considered: Considered[];
  reasons: ReasonInfo[];
  measure: "points" | "win";
  scale?: "lead" | "score";
}

/** `rack` is None where the viewer may not see it; `known`: tiles everybody saw going there. */
export interface InvestoSide {
  rack: string[] | null;
  size: number;
  reserve: string[];
  known: string[];
  points: number;
  total: number;
  counts: number[];
  reserve_counts: number[];
}

/** `pot`: rows of places of stacks, the lowest tile first; `bases`: which rows have one; `must`: one is due. */
export interface InvestoView {
  game: "investo";
  step: "back" | "choose" | "draw" | "over" | "play" | "pot" | "reserve";
  turn: number;
  starter: number;
  table: string[][];
  pot: string[][][];
  bases: boolean[];
  places: number;
  full: boolean[];
  worth: number[];
  must: string[];
  stock: number;
  idle: number;
  reason: string;
  sides: InvestoSide[];
}

export interface Leave {
  t: "leave";
  id: string;
}

/** A bot is to play on for a seat that is away; `level` empty: the one that usually does. */
export interface LetStandIn {
  t: "stand-in";
  id: string;
  seat: number;
  level?: string;
}

/** A public table in the lobby. */
export interface LobbyInfo {
  id: string;
  game: string;
  rules: string;
  clock: Clock;
  watch: boolean;
  phase: "gathering" | "over" | "pause" | "playing";
  seats: SeatInfo[];
  hints?: boolean;
}

/** On `/ws/lobby`: all public tables, newest first. It takes the place of the list before. */
export interface LobbyList {
  t: "lobby";
  tables: LobbyInfo[];
}

/** `seed` is empty until the match is over: then everybody can check the deal. `words`, `barred`, `tries`: what went */
export interface MatchInfo {
  number: number;
  commitment: string;
  salts: string[];
  seed: string;
  sheet: number[][];
  winners: number[] | null;
  stopped: boolean;
  words?: Word[];
  barred?: number | null;
  tries?: number;
  given?: number;
}

/** The word that was sealed with `ready`, once `table.opening` says that everybody is ready. */
export interface OpenWord {
  t: "open";
  id: string;
  salt: string;
  seat?: number | null;
}

/** How fast bots are to play, as long as this socket is open. Of several wishes the slowest counts. */
export interface Pace {
  t: "pace";
  id: string;
  speed: "at-once" | "calm" | "fast" | "normal";
}

export interface Ping {
  t: "ping";
  id: string;
}

export interface Pong {
  t: "pong";
  id: string;
  now: number;
}

/** Where the match stands for the receiver. `options`: the small decisions open to it now; `play`: may it lay? */
export interface Position {
  view: InvestoView | RummyView | GinView;
  options: string[];
  play: boolean;
  notation?: string;
}

/** Who is connected, by seat. */
export interface Present {
  t: "present";
  seats: boolean[];
}

export interface ReasonInfo {
  code: string;
  params: Record<string, string | number>;
}

/** Why not: a code with parameters, and the rule's id where it is one. Nothing has changed. */
export interface Refused {
  t: "refused";
  id: string;
  code: string;
  rule: string;
  params: Record<string, string | number>;
}

/** `rack` is None where the viewer may not see it; `opened`: has laid tiles, `plays` times. */
export interface RummySide {
  rack: string[] | null;
  size: number;
  opened: boolean;
  plays: number;
  counts: number[];
}

/** A Star on the table is written with what it stands for, `*r7`; `laid`: this turn has laid tiles. */
export interface RummyView {
  game: "rummy";
  step: "choose" | "discard" | "draw" | "over";
  turn: number;
  starter: number;
  table: string[][];
  discards: string[];
  stock: number;
  laid: boolean;
  idle: number;
  reason: string;
  sides: RummySide[];
}

export interface Said {
  t: "said";
  seat: number;
  phrase: "bye" | "good-game" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

export interface Say {
  t: "say";
  id: string;
  phrase: "bye" | "good-game" | "hello" | "hurry" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/** A round has ended: points a seat, why, and where the points come from. `who` ended it, null if nobody did by */
export interface ScoreInfo {
  points: number[];
  reason: string;
  parts: Record<string, number[]>;
  who?: number | null;
  terms?: Record<string, number[][]>;
}

/** `bot`: the level of a bot's seat; `stand_in`: the level that plays on for a person. `seal`: of the word for the */
export interface SeatInfo {
  bot: string;
  name: string;
  taken: boolean;
  gone: boolean;
  stand_in: string;
  ready: boolean;
  seal?: string;
  person?: string;
}

/** Several seats of one device: this socket is now the other seat's. */
export interface Sit {
  t: "sit";
  id: string;
  seat: number;
}

/** Send again what came after the event with this number. */
export interface Sync {
  t: "sync";
  id: string;
  after: number;
}

/** What everybody at a table may know of it. `next`: the commitment to the deal of the next match, which the seat */
export interface TableInfo {
  id: string;
  game: string;
  rules: Record<string, unknown>;
  clock: Clock;
  public: boolean;
  watch: boolean;
  hints: boolean;
  phase: "gathering" | "over" | "pause" | "playing";
  seats: SeatInfo[];
  next: string;
  match: MatchInfo | null;
  barred?: number | null;
  opening?: boolean;
  closed?: boolean;
  planned?: number;
}

/** The first message on a socket, and the answer to `sync` and `sit`. `seats`: all that this session has. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  version: string;
  now: number;
  seq: number;
  seat: number | null;
  seats: number[];
  table: TableInfo;
  present: boolean[];
  missed: EventFrame[];
  position: Position | null;
  clock: ClockInfo;
  id?: string;
  score?: ScoreInfo | null;
}

export interface WireMeld {
  owner: number;
  tiles: string[];
}

/** What one seat gave for the deal. A `device` gives a seal and then opens it with its salt; if it does not, the */
export interface Word {
  by: "away" | "bot" | "device" | "none";
  seal?: string;
  salt?: string;
}

export type FromClient = Act | Check | BeReady | OpenWord | Leave | ComeBack | LetStandIn | End | Say | Hint | Sync | Sit | Pace | Ping;

export type ToClient = Welcome | EventFrame | Done | Refused | Said | Present | Hinted | Pong;
