/** What happened, in words. Knows no rules: it follows the moves only as far as a sentence needs. */
import type { Happened } from '../wire';
import { INVESTO, meldFault } from '../tiles/melds';
import { expandAll, kindOf, minus, write } from '../tiles/notation';
import { inWords, meldName, theTile } from '../words/tiles';
import { say, sentence } from '../words/words.svelte';

/** A line of the story; the sentence is made when it is shown, so that it follows the language. */
export interface Told {
  seq: number;
  seat: number | null;
  round: number;
  key: string;
  params: Record<string, string | number>;
  /** The clock moved: `first` of what it did in this turn, or `more`. */
  clock?: 'first' | 'more';
}

export class Story {
  lines: Told[] = [];
  private round = 0;
  private table: string[][] = [];
  /** Places of the pot by row, the tile on top last. */
  private pot = new Map<number, string[][]>();
  /** One of these is due: an Investo was taken. */
  private due: string[] = [];
  private discard = '';

  constructor(private readonly game: string) {}

  /** Go on from a table that lies there, and a pot. */
  begin(table: string[][], pot: string[][][] = []): void {
    this.table = table;
    pot.forEach((row, i) => this.pot.set(i + 1, row.map((stack) => [...stack])));
  }

  add(seq: number, event: Happened): Told | null {
    const found = this.tell(event);
    if (!found) return null;
    const line: Told = { seq, seat: event.seat ?? null, round: this.round, key: found[0], params: found[1] };
    if (event.what === 'did' && event.by === 'clock') line.clock = this.clockGoesOn(line.seat) ? 'more' : 'first';
    this.lines.push(line);
    return line;
  }

  private clockGoesOn(seat: number | null): boolean {
    const last = this.lines.at(-1);
    return last?.clock !== undefined && last.seat === seat;
  }

  private tell(event: Happened): [string, Told['params']] | null {
    if (event.what === 'dealt') {
      this.round += 1;
      this.table = [];
      this.pot.clear();
      this.due = [];
      this.discard = '';
      return ['page-told-round', { round: this.round }];
    }
    if (event.what === 'began') {
      if (this.round) this.lines = []; // a rematch: what is told is told of one match
      this.round = 0;
      return null;
    }
    if (event.what === 'sat') return ['page-told-sat', {}];
    if (event.what === 'left') return ['page-told-left', {}];
    if (event.what === 'stood-in') return [event.by ? 'page-told-stood-in' : 'page-told-back', { level: event.by ?? '' }];
    if (event.what === 'stopped') return ['page-told-stopped', {}];
    return event.what === 'did' ? this.did(event.do ?? '', event.luck ?? '') : null;
  }

  private did(action: string, luck: string): [string, Told['params']] {
    const [word = '', ...rest] = action.split(' ');
    const letter = word.slice(0, 1);
    const tile = rest[0] ?? '';
    const got = /[bryk*]\d*/.exec(luck.replace('>', ''))?.[0] ?? '';
    if (letter === 'A') return this.laid(rest.join(' '));
    if (this.game === 'investo') return this.investo(letter, word, tile, got);
    if (this.game === 'gin') return this.gin(letter, tile, rest.join(' '), got);
    return [`page-did-rummy-${letter}`, { tile, got, drew: luck ? 'yes' : 'no' }];
  }

  private laid(text: string): [string, Told['params']] {
    const after = expandAll(text) ?? [];
    const tiles = minus(after.flat(), this.table.flat());
    const fresh = after.filter((meld) => minus(meld, tiles).length === 0);
    if (this.mistaken(after, tiles)) return [tiles.length ? 'page-did-mistake' : 'page-did-mistake-none', { tiles: tiles.length ? write(tiles) : '' }];
    const whole = fresh.flat().length === tiles.length && tiles.length > 0;
    this.table = after;
    const melds = whole ? fresh.map((meld) => `[${meld.join(' ')}]`).join(' ') : tiles.join(' ');
    return [tiles.length ? 'page-did-A' : 'page-did-rearranged', { tiles: melds }];
  }

  /** I12: only the strict referee takes such a play; the table stays as it was. */
  private mistaken(after: string[][], laid: string[]): boolean {
    if (this.game !== 'investo') return false;
    const due = this.due;
    this.due = [];
    return after.some((meld) => meldFault(meld, INVESTO)) || (due.length > 0 && !due.some((tile) => laid.includes(kindOf(tile))));
  }

  private investo(letter: string, word: string, tile: string, got: string): [string, Told['params']] {
    const [row = 0, place = 0] = word.slice(1).split('.').map(Number);
    const places = this.pot.get(row) ?? [];
    const points = 4 - places.filter((stack) => stack.length > 1).length;
    if (letter === 'I') this.pot.set(row, [...places, [tile]]);
    if (letter === 'X') places[place - 1]?.push(tile);
    if (letter !== 'T') return [`page-did-investo-${letter}`, { tile, got, row }];
    this.due = places.map((stack) => stack.at(-1) ?? '');
    this.pot.delete(row);
    return ['page-did-investo-T', { row, points, handed: places.flatMap((stack) => stack.slice(0, -1)).join(' ') }];
  }

  private gin(letter: string, tile: string, rest: string, got: string): [string, Told['params']] {
    const before = this.discard;
    if (tile && 'DgK'.includes(letter)) this.discard = tile;
    const name = letter === 'g' ? 'petit' : letter;
    return [`page-did-gin-${name}`, { tile: letter === 'U' ? before : tile, tiles: rest, got }];
  }
}

/** What is said aloud: what others did, and of my own what chance gave me, for I do not know it yet. */
export function spoken(line: Told | undefined, me: number | null): boolean {
  return line !== undefined && (line.seat !== me || Boolean(line.params['got']) || line.clock !== undefined);
}

const TILES = ['tile', 'got'];

/** A line as somebody reads it: `me` is the reader's seat. */
export function read(line: Told, me: number | null, name: string): string {
  const mine = line.seat !== null && line.seat === me ? 'yes' : 'no';
  const did = sentence(say(line.key, { ...inWordsOf(line.params), name, me: mine })) + handed(line, me);
  return line.clock === 'first' ? `${timeUp(line, me, name)} ${did}` : did;
}

/** I7: the lower tiles of a row that is taken go to the other player. */
function handed(line: Told, me: number | null): string {
  if (!line.params['handed']) return '';
  const to = me === null || line.seat === me ? 'other' : 'me';
  return `. ${sentence(say('page-told-handed', { to, tiles: layInWords(String(line.params['handed'])) }))}`;
}

export function timeUp(line: Told, me: number | null, name: string): string {
  return say('page-told-time', { name, me: line.seat !== null && line.seat === me ? 'yes' : 'no' });
}

/** What the clock did since I last moved, in this round: my last turn without time and the last of anybody's. Who was not
 * looking does not know it, least of all whose time it was. */
export function byClock(lines: Told[], me: number | null): Told[] {
  const news = lines.slice(1 + lines.findLastIndex((line) => line.key === 'page-told-round' || movedAlone(line, me)));
  const runs = news.flatMap((line, i) => (line.clock === 'first' ? [news.slice(i).filter((_, n, all) => n === 0 || goesOn(all, n))] : []));
  const mine = runs.findLast((run) => run[0]?.seat === me);
  const last = runs.at(-1) ?? [];
  return mine && mine !== last ? [...mine, ...last] : last;
}

function movedAlone(line: Told, me: number | null): boolean {
  return line.key.startsWith('page-did-') && !line.clock && (me === null || line.seat === me);
}

/** From the first line to this one the clock did everything. */
function goesOn(lines: Told[], until: number): boolean {
  return lines.slice(1, until + 1).every((line) => line.clock === 'more');
}

/** Tiles in notation become tiles in words. */
export function inWordsOf(given: Told['params']): Told['params'] {
  const params = { ...given };
  for (const key of TILES) if (typeof params[key] === 'string') params[key] = params[key] ? theTile(params[key]) : 'none';
  if (typeof params['level'] === 'string') params['level'] = say('page-level', { level: params['level'] });
  if (typeof params['tiles'] === 'string') params['tiles'] = layInWords(params['tiles']);
  return params;
}

function layInWords(text: string): string {
  const melds = expandAll(text.replace(/\+/g, ' '));
  const [first, ...others] = melds ?? [];
  if (first?.length === 1 && first[0] && !others.length) return theTile(first[0]);
  return melds ? melds.map(meldName).join('; ') || '–' : inWords(text) || '–';
}
