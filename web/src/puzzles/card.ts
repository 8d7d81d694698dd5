/** What a solved puzzle has to tell, in words. */
import { linkTo } from '../place';
import { say, sentence } from '../words/words.svelte';
import { duration } from './clock.svelte';
import { starsOf, streak, today, wayOf } from './kept.svelte';
import type { Card } from './share';
import type { Puzzle } from './types';

/** `date`: the day whose puzzle it is, and `day` the same to read; both '' for any other. */
export function cardOf(puzzle: Puzzle, most: number, date: string, day: string): Card {
  const way = wayOf(puzzle.id);
  const days = date === today() ? streak(date) : 0;
  const done = { laid: way.laid, changed: way.changed, back: way.back, wrong: way.wrong.length };
  const which = day ? say('puzzles-daily-of', { date: day }) : say('puzzles-position');
  return {
    head: `${which} · ${say(`puzzles-kind-${puzzle.kind}`)}`,
    time: duration(way.seconds),
    stars: starsOf(puzzle.id, most),
    most,
    streak: days > 1 ? say('puzzles-share-row', { days }) : '',
    hints: say('puzzles-share-hints', { count: way.hints }),
    way: Object.entries(done).flatMap(([name, count]) => (count ? [{ count, text: say(`puzzles-share-${name}`, { count }) }] : [])),
    dare: say('puzzles-share-dare'),
    level: sentence(say(`puzzles-level-${puzzle.level}`)),
    link: linkTo(`/puzzles/${date || puzzle.id}`),
  };
}
