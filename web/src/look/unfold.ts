/** In a sheet, what somebody unfolds comes into sight; also what of it is loaded a little later. */
const PATIENCE = 2000; // milliseconds; a touch ends it before

export function unfolding(body: HTMLElement): { destroy: () => void } {
  let opened: Element | null | undefined;
  let end = (): void => undefined;

  const click = (event: Event): void => {
    opened = (event.target as Element).closest('summary')?.parentElement;
  };
  const toggle = (event: Event): void => {
    end();
    if (event.target === opened && opened instanceof HTMLDetailsElement && opened.open) end = follow(opened);
  };
  body.addEventListener('click', click, true);
  body.addEventListener('toggle', toggle, true); // it does not bubble
  return { destroy: () => end() };
}

/** As long as it grows. What is higher than the sheet is shown from its beginning. */
function follow(part: HTMLElement): () => void {
  const watcher = new ResizeObserver(() => part.scrollIntoView({ block: 'nearest' }));
  const end = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
    removeEventListener('pointerdown', end, true);
    removeEventListener('wheel', end, true);
  };
  const timer = setTimeout(end, PATIENCE);
  watcher.observe(part);
  addEventListener('pointerdown', end, { capture: true, passive: true });
  addEventListener('wheel', end, { capture: true, passive: true });
  return end;
}
