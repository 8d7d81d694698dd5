/** Dragging tiles with mouse, pen or finger: several at once, above the finger. Taps stay taps. */
import { depart } from '../look/flight';
import { RATIO } from '../look/fit';
import { Edge } from './edge';
import { swallowClick } from './swallow';

/** Where they were let go: the name in `data-drop`, and the piece under the pointer, if any. */
export type Drop = (ids: string[], place: string, over: string | null, after: boolean) => void;

export interface Drag {
  /** Which pieces move when this one is dragged. */
  pieces: (id: string) => string[];
  drop: Drop;
}

const SLOP = 7; // pixels before a press becomes a drag
const ABOVE = 28; // a finger would hide the tile
const SPREAD = 0.82; // of the width of a tile, between dragged tiles

export function draggable(root: HTMLElement, options: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let current = options;
  let start: { x: number; y: number; id: string; pointer: number; touch: boolean } | null = null;
  let ghost: HTMLElement | null = null;
  let ids: string[] = [];
  let target: Element | null = null;
  let point = { x: 0, y: 0 };
  const edge = new Edge(root, () => aim());

  const begin = (event: PointerEvent): void => {
    if (!start) return;
    ids = current.pieces(start.id);
    ghost = makeGhost(root, ids, start.id);
    root.classList.add('dragging');
    move(event);
  };

  const move = (event: PointerEvent): void => {
    if (!ghost || !start) return;
    const y = event.clientY - (start.touch ? ABOVE : 0);
    ghost.style.transform = `translate(${event.clientX}px, ${y}px) translate(-50%, -50%) scale(1.12)`;
    point = { x: event.clientX, y };
    edge.at(point.x, point.y);
    aim();
  };

  /** What lies under the tiles now. */
  const aim = (): void => {
    const next = document.elementFromPoint(point.x, point.y)?.closest('[data-drop]') ?? null;
    if (next === target) return;
    target?.classList.remove('is-target');
    next?.classList.add('is-target');
    target = next;
  };

  const finish = (event: PointerEvent): void => {
    const y = event.clientY - (start?.touch ? ABOVE : 0);
    const over = document.elementFromPoint(event.clientX, y)?.closest<HTMLElement>('[data-piece]');
    const place = target?.getAttribute('data-drop');
    const box = over?.getBoundingClientRect();
    const after = box ? event.clientX > box.left + box.width / 2 : false;
    const moved = ids;
    depart(moved, [...(ghost?.children ?? [])].map((tile) => tile.getBoundingClientRect()));
    stop();
    if (place) current.drop(moved, place, over?.dataset['piece'] ?? null, after);
  };

  const stop = (): void => {
    edge.stop();
    ghost?.remove();
    target?.classList.remove('is-target');
    root.classList.remove('dragging');
    for (const piece of root.querySelectorAll('.is-away')) piece.classList.remove('is-away');
    ghost = null;
    target = null;
    start = null;
    ids = [];
  };

  const down = (event: PointerEvent): void => {
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
    if (!piece || !event.isPrimary || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: piece.dataset['piece'] ?? '', pointer: event.pointerId, touch: event.pointerType === 'touch' };
  };

  const moveOrBegin = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.pointer) return;
    if (ghost) move(event);
    else if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP) begin(event);
  };

  const up = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.pointer) return;
    if (!ghost) {
      start = null;
      return;
    }
    swallowClick();
    finish(event);
  };

  /** No text is selected on the way. A style that says so would be inherited: all of the board would be styled anew, a late frame on a phone. */
  const keepUnselected = (event: Event): void => {
    if (start) event.preventDefault();
  };

  const listeners: [string, (event: never) => void][] = [
    ['selectstart', keepUnselected],
    ['pointermove', moveOrBegin],
    ['pointerup', up],
    ['pointercancel', stop],
  ];
  root.addEventListener('pointerdown', down);
  for (const [name, listener] of listeners) addEventListener(name, listener as EventListener);
  return {
    update: (next) => (current = next),
    destroy: () => {
      stop();
      root.removeEventListener('pointerdown', down);
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener);
    },
  };
}

/** Copies of the tiles, moved by transform alone. */
function makeGhost(root: HTMLElement, ids: string[], held: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  const source = root.querySelector<HTMLElement>(`[data-piece="${held}"]`);
  const width = (source?.offsetHeight ?? 44 * RATIO) / RATIO; // a tile of a long run is narrower than it is
  ghost.style.setProperty('--tw', `${width}px`);
  for (const id of ids) {
    const piece = root.querySelector<HTMLElement>(`[data-piece="${id}"]`);
    if (!piece) continue;
    const copy = piece.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-piece');
    copy.style.marginInlineEnd = ids.length > 1 ? `${(SPREAD - 1) * width}px` : '';
    ghost.append(copy);
    piece.classList.add('is-away');
  }
  document.body.append(ghost);
  return ghost;
}
