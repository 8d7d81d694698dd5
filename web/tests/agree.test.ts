/** melds.json is made by tests/web/test_melds_agree.py from what every game's own judge and Gin-Rummy's solver say. */
import { describe, expect, it } from 'vitest';
import { GIN, INVESTO, rummyRules } from '../src/games/melds';
import { split } from '../src/games/split';
import { meldFault, tidy, worth, type MeldRules } from '../src/tiles/melds';
import { hands, melds as cases } from './melds.json';

const RULES: Record<string, MeldRules> = {
  investo: INVESTO,
  gin: GIN,
  rummy: rummyRules({}),
  both: rummyRules({ ace: 'both' }),
  mixed: rummyRules({ mixed: true }),
  family: rummyRules({ ace: 'both', mixed: true }),
  series: rummyRules({ combinations: 'series' }),
  sequences: rummyRules({ combinations: 'sequences' }),
};
const told = cases.filter((one) => one.worth >= 0);
const open = cases.filter((one) => one.worth < 0);

describe('the light check agrees with the games: code, rule and parameters', () => {
  it.each(told)('$rules: $meld', ({ rules, meld, fault, rule, params, worth: points }) => {
    const found = meldFault(meld.split(' '), RULES[rules] as MeldRules);
    expect(found).toEqual(fault ? { code: `refusal-${fault}`, rule, params } : null);
    if (!found) expect(worth(meld.split(' '))).toBe(points);
  });
});

describe('Stars find a place if there is one', () => {
  it.each(open)('$rules: $meld', ({ rules, meld, fault }) => {
    const found = meldFault(tidy(meld.split(' '), RULES[rules] as MeldRules), RULES[rules] as MeldRules);
    expect(found === null).toBe(fault === '');
  });
});

describe('the best split of a hand is the solver’s', () => {
  it.each(hands)('$hand, $highest at most', ({ hand, highest, left, laid }) => {
    const found = split(hand.split(' '), highest);
    expect({ left: found.points, laid: found.melds.flat().length }).toEqual({ left, laid });
    expect([...found.melds.flat(), ...found.left].sort()).toEqual(hand.split(' ').sort());
    for (const meld of found.melds) expect(meldFault(meld, GIN)).toBeNull();
  });
});
