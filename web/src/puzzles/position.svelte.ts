/** A puzzle as a table to play at: the same board, but the engine in the browser says what may be done. */
import type { Answer } from '../net/connection';
import { ask } from '../offline/engine';
import { Table } from '../table/table.svelte';
import type { SeatInfo } from '../wire';
import { Problem } from '../words/problem';
import { explain, type Params } from '../words/words.svelte';
import { noteBack, noteDone, noteWrong } from './kept.svelte';
import type { Feedback, Shown, Tried } from './types';

const SEAT: SeatInfo = { bot: '', name: '', taken: true, gone: false, stand_in: '', ready: true };

export function verdict(outcome: Feedback['outcome'], words: () => string, rule = ''): Feedback {
  return {
    outcome,
    get text() {
      return words();
    },
    rule,
  };
}

export class PuzzleTable extends Table {
  verdict = $state.raw<Feedback | null>(null);
  override own = true; // there is nobody else
  override lasting = false;
  private done: string[] = [];

  constructor(
    readonly shown: Shown,
    private readonly solved: () => void,
  ) {
    super(`puzzle ${shown.puzzle.id}`);
    const { game } = shown.puzzle;
    this.info = { id: this.id, game, rules: shown.rules, clock: {}, public: false, watch: false, hints: false, phase: 'playing', seats: [SEAT, SEAT], next: '', match: null };
    this.seat = 0;
    this.position = shown.position;
  }

  get finished(): boolean {
    return this.verdict?.outcome === 'right';
  }

  /** Something else is being tried: what was said of the last attempt is over. */
  retry(): void {
    if (!this.finished) this.verdict = null;
  }

  override async check(action: string): Promise<Answer> {
    return (await this.trying(action)).answer;
  }

  override async act(action: string): Promise<Answer> {
    const { answer, tried } = await this.trying(action);
    if (answer.t === 'refused') this.refused(action, answer.code, answer.params, answer.rule);
    if (!tried) return answer;
    if (tried.outcome === 'wrong') {
      this.verdict = verdict('wrong', () => explain(tried.code, tried.params));
      return answer;
    }
    this.done = [...this.done, action];
    this.position = tried.position;
    this.verdict = tried.outcome === 'right' ? verdict('right', () => '') : null;
    if (this.finished) this.solve(tried);
    return answer;
  }

  /** Of a choice that could be guessed it is kept that it was wrong. */
  private refused(action: string, code: string, params: Params, rule: string): void {
    this.verdict = verdict('refused', () => explain(code, params), rule);
    if (this.shown.guessed && /^[TK]/.test(action) && rule) noteWrong(this.shown.puzzle.id, action);
  }

  private solve(tried: Tried): void {
    noteDone(this.shown.puzzle.id, tried.laid ?? 0, tried.changed ?? 0);
    this.solved();
  }

  /** A step of the draft was taken back. */
  back(): void {
    noteBack(this.shown.puzzle.id);
  }

  private async trying(action: string): Promise<{ answer: Answer; tried?: Tried }> {
    try {
      const tried = await ask<Tried>('puzzles/try', { id: this.shown.puzzle.id, actions: [...this.done, action] });
      return { answer: { t: 'done', id: '', seq: 0 }, tried };
    } catch (error) {
      const no = error instanceof Problem ? error : new Problem('page-engine-failed');
      return { answer: { t: 'refused', id: '', code: no.code, params: no.params, rule: no.rule } };
    }
  }
}
