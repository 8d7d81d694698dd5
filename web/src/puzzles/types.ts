/** What the engine tells of puzzles (src/tilerummy/queries/puzzles.py). */
import type { Position } from '../wire';
import type { Params } from '../words/words.svelte';

export const KINDS = ['lay-all', 'use-tile', 'which-investo', 'which-discard'] as const;
export const LEVELS = [1, 2, 3, 4] as const;

export interface Puzzle {
  id: string;
  kind: (typeof KINDS)[number];
  game: string;
  level: number;
  /** The tile asked about, if the question is about one. */
  tile: string;
}

export interface Shown {
  puzzle: Puzzle;
  rules: Record<string, unknown>;
  position: Position;
  /** What it is worth at first; every hint costs one. */
  stars: number;
  /** One could guess: a wrong choice costs a star too. */
  guessed: boolean;
}

/** `wrong`: the rules allow it, but it is not the answer; `code` says why. What they do not allow is a Problem. */
export interface Tried {
  outcome: 'right' | 'wrong' | 'going-on';
  code: string;
  params: Params;
  position: Position;
  /** Of what is right: tiles laid, combinations changed. */
  laid?: number;
  changed?: number;
}

export interface AnswerStep {
  step: 'split' | 'move' | 'join' | 'add' | 'lay';
  taken?: string[];
  laid?: string[];
  made: string[];
  /** How the table lies after it. */
  table: string;
}

/** Where to look (1), which combination (2), the first step (3). */
export interface Hint {
  grade: number;
  code: string;
  params: Params;
  /** What to draw. */
  melds: string[];
  step?: AnswerStep;
}

/** The first puzzle is out on Monday, each further one a day later; so many are. */
export interface Series {
  monday: string;
  open: number;
  puzzles: Puzzle[];
}

export interface Answer {
  answer: string[];
  measure: number;
  steps: AnswerStep[];
}

/** What there is to say about the last attempt. */
export interface Feedback {
  outcome: 'right' | 'wrong' | 'refused';
  /** In the language of the moment, whichever it was when the attempt was made. */
  readonly text: string;
  rule: string;
}
