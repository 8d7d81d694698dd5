/** What happened, in words. Knows no rules and no game: what a move brought is in its event. */
import type { Happened } from '../wire';
import { expand, expandAll, isStar, minus, write } from '../tiles/notation';
import { inWords, singly, theTile } from '../words/tiles';
import { say, sentence } from '../words/words.svelte';
import { botName } from './names';

/** A line of the story; the sentence is made when it is shown, so that it follows the language. */
export interface StoryLine {
  seq: number;
  seat: number | null;
  round: number;
  key: string;
  params: Record<string, string | number>;
  /** The clock moved: `first` of what it did in this turn, or `more`. */
  clock?: 'first' | 'more';
  /** A bot moved in somebody's place: its level. */
  standIn?: string;
  /** The tiles it is about; `?` is one that only its owner saw. */
  tiles?: string[];
  /** What lay on the table before a play, and what lies there after it. */
  before?: string[][];
  table?: string[][];
  /** Tiles that were added to what somebody had laid. */
  added?: Added[];
}

/** `to`: what lay there. */
export interface Added {
  to: string[];
  tiles: string[];
}

/** Moves that put a tile on the discard pile, from where `U` takes it. */
const GIVES = 'DgK';
/** `7:brk+y7`, `r5-7+r4+r8` adds a tile to a combination that lies there, whoever laid it: only what is added is one's own. */
const ONTO = /(?:\[[^\]]*\]|[^\s+]+)((?:\+[^\s+]+)+)/g;
/** Sentences are not told apart by a capital letter. */
const NAMES: Record<string, string> = { g: 'petit' };

type Effect = NonNullable<Happened['effect']>;

export class Story {
  lines: StoryLine[] = [];
  private round = 0;
  private table: string[][] = [];
  private discard = '';
  /** What lies on top in the rows of a pot. */
  private rows = new Map<string, string[]>();
  /** Bots that play on for people, by seat. */
  private standIns = new Map<number, string>();

  constructor(private readonly game: string) {}

  /** Go on from a table that lies there. */
  begin(table: string[][]): void {
    this.table = table;
  }

  add(seq: number, event: Happened): StoryLine | null {
    const lay = this.table;
    const found = this.tell(event);
    if (!found) return null;
    const line: StoryLine = { seq, seat: event.seat ?? null, round: this.round, key: found[0], params: found[1], tiles: this.tilesOf(event.do ?? '', found[1]) };
    if (this.table !== lay) Object.assign(line, { before: lay, table: this.table });
    if (event.do?.startsWith('L ')) line.added = addedIn(event.do);
    if (event.what === 'did' && event.by === 'clock') line.clock = this.clockGoesOn(line.seat) ? 'more' : 'first';
    const level = this.standIns.get(event.seat ?? -1);
    if (event.what === 'did' && level && event.by === level) line.standIn = level;
    this.lines.push(line);
    return line;
  }

  private tilesOf(action: string, { tile = '', tiles = '', got, drew }: StoryLine['params']): string[] {
    const [, letter = '', row = '', place] = /^([IXT])(\d)(?:\.(\d))?/.exec(action) ?? [];
    if (letter) return this.potted(letter, row, Number(place ?? 0) - 1, String(tile));
    const named = expandAll(String(tiles || tile))?.flat() ?? [];
    return named.length || drew !== 'yes' ? named : [String(got || '?')];
  }

  /** Into a row of the pot, over another tile, or all of a row with its base. */
  private potted(letter: string, row: string, place: number, tile: string): string[] {
    const lying = this.rows.get(row) ?? [];
    this.rows.set(row, letter === 'T' ? [] : place < 0 ? [...lying, tile] : lying.map((other, i) => (i === place ? tile : other)));
    return letter === 'T' ? ['?', ...lying] : [tile];
  }

  private clockGoesOn(seat: number | null): boolean {
    const last = this.lines.at(-1);
    return last?.clock !== undefined && last.seat === seat;
  }

  private tell(event: Happened): [string, StoryLine['params']] | null {
    if (event.what === 'dealt') {
      this.round += 1;
      this.table = [];
      this.discard = '';
      this.rows.clear();
      return ['page-told-round', { round: this.round }];
    }
    if (event.what === 'began') {
      if (this.round) this.lines = []; // a rematch: what is told is told of one match
      this.round = 0;
      return null;
    }
    if (event.what === 'sat') return ['page-told-sat', {}];
    if (event.what === 'left') return ['page-told-left', {}];
    if (event.what === 'stood-in') this.standIns.set(event.seat ?? -1, event.by ?? '');
    if (event.what === 'stood-in') return [event.by ? 'page-told-stood-in' : 'page-told-back', { level: event.by ?? '' }];
    if (event.what === 'closed' || (event.what === 'stopped' && (event.seat ?? null) === null)) return this.closed();
    if (event.what === 'stopped') return ['page-told-stopped', {}];
    return event.what === 'did' ? this.did(event.do ?? '', event.luck ?? '', event.effect ?? {}) : null;
  }

  /** By the host of the server, which ends the match too. Older logs say that a player did. */
  private closed(): [string, StoryLine['params']] | null {
    if (this.lines.at(-1)?.key === 'page-told-stopped') this.lines = this.lines.slice(0, -1);
    return this.lines.at(-1)?.key === 'page-closed' ? null : ['page-closed', {}];
  }

  private did(action: string, luck: string, effect: Effect): [string, StoryLine['params']] {
    const [word = '', ...rest] = action.split(' ');
    const letter = word.slice(0, 1);
    const tiles = letter === 'L' ? rest.join(' ').replace(ONTO, (_, added: string) => added.replaceAll('+', ' ').trim()) : rest.join(' ');
    if (letter === 'L' && !tiles) return [`page-did-${this.game}-none`, {}];
    if (letter === 'A') return this.laid(tiles, Boolean(effect['mistake']));
    const tile = letter === 'U' ? this.discard : (rest[0] ?? '');
    if (GIVES.includes(letter)) this.discard = rest[0] ?? this.discard;
    const got = /[bryk*]\d*/.exec(luck.replace('>', ''))?.[0] ?? '';
    return [`page-did-${this.game}-${NAMES[letter] ?? letter}`, { tile, tiles, got, drew: luck ? 'yes' : 'no', row: Number.parseInt(word.slice(1)) || 0, points: 0, ...effect }];
  }

  /** After a mistake the table stays as it was. */
  private laid(text: string, mistake: boolean): [string, StoryLine['params']] {
    const after = expandAll(text) ?? [];
    const tiles = minus(after.flat(), this.table.flat());
    if (mistake) return [tiles.length ? 'page-did-mistake' : 'page-did-mistake-none', { tiles: tiles.length ? write(tiles) : '' }];
    const fresh = after.filter((meld) => minus(meld, tiles).length === 0);
    const whole = fresh.flat().length === tiles.length && tiles.length > 0;
    const freed = replaced(this.table.flat(), after.flat(), tiles);
    this.table = after;
    const melds = whole ? fresh.map((meld) => `[${meld.join(' ')}]`).join(' ') : tiles.join(' ');
    return [tiles.length ? 'page-did-A' : 'page-did-rearranged', { tiles: melds, ...(freed.length ? { freed: freed.join(' ') } : {}) }];
  }
}

function addedIn(action: string): Added[] {
  return [...action.matchAll(ONTO)].map(([word, tiles = '']) => ({ to: expand(word.slice(0, -tiles.length)) ?? [], tiles: tiles.split('+').filter(Boolean) }));
}

/** Who added what to a combination that lies there, in this round. */
export function addedTo(lines: StoryLine[], meld: string[]): { seat: number; tiles: string[] }[] {
  const round = lines.slice(1 + lines.findLastIndex((line) => line.key === 'page-told-round'));
  const here = ({ to, tiles }: Added): boolean => [...to, ...tiles].every((tile) => meld.includes(tile));
  return round.flatMap(({ seat, added = [] }) => (seat === null ? [] : added.filter(here).map(({ tiles }) => ({ seat, tiles }))));
}

/** What Stars stood for that tiles of the player stand for now. */
function replaced(before: string[], after: string[], laid: string[]): string[] {
  const left = after.filter(isStar);
  const gone = before.filter((tile) => isStar(tile) && !(left.includes(tile) && left.splice(left.indexOf(tile), 1)));
  return gone.map((star) => star.slice(1)).filter((tile) => tile && laid.includes(tile));
}

/** What is said aloud: what others did, and of my own what chance gave me, for I do not know it yet. */
export function spoken(line: StoryLine | undefined, me: number | null): boolean {
  return line !== undefined && (line.seat !== me || Boolean(line.params['got']) || line.clock !== undefined || line.standIn !== undefined);
}

const TILES = ['tile', 'got'];

/** What somebody else did, to be said after a name; one that has been said is not repeated, nor its auxiliary verb. */
export function brief(line: StoryLine, me: number | null, after = false, other = numbered(line)): string {
  const did = say(line.key, { ...inWordsOf(line.params), name: '', other, me: whose(line, me) }).replace(/^[\s:]+/, '');
  const verb = `${say('page-told-verb')} `;
  return (after && did.startsWith(verb) ? did.slice(verb.length) : did) + freed(line) + handed(line, me, other);
}

/** How many tiles were laid, where there is no room to name them. */
export function counted(line: StoryLine, me: number | null, other = numbered(line)): string {
  const count = line.tiles?.length ?? 0;
  if (line.key !== 'page-did-A' || count < 2) return brief(line, me, false, other);
  return say(line.key, { name: '', other, me: whose(line, me), tiles: `${count} ${say('page-tiles', { count })}` }).trim();
}

/** A line as somebody reads it: `me` is the reader's seat, `other` who sits opposite whoever did it, where two play. */
export function read(line: StoryLine, me: number | null, name: string, other = numbered(line)): string {
  const did = sentence(say(line.key, { ...inWordsOf(line.params), name: whoDid(line, me, name), other, me: whose(line, me) })) + freed(line) + handed(line, me, other);
  return line.clock === 'first' ? `${timeUp(line, me, name)} ${did}` : did;
}

/** Whoever moved: a bot that stood in is named, and for whom. */
export function whoDid(line: StoryLine, me: number | null, name: string): string {
  if (!line.standIn) return name;
  return say('page-told-for', { bot: botName(line.standIn), name, me: line.seat === me ? 'yes' : 'no' });
}

/** Did I do it, or was it done to me? */
function whose(line: StoryLine, me: number | null): 'yes' | 'from-me' | 'no' {
  if (me !== null && line.seat === me) return line.standIn ? 'no' : 'yes';
  return me !== null && line.key === 'page-did-investo-V' ? 'from-me' : 'no';
}

function numbered(line: StoryLine): string {
  return say('page-player', { number: line.seat === 0 ? 2 : 1 });
}

/** A Star that lay there is free, for somebody laid what it stood for. */
function freed({ params }: StoryLine): string {
  return params['freed'] ? say('page-told-freed', { tiles: singly(String(params['freed'])) }) : '';
}

/** I7: the lower tiles of a row that is taken go to the other player. */
function handed(line: StoryLine, me: number | null, other: string): string {
  if (!line.params['handed']) return '';
  const to = me === null || line.seat === me ? 'other' : 'me';
  return `. ${sentence(say('page-told-handed', { to, other, tiles: layInWords(String(line.params['handed'])) }))}`;
}

export function timeUp(line: StoryLine, me: number | null, name: string, _other?: string): string {
  return say('page-told-time', { name, me: line.seat !== null && line.seat === me ? 'yes' : 'no' });
}

/** What the clock did since I last moved, in this round: my last turn without time and the last of anybody's. Who was not
 * looking does not know it, least of all whose time it was. */
export function byClock(lines: StoryLine[], me: number | null): StoryLine[] {
  const news = lines.slice(1 + lines.findLastIndex((line) => line.key === 'page-told-round' || movedAlone(line, me)));
  const runs = news.flatMap((line, i) => (line.clock === 'first' ? [news.slice(i).filter((_, n, all) => n === 0 || goesOn(all, n))] : []));
  const mine = runs.findLast((run) => run[0]?.seat === me);
  const last = runs.at(-1) ?? [];
  return mine && mine !== last ? [...mine, ...last] : last;
}

function movedAlone(line: StoryLine, me: number | null): boolean {
  return line.key.startsWith('page-did-') && !line.clock && (me === null || line.seat === me);
}

/** From the first line to this one the clock did everything. */
function goesOn(lines: StoryLine[], until: number): boolean {
  return lines.slice(1, until + 1).every((line) => line.clock === 'more');
}

/** Tiles in notation become tiles in words. */
export function inWordsOf(given: StoryLine['params']): StoryLine['params'] {
  const params = { ...given };
  for (const key of TILES) if (typeof params[key] === 'string') params[key] = params[key] ? theTile(params[key]) : 'none';
  if (typeof params['level'] === 'string') params['level'] = botName(params['level']);
  if (typeof params['tiles'] === 'string') params['tiles'] = layInWords(params['tiles']);
  return params;
}

function layInWords(text: string): string {
  return inWords(text) || '–';
}

/** Parts that have commas themselves; French has a space before the sign. */
export function semicolons(parts: string[]): string {
  return parts.slice(1).reduce((first, rest) => say('page-told-join', { first, rest }), parts[0] ?? '');
}
