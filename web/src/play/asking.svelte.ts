/** What the server is asked about a draft, and what it said. */
import { play } from '../look/sound';
import type { Table } from '../table/table.svelte';
import type { Refused } from '../wire';
import { explain, say } from '../words/words.svelte';

const PATIENCE = 150;

export class Asking {
  busy = $state(false);
  /** The last draft it found legal. */
  checked = $state('');
  /** What it did not do, or would not do. */
  private refused = $state.raw<Refused | null>(null);
  /** Why something that was touched does not do; nothing is drafted or sent. */
  private word = $state('');
  private no = $state.raw<Refused | null>(null);
  /** Why something cannot be had as it is now, though nobody tried. */
  private kept = $state.raw<Refused | null>(null);
  private wondered = 0;
  private excused = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Why not, in the language of the moment. */
  get refusal(): string {
    return this.refused ? explain(this.refused.code, this.refused.params) : '';
  }

  /** The same in words that fit a button. */
  get short(): string {
    return this.refused ? explain(this.refused.code, this.refused.params, 'short') : '';
  }

  get code(): string {
    return this.refused?.code ?? '';
  }

  /** The same for what was only touched. */
  get answer(): string {
    return this.word ? say(this.word) : this.no ? explain(this.no.code, this.no.params) : '';
  }

  /** The same for what nobody tried. */
  get excuse(): string {
    return this.kept ? explain(this.kept.code, this.kept.params) : '';
  }

  /** The rule behind it, by id. */
  get rule(): string {
    return (this.no ?? this.refused)?.rule ?? '';
  }

  accept(): void {
    this.refused = null;
    this.kept = null;
    this.excused += 1;
    this.forget();
    clearTimeout(this.timer);
  }

  /** What was touched is not what is thought of any more; an answer on its way comes too late. */
  forget(): void {
    this.no = null;
    this.word = '';
    this.wondered += 1;
  }

  /** It is known why not: the key of a sentence. */
  know(word: string): void {
    this.forget();
    this.word = word;
    play('refuse');
  }

  /** Ask why not. */
  async wonder(action: string): Promise<void> {
    this.forget();
    const mine = this.wondered;
    const answer = await this.table.check(action);
    if (mine !== this.wondered || answer.t !== 'refused') return;
    this.no = answer;
    play('refuse');
  }

  /** Ask why something is not to be had in this position. What a rule does not say (too fast, no line) is none of it. */
  async beforehand(action: string): Promise<void> {
    const mine = ++this.excused;
    const answer = await this.table.check(action, true);
    if (mine === this.excused && answer.t === 'refused' && answer.rule) this.kept = answer;
  }

  /** Ask whether the whole would be accepted, as soon as nothing moves any more; `now` says what lies there then. */
  later(now: () => string): void {
    const action = now();
    this.timer = setTimeout(() => {
      void this.table.check(action).then((answer) => {
        if (now() !== action) return;
        this.refused = answer.t === 'refused' ? answer : null;
        this.checked = this.refused ? '' : action; // the same draft, tried again, is not legal until asked again
      });
    }, PATIENCE);
  }

  /** One after the other, until one is refused. */
  async send(actions: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (const action of actions) {
      const answer = await this.table.act(action);
      if (answer.t !== 'refused') continue;
      this.refused = answer;
      play('refuse');
      break;
    }
    this.busy = false;
  }
}
