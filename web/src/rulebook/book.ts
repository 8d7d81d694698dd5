/** The rulebook as tools/rulebook.py writes it: one module a language, loaded when somebody reads. */
import { has, say, type Language } from '../words/words.svelte';

export type Block =
  | { is: 'text'; text: string }
  | { is: 'items'; items: string[] }
  | { is: 'picture'; kind: 'tiles' | 'rows' | 'good' | 'bad' | 'sheet'; groups: string[][]; caption: string; rules: string }
  | { is: 'ruling'; text: string; why: string; instead: string }
  | { is: 'option'; names: string[]; text: string }
  | { is: 'preset'; name: string; label: string; text: string };

export interface Clause {
  number: number;
  title: string;
  rules: string[];
  blocks: Block[];
}

export interface Book {
  game: string;
  title: string;
  lead: string;
  sections: { title: string; clauses: Clause[] }[];
  /** The game in a minute. */
  /** The game in a minute, where there is such a summary. */
  brief?: string[];
}

export type Books = Record<string, Book>;

const LOADERS: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./rules-en.json'),
  fr: () => import('./rules-fr.json'),
  nl: () => import('./rules-nl.json'),
  de: () => import('./rules-de.json'),
};

export async function load(language: Language): Promise<Books> {
  return (await LOADERS[language]()).default as Books;
}

/** The clause's name in links: its first id, or its number. */
export function anchor(clause: Clause): string {
  return clause.rules[0] ?? `c${clause.number}`;
}

export function find(book: Book, name: string): Clause | undefined {
  const clauses = book.sections.flatMap((section) => section.clauses);
  return clauses.find((clause) => clause.rules.includes(name) || anchor(clause) === name);
}

/** What a clause says first, and a picture of it: not what we decided, nor what a table may play otherwise. */
export function inShort(clause: Clause): Clause {
  const plain = clause.blocks.filter((block) => block.is === 'text' || block.is === 'items' || block.is === 'picture');
  const first = plain.find((block) => block.is !== 'picture');
  const list = first?.is === 'text' && first.text.endsWith(':') ? plain.find((block) => block.is === 'items') : undefined;
  return { ...clause, blocks: [first, list, plain.find((block) => block.is === 'picture')].filter((block) => block !== undefined) };
}

export interface Span {
  is: 'plain' | 'strong' | 'code' | 'rule';
  text: string;
}

/** Text with `**strong**` words, notation in backticks and references `[I6]`; must agree with rulebook.py. */
export function spans(text: string): Span[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[[TIRG]\d+\])/).filter(Boolean).map((part): Span => {
    if (part.startsWith('**')) return { is: 'strong', text: part.slice(2, -2) };
    if (part.startsWith('`')) return { is: 'code', text: part.slice(1, -1) };
    return part.startsWith('[') ? { is: 'rule', text: part.slice(1, -1) } : { is: 'plain', text: part };
  });
}

const FLAGS: Record<string, string> = { true: 'page-yes', false: 'page-no' };

/** An option, a value of one of these options, or both (`stars=free`), as the forms call them; null: it is none. */
export function optionWords(game: string, code: string, options: string[] = []): string | null {
  const word = (name: string): string | null => {
    const key = [`option-${game}-${name}`, `option-${name}`].find(has);
    return key ? say(key) : null;
  };
  const [name = '', value] = code.split('=');
  if (value !== undefined) return word(name) && word(`${name}-${value}`) ? `${word(name)}: ${word(`${name}-${value}`)}` : null;
  const own = options.map((option) => word(`${option}-${code}`)).find(Boolean);
  return own ?? (options.length && FLAGS[code] ? say(FLAGS[code]) : word(code));
}

/** The options that a clause speaks of. */
export function optionsIn(clause: Clause): string[] {
  return clause.blocks.flatMap((block) => (block.is === 'option' ? block.names : []));
}

/** Small letters without accents: what is searched in, and what is searched for. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f`*]/g, '').toLowerCase();
}

function textOf(clause: Clause): string {
  const parts = clause.blocks.flatMap((block) => {
    if (block.is === 'items') return block.items;
    if (block.is === 'picture') return [block.caption];
    if (block.is === 'ruling') return [block.text, block.why, block.instead];
    return block.is === 'option' ? [...block.names, block.text] : block.is === 'preset' ? [block.name, block.label, block.text] : [block.text];
  });
  return plain([...clause.rules, clause.title, ...parts].join(' '));
}

/** The book with only those clauses in which every word occurs. */
export function filter(book: Book, query: string): Book {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return book;
  const fits = (clause: Clause): boolean => words.every((word) => textOf(clause).includes(word));
  const sections = book.sections.map((section) => ({ ...section, clauses: section.clauses.filter(fits) }));
  return { ...book, sections: sections.filter((section) => section.clauses.length) };
}

export function totals(rounds: string[][]): number[] {
  return (rounds[0] ?? []).map((_, player) => rounds.reduce((sum, round) => sum + Number(round[player]), 0));
}
