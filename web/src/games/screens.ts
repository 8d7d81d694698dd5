/** The screen of each game, loaded when it is shown. */
import type { Component } from 'svelte';
import type { Hand } from '../play/hand.svelte';
import type { Table } from '../table/table.svelte';

type Screen = Component<{ table: Table; menu?: () => void; hint?: (hand: Hand) => void; waiting: string }>;

export const SCREENS: Record<string, () => Promise<{ default: Screen }>> = {
  investo: () => import('./Investo.svelte'),
  rummy: () => import('./Rummy.svelte'),
  gin: () => import('./Gin.svelte'),
};
