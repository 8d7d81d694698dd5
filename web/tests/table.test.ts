import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import Side from '../src/board/Side.svelte';
import Top from '../src/board/Top.svelte';
import { speak } from '../src/words/words.svelte';
import { Staged, gin, investo, rummy, shown } from './tables';

beforeAll(() => speak('en', false));

describe('points', () => {
  const sides = (mine: number, theirs: number) => investo().sides.map((side, seat) => ({ ...side, points: seat ? theirs : mine }));

  it('of the running round are added', () => {
    const { table } = new Staged(investo({ sides: sides(8, 4) }), {}, [[3, 1]]);
    expect(table.standing()).toEqual([11, 5]);
    expect(table.round).toBe(2);
  });

  it('of a round that is over count once', () => {
    const { table } = new Staged(investo({ step: 'over', sides: sides(8, 4) }), {}, [[8, 4]]);
    expect(table.standing()).toEqual([8, 4]);
    for (const part of [Top, Side]) {
      const { root, end } = shown(part, { table, target: 20 });
      flushSync();
      expect([...root.querySelectorAll('.score b, .prog b')].map((one) => one.textContent)).toEqual(['8', '4']);
      end();
    }
  });
});

describe('what a match is played to', () => {
  const subtitle = (staged: Staged): string => {
    const { root, end } = shown(Top, { table: staged.table });
    const text = root.querySelector('h1 small')?.textContent ?? '';
    end();
    return text;
  };

  it('is a number of rounds', () => expect(subtitle(new Staged(gin([]), { rounds: 4, target: 0 }))).toBe('Round 1 of 4'));
  it('is a target', () => {
    expect(subtitle(new Staged(gin([]), { rounds: 4, target: 300 }))).toBe('Round 1 · to 300');
    expect(subtitle(new Staged(rummy([]), { rounds: 4, target: 200 }))).toBe('Round 1 · to 200');
    expect(subtitle(new Staged(investo(), { target: 20 }))).toBe('Round 1 · to 20');
  });
});

describe('where a tile comes from', () => {
  it.each([
    ['T3', '.pot .row:nth-child(3)'],
    ['B r5', '[data-do="reserve-mine"]'],
    ['V r5', '[data-reserve]'],
    ['U', '[data-do="discard"]'],
    ['S', '[data-stock]'],
    ['X1.2 r5', '[data-stock]'],
  ])('%s', (action, source) => {
    const staged = new Staged(investo());
    staged.happen(2, { event: { what: 'did', seat: 0, do: action, luck: '' } });
    expect(staged.table.source).toBe(source);
  });
});

describe('what a newer server tells', () => {
  const newer = <T>(message: object): T => ({ ...message, weather: { wind: 3 } }) as T;

  it('is ignored where it is not known', () => {
    const staged = new Staged(investo());
    const { table } = staged;
    staged.welcome(newer({ present: [true, false], table: newer(staged.info()) }));
    const before = [table.seq, table.info, table.position, table.present, table.story];
    staged.hear({ t: 'weather', id: 'w', seq: 9, table: null, seats: [] });
    expect([table.seq, table.info, table.position, table.present, table.story]).toEqual(before);
    expect(table.present).toEqual([true, false]);
    staged.happen(2, newer({ event: newer({ what: 'did', seat: 1, do: 'S', luck: '?' }) }));
    staged.happen(3, newer({ event: { what: 'rained', seat: 1, drops: 7 } }));
    expect(table.seq).toBe(3);
    expect(staged.asked).toEqual([]);
    const { root, end } = shown(Side, { table, target: 20 });
    flushSync();
    expect(root.textContent).not.toContain('rained');
    end();
  });
});
