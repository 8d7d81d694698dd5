/** The rules a table is played by, beside the rulebook's. What there is to say comes from `/api/games`. */
import { api, type GameInfo, type OptionInfo, type Value } from '../net/api';
import type { Clock, TableInfo } from '../wire';
import { has, say } from '../words/words.svelte';

export type Rules = Record<string, unknown>;

let asked: Promise<GameInfo[]> | undefined;

/** Asked for once; again if that failed. */
export async function gameInfo(game: string): Promise<GameInfo | null> {
  asked ??= api.games();
  try {
    return (await asked).find((one) => one.name === game) ?? null;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

/** How long a turn may take is the clock's, which has a place of its own. */
export const optionsOf = (info: GameInfo): OptionInfo[] => info.options.filter((option) => option.name !== 'timer');

export const valueOf = (option: OptionInfo, rules: Rules): Value => (rules[option.name] as Value | undefined) ?? option.default;

/** The preset that these rules are, to the last option; '' if they are nobody's but our own. */
export function presetOf(info: GameInfo, rules: Rules): string {
  const same = (options: Rules): boolean => optionsOf(info).every((option) => valueOf(option, options) === valueOf(option, rules));
  return info.presets.find((preset) => same(preset.options))?.name ?? '';
}

/** What differs from the rulebook. */
export function changedIn(info: GameInfo, rules: Rules): OptionInfo[] {
  return optionsOf(info).filter((option) => valueOf(option, rules) !== option.default);
}

/** The same in words: what each option is called, and its value. */
export function changedWords(info: GameInfo, rules: Rules): [name: string, value: string][] {
  return changedIn(info, rules).map((option) => [optionWord(info.name, option.name), valueWord(info.name, option, valueOf(option, rules))]);
}

/** Rules as the list of open tables has them: `opening=25 mixed=true`. */
export function rulesFrom(info: GameInfo, text: string): Rules {
  const words = text.split(' ').filter(Boolean).map((word) => word.split('=') as [string, string]);
  const read = (name: string, value: string): Value => {
    const type = info.options.find((option) => option.name === name)?.type;
    return type === 'number' ? Number(value) : type === 'flag' ? value === 'true' : value;
  };
  return Object.fromEntries(words.map(([name, value]) => [name, read(name, value)]));
}

// ---- in words

/** A game may call an option by a name of its own. */
export function optionWord(game: string, name: string, part = ''): string {
  return say([`option-${game}-${name}${part}`, `option-${name}${part}`].find(has) ?? name);
}

export function valueWord(game: string, option: OptionInfo, value: Value): string {
  if (option.type === 'flag') return say(value === true ? 'page-yes' : 'page-no');
  return option.type === 'choice' ? optionWord(game, option.name, `-${value}`) : String(value);
}

export function presetWord(name: string): string {
  if (!name) return say('page-own-rules');
  return has(`preset-${name}`) ? say(`preset-${name}`) : name;
}

/** A preset in a list: with how long a match is, where that is other than usual and not in its name. */
export function presetLine(info: GameInfo, { name, options }: GameInfo['presets'][number]): string {
  const word = presetWord(name);
  const length = ['target', 'rounds'].find((what) => {
    const option = info.options.find((one) => one.name === what);
    return option && Number(options[what]) > 0 && valueOf(option, options) !== option.default && !word.includes(String(options[what]));
  });
  return length ? say(`page-preset-${length}`, { preset: word, count: Number(options[length]) }) : word;
}

export function clockWords({ kind = 'none', seconds = 0, more = 0 }: Clock): string {
  return say(`page-clock-${kind}`, { time: spanWords(seconds), more });
}

function spanWords(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return say('page-days', { count: seconds / 86_400 });
  return seconds % 60 ? say('page-seconds', { count: seconds }) : say('page-minutes', { count: seconds / 60 });
}

type Agreed = Pick<TableInfo, 'seats'> & { hints?: boolean };

/** Hints between people are an agreement: whoever sits there must see it. */
export function hintsChanged(table: Agreed): boolean {
  return Boolean(table.hints) !== (table.seats.filter((seat) => !seat.bot).length === 1);
}

export function hintsWords(table: Agreed): string {
  if (!table.hints) return say('page-off');
  return say(table.seats.filter((seat) => !seat.bot).length > 1 ? 'page-allowed-all' : 'page-allowed');
}

/** How many things differ from the rulebook: options, the clock, hints between people. */
export function changes(info: GameInfo, table: TableInfo): number {
  return changedIn(info, table.rules).length + Number(clockChanged(info, table.clock)) + Number(hintsChanged(table));
}

/** Whether the clock is another than the rulebook's; to play without one is nothing special. */
export function clockChanged(info: GameInfo, { kind = 'none', seconds = 0 }: Clock): boolean {
  return kind !== 'none' && !(kind === 'turn' && seconds === info.turn_seconds);
}
