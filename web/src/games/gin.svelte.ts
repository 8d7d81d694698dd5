/** A turn of Gin-Rummy. */
import type { StepState } from '../board/screen';
import { depart } from '../look/flight';
import { play } from '../look/sound';
import { Hand, type Main } from '../play/hand.svelte';
import type { View } from '../net/api';
import { notePart, readParts } from '../play/parts';
import { ownIn, type Melds } from '../play/draft';
import { pointsOf, split, type Split } from './split';
import { GIN } from './melds';
import { minus, tileOf, write } from '../tiles/notation';
import type { Piece } from '../tiles/piece';
import { takeOut } from '../play/rack';
import type { Table } from '../table/table.svelte';
import { meldsOf } from '../table/view';
import type { GinView } from '../wire';
import { theTile, tileName } from '../words/tiles';
import { say, sentence } from '../words/words.svelte';

export interface Group {
  kind: 'run' | 'series' | 'left';
  pieces: Piece[];
}

const noteAll = (melds: Melds): string => ['L', ...melds.map(notePart).filter(Boolean)].join(' ');

export class GinHand extends Hand {
  /** What to take is chosen, `S` or `U`, or to pass, `P`. */
  private wish = $state('');
  /** A tile of mine that lies on the discard as a draft. */
  private thrown = $state('');

  constructor(table: Table) {
    super(table, GIN);
  }

  get view(): GinView {
    return this.table.view as GinView;
  }

  private get highest(): number {
    return this.table.rule('highest');
  }

  readonly best: Split = $derived.by(() => split(this.rack.map((piece) => piece.tile), this.highest));

  /** My hand in combinations and what is left over, in my own order where there is one. */
  readonly groups: Group[] = $derived.by(() => {
    const left = [...this.rack];
    const take = (tile: string): Piece => takeOut(left, (piece) => piece.tile === tile);
    const melds = this.best.melds.map((meld): Group => {
      const series = meld.every((tile) => tileOf(tile).value === tileOf(meld[0] ?? '').value);
      return { kind: series ? 'series' : 'run', pieces: meld.map(take) };
    });
    return left.length ? [...melds, { kind: 'left', pieces: left }] : melds;
  });

  // ---- stock and discard: touched once they are chosen, touched again or confirmed the move is made

  /** What is chosen to be done, as long as it can be. */
  get wished(): string {
    return this.can(this.wish) ? this.wish : '';
  }

  tapPile(action: string): void {
    if (!this.can(action)) return;
    if (this.wished === action) return void this.send(action);
    this.aim = '';
    this.wish = action;
    play('pick');
  }

  override letGo(): void {
    super.letGo();
    this.wish = '';
  }

  /** A tile chosen before one is taken stays chosen: it is to be discarded. */
  override async send(...actions: string[]): Promise<void> {
    const kept = actions.every((action) => action === 'S' || action === 'U') ? this.chosen : [];
    await super.send(...actions);
    this.chosen = kept.filter((id) => this.piece(id));
  }

  /** A tile that lies on the discard stays chosen until it is taken up again. */
  override get single(): Piece | null {
    return this.order.find((piece) => piece.id === this.thrown) ?? super.single;
  }

  protected override get elsewhere(): string[] {
    return this.thrown ? [this.thrown] : [];
  }

  override get aside(): string | null {
    return this.thrown || null;
  }

  protected override set aside(to: string | null) {
    this.thrown = to ?? '';
  }

  canThrow(id: string): boolean {
    const tile = this.piece(id)?.tile;
    return tile !== undefined && this.can(`D ${tile}`);
  }

  /** Is a tile to be put there now? */
  get throwing(): boolean {
    return this.table.myTurn && this.view.step === 'discard';
  }

  /** The tile that lies on the discard and is not sent yet. */
  get onPile(): string {
    return (this.thrown && this.single?.tile) || '';
  }

  /** On the discard, back from it, or the place before the tile. */
  tapDiscard(): void {
    const [id] = this.chosen;
    if (!this.throwing) return this.tapPile('U');
    if (this.thrown) this.throwOut('');
    else if (id && this.canThrow(id)) this.throwOut(id);
    else if (!id) this.aimAt('discard');
  }

  /** It lies on the discard; nothing is sent before it is confirmed. */
  throwOut(id: string): void {
    if (id && !this.canThrow(id)) return;
    this.moment();
    depart([id || this.thrown]);
    this.thrown = id;
    this.after();
  }

  /** One tile at a time, but for laying down. */
  override choose(id: string): void {
    if (this.laying) return super.choose(id);
    const [on, aimed] = [this.chosen.includes(id), this.aim === 'discard'];
    if (this.thrown) this.throwOut('');
    this.letGo();
    if (!on) this.pick(id);
    if (aimed) this.throwOut(id);
  }

  // ---- laying down: what lies there can be added to, not rearranged (G7); how the hand is split is its owner's choice

  get laying(): boolean {
    return this.table.myTurn && this.view.step === 'lay';
  }

  protected override lie(view: View): string[][] {
    return meldsOf(view);
  }

  protected override scene(view: View): string {
    return `${super.scene(view)} ${this.laying}`;
  }

  /** It begins with the split that leaves least; as my rack showed it, if that leaves no more. */
  protected override begin(): Melds {
    if (!this.laying) return this.base;
    const [offered, mine] = [this.offer, this.asShown(this.offer)].map((action) => readParts(this.base, this.order, action)) as [Melds, Melds];
    const written = (melds: Melds): string => melds.map(notePart).sort().join();
    return written(offered) !== written(mine) && this.leaving(offered) === this.leaving(mine) ? mine : offered;
  }

  /** The lay-down that the engine proposes. */
  private get offer(): string {
    return this.options[0] ?? 'L';
  }

  /** The combinations of my rack, and of what is proposed to be added to others what is left over here too. */
  private asShown(offer: string): string {
    const { melds, left } = split(this.order.map((piece) => piece.tile), this.highest);
    const added = offer.split(' ').filter((word) => word.includes('+') && !minus(word.split('+').slice(1), left).length);
    return ['L', ...melds.map(write), ...added].join(' ');
  }

  /** What stays on my rack, in points. */
  private leaving(melds: Melds): number {
    return pointsOf(minus(this.order.map((piece) => piece.tile), ownIn(melds).map((piece) => piece.tile)), this.highest);
  }

  override movable(piece: Piece): boolean {
    return piece.own;
  }

  override get action(): string {
    return noteAll(this.melds);
  }

  /** Whatever lies there is asked about, nothing too: who goes out must lay what was announced. */
  protected override recheck(): void {
    super.recheck();
    if (this.laying && !this.changed) this.asking.later(() => this.action);
    if (this.stuck) this.beforehand('K');
  }

  override show(action: string): void {
    if (['S', 'U', 'P'].includes(action) && this.can(action)) return this.wish === action ? undefined : this.tapPile(action);
    if (!action.startsWith('L')) return super.show(action);
    this.moment();
    this.melds = readParts(this.base, this.order, action);
    this.after();
  }

  /** The lay-down that was put there for me, as my own draft would be written. */
  private get proposal(): string {
    return noteAll(readParts(this.base, this.order, this.offer));
  }

  private layDown(): Main {
    const wrong = this.wrong();
    const label = say('page-lay-down');
    if (wrong) return { label, reason: wrong, ready: false, wrong: true };
    const points = pointsOf(this.rack.map((piece) => piece.tile), this.highest);
    const ready = this.legal || this.action === this.proposal;
    return { label, reason: say('page-lay-left', { points }), ready, ends: !this.undoable, act: () => this.send(this.action) };
  }

  get laidCount(): number {
    return this.best.melds.flat().length;
  }

  /** What the discard would do for me, in a few words. */
  helps(): string {
    const discard = this.view.discard;
    if (!discard) return '';
    const more = split([...this.order.map((piece) => piece.tile), discard], this.highest);
    const meld = more.melds.find((some) => some.includes(discard));
    const better = more.melds.flat().length > this.laidCount;
    if (!meld || !better) return '';
    const series = meld.every((tile) => tileOf(tile).value === tileOf(discard).value);
    return say(series ? 'page-makes-series' : 'page-makes-run', { count: meld.length, value: tileOf(discard).value });
  }

  /** How I can go out now: the action, or "" if a tile must be chosen first; null if not at all. */
  out(): { action: string; kind: 'G' | 'petit' | 'K' } | null {
    const tile = this.single?.tile;
    const found = (letter: string): string | undefined =>
      this.options.find((option) => option === letter || option === `${letter} ${tile}`) ?? (this.options.some((option) => option.startsWith(`${letter} `)) ? '' : undefined);
    for (const [letter, kind] of [['G', 'G'], ['g', 'petit'], ['K', 'K']] as const) {
      const action = found(letter);
      if (action !== undefined) return { action, kind };
    }
    return null;
  }

  /** Going out is the main button, and not to be had: the referee says why. */
  private get stuck(): boolean {
    return this.table.myTurn && this.view.step === 'draw' && this.out() === null;
  }

  override press(): void {
    const stuck = this.stuck && !this.main().ready;
    super.press();
    if (stuck) this.wonder('K');
  }

  goOut(): Main {
    const out = this.out();
    if (!out) return { label: say('page-go-out'), reason: this.stuck ? this.excuse : '', ready: false, wrong: this.pointing, idle: !this.table.myTurn };
    const label = say(`page-out-${out.kind}`);
    if (!out.action) return { label, reason: say('page-choose-discard'), ready: false };
    const tile = out.action.split(' ')[1];
    return { label, reason: tile ? say('page-out-with', { tile: theTile(tile) }) : '', ready: true, ends: !tile, act: () => this.send(out.action) };
  }

  main(): Main {
    const step = this.view.step;
    if (!this.table.myTurn || step === 'over') return { label: say('page-go-out'), reason: '', ready: false, idle: true };
    if (step === 'lay') return this.layDown();
    if (this.wished) return this.taking(this.wished);
    if (this.out()?.action) return this.goOut();
    const tile = this.single?.tile;
    if (step === 'discard') {
      const ready = tile !== undefined && this.can(`D ${tile}`);
      const reason = this.refusal || (tile ? tileName(tile) : say(this.out() ? 'page-choose-out' : 'page-choose-discard'));
      return { label: say('page-give-D'), reason, ready, wrong: !ready && (this.pointing || this.refusal !== ''), act: () => this.send(`D ${tile}`) };
    }
    return this.goOut();
  }

  private taking(action: string): Main {
    const tile = tileName(this.view.discard ?? '');
    const label = action === 'P' ? say('page-pass') : action === 'S' ? say('page-from-stock') : sentence(say('page-take-tile', { tile }));
    return { label, reason: this.refusal, ready: true, act: () => this.send(action) };
  }

  /** With a way to go out in sight, discarding is the quieter button beside it. */
  second(): Main | null {
    const tile = this.single?.tile;
    if (this.view.step !== 'discard' || !this.out()?.action || !tile || !this.can(`D ${tile}`)) return null;
    return { label: say('page-give-D'), reason: '', ready: true, act: () => this.send(`D ${tile}`) };
  }

  steps(): StepState[] {
    return this.view.step === 'discard' ? ['done', 'now'] : ['now', 'later'];
  }

  /** It stands on the button already. */
  override get notice(): string {
    return this.stuck && super.notice === this.excuse ? '' : super.notice;
  }

  /** The discard that I did not take, while it is my turn, and what became of it (G4). */
  buried(): string {
    if (!this.throwing || this.view.taken) return '';
    const [given, drawn] = this.table.story.slice(-2);
    const tile = given?.params['tile'];
    if (!drawn?.key.endsWith('-S') || !tile || !given?.key.endsWith('-D')) return '';
    const untaken = this.table.info?.rules['untaken'] ?? 'seats';
    const mixed = untaken === 'mixed' || (untaken === 'seats' && this.view.sides.length > 2);
    return sentence(say(mixed ? 'page-gone-mixed' : 'page-gone-out', { tile: tileName(String(tile)) }));
  }

  /** Who went out and how, and that what lies there is a proposal. */
  private askLay(): string {
    const out = this.view.out ?? -1;
    const line = this.table.story.findLast((some) => some.seat === out && /-(G|petit|K)$/.test(some.key));
    const tile = String(line?.params['tile'] ?? '');
    if (out === this.table.seat) return say('page-ask-lay-mine', { tile: tile ? theTile(tile) : 'none' });
    return say('page-ask-lay-others', { name: this.table.name(out), way: line?.key.split('-').at(-1) ?? '', laid: this.proposal === 'L' ? 'no' : 'yes' });
  }

  ask(): string {
    if (!this.table.myTurn) return '';
    if (this.view.step === 'lay') return this.askLay();
    const key = { offer: 'page-ask-offer', draw: 'page-ask-take-discard', discard: 'page-ask-discard', over: '' }[this.view.step];
    return key ? say(this.view.step === 'draw' && !this.view.discard ? 'page-ask-draw' : key) : '';
  }
}
