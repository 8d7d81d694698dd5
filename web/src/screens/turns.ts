/** Where the turns of a match begin, as numbers of its steps: with a deal, and whenever the turn goes to another. */
import type { Step } from '../net/api';

export function turnsOf(steps: Step[]): number[] {
  return steps.flatMap((step, i) => (i === 0 || step.event.what === 'dealt' || (step.turn !== null && step.turn !== steps[i - 1]?.turn) ? [i] : []));
}
