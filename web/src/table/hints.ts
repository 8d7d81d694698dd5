/** A proposed move in words. */
import type { View } from '../net/api';
import { Story, inWordsOf } from './story';
import type { Hinted } from '../wire';
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

/** The number that the moves of a hint are sorted by; none where it would be chance that they differ. */
export function worthWords(measure: Hinted['measure'], worth: number, alike = false): string {
  if (alike) return say('page-worth-alike');
  if (measure === 'points') return say('page-worth-points', { points: signed(Math.round(worth)) });
  return say('page-worth-win', { percent: Math.round(worth * 100) });
}
