/** A turn of a puzzle: that of its game, less what the question does not ask for. */
import { InvestoHand } from '../games/investo.svelte';
import { RummyHand } from '../games/rummy.svelte';
import { Hand, type Main } from '../play/hand.svelte';
import { GIN } from '../games/melds';
import { tileName } from '../words/tiles';
import { say } from '../words/words.svelte';
import type { PuzzleTable } from './position.svelte';
import type { Puzzle } from './types';

export function question(puzzle: Puzzle): string {
  return say(`puzzles-ask-${puzzle.kind}`, { tile: tileName(puzzle.tile) });
}

function waiting(key: string): Main {
  return { label: say('page-confirm'), reason: say(key), ready: false };
}

/** The rule behind the last verdict, and none any more once something else is tried. */
function verdictRule(table: PuzzleTable, drafted: string): string {
  return table.verdict ? table.verdict.rule : drafted;
}

class LayHand extends RummyHand {
  override undo(): void {
    if (this.undoable) (this.table as PuzzleTable).back();
    super.undo();
  }

  override main(): Main {
    return this.changed ? super.main() : waiting('puzzles-lay-first');
  }
}

class TakeHand extends InvestoHand {
  override undo(): void {
    if (this.undoable) (this.table as PuzzleTable).back();
    super.undo();
  }

  override get rule(): string {
    return verdictRule(this.table as PuzzleTable, this.changed ? super.rule : '');
  }

  override main(): Main {
    if (this.take !== null || this.changed) return super.main();
    return waiting(this.view.step === 'play' ? 'puzzles-lay-first' : 'puzzles-choose-row');
  }

  /** A row that cannot be taken is let go of: the verdict says why. */
  override async send(...actions: string[]): Promise<void> {
    await super.send(...actions);
    if (!this.refusal || this.take === null) return;
    this.take = null;
    this.accept();
  }
}

class DiscardHand extends Hand {
  constructor(table: PuzzleTable) {
    super(table, GIN);
  }

  override get rule(): string {
    return verdictRule(this.table as PuzzleTable, '');
  }

  override choose(id: string): void {
    const on = this.chosen.includes(id);
    this.chosen = [];
    if (!on) super.choose(id);
  }

  override main(): Main {
    const label = say('page-go-out');
    const tile = this.single?.tile;
    if (!tile) return { label, reason: say('puzzles-choose-tile'), ready: false };
    return { label, reason: tileName(tile), ready: true, act: () => this.send(`K ${tile}`) };
  }

  override ask(): string {
    return '';
  }
}

export function handFor(table: PuzzleTable): Hand {
  const { kind } = table.shown.puzzle;
  if (kind === 'which-investo') return new TakeHand(table);
  return kind === 'which-discard' ? new DiscardHand(table) : new LayHand(table);
}
