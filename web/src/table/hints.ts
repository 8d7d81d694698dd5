/** A proposed move in words, as if I had done it. */
import { Story, read } from './story';
import type { Table } from './table.svelte';

export function hintWords(table: Table, action: string): string {
  const story = new Story(table.info?.game ?? '');
  const view = table.view;
  if (view && view.game !== 'gin') story.begin(view.table);
  const line = story.add(0, { what: 'did', seat: table.seat, do: action });
  return line ? read(line, table.seat, '') : action;
}
