/** The engine's answers to what a pupil is likely to try, made before the page was built (tools/prepared.py): a lesson begins without the engine. */
import type { Position, ScoreInfo } from '../wire';
import type { Params } from '../words/words.svelte';
import { expand, write } from '../tiles/notation';

export interface Begun {
  rules: Record<string, unknown>;
  position: Position;
  show: string;
}
export interface Moved {
  seat: number;
  do: string;
  luck: string;
  effect: Record<string, number | string>;
  position: Position;
  score: ScoreInfo | null;
}
/** Either why a legal move is not the one, or what happened; `scene`: the next task begins somewhere else; `show`: a move that does what is asked. */
export interface Answered {
  not?: string;
  events: Moved[];
  scene: Position | null;
  at: number;
  over: boolean;
  show: string;
}
/** Or why the rules refuse it. */
type Known = Answered & { no?: { code: string; params: Params; rule: string } };
/** Answers by move, and which moment comes after a move that is done. */
type Moment = Record<string, { answer: Known; next?: number }>;
interface Book {
  lessons: { begin: Begun; moment: number }[];
  moments: Moment[];
}

// What JSON says of itself is narrower than what the engine may say.
const BOOKS: Record<string, () => Promise<{ default: unknown }>> = {
  investo: () => import('./prepared-investo.json'),
  rummy: () => import('./prepared-rummy.json'),
  gin: () => import('./prepared-gin.json'),
};

/** One way to write a move, whatever the order of its combinations. */
export function keyOf(move: string): string {
  const [letter = '', ...words] = move.match(/\[[^\]]*\]|[^\s[\]]+/g) ?? [];
  if (letter !== 'A' && letter !== 'L') return move;
  const spelled = words.map((word) => {
    const tiles = /^[^[+]+[-:]/.test(word) && !word.includes('+') ? expand(word) : null;
    return tiles ? write(tiles) : word;
  });
  return [letter, ...spelled.sort()].join(' ');
}

export class Prepared {
  private constructor(
    readonly begin: Begun,
    private readonly moments: Moment[],
    private at: number | undefined,
  ) {}

  /** Nothing if it cannot be had: then the engine is asked. */
  static async of(game: string, number: number): Promise<Prepared | null> {
    const book = (await BOOKS[game]?.().catch(() => undefined))?.default as Book | undefined;
    const lesson = book?.lessons[number - 1];
    return book && lesson ? new Prepared(lesson.begin, book.moments, lesson.moment) : null;
  }

  answer(move: string): Known | undefined {
    return this.known(move)?.answer;
  }

  /** The move is done. After one that nobody foresaw nothing is prepared any more. */
  goOn(move: string): void {
    this.at = this.known(move)?.next;
  }

  private known(move: string): Moment[string] | undefined {
    return this.at === undefined ? undefined : this.moments[this.at]?.[keyOf(move)];
  }
}
