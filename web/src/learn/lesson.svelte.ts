/** A lesson as a table: what the engine answers is prepared for the moves that are likely, so that a lesson waits for nothing; the engine on this device answers
 * all others, as a server would. The other player is prepared too. */
import { still } from '../look/motion';
import type { Answer, Connection, Hearer, Question } from '../net/connection';
import { pace } from '../look/pace';
import { ask, whenReady } from '../offline/engine';
import { PROTOCOL, type Position, type ScoreInfo, type TableInfo } from '../wire';
import { Problem } from '../words/problem';
import { explain, number as plain, say } from '../words/words.svelte';
import { LESSONS, finish } from './lessons';
import { Prepared, type Answered, type Begun, type Moved } from './prepared';

const PUPIL = 0;
const nothing = (): string => '';
const PAUSE = 700; // milliseconds between two moves of the other player

/** `so`: something is explained, then it goes on in another position. */
export type Stage = 'waiting' | 'task' | 'so' | 'done';

export class Lesson implements Connection {
  stage = $state<Stage>('waiting');
  at = $state(0);
  private why = $state.raw<() => string>(nothing);
  /** Another number, another try: what was drafted is put back. */
  tries = $state(0);
  score = $state.raw<ScoreInfo | null>(null);
  /** The last question is for the engine, which has not answered yet. */
  asking = $state(false);
  /** The move that is asked for, to be pointed at. */
  wanted = $state('');
  private questions = 0;
  private prepared: Prepared | null = null;
  private done: string[] = [];
  private rules: Record<string, unknown> = {};
  private next: Position | null = null;
  private last: Position | null = null;
  private seq = 0;
  private closed = false;
  private hearer!: Hearer;

  constructor(
    readonly game: string,
    readonly number: number,
  ) {}

  /** Whose line this is. */
  to(hearer: Hearer): Connection {
    this.hearer = hearer;
    return this;
  }

  private get base(): string {
    return `lesson-${this.game}-${LESSONS[this.game]?.[this.number - 1]}`;
  }

  get title(): string {
    return say(`${this.base}-title`);
  }

  /** Why not, as a sentence in the language of the moment. */
  get no(): string {
    return this.why();
  }

  /** What the teacher says now. */
  get text(): string {
    if (this.stage === 'done') return say(`${this.base}-done`, { mine: plain(this.score?.points[PUPIL] ?? 0), theirs: plain(this.score?.points[1] ?? 0) });
    if (this.stage === 'so') return say(`${this.base}-${this.at}-so`);
    return say(`${this.base}-${this.at + 1}`);
  }

  open(): void {
    this.closed = false;
    void this.begun().then((begun) => {
      if (this.closed) return;
      this.rules = begun.rules;
      this.wanted = begun.show;
      this.show(begun.position);
      this.stage = 'task';
    }, this.failed);
  }

  private async begun(): Promise<Begun> {
    this.prepared = await Prepared.of(this.game, this.number);
    return this.prepared?.begin ?? this.fromEngine(() => ask<Begun>('lessons/begin', this.moment()));
  }

  /** If there is no engine the question waits until there is one, or until something else is asked. */
  private async fromEngine<T>(question: () => Promise<T>): Promise<T> {
    const mine = ++this.questions;
    this.asking = true;
    try {
      return await question().catch(async (error: unknown) => {
        if (!(error instanceof Problem && error.code.startsWith('page-engine'))) throw error;
        await whenReady();
        if (this.closed || mine !== this.questions) throw error;
        return question();
      });
    } finally {
      if (mine === this.questions) this.asking = false;
    }
  }

  /** Raises what the rules refuse, as the engine would. */
  private async answerTo(how: 'act' | 'check', a: string): Promise<Answered> {
    const known = this.prepared?.answer(a);
    if (!known) return this.fromEngine(() => ask<Answered>(`lessons/${how}`, this.moment(a)));
    this.questions += 1;
    this.asking = false;
    if (known.no) throw new Problem(known.no.code, known.no.params, known.no.rule);
    return known;
  }

  close(): void {
    this.closed = true;
  }

  private readonly failed = (): void => this.hearer.status('lost');

  /** `quiet`: the pupil tried nothing, so the teacher says nothing. */
  async ask(question: Question, quiet = false): Promise<Answer> {
    if (question.t !== 'act' && question.t !== 'check') return this.refused('', '');
    try {
      if (question.t === 'act') return await this.act(question.a);
      await this.answerTo('check', question.a);
      if (!quiet) this.why = nothing;
      return { t: 'done', id: '', seq: 0 };
    } catch (error) {
      const no = error instanceof Problem ? error : new Problem('page-engine-failed');
      if (!quiet && !no.code.startsWith('page-engine')) this.why = () => explain(no.code, no.params);
      return { t: 'refused', id: '', code: no.code, rule: no.rule, params: no.params };
    }
  }

  private async act(a: string): Promise<Answer> {
    if (this.stage !== 'task') return this.refused('', '');
    const answer = await this.answerTo('act', a);
    if (answer.not) {
      this.why = () => say(`${this.base}-${answer.not}`);
      this.tries += 1;
      return this.refused(answer.not, '');
    }
    this.why = nothing;
    this.done.push(a);
    this.prepared?.goOn(a);
    void this.happen(answer);
    return { t: 'done', id: '', seq: this.seq };
  }

  /** The own move at once, those of the other one after the other. */
  private async happen({ events, scene, at, over, show }: Answered): Promise<void> {
    const [own, ...others] = events;
    this.wanted = '';
    if (others.length) this.stage = 'waiting';
    if (own) this.tell(own);
    for (const event of others) {
      await new Promise((go) => setTimeout(go, still() ? 0 : PAUSE * pace()));
      if (this.closed) return;
      this.tell(event);
    }
    this.at = at;
    this.next = scene;
    this.wanted = show;
    this.stage = over ? 'done' : scene ? 'so' : 'task';
    if (this.stage !== 'task') this.rest();
    if (over) finish(this.game, this.number);
  }

  /** Nothing on the board asks for a move now: the one lit thing is the way on. */
  private rest(): void {
    this.seq += 1;
    this.hearer.message({ t: 'event', seq: this.seq, at: Date.now(), event: { what: 'ready' }, table: this.info('pause'), position: this.last });
  }

  /** On to the next part. */
  goOn(): void {
    if (!this.next) return;
    this.show(this.next);
    this.next = null;
    this.tries += 1;
    this.stage = 'task';
  }

  private tell({ seat, do: what, luck, effect, position, score }: Moved): void {
    this.seq += 1;
    this.last = position;
    if (score) this.score = score;
    const table = score ? { table: this.info('over'), score } : {};
    this.hearer.message({ t: 'event', seq: this.seq, at: Date.now(), event: { what: 'did', seat, do: what, luck, effect }, position, ...table });
  }

  private show(position: Position): void {
    this.seq += 1;
    this.hearer.status('open');
    this.hearer.message({
      t: 'welcome',
      protocol: PROTOCOL,
      version: '',
      now: Date.now(),
      seq: this.seq,
      seat: PUPIL,
      seats: [PUPIL],
      table: this.info('playing'),
      present: [true, true],
      missed: [],
      position,
      clock: { deadline: null, bank: [] },
    });
  }

  private info(phase: TableInfo['phase']): TableInfo {
    const seat = { bot: '', taken: true, gone: false, stand_in: '', ready: true };
    return {
      id: this.base,
      game: this.game,
      rules: this.rules,
      clock: {},
      public: false,
      watch: false,
      hints: false,
      phase,
      seats: [{ ...seat, name: '' }, { ...seat, name: say('lesson-other') }],
      next: '',
      match: { number: 1, commitment: '', salts: [], seed: '', sheet: [], winners: null, stopped: false },
    };
  }

  private moment(a = ''): unknown {
    return { game: this.game, number: this.number, done: this.done, a };
  }

  private refused(code: string, rule: string): Answer {
    return { t: 'refused', id: '', code, rule, params: {} };
  }
}
