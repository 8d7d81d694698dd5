/** agree.test.ts has many more positions, judged by the rules themselves. */
import { describe, expect, it } from 'vitest';
import { GIN, INVESTO, rummyRules } from '../src/games/melds';
import { meldFault, tidy, type MeldRules } from '../src/tiles/melds';

const MIXED = rummyRules({ ace: 'both', mixed: true });
const code = (text: string, rules: MeldRules): string => meldFault(text.split(' '), rules)?.code.replace('refusal-', '') ?? '';

describe('one combination', () => {
  it.each([
    ['r5 r6 r7', INVESTO, ''],
    ['r5 r6', INVESTO, 'too-short'],
    ['r5 r6 b7', INVESTO, 'odd-colour'],
    ['r5 r6 r8', INVESTO, 'gap'],
    ['r5 r6 r6', INVESTO, 'doubled-tile'],
    ['r12 r13 r1', INVESTO, 'no-wrap'],
    ['r8 b8 k8', INVESTO, 'no-series'],
    ['r8 y8 k8 k10', GIN, 'odd-value'],
    ['r5 b6 k7', GIN, 'no-combination'],
    ['r8 b8 k8', GIN, ''],
    ['r8 b8 r8', GIN, 'doubled-colour'],
    ['r5 *r6 r7', GIN, ''],
    ['r12 r13 r1', MIXED, ''],
    ['r13 r1 r2', MIXED, 'past-ace'],
    ['r5 b6 k7', MIXED, ''],
  ])('%s', (text, rules, wanted) => {
    expect(code(text, rules)).toBe(wanted);
  });

  it('lays tiles in order', () => {
    expect(tidy(['r7', 'r5', 'r6'], INVESTO)).toEqual(['r5', 'r6', 'r7']);
  });

  it('lets a Star fill a gap, then the upper end, then the lower', () => {
    expect(tidy(['r5', 'r7', '*'], GIN)).toEqual(['r5', '*r6', 'r7']);
    expect(tidy(['r5', 'r6', '*'], GIN)).toEqual(['r5', 'r6', '*r7']);
    expect(tidy(['r12', 'r13', '*'], GIN)).toEqual(['*r11', 'r12', 'r13']);
    expect(tidy(['*', 'b8', 'r8'], GIN)).toEqual(['b8', 'r8', '*y8']);
  });

  it('lets a Star lie before or in place of a 1 after 13', () => {
    expect(tidy(['r13', 'r1', '*'], MIXED)).toEqual(['*r12', 'r13', 'r1']);
    expect(tidy(['r12', 'r1', '*'], MIXED)).toEqual(['r12', '*r13', 'r1']);
    expect(tidy(['r12', 'r13', '*r1'], MIXED)).toEqual(['r12', 'r13', '*r1']);
    const whole = Array.from({ length: 13 }, (_, i) => `r${i + 1}`);
    for (const last of ['r1', '*']) {
      const lying = tidy([last, ...whole], MIXED);
      expect([lying[0], lying[12], lying.at(-1)?.replace('*', '')]).toEqual(['r1', 'r13', 'r1']);
      expect(meldFault(lying, MIXED)).toBeNull();
    }
  });

  it('keeps what a Star stands for while it can', () => {
    expect(tidy(['*r4', 'r5', 'r6'], GIN)).toEqual(['*r4', 'r5', 'r6']);
  });
});
