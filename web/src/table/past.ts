/** A moment of a match that was played, as the screen of a table shows it. */
import { api, type Replay, type Step } from '../net/api';
import type { TableInfo } from '../wire';
import { say } from '../words/words.svelte';
import { seatName } from './names';

type Header = Replay['header'];

/** What people gave as their names; whoever looks and gave none is "You". `mine`: the seats of whoever looks. */
function given({ names }: Header, mine: number[]): string[] {
  return names.map((name, seat) => name || (mine.length === 1 && mine[0] === seat ? say('page-you') : ''));
}

/** Everybody who played, as whoever looks calls them. */
export function namesIn(header: Header, mine: number[]): string[] {
  return given(header, mine).map((name, seat) => seatName(header.bots, name, seat));
}

/** Which seats of a table are mine: none where it cannot be asked. */
export async function mineAt(id: string): Promise<number[]> {
  return api.table(id).then(({ mine }) => mine, () => []);
}

/** Of clock and hints a replay says nothing: they are shown as is usual, since nothing is known to be changed. */
export function infoOf({ header }: Replay, sheet: number[][], mine: number[] = []): TableInfo {
  const seats = given(header, mine).map((name, seat) => ({ bot: header.bots[seat] ?? '', name, taken: true, gone: false, stand_in: '', ready: true }));
  const match = { number: header.number, commitment: '', salts: [], seed: '', sheet, winners: null, stopped: false };
  return { id: header.id, game: header.game, rules: header.rules, clock: {}, public: false, watch: true, hints: header.bots.filter((bot) => !bot).length === 1, phase: 'playing', seats, next: '', match };
}

/** The score sheet as it stood at every step. */
export function sheetsOf(steps: Step[]): number[][][] {
  const rows: number[][] = [];
  return steps.map((step) => {
    if (step.score) rows.push(step.score.points);
    return [...rows];
  });
}
