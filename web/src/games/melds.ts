/** What is a combination in each game, for the light check of `tiles/melds.ts`. */
import type { MeldRules } from '../tiles/melds';

const RUMMY_IDS = { '': 'R2', 'no-wrap': 'R9', 'past-ace': 'R9', 'declare-stars': 'R8', 'no-series': 'R13', 'no-sequences': 'R13' };
export const INVESTO: MeldRules = { runs: true, series: false, aceHigh: false, mixed: false, ids: { '': 'I11' } };
export const GIN: MeldRules = { runs: true, series: true, aceHigh: false, mixed: false, ids: { '': 'R2', 'no-wrap': 'G1' } };

export function rummyRules(rules: Record<string, unknown>): MeldRules {
  return {
    runs: rules['combinations'] !== 'series',
    series: rules['combinations'] !== 'sequences',
    aceHigh: rules['ace'] === 'both',
    mixed: rules['mixed'] === true,
    ids: RUMMY_IDS,
  };
}
