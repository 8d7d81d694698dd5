// The page's engine in Node: `node engine.mjs PYODIDE FOLDER CORE`. FOLDER has the packs and sources that in_node.py put there, CORE
// is 1 if the compiled core is wanted. A line of standard input is a call, [function of trials.py or imports, arguments]; a
// line of standard output its result, as JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [pyodide, folder, core] = process.argv.slice(2);
const HOME = '/engine';
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${pyodide}/`, stdout: (text) => console.error(text) });

function put(path, data) {
  python.FS.mkdirTree(`${HOME}/${path}`.replace(/\/[^/]*$/, ''));
  python.FS.writeFile(`${HOME}/${path}`, data);
}

/** As web/src/offline/worker.ts does. */
function unpack(data) {
  const size = data.readUInt32LE(0);
  let at = 4 + size;
  for (const [path, length] of JSON.parse(data.subarray(4, at).toString())) {
    put(path, data.subarray(at, at + length));
    at += length;
  }
}

/** What the compiled core takes from the C library, beside what Python offers. */
function imports() {
  const all = WebAssembly.Module.imports(new WebAssembly.Module(python.FS.readFile(`${HOME}/core.so`)));
  return all.filter(({ kind, name }) => kind === 'function' && !/^_?Py/.test(name)).map(({ name }) => name);
}

for (const name of readdirSync(folder).filter((name) => name.endsWith('.bin'))) unpack(readFileSync(join(folder, name)));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.py'));
for (const name of sources) put(name, readFileSync(join(folder, name)));
python.runPython(`import sys; sys.path.insert(0, '${HOME}')`);
const compiled = core === '1' && python.pyimport('browser_core').install();
const trials = python.pyimport('trials');
console.log(JSON.stringify({ compiled }));
for await (const line of createInterface({ input: process.stdin })) {
  const [name, values] = JSON.parse(line);
  console.log(name === 'imports' ? JSON.stringify({ names: imports() }) : trials.call(name, JSON.stringify(values)));
}
