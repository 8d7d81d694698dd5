/** A moment of a match that was played, as the screen of a table shows it. */
import type { Replay, Step } from '../net/api';
import type { TableInfo } from '../wire';

export function infoOf({ header }: Replay, sheet: number[][]): TableInfo {
  const seats = header.names.map((name, seat) => ({ bot: header.bots[seat] ?? '', name, taken: true, gone: false, stand_in: '', ready: true }));
  const match = { number: header.number, commitment: '', salts: [], seed: '', sheet, winners: null, stopped: false };
  return { id: header.id, game: header.game, rules: header.rules, clock: {}, public: false, watch: true, hints: false, phase: 'playing', seats, next: '', match };
}

/** The score sheet as it stood at every step. */
export function sheetsOf(steps: Step[]): number[][][] {
  const rows: number[][] = [];
  return steps.map((step) => {
    if (step.score) rows.push(step.score.points);
    return [...rows];
  });
}
