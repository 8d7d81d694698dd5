/** What I hold, in the order I gave it. */
import type { Table } from '../table/table.svelte';
import { kindOf } from '../tiles/notation';
import type { Piece } from '../tiles/piece';
import { keepOrder, moveBefore, newPiece, recall, remember, sorted } from './rack';

export class Holding {
  order = $state.raw<Piece[]>([]);
  /** What has just come. */
  arrived = $state.raw<Set<string>>(new Set());
  /** The same until I act again: what I got last is marked as long as it is news. */
  drawn = $state.raw<Set<string>>(new Set());
  by = $state<'colour' | 'value'>('colour');
  private seat: number | null = null;

  constructor(readonly table: Table) {}

  /** Whose tiles these are, for what is remembered. */
  protected get key(): string {
    return `${this.table.id} ${this.seat}`;
  }

  /** The rack as it is now; has anything left it? */
  protected receive(rack: string[], seat: number | null): boolean {
    const changed = seat !== this.seat;
    this.seat = seat;
    const before = changed ? recall(this.key).map(newPiece) : this.order;
    const next = keepOrder(before, rack);
    const came = next.filter((piece) => !before.includes(piece));
    this.arrived = new Set(came.length < next.length || this.table.dealing ? came.map((piece) => piece.id) : []);
    if (came.length || this.table.own) this.drawn = new Set(came.length < next.length ? came.map((piece) => piece.id) : []);
    this.order = came.length === next.length ? sorted(next, this.by) : next;
    if (seat !== null) remember(this.key, this.order);
    return before.some((piece) => !next.includes(piece));
  }

  arrange(ids: string[], before: string | null): void {
    this.order = moveBefore(this.order, ids, before);
    remember(this.key, this.order);
  }

  sort(): void {
    const again = sorted(this.order, this.by);
    const already = again.every((piece, i) => kindOf(piece.tile) === kindOf(this.order[i]?.tile ?? ''));
    if (already) this.by = this.by === 'colour' ? 'value' : 'colour';
    this.order = sorted(this.order, this.by);
    remember(this.key, this.order);
  }
}
