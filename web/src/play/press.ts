/** A long press, or the other mouse button, on a combination. The click that would follow is none. */
import { swallowClick } from './swallow';

const LONG = 450;
const SLOP = 7;

export function longPress(root: HTMLElement, then: (id: string) => void): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: { x: number; y: number } | null = null;
  let long = false;

  const idOf = (event: Event): string | undefined => (event.target as Element).closest<HTMLElement>('[data-piece]')?.dataset['piece'];
  const cancel = (): void => {
    clearTimeout(timer);
    at = null;
  };
  const down = (event: PointerEvent): void => {
    const id = idOf(event);
    if (!id || event.button !== 0) return;
    at = { x: event.clientX, y: event.clientY };
    long = false;
    timer = setTimeout(() => {
      long = true;
      then(id);
    }, LONG);
  };
  /** After a press that the browser took over (`pointercancel`) there is no click. */
  const up = (): void => {
    if (long) swallowClick();
    long = false;
    cancel();
  };
  const move = (event: PointerEvent): void => {
    if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLOP) cancel();
  };
  const menu = (event: Event): void => {
    const id = idOf(event);
    if (!id) return;
    event.preventDefault();
    cancel();
    then(id);
  };
  root.addEventListener('pointerdown', down);
  root.addEventListener('contextmenu', menu);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  return {
    destroy: () => {
      cancel();
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    },
  };
}
