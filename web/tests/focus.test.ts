/** Whoever plays by keys does not lose the place. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goTo, keepFocus } from '../src/board/focus';

const tile = (id: string): string => `<button data-piece="${id}">${id}</button>`;
let kept: { destroy: () => void } | undefined;

function board(rack: string[], table: string[] = []): HTMLElement {
  document.body.innerHTML = `<div class="game"><button data-do="stock">S</button><button data-do="discard">D</button><ul class="melds">${table.map(tile).join('')}</ul><section class="rackzone">${rack.map(tile).join('')}</section></div>`;
  const root = document.querySelector<HTMLElement>('.game') as HTMLElement;
  kept = keepFocus(root);
  return root;
}

afterEach(() => {
  kept?.destroy();
  document.body.innerHTML = '';
});

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;
const focused = (): string => (document.activeElement as HTMLElement).dataset['piece'] ?? (document.activeElement as HTMLElement).dataset['do'] ?? '';

describe('the focus', () => {
  it('goes to the tile that took the place of one that was laid', async () => {
    board(['a', 'b', 'c']);
    find('[data-piece="b"]').focus();
    find('[data-piece="b"]').remove();
    await vi.waitFor(() => expect(focused()).toBe('c'));
  });

  it('goes to the last one where the last was laid', async () => {
    board(['a', 'b']);
    find('[data-piece="b"]').focus();
    find('[data-piece="b"]').remove();
    await vi.waitFor(() => expect(focused()).toBe('a'));
  });

  it('follows what is drawn anew', async () => {
    const root = board(['a', 'b']);
    find('[data-piece="a"]').focus();
    find('.rackzone').innerHTML = tile('b') + tile('a');
    await vi.waitFor(() => expect(focused()).toBe('a'));
    expect(root.contains(document.activeElement)).toBe(true);
  });

  it('is left alone where somebody has taken it elsewhere', async () => {
    board(['a', 'b']);
    find('[data-piece="a"]').focus();
    find('[data-do="stock"]').focus();
    find('[data-piece="a"]').remove();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(focused()).toBe('stock');
  });
});

describe('a key', () => {
  const press = (key: string, more: KeyboardEventInit = {}, at: HTMLElement = document.body): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
    Object.defineProperty(event, 'target', { value: at });
    return goTo(event);
  };

  it('leads to rack, stock, discard and table, and presses nothing', () => {
    board(['a', 'b'], ['m']);
    const pressed = vi.fn();
    find('[data-do="stock"]').addEventListener('click', pressed);
    for (const [key, where] of [['r', 'a'], ['s', 'stock'], ['d', 'discard'], ['T', 'm']] as const) {
      expect(press(key)).toBe(true);
      expect(focused()).toBe(where);
    }
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is somebody else’s with another key held, or where something is typed', () => {
    board(['a']);
    document.body.insertAdjacentHTML('beforeend', '<input />');
    expect(press('r', { ctrlKey: true })).toBe(false);
    expect(press('r', {}, find('input'))).toBe(false);
    expect(press('q')).toBe(false);
  });
});
