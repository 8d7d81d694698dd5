/** What I hold, what I have chosen, and what I am about to do. Games say which moves follow from it. */
import { untrack } from 'svelte';
import type { View } from '../net/api';
import { meanings, type Fault, type MeldRules } from '../tiles/melds';
import { expandAll, isStar, kindOf } from '../tiles/notation';
import type { Table } from '../table/table.svelte';
import { say } from '../words/words.svelte';
import { play } from '../look/sound';
import { depart } from '../look/flight';
import { Asking } from './asking.svelte';
import { differs, fromTable, joined, newMeld, notation, ownIn, renamed, stepsTo, without, type Melds, type Step } from './draft';
import { keptOf, stillThere } from './follow';
import { History, type Moment, type PotDraft } from './history.svelte';
import { Holding } from './holding.svelte';
import { faultOf, flawed, inShort, unfinished, whyNot } from './judge';
import type { Main } from './main';
import type { Piece } from '../tiles/piece';

export type { Main } from './main';

export abstract class Hand extends Holding {
  melds = $state.raw<Melds>([]);
  pot = $state.raw<PotDraft | null>(null);
  take = $state.raw<number | null>(null);
  chosen = $state.raw<string[]>([]);
  /** Raised when a button that is not ready is pressed: what is wrong then shows itself. */
  pointing = $state(false);
  /** A piece of the combination that is shown enlarged. */
  enlarged = $state('');
  /** A play that is being shown step by step. */
  walk = $state.raw<Step[]>([]);
  walked = $state(0);
  /** The table the draft began with. */
  base = $state.raw<Melds>([]);
  /** Others have changed the table, and what was prepared no longer goes. */
  private dropped = $state(false);
  private readonly history = new History();
  private readonly asking: Asking;
  private lying = '';
  private potted = '';
  private playing = false;

  constructor(
    table: Table,
    readonly rules: MeldRules,
  ) {
    super(table);
    this.asking = new Asking(table);
  }

  abstract main(): Main;
  abstract ask(): string;

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
    const lost = this.receive(seat === null ? [] : (view.sides[seat]?.rack ?? []), seat);
    const lying = this.scene(view);
    const pot = JSON.stringify(view.game === 'investo' ? view.pot : []);
    if (lying !== this.lying || !stillThere(this.away(), this.order) || this.sentBack()) this.forget(view, lost || this.table.own);
    else if (pot !== this.potted) this.forgetPot(this.table.own);
    this.lying = lying;
    this.potted = pot;
    this.playing = this.mayPlay;
    const ids = new Set([...this.order, ...this.melds.flat()].map((piece) => piece.id));
    this.chosen = this.chosen.filter((id) => ids.has(id));
    this.recheck();
  }

  /** My play was taken and yet nothing lies there: it was a mistake, and the tiles are on the rack again. */
  private sentBack(): boolean {
    return this.playing && this.table.myTurn && !this.mayPlay;
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

  /** Another table. If others made it, what was prepared from my rack alone stays. */
  private forget(view: View, mine: boolean): void {
    const old = { melds: this.melds, base: this.base };
    this.base = fromTable(this.lie(view), this.base);
    const fresh = this.begin();
    const { kept, dropped } = mine || this.sentBack() || fresh !== this.base ? { kept: [], dropped: false } : keptOf(old.melds, old.base, this.order);
    this.melds = [...fresh, ...kept];
    this.dropped = !mine && (this.dropped || dropped);
    this.pot = null;
    this.take = null;
    this.history.begin(...(kept.length ? [{ melds: fresh, pot: null, take: null }] : []));
    this.asking.accept();
    this.chosen = [];
    this.enlarged = '';
    this.walk = [];
  }

  /** Another pot: what was to go there must be thought over unless it is there now, and no step back leads to the old one. */
  private forgetPot(mine: boolean): void {
    this.dropped = !mine && (this.dropped || this.pot !== null || this.take !== null);
    this.pot = null;
    this.take = null;
    this.history.begin(...(this.changed ? [{ melds: this.base, pot: null, take: null }] : []));
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
    const away = this.away();
    return this.order.filter((piece) => !away.has(piece.id));
  }

  /** Pieces of mine that lie somewhere else in the draft. */
  private away(): Set<string> {
    return new Set([...ownIn(this.melds).map((piece) => piece.id), ...(this.pot ? [this.pot.id] : [])]);
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
    return faultOf(meld, this.rules);
  }

  /** Was this combination touched by the draft? */
  drafted(meld: Piece[]): boolean {
    const ids = meld.map((piece) => piece.id).join();
    return !this.base.some((other) => other.map((piece) => piece.id).join() === ids);
  }

  /** The first thing that is wrong with the draft, in words that fit a button. */
  wrong(): string {
    const meld = flawed(this.melds, this.rules);
    return meld ? inShort(meld, this.rules) : this.refusal;
  }

  /** Why a combination is none, as a sentence: the one a chosen tile lies in, else the first. */
  why(): string {
    return whyNot(this.melds, this.chosen, this.rules);
  }

  /** What should be known before anything else is done. */
  get notice(): string {
    return this.dropped ? say('page-plan-dropped') : this.asking.answer || this.why();
  }

  /** The rule that speaks against the draft, by id; '' if none does. */
  get rule(): string {
    const meld = flawed(this.melds, this.rules);
    if (!meld || this.asking.answer) return this.asking.rule;
    return unfinished(meld, this.rules) ? '' : (this.fault(meld)?.rule ?? '');
  }

  // ---- choosing and moving

  choose(id: string): void {
    this.pointing = false;
    this.dropped = false;
    this.asking.forget();
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

  // ---- undo

  protected moment(): void {
    this.history.note(this.now());
  }

  protected after(): void {
    this.chosen = [];
    this.pointing = false;
    this.dropped = false;
    play('lay');
    this.recheck();
  }

  get undoable(): boolean {
    return this.history.undoable;
  }

  get redoable(): boolean {
    return this.history.redoable;
  }

  undo(): void {
    this.go(this.history.back(this.now()));
  }

  redo(): void {
    this.go(this.history.forth(this.now()));
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

  private go(to: Moment | undefined): void {
    if (!to) return;
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
    return this.asking.checked === this.action && !this.wrong();
  }

  get busy(): boolean {
    return this.asking.busy;
  }

  get refusal(): string {
    return this.asking.refusal;
  }

  protected recheck(): void {
    this.asking.accept();
    if (this.mayPlay && this.changed && !this.wrong()) this.asking.later(() => this.action);
  }

  /** Do something; what speaks against it is shown where the button is. */
  async send(...actions: string[]): Promise<void> {
    if (this.busy) return;
    await this.asking.send(actions);
    this.chosen = [];
  }

  /** Something was touched that does not do: the guide says why, as the referee puts it. */
  protected wonder(action: string): void {
    this.dropped = false;
    if (this.table.seat !== null) void this.asking.wonder(action);
  }

  /** What was refused is let go of. */
  protected accept(): void {
    this.asking.accept();
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
