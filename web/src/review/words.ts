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

/** Why a bot decides so, from its codes: those there are sentences for. `called`: whoever sits somewhere, if that is known. */
export function reasonsOf(game: string, reasons: Judged['reasons'], called: (seat: number) => string): string[] {
  return reasons
    .map(({ code, params }) => ({ key: `${game}-reason-${code}`, params }))
    .filter(({ key }) => has(key))
    .map(({ key, params }) => {
      const name = 'seat' in params ? called(Number(params['seat'])) : '';
      const told = Object.entries(params).map(([part, value]) => [part, typeof value === 'string' ? inWords(value) : value]);
      return say(key, { ...Object.fromEntries(told), name }, name ? 'named' : '');
    });
}

/** Decisions that cost points, the dearest first. */
export function worst(turn: Turn): Judged[] {
  return turn.decisions.filter((each) => each.verdict === 'worse').sort((a, b) => b.lost - a.lost);
}
