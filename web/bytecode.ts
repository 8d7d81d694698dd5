/** The engine and its packages as bytecode, and the part of Python's library that they use: made by the same Python that runs them in the browser. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Files = Map<string, Uint8Array>;
const KEPT = 4;
const PROGRAM = join(import.meta.dirname, 'bytecode.py');
const RESULTS = ['stdlib.zip', 'packages.bin', 'engine.bin', 'core.bin'] as const;

/** What goes into the packs of the same names; .py becomes bytecode. */
export type Parts = Record<'packages' | 'engine' | 'core', Files>;
/** `stdlib.zip`, and a pack for each part; that of no files is empty. */
export type Built = Record<(typeof RESULTS)[number], Uint8Array>;

export const hash = (...parts: Uint8Array[]): string => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex').slice(0, 10);
};

/** Files as one: the length of a list, the list (path, length, hash of the source), then one file after the other. */
function pack(files: Files, sources: Files): Uint8Array {
  if (files.size === 0) return new Uint8Array();
  const names = [...files.keys()].sort();
  const sum = (name: string): string => hash(sources.get(name.replace(/\.pyc$/, '.py')) ?? new Uint8Array());
  const list = Buffer.from(JSON.stringify(names.map((name) => [name, files.get(name)?.length, sum(name)])));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(list.length);
  return Buffer.concat([size, list, ...names.map((name) => files.get(name) as Uint8Array)]);
}

interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array): void;
    readFile(path: string): Uint8Array;
    readdir(path: string): string[];
    stat(path: string): { mode: number };
    isDir(mode: number): boolean;
  };
  runPython(text: string): unknown;
}

function read({ FS }: Python, folder: string, under = ''): Files {
  const names = FS.readdir(folder + under).filter((name) => name !== '.' && name !== '..');
  return new Map(
    names.flatMap((name): [string, Uint8Array][] => {
      const path = `${under}/${name}`;
      if (FS.isDir(FS.stat(folder + path).mode)) return [...read({ FS } as Python, folder, path)];
      return [[path.slice(1), FS.readFile(folder + path)]];
    }),
  );
}

async function compile(pyodide: string, parts: Parts): Promise<Built> {
  const { loadPyodide } = (await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href)) as { loadPyodide: (options: object) => Promise<Python> };
  const python = await loadPyodide({ indexURL: `${pyodide}/`, stdout: () => undefined });
  const sources: Files = new Map([...parts.packages, ...parts.engine, ...parts.core]);
  for (const [path, data] of sources) {
    python.FS.mkdirTree(`/engine/${path}`.replace(/\/[^/]*$/, ''));
    python.FS.writeFile(`/engine/${path}`, data);
  }
  python.runPython(readFileSync(PROGRAM, 'utf8'));
  const made = [...read(python, '/made/engine')];
  const packed = (part: Files): Uint8Array => pack(new Map(made.filter(([name]) => part.has(name.replace(/\.pyc$/, '.py')))), sources);
  return {
    'stdlib.zip': python.FS.readFile('/made/stdlib.zip'),
    'packages.bin': packed(parts.packages),
    'engine.bin': packed(parts.engine),
    'core.bin': packed(parts.core),
  };
}

/** Kept until anything it is made of changes. */
export async function built(cache: string, pyodide: string, parts: Parts): Promise<Built> {
  const all = Object.values(parts).flatMap((files) => [...files]).flatMap(([name, data]) => [Buffer.from(`${name} ${data.length} `), data]);
  const own = [PROGRAM, import.meta.filename, join(pyodide, 'package.json')].map((path) => readFileSync(path));
  const folder = join(cache, `bytecode-${hash(...own, ...all)}`);
  if (!existsSync(folder)) keep(folder, await compile(pyodide, parts));
  return Object.fromEntries(RESULTS.map((name) => [name, readFileSync(join(folder, name))])) as unknown as Built;
}

function keep(folder: string, made: Built): void {
  const begun = `${folder}-${process.pid}`;
  mkdirSync(begun, { recursive: true });
  for (const name of RESULTS) writeFileSync(join(begun, name), made[name]);
  try {
    renameSync(begun, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // another build was faster
    rmSync(begun, { recursive: true });
  }
  const cache = join(folder, '..');
  const all = readdirSync(cache).filter((name) => /^bytecode-\w{10}$/.test(name));
  const age = (name: string): number => statSync(join(cache, name)).mtimeMs;
  for (const old of all.sort((a, b) => age(b) - age(a)).slice(KEPT)) rmSync(join(cache, old), { recursive: true, force: true });
}
