/** matches.json is made by tests/web/test_story_matches.py: whole matches, with the tiles that left the rack of whoever moved. */
import { beforeAll, describe, expect, it } from 'vitest';
import { marksOf, newsOf } from '../src/table/news';
import { read, Story, type StoryLine } from '../src/table/story';
import type { Happened } from '../src/wire';
import { kindOf } from '../src/tiles/notation';
import { speak } from '../src/words/words.svelte';
import matches from './matches.json';

beforeAll(() => speak('en', false));

interface Step {
  event: Happened;
  gone?: string[];
}

/** Moves that put tiles of the own rack somewhere where all see them. */
const GIVES = /^(A|I\d|X\d\.\d|D|R|L|K|g|G)\b/;

function told(game: string, steps: Step[]): { line: StoryLine; step: Step }[] {
  const book = new Story(game);
  return steps.flatMap((step, i) => {
    const line = book.add(i + 1, step.event);
    return line ? [{ line, step }] : [];
  });
}

const kinds = (tiles: string[]): string[] => tiles.map(kindOf).sort();

describe.each(matches.map((match, i) => ({ ...match, name: `${match.game} ${match.rules} ${i}` })))('$name', ({ game, told: steps }) => {
  const lines = told(game, steps as Step[]);

  it('tells of every seat the tiles that it played, and no other', () => {
    for (const { line, step } of lines) {
      const action = step.event.do ?? '';
      if (!GIVES.test(action) || step.gone === undefined) continue;
      if (/^[Gg]\b/.test(action)) continue; // all of the rack, said with L
      expect(kinds(line.tiles ?? []), `${line.seat}: ${action}`).toEqual(kinds(step.gone));
      expect(read(line, 0, 'Ann')).not.toMatch(/page-|undefined|NaN|–$/);
    }
  });

  it('marks what the others laid since my last turn, and no other tile', () => {
    const all = lines.map(({ line }) => line);
    for (let end = 1; end <= all.length; end += 1) {
      const so = all.slice(0, end);
      const table = so.findLast((line) => line.table)?.table ?? [];
      const mine = all[end]?.seat === 0;
      const laid = newsOf(so, 0, mine).filter((line) => line.table && line.seat !== 0).flatMap((line) => line.tiles ?? []);
      const marks = [...marksOf(so, 0, mine, { game, table } as never)].filter((mark) => mark.startsWith('m'));
      const marked = marks.map((mark) => mark.slice(1).split('.').map(Number)).map(([m = 0, t = 0]) => table[m]?.[t] ?? '');
      expect(kinds(marked)).toEqual(kinds(laid));
    }
  });
});
