/** Once more what was played before: against bots at once, with people at their table. */
import type { MyResult, MyTable } from '../../net/api';
import { playAgainst } from '../against';

type Played = { id: string } & Pick<MyTable, 'game' | 'rules' | 'bots' | 'mine'>;

export const playedAt = (one: MyResult): Played => ({ ...one, id: one.table });

/** The address to go to. */
export async function rematch(one: Played): Promise<string> {
  const people = one.bots.filter((bot) => !bot).length;
  if (people > 1 || one.mine.length !== 1) return `/t/${one.id}`;
  return playAgainst(one.game, one.bots.filter((bot) => bot), one.rules);
}
