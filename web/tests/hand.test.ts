import { describe, expect, it } from 'vitest';
import { split } from '../src/games/split';
import { rackSlots } from '../src/look/fit';

describe('a hand of Gin-Rummy', () => {
  it('finds the combinations that leave least', () => {
    const found = split(['r4', 'r5', 'r6', 'r7', 'b9', 'y9', 'k9', 'b12', 'r12', 'k3'], 13);
    expect(found.melds.flat().length).toBe(7);
    expect(found.points).toBe(27);
  });

  it('breaks a run if a series saves more', () => {
    const found = split(['r1', 'r2', 'r3', 'b3', 'k3', 'y13'], 13);
    expect(found.points).toBe(1 + 2 + 13);
  });
});

describe('the rack', () => {
  it('has two lines on a phone and one on a desk', () => {
    expect(rackSlots(326, 11, 44, 6)).toMatchObject({ columns: 6, lines: 2, width: 44 });
    expect(rackSlots(1000, 11, 64, 6)).toMatchObject({ columns: 11, lines: 1, width: 64 });
  });

  it('never makes tiles smaller than 40 px', () => {
    expect(rackSlots(326, 24, 44, 7).width).toBeGreaterThanOrEqual(40);
  });
});
