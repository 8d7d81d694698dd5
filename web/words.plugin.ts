import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words/';
const MESSAGES = join(import.meta.dirname, '../src/tilerummy/messages');
/** Families of sentences that only the terminal speaks. */
const ELSEWHERE = /^(cli|record|luck|verify|serve|setting|arena|solve|evidence|command|replay)-/;

/** The sentences of one language as one module, so that a language is one request. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + NAME)) return undefined;
      const folder = join(MESSAGES, id.slice(NAME.length + 1));
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
      const text = files.map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), 'utf8');
      });
      return `export default ${JSON.stringify(wanted(text.join('\n')))};`;
    },
  };
}

/** A message begins at the start of a line and goes on in the lines that are indented (or close a selector). */
function wanted(text: string): string {
  let keep = true;
  const lines = text.split('\n').filter((line) => {
    if (line.startsWith('#') || line.trim() === '') return false;
    if (/^[a-zA-Z]/.test(line)) keep = !ELSEWHERE.test(line);
    return keep;
  });
  return lines.join('\n');
}
