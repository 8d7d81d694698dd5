/** What a coach says at a table of Gin-Rummy. */
import type { Params } from '../../words/words.svelte';
import type { GinHand } from '../gin.svelte';
import { lasting, letterOf, onRack, press, PRESS, round, type Fact, type Teacher, type Tip } from './tip';

const KINDS: Record<string, string> = { S: 'take', U: 'take', P: 'pass', D: 'discard', G: 'out', g: 'out', petit: 'out', K: 'out', L: 'lay', none: 'lay' };
const RULES: Record<string, string> = { take: 'G3', pass: 'G2', discard: 'G3', out: 'G5', lay: 'G7' };
const ENOUGH = 2; // turns of mine: what has not shown by then is told anyway
const PILES: Record<string, string> = { S: '[data-do="stock"]', U: '[data-do="discard"]', P: '[data-do="pass"]' };

/** What becomes of a discard that the next player leaves. */
function untaken(hand: GinHand): string {
  const rule = String(hand.table.info?.rules['untaken'] ?? 'seats');
  return rule === 'seats' ? (hand.view.sides.length > 2 ? 'mixed' : 'out') : rule;
}

/** The ways out that this table has. */
function waysOut(hand: GinHand): Params {
  const rules = hand.table.info?.rules ?? {};
  const number = (name: string): number => hand.table.rule(name);
  return {
    grand: rules['grand'] === false ? 'no' : 'yes', petit: String(rules['petit'] ?? 'start'), knock: String(rules['knock'] ?? 'both'),
    grandBonus: number('grand_bonus'), petitBonus: number('petit_bonus'), knockBonus: number('knock_bonus'), least: number('least_laid'), limit: number('limit'),
  };
}

function facts(hand: GinHand, usual: Params): Fact[] {
  const { table, view } = hand;
  const turns = round(table).filter((line) => line.seat === table.seat && letterOf(line) === 'D').length;
  const [first, two] = [(view.dealer + 1) % view.sides.length, view.sides.length === 2];
  const thrown = round(table).findLast((line) => line.seat !== table.seat && letterOf(line) === 'D');
  const bonus = { win: table.rule('win_bonus'), second: table.rule('second_bonus'), least: table.rule('least_bonus'), two: two ? 'yes' : 'no' };
  const found: (Fact | false)[] = [
    { id: 'aim', rule: 'G5', params: lasting(table, usual) },
    table.round === 1 && turns <= ENOUGH && { id: 'starter', rule: 'G2', params: { me: first === table.seat ? 'yes' : 'no', name: table.name(first), start: String(table.info?.rules['start'] ?? 'eleven') } },
    { id: 'melds', rule: 'G1', kind: 'discard', spots: ['.rackzone .rack'] },
    thrown !== undefined && table.myTurn && view.step === 'draw' && { id: 'discarded', rule: 'G4', kind: 'take', params: { name: table.name(thrown.seat ?? 0), untaken: untaken(hand) }, spots: [PILES['U'] ?? ''] },
    turns > 0 && view.step !== 'lay' && view.step !== 'over' && { id: 'ways', rule: 'G5', kind: 'out', params: waysOut(hand) },
    (view.step === 'lay' || turns > ENOUGH) && { id: 'laying', rule: 'G7' },
    turns > ENOUGH && { id: 'count', rule: two ? 'G9' : 'G8', params: bonus },
    turns > ENOUGH + 1 && { id: 'void', rule: 'G10', params: { turns: table.rule('turn_cap') } },
  ];
  return found.filter((one) => one !== false);
}

function kinds(hand: GinHand): string[] {
  const { step } = hand.view;
  return { offer: ['take', 'pass'], draw: ['take', 'out'], discard: ['discard', 'out'], lay: ['lay'], over: [] }[step];
}

/** A tile to discard, be it to go out with it. */
function give(hand: GinHand, action: string): Tip | null {
  const [letter = '', tile = ''] = action.split(' ');
  const kind = KINDS[letter] ?? '';
  const rule = RULES[kind] ?? '';
  const more = { kind, rule, keep: '.centre' };
  if (!tile) return { ...more, action, spots: [PRESS] };
  const { single } = hand;
  if (single && letter === 'D' && hand.second()) return { ...more, say: ['coach-press', { label: hand.second()?.label ?? '' }], spots: ['[data-do="discard-instead"]'] };
  if (single && hand.main().ready) return press(kind, rule, hand, '.centre');
  const piece = hand.rack.find((one) => one.tile === tile);
  return piece ? { ...more, action, spots: [onRack(piece.id)] } : null;
}

function tip(hand: GinHand, [action = '']: string[]): Tip | null {
  const letter = action.slice(0, 1);
  const kind = KINDS[letter] ?? '';
  const rule = RULES[kind] ?? '';
  if (letter === 'L') return hand.wrong() ? null : { kind, rule, say: ['coach-gin-lay', { label: hand.main().label }], spots: [PRESS], keep: '.laid' };
  if (!(letter in PILES)) return kind ? give(hand, action) : null;
  if (hand.wished) return press(kind, rule, hand, '.centre');
  return { kind, rule, action, spots: [PILES[letter] ?? ''], keep: '.centre' };
}

const gin: Teacher = {
  facts: (hand, usual) => facts(hand as GinHand, usual),
  kinds: (hand) => kinds(hand as GinHand),
  tip: (hand, advised) => tip(hand as GinHand, advised),
  kindOf: (line) => KINDS[letterOf(line)] ?? '',
  leads: () => ({}),
  end: (table) => ({ ...lasting(table, {}), two: (table.info?.seats.length ?? 2) === 2 ? 'yes' : 'no', win: table.rule('win_bonus'), second: table.rule('second_bonus'), least: table.rule('least_bonus') }),
};

export default gin;
