/** What a coach says at a table of Investo: numbers come from its rules, moves from what is recommended. */
import { expandAll } from '../../tiles/notation';
import type { Params } from '../../words/words.svelte';
import { theTiles } from '../../words/tiles';
import type { InvestoHand } from '../investo.svelte';
import { nextTouch } from './laying';
import { LAID, letterOf, lines, onRack, PRESS, press, type Fact, type Teacher, type Tip } from './tip';

/** By the letter of a move. */
const KINDS: Record<string, string> = { S: 'draw', V: 'steal', T: 'take', A: 'play', I: 'pot', X: 'double', N: 'nothing', R: 'reserve', B: 'back' };
const RULES: Record<string, string> = { draw: 'I5', steal: 'I5', take: 'I6', play: 'I11', honour: 'I6', pot: 'I13', double: 'I14', nothing: 'I15', reserve: 'I17', back: 'I17' };
const ENOUGH = 3; // turns of mine: what has not shown by then is told anyway

const rowOf = (row: number): string => `.pot .row:nth-child(${row})`;

function facts(hand: InvestoHand, usual: Params): Fact[] {
  const { table, view } = hand;
  const [mine, theirs] = [lines(hand.table, true), lines(hand.table, false)];
  const name = table.opposite(table.seat);
  const turns = mine.filter((line) => /[SV]$/.test(line.key)).length;
  const full = view.full.findIndex(Boolean);
  const taken = theirs.findLast((line) => letterOf(line) === 'T');
  const doubled = [...mine, ...theirs].find((line) => letterOf(line) === 'X');
  const reserves = view.sides.map((side) => side.reserve.length);
  const found: (Fact | false)[] = [
    { id: 'aim', rule: 'I20', keep: '.pot', params: { target: table.target, usual: Number(usual['target'] ?? 0), short: table.target < Number(usual['target'] ?? 0) ? 'yes' : 'no' } },
    table.round === 1 && turns <= ENOUGH && { id: 'starter', rule: 'I4', params: { me: view.starter === table.seat ? 'yes' : 'no', name } },
    { id: 'rows', rule: 'I2', kind: 'pot', params: { rows: view.pot.length, places: view.places }, spots: ['.pot .row'] },
    table.myTurn && view.step === 'choose' && { id: 'run', rule: 'I11', kind: 'play', keep: LAID },
    full >= 0 && { id: 'full', rule: 'I6', kind: 'take', params: { row: full + 1, points: view.worth[full] ?? 0 }, spots: [rowOf(full + 1)] },
    taken !== undefined && { id: 'taken', rule: 'I6', keep: '.pot', params: { name, row: Number(taken.params['row']), points: Number(taken.params['points']) } },
    (reserves[1 - (table.seat ?? 0)] ?? 0) > 0 && { id: 'theirs', rule: 'I5', kind: 'steal', params: { name }, spots: ['[data-do="reserve-theirs"]'] },
    table.rule('height') > 1 && (doubled !== undefined || turns > ENOUGH) && { id: 'doubling', rule: 'I14', kind: 'double', keep: '.pot' },
    table.myTurn && Math.max(...table.standing()) >= table.target && { id: 'reached', rule: 'I20', params: { target: table.target } },
    turns > ENOUGH && { id: 'ends', rule: 'I18', params: { stock: view.stock }, spots: ['[data-do="stock"]'] },
    turns > ENOUGH && { id: 'count', rule: 'I19', keep: '.opp', params: { name } },
    turns > ENOUGH + 1 && { id: 'limit', rule: 'I17', keep: '.opp', params: { limit: hand.limit, name } },
  ];
  return found.filter((one) => one !== false);
}

/** Of a step of the turn, as far as the move is not known. */
function kinds(hand: InvestoHand): string[] {
  const { step } = hand.view;
  if (step === 'draw') return ['draw', 'steal'];
  if (step === 'choose') return ['take', 'play', 'pot', 'double'];
  if (step === 'pot') return ['pot', 'double', 'nothing'];
  return step === 'play' ? ['honour'] : step === 'reserve' || step === 'back' ? [step] : [];
}

function lay(hand: InvestoHand, action: string): Tip | null {
  const kind = hand.view.step === 'play' ? 'honour' : 'play';
  const { stage, spots } = nextTouch(hand, expandAll(action.slice(2)) ?? []);
  const more = { kind, rule: RULES[kind] ?? '', spots, keep: LAID };
  if (stage === 'press') return press(kind, RULES[kind] ?? '', hand, LAID);
  return stage === 'tiles' ? { ...more, action } : { ...more, say: [`coach-${stage}`] };
}

function intoPot(hand: InvestoHand, action: string): Tip | null {
  const [, letter = '', row = '', place = '', tile = ''] = /^([IX])(\d)(?:\.(\d))? (\S+)$/.exec(action) ?? [];
  const kind = KINDS[letter] ?? '';
  const more = { kind, rule: RULES[kind] ?? '', keep: '.pot' };
  if (hand.pot) return press(kind, more.rule, hand, '.pot');
  const { single } = hand;
  if (single && single.tile !== tile) return hand.view.pot.some((_, at) => hand.canInvest(at)) ? { ...more, say: ['coach-investo-other'], spots: ['.pot .row.can'] } : null;
  const spot = letter === 'X' ? `[data-place="${Number(row) - 1}.${Number(place) - 1}"]` : rowOf(Number(row));
  if (single) return { ...more, say: [letter === 'X' ? 'coach-investo-onto' : 'coach-investo-row', { row: Number(row) }], spots: [spot] };
  const piece = hand.rack.find((one) => one.tile === tile);
  return piece ? { ...more, action, spots: [onRack(piece.id)] } : null;
}

/** Tiles that are chosen together and sent together. */
function several(hand: InvestoHand, actions: string[], kind: 'reserve' | 'back'): Tip | null {
  const rule = RULES[kind] ?? '';
  if (hand.main().ready) return press(kind, rule, hand, kind === 'back' ? '[data-tray]' : LAID);
  const tiles = actions.map((action) => action.slice(2));
  const say: Tip['say'] = [`coach-investo-${kind}`, { tiles: theTiles(tiles), limit: hand.limit, name: hand.table.opposite(hand.table.seat) }];
  if (kind === 'back') return { kind, rule, say, spots: ['[data-do="reserve-mine"]:not(.open)', ...tiles.map((tile) => `[data-tray] [data-back="${tile}"][aria-pressed="false"]`)], keep: '[data-tray]' };
  const left = hand.rack.filter((piece) => !hand.chosen.includes(piece.id));
  const chosen = hand.chosen.map((id) => hand.piece(id)?.tile ?? '');
  const open = tiles.filter((tile) => !(chosen.includes(tile) && chosen.splice(chosen.indexOf(tile), 1)));
  const spots = open.map((tile) => left.splice(left.findIndex((piece) => piece.tile === tile), 1)[0]?.id ?? '');
  return { kind, rule, say, spots: spots.map(onRack), keep: LAID };
}

function draw(hand: InvestoHand, action: string): Tip {
  const tile = action.startsWith('V') ? action.slice(2) : '';
  const kind = tile ? 'steal' : 'draw';
  const [place] = hand.wanting;
  const chosen = place === undefined ? '' : hand.view.sides[1 - (hand.table.seat ?? 0)]?.reserve[place];
  if (!tile || chosen) return { kind, rule: 'I5', ...(chosen ? { say: ['coach-press', { label: hand.main().label }] } : { action: 'S' }), spots: [PRESS], keep: '.opp' };
  return { kind, rule: 'I5', action, spots: ['[data-do="reserve-theirs"]:not(.open)', `[data-tray] [data-steal="${tile}"]`], keep: '[data-tray]' };
}

function tip(hand: InvestoHand, advised: string[]): Tip | null {
  const [action = ''] = advised;
  const letter = action.slice(0, 1);
  if (letter === 'S' || letter === 'V') return draw(hand, action);
  if (letter === 'R') return several(hand, hand.jointly(advised), 'reserve');
  if (letter === 'B') return several(hand, hand.jointly(advised), 'back');
  if (hand.changed && letter !== 'A' && hand.main().ready) return press('play', 'I11', hand, LAID);
  if (letter === 'A') return lay(hand, action);
  if (letter === 'T') return hand.take === null ? { kind: 'take', rule: 'I6', action, spots: [rowOf(Number(action.slice(1)))], keep: '.pot' } : press('take', 'I6', hand, '.pot');
  if (letter === 'N') return { kind: 'nothing', rule: 'I15', say: ['coach-investo-nothing', { label: hand.main().label }], spots: [PRESS], keep: '.pot' };
  return letter === 'I' || letter === 'X' ? intoPot(hand, action) : null;
}

const investo: Teacher = {
  facts: (hand, usual) => facts(hand as InvestoHand, usual),
  kinds: (hand) => kinds(hand as InvestoHand),
  tip: (hand, advised) => tip(hand as InvestoHand, advised),
  kindOf(line, hand) {
    const took = lines(hand.table, true).findLast((one) => one.seq < line.seq);
    return letterOf(line) === 'A' && took && letterOf(took) === 'T' ? 'honour' : (KINDS[letterOf(line)] ?? '');
  },
  leads: (hand) => ({ limit: (hand as InvestoHand).limit, name: hand.table.opposite(hand.table.seat) }),
  end: (table) => ({ target: table.target, name: table.opposite(table.seat) }),
};

export default investo;
