/** Whoever plays by keys does not lose the place: what had the focus and is gone gives it to what took its place. */

const NAMES = ['data-piece', 'data-do', 'data-row', 'data-place', 'data-drop'];

function nameOf(element: Element): string {
  const name = NAMES.find((one) => element.hasAttribute(one));
  return name ? `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]` : '';
}

const rack = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.rackzone [data-piece]')];

export function keepFocus(root: HTMLElement): { destroy: () => void } {
  let held: HTMLElement | null = null;
  let name = '';
  let at = 0;

  function note(event: FocusEvent): void {
    held = event.target as HTMLElement;
    name = nameOf(held);
    const place = rack(root).indexOf(held);
    if (place >= 0) at = place;
  }

  /** The same thing where it is now, else the tile at the same place of the rack. */
  function heir(): HTMLElement | undefined {
    const tiles = rack(root);
    const same = name ? root.querySelector<HTMLElement>(name) : null;
    return same ?? tiles[Math.min(at, tiles.length - 1)];
  }

  /** What is moved within the document loses the focus without being gone. */
  function restore(): void {
    if (!held || document.activeElement !== document.body) return;
    const to = held.isConnected ? held : heir();
    if (!held.isConnected) held = null;
    to?.focus({ preventScroll: true });
  }

  /** A press beside everything, and Tab beyond the last one, take the focus away on purpose. */
  function leave(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.key === 'Tab') held = null;
  }

  const observer = new MutationObserver(() => requestAnimationFrame(restore));
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', note);
  addEventListener('pointerdown', leave);
  addEventListener('keydown', leave, { capture: true });
  return {
    destroy: () => {
      observer.disconnect();
      root.removeEventListener('focusin', note);
      removeEventListener('pointerdown', leave);
      removeEventListener('keydown', leave, { capture: true });
    },
  };
}

/** Keys that lead to a place, and press nothing there. */
const PLACES: Record<string, string[]> = {
  r: ['.rackzone [data-piece]'],
  s: ['[data-do="stock"]', '[data-main]'],
  d: ['[data-do="discard"]'],
  t: ['.melds [data-piece]'],
};

export function goTo(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.target as HTMLElement).closest('input, select, textarea, dialog')) return false;
  const place = PLACES[event.key.toLowerCase()];
  const found = place?.map((one) => document.querySelector<HTMLElement>(`.game ${one}`)).find(Boolean);
  if (!found) return false;
  event.preventDefault();
  found.focus();
  return true;
}
