/** What is wrong with a draft, as far as it can be said without asking the server. */
import { meldFault, type Fault, type MeldRules } from '../tiles/melds';
import { isStar, tileOf, write } from '../tiles/notation';
import { meldName, tileName } from '../words/tiles';
import { explain, say } from '../words/words.svelte';
import type { Melds } from './draft';
import type { Piece } from '../tiles/piece';

const tilesOf = (meld: Piece[]): string[] => meld.map((piece) => piece.tile);

export function faultOf(meld: Piece[], rules: MeldRules): Fault | null {
  return meldFault(tilesOf(meld), rules);
}

export function flawed(melds: Melds, rules: MeldRules): Piece[] | undefined {
  return melds.find((meld) => faultOf(meld, rules));
}

/** Too short as yet, but on the way. */
export function unfinished(meld: Piece[], rules: MeldRules): boolean {
  return faultOf(meld, rules)?.code === 'refusal-too-short' && promising(meld, rules);
}

/** Nothing wrong, or nothing that more tiles could not mend: its tiles can all lie in one combination. */
export function couldBe(meld: Piece[], rules: MeldRules): boolean {
  if (!faultOf(meld, rules)) return true;
  const naturals = meld.filter((piece) => !isStar(piece.tile)).map((piece) => tileOf(piece.tile));
  const [values, colours] = [new Set(naturals.map((tile) => tile.value)), new Set(naturals.map((tile) => tile.colour))];
  const run = rules.runs && (colours.size <= 1 || rules.mixed) && values.size === naturals.length;
  return run || (rules.series && values.size <= 1 && colours.size === naturals.length && meld.length <= 4);
}

/** In words that fit a button. */
export function inShort(meld: Piece[], rules: MeldRules): string {
  const odd = oddIn(meld, rules);
  const name = odd ? tileName(odd) : meldName(tilesOf(meld));
  if (unfinished(meld, rules)) return say('page-short', { meld: name, missing: missingIn(meld) });
  return faultOf(meld, rules)?.code === 'refusal-no-series' ? say('page-no-series') : say('page-wrong', { meld: name });
}

/** The one tile that does not fit in with the others; '' if there is no such one. */
export function oddIn(meld: Piece[], rules: MeldRules): string {
  const fault = faultOf(meld, rules);
  return fault?.code.startsWith('refusal-odd-') ? String(fault.params['tile'] ?? '') : '';
}

/** Why it is none, as a sentence; '' if it is one. */
export function inFull(meld: Piece[], rules: MeldRules): string {
  const fault = faultOf(meld, rules);
  return fault ? explain(fault.code, { meld: write(tilesOf(meld)), ...fault.params }) : '';
}

/** How many tiles two of a run or a series lack. */
function missingIn(meld: Piece[]): number {
  const [first, second] = meld.map((piece) => tileOf(piece.tile).value);
  const gap = first && second ? Math.abs(second - first) - 1 : 0;
  return Math.max(3 - meld.length, gap);
}

/** Could tiles be added to make a combination of it? */
function promising(meld: Piece[], rules: MeldRules): boolean {
  const [first, second] = meld.map((piece) => tileOf(piece.tile));
  if (!first || !second || !first.value || !second.value) return true;
  const run = rules.runs && (first.colour === second.colour || rules.mixed) && first.value !== second.value;
  return run || (rules.series && first.value === second.value && first.colour !== second.colour);
}

/** Why a combination is none: the one a chosen tile lies in, else the first that could not be on its way. */
export function whyNot(melds: Melds, chosen: string[], rules: MeldRules): string {
  const touched = melds.filter((meld) => meld.some((piece) => chosen.includes(piece.id)));
  const meld = flawed(touched, rules) ?? flawed(melds, rules);
  return meld && !unfinished(meld, rules) ? inFull(meld, rules) : '';
}
