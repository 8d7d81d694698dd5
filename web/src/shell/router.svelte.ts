/** Which screen: by address, so that every screen has a link. */
import { isStale, letIn } from '../net/update';
import { pathOf, SITE, to, whereabouts } from '../place';

export type Route =
  | { screen: 'start' | 'nowhere' }
  | { screen: 'open' }
  | { screen: 'mine' | 'move' }
  | { screen: 'sheet' | 'referee' | 'what' }
  | { screen: 'learn' }
  | { screen: 'lesson'; game: string; number: number }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'puzzles'; id: string }
  | { screen: 'table'; id: string; key: string }
  | { screen: 'replay'; id: string; number: number; at: number }
  | { screen: 'review'; id: string; number: number; seat: number | null };

function read(): Route {
  const { pathname, search, hash } = whereabouts();
  const parts = pathname.split('/').filter(Boolean);
  const [first, id, m, number, what] = parts;
  if (first === 't' && id && m === 'm' && number && what === 'review') {
    const seat = new URLSearchParams(search).get('seat');
    return { screen: 'review', id, number: Number(number), seat: seat === null ? null : Number(seat) };
  }
  if (first === 't' && id && m === 'm' && number) {
    return { screen: 'replay', id, number: Number(number), at: Number(new URLSearchParams(search).get('at') ?? 0) };
  }
  if (first === 't' && id) return { screen: 'table', id, key: new URLSearchParams(hash.slice(1)).get('key') ?? '' };
  if (first === 'learn' && id && m) return { screen: 'lesson', game: id, number: Number(m) };
  if (first === 'learn') return { screen: 'learn' };
  if (first === 'rules') return { screen: 'rules', game: id ?? '', rule: hash.slice(1) };
  if (first === 'puzzles') return { screen: 'puzzles', id: id ?? '' };
  if (first === 'open' && SITE) return { screen: 'nowhere' };
  if (first === 'open' || first === 'mine' || first === 'move') return { screen: first };
  if (first === 'sheet' || first === 'referee' || first === 'what') return { screen: first };
  return { screen: parts.length ? 'nowhere' : 'start' };
}

if (!SITE && whereabouts().href !== location.href) history.replaceState(null, '', whereabouts().href);
let route = $state.raw<Route>(read());

export function here(): Route {
  return route;
}

export function go(path: string): void {
  if (isStale()) return void letIn(path);
  history.pushState(null, '', to(path));
  route = read();
  scrollTo(0, 0);
}

/** The address changes, the screen stays. */
export function note(path: string): void {
  history.replaceState(null, '', to(path));
}

addEventListener('popstate', () => (route = read()));

/** Links of our own do not load the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const path = link ? pathOf(link) : undefined;
  if (!link || path === undefined || link.target || link.hasAttribute('download')) return;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(path);
}
