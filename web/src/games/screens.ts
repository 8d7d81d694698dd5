/** The screen of each game, loaded when it is shown. */
import type { Component } from 'svelte';
import type { Screen } from '../board/screen';

export const SCREENS: Record<string, () => Promise<{ default: Component<Screen> }>> = {
  investo: () => import('./Investo.svelte'),
  rummy: () => import('./Rummy.svelte'),
  gin: () => import('./Gin.svelte'),
};

export const GAMES = Object.keys(SCREENS);
