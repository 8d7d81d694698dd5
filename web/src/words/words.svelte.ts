/** Sentences in the chosen language, from the same Fluent files the terminal and the server speak. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import later from 'virtual:words/later';
import { named, singly } from './tiles';

export const LANGUAGES = ['en', 'fr', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, string | number>;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  nl: () => import('virtual:words/nl'),
  de: () => import('virtual:words/de'),
};
const KEY = 'language';

let bundle = $state.raw<FluentBundle | null>(null);
let chosen = $state<Language>('en');

export function language(): Language {
  return chosen;
}

function isLanguage(name: string | null): name is Language {
  return LANGUAGES.includes(name as Language);
}

/** What was chosen before, else the first of the browser's languages that is one of ours. */
export function preferred(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    if (isLanguage(kept)) return kept;
  } catch {
    // forbidden: nothing is remembered
  }
  const names = navigator.languages.map((name) => name.slice(0, 2).toLowerCase());
  return names.find(isLanguage) ?? 'en';
}

let before: Promise<unknown> = Promise.resolve();

/** One after the other, however long each takes to load: what was asked for last is spoken in the end. */
function next(step: () => Promise<void>): Promise<void> {
  const done = before.then(step);
  before = done.catch(() => undefined);
  return done;
}

export function speak(wanted: Language, keep = true): Promise<void> {
  return next(() => learn(wanted, keep));
}

/** French: « de » before a name, as in words.py. */
const MUTE = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y(?![aeiouàâäéèêëîïôöùûü]))/i;
const de = (name: string): string => (MUTE.test(name) ? `d’${name}` : `de ${name}`);

async function learn(wanted: Language, keep: boolean): Promise<void> {
  const text = (await LOADERS[wanted]()).default;
  const made = new FluentBundle(wanted, { useIsolating: false, functions: { DE: ([name]) => de(String(name?.valueOf() ?? '')) } });
  made.addResource(new FluentResource(text));
  await Promise.all([...subjects].map((subject) => add(made, wanted, subject)));
  bundle = made;
  chosen = wanted;
  document.documentElement.lang = wanted;
  if (!keep) return;
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // forbidden: it lasts as long as the page
  }
}

// Chosen in another window of ours: spoken here too.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY && isLanguage(newValue)) void speak(newValue, false);
});

/** Subjects that are not part of the first load: `messages/<language>/<subject>.ftl`, from now on in any language. */
const subjects = new Set<string>();

async function add(made: FluentBundle, wanted: Language, subject: string): Promise<void> {
  const found = await later[`${wanted}/${subject}`]?.();
  if (found) made.addResource(new FluentResource(found.default));
}

/** A screen awaits this before it says anything of these subjects. */
export async function alsoSpeak(...wanted: string[]): Promise<void> {
  if (wanted.every((subject) => subjects.has(subject))) return;
  for (const subject of wanted) subjects.add(subject);
  await next(() => learn(chosen, false));
}

/** In a game its own words are used where a sentence has a variant (an attribute named after the game). */
let game = $state('');

export function speakOf(name: string): void {
  game = name;
}

export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** A name that is written from right to left is kept apart, so that it does not turn the sentence around it. */
const TURNS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const apart = (value: FluentVariable): FluentVariable => (typeof value === 'string' && TURNS.test(value) ? `\u2068${value}\u2069` : value);

/** `variant`: an attribute that is preferred where the sentence has it, as `short` for a button. */
export function say(key: string, params: Record<string, FluentVariable> = {}, variant = ''): string {
  const message = bundle?.getMessage(key);
  const pattern = message?.attributes[`${variant}-${game}`] ?? message?.attributes[variant] ?? message?.attributes[game] ?? message?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, apart(value)])), []);
}

/** What somebody typed is quoted as it is. */
const TYPED = ['text', 'action'];

/** A refusal, a fault or a problem of the server as a sentence, its tiles and options in words. */
export function explain(code: string, params: Params = {}, variant = ''): string {
  const key = [code, `server-${code}`, `table-${code}`].find(has);
  if (!key) return say('page-refused');
  const told = Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? shown(name, value) : value]);
  return sentence(say(key, Object.fromEntries(told) as Params, variant));
}

function shown(name: string, value: string): string {
  if (TYPED.includes(name)) return value;
  if (name === 'option') return say([`option-${game}-${value}`, `option-${value}`].find(has) ?? value);
  if (name === 'stars') return singly(value.replaceAll('*', '')); // what they stand for
  return (name === 'meld' ? named : singly)(value);
}

/** As a part of a sentence: "a, b and c". */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(chosen === 'en' ? 'en-GB' : chosen, { type: 'conjunction' }).format(parts);
}

export function sentence(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(chosen) + text.slice(1);
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

export function number(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
