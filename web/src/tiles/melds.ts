/** A light check of one combination, for feedback while tiles are moved. The server judges the whole; must agree with
 * src/tilerummy/melds.py as far as it goes (tests/melds.test.ts has positions of both). */
import { COLOURS, byColour, byValue, isStar, tileOf } from './notation';

export interface MeldRules {
  runs: boolean;
  series: boolean;
  aceHigh: boolean;
  mixed: boolean;
}

export const INVESTO: MeldRules = { runs: true, series: false, aceHigh: false, mixed: false };
export const GIN: MeldRules = { runs: true, series: true, aceHigh: false, mixed: false };

export function rummyRules(rules: Record<string, unknown>): MeldRules {
  return {
    runs: rules['combinations'] !== 'series',
    series: rules['combinations'] !== 'sequences',
    aceHigh: rules['ace'] === 'both',
    mixed: rules['mixed'] === true,
  };
}

export interface Fault {
  code: string;
  params: Record<string, string | number>;
}

function fault(code: string, tile = '', other = ''): Fault {
  return { code: `refusal-${code}`, params: { ...(tile && { tile }), ...(other && { other }) } };
}

/** Tiles of one value are meant as a series, if that counts. */
export function isSeries(fixed: string[], rules: MeldRules): boolean {
  return rules.series && fixed.every((tile) => tileOf(tile).value === tileOf(fixed[0] as string).value) && (fixed.length > 1 || !rules.runs);
}

/** Why these tiles are no combination; null if they are one. Stars must stand for something (see `tidy`). */
export function meldFault(meld: string[], rules: MeldRules): Fault | null {
  if (meld.some((tile) => tile === '*')) return meld.length < 3 ? fault('too-short') : fault('declare-stars');
  if (meld.length < 3) return fault('too-short');
  return isSeries(meld, rules) ? seriesFault(meld) : runFault(meld, rules);
}

function seriesFault(meld: string[]): Fault | null {
  if (meld.length > 4) return fault('series-too-long');
  const colours = meld.map((tile) => tileOf(tile).colour);
  const twice = colours.findIndex((colour, i) => colours.indexOf(colour) < i);
  return twice < 0 ? null : fault('doubled-colour', plain(meld[twice] as string));
}

function runFault(meld: string[], rules: MeldRules): Fault | null {
  const strange = strangers(meld, rules);
  if (strange) return strange;
  if (rules.aceHigh && meld.length === 14 && new Set(meld.map((tile) => tileOf(tile).value)).size === 13 && meld.filter((tile) => tileOf(tile).value === 1).length === 2) return null; // 1-2-…-13-1
  const sorted = [...meld].sort(byValue);
  const steps = sorted.map((tile, i) => (i === 0 ? 1 : tileOf(tile).value - tileOf(sorted[i - 1] as string).value));
  const twice = steps.indexOf(0);
  const wide = steps.findIndex((step) => step > 1);
  if (twice >= 0 && (rules.series || wide < 0 || twice < wide)) return doubled(sorted, twice);
  return wide < 0 ? null : gap(sorted, wide, rules);
}

/** The first tile that cannot go with the first one, by colour or by what counts as a combination. */
function strangers(meld: string[], rules: MeldRules): Fault | null {
  const first = meld[0] as string;
  for (const tile of meld) {
    if (!rules.runs && tileOf(tile).value !== tileOf(first).value) return fault('no-sequences', plain(first), plain(tile));
    if (rules.mixed || tileOf(tile).colour === tileOf(first).colour) continue;
    return fault(rules.series ? 'no-combination' : 'mixed-colours', plain(first), plain(tile));
  }
  return null;
}

/** Two tiles of one value; that they differ is said first. */
function doubled(sorted: string[], at: number): Fault {
  const same = sorted.filter((tile) => tileOf(tile).value === tileOf(sorted[at] as string).value);
  const tile = same[0] as string;
  const other = same.find((one) => plain(one) !== plain(tile)) ?? tile;
  return plain(tile) === plain(other) ? fault('doubled-tile', plain(tile)) : fault('doubled-value', plain(tile), plain(other));
}

/** A gap before the tile numbered `at`; with `ace both` a 1 may lie after 13. */
function gap(sorted: string[], at: number, rules: MeldRules): Fault | null {
  const values = sorted.map((tile) => tileOf(tile).value);
  const around = values[0] === 1 && values[values.length - 1] === 13;
  const gaps = values.filter((value, i) => i > 0 && value !== (values[i - 1] as number) + 1).length;
  if (around && gaps === 1) {
    if (rules.aceHigh && at === 1) return null;
    return rules.aceHigh ? fault('past-ace', plain(sorted[sorted.length - 1] as string), plain(sorted[0] as string)) : fault('no-wrap');
  }
  const below = tileOf(sorted[at - 1] as string);
  return fault('gap', `${below.colour}${below.value + 1}`);
}

function plain(tile: string): string {
  return isStar(tile) && tile.length > 1 ? tile.slice(1) : tile;
}

/** Worth of a combination, Stars at the value they stand for. */
export function worth(meld: string[]): number {
  return meld.reduce((sum, tile) => sum + tileOf(tile).value, 0);
}

/** The tiles in order, with every Star standing for what its place says. Tiles that are no combination keep their order. */
export function tidy(meld: string[], rules: MeldRules): string[] {
  const naturals = meld.filter((tile) => !isStar(tile));
  const stars = meld.filter(isStar);
  if (naturals.length === 0) return meld;
  if (isSeries(naturals, rules)) return tidySeries(naturals, stars);
  const oneColour = naturals.every((tile) => tileOf(tile).colour === tileOf(naturals[0] as string).colour);
  if (!rules.runs || !(oneColour || rules.mixed)) return meld.map((tile) => (isStar(tile) ? '*' : tile));
  return tidyRun(naturals, stars, rules);
}

function tidySeries(naturals: string[], stars: string[]): string[] {
  const value = tileOf(naturals[0] as string).value;
  const missing = [...COLOURS].map((colour) => `${colour}${value}`).filter((tile) => !naturals.includes(tile));
  const told = stars.map((star) => {
    const at = missing.indexOf(star.slice(1));
    const stands = at >= 0 ? missing.splice(at, 1)[0] : missing.shift();
    return stands ? `*${stands}` : '*';
  });
  return [...naturals.sort(byColour), ...told];
}

const ACE = 14; // the place of a 1 after 13

/** Where tiles of a run lie: a 1 after 13 if that is allowed, and only so the Stars fill the gaps. */
function placesOf(naturals: string[], stars: number, rules: MeldRules): [number, string][] {
  const low = naturals.map((tile): [number, string] => [tileOf(tile).value, tile]);
  const gaps = (places: [number, string][]): number => Math.max(...places.map(([at]) => at)) - Math.min(...places.map(([at]) => at)) + 1 - places.length;
  const ace = low.findIndex(([at]) => at === 1);
  const aces = low.filter(([at]) => at === 1).length;
  if (!rules.aceHigh || ace < 0 || (aces < 2 && gaps(low) <= stars)) return low;
  const high = low.map(([at, tile], i): [number, string] => [i === ace ? ACE : at, tile]);
  return gaps(high) <= stars ? high : low;
}

/** Stars keep their place if it is still free, then fill gaps, then go to the upper end, then to the lower one. */
function tidyRun(naturals: string[], stars: string[], rules: MeldRules): string[] {
  const colour = tileOf(naturals[0] as string).colour;
  const places = placesOf(naturals, stars.length, rules);
  const taken = new Set(places.map(([at]) => at));
  const put = (value: number): void => {
    taken.add(value);
    places.push([value, `*${colour}${value === ACE ? 1 : value}`]);
  };
  const values = [...taken];
  const loose = stars.filter((star) => !keepPlace(star, colour, taken, values, stars.length, rules, put));
  for (let i = 0; i < loose.length; i++) {
    const [lowest, highest] = [Math.min(...taken), Math.max(...taken)];
    const inner = range(lowest, highest).find((value) => !taken.has(value));
    const above = highest < 13 || (highest === 13 && rules.aceHigh && lowest === 1);
    const free = inner ?? (above ? highest + 1 : lowest > 1 ? lowest - 1 : undefined);
    if (free === undefined) places.push([99, '*']);
    else put(free);
  }
  return places.sort((a, b) => a[0] - b[0]).map(([, tile]) => tile);
}

/** What the Star at `at` could stand for in this combination, the other Stars following it. */
export function meanings(meld: string[], at: number, rules: MeldRules): { tile: string; meld: string[] }[] {
  const others = meld.filter((_, i) => i !== at).map((tile) => (isStar(tile) ? '*' : tile));
  const found: { tile: string; meld: string[] }[] = [];
  for (let value = 1; value <= 13; value++) {
    for (const colour of COLOURS) {
      const tile = `${colour}${value}`;
      if (others.includes(tile)) continue;
      const lying = tidy([...others, tile], rules);
      if (!meldFault(lying, rules)) found.push({ tile, meld: lying.map((one) => (one === tile ? `*${tile}` : one)) });
    }
  }
  return found;
}

function keepPlace(star: string, colour: string, taken: Set<number>, values: number[], stars: number, rules: MeldRules, put: (value: number) => void): boolean {
  const stands = tileOf(star);
  const after = rules.aceHigh && stands.value === 1 && taken.has(13) && !taken.has(2);
  const at = after ? ACE : stands.value;
  if (stands.colour !== colour || taken.has(at)) return false;
  const near = at >= Math.min(...values) - stars && at <= Math.max(...values) + stars;
  if (near) put(at);
  return near;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
