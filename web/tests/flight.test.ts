import { afterEach, describe, expect, it, vi } from 'vitest';
import { carry, way } from '../src/look/flight';
import { glide } from '../src/look/motion';

const at = (left: number, width: number) => ({ left, top: 20, width });

describe('a tile in the air', () => {
  it('starts as wide as the tile it comes from', () => {
    expect(way(at(10, 30), at(110, 40))).toEqual([{ transform: 'translate(-100px, 0px) scale(0.75)' }, { transform: 'none', opacity: 1 }]);
  });

  it('is never more than twice its size or less than half of it, and fades in then', () => {
    expect(way(at(10, 350), at(110, 40))[0]).toEqual({ transform: 'translate(-100px, 0px) scale(2)', opacity: 0 });
    expect(way(at(10, 15), at(110, 40))[0]).toEqual({ transform: 'translate(-100px, 0px) scale(0.5)', opacity: 0 });
  });

  it('fades in where no tile lies at the start', () => {
    expect(way(at(10, 0), at(110, 40))[0]).toEqual({ transform: 'translate(-100px, 0px) scale(0.5)', opacity: 0 });
  });
});

describe('a tile that another exchanges', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('goes to the stock as a back, and another comes', () => {
    document.body.innerHTML = '<i data-seat="1"><b class="tile"></b></i><i data-stock><b class="tile back" data-tile="r5"></b></i>';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(this.closest('[data-stock]') ? 300 : 10, 20, 24, 30);
    });
    const delays: unknown[] = [];
    Element.prototype.animate = function (_frames, options) {
      delays.push((options as KeyframeAnimationOptions).delay);
      return { finish: () => undefined } as unknown as Animation;
    };
    carry(['[data-seat="1"]', '[data-stock]'], ['[data-stock]', '[data-seat="1"]']);
    const flying = [...document.querySelectorAll<HTMLElement>('.flying')];
    expect(flying.map((copy) => copy.style.left)).toEqual(['300px', '10px']);
    expect(flying.map((copy) => copy.outerHTML).join()).not.toContain('r5');
    expect(delays).toEqual([0, 220]);
  });
});

describe('a combination that moves', () => {
  it('is not stretched when it grows or shrinks', () => {
    const css = glide(document.body, { from: new DOMRect(10, 10, 400, 50), to: new DOMRect(30, 60, 100, 50) }).css;
    expect(css?.(0.5, 0.5)).toBe('transform: translate(-10px, -25px)');
  });
});
