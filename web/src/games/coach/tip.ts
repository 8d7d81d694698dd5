/** What a coach can say of a game. Sentences are keys of coach.ftl: `coach-<game>-…`. */
import type { Hand } from '../../play/hand.svelte';
import type { StoryLine } from '../../table/story';
import type { Table } from '../../table/table.svelte';
import type { Params } from '../../words/words.svelte';

/** Something to be known: told once, when it first shows on the table. */
export interface Fact {
  /** `coach-<game>-<id>`. */
  id: string;
  /** The rule to read, by id. */
  rule: string;
  params?: Params;
  /** Where it is to be seen: selectors. */
  spots?: string[];
  /** The kind of move it explains: told before the first tip of that kind. */
  kind?: string;
  /** What it speaks of and does not point at: it stays in sight. */
  keep?: string;
}

/** What is to be done next, and where. */
export interface Tip {
  /** What is learnt: after two right moves of a kind there are no more tips of it. */
  kind: string;
  rule: string;
  /** The move it leads to, to be said in words; else a sentence. */
  action?: string;
  say?: [key: string, params?: Params];
  spots: string[];
  /** What must stay in sight. */
  keep: string;
}

export interface Teacher {
  /** In the order in which they are told; `usual` has the numbers of the game's ordinary rules. */
  facts(hand: Hand, usual: Params): Fact[];
  /** Kinds of moves that may be due; none: nothing is asked for. */
  kinds(hand: Hand): string[];
  /** Towards the move that is recommended; null: there is nothing to say. */
  tip(hand: Hand, advised: string[]): Tip | null;
  /** What somebody has done, as a kind of move; '' for what is none. */
  kindOf(line: StoryLine, hand: Hand): string;
  /** Names and numbers for the sentences that introduce a kind of move (`coach-<game>-lead-<kind>`). */
  leads(hand: Hand): Params;
  /** The same for `coach-<game>-end`, where the points of a round are shown. */
  end(table: Table): Params;
}

export const PRESS = '[data-main]';

/** A tile of the rack. */
export const onRack = (id: string): string => `.rackzone [data-piece="${id}"]`;

/** The last part of a line's key: the letter of the move. */
export const letterOf = (line: StoryLine): string => line.key.split('-').at(-1) ?? '';

/** What I did in this match, or what others did. */
export function lines({ story, seat }: Table, mine: boolean): StoryLine[] {
  return story.filter((line) => line.key.startsWith('page-did-') && (line.seat === seat) === mine);
}

/** What lies on the table and what may be put there. */
export const LAID = '.table .meld, .table button.drop';

/** Nothing is left but the button; as long as it is not lit, what lies there is being checked. */
export function press(kind: string, rule: string, hand: Hand, keep: string): Tip | null {
  const { label, ready } = hand.main();
  return ready ? { kind, rule, say: ['coach-press', { label }], spots: [PRESS], keep } : null;
}

/** What happened in this round. */
export function round({ story }: Table): StoryLine[] {
  return story.slice(1 + story.findLastIndex((line) => line.key === 'page-told-round'));
}

/** How long a match lasts, rounds or points, and whether that is less than usual. */
export function lasting(table: Table, usual: Params): Params {
  const by = table.target ? 'target' : 'rounds';
  const [count, often] = [table.rule(by), Number(usual[by] ?? 0)];
  return { by, count, usual: often, short: often > count ? 'yes' : 'no' };
}
