/** What somebody likes, remembered on this device. */
import type { Speed } from './speeds';

export type Theme = 'system' | 'light' | 'dark';

export interface Prefs {
  theme: Theme;
  big: boolean;
  still: boolean;
  sound: boolean;
  /** Computer players say a line now and then. */
  lines: boolean;
  /** Of the others' plays. */
  speed: Speed;
  notify: boolean;
  name: string;
  /** Of those who share this device, by seat. */
  names: string[];
  level: string;
  /** Against whom each game was played last: their levels. */
  opponents: Record<string, string[]>;
  /** By which rules each game was played last: a preset, and what was changed in it. */
  rules: Record<string, { preset: string; changed: Record<string, string | number | boolean> }>;
  /** When each of them was changed last, in milliseconds: of two devices the later change counts (screens/mine/joining.ts). */
  at: Record<string, number>;
}

const KEY = 'prefs';
export const USUAL: Prefs = { theme: 'system', big: false, still: false, sound: false, lines: true, speed: 'normal', notify: false, name: '', names: [], level: 'medium', opponents: {}, rules: {}, at: {} };

/** For which screens dark.css counts. */
const DARK_FOR: Record<Theme, string> = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' };

/** It may have been written by another version, or by hand. */
const alike = (value: unknown, usual: unknown): boolean => typeof value === typeof usual && value !== null && Array.isArray(value) === Array.isArray(usual);

export function read(text: string | null): Partial<Prefs> {
  try {
    const found = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(found.filter(([name, value]) => alike(value, USUAL[name as keyof Prefs])));
  } catch {
    return {};
  }
}

function kept(): Partial<Prefs> {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return {}; // forbidden
  }
}

export const prefs: Prefs = $state({ ...USUAL, ...kept() });

/** `when`: of a change that was made elsewhere. */
export function prefer(change: Partial<Prefs>, when = Date.now()): void {
  const changed = Object.entries(change).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(prefs[name as keyof Prefs]));
  Object.assign(prefs, change, { at: { ...prefs.at, ...Object.fromEntries(changed.map(([name]) => [name, when])) } });
  localStorage.setItem(KEY, JSON.stringify(prefs));
  show();
}

/** Put on the page what CSS can do. */
export function show(): void {
  const root = document.documentElement;
  const dark = document.querySelector<HTMLLinkElement>('link#dark');
  if (dark) dark.media = DARK_FOR[prefs.theme];
  root.classList.toggle('big-tiles', prefs.big);
  root.classList.toggle('still', prefs.still);
}
