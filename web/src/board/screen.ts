/** What the screen of a game is given, its table, what else can be opened, and what is waited for. */
import type { Hand } from '../play/hand.svelte';
import type { Table } from '../table/table.svelte';

export interface Screen {
  table: Table;
  menu?: () => void;
  hint?: (hand: Hand) => void;
  waiting: string;
  /** Told once: whose moves these are. */
  played?: (hand: Hand) => void;
  /** Show step by step what the others did. */
  recall?: () => void;
  /** I have no seat at a table that is being played. */
  watching?: boolean;
}

/** A step of a turn. */
export type StepState = 'done' | 'skipped' | 'now' | 'later';
