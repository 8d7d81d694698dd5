/** A light check of one combination, for feedback while tiles are moved. The server judges the whole; says the same as
 * src/tilerummy/melds.py and every game's own judge, code, rule and parameters (tests/web/test_melds_agree.py). */
import { COLOURS, byColour, byValue, isStar, tileOf } from './notation';

/** `ids`: the rule that a fault breaks, `''` for all that are not named. */
export interface MeldRules {
  runs: boolean;
  series: boolean;
  aceHigh: boolean;
  mixed: boolean;
  ids: Record<string, string>;
}

type Params = Record<string, string | number>;

export interface Fault {
  code: string;
  rule: string;
  params: Params;
}

/** Tiles of one value are meant as a series, if that counts. */
export function isSeries(fixed: string[], rules: MeldRules): boolean {
  return rules.series && fixed.every((tile) => valueOf(tile) === valueOf(fixed[0] as string)) && (fixed.length > 1 || !rules.runs);
}

/** Why these tiles are no combination; null if they are one. Stars must stand for something (see `tidy`). */
export function meldFault(meld: string[], rules: MeldRules): Fault | null {
  const found = whyNone(meld, rules);
  return found && { code: `refusal-${found[0]}`, rule: rules.ids[found[0]] ?? rules.ids[''] ?? '', params: found[1] };
}

type Why = [code: string, params: Params] | null;

function whyNone(meld: string[], rules: MeldRules): Why {
  if (meld.length < 3) return ['too-short', { count: meld.length }];
  if (meld.includes('*')) return ['declare-stars', {}];
  const tiles = meld.map(plain);
  return tiles.every((tile) => valueOf(tile) === valueOf(tiles[0] as string)) ? noSeries(tiles, rules) : (misfit(tiles, rules) ?? noSequence(tiles, rules));
}

function noSeries(tiles: string[], rules: MeldRules): Why {
  if (!rules.series) return new Set(tiles).size > 1 ? ['no-series', {}] : doubled(tiles);
  if (tiles.length > 4) return ['series-too-long', { count: tiles.length }];
  const tile = tiles.find((one, i) => tiles.indexOf(one) < i);
  return tile ? ['doubled-colour', { tile }] : null;
}

/** Of tiles that differ in value, the first that does not go with most others, or two that have nothing in common; null if they may be a sequence. */
function misfit(tiles: string[], rules: MeldRules): Why {
  const same = rules.series ? largest(tiles, true, rules) : [];
  const lane = rules.runs ? largest(tiles, false, rules) : [];
  if (weight(same, true, rules) > weight(lane, false, rules) && isMeant(tiles, same, true, rules)) return doesNotGo(tiles, same, true, rules);
  if (rules.runs && tiles.every((tile) => alike(tile, lane[0] as string, false, rules))) return null;
  if (isMeant(tiles, lane, false, rules)) return doesNotGo(tiles, lane, false, rules);
  return [rules.runs ? 'no-combination' : 'no-sequences', strangers(tiles, rules)];
}

/** Can the others be said not to fit in with these? They are a combination, or most of all. */
function isMeant(tiles: string[], part: string[], series: boolean, rules: MeldRules): boolean {
  return part.length > 1 && (weight(part, series, rules) >= 100 || 2 * part.length > tiles.length);
}

/** The first two that cannot be together in any combination. */
function strangers(tiles: string[], rules: MeldRules): { tile: string; other: string } {
  const apart = (one: string, other: string): boolean => !(rules.series && alike(one, other, true, rules)) && !(rules.runs && alike(one, other, false, rules));
  for (const [i, tile] of tiles.entries()) {
    const other = tiles.slice(i + 1).find((one) => apart(tile, one));
    if (other) return { tile, other };
  }
  return { tile: tiles[0] as string, other: tiles[tiles.length - 1] as string };
}

function doesNotGo(tiles: string[], part: string[], series: boolean, rules: MeldRules): Why {
  const odd = tiles.find((tile) => !alike(tile, part[0] as string, series, rules)) as string;
  return [series ? 'odd-value' : 'odd-colour', { tile: odd, tiles: part.join(' ') }];
}

/** Whether tiles can be in one series, or in one sequence. */
function alike(one: string, other: string, series: boolean, rules: MeldRules): boolean {
  return series ? valueOf(one) === valueOf(other) : rules.mixed || one[0] === other[0];
}

/** The tiles that are most likely meant: all that are alike, each once. */
function largest(tiles: string[], series: boolean, rules: MeldRules): string[] {
  const parts = tiles.map((first) => [...new Set(tiles.filter((tile) => alike(tile, first, series, rules)))]);
  return parts.reduce((best, part) => (weight(part, series, rules) > weight(best, series, rules) ? part : best));
}

/** What is a combination already counts more than any number of tiles that are not. */
function weight(part: string[], series: boolean, rules: MeldRules): number {
  const combined = series ? part.length : longest(part, rules);
  return (combined >= 3 ? 100 * combined : 0) + part.length;
}

/** How many consecutive values there are among the tiles. */
function longest(part: string[], rules: MeldRules): number {
  const values = new Set(part.map(valueOf));
  if (rules.aceHigh && values.has(1)) values.add(ACE);
  const from = (value: number): number => (values.has(value) ? 1 + from(value + 1) : 0);
  return Math.max(0, ...[...values].map(from));
}

/** Tiles of different values and of one colour, or of any if these may be mixed. With `ace both` a 1 may lie after 13. */
function noSequence(tiles: string[], rules: MeldRules): Why {
  const values = tiles.map(valueOf);
  const low = gapIn(tiles, values, rules);
  if (!low || !rules.aceHigh || !values.includes(1)) return low;
  return gapIn(tiles, values.map((value, i) => (i === values.lastIndexOf(1) ? ACE : value)), rules) && low;
}

/** Two tiles at one place, or a place without a tile. */
function gapIn(tiles: string[], places: number[], rules: MeldRules): Why {
  if (new Set(places).size < places.length) return doubled(tiles);
  const missing = range(Math.min(...places), Math.max(...places)).find((place) => !places.includes(place));
  if (missing === undefined) return null;
  const sorted = [...tiles].sort(byValue);
  const gaps = sorted.filter((tile, i) => i > 0 && valueOf(tile) !== valueOf(sorted[i - 1] as string) + 1).length;
  const [first, last] = [sorted[0] as string, sorted[sorted.length - 1] as string];
  if (gaps === 1 && valueOf(first) === 1 && valueOf(last) === 13) return [rules.aceHigh ? 'past-ace' : 'no-wrap', { tile: last, other: first }];
  return ['gap', { tile: `${(tiles[0] as string)[0]}${missing}` }];
}

/** Two tiles of one value; that they differ is said first. */
function doubled(tiles: string[]): Why {
  for (const [i, other] of tiles.entries()) {
    const tile = tiles.slice(0, i).find((one) => valueOf(one) === valueOf(other) && one !== other);
    if (tile) return ['doubled-value', { tile, other }];
  }
  return ['doubled-tile', { tile: tiles.find((one, i) => tiles.indexOf(one) < i) as string }];
}

function valueOf(tile: string): number {
  return tileOf(tile).value;
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
  return [...naturals, ...told].sort((a, b) => byColour(plain(a), plain(b)));
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
