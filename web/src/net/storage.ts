/** What the browser keeps for us, how much room it has, and whether it may throw it away. */
const MEGABYTE = 1_000_000;
const LITTLE = 20; // MB; a long match takes a tenth of one, an update of the engine some seven

/** In megabytes; `left` is null where the browser does not say. */
export interface Room {
  used: number;
  left: number | null;
  lasting: boolean;
}

export async function room(): Promise<Room> {
  const [{ usage = 0, quota }, lasting] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => ({})) ?? {},
    navigator.storage?.persisted?.().catch(() => false) ?? false,
  ] as [Promise<StorageEstimate>, Promise<boolean>]);
  return { used: usage / MEGABYTE, left: quota === undefined ? null : (quota - usage) / MEGABYTE, lasting };
}

export const megabytesLeft = ({ left }: Room): number => Math.max(0, Math.floor(left ?? 0));
export const isScarce = ({ left }: Room): boolean => left !== null && left < LITTLE;

/** Asked for when there is something to lose. */
export async function keepForGood(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Safari, where what is kept goes after a week unless the page is installed. */
export function forgets(): boolean {
  const safari = /^((?!chrome|chromium|android|crios|fxios|edgios).)*safari/i.test(navigator.userAgent) || /iPhone|iPad/.test(navigator.userAgent);
  return safari && !matchMedia('(display-mode: standalone)').matches;
}
