/** Which of the engine's kept files can go: this version and the one before it stay, for another tab may still run that one. */

/** `assets/python-0123/pyodide.js` and `assets/engine-4567.bin` are of the versions `0123` and `4567`. */
const VERSION = /\/assets\/(\w+)-(\w+)[./]/;

/** `kept`: paths, the oldest first. Those of other folders belong to other pages. */
export function outdated(kept: string[], names: string[]): string[] {
  const folder = (names[0] ?? '').replace(/\/assets\/.*/, '/assets/');
  const others = kept.filter((path) => path.startsWith(folder) && !names.includes(path));
  const before = new Map<string, string>();
  for (const path of others) {
    const [, kind = '', version = ''] = VERSION.exec(path) ?? [];
    before.set(kind, version);
  }
  return others.filter((path) => {
    const [, kind = '', version = ''] = VERSION.exec(path) ?? [];
    return before.get(kind) !== version;
  });
}
