/** What a coach says at a table of Rummy. */
import { expandAll, isStar, kindOf } from '../../tiles/notation';
import type { Params } from '../../words/words.svelte';
import type { RummyHand } from '../rummy.svelte';
import { nextTouch } from './laying';
import { LAID, lasting, letterOf, lines, onRack, press, PRESS, round, type Fact, type Teacher, type Tip } from './tip';

const KINDS: Record<string, string> = { E: 'exchange', S: 'draw', D: 'discard', P: 'pass' };
const RULES: Record<string, string> = { open: 'R5', play: 'R7', exchange: 'R6', draw: 'R11', discard: 'R11', pass: 'R12' };
const ENOUGH = 2; // turns of mine: what has not shown by then is told anyway

const option = (hand: RummyHand, name: string): string => String(hand.table.info?.rules[name] ?? '');

function facts(hand: RummyHand, usual: Params): Fact[] {
  const { table, view } = hand;
  const turns = round(table).filter((line) => line.seat === table.seat && /[AEP]$/.test(line.key)).length;
  const theirs = lines(table, false).find((line) => letterOf(line) === 'A');
  const star = [...view.table.flat(), ...(view.sides[table.seat ?? 0]?.rack ?? [])].some(isStar);
  const [stall, opening] = [table.rule('stall_limit'), table.rule('opening')];
  const found: (Fact | false)[] = [
    { id: 'aim', rule: 'R10', params: lasting(table, usual) },
    table.round === 1 && turns <= ENOUGH && { id: 'starter', rule: 'R3', params: { me: view.starter === table.seat ? 'yes' : 'no', name: table.name(view.starter) } },
    { id: 'melds', rule: 'R2', kind: hand.opened ? 'play' : 'open', keep: LAID, params: { which: option(hand, 'combinations') || 'both', mixed: option(hand, 'mixed'), ace: option(hand, 'ace') } },
    !hand.opened && { id: 'opening', rule: 'R5', kind: 'open', params: { opening }, spots: ['.rackzone .rack'] },
    option(hand, 'stars') !== 'none' && (star || turns > ENOUGH) && { id: 'star', rule: 'R8', params: { stars: option(hand, 'stars') } },
    theirs !== undefined && { id: 'theirs', rule: 'R5', keep: LAID, params: { name: table.name(theirs.seat ?? 0) } },
    hand.opened && { id: 'opened', rule: 'R7', kind: 'play', keep: LAID },
    turns > ENOUGH && { id: 'count', rule: 'R10' },
    stall > 0 && turns > ENOUGH + 1 && { id: 'blocked', rule: 'R12', params: { turns: stall } },
  ];
  return found.filter((one) => one !== false);
}

function kinds(hand: RummyHand): string[] {
  const { step } = hand.view;
  return step === 'draw' ? ['draw'] : step === 'discard' ? ['discard'] : step === 'choose' ? [hand.opened ? 'play' : 'open', 'exchange', 'pass'] : [];
}

function lay(hand: RummyHand, action: string): Tip | null {
  const kind = hand.opened ? 'play' : 'open';
  const rule = RULES[kind] ?? '';
  const { stage, spots } = nextTouch(hand, expandAll(action.slice(2)) ?? []);
  if (stage === 'press') return press(kind, rule, hand, LAID);
  return stage === 'tiles' ? { kind, rule, action, spots, keep: LAID } : { kind, rule, say: [`coach-${stage}`], spots, keep: LAID };
}

function give(hand: RummyHand, action: string): Tip | null {
  const kind = KINDS[action.slice(0, 1)] ?? '';
  const rule = RULES[kind] ?? '';
  if (hand.single && hand.main().ready) return press(kind, rule, hand, LAID);
  const piece = hand.rack.find((one) => kindOf(one.tile) === action.slice(2));
  return piece ? { kind, rule, action, spots: [onRack(piece.id)], keep: LAID } : null;
}

function tip(hand: RummyHand, [action = '']: string[]): Tip | null {
  const letter = action.slice(0, 1);
  if (hand.changed && letter !== 'A') return hand.main().ready ? press(hand.opened ? 'play' : 'open', 'R7', hand, LAID) : null;
  if (letter === 'A') return lay(hand, action);
  if (letter === 'E' || letter === 'D') return give(hand, action);
  const kind = KINDS[letter];
  return kind ? { kind, rule: RULES[kind] ?? '', action, spots: [PRESS], keep: LAID } : null;
}

const rummy: Teacher = {
  facts: (hand, usual) => facts(hand as RummyHand, usual),
  kinds: (hand) => kinds(hand as RummyHand),
  tip: (hand, advised) => tip(hand as RummyHand, advised),
  kindOf(line, hand) {
    if (letterOf(line) !== 'A') return KINDS[letterOf(line)] ?? '';
    const before = hand.table.story.some((one) => one.seat === line.seat && one.round === line.round && one.seq < line.seq && letterOf(one) === 'A');
    return before ? 'play' : 'open';
  },
  leads: (hand) => ({ opening: hand.table.rule('opening') }),
  end: (table) => lasting(table, {}),
};

export default rummy;
