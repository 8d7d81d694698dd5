/** What somebody likes, remembered on this device. */
export type Theme = 'system' | 'light' | 'dark';

interface Prefs {
  theme: Theme;
  big: boolean;
  still: boolean;
  sound: boolean;
  notify: boolean;
  name: string;
  level: string;
}

const KEY = 'prefs';
const USUAL: Prefs = { theme: 'system', big: false, still: false, sound: false, notify: false, name: '', level: 'medium' };

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
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
  if (prefs.theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', prefs.theme);
  root.classList.toggle('big-tiles', prefs.big);
  root.classList.toggle('still', prefs.still);
}
