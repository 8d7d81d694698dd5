import { describe, expect, it, vi } from 'vitest';

vi.mock('../src/offline/engine', () => ({ ask: () => new Promise(() => undefined), No: class extends Error {} }));
vi.mock('../src/net/api', () => ({ api: { games: () => new Promise(() => undefined) } }));
const { fromHash, isSheetData, linkOf, sheets } = await import('../src/realtable/sheets.svelte');
import type { SheetData } from '../src/realtable/sheets.svelte';

const SHEET: SheetData = {
  game: 'rummy',
  preset: 'standard',
  goal: { kind: 'rounds', count: 4 },
  players: ['Änne 🂡', 'Ben'],
  rows: [{ points: [-10, 10] }, { ended: { out: 0, way: '', racks: ['', 'r5-7'], reserves: [], took: [] } }],
};
const hash = (value: unknown): string => `#s=${btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_')}`.replace(/=+$/, '');

describe('a sheet in a link', () => {
  it('comes out as it went in', () => {
    expect(fromHash(new URL(linkOf(SHEET)).hash)).toEqual(SHEET);
  });

  it('is refused where it is none', () => {
    expect(fromHash('')).toBeUndefined();
    for (const text of ['#s=', '#s=%%%', '#s=abc', hash(5), hash(null), hash({ ...SHEET, players: ['A', 'B'], game: 'chess' })]) expect(fromHash(text)).toBeNull();
    for (const bad of [{ players: ['A'] }, { players: 'AB' }, { rows: [{}] }, { rows: [{ points: [1] }] }, { rows: [{ points: [1, 2.5] }] }, { goal: { kind: 'x', count: 1 } }, { preset: '<b>' }]) expect(isSheetData({ ...SHEET, ...bad })).toBe(false);
  });
});

describe('the sheets', () => {
  it('undo many changes, one after the other, and keep all of it', () => {
    sheets.make({ ...SHEET, rows: [] });
    for (let i = 1; i <= 5; i++) sheets.change({ rows: Array.from({ length: i }, () => ({ points: [i, -i] })) });
    expect(sheets.totals?.totals).toEqual([25, -25]);
    sheets.undo();
    sheets.undo();
    expect(sheets.now?.rows.length).toBe(3);
    expect(sheets.totals?.totals).toEqual([9, -9]);
    const kept = JSON.parse(localStorage.getItem('sheets') ?? '[]') as { rows: unknown[]; before: unknown[] }[];
    expect([kept[0]?.rows.length, kept[0]?.before.length]).toEqual([3, 3]);
    for (let i = 0; i < 9; i++) sheets.undo();
    expect(sheets.now?.rows).toEqual([]);
  });

  it('keep the same link only once', () => {
    const number = sheets.all.length;
    sheets.receive(SHEET);
    sheets.receive(structuredClone(SHEET));
    expect(sheets.all.length).toBe(number + 1);
    sheets.remove();
    expect(sheets.all.length).toBe(number);
  });

  it('keep what they do not understand, as a newer version may have written it', async () => {
    const newer = { ...SHEET, id: 'n', game: 'canasta', seasons: [1, 2] };
    const own = { ...SHEET, id: 'o', counted: [], before: [] };
    for (const [text, left] of [
      [JSON.stringify([newer, own, 7]), [newer, 7]],
      [JSON.stringify({ version: 2, sheets: [newer] }), [{ version: 2, sheets: [newer] }]],
      ['broken [', ['broken [']],
    ] as const) {
      localStorage.setItem('sheets', text);
      vi.resetModules();
      const { sheets: fresh } = await import('../src/realtable/sheets.svelte');
      expect(fresh.all.some((one) => one.id === 'n')).toBe(false);
      fresh.make(SHEET);
      fresh.change({ rows: [] });
      fresh.remove();
      const kept = JSON.parse(localStorage.getItem('sheets') ?? '[]') as unknown[];
      expect(kept.filter((one) => (one as { id?: string }).id !== 'o')).toEqual(left);
    }
  });
});
