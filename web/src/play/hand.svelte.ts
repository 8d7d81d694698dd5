/** My side of a table: what I am about to do, followed as the match goes on and asked about. Games say which moves follow from what is
 * drafted (`Drafting`) and chosen. */
import { untrack } from 'svelte';
import { play } from '../look/sound';
import type { View } from '../net/api';
import type { Table } from '../table/table.svelte';
import { sharedMelds } from '../table/view';
import type { Fault, MeldRules } from '../tiles/melds';
import { expandAll, kindOf } from '../tiles/notation';
import type { Piece } from '../tiles/piece';
import { say } from '../words/words.svelte';
import { Asking } from './asking.svelte';
import { fromTable, notation, stepsTo, type Melds, type Step } from './draft';
import { Drafting } from './drafting.svelte';
import { keptOf, stillThere } from './follow';
import { faultOf, flawed, inShort, unfinished, whyNot } from './judge';
import { keepDraft, keptDraft } from './kept';
import type { Main } from './main';

export type { Main } from './main';

export abstract class Hand extends Drafting {
  /** What the button was pressed for once, though nothing had been chosen for it: the next press sends it. */
  private sure = $state('');
  /** Raised when a button that is not ready is pressed: what is wrong then shows itself. */
  pointing = $state(false);
  /** Others have changed the table, and what was prepared no longer goes. */
  private dropped = $state(false);
  protected readonly asking: Asking;
  private lying = '';
  private around = '';
  private playing = false;
  /** The turn the steps of the draft belong to; '' while others play. */
  private turn = '';

  constructor(table: Table, rules: MeldRules) {
    super(table, rules);
    this.asking = new Asking(table);
  }

  abstract main(): Main;
  abstract ask(): string;
  /** The same in one short line, for a small screen; empty if there is none. */
  brief(): string {
    return '';
  }

  /** Put a proposed move on the table, as far as it can be seen there. */
  show(action: string): void {
    const [letter = '', ...rest] = action.split(' ');
    if (letter === 'A') return this.rehearse(this.target(rest.join(' ')));
    const piece = this.rack.find((one) => kindOf(one.tile) === rest[0]);
    this.chosen = piece ? [piece.id] : [];
  }

  /** Moves that are made together. */
  showAll(actions: string[]): void {
    this.show(actions[0] ?? '');
  }

  /** The same at once, down to the button: what is left is to press it. */
  prepare(actions: string[]): void {
    this.letGo();
    this.showAll(actions);
    while (!this.walk.last) this.step();
    this.walk.end();
    const main = this.main();
    if (main.ready && main.ends) this.sure = main.label;
  }

  /** Which of the moves that are proposed, the best one first, are made together. */
  jointly(actions: string[]): string[] {
    return actions.slice(0, 1);
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
    const around = this.surroundings(view);
    const first = this.lying === '';
    if (lying !== this.lying || !stillThere(this.away(), this.order) || this.sentBack()) this.forget(view, lost || this.table.own);
    else if (around !== this.around) this.forgetAside(this.table.own);
    this.sure = '';
    this.lying = lying;
    this.around = around;
    if (first) this.resume();
    else this.keep();
    this.playing = this.mayPlay;
    this.endTurn();
    const ids = new Set([...this.order, ...this.melds.flat()].map((piece) => piece.id));
    this.chosen = this.chosen.filter((id) => ids.has(id));
    this.recheck();
  }

  /** Who left in the middle of a draft and comes back finds it, as long as nothing has changed. */
  private resume(): void {
    const melds = this.table.lasting && this.table.seat !== null ? keptDraft(this.key, this.lying, this.base, this.order) : null;
    if (!melds || this.changed) return;
    this.history.begin({ melds: this.base, aside: null });
    this.melds = melds;
  }

  private keep(): void {
    if (this.table.lasting && this.table.seat !== null) keepDraft(this.key, this.lying, this.melds, this.base);
  }

  /** No step leads back into a turn that is over; what is still prepared can be taken back as a whole. */
  private endTurn(): void {
    const others = this.table.story.filter((line) => line.seat !== this.table.seat).length;
    const turn = this.table.myTurn ? `turn ${others}` : '';
    if (this.turn && turn !== this.turn) this.history.begin(...(this.changed ? [{ melds: this.base, aside: null }] : []));
    this.turn = turn;
  }

  /** My play was taken and yet nothing lies there: it was a mistake, and the tiles are on the rack again. */
  private sentBack(): boolean {
    return this.playing && this.table.myTurn && !this.mayPlay;
  }

  /** What lies on the table and can be played on. */
  protected lie(view: View): string[][] {
    return sharedMelds(view);
  }

  /** As long as it is the same, a draft can stay. */
  protected scene(view: View): string {
    return JSON.stringify(this.lie(view));
  }

  /** As long as it is the same, what is drafted beside the table can stay. */
  protected surroundings(_view: View): string {
    return '';
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
    this.aside = null;
    this.history.begin(...(kept.length ? [{ melds: fresh, aside: null }] : []));
    this.asking.accept();
    this.letGo();
    this.enlarged = '';
    this.walk.end();
  }

  /** Other surroundings: what was to go there must be thought over unless it is there now, and no step leads back to the old ones. */
  private forgetAside(mine: boolean): void {
    this.dropped = !mine && (this.dropped || this.aside !== null);
    this.aside = null;
    this.history.begin(...(this.changed ? [{ melds: this.base, aside: null }] : []));
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

  // ---- what is wrong

  fault(meld: Piece[]): Fault | null {
    return faultOf(meld, this.rules);
  }

  /** The first thing that is wrong with the draft, in words that fit a button. */
  wrong(): string {
    const meld = flawed(this.melds, this.rules);
    return meld ? inShort(meld, this.rules) : this.asking.short;
  }

  /** Why a combination is none, as a sentence: the one a chosen tile lies in, else the first. */
  why(): string {
    return whyNot(this.melds, this.chosen, this.rules);
  }

  /** What should be known before anything else is done. */
  get notice(): string {
    return this.dropped ? say('page-plan-dropped') : this.asking.answer || this.why() || (this.changed ? this.refusal : '');
  }

  /** Why something that was touched does not do. */
  protected get answer(): string {
    return this.asking.answer;
  }

  /** The rule that speaks against the draft, by id; '' if none does. */
  get rule(): string {
    const meld = flawed(this.melds, this.rules);
    if (!meld || this.asking.answer) return this.asking.rule;
    return unfinished(meld, this.rules) ? '' : (this.fault(meld)?.rule ?? '');
  }

  /** Pieces that a refusal of the whole is about, by id. */
  get blamed(): Set<string> {
    return new Set(this.changed ? this.blamedFor(this.asking.code) : []);
  }

  protected blamedFor(_code: string): string[] {
    return [];
  }

  // ---- choosing: tiles collect, a place takes them, whichever is touched first

  /** A tap on a tile, of the rack or of the table. */
  choose(id: string): void {
    const on = this.chosen.includes(id);
    this.pick(id);
    if (on) return;
    if (this.aim) this.toAim(id);
    else this.together(id);
  }

  /** Choose a tile, or let go of it; it goes nowhere. */
  pick(id: string): void {
    this.pointing = false;
    this.dropped = false;
    this.sure = '';
    this.asking.forget();
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((other) => other !== id) : [...this.chosen, id];
    play('pick');
  }

  /** A tile of the table is a place too: chosen tiles go to a combination of which another tile is chosen, if they could lie there.
   * The one touched last comes first. */
  protected together(last: string): void {
    const melds = [last, ...this.chosen].map((id) => this.meldOf(id)).filter((meld) => meld >= 0);
    for (const meld of new Set(melds)) {
      const others = this.chosen.filter((id) => this.meldOf(id) !== meld);
      if (others.length && this.fits(others, meld)) return this.put(others, meld);
    }
  }

  /** A tile was touched after a place. In a combination more may follow, as long as they could lie there. */
  protected toAim(id: string): void {
    const to = this.aim === 'new' ? 'new' : this.meldOf(this.aim);
    const fits = to === 'new' || (to >= 0 && this.fits([id], to));
    this.aim = '';
    if (!fits) return this.together(id);
    this.put([id], to);
    this.aim = id;
  }

  /** A place was touched before any tile; a second time, and it is let go of. */
  protected aimAt(place: string): void {
    const aim = this.aim === place ? '' : place;
    this.letGo();
    this.aim = aim;
    this.dropped = false;
    play('pick');
  }

  /** A tap on a tile that lies on the table; one that has to stay there is only a place. */
  tapTable(id: string): void {
    const piece = this.piece(id);
    if (piece && !this.movable(piece)) return this.chosen.length ? this.put(this.chosen, this.meldOf(id)) : this.aimAt(id);
    this.choose(id);
    const on = this.chosen.includes(id) && this.meanings(id).length > 1;
    if (on || this.enlarged === id) this.enlarged = on ? id : '';
  }

  tapNew(): void {
    if (this.chosen.length) this.put(this.chosen, 'new');
    else this.aimAt('new');
  }

  /** Is this the combination that what is touched next goes to? */
  aimed(meld: Piece[]): boolean {
    return meld.some((piece) => piece.id === this.aim);
  }

  /** May tiles be added to what others have laid? */
  protected get mayJoin(): boolean {
    return this.mayPlay;
  }

  /** Would what is chosen make a good combination of this one? */
  takes(meld: Piece[]): boolean {
    if (!this.chosen.length || !(this.drafted(meld) ? this.mayPlay : this.mayJoin) || meld.some((piece) => this.chosen.includes(piece.id))) return false;
    return this.completes(this.chosen, meld);
  }

  /** The same where there is room for one short line. */
  nextBrief(): string {
    return this.aim ? '' : say('page-brief-place', { count: this.chosen.length });
  }

  /** What comes next, once tiles or a place are chosen; '' if the button says it. */
  next(): string {
    const count = this.chosen.length;
    if (!this.mayPlay) return '';
    const piece = this.piece(this.aim);
    if (this.aim && !(piece && this.movable(piece))) return say('page-ask-tiles');
    const lying = this.chosen.some((id) => this.meldOf(id) >= 0);
    return count > 1 || lying ? say('page-ask-place', { count }) : '';
  }

  protected override touched(): void {
    this.pointing = false;
    this.dropped = false;
    play('lay');
    this.keep();
    this.recheck();
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
    this.letGo();
  }

  /** Something was touched that does not do: the guide says why, as the referee puts it. */
  protected wonder(action: string): void {
    this.dropped = false;
    if (this.table.seat !== null) void this.asking.wonder(action);
  }

  /** The same where the page knows it itself: it is about what lies there as a draft. */
  protected know(word: string): void {
    this.dropped = false;
    this.asking.know(word);
  }

  /** A place that stands for what the button does: touched for the second time, it does it. */
  protected twice(): void {
    if (this.asked) return this.press();
    this.sure = this.main().label;
    play('pick');
  }

  /** Why what was asked `beforehand` is not to be had; '' if nothing was, or it is. */
  protected get excuse(): string {
    return this.asking.excuse;
  }

  /** Something else was touched: what was tried in vain is not thought of any more. */
  elsewhereTouched(): void {
    this.pointing = false;
    this.asking.forget();
  }

  /** Nobody tried it, but a button that is not ready says why. */
  protected beforehand(action: string): void {
    if (this.table.seat !== null) void this.asking.beforehand(action);
  }

  /** What was refused is let go of. */
  protected accept(): void {
    this.asking.accept();
  }

  /** Is the button, pressed once more, to send what it says? */
  get asked(): boolean {
    const main = this.main();
    return main.ready && this.sure !== '' && this.sure === main.label;
  }

  override letGo(): void {
    super.letGo();
    this.sure = '';
  }

  /** One press never ends a turn: if nothing was chosen before, it takes a second one. */
  press(): void {
    const main = this.main();
    if (!main.ready || !main.act) {
      this.pointing = true;
      return play('refuse');
    }
    if (main.ends && !this.asked) {
      this.sure = main.label;
      return play('pick');
    }
    this.sure = '';
    main.act();
  }
}
