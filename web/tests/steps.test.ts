import { describe, expect, it } from 'vitest';
import { fromTable, notation, renamed, stepsTo } from '../src/play/draft';
import { notePart, readParts } from '../src/play/parts';
import { newPiece } from '../src/play/rack';
import { GIN, INVESTO } from '../src/games/melds';
import { meanings, meldFault, type MeldRules } from '../src/tiles/melds';
import { count, expandAll } from '../src/tiles/notation';

const RUMMY: MeldRules = GIN;
const tiles = (text: string): string[][] => expandAll(text) ?? [];
const rackOf = (text: string) => text.split(' ').map(newPiece);

describe('what a Star could stand for', () => {
  const told = (meld: string, at: number, rules = RUMMY): string[] => meanings(meld.split(' '), at, rules).map((one) => one.tile);

  it('is either end of a run', () => expect(told('r4 r5 *r6', 2).sort()).toEqual(['r3', 'r6']));
  it('is one tile in a gap', () => expect(told('r4 *r5 r6', 1)).toEqual(['r5']));
  it('is either missing colour of a series', () => expect(told('b8 r8 *y8', 2)).toEqual(['y8', 'k8']));
  it('with two Stars and one tile may be a run or a series', () => {
    const found = told('r5 *r6 *r7', 2);
    for (const tile of ['r3', 'r4', 'r6', 'r7', 'b5', 'y5', 'k5']) expect(found).toContain(tile);
  });
  it('never breaks the combination', () => {
    for (const meld of ['r1 r2 *r3', 'k12 k13 *k11', 'b8 r8 y8 *k8', 'r5 *r6 *r7']) {
      for (const choice of meanings(meld.split(' '), meld.split(' ').length - 1, RUMMY)) {
        expect(meldFault(choice.meld, RUMMY)).toBeNull();
        expect(choice.meld.filter((tile) => tile.startsWith('*')).length).toBe(meld.split('*').length - 1);
      }
    }
  });
  it('keeps every piece when it changes', () => {
    const meld = fromTable([['r4', 'r5', '*r6']])[0] ?? [];
    const choice = meanings(['r4', 'r5', '*r6'], 2, RUMMY).find((one) => one.tile === 'r3');
    const after = renamed(meld, 't0.2', choice?.meld ?? [], '*r3');
    expect(after.map((piece) => [piece.id, piece.tile])).toEqual([['t0.2', '*r3'], ['t0.0', 'r4'], ['t0.1', 'r5']]);
  });
});

describe('a play as steps', () => {
  const walk = (table: string, rack: string, target: string, rules = RUMMY) => stepsTo(fromTable(tiles(table)), rackOf(rack), tiles(target), rules);

  it('ends on the table that was proposed, with every tile of the old one', () => {
    const cases: [string, string, string][] = [
      ['', 'r5 r6 r7 b1', 'r5-7'],
      ['r5-7', 'r8 b1', 'r5-8'],
      ['r5-7 8:rky', 'b8 k1', 'r5-8 8:bky'],
      ['r3-7', 'r5', 'r3-5 r5-7'],
      ['b1-4 9:bry', 'r1 y1 k9', 'b2-4 1:bry 9:bryk'],
    ];
    for (const [table, rack, target] of cases) {
      const steps = walk(table, rack, target);
      const last = steps.at(-1)?.melds ?? [];
      expect(count(last.flat().map((piece) => piece.tile))).toEqual(count(tiles(target).flat()));
      expect(new Set(last.flat().map((piece) => piece.id)).size).toBe(last.flat().length);
    }
  });
  it('takes a run apart where tiles are needed elsewhere', () => {
    const steps = walk('r3-6 r8-10', 'r7', 'r3-10', INVESTO);
    expect(steps.length).toBe(1);
    expect(notation(steps[0]?.melds ?? [])).toBe('[r3 r4 r5 r6 r7 r8 r9 r10]');
  });
  it('uses tiles of the table before those of the rack', () => {
    const steps = walk('r3-5', 'r5 r6 r7', 'r3-7');
    const own = steps.at(-1)?.meld.filter((piece) => piece.own).map((piece) => piece.tile);
    expect(own).toEqual(['r6', 'r7']);
  });
  it('leaves alone what stays', () => expect(walk('r5-7 8:rky', 'b1 b2 b3', 'r5-7 8:rky b1-3').length).toBe(1));
});

describe('a lay-down', () => {
  const base = fromTable(tiles('r5-7 8:bry'));
  it('reads and writes new combinations and additions', () => {
    const rack = rackOf('k8 b1 b2 b3 r8 y13');
    const melds = readParts(base, rack, 'L b1-3 8:bry+k8 r5-7+r8');
    expect(melds.map((meld) => meld.map((piece) => piece.tile).join(' '))).toEqual(['r5 r6 r7 r8', 'b8 r8 y8 k8', 'b1 b2 b3']);
    expect(melds.map(notePart)).toEqual(['r5-7+r8', '8:bry+k8', '[b1 b2 b3]']);
  });
  it('of nothing leaves what lies there', () => expect(readParts(base, rackOf('y13'), 'L').map(notePart).join('')).toBe(''));
});
