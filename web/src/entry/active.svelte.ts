/** Only one entry of a screen shows its pad: the one touched last. */
import { tick } from 'svelte';

export const active = $state({ id: '' });

/** What was touched stays under the finger, although the pad of another entry closes above it. */
export async function activate(id: string, element: Element | undefined): Promise<void> {
  if (active.id === id) return;
  const scroller = element?.closest('dialog') ?? document.scrollingElement;
  const before = element?.getBoundingClientRect().top ?? 0;
  active.id = id;
  await tick();
  scroller?.scrollBy(0, (element?.getBoundingClientRect().top ?? 0) - before);
}

/** Before an answer is asked for: text that is marked as wrong would be left out of the question. */
export function pointAtFault(): boolean {
  const wrong = document.querySelector<HTMLElement>('dialog[open] .entry [aria-invalid=true]') ?? document.querySelector<HTMLElement>('.entry [aria-invalid=true]');
  wrong?.focus();
  wrong?.scrollIntoView({ block: 'center' });
  return wrong !== null;
}
