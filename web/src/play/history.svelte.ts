/** The steps of a draft, there and back. */
import type { Melds } from './draft';

/** What one step of the draft can be taken back to. */
export interface Moment {
  melds: Melds;
  /** What a game drafts beside the table; null: nothing. */
  aside: unknown;
}

export class History {
  private past = $state.raw<Moment[]>([]);
  private future = $state.raw<Moment[]>([]);

  get undoable(): boolean {
    return this.past.length > 0;
  }

  get redoable(): boolean {
    return this.future.length > 0;
  }

  note(now: Moment): void {
    this.past = [...this.past, now];
    this.future = [];
  }

  /** Nothing leads back behind these moments. */
  begin(...past: Moment[]): void {
    this.past = past;
    this.future = [];
  }

  back(now: Moment): Moment | undefined {
    const to = this.past.at(-1);
    if (!to) return undefined;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, now];
    return to;
  }

  forth(now: Moment): Moment | undefined {
    const to = this.future.at(-1);
    if (!to) return undefined;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, now];
    return to;
  }
}
