/** The steps of a turn of Investo: what was done, and what is to be done now. */
import type { StoryLine } from '../table/story';
import { theTile } from '../words/tiles';
import { say, signed } from '../words/words.svelte';
import type { InvestoHand } from './investo.svelte';

/** Was this step done in the turn of `seat` that was told last? The first one always is. */
export function didStep(step: number, story: StoryLine[], seat: number | null): boolean {
  const key = [undefined, 'page-did-investo-T', 'page-did-A'][step];
  const mine = story.filter((line) => line.seat === seat);
  const turn = mine.slice(mine.findLastIndex((line) => /-[SV]$/.test(line.key)) + 1);
  return key === undefined || turn.some((line) => line.key === key);
}

/** The sentence of the guide; it follows what is drafted. */
export function askOf(hand: InvestoHand): string {
  const step = hand.view.step;
  if (!hand.table.myTurn) return '';
  if (step === 'draw' && hand.changed) return say('page-ask-draw-first');
  if (step === 'draw') return hand.options.length > 1 ? say('page-ask-draw-reserve', { name: hand.table.opposite(hand.table.seat) }) : say('page-ask-draw');
  const double = doubled(hand);
  if (double) return say('page-ask-doubled', double);
  if (settled(hand)) return say('page-ask-ready');
  if (step === 'choose' && hand.can('N')) return say('page-ask-choose-full', { take: hand.mayTake && !hand.changed ? 'yes' : 'no' });
  if (step === 'choose' && hand.mayTake && !hand.changed) return say('page-ask-take');
  if (step === 'play') return say('page-ask-play', { tiles: hand.view.must.map(theTile).join(', ') });
  if (step === 'reserve') return say('page-ask-reserve', { count: hand.excess, limit: hand.limit });
  if (step === 'back') return say('page-ask-back', { count: hand.missing });
  return say(step === 'pot' ? (hand.can('N') ? 'page-ask-full' : 'page-ask-pot') : 'page-ask-choose');
}

/** The same in fewer words; '' where there are none. */
export function briefOf(hand: InvestoHand): string {
  const step = hand.view.step;
  if (!hand.table.myTurn) return '';
  if (step === 'draw') return hand.changed ? '' : say(hand.options.length > 1 ? 'page-brief-draw' : 'page-brief-stock');
  const double = doubled(hand);
  if (double) return say('page-brief-doubled', double);
  if (settled(hand)) return '';
  if (step === 'choose' && hand.can('N')) return say('page-brief-choose-full', { take: hand.mayTake && !hand.changed ? 'yes' : 'no' });
  if (step === 'choose') return say(hand.mayTake && !hand.changed ? 'page-brief-take' : 'page-brief-choose');
  if (step === 'play') return say('page-brief-play');
  if (step === 'reserve') return say('page-brief-reserve', { count: hand.excess });
  if (step === 'back') return say('page-brief-back', { count: hand.missing });
  return step === 'pot' ? say(hand.can('N') ? 'page-brief-full' : 'page-brief-pot') : '';
}

/** To double costs a point of the row, and brings a tile (I8, I14). */
function doubled(hand: InvestoHand): { row: number; points: string; stock: number } | null {
  if (!hand.pot || hand.pot.place === null) return null;
  return { row: hand.pot.row + 1, points: signed(hand.worth(hand.pot.row)), stock: hand.view.stock };
}

/** What the step asks for lies there as a draft: a tile in the pot, or one of those I took on the table. */
function settled(hand: InvestoHand): boolean {
  return hand.pot !== null || (hand.view.step === 'play' && hand.changed && !hand.due);
}
