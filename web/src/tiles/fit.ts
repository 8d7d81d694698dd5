/** How wide tiles are, from the room there is (the numbers are the look's). */

const GAP = 5;
const LEAST = 40;
const WANTED = 44;

export interface Slots {
  columns: number;
  width: number;
  lines: number;
}

/** One line if the tiles keep 44 px, else two; never under 40 px, then more lines that overlap. */
export function rackSlots(room: number, count: number, most: number, least: number): Slots {
  for (const lines of [1, 2]) {
    const columns = Math.max(least, Math.ceil(count / lines));
    const width = Math.min(most, even((room - (columns - 1) * GAP) / columns));
    if (width >= WANTED || (lines === 2 && width >= LEAST)) return { columns, width, lines: lines === 1 ? 1 : 2 };
  }
  const columns = Math.max(1, Math.floor((room + GAP) / (LEAST + GAP)));
  return { columns, width: LEAST, lines: Math.ceil(count / columns) };
}

export function even(width: number): number {
  return Math.max(0, Math.floor(width / 2) * 2);
}

/** The table's tiles: as large as fits without scrolling, 34 px at least. */
export function fitTable(table: HTMLElement, count: number, most: number, least: number): void {
  const area = table.clientWidth * table.clientHeight;
  let width = Math.max(least, Math.min(most, even(Math.sqrt(area / (2.6 * Math.max(1, count))))));
  const put = (): void => table.style.setProperty('--tw', `${width}px`);
  put();
  while (width > least && table.scrollHeight > table.clientHeight) {
    width -= 2;
    put();
  }
}
