/** The turning point of a match in words and tiles, from what was told of the moves around it. */
import type { Replay, Review, Turning } from '../net/api';
import { moveWords } from '../table/hints';
import { seatName } from '../table/names';
import { deedsOf, tellings } from '../table/news';
import { Story, type StoryLine } from '../table/story';
import { say, sentence, signed } from '../words/words.svelte';

const LONG = 160; // letters; what is longer is said more shortly
const TILES = 5; // that fit side by side

export interface Told {
  text: string;
  tiles: string[];
  /** By how much the expectation changed. */
  change: string;
}

export function namesOf({ header }: Replay): string[] {
  return header.names.map((name, seat) => seatName(header.bots, name, seat));
}

export function toldOf(replay: Replay, review: Review, turning: Turning): Told {
  const lines = linesOf(replay, turning);
  const own = turning.own ? ownWords(replay, review, turning) : '';
  return { text: own || between(lines, namesOf(replay)), tiles: tilesOf(lines), change: signed(turning.after.points - turning.before.points) };
}

/** What was told of the steps after `at`, up to `until`. */
function linesOf(replay: Replay, { at, until }: Turning): StoryLine[] {
  const story = new Story(replay.header.game);
  for (const step of replay.steps) story.add(step.at, step.event);
  return story.lines.filter((line) => line.seq > at && line.seq <= until && line.seat !== null);
}

/** A decision that cost points, and the better one. */
function ownWords(replay: Replay, review: Review, { at }: Turning): string {
  const judged = review.turns.flatMap((turn) => turn.decisions).find((each) => each.at === at);
  if (!judged) return '';
  const names = namesOf(replay);
  const view = replay.steps.find((step) => step.at === at)?.view ?? null;
  const move = (action: string): string => moveWords(replay.header.game, view, action, names[1 - review.seat] ?? '');
  return say('review-turning-own', { name: names[review.seat] ?? '', played: move(judged.played), best: move(judged.best) });
}

/** What the others did and what chance brought: all of it, unless that is too long. */
function between(lines: StoryLine[], names: string[]): string {
  const ways = tellings(deedsOf(lines), null, (seat) => names[seat] ?? '');
  return sentence(ways.find((way) => way.length <= LONG) ?? ways.at(-1) ?? '');
}

/** Of the move that counts most: points, then tiles laid, then any. */
function tilesOf(lines: StoryLine[]): string[] {
  const seen = lines.filter((line) => line.tiles?.some((tile) => tile !== '?'));
  const best = seen.findLast((line) => Number(line.params['points']) > 0) ?? seen.findLast((line) => line.table) ?? seen.at(-1);
  return (best?.tiles ?? []).filter((tile) => tile !== '?').slice(0, TILES);
}
