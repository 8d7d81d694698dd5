/** A proposed move in words. */
import { Story, inWordsOf } from './story';
import type { Table } from './table.svelte';
import { say, sentence } from '../words/words.svelte';

export function hintWords(table: Table, action: string): string {
  const game = table.info?.game ?? '';
  const story = new Story(game);
  const view = table.view;
  if (view && view.game !== 'gin') story.begin(view.table);
  const line = story.add(0, { what: 'did', seat: table.seat, do: action });
  if (!line) return action;
  const key = line.key.replace('page-did-rearranged', 'page-did-A').replace('page-did-', 'page-try-');
  return sentence(say(key.replace(/-(investo|rummy|gin)-([SDP])$/, '-$2'), inWordsOf(line.params)));
}
