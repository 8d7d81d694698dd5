/** melds.json is made by tests/web/test_melds_agree.py from what src/tilerummy/melds.py says. */
import { describe, expect, it } from 'vitest';
import { GIN, INVESTO, meldFault, rummyRules, tidy, worth, type MeldRules } from '../src/tiles/melds';
import cases from './melds.json';

const RULES: Record<string, MeldRules> = {
  investo: INVESTO,
  gin: GIN,
  mixed: { runs: true, series: true, aceHigh: true, mixed: true },
  series: { runs: false, series: true, aceHigh: false, mixed: false },
  rummy: rummyRules({}),
  family: rummyRules({ ace: 'both', mixed: true }),
  both: rummyRules({ ace: 'both' }),
};
const told = cases.filter((one) => one.worth >= 0);
const open = cases.filter((one) => one.worth < 0);

describe('the light check agrees with the rules', () => {
  it.each(told)('$rules: $meld', ({ rules, meld, fault, worth: points }) => {
    const found = meldFault(meld.split(' '), RULES[rules] as MeldRules);
    expect(found?.code.replace('refusal-', '') ?? '').toBe(fault);
    if (!found) expect(worth(meld.split(' '))).toBe(points);
  });
});

describe('Stars find a place if there is one', () => {
  it.each(open)('$rules: $meld', ({ rules, meld, fault }) => {
    const found = meldFault(tidy(meld.split(' '), RULES[rules] as MeldRules), RULES[rules] as MeldRules);
    expect(found === null).toBe(fault === '');
  });
});
