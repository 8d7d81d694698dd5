/** Once more what was played before: against bots at once, with people at their table. */
import { prefs } from '../../look/prefs.svelte';
import type { MyResult, MyTable } from '../../net/api';
import { make } from '../../table/begin';

type Played = { id: string } & Pick<MyTable, 'game' | 'rules' | 'bots' | 'mine'>;

export const playedAt = (one: MyResult): Played => ({ ...one, id: one.table });

/** The address to go to. */
export async function rematch(one: Played): Promise<string> {
  const people = one.bots.filter((bot) => !bot).length;
  if (people > 1 || one.mine.length !== 1) return `/t/${one.id}`;
  const bots = one.bots.filter((bot) => bot);
  const made = await make({ game: one.game, seats: ['person', ...bots], rules: one.rules, name: prefs.name });
  return `/t/${made.id}`;
}
