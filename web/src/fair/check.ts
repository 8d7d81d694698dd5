/**
 * Every draw of a record derived again from the seed and the words of the seats, with nothing but SHA-256 and with no
 * help of the server (docs/fair-dealing.md). The same as docs/examples/check_deal.py and `tilerummy verify`.
 */
import { hex, sha } from '../tiles/sha';
import { sealOf } from '../table/promise';
import type { Word } from '../wire';

interface Header {
  game: string;
  rules: Record<string, unknown>;
  seats: string[];
  commitment: string;
  salts: string[];
  given?: number;
  dealing?: number;
  words?: Word[];
  barred?: number;
  tries?: number;
}
interface Line {
  round?: number;
  do?: string;
  luck?: string;
  seed?: string;
}
/** `fault`: the key of a sentence, with the number of a seat or of a line. */
export interface Checked {
  draws: number;
  commitment: string;
  barred: number | null;
  words: Word[];
  fault: string;
  at: number;
}

class Fault extends Error {
  constructor(
    readonly key: string,
    readonly at = 0,
  ) {
    super(key);
  }
}

class Luck {
  private asked = 0;
  readonly order: string[];

  constructor(
    private readonly key: string,
    deck: string[],
  ) {
    const seen = new Map<string, number>();
    const named = deck.map((tile) => {
      const copy = (seen.get(tile) ?? 0) + 1;
      seen.set(tile, copy);
      return { tile, number: sha(`${key} tile ${tile} ${copy}`) };
    });
    this.order = named.sort((one, two) => (one.number < two.number ? 1 : -1)).map(({ tile }) => tile);
  }

  choose(among: number): number {
    this.asked++;
    return Number((BigInt(`0x${sha(`${this.key} choice ${this.asked}`)}`) * BigInt(among)) >> 256n);
  }

  draw(): string {
    return this.order.pop() ?? '';
  }

  back(tile: string): void {
    this.order.splice(this.choose(this.order.length + 1), 0, tile);
  }

  /** Who begins, and the luck of it: the lowest tile begins (Gin: deals), and who ties draws again. */
  start(game: string, seats: number): { who: number; luck: string[] } {
    if (game === 'investo') {
      const who = this.choose(2);
      return { who, luck: [String(who)] };
    }
    let tied = Array.from({ length: seats }, (_, seat) => seat);
    const luck: string[] = [];
    while (tied.length > 1) {
      const drawn = tied.map(() => this.draw());
      for (const tile of drawn) this.back(tile);
      luck.push(...drawn);
      const low = Math.min(...drawn.map(rank));
      tied = tied.filter((_, i) => rank(drawn[i] ?? '') === low);
    }
    const lowest = tied[0] ?? 0;
    return { who: game === 'gin' ? (lowest + 1) % seats : lowest, luck };
  }
}

const rank = (tile: string): number => Number(tile.slice(1) || 14);

function deckOf({ rules }: Header): string[] {
  const kinds = [...'bryk'].flatMap((colour) => Array.from({ length: 13 }, (_, i) => `${colour}${i + 1}`));
  const stars = (rules.stars ?? 'none') === 'none' ? [] : ['*', '*'];
  return [...kinds, ...(rules.deck === 'single' ? [] : kinds), ...stars];
}

/** The deal as the record says it went, line by line. Lines taken over from another match have that match's luck. */
class Course {
  private luck = new Luck('', []);
  private deck: string[] = [];
  private round = 0;
  private up = '';
  private readonly given: number;
  private readonly gin: boolean;

  constructor(
    private readonly head: Header,
    private readonly key: string,
  ) {
    this.given = head.given ?? 0;
    this.gin = head.game === 'gin';
  }

  follow(line: Line, at: number): number {
    const said = (line.luck ?? '').split(' ').filter((word) => word);
    if (line.round !== undefined) this.begin(line.round, said);
    if (line.round !== undefined || at === this.given) this.luck = new Luck(`${this.key} ${this.round}`, this.deck);
    if (at >= this.given) this.derive(line, said, at);
    else this.takeOver(said);
    this.putBack((line.do ?? '').split(' '), at);
    return at >= this.given ? said.length : 0;
  }

  private begin(round: number, said: string[]): void {
    this.round = round;
    this.deck = deckOf(this.head);
    this.up = this.head.rules.start === 'upcard' ? (said.at(-1) ?? '') : '';
  }

  private derive(line: Line, said: string[], at: number): void {
    const lots = line.round !== undefined && (!this.gin || this.round === 1);
    const found = lots ? this.luck.start(this.head.game, this.head.seats.length).luck : [];
    for (const word of said.slice(found.length)) found.push(/^\d+$/.test(word) ? String(this.luck.choose(1)) : this.luck.draw());
    if (found.join(' ') !== said.join(' ')) throw new Fault('fair-luck-differs', at + 2);
  }

  private takeOver(said: string[]): void {
    const { rules, seats } = this.head;
    const racks = seats.length * Number(rules.hand ?? 10) + (this.gin ? 1 : 0);
    const tiles = said.filter((word) => !/^\d+$/.test(word)).slice(-racks); // without the lots, which went back
    for (const tile of tiles) this.deck.splice(this.deck.indexOf(tile), 1);
  }

  /** A tile exchanged in Rummy, or a discard that nobody took in Gin, is mixed in again. */
  private putBack([what, tile]: string[], at: number): void {
    const { rules, seats } = this.head;
    const mixed = this.gin && (rules.untaken === 'mixed' || (rules.untaken === 'seats' && seats.length > 2));
    const back = what === 'E' ? tile : what === 'S' && mixed ? this.up : '';
    if (back && at >= this.given) this.luck.back(back);
    else if (back) this.deck.push(back);
    this.up = what === 'D' ? (tile ?? '') : what === 'S' || what === 'U' ? '' : this.up;
  }
}

function textOf(head: Header, word: Word, seat: number): string {
  const { salt = '', seal = '' } = word;
  const device = word.by === 'device';
  const fits = device ? seal !== '' : !seal && !salt;
  if (!fits || (salt && seal !== sealOf(head.commitment, head.barred ?? null, seat, salt))) throw new Fault('fair-wrong-word', seat + 1);
  return salt ? `salt:${hex(salt)}` : seal ? `seal:${seal}` : '-';
}

/** The key of the deal; throws if the words or the tries for another starter cannot be. */
function keyOf(head: Header, seed: string): string {
  if (sha(`tilerummy commitment ${seed}`) !== head.commitment) throw new Fault('fair-wrong-seed');
  const words = head.words ?? [];
  if (words.length !== head.seats.length || head.salts.length) throw new Fault('fair-wrong-words');
  const texts = words.map((word, seat) => textOf(head, word, seat));
  const key = (tries: number): string => sha(['tilerummy deal 2', seed, tries, ...texts].join(' '));
  const again = (tries: number): boolean => new Luck(`${key(tries)} 1`, deckOf(head)).start(head.game, words.length).who === head.barred;
  const tries = head.tries ?? 0;
  for (let n = 0; n <= tries; n++) if (again(n) !== n < tries) throw new Fault('fair-wrong-tries');
  return key(tries);
}

export function check(record: string): Checked {
  const found: Checked = { draws: 0, commitment: '', barred: null, words: [], fault: '', at: 0 };
  try {
    const [head, ...lines] = record.trim().split('\n').map((line) => JSON.parse(line) as Header & Line);
    if (!head?.commitment) throw new Fault('fair-by-hand');
    Object.assign(found, { commitment: head.commitment, barred: head.barred ?? null, words: head.words ?? [] });
    if ((head.dealing ?? 1) !== 2) throw new Fault('fair-first-way');
    const course = new Course(head, keyOf(head, lines.pop()?.seed ?? ''));
    lines.forEach((line, at) => (found.draws += course.follow(line, at)));
  } catch (error) {
    [found.fault, found.at] = error instanceof Fault ? [error.key, error.at] : ['fair-unreadable', 0];
  }
  return found;
}
