/** A turn of Rummy. */
import { Hand, type Main } from '../play/hand.svelte';
import { worth } from '../tiles/melds';
import { isStar, kindOf, tileOf } from '../tiles/notation';
import type { Table } from '../table/table.svelte';
import type { RummyView } from '../wire';
import { tileName } from '../words/tiles';
import { explain, say } from '../words/words.svelte';
import { rummyRules } from './melds';

export class RummyHand extends Hand {
  constructor(table: Table) {
    super(table, rummyRules(table.info?.rules ?? {}));
  }

  get view(): RummyView {
    return this.table.view as RummyView;
  }

  /** Not before the first play, and not to what others laid while it is made (R5). */
  protected override get mayJoin(): boolean {
    return this.mayPlay && this.opened;
  }

  get opened(): boolean {
    return this.view.sides[this.table.seat ?? 0]?.opened ?? false;
  }

  get opening(): number {
    return this.opened ? 0 : this.table.rule('opening');
  }

  /** Points of the new combinations made from the rack alone. */
  get points(): number {
    const mine = this.melds.filter((meld) => meld.every((piece) => piece.own) && !this.fault(meld));
    return mine.reduce((sum, meld) => sum + worth(meld.map((piece) => piece.tile)), 0);
  }

  /** R8: a Star that has lain there goes on as it was; in a series it may be the other colour that is missing. */
  override meanings(id: string): ReturnType<Hand['meanings']> {
    const found = super.meanings(id);
    const meld = this.melds.find((some) => some.some((piece) => piece.id === id)) ?? [];
    const piece = this.piece(id);
    if (!piece || piece.own || this.drafted(meld) || this.table.info?.rules['stars'] === 'free') return this.mayPlay || piece?.own ? found : [];
    const value = tileOf(piece.tile).value;
    return meld.every((one) => tileOf(one.tile).value === value) ? found.filter((one) => tileOf(one.tile).value === value) : [];
  }

  private give(letter: string): string {
    const tile = this.single?.tile;
    const action = tile === undefined ? '' : `${letter} ${kindOf(tile)}`;
    return this.can(action) ? action : '';
  }

  main(): Main {
    const label = say('page-confirm');
    if (!this.table.myTurn) return { label, reason: '', ready: false };
    if (this.changed) return this.laying();
    if (this.can('S')) return { label: say('page-draw'), reason: this.refusal, ready: true, act: () => this.send('S') };
    for (const letter of ['E', 'D']) {
      const action = this.give(letter);
      const last = letter === 'E' && this.turnsLeft === 1;
      if (action) return { label: say(`page-give-${letter}`), reason: this.refusal || (last ? say('page-ends-round') : tileName(this.single?.tile ?? '')), ready: true, ends: last, act: () => this.send(action) };
    }
    if (this.can('P')) return { label: say('page-pass'), reason: this.refusal, ready: true, ends: true, act: () => this.send('P') };
    const exchange = this.options.some((option) => option.startsWith('E'));
    return { label, reason: this.refusal || say(exchange ? 'page-lay-or-exchange' : 'page-lay-or-discard'), ready: false };
  }

  /** R12: after so many turns, this one among them, the round ends if nobody lays; 0: never, or not soon. */
  private get turnsLeft(): number {
    const seats = this.view.sides.length;
    const left = this.table.rule('stall_limit') * seats - this.view.idle;
    return left <= seats ? Math.max(0, left) : 0;
  }

  private get tooLow(): boolean {
    return this.opening > 0 && this.points < this.opening;
  }

  override get rule(): string {
    return this.changed && !this.wrong() && this.tooLow ? 'R5' : super.rule;
  }

  override get notice(): string {
    const low = this.changed && this.tooLow && !this.wrong();
    return super.notice || (low && this.table.myTurn ? explain('refusal-opening-too-low', { points: this.points, opening: this.opening }) : '');
  }

  /** R8: Stars of the table that stand for something else now; R5: own tiles that lie with some of the table. */
  protected override blamedFor(code: string): string[] {
    if (code === 'refusal-star-bound') return this.restarred();
    if (code !== 'refusal-opening-uses-table') return [];
    return this.melds.filter((meld) => meld.some((piece) => !piece.own)).flatMap((meld) => meld.filter((piece) => piece.own).map((piece) => piece.id));
  }

  private restarred(): string[] {
    const before = new Map(this.base.flat().map((piece) => [piece.id, piece.tile]));
    const stars = this.melds.flat().filter((piece) => !piece.own && isStar(piece.tile));
    return stars.filter((piece) => before.get(piece.id) !== piece.tile).map((piece) => piece.id);
  }

  private laying(): Main {
    const label = say('page-confirm');
    const wrong = this.wrong();
    if (wrong || this.tooLow) return { label, reason: wrong || say('page-opening', { points: this.points, opening: this.opening }), ready: false, wrong: true };
    return { label, reason: say('page-laid', { count: this.laid.length }), ready: this.legal, act: () => this.send(this.action) };
  }

  ask(): string {
    if (!this.table.myTurn) return '';
    if (this.view.step === 'draw') return say('page-ask-draw');
    if (this.view.step === 'discard') return say('page-ask-discard');
    if (this.changed && !this.wrong() && !this.tooLow) return say('page-ask-fits');
    const last = this.turnsLeft ? `${say('page-ask-last', { left: this.turnsLeft })} ` : '';
    return last + this.mayDo();
  }

  private mayDo(): string {
    const exchange = this.options.some((option) => option.startsWith('E'));
    if (this.opening > 0) return say(exchange ? 'page-ask-opening-exchange' : 'page-ask-opening', { opening: this.opening });
    return say(exchange ? 'page-ask-exchange' : 'page-ask-lay');
  }
}
