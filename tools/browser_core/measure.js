// The page's Python, as web/src/offline/worker.ts starts it, and trials.py in it. The first message has the addresses.
let trials;

async function start({ folder, packs, core, sources }) {
  const { loadPyodide } = await import(`${folder}pyodide.js`);
  const { default: createPyodideModule } = await import(`${folder}pyodide.asm.js`);
  const lockFileContents = JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }, packages: {} });
  const python = await loadPyodide({ indexURL: folder, createPyodideModule, stdLibURL: `${folder}stdlib.zip`, lockFileContents, packageBaseUrl: folder });
  const put = (path, data) => {
    python.FS.mkdirTree(`/engine/${path}`.replace(/\/[^/]*$/, ''));
    python.FS.writeFile(`/engine/${path}`, data);
  };
  for (const name of packs) {
    const data = await (await fetch(name)).arrayBuffer();
    const size = new DataView(data).getUint32(0, true);
    let at = 4 + size;
    for (const [path, length] of JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, size)))) {
      put(path, new Uint8Array(data, at, length));
      at += length;
    }
  }
  for (const [path, text] of Object.entries(sources)) put(path, new TextEncoder().encode(text));
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  const compiled = core && python.pyimport('browser_core').install();
  trials = python.pyimport('trials');
  return { compiled };
}

onmessage = async ({ data }) => {
  try {
    postMessage('folder' in data ? await start(data) : JSON.parse(trials.call(data.name, JSON.stringify(data.values))));
  } catch (error) {
    postMessage({ error: String(error) });
  }
};
