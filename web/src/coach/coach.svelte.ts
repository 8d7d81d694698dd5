/** The coach of a first match: what it says now, and when it falls silent. It knows no game: the game's `Teacher` does. Advice is the
 * hint's, so the two never differ, and what it recommended is no mistake in the review. */
import type { Hand } from '../play/hand.svelte';
import { flawed } from '../play/judge';
import { reasonsOf } from '../review/words';
import type { Fact, Teacher, Tip } from '../games/coach/tip';
import { LAID, lines, onRack } from '../games/coach/tip';
import { hintWords } from '../table/hints';
import type { Hinted } from '../wire';
import { has, say, sentence, type Params } from '../words/words.svelte';
import type { Memory } from './memory.svelte';

/** What stands in the bubble. */
export interface Word {
  tone: 'fact' | 'tip' | 'wrong';
  /** Another one is another name: what was closed stays closed until then. */
  id: string;
  text: string;
  rule: string;
  spots: string[];
  /** What is not to be covered. */
  keep: string;
}

const AIM = 'aim'; // before anything else
const AGAIN = 1500; // milliseconds until advice is asked for once more

export class Coach {
  praise = $state('');
  private advice = $state.raw<{ seq: number; found: Hinted } | null>(null);
  /** The word that was closed. */
  private closed = $state('');
  private seen: number;
  /** Between which moves something was told last, and something about the move that was due. */
  private heard = $state('');
  private explained = $state('');

  constructor(
    readonly hand: Hand,
    private readonly teacher: Teacher,
    private readonly memory: Memory,
    private readonly usual: Params = {},
  ) {
    this.seen = hand.table.seq;
  }

  private get game(): string {
    return this.hand.table.info?.game ?? '';
  }

  // ---- following the match

  /** Whatever happened since: right moves count, and advice is asked for where a tip may be due. */
  follow(): void {
    const { table } = this.hand;
    for (const line of table.story) if (line.seq > this.seen && line.seat === table.seat && !line.clock && !line.standIn) this.learn(this.teacher.kindOf(line, this.hand));
    this.seen = Math.max(this.seen, table.seq);
    if (this.asks) void this.ask(table.seq);
  }

  private learn(kind: string): void {
    if (!kind || this.memory.known(kind)) return;
    this.memory.learn(kind);
    this.praise = say(this.memory.known(kind) ? 'coach-known' : 'coach-good');
  }

  private get only(): string {
    const { options, mayPlay } = this.hand;
    return options.length === 1 && !mayPlay ? (options[0] ?? '') : '';
  }

  private get asks(): boolean {
    return this.hand.table.myTurn && !this.only && this.teacher.kinds(this.hand).some((kind) => !this.memory.known(kind));
  }

  /** My turn, and there is nothing to say or to wait for. */
  get silent(): boolean {
    const { hand } = this;
    const main = hand.main();
    const waits = hand.busy || (hand.changed && !main.ready && !main.wrong) || this.waiting;
    return hand.table.myTurn && !waits && this.word === null;
  }

  private async ask(seq: number): Promise<void> {
    const answer = await this.hand.table.hint('advice');
    if (seq !== this.hand.table.seq) return;
    if (answer.t === 'hinted') this.advice = { seq, found: answer };
    else setTimeout(() => seq === this.hand.table.seq && this.asks && void this.ask(seq), AGAIN);
  }

  // ---- what is said now

  /** One thing at a time: what went wrong, what is new, what to do. */
  get word(): Word | null {
    return [this.wrong, this.fact, this.tip].find((word) => word !== null && word.id !== this.closed) ?? null;
  }

  /** A mistake is answered with what is missing; if that is on the rack, it is shown there. */
  private get wrong(): Word | null {
    const { hand } = this;
    const main = hand.main();
    const why = hand.notice || (hand.pointing && !main.ready ? sentence(main.reason) : '');
    if (!hand.table.myTurn || !why || hand.notice === say('page-plan-dropped')) return null;
    if (hand.changed && !hand.why() && !hand.pointing) return null; // nothing wrong as far as it lies there: more may follow
    const missing = this.missing;
    const text = `${say('coach-almost', { why })}${missing ? ` ${say('coach-on-rack')}` : ''}`;
    return { tone: 'wrong', id: `wrong ${why}`, text, rule: hand.rule, spots: ['.table .meld.bad', ...(missing ? [onRack(missing)] : [])], keep: LAID };
  }

  /** The tile that a run lacks, if I have it. */
  private get missing(): string {
    const { hand } = this;
    const meld = flawed(hand.melds, hand.rules);
    const fault = meld ? hand.fault(meld) : null;
    return fault?.code === 'refusal-gap' ? (hand.rack.find((piece) => piece.tile === fault.params['tile'])?.id ?? '') : '';
  }

  private get fact(): Word | null {
    const found = this.due;
    return found ? this.told(found) : null;
  }

  /** Facts come one at a time: one between two moves, and before that one about the move that is due. */
  private get due(): Fact | undefined {
    const open = this.teacher.facts(this.hand, this.usual).filter((one) => !this.memory.told(one.id));
    const [first] = open;
    if (!first || first.id === AIM) return first;
    if (this.waiting) return undefined;
    const kind = this.leading?.kind;
    const own = this.explained === this.beat ? undefined : open.find((one) => one.kind !== undefined && one.kind === kind);
    return own ?? (this.heard === this.beat ? undefined : first);
  }

  /** Goes on with each of my moves, and when it becomes my turn. */
  private get beat(): string {
    const { table } = this.hand;
    return `${lines(table, true).length} ${table.myTurn}`;
  }

  /** Which move is advised is not known yet. */
  private get waiting(): boolean {
    return this.asks && this.advice?.seq !== this.hand.table.seq;
  }

  private told({ id, rule, params = {}, spots = [], keep = '' }: Fact): Word {
    return { tone: 'fact', id: `fact ${id}`, text: say(`coach-${this.game}-${id}`, params), rule, spots, keep: [...spots, ...(keep ? [keep] : [])].join(', ') };
  }

  /** What leads to the move that is advised. */
  private get leading(): Tip | null {
    const { hand } = this;
    const advised = this.advised;
    return hand.table.myTurn && !hand.busy && advised.length ? this.teacher.tip(hand, advised) : null;
  }

  private get tip(): Word | null {
    const { hand } = this;
    const found = this.leading;
    if (!found || this.memory.known(found.kind)) return null;
    return { tone: 'tip', id: `tip ${hand.table.seq} ${found.spots.join()}`, text: this.words(found), rule: found.rule, spots: found.spots, keep: found.keep };
  }

  private get advised(): string[] {
    if (this.only) return [this.only];
    return this.advice?.seq === this.hand.table.seq ? this.advice.found.considered.map((one) => one.action) : [];
  }

  /** What it is about, the first time; what to do; why. */
  private words(tip: Tip): string {
    const lead = `coach-${this.game}-lead-${tip.kind}`;
    if (!tip.action) return say(...(tip.say ?? ['coach-press']));
    const what = `${hintWords(this.hand.table, tip.action)}.`;
    if (this.memory.right(tip.kind) === 0 && has(lead)) return `${say(lead, this.teacher.leads(this.hand))} ${what}`;
    return `${what} ${this.why}`.trim();
  }

  /** Of what is recommended first. */
  private get why(): string {
    const [why = ''] = this.only ? [] : reasonsOf(this.game, this.advice?.found.reasons ?? [], (seat) => this.hand.table.name(seat));
    return sentence(why);
  }

  // ---- what is answered

  /** Understood, or put aside. */
  close(): void {
    const { word } = this;
    if (word?.tone === 'fact') this.hear(word.id.slice(5));
    else this.closed = word?.id ?? '';
    this.hand.elsewhereTouched();
  }

  private hear(id: string): void {
    const { beat } = this;
    if (this.heard === beat || this.due?.kind !== undefined) this.explained = beat;
    this.heard = beat;
    this.memory.tell(id);
  }

  /** The play that is recommended, step by step on the table. */
  show(): void {
    this.hand.show(this.advised[0] ?? '');
  }

  get back(): boolean {
    return this.word?.tone === 'wrong' && this.hand.undoable;
  }
}
