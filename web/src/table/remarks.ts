/** What computer players say now and then: after taking something, laying much, a round, a match. Chosen from what everybody
 * at the table sees, and from the event's number: so it is the same on every device and after a reload. */
import { say } from '../words/words.svelte';
import type { StoryLine } from './story';

export interface Remark {
  /** The event it follows. */
  seq: number;
  seat: number;
  level: string;
  key: string;
}

/** The level at each seat, if a bot has it. */
type Bots = (string | undefined)[];

/** Turns from one remark to the next, whoever makes it. */
const APART = 3;
/** Tiles laid at once that are worth a word. */
const MUCH = 3;
/** Moves that take something which lies open: a row, a discard. */
const TAKES = 'TU';

/** An even mixture of a number's digits. */
function mixed(seq: number): number {
  const once = Math.imul(seq ^ (seq >>> 15), 0x2c1b3c6d);
  return (Math.imul(once ^ (once >>> 12), 0x297a2d39) ^ (once >>> 15)) >>> 0;
}

const did = (line: StoryLine): boolean => line.key.startsWith('page-did-');

/** What may be remarked on; neither what only its owner saw nor a part of it. */
function occasion(line: StoryLine): 'take' | 'lay' | null {
  if (line.clock || line.standIn || !did(line)) return null;
  if (TAKES.includes(line.key.split('-').at(-1) ?? '?')) return 'take';
  return line.key === 'page-did-A' && (line.tiles?.length ?? 0) >= MUCH ? 'lay' : null;
}

/** Goes through a match, counting turns. */
class Listener {
  found: Remark[] = [];
  private turn = 0;
  private seat: number | null = null;
  private last = -APART;
  /** The last move of the round. */
  private moved: StoryLine | null = null;

  constructor(private readonly bots: Bots) {}

  hear(line: StoryLine): void {
    if (line.key === 'page-told-round') this.close('round');
    if (!did(line)) return;
    if (line.seat !== this.seat) this.turn += 1;
    this.seat = line.seat;
    this.moved = line;
    const kind = occasion(line);
    const level = this.bots[line.seat ?? -1];
    if (kind && level && mixed(line.seq) % 2) this.say(line.seq, line.seat ?? 0, level, `line-${kind}-${this.pick(line.seq, 2)}`);
  }

  /** A round or the match is over: any of the bots may say something. */
  close(kind: 'round' | 'match'): void {
    const seats = this.bots.flatMap((level, seat) => (level ? [seat] : []));
    const seq = this.moved?.seq ?? 0;
    const seat = seats[mixed(seq) % (seats.length || 1)];
    this.turn += 1;
    if (this.moved && seat !== undefined) this.say(seq, seat, this.bots[seat] ?? '', kind === 'match' ? 'line-match-1' : `line-round-${this.pick(seq, 2)}`);
    this.moved = this.seat = null;
  }

  private pick(seq: number, count: number): number {
    return 1 + ((mixed(seq) >>> 8) % count);
  }

  private say(seq: number, seat: number, level: string, key: string): void {
    if (this.turn - this.last < APART) return;
    this.last = this.turn;
    this.found.push({ seq, seat, level, key });
  }
}

/** All that was said in a match so far; `ended`: what is over now. */
export function remarksOf(lines: StoryLine[], bots: Bots, ended: 'round' | 'match' | '' = ''): Remark[] {
  const listener = new Listener(bots);
  for (const line of lines) listener.hear(line);
  if (ended) listener.close(ended);
  return listener.found;
}

/** After a round or a match, not within one. */
export function closing(remark: Remark): boolean {
  return !/^line-(take|lay)-/.test(remark.key);
}

export function remarkWords({ key, level }: Remark): string {
  return say(key, { level });
}
