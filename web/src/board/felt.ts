/** The felt from one position to the next: how large its tiles are, and where each combination lies. */
import { RATIO, SLIM, slimTable, tableTiles } from '../look/fit';
import type { Piece } from '../tiles/piece';
import { PADDING, anew, arrange, inOrder, relaid, roomFor, sizeOf, type Felt, type Lay, type Place } from './places';

/** What there is on the screen, in pixels. */
export interface Space {
  width: number;
  /** What it had got when it was measured. */
  room: number;
  gap: number;
  /** Between two lines. */
  apart: number;
  most: number;
  least: number;
  /** So wide a tile of a long run is at least; 0: a part of what it would be. */
  slim: number;
  /** The height of the window; with the table the page may scroll as a whole. */
  window: number;
  whole: boolean;
  /** What is left free above the table and below. */
  around: number;
  /** Tiles are so wide, whatever there is; 0: as it fits. */
  fixed: number;
}

export interface Laid {
  tile: number;
  lay: Lay;
  /** From the top of one line to that of the next, and what is empty of it. */
  pitch: number;
  apart: number;
  /** Room for a new combination. */
  room: Place;
  felt: Felt;
}

/** For so many tiles the felt is made ready: with their size everything moves, so it changes twice a round at most. */
const STEPS = [14, 34, 106];
const LONGEST = 13;
const SLIM_LEAST = 25;
const TIGHT = 0.72; // of the slimmest: as long as a play is prepared
const BELOW = 8;
const REMEMBERED = 4;
const PLACE = { least: 130, most: 260 };
type Melds = Piece[][];

export class Laying {
  private lay: Lay = [];
  private home: Lay = [];
  private base: Melds = [];
  private count = 0;
  private step = 0;
  private tile = 0;
  private space: Space | null = null;
  /** How each draft of this turn lay: a step there or back brings it back exactly. */
  private seen = new WeakMap<Melds, Lay>();
  private spaces: { name: string; lay: Lay; home: Lay; step: number; count: number; tile: number }[] = [];
  /** It comes and goes with the lines of the guide: alone it changes nothing. */
  private height = 0;
  /** Tiles may be due to get smaller, but not now. */
  private late = false;

  /** `base` is the table as it was told, `melds` what is made of it now. Sizes follow the table and the space, never the draft; with `hold` not
   * the table either, until it is let go. */
  next(space: Space, height: number, base: Melds, melds: Melds, hold = false): Laid {
    const other = JSON.stringify(space) !== JSON.stringify(this.space);
    const due = other || base !== this.base || (this.late && !hold);
    this.height = height;
    if (other) this.enter(space, base);
    else if (due) this.follow(space, base, hold);
    if (due) this.seen = new WeakMap();
    this.lay = this.seen.get(melds) ?? arrange(this.lay, this.home, melds, { ...this.close(space), ...(melds.every((meld) => base.includes(meld)) ? {} : { tight: this.felt(space).slim * TIGHT }) });
    this.seen.set(melds, this.lay);
    if (due) this.home = this.lay;
    [this.space, this.base] = [space, base];
    return { tile: this.tile, lay: this.lay, pitch: this.pitch(space), apart: space.apart, room: this.room(space, this.lay), felt: this.felt(space) };
  }

  private felt({ width, gap, slim }: Space): Felt {
    return { width, gap, tile: this.tile, slim: slim || this.tile * SLIM };
  }

  /** Another table, or one whose tiles may get smaller now. */
  private follow(space: Space, base: Melds, hold: boolean): void {
    this.late = hold && base.flat().length >= this.count;
    if (!this.late) this.resize(space, base);
  }

  /** Where tiles get no smaller any more, or not now, those of a combination that would lie out of sight may get slimmer. */
  private close(space: Space): Felt {
    const smallest = this.late || this.step === STEPS.length - 1 || this.tile <= space.least;
    const lines = Math.floor((this.height + space.apart) / this.pitch(space));
    return { ...this.felt(space), ...(smallest && !space.whole && !space.fixed ? { lines: Math.max(1, lines) } : {}) };
  }

  private pitch(space: Space): number {
    return this.tile * RATIO + PADDING + space.apart;
  }

  private room(space: Space, lay: Lay): Place {
    return roomFor(lay, PLACE.least, PLACE.most, this.felt(space));
  }

  /** Another space. One that there was before (the screen was turned, the table was left) has everything where it lay there. */
  private enter(space: Space, base: Melds): void {
    this.late = false;
    const known = this.spaces.find(({ name }) => name === JSON.stringify(space));
    const { lay, home, step, count, tile } = this;
    this.spaces = [{ name: JSON.stringify(this.space), lay, home, step, count, tile }, ...this.spaces].slice(0, REMEMBERED);
    if (!known || known.count > base.flat().length) return this.begin(space, base);
    ({ lay: this.lay, home: this.home, step: this.step, count: this.count, tile: this.tile } = known);
    this.resize(space, base);
  }

  /** All anew, with tiles as large as they can be. */
  private begin(space: Space, base: Melds): void {
    const order = inOrder(this.lay);
    [this.lay, this.home, this.step, this.count] = [[], [], 0, 0];
    this.size(space, base);
    this.resize(space, base);
    this.lay = anew(order, this.close(space));
  }

  /** Smaller tiles, if there are more than the felt was made ready for. */
  private resize(space: Space, base: Melds): void {
    const count = base.flat().length;
    if (count < this.count) return this.begin(space, base); // another round
    this.count = count;
    while (this.step < STEPS.length - 1 && !this.suits(space, base)) {
      const before = this.tile;
      this.step += 1;
      this.size(space, base);
      this.lay = relaid(this.lay, this.close(space), this.tile / before);
    }
  }

  private size(space: Space, base: Melds): void {
    const last = this.step === STEPS.length - 1;
    const count = STEPS[this.step] as number;
    this.tile = space.fixed || tableTiles(space.width, this.height, count, last ? LONGEST : longestIn(base), space.most, space.least);
  }

  private suits(space: Space, base: Melds): boolean {
    if (space.fixed || this.tile <= space.least) return true;
    const lay = arrange(this.lay, this.home, base, this.felt(space));
    const fits = (this.room(space, lay).line + 1) * this.pitch(space) - space.apart <= this.height;
    return fits && this.count <= (STEPS[this.step] as number) && this.tile <= slimTable(space.width, longestIn(base));
  }
}

let last = { id: '', laying: new Laying() };

/** Whoever leaves a table and comes back finds everything where it lay; kept for the table that was shown last. */
export function layingOf(id: string): Laying {
  if (last.id !== id) last = { id, laying: new Laying() };
  return last.laying;
}

function longestIn(melds: Melds): number {
  return Math.max(0, ...melds.map((meld) => meld.length));
}

/** As the style of the table has it. */
export function spaceOf(table: HTMLElement, list: HTMLElement, most: number, least: number): Space {
  const [outer, inner] = [getComputedStyle(table), getComputedStyle(list)];
  const whole = outer.overflowY === 'visible'; // then it is as high as what lies on it
  return {
    width: list.clientWidth,
    room: whole ? 0 : table.clientHeight,
    gap: parseFloat(inner.columnGap) || 0,
    apart: parseFloat(inner.rowGap) || 0,
    most,
    least,
    slim: table.classList.contains('large') ? 0 : SLIM_LEAST,
    window: innerHeight,
    whole,
    around: parseFloat(outer.paddingBlockStart) + BELOW,
    fixed: parseFloat(inner.getPropertyValue('--fixed')) || 0,
  };
}

/** How high the table may be before something has to scroll; `room` is what it has got. */
export function heightIn(space: Space, room: number): number {
  return space.whole ? space.window / 2 : room - space.around;
}

export function topOf(laid: Laid, place: Place): number {
  return place.line * laid.pitch;
}

export function bottomOf(laid: Laid, place: Place): number {
  return (place.line + place.lines) * laid.pitch - laid.apart;
}

/** Are its tiles narrower than any that lie there, as long as a play is prepared? */
export function isTight(laid: Laid, meld: Piece[], place: Place): boolean {
  return place.lines === 1 && place.width - PADDING < meld.length * laid.felt.slim;
}

/** Has it less room than its tiles would take up? */
export function isSlim(laid: Laid, meld: Piece[], place: Place): boolean {
  return place.lines === 1 && place.width < sizeOf(meld.length, laid.felt).width;
}
