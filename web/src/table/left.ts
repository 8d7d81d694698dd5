/** What is left at the end of a round, tile by tile, with what each counts as the server told it. */
import type { View } from '../net/api';

export interface Left {
  seat: number;
  /** Tiles of a reserve count for the other player. */
  where: 'rack' | 'reserve';
  points: number;
  tiles: { tile: string; points: number }[];
}

export function leftOf(view: View): Left[] {
  const found = view.sides.flatMap((side, seat): Left[] => [
    part(seat, 'rack', side.rack ?? [], side.counts),
    ...('reserve' in side ? [part(seat, 'reserve', side.reserve, side.reserve_counts)] : []),
  ]);
  return found.filter((one) => one.tiles.length > 0);
}

function part(seat: number, where: Left['where'], names: string[], counts: number[]): Left {
  const tiles = names.map((tile, i) => ({ tile, points: counts[i] ?? 0 }));
  return { seat, where, tiles, points: tiles.reduce((sum, tile) => sum + tile.points, 0) };
}
