/** A proposed move in words. */
import type { View } from '../net/api';
import { Story, inWordsOf } from './story';
import type { Expected, Hinted } from '../wire';
import type { Table } from './table.svelte';
import { sharedMelds } from './view';
import { say, sentence, signed } from '../words/words.svelte';

export function hintWords(table: Table, action: string): string {
  return moveWords(table.info?.game ?? '', table.view, action, table.opposite(table.seat));
}

/** What a move does, said without saying who: the view is the one it is made on, `other` who sits opposite. */
export function moveWords(game: string, view: View | null, action: string, other: string): string {
  const story = new Story(game);
  if (view) story.begin(sharedMelds(view));
  const line = story.add(0, { what: 'did', do: action, effect: effectOf(view, action) });
  if (!line) return action;
  const key = (line.key === 'page-did-rearranged' ? 'page-did-A' : line.key).replace('page-did-', 'page-try-');
  return sentence(say(key.replace(new RegExp(`-${game}-([SDP])$`), '-$1'), { ...inWordsOf(line.params), other }));
}

/** What taking a row would bring, as the view tells it. */
function effectOf(view: View | null, action: string): Record<string, number> {
  const row = /^T(\d)/.exec(action)?.[1];
  return row && view && 'worth' in view ? { points: view.worth[Number(row) - 1] ?? 0 } : {};
}

/** What can be expected of a move, in a hint and in a review: the range that the number is in. */
export function expectedWords({ low, high }: Expected): string {
  return low === high ? signed(low) : say('expect-range', { low: signed(low), high: signed(high) });
}

/** What the numbers are. */
export function scaleWords(scale: Hinted['scale']): string {
  return say(`expect-${scale ?? 'lead'}`);
}

/** The axis that several of them are drawn on, with zero on it. */
export function axisOf(found: Expected[]): { low: number; high: number } {
  const low = Math.min(0, ...found.map((one) => one.low));
  const high = Math.max(0, ...found.map((one) => one.high));
  return low === high ? { low: -1, high: 1 } : { low, high };
}
