import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words/';
const LANGUAGES = ['en', 'fr', 'nl', 'de'];
/** Subjects whose sentences come with the screens that need them (`alsoSpeak`): one file a subject, all of it. */
const LATER = ['coach', 'fair', 'invite', 'keep', 'lessons', 'mine', 'puzzles', 'realtable', 'share', 'solve'];
const MESSAGES = join(import.meta.dirname, '../src/tilerummy/messages');
/** Families of sentences that only the terminal speaks. */
const ELSEWHERE = /^(cli|record|luck|verify|serve|settings?|site|admin|doctor|starting|licences|privacy|arena|solve|evidence|command|replay|fairness)-/;

/** The sentences of one language as one module, so that a language is one request; `virtual:words/later` loads the others. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + NAME)) return undefined;
      const [language = '', subject] = id.slice(NAME.length + 1).split('/');
      if (language === 'later') return later();
      const folder = join(MESSAGES, language);
      const files = readdirSync(folder).filter((file) => (subject ? file === `${subject}.ftl` : !isLater(file)));
      const text = files.map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), 'utf8');
      });
      return `export default ${JSON.stringify(wanted(text.join('\n'), subject === undefined))};`;
    },
  };
}

function isLater(file: string): boolean {
  return !file.endsWith('.ftl') || LATER.includes(file.slice(0, -4));
}

function later(): string {
  const names = LANGUAGES.flatMap((language) => LATER.filter((subject) => readdirSync(join(MESSAGES, language)).includes(`${subject}.ftl`)).map((subject) => `${language}/${subject}`));
  return `export default { ${names.map((name) => `'${name}': () => import('${NAME}${name}')`).join(', ')} };`;
}

/** A message begins at the start of a line and goes on in the lines that are indented (or close a selector). */
function wanted(text: string, sieve: boolean): string {
  let keep = true;
  const lines = text.split('\n').filter((line) => {
    if (line.startsWith('#') || line.trim() === '') return false;
    if (/^[a-zA-Z]/.test(line)) keep = !sieve || !ELSEWHERE.test(line);
    return keep;
  });
  return lines.join('\n');
}
