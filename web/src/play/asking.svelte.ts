/** What the server is asked about a draft, and what it said. */
import { play } from '../look/sound';
import type { Table } from '../table/table.svelte';
import type { Refused } from '../wire';
import { explain } from '../words/words.svelte';

const PATIENCE = 150;

export class Asking {
  busy = $state(false);
  /** Why the server did not do, or would not do, what was asked for. */
  refusal = $state('');
  /** The rule behind it, by id. */
  rule = $state('');
  /** The last draft it has judged. */
  checked = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  private refuse(answer: Refused): void {
    this.refusal = explain(answer.code, answer.params);
    this.rule = answer.rule;
  }

  accept(): void {
    this.refusal = '';
    this.rule = '';
    clearTimeout(this.timer);
  }

  /** Ask whether the whole would be accepted, as soon as nothing moves any more; `now` says what lies there then. */
  later(now: () => string): void {
    const action = now();
    this.timer = setTimeout(() => {
      void this.table.check(action).then((answer) => {
        if (now() !== action) return;
        if (answer.t === 'refused') this.refuse(answer);
        this.checked = action;
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
      this.refuse(answer);
      play('refuse');
      break;
    }
    this.busy = false;
  }
}
