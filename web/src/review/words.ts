/** What a review says, in words. */
import type { Judged, Turn } from '../net/api';
import { inWords } from '../words/tiles';
import { has, say } from '../words/words.svelte';

/** A hint had recommended what would be a mistake otherwise. */
export function followed(turn: Turn): boolean {
  return turn.decisions.some((each) => each.verdict === 'hinted');
}

export function inShort(turn: Turn): string {
  if (turn.lost > 0) return say('review-points', { points: turn.lost });
  if (turn.decisions.some((each) => each.verdict === 'unknown')) return say('review-unknown');
  if (followed(turn)) return say('review-hinted');
  return say(turn.decisions.every((each) => each.verdict === 'same' || each.verdict === 'forced') ? 'review-same' : 'review-good');
}

/** Why a bot decides so, from its codes: those there are sentences for. */
export function reasonsOf(game: string, reasons: Judged['reasons']): string[] {
  return reasons
    .map(({ code, params }) => ({ key: `${game}-reason-${code}`, params }))
    .filter(({ key }) => has(key))
    .map(({ key, params }) => say(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? inWords(value) : value]))));
}

/** Decisions that cost points, the dearest first. */
export function worst(turn: Turn): Judged[] {
  return turn.decisions.filter((each) => each.verdict === 'worse').sort((a, b) => b.lost - a.lost);
}
