import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draggable } from '../src/play/drag';
import { longPress } from '../src/play/press';

describe('a long press', () => {
  let root: HTMLElement;
  let tile: HTMLElement;
  let pressed: string[];
  let clicks: number;
  let end: () => void;
  const point = (kind: string): boolean => tile.dispatchEvent(new PointerEvent(kind, { bubbles: true, isPrimary: true, button: 0, pointerId: 1 }));

  beforeEach(() => {
    vi.useFakeTimers();
    root = document.createElement('div');
    tile = document.createElement('button');
    tile.dataset['piece'] = 't0.1';
    root.append(tile);
    document.body.append(root);
    pressed = [];
    clicks = 0;
    tile.addEventListener('click', () => (clicks += 1));
    end = longPress(root, (id) => pressed.push(id)).destroy;
  });

  afterEach(() => {
    end();
    root.remove();
    vi.useRealTimers();
  });

  it('swallows the click that follows it, and no other', () => {
    point('pointerdown');
    vi.advanceTimersByTime(500);
    expect(pressed).toEqual(['t0.1']);
    point('pointerup');
    tile.click();
    expect(clicks).toBe(0);
    vi.advanceTimersByTime(10);
    tile.click();
    expect(clicks).toBe(1);
  });

  it('that the browser takes over leaves the next tap alone', () => {
    point('pointerdown');
    vi.advanceTimersByTime(500);
    point('pointercancel');
    point('pointerdown');
    point('pointerup');
    tile.click();
    expect(clicks).toBe(1);
  });

  it('is none for a drag, which swallows its own click', () => {
    const dropped: string[][] = [];
    const drag = draggable(root, { pieces: (id) => [id], drop: (ids) => dropped.push(ids) });
    root.dataset['drop'] = 'new';
    document.elementFromPoint = () => root;
    const move = (kind: string, x: number): boolean => tile.dispatchEvent(new PointerEvent(kind, { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX: x }));
    move('pointerdown', 0);
    move('pointermove', 30);
    move('pointerup', 30);
    tile.click();
    expect(clicks).toBe(0);
    expect(dropped).toEqual([['t0.1']]);
    expect(pressed).toEqual([]);
    drag.destroy();
  });
});
