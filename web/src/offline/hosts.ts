const WASM = 'application/wasm';

/** Some hosts do not know what a `.wasm` is, and then nothing compiles it: it is named here. */
export function nameWasm(scope: { fetch: typeof fetch }): void {
  const plain = scope.fetch.bind(globalThis);
  scope.fetch = async (address, ...more) => {
    const found = await plain(address, ...more);
    const wrong = found.ok && String(address).endsWith('.wasm') && found.headers.get('content-type') !== WASM;
    return wrong ? new Response(found.body, { headers: { 'content-type': WASM } }) : found;
  };
}
