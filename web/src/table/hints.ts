/** A proposed move in words. */
import type { View } from '../net/api';
import { Story, inWordsOf } from './story';
import type { Hinted } from '../wire';
import type { Table } from './table.svelte';
import { say, sentence, signed } from '../words/words.svelte';

export function hintWords(table: Table, action: string): string {
  return moveWords(table.info?.game ?? '', table.view, action);
}

/** However a play turned out, it is told as what is laid. */
const PLAYS = new Set(['page-did-rearranged', 'page-did-mistake', 'page-did-mistake-none']);

/** What a move does, said without saying who: the view is the one it is made on. */
export function moveWords(game: string, view: View | null, action: string): string {
  const story = new Story(game);
  if (view && view.game !== 'gin') story.begin(view.table, view.game === 'investo' ? view.pot : []);
  const line = story.add(0, { what: 'did', do: action });
  if (!line) return action;
  const key = (PLAYS.has(line.key) ? 'page-did-A' : line.key).replace('page-did-', 'page-try-');
  return sentence(say(key.replace(/-(investo|rummy|gin)-([SDP])$/, '-$2'), inWordsOf(line.params)));
}

/** The number that the moves of a hint are sorted by. */
export function worthWords(measure: Hinted['measure'], worth: number): string {
  if (measure === 'points') return say('page-worth-points', { points: signed(Math.round(worth)) });
  return say('page-worth-win', { percent: Math.round(worth * 100) });
}
