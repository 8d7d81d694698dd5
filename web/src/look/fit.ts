/** How wide tiles are, from the room there is (the numbers are the look's). */

const GAP = 5;
const LEAST = 40;
const WANTED = 44;
/** The height of a tile, in widths. */
export const RATIO = 1.3;
/** A place for a new combination: as wide at least, with the gap before it; as high as a combination, and this around it. */
const PLACE = 130;
const AROUND = 8;
/** So much of its width a tile of a long run keeps. */
const SLIM = 0.74;

export interface Slots {
  columns: number;
  width: number;
  lines: number;
}

/** `big` tiles are so wide at least, whatever the room. */
export const BIG = [48, 64, 84];

/** One line if the tiles keep 44 px, else two; never under `smallest`, then more lines that scroll. */
export function rackSlots(room: number, count: number, most: number, least: number, smallest = LEAST): Slots {
  for (const lines of [1, 2]) {
    const columns = Math.max(smallest > LEAST ? 1 : least, Math.ceil(count / lines));
    const width = Math.min(most, even((room - (columns - 1) * GAP) / columns));
    if (width >= Math.max(WANTED, smallest) || (lines === 2 && width >= smallest)) return { columns, width, lines: lines === 1 ? 1 : 2 };
  }
  const columns = Math.max(1, Math.floor((room + GAP) / (smallest + GAP)));
  return { columns, width: smallest, lines: Math.ceil(count / columns) };
}

export function even(width: number): number {
  return Math.max(0, Math.floor(width / 2) * 2);
}

/** The widest tile with which a run of `longest` still fits one line, made slim. */
export function slimTable(room: number, longest: number): number {
  return even((room - 6) / Math.max(1, longest) / SLIM);
}

/** The table's tiles: as large as fits without scrolling, 34 px at least. */
export function fitTable(table: HTMLElement, count: number, longest: number, most: number, least: number): void {
  const area = table.clientWidth * table.clientHeight;
  const line = slimTable(table.querySelector('.melds')?.clientWidth ?? table.clientWidth, longest);
  let width = Math.max(least, Math.min(most, line, even(Math.sqrt(area / (2.6 * Math.max(1, count))))));
  const put = (): void => table.style.setProperty('--tw', `${width}px`);
  put();
  while (width > least && isCut(table)) {
    width -= 2;
    put();
  }
}

/** Is there no room for a new combination below the last one? What grows with its tiles has room while it fills half the screen. */
export function isCut(table: HTMLElement): boolean {
  const melds = [...table.querySelectorAll<HTMLElement>('.meld')];
  const [first, last] = [melds[0], melds.at(-1)];
  if (!first || !last) return false;
  const style = getComputedStyle(table);
  const height = last.offsetTop + last.offsetHeight - first.offsetTop + parseFloat(style.paddingTop);
  if (style.overflowY === 'visible') return height > innerHeight / 2;
  const beside = (last.parentElement?.clientWidth ?? 0) - (last.offsetLeft + last.offsetWidth - first.offsetLeft) >= PLACE;
  return height + (beside ? 0 : last.offsetHeight) + AROUND > table.clientHeight;
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
