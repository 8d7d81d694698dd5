/** What my finished matches come to: against whom, how often, and how I play beside the others. */
import type { GameInfo, MyResult, Sum } from '../../net/api';
import { levelsOf, ORDER } from '../../table/characters';
import { seatName } from '../../table/names';

export type Ending = 'won' | 'lost' | 'drawn' | 'stopped' | 'shared';

/** Several of my seats are several people on one device: nobody of them is me. */
const alone = (one: MyResult): boolean => one.mine.length === 1;
export const mySeat = (one: MyResult): number => one.mine[0] ?? 0;

export function endingOf(one: MyResult): Ending {
  if (one.stopped) return 'stopped';
  if (!alone(one)) return 'shared';
  if (!one.winners.includes(mySeat(one))) return 'lost';
  return one.winners.length > 1 ? 'drawn' : 'won';
}

/** The others in the order of play after me; all of us who share a device. */
export function others(one: Pick<MyResult, 'mine' | 'names'>): number[] {
  const seats = one.names.map((_, seat) => seat);
  if (one.mine.length !== 1) return seats;
  const me = one.mine[0] ?? 0;
  return [...seats.slice(me + 1), ...seats.slice(0, me)];
}

/** What everybody was called, by seat. */
export function called(one: Pick<MyResult, 'names' | 'bots'>): string[] {
  return one.names.map((name, seat) => seatName(one.bots, name, seat));
}

export function opponents(one: Pick<MyResult, 'mine' | 'names' | 'bots'>): string[] {
  const names = called(one);
  return others(one).map((seat) => names[seat] ?? '');
}

/** Mine first. */
export function points(one: MyResult): number[] {
  const order = alone(one) ? [mySeat(one), ...others(one)] : others(one);
  return order.map((seat) => one.totals[seat] ?? 0);
}

/** Matches that say how I play: my own, from their first deal to their end. */
const whole = (one: MyResult): boolean => alone(one) && !one.given && !one.stopped;
export const telling = (results: MyResult[], game: string): MyResult[] => results.filter((one) => one.game === game && whole(one));

// ---- with each person

export interface Pair {
  name: string;
  /** Where they sat last, and the levels of the bots there. */
  seat: number;
  bots: string[];
  won: number;
  lost: number;
  last: number;
}

/** Whoever I have met, those met most often first: in whose matches I came before them, or they before me. */
export function headToHead(results: MyResult[]): Pair[] {
  const found = new Map<string, Pair>();
  for (const one of results.filter(whole)) {
    const mine = one.totals[mySeat(one)] ?? 0;
    const names = called(one);
    for (const seat of others(one)) {
      const name = names[seat] ?? '';
      const key = `${Boolean(one.bots[seat])} ${name.toLocaleLowerCase()}`;
      const pair = found.get(key) ?? { name, seat, bots: one.bots, won: 0, lost: 0, last: 0 };
      const theirs = one.totals[seat] ?? 0;
      found.set(key, { ...pair, won: pair.won + Number(mine > theirs), lost: pair.lost + Number(mine < theirs), last: Math.max(pair.last, one.ended) });
    }
  }
  return [...found.values()].sort((a, b) => b.won + b.lost - a.won - a.lost || b.last - a.last);
}

// ---- those who share this device

export interface Member {
  name: string;
  /** Where they sat last. */
  seat: number;
  played: number;
  won: number;
  points: number;
}

export function family(results: MyResult[]): Member[] {
  const found = new Map<string, Member>();
  for (const one of results.filter((each) => each.mine.length > 1 && !each.stopped)) {
    const names = called(one);
    for (const seat of one.mine) {
      const name = names[seat] ?? '';
      const member = found.get(name) ?? { name, seat, played: 0, won: 0, points: 0 };
      const won = member.won + Number(one.winners.includes(seat));
      found.set(name, { ...member, played: member.played + 1, won, points: member.points + (one.totals[seat] ?? 0) });
    }
  }
  return [...found.values()].sort((a, b) => b.won - a.won || b.points - a.points);
}

// ---- how I play

export const LAST = 20;

export interface Figure {
  name: string;
  mine: number;
  theirs: number;
  /** What the comparison says of me: `more` and `less` where neither is better. */
  how: 'better' | 'worse' | 'even' | 'more' | 'less';
}

const EVEN = 0.05; // a difference of so much of the larger is none

function compare(mine: number, theirs: number, better: number): Figure['how'] {
  if (Math.abs(mine - theirs) <= EVEN * Math.max(Math.abs(mine), Math.abs(theirs))) return 'even';
  if (!better) return mine > theirs ? 'more' : 'less';
  return mine > theirs === better > 0 ? 'better' : 'worse';
}

const NONE: Sum = [0, 0];

/** The mean of what several sums are made of; null if that is nothing. */
function meanOf(sums: Sum[]): number | null {
  const of = sums.reduce((all, [, count]) => all + count, 0);
  return of ? sums.reduce((all, [total]) => all + total, 0) / of : null;
}

function mean(results: MyResult[], name: string, seats: (one: MyResult) => number[]): number | null {
  return meanOf(results.flatMap((one) => seats(one).map((seat) => one.figures[seat]?.[name] ?? NONE)));
}

/** Of my last matches of a game, beside those I played against in the same matches. */
export function figures(results: MyResult[], info: Pick<GameInfo, 'name' | 'figures'>): Figure[] {
  const last = telling(results, info.name).slice(0, LAST);
  return Object.entries(info.figures ?? {}).flatMap(([name, better]) => {
    const mine = mean(last, name, (one) => one.mine);
    const theirs = mean(last, name, others);
    return mine === null || theirs === null ? [] : [{ name, mine, theirs, how: compare(mine, theirs, better) }];
  });
}

/** Seconds a turn in matches I won, and in the others; null where there is nothing to compare. */
export function pace(results: MyResult[], game: string): Figure | null {
  const last = telling(results, game).slice(0, LAST);
  const spent = (ending: Ending): number | null => meanOf(last.filter((one) => endingOf(one) === ending).map((one) => one.thinking[mySeat(one)] ?? NONE));
  const won = spent('won');
  const lost = spent('lost');
  return won === null || lost === null ? null : { name: 'pace', mine: won / 1000, theirs: lost / 1000, how: compare(won, lost, 0) };
}

// ---- how much of it was luck

export interface Luck {
  /** How far ahead a bot would have been a match, from my tiles against theirs; give or take. */
  tiles: number;
  doubt: number;
  /** How far ahead I was. */
  lead: number;
  how: 'with' | 'against' | 'even';
}

const ENOUGH = 3; // matches
/** Standard errors within which the mean of so many matches, from three, lies nineteen times in twenty: Student's t. */
const SURE = [4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09];

export function luck(results: MyResult[], game: string): Luck | null {
  const last = telling(results, game).slice(0, LAST);
  if (last.length < ENOUGH) return null;
  const ahead = (points: number[], one: MyResult): number => {
    const rest = others(one);
    return (points[mySeat(one)] ?? 0) - rest.reduce((all, seat) => all + (points[seat] ?? 0), 0) / rest.length;
  };
  const meanOfAll = (values: number[]): number => values.reduce((all, value) => all + value, 0) / values.length;
  const each = last.map((one) => ahead(one.tiles, one));
  const tiles = meanOfAll(each);
  const spread = each.reduce((all, value) => all + (value - tiles) ** 2, 0) / (each.length - 1);
  const doubt = (SURE[each.length - ENOUGH] ?? 2.09) * Math.sqrt(spread / each.length);
  const how = Math.abs(tiles) <= doubt || tiles === 0 ? 'even' : tiles > 0 ? 'with' : 'against';
  return { tiles, doubt, lead: meanOfAll(last.map((one) => ahead(one.totals, one))), how };
}

// ---- whom to play next

export interface Suggestion {
  level: string;
  against: string;
  won: number;
  of: number;
  why: 'up' | 'down' | 'stay';
}

const TELL = 4; // matches
const UP = 0.7;
const DOWN = 0.5; // of a fair share

/** From the last ten against one level, the one met last. Expert has nobody above, beginner nobody below. `bots`: those the game has. */
export function suggestion(results: MyResult[], game: string, bots?: string[]): Suggestion | null {
  const levelOf = (one: MyResult): string => {
    const levels = new Set(others(one).map((seat) => one.bots[seat] ?? ''));
    return levels.size === 1 ? ([...levels][0] ?? '') : '';
  };
  const played = telling(results, game).filter((one) => ORDER.includes(levelOf(one)));
  const against = played[0] ? levelOf(played[0]) : '';
  const last = played.filter((one) => levelOf(one) === against).slice(0, 10);
  if (last.length < TELL) return null;
  const won = last.filter((one) => endingOf(one) === 'won').length;
  const fair = last.reduce((all, one) => all + 1 / one.names.length, 0) / last.length;
  const share = won / last.length;
  const ladder = levelsOf(bots);
  const weaker = ladder.filter((level) => ORDER.indexOf(level) < ORDER.indexOf(against)).at(-1);
  const stronger = ladder.find((level) => ORDER.indexOf(level) > ORDER.indexOf(against));
  const told = { against, won, of: last.length };
  if (share >= UP && stronger) return { ...told, level: stronger, why: 'up' };
  if (share <= DOWN * fair && weaker) return { ...told, level: weaker, why: 'down' };
  return { ...told, level: against, why: 'stay' };
}
