/** What the screens must know of each game to ask the right things; all rules are the engine's. */
import { api } from '../net/api';
import { ask } from '../offline/engine';

export type Name = 'investo' | 'rummy' | 'gin';
export const NAMES: Name[] = ['rummy', 'gin', 'investo'];

export interface Goal {
  kind: 'rounds' | 'target';
  count: number;
}

interface Known {
  seats: number[];
  goals: Goal[];
  /** How a player can go out; '' is the plain way. */
  ways: string[];
  /** Somebody need not have gone out. */
  nobody: boolean;
}

export const KNOWN: Record<Name, Known> = {
  rummy: { seats: [2, 3, 4], goals: [{ kind: 'rounds', count: 4 }, { kind: 'target', count: 200 }], ways: ['', 'single'], nobody: true },
  gin: { seats: [2, 3, 4], goals: [{ kind: 'rounds', count: 4 }, { kind: 'target', count: 300 }], ways: ['grand-gin', 'petit-gin', 'eight-nine'], nobody: true },
  investo: { seats: [2], goals: [{ kind: 'target', count: 20 }], ways: [], nobody: false },
};

/** With a target, the most rounds there can be: Rummy's `rounds` is then the cap. */
const CAP: Partial<Record<Name, string>> = { rummy: ' rounds=1000' };

export function rulesText(game: Name, preset: string, goal: Goal): string {
  return `${preset} ${goal.kind}=${goal.count}${goal.kind === 'target' ? (CAP[game] ?? '') : ''}`.trim();
}

export interface Preset {
  name: string;
  rules: string;
}
interface Info {
  name: string;
  presets: Preset[];
}

let asked: Promise<Info[]> | undefined;

/** From the server if there is one, else from the engine. */
export async function presets(game: Name): Promise<Preset[]> {
  asked ??= api.games().catch(() => ask<Info[]>('games', {}));
  const found = await asked.catch(() => []);
  if (!found.length) asked = undefined;
  return found.find((one) => one.name === game)?.presets ?? [];
}

export interface Chosen {
  game: Name;
  preset: string;
  /** Options that change the preset, as text. */
  options: string;
  /** What the preset stands for, as text. */
  means: string;
}

export function chosenRules(chosen: Chosen): string {
  return `${chosen.preset} ${chosen.options}`.trim();
}

function option(chosen: Chosen, name: string): string | undefined {
  const words = `${chosen.means} ${chosen.options}`.split(/\s+/);
  return words.findLast((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function hasStars(chosen: Chosen): boolean {
  return chosen.game === 'rummy' && option(chosen, 'stars') !== 'none';
}

export function copiesOf(chosen: Chosen): number {
  return option(chosen, 'deck') === 'single' ? 1 : 2;
}

export function rowsOf(chosen: Chosen): number {
  const rows = Number(option(chosen, 'rows') ?? 4);
  return rows >= 1 && rows <= 8 ? rows : 4;
}

export function heightOf(chosen: Chosen): number {
  return Number(option(chosen, 'height') ?? 2);
}

/** Whether a tile must be kept to discard, of which the server's solver knows nothing. */
export function keepsOne(chosen: Chosen): boolean {
  return option(chosen, 'turn') === 'draw-discard';
}

/** The options of a question to the server's solver, which takes no rules as a text. */
export function solverOptions(chosen: Chosen): Record<string, unknown> {
  const plain = ['stars', 'ace', 'combinations'].map((name) => [name, option(chosen, name)]).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(plain), ...(option(chosen, 'mixed') === 'true' ? { mixed: true } : {}) };
}

export function openingOf(chosen: Chosen): number {
  return Number(option(chosen, 'opening') ?? 30);
}

/** The address of a rule: its letter says which game's it is. */
export function ruleAddress(rule: string): string {
  const game = { I: 'investo', R: 'rummy', G: 'gin' }[rule[0] ?? ''] ?? 'rummy';
  return `/rules/${game}#${rule}`;
}
