/** A play that is being shown step by step. */
import type { Step } from './draft';

export class Walk {
  private steps = $state.raw<Step[]>([]);
  /** How many have been shown. */
  at = $state(0);

  begin(steps: Step[]): void {
    this.steps = steps;
    this.at = 0;
  }

  end(): void {
    this.steps = [];
  }

  get length(): number {
    return this.steps.length;
  }

  /** The step that is shown now. */
  get shown(): Step | undefined {
    return this.steps[this.at - 1];
  }

  get last(): boolean {
    return this.at >= this.steps.length;
  }

  next(): Step | undefined {
    const step = this.steps[this.at];
    if (step) this.at += 1;
    return step;
  }
}
