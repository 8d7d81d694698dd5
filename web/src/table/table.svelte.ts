/** Everything a page knows of one table, kept up to date by its line. */
import { prefs } from '../look/prefs.svelte';
import type { View } from '../net/api';
import { SocketConnection, type Answer, type Connection, type Hearer, type Question, type Status } from '../net/connection';
import type { ClockInfo, EventFrame, Position, Said, ScoreInfo, TableInfo, ToClient, Welcome } from '../wire';
import { say } from '../words/words.svelte';
import { atOnce, begun } from './begin';
import { seatName } from './names';
import { isMuted } from './muted.svelte';
import { deedsOf, marksOf, newsOf, tellings, type Deed } from './news';
import { give, open as opened } from './promise';
import { remarksOf, type Remark } from './remarks';
import { Story, byClock, read, timeUp, type StoryLine } from './story';
import { sharedMelds } from './view';

const BUBBLE = 4000;

export class Table {
  status = $state<Status>('connecting');
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  seat = $state<number | null>(null);
  seats = $state.raw<number[]>([]);
  present = $state.raw<boolean[]>([]);
  clock = $state.raw<ClockInfo>({ deadline: null, bank: [] });
  score = $state.raw<ScoreInfo | null>(null);
  story = $state.raw<StoryLine[]>([]);
  fresh = $state.raw<Set<string>>(new Set());
  /** Who moved last, and where what I got came from: elements of the screen, as selectors. */
  actor = $state('');
  source = $state('[data-stock]');
  /** What changed last was my own doing, and nothing else. */
  own = false;
  saying = $state.raw<Said | null>(null);
  /** Made for me alone, it is about to begin by itself. */
  starting = $state(false);
  /** Server's clock minus ours, in milliseconds. */
  skew = 0;
  seq = 0;
  /** How it lay after the moves of the last turns, by event. */
  private past = new Map<number, Position>();
  private book: Story | null = null;
  private readonly connect: (hearer: Hearer) => Connection;
  private connection: Connection;
  private syncing = false;
  private hinted: { name: string; answer: Promise<Answer> } | null = null;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  /** It is there again after the page was left: not a lesson, nor a puzzle. */
  lasting: boolean;

  constructor(
    readonly id: string,
    connect?: (hearer: Hearer) => Connection,
  ) {
    this.lasting = !connect;
    this.connect = connect ?? ((hearer) => new SocketConnection(id, hearer));
    this.connection = this.newConnection();
  }

  private newConnection(): Connection {
    return this.connect({
      status: (status) => (this.status = status),
      message: (message) => this.hear(message),
      after: () => this.seq,
      seat: () => this.seat,
    });
  }

  open(): void {
    this.connection.open();
  }

  /** After sitting down: the server looks at who one is when a line is opened. */
  reopen(): void {
    this.connection.close();
    this.connection = this.newConnection();
    this.connection.open();
  }

  takeOver(): void {
    this.connection.takeOver?.();
  }

  /** A moment of a match that was played: nothing is connected. */
  show(info: TableInfo, position: Position, story: StoryLine[], fresh: string[]): void {
    this.info = info;
    this.position = position;
    this.story = story;
    this.fresh = new Set(fresh);
  }

  close(): void {
    this.connection.close();
  }

  get view(): View | null {
    return this.position?.view ?? null;
  }

  get myTurn(): boolean {
    return this.playing && this.seat !== null && this.view?.turn === this.seat && !this.standIn;
  }

  /** Nothing has happened since the deal. */
  get dealing(): boolean {
    return this.story.at(-1)?.key === 'page-told-round';
  }

  get playing(): boolean {
    return this.info?.phase === 'playing';
  }

  /** Whose time ran out, and what was done for them, until I have moved myself. There is little room: if it was my time,
   * what was done for another is left to the log. */
  get timeUp(): string {
    const me = this.seats.length > 1 ? null : this.seat;
    const lines = byClock(this.story, this.seat);
    const mine = lines.some((line) => line.seat === this.seat);
    const brief = (line: StoryLine): boolean => mine && line.seat !== this.seat;
    const words = (line: StoryLine): string => (brief(line) ? timeUp : read)(line, me, line.seat === null ? '' : this.name(line.seat), this.opposite(line.seat));
    return lines.filter((line) => !brief(line) || line.clock === 'first').map(words).map(ended).join(' ');
  }

  /** What happened just now, while somebody looks; nothing after a reload. */
  get latest(): StoryLine | null {
    const line = this.story.at(-1);
    return line && line.seq === this.seq && this.actor ? line : null;
  }

  /** What happened since my last turn, turn by turn; until mine is over. */
  get deeds(): Deed[] {
    return deedsOf(newsOf(this.story, this.seat, this.view?.turn === this.seat));
  }

  /** The same in words: the longest way to say it first. What the clock did is told by `timeUp`. */
  get told(): string[] {
    const deeds = this.deeds.map(({ seat, lines }) => ({ seat, lines: lines.filter((line) => !line.clock) }));
    return tellings(deeds.filter(({ lines }) => lines.length > 0), this.seat, (seat) => this.name(seat));
  }

  /** The level at each seat, if a bot has it. */
  get bots(): (string | undefined)[] {
    return (this.info?.seats ?? []).map((one) => one.bot);
  }

  /** What computer players said in this match, if somebody wants to hear it. */
  get remarks(): Remark[] {
    if (!this.lasting || !prefs.lines) return [];
    const over = this.info?.phase === 'over' && !this.info.match?.stopped;
    return remarksOf(this.story, this.bots, over ? 'match' : this.info?.phase === 'pause' ? 'round' : '');
  }

  /** How it lay after that event, as far as that is still known: else after the next. */
  lay(seq: number): Position | null {
    const known = [...this.past.keys()].sort((a, b) => a - b).find((at) => at >= seq);
    return (known === undefined ? null : this.past.get(known)) ?? this.position;
  }

  /** The level that plays for me, if one does. */
  get standIn(): string {
    return this.seat === null ? '' : (this.info?.seats[this.seat]?.stand_in ?? '');
  }

  ask(question: Question, quiet = false): Promise<Answer> {
    return this.connection.ask(question, quiet);
  }

  /** With all my seats; for a match with this device's words, which come after the promise of the deal was seen. */
  async ready(): Promise<Answer | null> {
    const info = this.info;
    if (!info || !this.lasting) return this.ask({ t: 'ready' });
    let answer: Answer | null = null;
    for (const word of give(info, this.seats)) answer = await this.ask({ t: 'ready', ...word });
    return answer;
  }

  /** Everybody is ready: my sealed words are opened. */
  private openWords(): void {
    if (!this.lasting || !this.info?.opening) return;
    for (const word of opened(this.info, this.seats)) void this.ask({ t: 'open', ...word }, true);
  }

  /** A table that I have just made. */
  private beginAtOnce(): void {
    if (!atOnce(this.id) || this.seat === null || !this.info) return;
    begun(this.id);
    if (this.info.phase !== 'gathering') return;
    this.starting = this.info.seats.every((seat, i) => seat.bot || this.seats.includes(i));
    void this.ready().finally(() => (this.starting = false));
  }

  async act(action: string): Promise<Answer> {
    const answer = await this.ask({ t: 'act', at: this.seq, a: action });
    if (answer.t === 'refused' && answer.code === 'table-stale') this.sync();
    return answer;
  }

  /** Ask for what was missed; the answer is a welcome with it. */
  private sync(): void {
    if (this.syncing) return;
    this.syncing = true;
    void this.ask({ t: 'sync', after: this.seq }).finally(() => (this.syncing = false));
  }

  check(action: string, quiet = false): Promise<Answer> {
    return this.ask({ t: 'check', a: action }, quiet);
  }

  /** A hint for this position: whoever asks, the sheet or the coach, it is asked for once. */
  hint(kind: 'advice' | 'play'): Promise<Answer> {
    const name = `${this.seq} ${this.seat} ${kind}`;
    if (this.hinted?.name !== name) {
      const answer = this.ask({ t: 'hint', kind });
      this.hinted = { name, answer };
      void answer.then(({ t }) => t !== 'hinted' && this.hinted?.answer === answer && (this.hinted = null));
    }
    return this.hinted.answer;
  }

  /** Several seats of one device: look from another of mine. */
  async sit(seat: number): Promise<void> {
    const answer = await this.ask({ t: 'sit', seat });
    if (answer.t !== 'welcome') return;
    this.past.clear(); // another saw it
    this.remark();
  }

  name(seat: number): string {
    const found = this.info?.seats[seat];
    if (!found) return '';
    return seatName(this.bots, found.name, seat);
  }

  /** As others are called on my screen; I am "You" unless several of us share it. */
  called(seat: number): string {
    return seat === this.seat && this.seats.length < 2 ? say('page-you') : this.name(seat);
  }

  /** Where two play: who sits opposite. */
  opposite(seat: number | null): string {
    return this.name(seat === 0 ? 1 : 0);
  }

  totals(): number[] {
    const seats = this.info?.seats.length ?? 0;
    const sheet = this.info?.match?.sheet ?? [];
    return Array.from({ length: seats }, (_, seat) => sheet.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
  }

  /** Totals with the points of the round being played; once it is over the sheet has them. */
  standing(): number[] {
    const view = this.view;
    const running = view && view.step !== 'over' ? view.sides.map((side) => ('points' in side ? side.points : 0)) : [];
    return this.totals().map((total, seat) => total + (running[seat] ?? 0));
  }

  /** The number of the round that is shown. */
  get round(): number {
    return (this.info?.match?.sheet.length ?? 0) + (this.view?.step === 'over' ? 0 : 1);
  }

  /** An option of the rules that is a number; 0 where the game has none of that name. */
  rule(name: string): number {
    return Number(this.info?.rules[name] ?? 0);
  }

  /** The points a match is played to; 0 if it is a number of rounds. */
  get target(): number {
    return this.rule('target');
  }

  /** How far the match is, in words. */
  get course(): string {
    if (this.target && this.playing && Math.max(...this.standing()) >= this.target) return say('page-round-out', { round: this.round });
    if (this.target) return say('page-round-to', { round: this.round, target: this.target });
    return say('page-round-of', { round: this.round, rounds: this.rule('rounds') });
  }

  private hear(message: ToClient): void {
    if (message.t === 'welcome') this.welcome(message);
    else if (message.t === 'event') this.happen(message);
    else if (message.t === 'present') this.present = message.seats;
    else if (message.t === 'said') this.hearSaid(message);
  }

  private welcome(message: Welcome): void {
    this.skew = message.now - Date.now();
    this.info = message.table;
    this.book ??= new Story(message.table.game);
    this.own = this.mine(message.missed.filter((frame) => frame.seq > this.seq));
    for (const frame of message.missed) if (frame.seq > this.seq) this.book.add(frame.seq, frame.event);
    this.story = [...this.book.lines];
    this.seat = message.seat;
    this.seats = message.seats;
    this.present = message.present;
    this.position = message.position;
    this.score = message.score ?? null;
    this.clock = message.clock;
    this.seq = message.seq;
    this.remark();
    this.beginAtOnce();
    this.openWords();
  }

  /** What is shown now is what the next play is told from. */
  private remark(): void {
    const view = this.view;
    if (!view) return;
    this.book?.begin(sharedMelds(view));
    this.fresh = marksOf(this.story, this.seat, view.turn === this.seat, view);
  }

  private happen(frame: EventFrame): void {
    if (frame.seq <= this.seq) return;
    if (frame.seq > this.seq + 1) {
      this.sync();
      return;
    }
    this.seq = frame.seq;
    this.own = this.mine([frame]);
    this.remember(frame);
    if (frame.table) this.info = frame.table;
    if (frame.event.what === 'dealt') this.score = null;
    if (frame.score) this.score = frame.score;
    if (frame.position !== undefined) this.position = frame.position;
    if (frame.clock) this.clock = frame.clock;
    if (frame.position) this.remark();
    this.openWords();
  }

  /** Were all moves among these made by me? A clock or a bot in my place is not me. */
  private mine(frames: EventFrame[]): boolean {
    const moves = frames.map(({ event }) => event).filter((event) => event.what === 'did');
    return moves.length > 0 && moves.every((event) => event.seat === this.seat && !event.by);
  }

  private remember(frame: EventFrame): void {
    this.book?.add(frame.seq, frame.event);
    this.story = [...(this.book?.lines ?? [])];
    this.source = sourceOf(frame.event.do ?? '');
    if (frame.event.what === 'did') this.actor = `[data-seat="${frame.event.seat ?? -1}"]`;
    if (frame.position) this.past.set(frame.seq, frame.position);
    const news = this.deeds[0]?.lines[0]?.seq ?? frame.seq;
    for (const seq of this.past.keys()) if (seq < news - 1) this.past.delete(seq);
  }

  private hearSaid(said: Said): void {
    if (isMuted(this.id, this.info?.seats[said.seat]?.person)) return;
    this.saying = said;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => (this.saying = null), BUBBLE);
  }
}

/** Where tiles come from that a move brings to a rack; the lower tiles of a row that another takes are handed to me. */
function sourceOf(action: string): string {
  const letter = action.slice(0, 1);
  if (letter === 'T') return `.pot .row:nth-child(${Number(action.slice(1))})`;
  return { V: '[data-reserve]', B: '[data-do="reserve-mine"]', U: '[data-do="discard"]' }[letter] ?? '[data-stock]';
}

/** As a sentence among others. */
function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
