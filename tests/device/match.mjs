/** A whole match at a table in Pyodide, under Node: `node match.mjs SOURCES PACKAGES PYODIDE ASKED`; the record goes to stdout. `advised`: the person follows hints, which takes minutes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [sources, packages, pyodide, asked] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });

function put(folder, target) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => /\.(py|so)$/.test(each))) {
    const path = `${target}/${name.replaceAll('\\', '/')}`;
    python.FS.mkdirTree(path.replace(/\/[^/]*$/, ''));
    python.FS.writeFile(path, readFileSync(join(folder, name)));
  }
}
put(packages, '/engine');
put(sources, '/engine');
python.runPython("import sys; sys.path.insert(0, '/engine')");
const device = python.pyimport('tilerummy.device');

const rows = new Map();
const entries = new Map();
const waiting = [];
const frames = [];
const bridge = {
  append: async (text) => {
    const write = JSON.parse(text);
    const log = rows.get(write.table) ?? [];
    if (write.rows[0][0] !== log.length + 1) return 'conflict';
    rows.set(write.table, [...log, ...write.rows]);
    if (write.entry) entries.set(write.table, write.entry);
    return '';
  },
  read: async (table, after) => JSON.stringify((rows.get(table) ?? []).slice(after)),
  list: async () => JSON.stringify([...entries.values()]),
  delete: async (table) => void (rows.delete(table), entries.delete(table)),
  note: async () => undefined,
  noted: async () => '',
  claim: async () => true,
  release: () => undefined,
  tell: (connection, text) => {
    frames.push(JSON.parse(text));
    for (const go of waiting.splice(0)) go();
  },
  ended: (connection, code, reason) => frames.push({ t: 'ended', code, reason }),
};
device.open(bridge);

async function ask(method, path, body) {
  const found = await device.request(method, path, body === undefined ? '' : JSON.stringify(body));
  const [status, text] = found.toJs();
  if (status >= 400) throw new Error(`${path}: ${text}`);
  return path.endsWith('/record') ? text : JSON.parse(text);
}

const { advised, ...table } = JSON.parse(asked);
const made = await ask('POST', '/api/tables', table);
const line = device.connect(made.id);
const more = () => new Promise((go) => waiting.push(go));
let seen = 0;
let number = 0;
let info;
let position;
let seq = 0;
function takeIn() {
  for (; seen < frames.length; seen++) {
    const frame = frames[seen];
    if (frame.t === 'ended') throw new Error(JSON.stringify(frame));
    if (frame.t !== 'welcome' && frame.t !== 'event') continue;
    ({ seq } = frame);
    info = frame.table ?? info;
    position = frame.position ?? position;
  }
}
async function say(message) {
  const id = `m${++number}`;
  device.send(line, JSON.stringify({ ...message, id }));
  let found;
  while (!(found = frames.find((frame) => frame.id === id))) await more();
  takeIn();
  if (found.t === 'refused') throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(found)}`);
  return found;
}
while (!frames.length) await more();
takeIn();
await say({ t: 'pace', speed: 'at-once' });
while (info.phase !== 'over') {
  if (info.phase !== 'playing') await say({ t: 'ready', ...(info.phase === 'pause' ? {} : { salt: 'of a test' }) });
  else if (position.view.turn === 0) {
    // What the hint says, as somebody plays who follows it; or whatever comes first.
    const hint = advised ? await say({ t: 'hint', kind: 'advice' }) : undefined;
    await say({ t: 'act', at: seq, a: hint?.considered[0]?.action ?? position.options[0] });
  } else {
    await more();
    takeIn();
  }
}
process.stdout.write(await ask('GET', `/api/tables/${made.id}/matches/1/record`));
const found = await ask('GET', `/api/tables/${made.id}/matches/1/verify`);
if (!found.good || (await ask('GET', '/api/mine')).length !== 1) throw new Error(JSON.stringify(found));
process.exit(0);
