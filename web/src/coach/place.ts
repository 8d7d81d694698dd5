/** Where the bubble lies: over the felt, beside what it points at, and over nothing that is needed. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Placed {
  top: number;
  left: number;
  /** Where the arrow is, from the bubble's left edge, and on which side; '' without one. */
  at: number;
  side: 'up' | 'down' | '';
}

const EDGE = 10;
const ARROW = 12;
const STEP = 8;
const NEAR = 40; // farther away something else would seem to be meant

const overlap = (a: Box, b: Box): number => Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) * Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));

/** One box around all of them; null around none. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)), left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)) };
}

/** `felt`: where it may lie; `spots`: what it points at, there or elsewhere; `keep`: what should stay in sight. */
export function place(felt: Box, size: { width: number; height: number }, spots: Box[], keep: Box[]): Placed {
  const [first] = spots;
  const whole = around(spots.filter((spot) => overlap(spot, felt) > 0));
  const middle = first ? (first.left + first.right) / 2 : (felt.left + felt.right) / 2;
  const left = Math.max(felt.left + EDGE, Math.min(felt.right - EDGE - size.width, middle - size.width / 2));
  const lowest = Math.max(felt.top, felt.bottom - size.height - (first ? ARROW : 0) - 2);
  const tries = [whole ? whole.bottom + ARROW + 6 : lowest, whole ? whole.top - size.height - ARROW - 6 : lowest, lowest, felt.top + 4, ...between(felt.top + 4, lowest)];
  const cost = (at: { top: number; left: number }): number => {
    const box = { top: at.top, bottom: at.top + size.height, left: at.left, right: at.left + size.width };
    return 100 * spots.reduce((sum, spot) => sum + overlap(box, spot), 0) + keep.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const tops = tries.map((top) => Math.max(felt.top + 2, Math.min(lowest, top)));
  const inside = [left, felt.right - EDGE - size.width, felt.left + EDGE].flatMap((from) => tops.map((top) => ({ top, left: from })));
  const best = inside.reduce((found, other) => (cost(other) < cost(found) - 1 ? other : found));
  return { ...best, ...arrow(best.top, best.left, size, first, felt) };
}

/** Every few pixels from here to there. */
function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / STEP)) }, (_, i) => from + (i + 1) * STEP);
}

/** At what lies beside it on the felt, or over the edge of the felt at what lies there. */
function arrow(top: number, left: number, size: { width: number; height: number }, spot: Box | undefined, felt: Box): Pick<Placed, 'at' | 'side'> {
  if (!spot) return { at: 0, side: '' };
  const middle = (spot.left + spot.right) / 2 - left;
  if (middle < 0 || middle > size.width) return { at: 0, side: '' };
  const at = Math.max(24, Math.min(size.width - 24, middle));
  const bottom = top + size.height;
  const up = spot.bottom <= top && top - Math.max(spot.bottom, felt.top) <= NEAR;
  const down = spot.top >= bottom && Math.min(spot.top, felt.bottom) - bottom <= NEAR;
  return { at, side: up ? 'up' : down ? 'down' : '' };
}

const AIR = 10; // around what is pointed at: there is its ring

/** How far a table scrolls until something on it is in sight, above what lies over its lower edge (`over` pixels); what is too high begins in sight. */
export function scrollTo(table: Box, it: Box, over: number): number {
  const [top, bottom] = [table.top + AIR, table.bottom - over - AIR];
  if (it.top < top) return it.top - top;
  return it.bottom > bottom ? Math.min(it.bottom - bottom, it.top - top) : 0;
}
