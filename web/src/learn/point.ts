/** Where a move is made: what is to be tapped for it gets a ring. Nothing is judged here, a move is only read. */
import { expandAll, kindOf, minus } from '../tiles/notation';

const rack = (tile: string): string => `.rackzone [data-tile="${kindOf(tile)}"][aria-pressed="false"]`;
const row = (number: string): string => `.pot .row:nth-child(${number}):not(.taken)`;
const reserve = (whose: 'mine' | 'theirs', kind: 'back' | 'steal', tile: string): string[] => [`[data-do="reserve-${whose}"]:not(.open)`, `[data-tray] [data-${kind}="${tile}"][aria-pressed="false"]`];

/** Selectors; `table`: the combinations that lie there. */
export function spots(move: string, table: string[][]): string[] {
  const [, letter = '', place = '', tile = ''] = /^([A-Za-z])([\d.]*)(?: (.*))?$/.exec(move) ?? [];
  switch (letter) {
    case 'S':
      return ['[data-do="stock"][aria-pressed="false"]'];
    case 'U':
      return ['[data-do="discard"]'];
    case 'V':
      return reserve('theirs', 'steal', tile);
    case 'B':
      return reserve('mine', 'back', tile);
    case 'T':
      return [row(place)];
    case 'I':
      return [rack(tile), row(place)];
    case 'X':
      return [rack(tile), `[data-place="${place.split('.').map((number) => Number(number) - 1).join('.')}"]`];
    case 'A':
      return minus((expandAll(tile) ?? []).flat(), table.flat()).map(rack);
    default:
      return tile && letter !== 'L' ? [rack(tile)] : move ? ['[data-main]'] : [];
  }
}
