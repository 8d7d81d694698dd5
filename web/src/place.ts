/**
 * Where the page lies: at the root of a server, whose addresses are its own, or in a folder of static files (`tilerummy site`).
 * There the address of a screen stands after a `#`, which any host can serve.
 */
const meta = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name=tilerummy-site]');

/** Static files, without a server of their own. */
export const SITE = meta !== null;
/** The address of a server for what needs one, without a slash at its end; '' if there is none. */
export const SERVER = meta?.content ?? '';
/** The folder of the page's files. */
export const ROOT = SITE ? new URL('.', location.href).pathname : '/';

/** The link to a screen. */
export const to = (path: string): string => (SITE ? `${ROOT}#${path}` : path);

/** The same to be sent to somebody. */
export const linkTo = (path: string): string => new URL(to(path), location.origin).href;

/** The screen's own address of what a link leads to; undefined if it leads elsewhere. */
export function pathOf(link: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>): string | undefined {
  if (link.origin !== location.origin) return undefined;
  if (!SITE) return link.pathname + link.search + link.hash;
  return link.pathname === ROOT && link.hash.startsWith('#/') ? link.hash.slice(1) : undefined;
}

/** The screen's address. One after a `#` holds at a server too: what is installed has shortcuts that are the same everywhere. */
export function whereabouts(): URL {
  const hash = location.hash.startsWith('#/') ? location.hash.slice(1) : '';
  const found = new URL(hash || '/', location.origin);
  return found.origin === location.origin && (SITE || hash) ? found : new URL(SITE ? '/' : location.href, location.origin);
}

/** Loads the page anew, there. */
export function load(path: string): void {
  if (!SITE) return location.assign(path);
  history.replaceState(null, '', to(path));
  location.reload();
}
