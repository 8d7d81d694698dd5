/** Puts Python and the engine beside the page: Pyodide, three wheels, our sources (docs/decisions/0015-the-engine-in-the-browser.md). */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const NAME = 'virtual:engine';
const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'src');
const LOCK = join(import.meta.dirname, 'engine.lock');
const PYODIDE = join(import.meta.dirname, 'node_modules/pyodide');
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];
/** The one for which Pyodide's Python is built; a wheel for another does not load. */
const PLATFORM = ['--platform', 'pyemscripten_2026_0_wasm32', '--python-version', '3.14', '--implementation', 'cp'];

type Files = Map<string, Uint8Array>;

const hash = (...parts: Uint8Array[]): string => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex').slice(0, 10);
};

/** By pip, which knows the package index of this machine and checks the hashes; kept until the lock changes. */
function wheels(): Files {
  const folder = join(ROOT, '.cache/engine', hash(readFileSync(LOCK)));
  if (!existsSync(folder)) {
    const begun = `${folder}-${process.pid}`;
    mkdirSync(begun, { recursive: true });
    const options = ['--quiet', '--no-deps', '--require-hashes', '--only-binary', ':all:', ...PLATFORM, '--abi', 'cp314', '--abi', 'none'];
    const command = ['-m', 'pip', 'download', '--disable-pip-version-check', ...options, '--dest', begun, '-r', LOCK];
    execFileSync(process.env['PYTHON'] ?? 'python3', command, { stdio: ['ignore', process.stderr, process.stderr] });
    try {
      renameSync(begun, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error; // another build was faster, with the same files
    }
  }
  return new Map(readdirSync(folder).sort().map((name) => [name, readFileSync(join(folder, name))]));
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

/** What `tilerummy.queries` imports, and nothing else: paths and texts. */
function sources(): Record<string, string> {
  const found: Record<string, string> = {};
  const waiting = filesOf('tilerummy.queries');
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path in found) continue;
    const text = readFileSync(join(SOURCES, path), 'utf8');
    found[path] = text;
    waiting.push(...importedBy(text).flatMap(filesOf));
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Python in a folder named after its content, and the engine by itself: it changes more often and is small. */
function everything(): { files: Files; addresses: unknown } {
  const packages = wheels();
  const runtime: Files = new Map(RUNTIME.map((name) => [name, readFileSync(join(PYODIDE, name))]));
  const python = `assets/python-${hash(...runtime.values(), ...packages.values())}/`;
  const engine = Buffer.from(JSON.stringify(sources()));
  const engineFile = `assets/engine-${hash(engine)}.json`;
  const files: Files = new Map([...runtime, ...packages].map(([name, data]) => [python + name, data]));
  files.set(engineFile, engine);
  const addresses = { python: `/${python}`, runtime: RUNTIME, wheels: [...packages.keys()], engine: `/${engineFile}` };
  return { files, addresses };
}

/** Packed once, here: the server hands it out as it is. */
const worthPacking = (name: string): boolean => /\.(wasm|mjs|json)$/.test(name);

export function engine(): Plugin {
  let serving = false;
  let made: ReturnType<typeof everything> | undefined;
  return {
    name: 'engine',
    configResolved: (config) => void (serving = config.command === 'serve'),
    resolveId: (id) => (id === NAME ? '\0' + id : undefined),
    load(id) {
      if (id !== '\0' + NAME) return undefined;
      made = everything();
      if (!serving) {
        for (const [fileName, data] of made.files) {
          const packed = worthPacking(fileName);
          this.emitFile({ type: 'asset', fileName: packed ? `${fileName}.gz` : fileName, source: packed ? gzipSync(data, { level: 9 }) : data });
        }
      }
      return `export default ${JSON.stringify(made.addresses)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const data = made?.files.get((request.url ?? '').slice(1));
        if (!data) return next();
        if (/\.mjs$/.test(request.url ?? '')) answer.setHeader('content-type', 'text/javascript');
        if (/\.wasm$/.test(request.url ?? '')) answer.setHeader('content-type', 'application/wasm');
        answer.end(data);
      });
    },
  };
}
