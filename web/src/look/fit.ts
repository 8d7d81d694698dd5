/** How wide tiles are, from the room there is (the numbers are the look's). */

const GAP = 5;
/** Between the tiles of a rack that would need a third line otherwise. */
const TIGHT = 2;
const LEAST = 40;
const WANTED = 44;
/** The height of a tile, in widths. */
export const RATIO = 1.3;
/** So much of its width a tile of a long run keeps. */
export const SLIM = 0.74;

export interface Slots {
  columns: number;
  width: number;
  lines: number;
  gap: number;
}

/** `big` tiles are so wide at least, whatever the room. */
export const BIG = [48, 64, 84];

/** One line if the tiles keep 44 px, else two, closer together if need be; never under `smallest`, then more lines that scroll. */
export function rackSlots(room: number, count: number, most: number, least: number, smallest = LEAST): Slots {
  for (const [lines, gap] of [[1, GAP], [2, GAP], [2, TIGHT]] as const) {
    const columns = Math.max(smallest > LEAST ? 1 : least, Math.ceil(count / lines));
    const width = Math.min(most, even((room - (columns - 1) * gap) / columns));
    if (width >= Math.max(WANTED, smallest) || (lines === 2 && width >= smallest)) return { columns, width, lines: Math.ceil(count / columns), gap };
  }
  const columns = Math.max(1, Math.floor((room + GAP) / (smallest + GAP)));
  return { columns, width: smallest, lines: Math.ceil(count / columns), gap: GAP };
}

export function even(width: number): number {
  return Math.max(0, Math.floor(width / 2) * 2);
}

/** The widest tile with which a run of `longest` still fits one line, made slim. */
export function slimTable(room: number, longest: number): number {
  return even((room - 6) / Math.max(1, longest) / SLIM);
}

/** The table's tiles: as large as so many of them fit without scrolling, and the longest run in one line; `least` at least. */
export function tableTiles(width: number, height: number, count: number, longest: number, most: number, least: number): number {
  return Math.max(least, Math.min(most, slimTable(width, longest), even(Math.sqrt((width * height) / (2.6 * Math.max(1, count))))));
}

const PEEK = 0.44; // of the width: what shows of a tile under another
/** Tablet and desk, from the style of the pot: above and below the rows, within each, and between two. */
const POT = [{ around: 20, row: 17, gap: 10 }, { around: 24, row: 14, gap: 8 }];

/** The pot's tiles beside the table: as large as its rows fit, so high as their highest stacks. */
export function fitPot(room: number, heights: number[], most: number, step: number): number {
  const { around, row, gap } = POT[step - 1] as (typeof POT)[number];
  const fixed = around + heights.length * row + (heights.length - 1) * gap;
  const tall = heights.reduce((sum, height) => sum + RATIO + PEEK * (height - 1), 0);
  return Math.max(34, Math.min(most, even((room - fixed) / tall)));
}
