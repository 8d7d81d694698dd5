/** The steps of a turn of Investo, in what was told of it. */
import type { StoryLine } from '../table/story';

/** Was this step done in the turn of `seat` that was told last? The first one always is. */
export function didStep(step: number, story: StoryLine[], seat: number | null): boolean {
  const key = [undefined, 'page-did-investo-T', 'page-did-A'][step];
  const mine = story.filter((line) => line.seat === seat);
  const turn = mine.slice(mine.findLastIndex((line) => /-[SV]$/.test(line.key)) + 1);
  return key === undefined || turn.some((line) => line.key === key);
}
