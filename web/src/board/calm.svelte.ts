/** When tiles keep their size: in my turn once I have begun it, and until a play was seen. */
import { still } from '../look/motion';
import { pace } from '../look/pace';
import type { Hand } from '../play/hand.svelte';

/** Milliseconds until what somebody laid has come down and was looked at, at the usual pace. */
const SEEN = 1000;

export class Calm {
  /** The table that has been seen. */
  private seen = $state.raw<Hand['base']>();
  private begun = $state(false);

  constructor(
    private readonly hand: () => Hand,
    private readonly felt: () => HTMLElement | undefined,
  ) {
    this.seen = hand().base;
    $effect(() => {
      this.begun = this.mine && (this.begun || this.hand().changed || this.hand().chosen.length > 0);
    });
    $effect(() => this.watch(this.hand().base));
  }

  get wanted(): boolean {
    return this.begun || (this.seen !== this.hand().base && !still());
  }

  private get mine(): boolean {
    return this.hand().table.myTurn;
  }

  /** Nothing changes under a finger either. */
  private watch(base: Hand['base']): () => void {
    const later = (): void => {
      if (this.felt()?.closest('.dragging')) timer = setTimeout(later, SEEN);
      else this.seen = base;
    };
    let timer = setTimeout(later, still() ? 0 : SEEN * pace());
    return () => clearTimeout(timer);
  }
}
