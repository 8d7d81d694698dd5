/** A step of an answer in words: what to do; what comes of it is drawn beside. */
import { inWords, theTiles } from '../words/tiles';
import { language, say } from '../words/words.svelte';
import type { AnswerStep } from './types';

const list = (melds: string[]): string => new Intl.ListFormat(language()).format(melds.map(inWords));

export function stepWords(step: AnswerStep): string {
  const taken = step.taken ?? [];
  if (step.step === 'lay' || (step.step === 'add' && !taken.length)) return say('puzzles-step-lay');
  if (step.step === 'add') return say('puzzles-step-add', { tiles: theTiles(step.laid ?? []), target: list(taken) });
  if (step.step === 'move' && taken.length > 1) return say('puzzles-step-move', { tiles: inWords(taken[1] ?? ''), target: inWords(taken[0] ?? '') });
  return say(`puzzles-step-${step.step === 'move' ? 'turn' : step.step}`, { tiles: list(taken) });
}
