/** What the screens must know of each game to ask the right things; all rules are the engine's. */
import { api, type GameInfo, type Value } from '../net/api';
import { ask } from '../offline/engine';

export type Name = 'investo' | 'rummy' | 'gin';
export const NAMES: Name[] = ['rummy', 'gin', 'investo'];

export interface Goal {
  kind: 'rounds' | 'target';
  count: number;
}

interface Form {
  /** How a player can go out; '' is the plain way. */
  ways: string[];
  /** Somebody need not have gone out. */
  nobody: boolean;
}

/** What is asked about a round. */
export const FORMS: Record<Name, Form> = {
  rummy: { ways: ['', 'single'], nobody: true },
  gin: { ways: ['grand-gin', 'petit-gin', 'eight-nine'], nobody: true },
  investo: { ways: [], nobody: false },
};

// ---- what the games tell of themselves

const KEY = 'games';
let asked: Promise<GameInfo[]> | undefined;

/** From the server if there is one, else from the engine; where neither answers, as it was told last. Null: never yet. */
export async function infoOf(game: string): Promise<GameInfo | null> {
  asked ??= api.games().catch(() => ask<GameInfo[]>('games', {})).then(keep);
  const found = await asked.catch(() => ((asked = undefined), kept()));
  return found.find((one) => one.name === game) ?? null;
}

function keep(found: GameInfo[]): GameInfo[] {
  localStorage.setItem(KEY, JSON.stringify(found));
  return found;
}

function kept(): GameInfo[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as GameInfo[];
  } catch {
    return [];
  }
}

// ---- until when a match goes

const TARGET = 200; // something to begin with where neither the rules nor a preset of them has a target

/** What a match can be played to, what the rules say first. */
export function goalsOf(info: GameInfo | null): Goal[] {
  const kinds = (['rounds', 'target'] as const).filter((kind) => info?.options.some((option) => option.name === kind));
  return kinds.map((kind) => ({ kind, count: countsOf(info as GameInfo, kind).find((count) => count > 0) ?? TARGET }));
}

function countsOf(info: GameInfo, kind: Goal['kind']): number[] {
  const usual = info.presets.find((preset) => preset.name === info.usual);
  return [usual, ...info.presets].map((preset) => Number(preset?.options[kind] ?? 0));
}

/** With a target, `rounds` is the most there may be, unless the game has an option for that: then as many as can be. */
export function rulesText(info: GameInfo | null, preset: string, goal: Goal): string {
  const named = (name: string) => info?.options.find((option) => option.name === name);
  const cap = goal.kind === 'target' && !named('max_rounds') ? named('rounds')?.most : undefined;
  return `${preset} ${goal.kind}=${goal.count}${cap === undefined ? '' : ` rounds=${cap}`}`.trim();
}

// ---- the rules that were chosen

export interface Chosen {
  game: Name;
  /** '' as long as the usual one is not known. */
  preset: string;
  /** Options that are not as the preset has them. */
  changed: Record<string, Value>;
  /** What the preset stands for: every option's value; empty as long as it is not known. */
  means: Record<string, Value>;
}

export const nothingChosen = (game: Name = 'rummy', preset = ''): Chosen => ({ game, preset, changed: {}, means: {} });

/** The preset, or the usual one, with all it stands for. */
export function withPreset(chosen: Chosen, info: GameInfo, preset = chosen.preset): Chosen {
  const found = info.presets.find((one) => one.name === (preset || info.usual));
  return found ? { ...chosen, preset: found.name, means: found.options } : chosen;
}

export function chosenRules(chosen: Chosen): string {
  return [chosen.preset, ...Object.entries(chosen.changed).map(([name, value]) => `${name}=${value}`)].join(' ').trim();
}

/** As it was changed, else as the preset has it; undefined where the game has no such option. */
const option = (chosen: Chosen, name: string): string | undefined => (chosen.changed[name] ?? chosen.means[name])?.toString();

export function hasStars(chosen: Chosen): boolean {
  return (option(chosen, 'stars') ?? 'none') !== 'none';
}

export function copiesOf(chosen: Chosen): number {
  return option(chosen, 'deck') === 'single' ? 1 : 2;
}

const DRAWN = 8; // more rows than a screen has are a slip of who types

export function rowsOf(chosen: Chosen): number {
  const rows = Number(option(chosen, 'rows') ?? 0);
  return rows >= 1 && rows <= DRAWN ? rows : Number(chosen.means['rows'] ?? 0);
}

export function heightOf(chosen: Chosen): number {
  return Number(option(chosen, 'height') ?? 0);
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
  return Number(option(chosen, 'opening') ?? 0);
}

/** The address of a rule: its letter says which game's it is. */
export function ruleAddress(rule: string): string {
  const game = { I: 'investo', R: 'rummy', G: 'gin' }[rule[0] ?? ''] ?? 'rummy';
  return `/rules/${game}#${rule}`;
}
