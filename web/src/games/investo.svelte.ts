/** A turn of Investo: which move follows from what is chosen. */
import type { StepState } from '../board/screen';
import { Hand, type Main } from '../play/hand.svelte';
import { play } from '../look/sound';
import { flawed, inFull, inShort, unfinished } from '../play/judge';
import { kindOf, placesOf } from '../tiles/notation';
import type { Table } from '../table/table.svelte';
import type { View } from '../net/api';
import type { InvestoView } from '../wire';
import { tileName } from '../words/tiles';
import { explain, say, sentence, signed } from '../words/words.svelte';
import type { Aside, PotDraft } from './aside';
import { INVESTO } from './melds';
import { askOf, briefOf, didStep } from './steps';

export class InvestoHand extends Hand {
  pot = $state.raw<PotDraft | null>(null);
  take = $state.raw<number | null>(null);
  /** Tiles of my rack that are to go to my reserve. */
  spare = $state.raw<string[]>([]);
  /** The row that was touched last and does not do. */
  private about = $state.raw<number | null>(null);

  /** Tiles of my reserve chosen to come back, by their place there. */
  back = $state.raw<number[]>([]);

  /** The place of the tile in the other reserve that is chosen, and what lay there then. */
  private wish = $state.raw<{ place: number; lay: string } | null>(null);

  constructor(table: Table) {
    super(table, INVESTO);
  }

  get view(): InvestoView {
    return this.table.view as InvestoView;
  }

  get limit(): number {
    return this.table.rule('rack_limit');
  }

  private get me(): InvestoView['sides'][number] | undefined {
    return this.view.sides[this.table.seat ?? 0];
  }

  get excess(): number {
    return Math.max(0, (this.me?.size ?? 0) - this.limit);
  }

  get missing(): number {
    return Math.min(Math.max(0, this.limit - (this.me?.size ?? 0)), this.me?.reserve.length ?? 0);
  }

  /** What a row brings; one that is being doubled, what it will bring (I8). */
  worth(row: number): number {
    const place = this.pot?.row === row ? this.pot.place : null;
    const single = place !== null && this.view.pot[row]?.[place]?.length === 1;
    return (this.view.worth[row] ?? 0) - (single ? 1 : 0);
  }

  full(row: number): boolean {
    return this.view.full[row] ?? false;
  }

  steps(): StepState[] {
    const taking = this.take !== null || (this.mayTake && !this.changed && !this.pot);
    const now = { draw: 0, choose: taking ? 1 : this.pot ? 3 : 2, play: 2, pot: 3, reserve: 4, back: 4, over: 9 }[this.view.step];
    return [0, 1, 2, 3].map((step) => (step < now ? (this.did(step) ? 'done' : 'skipped') : step === now ? 'now' : 'later'));
  }

  /** Was a step that lies behind me done, or did I go past it? */
  private did(step: number): boolean {
    return (step === 2 && this.changed) || didStep(step, this.table.story, this.table.seat);
  }

  get mayTake(): boolean {
    return this.options.some((option) => option.startsWith('T'));
  }

  override wanted(tile: string): boolean {
    return this.table.myTurn && this.view.step === 'play' && this.view.must.includes(tile) && !this.changed;
  }

  // ---- the pot

  override get aside(): Aside | null {
    return this.pot || this.take !== null || this.spare.length ? { pot: this.pot, take: this.take, spare: this.spare } : null;
  }

  protected override set aside(to: Aside | null) {
    this.pot = to?.pot ?? null;
    this.take = to?.take ?? null;
    this.spare = to?.spare ?? [];
  }

  protected override get elsewhere(): string[] {
    return [...(this.pot ? [this.pot.id] : []), ...this.spare];
  }

  protected override lift(ids: Set<string>): void {
    if (this.pot && ids.has(this.pot.id)) this.pot = null;
    this.spare = this.spare.filter((id) => !ids.has(id));
  }

  protected override surroundings(view: View): string {
    return JSON.stringify('pot' in view ? view.pot : []);
  }

  /** Now, whatever is drafted: a take comes before it. */
  canTake(row: number): boolean {
    return this.can(`T${row + 1}`);
  }

  canInvest(row: number): boolean {
    const tile = this.single?.tile;
    return tile !== undefined && this.can(`I${row + 1} ${tile}`);
  }

  canDouble(row: number, place: number): boolean {
    const tile = this.single?.tile;
    return tile !== undefined && this.can(`X${row + 1}.${place + 1} ${tile}`);
  }

  tapRow(row: number): void {
    const piece = this.single;
    if (piece && this.canInvest(row)) this.putPot(row, null, piece.id);
    else if (this.canTake(row)) this.putTake(row);
    else {
      if (!this.chosen.length && this.options.some((option) => option.startsWith(`I${row + 1} `))) this.aimAt(`row:${row}`);
      this.wonderAt(piece && !this.full(row) ? `I${row + 1} ${piece.tile}` : `T${row + 1}`, row);
    }
  }

  private wonderAt(action: string, row: number | null = null): void {
    const word = this.beforePot();
    if (word) return this.know(word);
    this.about = row;
    this.wonder(action);
  }

  /** What keeps a tile from the pot is not the rule alone: what lies there as a draft, and more than one tile. */
  private beforePot(): string {
    if (this.view.step === 'play' && this.changed && !this.due) return 'page-confirm-first';
    return this.chosen.length > 1 ? 'page-one-to-pot' : '';
  }

  /** To why a row does not do is added what its number means. */
  override get notice(): string {
    const told = super.notice;
    const row = this.about;
    if (!told || told !== this.answer || row === null || !this.view.pot[row]?.length) return told;
    return `${told} ${say('page-row-worth', { row: row + 1, points: signed(this.worth(row)) })}`;
  }

  protected override toAim(id: string): void {
    const [, row] = /^row:(\d)$/.exec(this.aim) ?? [];
    if (row === undefined) return super.toAim(id);
    this.aim = '';
    if (this.single) this.tapRow(Number(row));
    else this.together(id);
  }

  private putTake(row: number): void {
    this.moment();
    this.pot = null;
    this.take = this.take === row ? null : row;
    this.after();
  }

  tapPlace(row: number, place: number): void {
    const piece = this.single;
    if (piece && this.canDouble(row, place)) this.putPot(row, place, piece.id);
    else this.tapRow(row);
  }

  private putPot(row: number, place: number | null, id: string): void {
    this.moment();
    this.take = null;
    this.pot = { row, place, id };
    this.after();
  }

  dropPot(ids: string[], row: number, place: number | null): void {
    this.chosen = ids;
    const piece = this.single;
    if (piece && place !== null && this.canDouble(row, place)) this.putPot(row, place, piece.id);
    else if (piece && this.canInvest(row)) this.putPot(row, null, piece.id);
    else if (piece) this.wonderAt(`I${row + 1} ${piece.tile}`);
  }

  /** `row:2`, `place:2.1` where a tile can be doubled, or `reserve`. */
  override dropAside(ids: string[], place: string): void {
    const [kind, where = ''] = place.split(':');
    if (kind === 'reserve') return this.putAway(ids);
    const [row = 0, spot] = where.split('.').map(Number);
    this.dropPot(ids, row, kind === 'place' ? (spot ?? null) : null);
  }

  private get potAction(): string {
    if (!this.pot) return '';
    const tile = this.piece(this.pot.id)?.tile ?? '';
    const row = this.pot.row + 1;
    return this.pot.place === null ? `I${row} ${tile}` : `X${row}.${this.pot.place + 1} ${tile}`;
  }

  override showAll(actions: string[]): void {
    if (actions[0]?.startsWith('B')) return this.chooseBack(actions.map((action) => action.slice(2)));
    if (!actions[0]?.startsWith('R')) return super.showAll(actions);
    const places = placesOf(actions.map((action) => action.slice(2)), this.rack.map((one) => one.tile));
    this.chosen = places.map((place) => this.rack[place]?.id ?? '');
  }

  override show(action: string): void {
    if (/^[SV]/.test(action)) return this.wishFor(action.slice(2));
    const found = /^([IXT])(\d)(?:\.(\d))?(?: (\S+))?$/.exec(action);
    if (!found) return super.show(action);
    this.reset();
    const row = Number(found[2]) - 1;
    const piece = this.rack.find((one) => one.tile === found[4]);
    if (found[1] === 'T') this.tapRow(row);
    else if (piece) this.dropPot([piece.id], row, found[1] === 'X' ? Number(found[3]) - 1 : null);
  }

  // ---- the reserves

  /** My rack is too full, and I choose what leaves it. */
  get sparing(): boolean {
    return this.table.myTurn && this.view.step === 'reserve';
  }

  /** What is to go to my reserve lies there, until it is sent. */
  putAway(ids: string[]): void {
    const mine = ids.filter((id) => this.rack.some((piece) => piece.id === id));
    if (!this.sparing || !mine.length) return;
    this.moment();
    this.spare = [...this.spare, ...mine].slice(-this.excess);
    this.after();
  }

  /** After step 3 nothing more is laid in this turn. */
  override get mayDraft(): boolean {
    return !this.table.myTurn || !['pot', 'reserve', 'back'].includes(this.view.step);
  }

  protected override barred(): void {
    this.wonderAt(this.action);
  }

  /** Tiles of a reserve go one by one, but they are chosen together. */
  override jointly(actions: string[]): string[] {
    const letter = actions[0]?.[0] ?? '';
    const count = { R: this.excess, B: this.missing }[letter] ?? 1;
    return actions.filter((action) => action.startsWith(letter)).slice(0, count);
  }

  private get theirs(): string[] {
    return this.view.sides[1 - (this.table.seat ?? 0)]?.reserve ?? [];
  }

  /** So that a choice does not outlive its turn. */
  private get scenery(): string {
    return `${this.view.stock} ${this.theirs.join(' ')}`;
  }

  /** What is chosen in the other reserve: its place there, if any. */
  get wanting(): number[] {
    const place = this.wish?.lay === this.scenery ? this.wish.place : -1;
    return this.can(`V ${this.theirs[place]}`) ? [place] : [];
  }

  /** The stock instead of a tile of the reserve: chosen, and taken by the button or by a second tap. */
  tapStock(): void {
    if (!this.can('S')) return;
    const chosen = !this.wanting.length;
    this.accept();
    this.wish = null;
    if (chosen) this.twice();
    else play('pick');
  }

  /** A tile of the other reserve, or '' for the stock. */
  private wishFor(tile: string): void {
    const place = this.theirs.indexOf(tile);
    this.accept();
    this.wish = place < 0 ? null : { place, lay: this.scenery };
  }

  tapTheirs(place: number): void {
    this.accept();
    this.wish = this.wanting.includes(place) ? null : { place, lay: this.scenery };
    play('pick');
  }

  tapReserve(place: number): void {
    const tile = this.me?.reserve[place];
    if (this.view.step !== 'back' || tile === undefined || !this.can(`B ${tile}`)) return;
    const on = this.back.includes(place);
    this.back = on ? this.back.filter((other) => other !== place) : [...this.back, place].slice(-this.missing);
  }

  private chooseBack(tiles: string[]): void {
    const reserve = this.me?.reserve ?? [];
    this.back = placesOf(tiles, reserve);
  }

  // ---- the button

  main(): Main {
    if (!this.table.myTurn) return { label: say('page-confirm'), reason: '', ready: false };
    const step = this.view.step;
    if (step === 'draw') return this.drawing();
    if (step === 'reserve') return this.toReserve();
    if (step === 'back') return this.fromReserve();
    if (this.take !== null) return this.taking(this.take);
    if (this.changed || (this.strict && step === 'play')) return this.laying();
    if (this.pot) return { label: say('page-confirm'), reason: this.refusal || this.potWords(), ready: true, act: () => this.send(this.potAction) };
    if (this.can('N')) return { label: say('page-nothing'), reason: say('page-nothing-more'), ready: true, ends: true, act: () => this.send('N') };
    return { label: say('page-confirm'), reason: this.refusal || this.missingWords(), ready: false };
  }

  private drawing(): Main {
    const tile = this.theirs[this.wanting[0] ?? -1];
    if (tile === undefined) return { label: say('page-from-stock'), reason: this.refusal, ready: this.can('S'), act: () => this.send('S') };
    return { label: sentence(say('page-take-tile', { tile: tileName(tile) })), reason: this.refusal, ready: true, act: () => this.send(`V ${tile}`) };
  }

  private potWords(): string {
    const tile = tileName(this.piece(this.pot?.id ?? '')?.tile ?? '');
    const row = this.pot?.row ?? 0;
    return say(this.pot?.place === null ? 'page-into-row' : 'page-doubles', { tile, row: row + 1, points: signed(this.worth(row)) });
  }

  private missingWords(): string {
    if (this.view.step === 'play') return say('page-play-taken');
    return say(this.rack.length ? 'page-pot-missing' : 'page-pot-or-lay');
  }

  // ---- I12: under the strict referee a table that does not do is a mistake, and costs the points of the round

  private get strict(): boolean {
    return this.table.info?.rules['referee'] === 'rulebook';
  }

  /** A tile of the row taken is due, and none is laid. */
  get due(): boolean {
    const laid = this.laid.map((piece) => kindOf(piece.tile));
    return this.view.step === 'play' && !this.view.must.some((tile) => laid.includes(tile));
  }

  private get mistaken(): boolean {
    return this.strict && (this.due || flawed(this.melds, this.rules) !== undefined);
  }

  override why(): string {
    if (!this.mayPlay || !this.mistaken) return super.why();
    const meld = flawed(this.melds, this.rules);
    if (meld) return unfinished(meld, this.rules) ? inShort(meld, this.rules) : inFull(meld, this.rules);
    return this.changed ? explain('refusal-take-not-honoured', { tiles: this.view.must.join(' ') }) : '';
  }

  private mistake(): Main {
    const points = this.me?.points ?? 0;
    return { label: say('page-confirm'), reason: say('page-mistake', { points }), ready: true, risky: true, act: () => this.send(...this.play) };
  }

  private get play(): string[] {
    return [this.action, ...(this.pot ? [this.potAction] : [])];
  }

  private taking(row: number): Main {
    const label = say('page-take-row', { row: row + 1 });
    return { label, reason: this.refusal || signed(this.worth(row)), ready: true, act: () => this.send(`T${row + 1}`) };
  }

  private laying(): Main {
    if (this.mayPlay && this.mistaken) return this.mistake();
    const wrong = this.wrong();
    const label = say('page-confirm');
    if (wrong) return { label, reason: wrong, ready: false, wrong: true };
    const count = this.laid.length;
    const laid = count ? say('page-laid', { count }) : say('page-rearranged');
    return { label, reason: this.pot ? say('page-and-pot', { laid, more: this.potWords() }) : laid, ready: this.legal, act: () => this.send(...this.play) };
  }

  /** A few tiles by name, more of them counted. */
  private named(tiles: string[]): string {
    return tiles.length > 3 ? say('page-laid', { count: tiles.length }) : sentence(tiles.map(tileName).join(', '));
  }

  private toReserve(): Main {
    const tiles = [...this.spare, ...this.chosen].map((id) => this.piece(id)?.tile ?? '');
    const ready = tiles.length === this.excess;
    const reason = this.refusal || (ready ? this.named(tiles) : say('page-choose-tiles', { count: this.excess }));
    return { label: say('page-to-reserve'), reason, ready, act: () => this.send(...tiles.map((tile) => `R ${tile}`)) };
  }

  private fromReserve(): Main {
    const reserve = this.me?.reserve ?? [];
    const all = reserve.length <= this.missing;
    const tiles = all ? reserve : this.back.map((place) => reserve[place] ?? '');
    const ready = tiles.length === this.missing;
    const reason = this.refusal || (ready ? this.named(tiles) : say('page-choose-tiles', { count: this.missing }));
    const act = async (): Promise<void> => {
      await this.send(...tiles.map((tile) => `B ${tile}`));
      this.back = [];
    };
    return { label: say('page-take-back'), reason, ready, ends: all, act };
  }

  ask(): string {
    return askOf(this);
  }

  override brief(): string {
    return briefOf(this);
  }
}
