/** Matches from one home to the other, and out of a file: by their records. */
import { api, type Made } from '../net/api';
import { device, homeOf, isDevice, noteTables, server, type Home } from '../net/home';
import { noteMoved } from '../net/moved';
import { open } from '../net/opened';
import { toBegin } from '../table/begin';
import type { Table } from '../table/table.svelte';
import { Problem } from '../words/problem';

const MOST = 250_000; // bytes of a record, as the server takes them: ten times a usual one

/** The same position at the other home, where it goes on at once; here it ends. The address to go to. */
export async function moveMatch(table: Table): Promise<string> {
  const there = isDevice(table.id) ? server : device;
  if (there === server) await api.me(); // nothing is ended if nobody answers
  const seats = (table.info?.seats ?? []).map((seat) => seat.bot || 'person');
  const asked = { seats, own: table.seats, names: table.seats.map((seat) => table.info?.seats[seat]?.name ?? ''), hints: Boolean(table.info?.hints), watch: false };
  const { number, record } = await homeOf(table.id).ask<{ number: number; record: string }>('POST', `/api/tables/${table.id}/hand-over`, {});
  const id = await arrive(there, { record, ...asked }).catch(() => arrive(homeOf(table.id), { record, ...asked })); // it is not lost: it goes on here
  noteMoved(table.id, number, id);
  return `/t/${id}`;
}

async function arrive(home: Home, asked: object): Promise<string> {
  const { id } = await home.ask<Made>('POST', '/api/tables/from-record', asked);
  if (home === device) noteTables();
  toBegin(id);
  return id;
}

/** A record from a file, checked; the address of its replay. */
export async function openRecord(file: File): Promise<string> {
  if (file.size > MOST) throw new Problem('keep-no-record');
  try {
    return await open(await file.text());
  } catch (error) {
    if (!(error instanceof Problem) || !/^(record|luck)-/.test(error.code)) throw error;
    throw ofFile(error);
  }
}

/** What is wrong with a file, for somebody who does not know how a record is written. */
function ofFile({ code, params: { line } }: Problem): Problem {
  if (!line || code === 'record-not-a-record') return new Problem('keep-no-record');
  return code === 'record-hidden' ? new Problem('keep-hidden-record') : new Problem('keep-wrong-record', { line });
}
