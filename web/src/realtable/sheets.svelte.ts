/** Score sheets, kept on this device only. Points are the engine's; `counted` is what it said last, to be shown at once. */
import { ask } from '../offline/engine';
import { linkTo } from '../place';
import { Problem } from '../words/problem';
import { explain } from '../words/words.svelte';
import { infoOf, NAMES, rulesText, type Goal, type Name } from './games';

export interface Ended {
  out: number | null;
  way: string;
  racks: string[];
  reserves: string[];
  took: number[][];
}
export interface Round {
  points?: number[];
  ended?: Ended;
}
/** All that is sheet by people; everything else follows from it. */
export interface SheetData {
  game: Name;
  preset: string;
  goal: Goal;
  players: string[];
  rows: Round[];
}
export interface Sheet extends SheetData {
  id: string;
  counted: (number[] | null)[];
  before: string[]; // for undo: the sheet as it was, the newest last
}
export interface Counted {
  points: number[];
  parts: Record<string, number[]>;
  reason: string;
}
export interface Totals {
  rows: Counted[];
  totals: number[];
  winners: number[] | null;
  over: number;
  rounds: number;
  target: number;
}

const KEY = 'sheets';
const LEVELS = 100; // of undo

export async function question(sheet: SheetData, rows: Round[] = sheet.rows): Promise<unknown> {
  return { game: sheet.game, rules: rulesText(await infoOf(sheet.game), sheet.preset, sheet.goal), players: sheet.players, rows };
}

export function dataOf(sheet: SheetData): SheetData {
  return { game: sheet.game, preset: sheet.preset, goal: sheet.goal, players: sheet.players, rows: sheet.rows };
}

// ---- what cannot be trusted: storage and links

const isList = (value: unknown, is: (one: unknown) => boolean, most: number): boolean => Array.isArray(value) && value.length <= most && value.every(is);
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 1000;
const isWhole = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= 99_999;

function isEnded(value: unknown, seats: number): boolean {
  const ended = value as Ended | null;
  if (!ended || typeof ended !== 'object') return false;
  const texts = [ended.racks, ended.reserves].every((list) => isList(list, isText, seats));
  return (ended.out === null || isWhole(ended.out)) && isText(ended.way) && texts && isList(ended.took, (one) => isList(one, isWhole, 100), seats);
}

function isRound(value: unknown, seats: number): boolean {
  const round = value as Round | null;
  if (!round || typeof round !== 'object') return false;
  return round.points ? isList(round.points, isWhole, seats) && round.points.length === seats : isEnded(round.ended, seats);
}

export function isSheetData(value: unknown): value is SheetData {
  const sheet = value as SheetData | null;
  if (!sheet || typeof sheet !== 'object' || !NAMES.includes(sheet.game) || !/^[\w-]{0,30}$/.test(String(sheet.preset))) return false;
  if (!isList(sheet.players, (name) => typeof name === 'string' && name.length <= 40, 8) || sheet.players.length < 2) return false; // how many may play, the engine says
  if (!['rounds', 'target'].includes(sheet.goal?.kind) || !isWhole(sheet.goal.count)) return false;
  return isList(sheet.rows, (row) => isRound(row, sheet.players.length), 200);
}

export const isSheet = (value: unknown): value is Sheet => isSheetData(value) && typeof (value as Sheet).id === 'string';

/** All that is stored; what is no list is put into one. A newer version may have written what this one cannot show. */
function stored(): unknown[] {
  const text = localStorage.getItem(KEY);
  if (text === null) return [];
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found : [found];
  } catch {
    return [text];
  }
}

function kept(): Sheet[] {
  return stored()
    .filter(isSheet)
    .map((one) => ({ ...one, counted: one.counted ?? [], before: one.before ?? [] }));
}

/** What is not understood stays as it is. */
function store(sheets: Sheet[]): void {
  localStorage.setItem(KEY, JSON.stringify([...sheets, ...stored().filter((one) => !isSheet(one))]));
}

// ---- the sheets

class Sheets {
  all = $state.raw<Sheet[]>(kept());
  id = $state(this.all[0]?.id ?? '');
  totals = $state.raw<Totals | null>(null);
  trouble = $state('');

  get now(): Sheet | undefined {
    return this.all.find((one) => one.id === this.id);
  }

  private write(sheet: Sheet): void {
    this.all = [sheet, ...this.all.filter((one) => one.id !== sheet.id)];
    this.id = sheet.id;
    store(this.all);
  }

  make(made: SheetData): void {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');
    this.write({ ...made, id, counted: [], before: [] });
    void this.count();
  }

  /** From a link: the same sheet is not kept twice. */
  receive(made: SheetData): void {
    const same = this.all.find((one) => JSON.stringify(dataOf(one)) === JSON.stringify(made));
    if (same) this.open(same.id);
    else this.make(made);
  }

  open(id: string): void {
    this.id = id;
    this.totals = null;
    void this.count();
  }

  change(change: Partial<SheetData>): void {
    const sheet = this.now;
    if (!sheet) return;
    const before = [...sheet.before, JSON.stringify(dataOf(sheet))].slice(-LEVELS);
    this.write({ ...sheet, ...change, before });
    void this.count();
  }

  undo(): void {
    const sheet = this.now;
    const last = sheet?.before.at(-1);
    if (!sheet || !last) return;
    this.write({ ...sheet, ...(JSON.parse(last) as SheetData), before: sheet.before.slice(0, -1) });
    void this.count();
  }

  remove(): void {
    this.all = this.all.filter((one) => one.id !== this.id);
    store(this.all);
    this.open(this.all[0]?.id ?? '');
  }

  /** Always all of it anew. */
  async count(): Promise<void> {
    const sheet = this.now;
    this.trouble = '';
    if (!sheet) return void (this.totals = null);
    this.totals = sum(sheet);
    try {
      const found = await ask<Totals>('score', await question(sheet));
      const now = this.now;
      if (now?.id !== sheet.id || JSON.stringify(dataOf(now)) !== JSON.stringify(dataOf(sheet))) return;
      this.totals = found;
      const counted = found.rows.map((row) => row.points);
      if (JSON.stringify(counted) !== JSON.stringify(now.counted)) this.write({ ...now, counted });
    } catch (error) {
      this.trouble = error instanceof Problem && !error.code.startsWith('page-engine') ? explain(error.code, error.params) : '';
    }
  }
}

/** What can be shown before the engine is there: typed points, and what it counted last time. */
function sum(sheet: Sheet): Totals | null {
  const points = sheet.rows.map((row, i) => row.points ?? sheet.counted[i] ?? null);
  if (points.some((row) => row === null)) return null;
  const totals = sheet.players.map((_, seat) => points.reduce((all, row) => all + (row?.[seat] ?? 0), 0));
  return { rows: points.map((row) => ({ points: row as number[], parts: {}, reason: '' })), totals, winners: null, over: 0, rounds: 0, target: 0 };
}

export const sheets = new Sheets();

// ---- links: the sheet is in the part of the address that no server sees

export function linkOf(sheet: SheetData): string {
  const bytes = new TextEncoder().encode(JSON.stringify(dataOf(sheet)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return linkTo(`/sheet#s=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`);
}

/** Undefined without a sheet in the address, null where it is none. */
export function fromHash(hash: string): SheetData | null | undefined {
  const text = /^#s=([\w-]*)$/.exec(hash)?.[1];
  if (text === undefined) return hash.startsWith('#s=') ? null : undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isSheetData(found) ? dataOf(found) : null;
  } catch {
    return null;
  }
}
