/** melds.json is made by tests/web/test_melds_agree.py from what src/tilerummy/melds.py says. */
import { describe, expect, it } from 'vitest';
import { GIN, INVESTO, meldFault, type MeldRules } from '../src/tiles/melds';
import cases from './melds.json';

const RULES: Record<string, MeldRules> = {
  investo: INVESTO,
  gin: GIN,
  mixed: { runs: true, series: true, aceHigh: true, mixed: true },
  series: { runs: false, series: true, aceHigh: false, mixed: false },
};

describe('the light check agrees with the rules', () => {
  it.each(cases)('$rules: $meld', ({ rules, meld, fault }) => {
    const found = meldFault(meld.split(' '), RULES[rules] as MeldRules);
    expect(found?.code.replace('refusal-', '') ?? '').toBe(fault);
  });
});
