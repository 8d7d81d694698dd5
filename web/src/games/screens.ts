/** The screen of each game, loaded when it is shown. */
import type { Component } from 'svelte';
import type { Screen } from '../board/screen';
import type { Teacher } from './coach/tip';

export const SCREENS: Record<string, () => Promise<{ default: Component<Screen> }>> = {
  investo: () => import('./Investo.svelte'),
  rummy: () => import('./Rummy.svelte'),
  gin: () => import('./Gin.svelte'),
};

/** What a coach says there. */
export const COACHES: Record<string, () => Promise<{ default: Teacher }>> = {
  investo: () => import('./coach/investo'),
  rummy: () => import('./coach/rummy'),
  gin: () => import('./coach/gin'),
};

export const GAMES = Object.keys(SCREENS);
