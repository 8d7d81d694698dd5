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
  const lowest = Math.max(felt.top, felt.bottom - size.height - ARROW - 2);
  const tries = [whole ? whole.bottom + ARROW + 6 : lowest, whole ? whole.top - size.height - ARROW - 6 : lowest, lowest, felt.top + 4];
  const cost = (top: number): number => {
    const box = { top, bottom: top + size.height, left, right: left + size.width };
    return 100 * spots.reduce((sum, spot) => sum + overlap(box, spot), 0) + keep.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const inside = tries.map((top) => Math.max(felt.top + 2, Math.min(lowest, top)));
  const top = inside.reduce((best, other) => (cost(other) < cost(best) - 1 ? other : best));
  return { top, left, ...arrow(top, left, size, first) };
}

function arrow(top: number, left: number, size: { width: number; height: number }, spot: Box | undefined): Pick<Placed, 'at' | 'side'> {
  if (!spot) return { at: 0, side: '' };
  const at = Math.max(24, Math.min(size.width - 24, (spot.left + spot.right) / 2 - left));
  return { at, side: spot.bottom <= top ? 'up' : spot.top >= top + size.height ? 'down' : '' };
}
