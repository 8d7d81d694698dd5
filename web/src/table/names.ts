/** What those at a table are called. */
import { say } from '../words/words.svelte';
import { nthOf } from './characters';

const BOTS = ['page-bot', 'page-bot-second', 'page-bot-third'];

/** A bot has a name for its level; several of a level at one table each have their own. */
export function botName(level: string, nth = 0): string {
  const key = BOTS[nth];
  return key ? say(key, { level }) : `${say('page-bot', { level })} ${nth + 1}`;
}

/** People without a name are numbered. */
export function personName(name: string, seat: number): string {
  return name || say('page-player', { number: seat + 1 });
}

/** Whoever sits there; `bots`: the level at each seat, if a bot has it. */
export function seatName(bots: (string | undefined)[], name: string, seat: number): string {
  const level = bots[seat];
  return level ? botName(level, nthOf(bots, seat)) : personName(name, seat);
}
