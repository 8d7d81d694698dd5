/** What the others did since my last turn: told in one line, step by step, and by marks on their tiles. */
import type { View } from '../net/api';
import { kindOf, minus } from '../tiles/notation';
import { say } from '../words/words.svelte';
import { brief, counted, semicolons, whoDid, type StoryLine } from './story';
import { meldsOf } from './view';

const did = (line: StoryLine): boolean => line.key.startsWith('page-did-');
/** A tile comes to somebody, or the tiles of a row: it may go on in the same turn. */
const DRAWN = /-[SVUT]$/;
const round = (line: StoryLine): boolean => line.key === 'page-told-round';

/** Moves in two parts: the news, and what I have done in my turn since. */
interface Since {
  news: StoryLine[];
  after: StoryLine[];
}

/** I did it myself: not a bot in my place. */
const own = (line: StoryLine, me: number | null): boolean => line.seat === me && !line.standIn;

/** `mine`: it is my turn, in which the news stays. What the clock or a bot did for me is news to me too. Those who only
 * watch hear of the last turn. */
function since(lines: StoryLine[], me: number | null, mine: boolean): Since {
  const moves = lines.slice(1 + lines.findLastIndex(round)).filter(did);
  const last = moves.at(-1)?.seat ?? null;
  if (me === null) return { news: moves.slice(1 + moves.findLastIndex((line) => line.seat !== last)), after: [] };
  const end = mine ? beginOf(moves, me) : moves.length;
  const before = moves.slice(0, end);
  const turn = before.slice(0, 1 + before.findLastIndex((line) => own(line, me)));
  return { news: before.slice(turn.at(-1)?.clock ? beginOf(turn, me) : turn.length), after: moves.slice(end) };
}

/** Where my moves begin that come last; those that the clock made are a turn of their own. */
function beginOf(moves: StoryLine[], me: number): number {
  const clock = moves.at(-1)?.clock !== undefined;
  return 1 + moves.findLastIndex((line) => !own(line, me) || (line.clock !== undefined) !== clock);
}

export function newsOf(lines: StoryLine[], me: number | null, mine: boolean): StoryLine[] {
  return since(lines, me, mine).news;
}

// ---- in words

export interface Deed {
  seat: number;
  lines: StoryLine[];
}

/** Turn by turn. */
export function deedsOf(news: StoryLine[]): Deed[] {
  const deeds: Deed[] = [];
  for (const line of news) {
    const last = deeds.at(-1);
    if (last && last.seat === line.seat && last.lines[0]?.standIn === line.standIn) last.lines.push(line);
    else deeds.push({ seat: line.seat ?? 0, lines: [line] });
  }
  return deeds;
}

const letterOf = (line: StoryLine): string => line.key.split('-').at(-1) ?? '';
/** Beside these, that somebody drew a tile still says something. */
const GIVEN = ['D', 'K', 'petit', 'S'];

/** That a tile was drawn goes without saying where more was done than to give one away. */
function worthSaying({ lines }: Deed): StoryLine[] {
  const more = lines.some((line) => !GIVEN.includes(letterOf(line)));
  return more ? lines.filter((line) => letterOf(line) !== 'S') : lines;
}

/** After a name; `name` is how whoever it was is called. */
function said(lines: StoryLine[], me: number | null, name: (seat: number) => string): string {
  return lines.map((line, i) => brief(line, me, i > 0, name(line.seat === 0 ? 1 : 0))).join(', ');
}

const distinct = (ways: string[]): string[] => [...new Set(ways)];

/** The news from the longest way to say it to the shortest; `name` is how whoever it was is called. */
export function tellings(deeds: Deed[], me: number | null, name: (seat: number) => string): string[] {
  const others = deeds.filter(({ lines }) => lines.some((line) => !own(line, me)));
  if (!others.length) return [];
  const who = others.map(({ seat, lines: [first] }) => (first ? whoDid(first, me, name(seat)) : ''));
  const whole = semicolons(others.map((deed, i) => `${who[i]} ${said(worthSaying(deed), me, name)}`));
  const short = others.map((deed) => said(weightiest(deed), me, name));
  const [only, ...more] = others;
  const shorter = semicolons(short.map((words, i) => `${who[i]} ${words}`));
  const numbers = semicolons(others.map((deed, i) => `${who[i]} ${weightiest(deed).map((line) => counted(line, me, name(line.seat === 0 ? 1 : 0))).join()}`));
  if (only && !more.length && only.seat !== me) return distinct([whole, shorter, numbers]);
  return distinct([whole, shorter, numbers, say('page-told-plays', { count: others.length })]);
}

/** The one thing of a turn that counts most: points, then tiles laid, then a tile that everybody saw being taken. */
function weightiest(deed: Deed): StoryLine[] {
  const lines = worthSaying(deed);
  const best = lines.find((line) => Number(line.params['points']) > 0) ?? lines.find((line) => line.table) ?? lines.find((line) => letterOf(line) === 'U') ?? lines.at(-1);
  return best ? [best] : [];
}

// ---- as marks

interface Lay {
  tiles: string[];
  fresh: boolean[];
}

/** Another table: a combination that is still there keeps its marks, and a marked tile that moved takes its mark along. */
function carried(before: Lay[], after: string[][]): Lay[] {
  const left = [...before];
  const kept = after.map((tiles) => {
    const at = left.findIndex((lay) => lay.tiles.join() === tiles.join());
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  const marks = left.flatMap(({ tiles, fresh }) => tiles.filter((_, i) => fresh[i]).map(kindOf));
  return after.map((tiles, m) => kept[m] ?? { tiles, fresh: tiles.map((tile) => take(marks, tile)) });
}

function take(pool: string[], tile: string): boolean {
  const at = pool.indexOf(kindOf(tile));
  if (at >= 0) pool.splice(at, 1);
  return at >= 0;
}

/** What was laid by another: its new tiles are marked, in combinations that were not there before. */
function marked(before: Lay[], after: string[][]): Lay[] {
  const added = minus(after.flat(), before.flatMap(({ tiles }) => tiles));
  const same = new Set(before.map(({ tiles }) => tiles.join()));
  return carried(before, after).map(({ tiles, fresh }) => ({ tiles, fresh: same.has(tiles.join()) ? fresh : fresh.map((on, i) => on || take(added, tiles[i] ?? '')) }));
}

/** Places as `fresh.ts` names them, from what was told alone: so they are there after a reload too. */
export function marksOf(lines: StoryLine[], me: number | null, mine: boolean, view: View): Set<string> {
  const { news, after } = since(lines, me, mine);
  const plays = [...news, ...after].filter((line) => line.table);
  let lay = unmarked(plays[0]?.before ?? []);
  for (const line of plays) lay = (own(line, me) ? carried : marked)(lay, line.table ?? []);
  const melds = carried(lay, meldsOf(view)).flatMap(({ fresh }, m) => fresh.flatMap((on, t) => (on ? [`m${m}.${t}`] : [])));
  const others = news.filter((line) => !own(line, me));
  return new Set([...melds, ...others.flatMap((line) => aside(line, view)), ...discarded(others, view)]);
}

const unmarked = (table: string[][]): Lay[] => table.map((tiles) => ({ tiles, fresh: tiles.map(() => false) }));

/** A tile in a row of the pot, as long as it lies on top there. */
function aside(line: StoryLine, view: View): string[] {
  const row = Number(line.params['row'] ?? 0) - 1;
  if (row < 0 || !('pot' in view)) return [];
  if (letterOf(line) === 'T') return view.bases[row] ? [`p${row}.base`] : [];
  const place = view.pot[row]?.findLastIndex((stack) => stack.at(-1) === line.tiles?.[0]) ?? -1;
  return place < 0 ? [] : [`p${row}.${place}`];
}

function discarded(others: StoryLine[], view: View): string[] {
  const last = others.findLast((line) => letterOf(line) === 'D');
  return last && 'discard' in view && view.discard && view.discard === last.tiles?.[0] ? ['discard'] : [];
}

/** What is shown of a turn: its tiles, but one that was drawn and went on within it only where it went. */
export function tilesOf(lines: StoryLine[]): string[] {
  return lines.flatMap((line, i) => {
    const own = (line.tiles ?? []).filter((tile) => tile !== '?');
    return DRAWN.test(line.key) ? minus(own, lines.slice(i + 1).flatMap((later) => later.tiles ?? [])) : own;
  });
}
