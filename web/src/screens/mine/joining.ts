/**
 * What two devices remember, as one. Nothing that is only on one of them is lost, of two changes of the same thing the later one
 * counts, and joining the same once more changes nothing. Parts that are not understood stay as they are here.
 */
import { lengthOf, MOST_NAME } from '../../look/name';
import { read, USUAL, type Prefs } from '../../look/prefs.svelte';
import { joinPuzzles } from '../../puzzles/joined';
import { isSheet, type Sheet } from '../../realtable/sheets.svelte';

type Joins = (here: string | null, there: string) => string;

/** By the name in the browser's storage; what has no line here stays as it is on this device, if it is there at all. */
const JOINS: Record<string, Joins> = {
  prefs: joinPrefs,
  puzzles: joinPuzzles,
  lessons: (here, there) => JSON.stringify(union(lists(here), lists(there))),
  muted: (here, there) => JSON.stringify(union(lists(here), lists(there))),
  sheets: joinSheets,
  racks: joinNames,
  deals: joinNames,
  moved: joinNames,
};

export function join(name: string, here: string | null, there: string): string {
  return JOINS[name]?.(here, there) ?? here ?? there;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

// ---- settings and names

const time = (prefs: Partial<Prefs>, name: string): number => {
  const at: unknown = prefs.at?.[name];
  return typeof at === 'number' && at > 0 ? Math.min(at, Date.now()) : 0;
};

/** A name that fits nowhere is none. */
const fitting = (name: unknown): string => (typeof name === 'string' && lengthOf(name) <= MOST_NAME ? name : '');

function joinPrefs(hereText: string | null, thereText: string): string {
  const [here, there] = [read(hereText), read(thereText)];
  const names = Object.keys({ ...there, ...here }).filter((name) => name !== 'at') as (keyof Prefs)[];
  const found = names.map((name) => [name, joinPref(name, here, there)]);
  const at = names.map((name) => [name, Math.max(time(here, name), time(there, name))] as const).filter(([, when]) => when);
  return JSON.stringify({ ...Object.fromEntries(found), at: Object.fromEntries(at) });
}

function joinPref(name: keyof Prefs, here: Partial<Prefs>, there: Partial<Prefs>): unknown {
  const untouched = !time(here, name) && JSON.stringify(here[name] ?? USUAL[name]) === JSON.stringify(USUAL[name]);
  const theirs = time(there, name) > time(here, name) || (untouched && there[name] !== undefined);
  const [newer, older] = theirs ? [there, here] : [here, there];
  if (name === 'name') return fitting(newer.name) || fitting(older.name); // whoever has typed one keeps it until there is another
  if (name === 'names') return longest(newer.names, older.names).map((_, seat) => fitting(newer.names?.[seat]) || fitting(older.names?.[seat]));
  if (name === 'opponents' || name === 'rules') return { ...older[name], ...newer[name] };
  return newer[name] ?? older[name];
}

const longest = (one: string[] = [], other: string[] = []): string[] => (one.length >= other.length ? one : other);

// ---- lists

function lists(text: string | null): Record<string, string[]> {
  const found = parsed(text);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter((one): one is [string, string[]] => Array.isArray(one[1]) && one[1].every((name) => typeof name === 'string')));
}

function union(here: Record<string, string[]>, there: Record<string, string[]>): Record<string, string[]> {
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  return Object.fromEntries(names.map((name) => [name, [...new Set([...(here[name] ?? []), ...(there[name] ?? [])])]]));
}

function joinNames(here: string | null, there: string): string {
  const names = [here, there].flatMap((text) => {
    const found = parsed(text);
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === 'string') : [];
  });
  return JSON.stringify([...new Set(names)]);
}

/** Each once: of two forms of one sheet the one with more rounds, and none beside one that says the same. What this page cannot show stays. */
function joinSheets(hereText: string | null, thereText: string): string {
  const own = parsed(hereText) ?? hereText; // what cannot be read stays as a text, as the sheets themselves keep it
  const here: unknown[] = Array.isArray(own) ? own : own === null ? [] : [own];
  const brought = parsed(thereText);
  const found = [...here];
  for (const sheet of (Array.isArray(brought) ? brought : []).filter(isSheet)) {
    const at = found.findIndex((one) => isSheet(one) && (one.id === sheet.id || says(one) === says(sheet)));
    if (at < 0) found.push(sheet);
    else if ((found[at] as Sheet).rows.length < sheet.rows.length) found[at] = sheet;
  }
  return JSON.stringify(found);
}

const says = ({ game, preset, goal, players, rows }: Sheet): string => JSON.stringify([game, preset, goal, players, rows]);
