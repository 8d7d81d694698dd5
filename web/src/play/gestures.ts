/** From a place where tiles were dropped, or a key, to what it means. */
import type { Hand } from './hand.svelte';

interface WithPot extends Hand {
  dropPot?: (ids: string[], row: number, place: number | null) => void;
}

/** `place` is the name in `data-drop`; over a tile of the rack its order is meant. */
export function dropOn(hand: WithPot, ids: string[], place: string, over: string | null, after: boolean): void {
  const [kind = '', where = ''] = place.split(':');
  if (kind === 'rack') return dropOnRack(hand, ids, over, after);
  if (kind === 'new') return hand.put(ids, 'new');
  if (kind === 'meld') return dropOnMeld(hand, ids, Number(where));
  const [row = 0, spot] = where.split('.').map(Number);
  hand.dropPot?.(ids, row, kind === 'place' ? (spot ?? null) : null);
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
  } else if (event.key === 'Escape') hand.chosen = [];
}
