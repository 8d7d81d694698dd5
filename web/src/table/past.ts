/** The screen of each game, and a moment of a match that was played as it shows it. */
import type { Component } from 'svelte';
import type { Replay, Step } from '../net/api';
import type { Hand } from '../play/hand.svelte';
import type { TableInfo } from '../wire';
import type { Table } from './table.svelte';

type Screen = Component<{ table: Table; menu?: () => void; hint?: (hand: Hand) => void; waiting: string }>;

export const GAMES: Record<string, () => Promise<{ default: Screen }>> = {
  investo: () => import('../games/Investo.svelte'),
  rummy: () => import('../games/Rummy.svelte'),
  gin: () => import('../games/Gin.svelte'),
};

export function infoOf({ header }: Replay, sheet: number[][]): TableInfo {
  const seats = header.names.map((name, seat) => ({ bot: header.bots[seat] ?? '', name, taken: true, gone: false, stand_in: '', ready: true }));
  const match = { number: header.number, commitment: '', salts: [], seed: '', sheet, winners: null, stopped: false };
  return { id: header.id, game: header.game, rules: header.rules, clock: {}, public: false, watch: true, hints: false, phase: 'playing', seats, next: '', match };
}

/** The score sheet as it stood at every step. */
export function sheetsOf(steps: Step[]): number[][][] {
  const rows: number[][] = [];
  return steps.map((step) => {
    if (step.score) rows.push(step.score.points);
    return [...rows];
  });
}
