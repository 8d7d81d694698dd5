/** How fast the computer may play, by name. */
export const SPEEDS = ['calm', 'normal', 'fast', 'at-once'] as const;

export type Speed = (typeof SPEEDS)[number];
