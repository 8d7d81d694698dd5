import { describe, expect, it } from 'vitest';
import { Looking } from '../src/screens/looking.svelte';
import { Table } from '../src/table/table.svelte';
import type { Answer, Question } from '../src/net/connection';
import type { View } from '../src/net/api';

/** Two seats of one device; `sit` is answered as the server does. */
function shared(turn: number, seats = [0, 1]): Table {
  const table: Table = new Table('x', () => ({
    open: () => undefined,
    close: () => undefined,
    ask: (question: Question): Promise<Answer> => {
      if (question.t === 'sit') table.seat = question.seat;
      return Promise.resolve({ t: 'done', id: '', seq: 0 });
    },
  }));
  table.seats = seats;
  table.seat = 0;
  deal(table, turn, []);
  return table;
}

function deal(table: Table, turn: number, sheet: number[][]): void {
  const seat = { bot: '', name: '', taken: true, gone: false, stand_in: '', ready: true };
  table.info = { phase: 'playing', seats: [seat, seat, seat], match: { number: 1, sheet } } as unknown as Table['info'];
  goTo(table, turn);
}

function goTo(table: Table, turn: number, got = '', seat = 0): void {
  table.position = { view: { turn } as View, options: [], play: false };
  table.story = [...table.story, { seq: 1, seat, round: 1, key: 'page-did-rummy-E', params: { tile: 'r1', got } }];
}

describe('one device', () => {
  it('shows no rack after a deal or a reload until somebody looks, whoever begins', async () => {
    const people = new Looking(shared(0));
    expect(people.hidden).toBe(true);
    await people.look();
    expect(people.hidden).toBe(false);
  });

  it('hides the rack when the turn goes on, and again when it comes back', async () => {
    const table = shared(0);
    const people = new Looking(table);
    await people.look();
    goTo(table, 1);
    expect(people.hidden).toBe(true);
    people.hide(); // the screen does so
    goTo(table, 0);
    expect(people.hidden).toBe(true);
    goTo(table, 1);
    await people.look();
    expect([people.hidden, table.seat]).toEqual([false, 1]);
  });

  it('hides the rack with a new deal even if the same seat begins', async () => {
    const table = shared(0);
    const people = new Looking(table);
    await people.look();
    deal(table, 0, [[1, 2, 3]]);
    expect(people.hidden).toBe(true);
  });

  it('shows the tile that the last act of a turn brought before the device goes on', async () => {
    const table = shared(0);
    const people = new Looking(table);
    await people.look();
    goTo(table, 1, 'b7');
    expect([people.hidden, people.handing]).toEqual([false, true]);
    people.hide();
    expect([people.hidden, people.handing]).toEqual([true, false]);
  });

  it('stays open while a bot plays, and offers nobody a look then', async () => {
    const table = shared(0);
    const people = new Looking(table);
    await people.look();
    goTo(table, 2);
    expect([people.hidden, people.next]).toEqual([false, null]);
    people.hide();
    expect(people.hidden).toBe(true);
  });

  it('has no curtain for somebody alone', () => {
    expect(new Looking(shared(0, [0])).hidden).toBe(false);
  });
});
