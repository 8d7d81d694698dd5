/** Matches from one home to the other, and out of a file: by their records. */
import { api } from '../net/api';
import { device, isDevice, noteTables, server } from '../net/home';
import type { Made } from '../net/api';
import { Problem } from '../words/problem';

const MOST = 20_000_000; // characters of a record: a thousand times a usual one

/** The same position at the other home; the address to go to. */
export async function moveMatch(id: string, number: number): Promise<string> {
  const record = await api.record(id, number);
  const made = await (isDevice(id) ? server : device).ask<Made>('POST', '/api/tables/from-record', { record });
  if (!isDevice(id)) noteTables();
  return `/t/${made.id}`;
}

/** A record from a file comes to this device. */
export async function openRecord(file: File): Promise<string> {
  if (file.size > MOST) throw new Problem('keep-no-record');
  const made = await device.ask<Made>('POST', '/api/tables/from-record', { record: await file.text() });
  noteTables();
  return `/t/${made.id}`;
}
