/** From a place where tiles were dropped, or a key, to what it means. */
import type { Hand } from './hand.svelte';
import type { Piece } from '../tiles/piece';

/** `place` is the name in `data-drop`; over a tile of the rack its order is meant. */
export function dropOn(hand: Hand, ids: string[], place: string, over: string | null, after: boolean): void {
  const [kind = '', where = ''] = place.split(':');
  if (kind === 'rack') return dropOnRack(hand, ids, over, after);
  if (kind === 'new') return hand.put(ids, 'new');
  if (kind === 'meld') return dropOnMeld(hand, ids, Number(where));
  hand.dropAside(ids, place);
}

function dropOnMeld(hand: Hand, ids: string[], meld: number): void {
  const inside = hand.melds[meld]?.map((piece) => piece.id) ?? [];
  if (!ids.every((id) => inside.includes(id))) hand.put(ids, meld);
}

function dropOnRack(hand: Hand, ids: string[], over: string | null, after: boolean): void {
  const rack = hand.rack.map((piece) => piece.id);
  const back = ids.filter((id) => !rack.includes(id));
  if (back.length) hand.put(back, 'rack');
  const left = hand.rack.map((piece) => piece.id).filter((id) => !ids.includes(id));
  if (over && !left.includes(over)) return;
  const at = over ? left.indexOf(over) + (after ? 1 : 0) : left.length;
  hand.arrange(ids, left[at] ?? null);
}

/** Arrows lead from tile to tile; with Alt they take the tile along. `pieces` are in the order in which they are shown. */
export function arrows(event: KeyboardEvent, hand: Hand, pieces: Piece[]): void {
  const id = (event.target as HTMLElement).dataset['piece'];
  if (!id || !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  const at = pieces.findIndex((piece) => piece.id === id);
  const to = at < 0 ? at : neighbour(pieces, at, event.key);
  if (to === at) return;
  if (event.altKey) hand.arrange([id], pieces[to > at ? to + 1 : to]?.id ?? null);
  const focus = event.altKey ? id : pieces[to]?.id;
  requestAnimationFrame(() => find(focus)?.focus());
}

function find(id: string | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-piece="${id}"]`);
}

/** Beside, or the nearest in the next line above or below. */
function neighbour(pieces: Piece[], at: number, key: string): number {
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(pieces.length - 1, at + 1);
  const boxes = pieces.map((piece) => find(piece.id)?.getBoundingClientRect() ?? new DOMRect());
  const here = boxes[at] as DOMRect;
  const below = (box: DOMRect): number => (box.top - here.top) * (key === 'ArrowDown' ? 1 : -1);
  const lines = boxes.map(below).filter((distance) => distance > here.height / 2);
  const next = Math.min(...lines);
  const sideways = boxes.map((box) => (Math.abs(below(box) - next) < here.height / 2 ? Math.abs(box.left - here.left) : Infinity));
  return lines.length ? sideways.indexOf(Math.min(...sideways)) : at;
}

export function shortcuts(event: KeyboardEvent, hand: Hand): void {
  const typing = (event.target as HTMLElement).closest('input, select, textarea, dialog');
  if (typing) return;
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    if (event.shiftKey) hand.redo();
    else hand.undo();
  } else if (command && event.key === 'Enter') {
    event.preventDefault();
    hand.press();
  } else if (event.key === 'Escape') hand.letGo();
}
