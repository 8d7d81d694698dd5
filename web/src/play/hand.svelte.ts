/** What I hold, what I have chosen, and what I am about to do. Games say which moves follow from it. */
import { untrack } from 'svelte';
import type { View } from '../net/api';
import { meanings, meldFault, type Fault, type MeldRules } from '../tiles/melds';
import { expandAll, isStar, kindOf, tileOf } from '../tiles/notation';
import type { Table } from '../table/table.svelte';
import type { Refused } from '../wire';
import { meldName } from '../words/tiles';
import { explain, say } from '../words/words.svelte';
import { play } from '../look/sound';
import { depart } from '../look/flight';
import { differs, fromTable, joined, newMeld, notation, ownIn, renamed, stepsTo, without, type Melds, type Step } from './draft';
import { keepOrder, moveBefore, newPiece, recall, remember, sorted, type Piece } from './rack';

/** The one lit button. Not `ready`: it says why, in `reason`. */
export interface Main {
  label: string;
  reason: string;
  ready: boolean;
  /** Not ready, and nothing is being asked: as it is, it will not do. */
  wrong?: boolean;
  act?: () => unknown;
}

/** What one step of the draft can be taken back to. */
interface Moment {
  melds: Melds;
  pot: PotDraft | null;
  take: number | null;
}

export interface PotDraft {
  row: number;
  /** The place to double, or null for the first free one. */
  place: number | null;
  id: string;
}

const PATIENCE = 150;

export abstract class Hand {
  order = $state.raw<Piece[]>([]);
  melds = $state.raw<Melds>([]);
  pot = $state.raw<PotDraft | null>(null);
  take = $state.raw<number | null>(null);
  chosen = $state.raw<string[]>([]);
  arrived = $state.raw<Set<string>>(new Set());
  busy = $state(false);
  /** What the server did not do, or would not do. */
  private refused = $state.raw<Refused | null>(null);
  /** Raised when a button that is not ready is pressed: what is wrong then shows itself. */
  pointing = $state(false);
  by = $state<'colour' | 'value'>('colour');
  /** A piece of the combination that is shown enlarged. */
  enlarged = $state('');
  /** A play that is being shown step by step. */
  walk = $state.raw<Step[]>([]);
  walked = $state(0);
  private past = $state.raw<Moment[]>([]);
  private future = $state.raw<Moment[]>([]);
  protected base = $state.raw<Melds>([]);
  private checked = $state('');
  private lying = '';
  private potted = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seat: number | null = null;

  constructor(
    readonly table: Table,
    readonly rules: MeldRules,
  ) {}

  abstract main(): Main;
  abstract ask(): string;

  /** The rule that is broken by tiles that are no combination, by the code of the fault. */
  abstract meldRule(code: string): string;

  /** May a piece be taken from where it lies? */
  movable(_piece: Piece): boolean {
    return true;
  }

  /** Put a proposed move on the table, as far as it can be seen there. */
  show(action: string): void {
    const [letter = '', ...rest] = action.split(' ');
    if (letter === 'A') return this.rehearse(this.target(rest.join(' ')));
    const piece = this.rack.find((one) => kindOf(one.tile) === rest[0]);
    this.chosen = piece ? [piece.id] : [];
  }

  protected target(text: string): Step[] {
    return stepsTo(this.base, this.order, expandAll(text) ?? [], this.rules);
  }

  /** Is one of these tiles due now? */
  wanted(_tile: string): boolean {
    return false;
  }

  // ---- following the match

  /** Called with every new position, from an effect that is to follow nothing but it. */
  look(view: View, seat: number | null): void {
    untrack(() => this.follow(view, seat));
  }

  private follow(view: View, seat: number | null): void {
    const rack = seat === null ? [] : (view.sides[seat]?.rack ?? []);
    if (seat !== this.seat) this.order = recall(this.key(seat)).map(newPiece);
    const known = new Set(this.order.map((piece) => piece.id));
    const next = keepOrder(this.order, rack);
    const came = next.filter((piece) => !known.has(piece.id));
    this.arrived = new Set(came.length < next.length || this.table.dealing ? came.map((piece) => piece.id) : []);
    this.order = came.length === next.length ? sorted(next, this.by) : next;
    this.seat = seat;
    const lying = this.scene(view);
    const pot = JSON.stringify(view.game === 'investo' ? view.pot : []);
    if (lying !== this.lying || !this.stillMine()) this.forget(view);
    else if (pot !== this.potted) this.forgetPot();
    this.lying = lying;
    this.potted = pot;
    const ids = new Set([...this.order, ...this.melds.flat()].map((piece) => piece.id));
    this.chosen = this.chosen.filter((id) => ids.has(id));
    this.recheck();
    if (seat !== null) remember(this.key(seat), this.order);
  }

  /** What lies on the table and can be played on. */
  protected lie(view: View): string[][] {
    return view.game === 'gin' ? [] : view.table;
  }

  /** As long as it is the same, a draft can stay. */
  protected scene(view: View): string {
    return JSON.stringify(this.lie(view));
  }

  /** The draft a new table begins with. */
  protected begin(): Melds {
    return this.base;
  }

  private key(seat: number | null): string {
    return `${this.table.id} ${seat}`;
  }

  private stillMine(): boolean {
    const ids = new Set(this.order.map((piece) => piece.id));
    const drafted = [...ownIn(this.melds).map((piece) => piece.id), ...(this.pot ? [this.pot.id] : [])];
    return drafted.every((id) => ids.has(id));
  }

  private forget(view: View): void {
    this.base = fromTable(this.lie(view));
    this.melds = this.begin();
    this.pot = null;
    this.take = null;
    this.past = [];
    this.future = [];
    this.accept();
    this.chosen = [];
    this.enlarged = '';
    this.walk = [];
  }

  /** Another pot: what was to go there must be thought over, and no step back leads to the old one. */
  private forgetPot(): void {
    this.pot = null;
    this.take = null;
    this.past = [];
    this.future = [];
  }

  get options(): string[] {
    return this.table.myTurn ? (this.table.position?.options ?? []) : [];
  }

  can(option: string): boolean {
    return this.options.includes(option);
  }

  get mayPlay(): boolean {
    return this.table.myTurn && (this.table.position?.play ?? false);
  }

  // ---- what lies where

  get rack(): Piece[] {
    const away = new Set([...ownIn(this.melds).map((piece) => piece.id), ...(this.pot ? [this.pot.id] : [])]);
    return this.order.filter((piece) => !away.has(piece.id));
  }

  get changed(): boolean {
    return differs(this.melds, this.base);
  }

  get laid(): Piece[] {
    return ownIn(this.melds);
  }

  piece(id: string): Piece | undefined {
    return this.order.find((piece) => piece.id === id) ?? this.melds.flat().find((piece) => piece.id === id);
  }

  /** The only tile chosen, if it is on my rack. */
  get single(): Piece | null {
    const id = this.chosen.length === 1 ? this.chosen[0] : undefined;
    return this.rack.find((piece) => piece.id === id) ?? null;
  }

  fault(meld: Piece[]): Fault | null {
    return meldFault(meld.map((piece) => piece.tile), this.rules);
  }

  /** Was this combination touched by the draft? */
  drafted(meld: Piece[]): boolean {
    const ids = meld.map((piece) => piece.id).join();
    return !this.base.some((other) => other.map((piece) => piece.id).join() === ids);
  }

  /** The first thing that is wrong with the draft, in words that fit a button. */
  wrong(): string {
    const meld = this.flawed();
    if (!meld) return this.refusal;
    const name = meldName(meld.map((piece) => piece.tile));
    return this.unfinished(meld) ? say('page-short', { meld: name, missing: this.missingIn(meld) }) : say('page-wrong', { meld: name });
  }

  /** The rule that speaks against the draft, by id; '' if none does. */
  get rule(): string {
    const meld = this.flawed();
    if (!meld) return this.refused?.rule ?? '';
    return this.unfinished(meld) ? '' : this.meldRule(this.fault(meld)?.code ?? '');
  }

  private flawed(): Piece[] | undefined {
    return this.melds.find((meld) => this.fault(meld));
  }

  /** Too short as yet, but on the way. */
  private unfinished(meld: Piece[]): boolean {
    return this.fault(meld)?.code === 'refusal-too-short' && this.promising(meld);
  }

  /** How many tiles two of a run or a series lack. */
  private missingIn(meld: Piece[]): number {
    const [first, second] = meld.map((piece) => tileOf(piece.tile).value);
    const gap = first && second ? Math.abs(second - first) - 1 : 0;
    return Math.max(3 - meld.length, gap);
  }

  /** Could tiles be added to make a combination of it? */
  private promising(meld: Piece[]): boolean {
    const [first, second] = meld.map((piece) => tileOf(piece.tile));
    if (!first || !second || !first.value || !second.value) return true;
    const run = this.rules.runs && (first.colour === second.colour || this.rules.mixed) && first.value !== second.value;
    return run || (this.rules.series && first.value === second.value && first.colour !== second.colour);
  }

  // ---- choosing and moving

  choose(id: string): void {
    this.pointing = false;
    const on = this.chosen.includes(id);
    this.chosen = on ? this.chosen.filter((other) => other !== id) : [...this.chosen, id];
    play('pick');
  }

  /** A tap on a tile that lies on the table: put there what is chosen, else choose it. */
  tapTable(id: string): void {
    const meld = this.melds.findIndex((some) => some.some((piece) => piece.id === id));
    const same = this.chosen.every((other) => this.melds[meld]?.some((piece) => piece.id === other));
    if (this.chosen.length > 0 && !same) return this.put(this.chosen, meld);
    this.choose(id);
    const on = this.chosen.includes(id) && this.meanings(id).length > 1;
    if (on || this.enlarged === id) this.enlarged = on ? id : '';
  }

  /** What a Star that lies on the table could stand for; fewer than two is no choice. */
  meanings(id: string): { tile: string; meld: string[] }[] {
    const meld = this.melds.find((some) => some.some((piece) => piece.id === id)) ?? [];
    const at = meld.findIndex((piece) => piece.id === id && isStar(piece.tile));
    return at < 0 ? [] : meanings(meld.map((piece) => piece.tile), at, this.rules);
  }

  declare(id: string, meaning: { tile: string; meld: string[] }): void {
    this.moment();
    this.melds = this.melds.map((meld) => (meld.some((piece) => piece.id === id) ? renamed(meld, id, meaning.meld, `*${meaning.tile}`) : meld));
    this.after();
  }

  /** Show a play on the table, one step at a time; it stays a draft. */
  rehearse(steps: Step[]): void {
    this.reset();
    this.walk = steps;
    this.walked = 0;
    this.step();
  }

  step(): void {
    const next = this.walk[this.walked];
    if (!next) return;
    this.moment();
    depart(next.meld.map((piece) => piece.id));
    this.melds = next.melds;
    this.walked += 1;
    this.after();
  }

  /** The tiles the step shown is about. */
  get walking(): Set<string> {
    return new Set(this.walk[this.walked - 1]?.meld.map((piece) => piece.id) ?? []);
  }

  tapNew(): void {
    if (this.chosen.length) this.put(this.chosen, 'new');
  }

  /** Pieces go to a combination, to a new one, or back to the rack (only those that came from it). */
  put(ids: string[], to: number | 'new' | 'rack'): void {
    const target = typeof to === 'number' ? this.melds[to] : undefined;
    const moving = ids.map((id) => this.piece(id)).filter((piece) => piece !== undefined && this.movable(piece)) as Piece[];
    const usable = to === 'rack' ? moving.filter((piece) => piece.own) : moving;
    if (usable.length === 0) return;
    this.moment();
    depart(ids);
    this.enlarged = '';
    const gone = new Set(usable.map((piece) => piece.id));
    if (this.pot && gone.has(this.pot.id)) this.pot = null;
    const kept = target?.filter((piece) => !gone.has(piece.id)) ?? [];
    const others = without(this.melds.filter((meld) => meld !== target), gone, this.rules);
    const at = typeof to === 'number' ? Math.min(to, others.length) : others.length;
    const placed = to === 'rack' ? [] : target ? joined(kept, usable, this.rules) : [newMeld(usable, this.rules)];
    this.melds = [...others.slice(0, at), ...placed, ...others.slice(at)];
    this.after();
  }

  arrange(ids: string[], before: string | null): void {
    this.order = moveBefore(this.order, ids, before);
    remember(this.key(this.seat), this.order);
  }

  sort(): void {
    const again = sorted(this.order, this.by);
    const already = again.every((piece, i) => kindOf(piece.tile) === kindOf(this.order[i]?.tile ?? ''));
    if (already) this.by = this.by === 'colour' ? 'value' : 'colour';
    this.order = sorted(this.order, this.by);
    remember(this.key(this.seat), this.order);
  }

  // ---- undo

  protected moment(): void {
    this.past = [...this.past, { melds: this.melds, pot: this.pot, take: this.take }];
    this.future = [];
  }

  protected after(): void {
    this.chosen = [];
    this.pointing = false;
    play('lay');
    this.recheck();
  }

  get undoable(): boolean {
    return this.past.length > 0;
  }

  get redoable(): boolean {
    return this.future.length > 0;
  }

  undo(): void {
    this.go(this.past.at(-1), () => {
      this.past = this.past.slice(0, -1);
      this.future = [...this.future, this.now()];
    });
  }

  redo(): void {
    this.go(this.future.at(-1), () => {
      this.future = this.future.slice(0, -1);
      this.past = [...this.past, this.now()];
    });
  }

  reset(): void {
    this.walk = [];
    if (!this.changed && !this.pot && this.take === null) return;
    this.moment();
    this.melds = this.base;
    this.pot = null;
    this.take = null;
    this.after();
  }

  private now(): Moment {
    return { melds: this.melds, pot: this.pot, take: this.take };
  }

  private go(to: Moment | undefined, note: () => void): void {
    if (!to) return;
    note();
    this.walk = [];
    this.melds = to.melds;
    this.pot = to.pot;
    this.take = to.take;
    this.after();
  }

  // ---- asking the server

  get action(): string {
    return `A ${notation(this.melds)}`;
  }

  /** Is the draft known to be legal as a whole? */
  get legal(): boolean {
    return this.checked === this.action && !this.wrong();
  }

  /** Why not, in the language of the moment. */
  get refusal(): string {
    return this.refused ? explain(this.refused.code, this.refused.params) : '';
  }

  private refuse(answer: Refused): void {
    this.refused = answer;
  }

  protected accept(): void {
    this.refused = null;
  }

  /** Ask whether the whole would be accepted, as soon as nothing moves any more. */
  private recheck(): void {
    this.accept();
    clearTimeout(this.timer);
    if (!this.mayPlay || !this.changed || this.wrong()) return;
    const action = this.action;
    this.timer = setTimeout(() => {
      void this.table.check(action).then((answer) => {
        if (this.action !== action) return;
        this.checked = answer.t === 'refused' ? '' : action; // the same draft, tried again, is not legal until asked again
        if (answer.t === 'refused') this.refuse(answer);
      });
    }, PATIENCE);
  }

  /** Do something; what speaks against it is shown where the button is. */
  async send(...actions: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (const action of actions) {
      const answer = await this.table.act(action);
      if (answer.t !== 'refused') continue;
      this.refuse(answer);
      play('refuse');
      break;
    }
    this.busy = false;
    this.chosen = [];
  }

  press(): void {
    const main = this.main();
    if (main.ready && main.act) main.act();
    else {
      this.pointing = true;
      play('refuse');
    }
  }
}
