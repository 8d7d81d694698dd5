/** A play being prepared: what lies where, moved about piece by piece, with every step there and back. */
import { depart } from '../look/flight';
import type { Table } from '../table/table.svelte';
import { meanings, type MeldRules } from '../tiles/melds';
import { isStar } from '../tiles/notation';
import type { Piece } from '../tiles/piece';
import { differs, joined, near, newMeld, ownIn, renamed, without, type Melds, type Step } from './draft';
import { History, type Moment } from './history.svelte';
import { Holding } from './holding.svelte';
import { couldBe, faultOf } from './judge';
import { Walk } from './walk.svelte';

export abstract class Drafting extends Holding {
  melds = $state.raw<Melds>([]);
  /** The table the draft began with. */
  base = $state.raw<Melds>([]);
  chosen = $state.raw<string[]>([]);
  /** A place that was touched before any tile: what is touched next goes there. 'new', a piece of the combination, or a game's own. */
  aim = $state('');
  /** A piece of the combination that is shown enlarged. */
  enlarged = $state('');
  readonly walk = new Walk();
  protected readonly history = new History();

  constructor(
    table: Table,
    readonly rules: MeldRules,
  ) {
    super(table);
  }

  /** The draft is another one now. */
  protected abstract touched(): void;

  /** May a piece be taken from where it lies? */
  movable(_piece: Piece): boolean {
    return true;
  }

  /** May tiles be laid on the table now, be it for later? */
  get mayDraft(): boolean {
    return true;
  }

  /** They may not, and somebody tried. */
  protected barred(): void {
    // where nothing is barred
  }

  get rack(): Piece[] {
    const away = this.away();
    return this.order.filter((piece) => !away.has(piece.id));
  }

  /** Pieces of mine that lie somewhere else in the draft. */
  protected away(): Set<string> {
    return new Set([...ownIn(this.melds).map((piece) => piece.id), ...this.elsewhere]);
  }

  // ---- what a game drafts beside the table, as a value that a step back brings back

  get aside(): unknown {
    return null;
  }

  protected set aside(_to: unknown) {
    // nothing, unless the game has such a place
  }

  /** Pieces of mine that lie there. */
  protected get elsewhere(): string[] {
    return [];
  }

  /** These pieces go to the table, or back to the rack. */
  protected lift(_ids: Set<string>): void {
    // none of them lay there
  }

  /** Tiles were dropped on a place that only this game has, named as in `data-drop`. */
  dropAside(_ids: string[], _place: string): void {
    // no such place
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

  /** The number of the combination a piece lies in; -1 if in none. */
  protected meldOf(id: string): number {
    return this.melds.findIndex((meld) => meld.some((piece) => piece.id === id));
  }

  /** The only tile chosen, if it is on my rack. */
  get single(): Piece | null {
    const id = this.chosen.length === 1 ? this.chosen[0] : undefined;
    return this.rack.find((piece) => piece.id === id) ?? null;
  }

  /** Was this combination touched by the draft? */
  drafted(meld: Piece[]): boolean {
    const ids = meld.map((piece) => piece.id).join();
    return !this.base.some((other) => other.map((piece) => piece.id).join() === ids);
  }

  // ---- moving

  /** Pieces go to a combination, to a new one, or back to the rack (only those that came from it). */
  put(ids: string[], to: number | 'new' | 'rack'): void {
    const target = typeof to === 'number' ? this.melds[to] : undefined;
    const moving = this.movables(ids);
    const usable = to === 'rack' ? moving.filter((piece) => piece.own) : moving;
    if (usable.length === 0) return;
    if (to !== 'rack' && !this.mayDraft) return this.barred();
    this.moment();
    depart(ids);
    this.enlarged = '';
    const gone = new Set(usable.map((piece) => piece.id));
    this.lift(gone);
    const kept = target?.filter((piece) => !gone.has(piece.id)) ?? [];
    const others = without(this.melds.filter((meld) => meld !== target), gone, this.rules);
    const at = typeof to === 'number' ? Math.min(to, others.length) : others.length;
    const placed = to === 'rack' ? [] : target ? joined(kept, usable, this.rules) : [newMeld(usable, this.rules)];
    this.melds = [...others.slice(0, at), ...placed, ...others.slice(at)];
    this.after();
  }

  /** Those of these pieces that may be moved. */
  private movables(ids: string[]): Piece[] {
    return ids.map((id) => this.piece(id)).filter((piece) => piece !== undefined && this.movable(piece)) as Piece[];
  }

  /** Do these pieces and a combination make a good one, or two? */
  protected completes(ids: string[], target: Piece[]): boolean {
    const more = this.movables(ids);
    if (more.length < ids.length || !more.some((piece) => near(piece, target))) return false;
    return joined(target, more, this.rules).every((meld) => !faultOf(meld, this.rules));
  }

  /** Could these pieces lie there, now or with others? */
  protected fits(ids: string[], to: number): boolean {
    const target = this.melds[to] ?? [];
    const more = this.movables(ids);
    return more.length === ids.length && joined(target, more, this.rules).every((meld) => couldBe(meld, this.rules));
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
    this.walk.begin(steps);
    this.step();
  }

  step(): void {
    const next = this.walk.next();
    if (!next) return;
    this.moment();
    depart(next.meld.map((piece) => piece.id));
    this.melds = next.melds;
    this.after();
  }

  /** Nothing is chosen any more, neither tiles nor a place. */
  letGo(): void {
    this.chosen = [];
    this.aim = '';
  }

  // ---- there and back

  protected moment(): void {
    this.history.note(this.now());
  }

  protected after(): void {
    this.letGo();
    this.touched();
  }

  /** Is there anything to be taken back as a whole? */
  get resettable(): boolean {
    return this.changed || this.aside !== null;
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
    this.walk.end();
    if (!this.resettable) return;
    this.moment();
    this.melds = this.base;
    this.aside = null;
    this.after();
  }

  private now(): Moment {
    return { melds: this.melds, aside: this.aside };
  }

  private go(to: Moment | undefined): void {
    if (!to) return;
    this.walk.end();
    this.melds = to.melds;
    this.aside = to.aside;
    this.after();
  }
}
