/** While tiles are dragged near the upper or lower edge of the felt, it scrolls: faster the nearer the edge is. */
const ABOVE = 44; // pixels
const BELOW = 56;
const RIM = 120; // pixels a second, where the zone begins
const MOST = 720; // at the edge itself
const EASE = 200; // milliseconds until it is at its speed
const LONGEST = 50; // milliseconds of a frame that came late

/** Pixels a second at height `y` of a felt between `top` and `bottom`; upwards is less than 0. */
export function speedAt(y: number, top: number, bottom: number): number {
  if (y < top || y > bottom) return 0;
  const up = (top + ABOVE - y) / ABOVE;
  const down = (y - bottom + BELOW) / BELOW;
  if (Math.max(up, down) <= 0) return 0;
  return up > down ? -(RIM + (MOST - RIM) * up) : RIM + (MOST - RIM) * down;
}

interface Felt {
  top: number;
  bottom: number;
  scroller: Element;
}

/** What scrolls, and between which heights it is seen: the felt itself, on a short screen the whole page. */
function feltOf(root: HTMLElement, x: number): Felt | null {
  const felt = root.querySelector('.table');
  const box = felt?.getBoundingClientRect();
  if (!felt || !box || x < box.left || x > box.right) return null;
  if (getComputedStyle(felt).overflowY !== 'visible') return { top: box.top, bottom: box.bottom, scroller: felt };
  const bar = root.querySelector('.bar')?.getBoundingClientRect().top ?? innerHeight;
  return { top: Math.max(0, box.top), bottom: Math.min(innerHeight, bar, box.bottom), scroller: document.documentElement };
}

export class Edge {
  private frame = 0;
  private since = 0;
  private last = 0;
  private x = 0;
  private y = 0;
  /** Where it has scrolled to, with the parts of a pixel. */
  private reached = 0;

  /** `moved` is called when something else has come under the tiles. */
  constructor(
    private readonly root: HTMLElement,
    private readonly moved: () => void,
  ) {}

  /** The tiles are held here now. */
  at(x: number, y: number): void {
    this.x = x;
    this.y = y;
    if (this.frame || !this.speed()) return;
    this.since = this.last = performance.now();
    this.reached = NaN;
    this.frame = requestAnimationFrame(this.go);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private speed(felt = feltOf(this.root, this.x)): number {
    return felt ? speedAt(this.y, felt.top, felt.bottom) : 0;
  }

  private readonly go = (now: number): void => {
    const felt = feltOf(this.root, this.x);
    const speed = this.speed(felt);
    if (!felt || !speed) return this.stop();
    this.frame = requestAnimationFrame(this.go);
    const before = felt.scroller.scrollTop;
    if (!(Math.abs(this.reached - before) < 2)) this.reached = before;
    const eased = Math.min(1, Math.max(0, now - this.since) / EASE);
    this.reached += (speed * eased * Math.min(LONGEST, Math.max(0, now - this.last))) / 1000;
    this.last = now;
    felt.scroller.scrollTop = this.reached;
    if (felt.scroller.scrollTop !== before) this.moved();
  };
}
