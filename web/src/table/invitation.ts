/** Who invites to what, from what a table says of itself. */
import type { TableInfo } from '../wire';

/** The first person with a name, who made the table unless they left it; null if nobody has one. */
export function hostOf(seats: TableInfo['seats']): number | null {
  const found = seats.findIndex((seat) => !seat.bot && Boolean(seat.name));
  return found < 0 ? null : found;
}

/** Which option says how long a match goes on: points to reach, else rounds. */
export function goalOf(rule: (name: string) => number): 'target' | 'rounds' | null {
  return rule('target') > 0 ? 'target' : rule('rounds') > 0 ? 'rounds' : null;
}

/** The link to send; its preview is in the language of whoever sends it. */
export function invitePath(id: string, language: string): string {
  return `/t/${id}?lang=${language}`;
}
