/** What somebody likes, remembered on this device. */
import type { Speed } from './speeds';

export type Theme = 'system' | 'light' | 'dark';

interface Prefs {
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
}

const KEY = 'prefs';
const USUAL: Prefs = { theme: 'system', big: false, still: false, sound: false, lines: true, speed: 'normal', notify: false, name: '', names: [], level: 'medium', opponents: {}, rules: {} };

/** For which screens dark.css counts. */
const DARK_FOR: Record<Theme, string> = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' };

/** It may have been written by another version, or by hand. */
const alike = (value: unknown, usual: unknown): boolean => typeof value === typeof usual && value !== null && Array.isArray(value) === Array.isArray(usual);

function kept(): Partial<Prefs> {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object);
    return Object.fromEntries(found.filter(([name, value]) => alike(value, USUAL[name as keyof Prefs])));
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({ ...USUAL, ...kept() });

export function prefer(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
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
