/** What is left at the end of a round, tile by tile. */
import type { View } from '../net/api';
import { pointsOf } from '../tiles/hand';
import { isStar, tileOf } from '../tiles/notation';

const STAR = 25; // R1

export interface Left {
  seat: number;
  /** Tiles of a reserve count for the other player. */
  where: 'rack' | 'reserve';
  points: number;
  tiles: { tile: string; points: number }[];
}

export function leftOf(view: View, rules: Record<string, unknown>): Left[] {
  const highest = Number(rules['highest'] ?? 13);
  const cost = (tile: string): number => {
    if (view.game === 'investo') return -1; // I19
    if (view.game === 'gin') return pointsOf([tile], highest);
    return -(isStar(tile) ? STAR : tileOf(tile).value);
  };
  const found = view.sides.flatMap((side, seat): Left[] => [
    part(seat, 'rack', (side.rack ?? []).map((tile) => ({ tile, points: cost(tile) }))),
    part(seat, 'reserve', 'reserve' in side ? side.reserve.map((tile) => ({ tile, points: 1 })) : []),
  ]);
  return found.filter((one) => one.tiles.length > 0);
}

function part(seat: number, where: Left['where'], tiles: Left['tiles']): Left {
  return { seat, where, tiles, points: tiles.reduce((sum, tile) => sum + tile.points, 0) };
}
