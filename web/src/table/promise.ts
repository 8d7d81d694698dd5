/**
 * This device's words for the deals of a table, and what was promised before they were given (docs/fair-dealing.md). They
 * stay here, so that a server that dealt otherwise is found out.
 */
import { hex, sha } from '../tiles/sha';
import type { TableInfo, Word } from '../wire';

const PREFIX = 'deal ';
const RECENT = 'deals'; // the tables whose deals are kept, the last one first
const MOST_TABLES = 40;
const MOST_DEALS = 3; // of one table: the one being played, the next, and one to look back at

/** `salts`: by seat. `seals`: of all seats, as they were when this device told its words; null before. */
export interface Kept {
  match: number;
  commitment: string;
  barred: number | null;
  salts: Record<number, string>;
  seals: string[] | null;
}

export function sealOf(commitment: string, barred: number | null, seat: number, salt: string): string {
  return sha(['tilerummy seal', commitment, barred ?? '-', seat, hex(salt)].join(' '));
}

function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keptOf(id: string): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return []; // forbidden, or not ours
  }
}

function recent(): string[] {
  const found: unknown = JSON.parse(localStorage.getItem(RECENT) ?? '[]');
  return Array.isArray(found) ? found.map(String) : [];
}

function keep(id: string, deal: Kept): void {
  const deals = [...keptOf(id).filter((one) => one.match !== deal.match), deal].slice(-MOST_DEALS);
  try {
    const tables = [id, ...recent().filter((one) => one !== id)];
    for (const old of tables.splice(MOST_TABLES)) localStorage.removeItem(PREFIX + old);
    localStorage.setItem(RECENT, JSON.stringify(tables));
    localStorage.setItem(PREFIX + id, JSON.stringify(deals));
  } catch {
    // forbidden or full: the words still go into the deal
  }
}

/** The deal that comes next at a table, if it was promised. */
function coming(info: TableInfo): Kept | null {
  if (!info.next || (info.phase !== 'gathering' && info.phase !== 'over')) return null;
  const match = (info.match?.number ?? 0) + 1;
  const found = keptOf(info.id).find((one) => one.match === match && one.commitment === info.next);
  return found ?? { match, commitment: info.next, barred: info.barred ?? null, salts: {}, seals: null };
}

const sealIn = (deal: Kept, seat: number): string => sealOf(deal.commitment, deal.barred, seat, deal.salts[seat] ?? '');

/** What goes with `ready` for each of my seats: sealed words, or open ones if nobody else gives one. */
export function give(info: TableInfo, mine: number[]): { seat: number; salt?: string; seal?: string }[] {
  const deal = coming(info);
  if (!deal) return mine.map((seat) => ({ seat }));
  for (const seat of mine) deal.salts[seat] ??= newSalt();
  const alone = info.seats.every((seat, i) => seat.bot || mine.includes(i));
  if (alone) deal.seals = info.seats.map((seat, i) => (mine.includes(i) ? sealIn(deal, i) : (seat.seal ?? '')));
  keep(info.id, deal);
  return mine.map((seat) => (alone ? { seat, salt: deal.salts[seat] ?? '' } : { seat, seal: sealIn(deal, seat) }));
}

/** The words to be opened now that everybody is ready; what the others have sealed is kept first. */
export function open(info: TableInfo, mine: number[]): { seat: number; salt: string }[] {
  const deal = info.opening ? coming(info) : null;
  if (!deal || deal.seals) return [];
  const told = mine.filter((seat) => deal.salts[seat] && info.seats[seat]?.seal === sealIn(deal, seat));
  if (told.length) keep(info.id, { ...deal, seals: info.seats.map((seat) => seat.seal ?? '') });
  return told.map((seat) => ({ seat, salt: deal.salts[seat] ?? '' }));
}

/** The key of what does not agree with what this device saw and gave; empty if everything does, or it gave nothing. */
export function faultOf(kept: Kept | undefined, commitment: string, barred: number | null, words: Word[]): string {
  if (!kept) return '';
  if (kept.commitment !== commitment || kept.barred !== barred) return 'fair-other-promise';
  for (const [seat, salt] of Object.entries(kept.salts)) {
    const word = words[Number(seat)];
    if (word?.seal !== sealIn(kept, Number(seat)) || (word.salt ?? salt) !== salt) return 'fair-word-changed';
  }
  if (!kept.seals) return '';
  if (kept.seals.some((seal, seat) => seal !== (words[seat]?.seal ?? ''))) return 'fair-late-word';
  return Object.keys(kept.salts).every((seat) => words[Number(seat)]?.salt) ? '' : 'fair-not-heard';
}
