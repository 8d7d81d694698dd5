/** Several people on one device: whose rack may be on the screen. Nobody's, until somebody says that they look. */
import type { Table } from '../table/table.svelte';

export class Looking {
  /** Who said so, and in which round: a new deal makes it nobody. */
  private seen = $state('');

  constructor(private readonly table: Table) {}

  private key(seat: number | null): string {
    const match = this.table.info?.match;
    return `${match?.number} ${match?.sheet.length} ${seat}`;
  }

  private get shared(): boolean {
    return this.table.seats.length > 1 && this.table.playing;
  }

  /** Whose turn it is, if it is one of us. */
  get next(): number | null {
    const turn = this.table.view?.turn ?? null;
    return turn !== null && this.table.seats.includes(turn) && !this.table.info?.seats[turn]?.stand_in ? turn : null;
  }

  /** Nothing of a rack may be in the document. */
  get hidden(): boolean {
    if (!this.shared) return false;
    return this.seen !== this.key(this.table.seat) || (this.next !== null && this.next !== this.table.seat && !this.handing);
  }

  /** The turn is over, and its last act brought a tile: it is shown to whom it belongs before the device goes on. */
  get handing(): boolean {
    const { seat, story } = this.table;
    if (!this.shared || this.seen !== this.key(seat) || this.next === null || this.next === seat) return false;
    const line = story.at(-1);
    return line?.seat === seat && Boolean(line?.params['got']);
  }

  /** The device is passed on, or was taken away. */
  hide(): void {
    this.seen = '';
  }

  /** Whoever is next looks. */
  async look(): Promise<void> {
    const { next } = this;
    if (next === null) return;
    if (next !== this.table.seat) await this.table.sit(next);
    if (this.table.seat === next) this.seen = this.key(next);
  }
}
