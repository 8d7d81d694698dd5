/** Puts Python and the engine beside the page: Pyodide, three wheels, our modules, and these compiled where that could be done (docs/decisions/0015, 0026). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { built, hash, type Files } from './bytecode.ts';

const NAME = 'virtual:engine';
const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'src');
const LOCK = join(import.meta.dirname, 'engine.lock');
const PYODIDE = join(import.meta.dirname, 'node_modules/pyodide');
const CORE = join(import.meta.dirname, 'core');
const CACHE = join(ROOT, '.cache/engine');
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
/** The one for which Pyodide's Python is built; a wheel for another does not load. */
const PLATFORM = ['--platform', 'pyemscripten_2026_0_wasm32', '--python-version', '3.14', '--implementation', 'cp'];

const python = (): string => process.env['PYTHON'] ?? 'python3';

/** By pip, which knows the package index of this machine and checks the hashes; kept until the lock changes. */
function wheels(): Files {
  const folder = join(CACHE, `wheels-${hash(readFileSync(LOCK))}`);
  if (!existsSync(folder)) {
    const begun = `${folder}-${process.pid}`;
    mkdirSync(begun, { recursive: true });
    const options = ['--quiet', '--no-deps', '--require-hashes', '--only-binary', ':all:', ...PLATFORM, '--abi', 'cp314', '--abi', 'none'];
    const command = ['-m', 'pip', 'download', '--disable-pip-version-check', ...options, '--dest', begun, '-r', LOCK];
    execFileSync(python(), command, { stdio: ['ignore', process.stderr, process.stderr] });
    for (const name of readdirSync(begun)) execFileSync(python(), ['-m', 'zipfile', '-e', join(begun, name), join(begun, 'all')]);
    try {
      renameSync(begun, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error; // another build was faster, with the same files
    }
  }
  const all = join(folder, 'all');
  const found = readdirSync(all, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(py|so)$/.test(name)).sort();
  return new Map(found.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(all, name))]));
}

/** Our own files behind a dotted name, the packages above it included. */
function filesOf(name: string): string[] {
  const parts = name.split('.');
  const stems = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  return stems.flatMap((stem) => [`${stem}.py`, `${stem}/__init__.py`]).filter((path) => existsSync(join(SOURCES, path)));
}

function importedBy(text: string): string[] {
  const plain = [...text.matchAll(/^\s*import (tilerummy[\w.]*)/gm)].map((found) => found[1] as string);
  const from = [...text.matchAll(/^\s*from (tilerummy[\w.]*) import (\([^)]*\)|.*)/gm)].flatMap((found) => {
    const names = (found[2] as string).replace(/#.*/g, '').match(/\w+/g) ?? [];
    return [found[1] as string, ...names.map((name) => `${found[1]}.${name}`)]; // `from a import b` may mean the module a.b
  });
  return [...plain, ...from];
}

/** What is asked by name, and the home of tables. */
const ENTRIES = ['tilerummy.queries', 'tilerummy.device'];

/** What these import, and nothing else. */
function sources(): Files {
  const found: Files = new Map();
  const waiting = ENTRIES.flatMap(filesOf);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const data = readFileSync(join(SOURCES, path));
    found.set(path, data);
    waiting.push(...importedBy(data.toString()).flatMap(filesOf));
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The compiled core and what loads it, if it was built (core/build.py). */
function core(): Files {
  const folder = execFileSync(python(), [join(CORE, 'build.py'), '--kept'], { encoding: 'utf8' }).trim();
  if (!folder) return new Map();
  return new Map([join(folder, 'core.so'), join(CORE, 'browser_core.py')].map((path) => [basename(path), readFileSync(path)]));
}

/** Python in a folder named after its content, and the engine by itself: it changes more often and is small. `core.bin` is empty where nothing was compiled. */
async function everything(): Promise<{ files: Files; addresses: object }> {
  const made = await built(CACHE, PYODIDE, { packages: wheels(), engine: sources(), core: core() });
  // Many hosts do not know that an .mjs is a script.
  const runtime: Files = new Map(RUNTIME.map((name) => [name.replace(/\.mjs$/, '.js'), readFileSync(join(PYODIDE, name))]));
  for (const name of ['stdlib.zip', 'packages.bin'] as const) runtime.set(name, made[name]);
  const folder = `assets/python-${hash(...runtime.values())}/`;
  const files: Files = new Map([...runtime].map(([name, data]) => [folder + name, data]));
  const place = (name: 'engine' | 'core'): string => {
    const data = made[`${name}.bin`];
    if (data.length === 0) return '';
    const path = `assets/${name}-${hash(data)}.bin`;
    files.set(path, data);
    return `/${path}`;
  };
  return { addresses: { python: `/${folder}`, files: [...runtime.keys()], engine: place('engine'), core: place('core') }, files };
}

export function engine(): Plugin {
  let serving = false;
  let made: Awaited<ReturnType<typeof everything>> | undefined;
  return {
    name: 'engine',
    configResolved: (config) => void (serving = config.command === 'serve'),
    resolveId: (id) => (id === NAME ? '\0' + id : undefined),
    async load(id) {
      if (id !== '\0' + NAME) return undefined;
      made = await everything();
      let packed = 0; // bytes
      if (!serving) {
        for (const [fileName, data] of made.files) {
          // Packed once, here: the server hands it out as it is.
          const source = gzipSync(data, { level: 9 });
          packed += source.length;
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source });
        }
      }
      return `export default ${JSON.stringify({ ...made.addresses, packed })};`;
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const data = made?.files.get((request.url ?? '').slice(1));
        if (!data) return next();
        if (/\.js$/.test(request.url ?? '')) answer.setHeader('content-type', 'text/javascript');
        if (/\.wasm$/.test(request.url ?? '')) answer.setHeader('content-type', 'application/wasm');
        answer.end(data);
      });
    },
  };
}
