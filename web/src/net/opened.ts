/** A record that was opened from a file: checked, watched, played on. */
import { device, noteTables, OPENED } from './home';
import type { Made, Replay } from './api';

const KEPT = 'record';

/** What the check of a record said. */
export interface Checked {
  good: boolean;
  moves: number;
}

/** It stays for reloads of this tab. */
interface Opened {
  text: string;
  checked: Checked;
}

let now: Opened | null = null;

function found(): Opened {
  try {
    now ??= JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Opened | null;
  } catch {
    // forbidden, or not ours
  }
  return now ?? { text: '', checked: { good: false, moves: 0 } };
}

export const checked = (): Checked => found().checked;
export const recordText = (): string => found().text;

/** Checked in every way there is; the address of its replay. Throws a problem if it is no record, or a wrong one. */
export async function open(text: string): Promise<string> {
  const result = await device.ask<Checked>('POST', '/api/records/verify', { record: text });
  now = { text, checked: { good: result.good, moves: result.moves } };
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(now));
  } catch {
    // too long, or forbidden: it lasts as long as the page
  }
  return `/t/${OPENED}/m/1`;
}

export async function replayed(): Promise<Replay> {
  const { header, steps } = await device.ask<Replay>('POST', '/api/records/replay', { record: recordText() });
  return { header: { ...header, id: OPENED, number: 1, open: true }, steps };
}

/** At a table of this device; without a level the bots of the record play. */
export async function playedOn(asked: { at: number; seat: number; level: string; start: boolean }): Promise<Made> {
  const { at, seat, level, start } = asked;
  const { seats } = JSON.parse(recordText().split('\n', 1)[0] ?? '{}') as { seats: string[] };
  const others = level ? { seats: seats.map((_, i) => (i === seat ? 'person' : level)) } : {};
  const made = await device.ask<Made>('POST', '/api/tables/from-record', { record: recordText(), at, own: [seat], start, ...others });
  noteTables();
  return made;
}
