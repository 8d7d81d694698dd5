import { flushSync, type Component } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Bank from '../src/board/Bank.svelte';
import Bar from '../src/board/Bar.svelte';
import LeftTiles from '../src/board/LeftTiles.svelte';
import Melds from '../src/board/Melds.svelte';
import Gin from '../src/games/Gin.svelte';
import Investo from '../src/games/Investo.svelte';
import { RummyHand } from '../src/games/rummy.svelte';
import { fitPot, rackSlots } from '../src/look/fit';
import { leftOf } from '../src/table/left';
import { speak } from '../src/words/words.svelte';
import { Staged, gin, investo, rummy, shown } from './tables';

beforeAll(() => speak('en', false));

function withHand(staged: Staged): RummyHand {
  const hand = new RummyHand(staged.table);
  hand.look(staged.view, 0);
  return hand;
}

function at(component: Component<never>, staged: Staged): { root: HTMLElement; end: () => void } {
  const made = shown(component as unknown as Component<Record<string, unknown>>, { table: staged.table, waiting: '' });
  flushSync();
  return made;
}

describe('combinations that would take what is chosen', () => {
  function lit(opened: boolean, tile: string): boolean[] {
    const sides = [{ rack: [tile, 'k1'], size: 2, opened, plays: 0, counts: [] }, { rack: null, size: 14, opened: true, plays: 1, counts: [] }];
    const hand = withHand(new Staged(rummy([], { sides, table: [['y3', 'y4', 'y5', 'y6'], ['b5', 'r5', 'k5'], ['y8', 'y9', 'y10']] }), { opening: 30 }));
    hand.choose(hand.rack[0]?.id ?? '');
    return hand.melds.map((meld) => hand.takes(meld));
  }

  it('are lit, and no others', () => {
    expect(lit(true, 'y7')).toEqual([true, false, true]);
    expect(lit(true, 'y5')).toEqual([false, true, false]);
    expect(lit(true, 'r1')).toEqual([false, false, false]);
  });

  it('are not lit before the first play (R5)', () => {
    expect(lit(false, 'y7')).toEqual([false, false, false]);
  });
});

describe('the guide', () => {
  it('does not call a first play in order that is worth too little', () => {
    const sides = [{ rack: ['r5', 'r6', 'r7'], size: 3, opened: false, plays: 0, counts: [] }, { rack: null, size: 14, opened: false, plays: 0, counts: [] }];
    const hand = withHand(new Staged(rummy([], { sides }), { opening: 30 }));
    hand.put(hand.rack.map((piece) => piece.id), 'new');
    expect(hand.main().reason).toBe('18 of 30 points');
    expect(hand.ask()).toBe('First play: 30 points or more.');
  });
});

describe('a tile that does not fit', () => {
  it('is named on the button and marked, not those it lies with', () => {
    const hand = withHand(new Staged(rummy(['r8', 'y8', 'k8', 'k10'])));
    hand.put(hand.rack.map((piece) => piece.id), 'new');
    expect(hand.main().reason).toBe('black 10 does not fit');
    const { root, end } = shown(Melds, { hand, fresh: new Set<string>(), empty: '' });
    flushSync();
    expect([...root.querySelectorAll<HTMLElement>('.is-bad')].map((tile) => tile.dataset['tile'])).toEqual(['k10']);
    end();
  });

  it('is any of them where no one stands out', () => {
    const hand = withHand(new Staged(rummy(['r8', 'y5', 'k2'])));
    hand.put(hand.rack.map((piece) => piece.id), 'new');
    const { root, end } = shown(Melds, { hand, fresh: new Set<string>(), empty: '' });
    flushSync();
    expect(root.querySelectorAll('.is-bad')).toHaveLength(3);
    end();
  });
});

describe('the bar', () => {
  it('has undo, redo and reset after one of two steps is taken back', () => {
    const hand = withHand(new Staged(rummy(['r5', 'b1'])));
    for (const piece of [...hand.rack]) hand.put([piece.id], 'new');
    hand.undo();
    const { root, end } = shown(Bar, { hand, main: hand.main() });
    const open = [...root.querySelectorAll<HTMLElement>('[data-do]')].filter((button) => button.getAttribute('aria-disabled') !== 'true').map((button) => button.dataset['do']);
    expect(open).toEqual(['undo', 'redo', 'reset']);
    end();
  });

  it('has nothing to reset once it was pressed, but the step itself to take back', () => {
    const hand = withHand(new Staged(rummy(['r5', 'b1'])));
    const { root, end } = shown(Bar, { hand, main: hand.main() });
    const open = (): (string | undefined)[] => [...root.querySelectorAll<HTMLElement>('[data-do]')].filter((button) => button.getAttribute('aria-disabled') !== 'true').map((button) => button.dataset['do']);
    hand.put(hand.rack.map((piece) => piece.id), 'new');
    flushSync();
    expect(open()).toEqual(['undo', 'reset']);
    hand.reset();
    flushSync();
    expect(open()).toEqual(['undo']);
    end();
  });

  it('says what a second press will do', () => {
    const hand = withHand(new Staged(rummy(['r5'])));
    const main = { label: 'Lay down', reason: '5 points stay', ready: true, ends: true, act: () => undefined };
    hand.main = () => main;
    const { root, end } = shown(Bar, { hand, main });
    hand.press();
    flushSync();
    expect(root.querySelector('[data-main]')?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Lay downpress once more: 5 points stay');
    end();
  });

  it('warns of what costs something, once something was done', () => {
    const hand = withHand(new Staged(rummy(['r5'])));
    const { root, end } = shown(Bar, { hand, main: { label: 'Confirm', reason: 'costs 8', ready: true, risky: true } });
    const look = (): string | undefined => root.querySelector('[data-main]')?.className;
    expect(look()).not.toContain('risky');
    expect(look()).not.toContain('main');
    hand.put(hand.rack.map((piece) => piece.id), 'new');
    flushSync();
    expect(look()).toContain('risky');
    expect(look()).not.toContain('main');
    end();
  });

  it('is not lit beside the next step of a play that is shown, and says what it would send', () => {
    const staged = new Staged(rummy(['r5', 'r6', 'r7', 'b1', 'b2', 'b3']));
    staged.welcome({ position: staged.position(staged.view, []) });
    const hand = withHand(staged);
    hand.show('A r5-7 b1-3');
    const { root, end } = shown(Bar, { hand, main: { label: 'Confirm', reason: '3 tiles', ready: true } });
    const button = (): HTMLElement => root.querySelector<HTMLElement>('[data-main]') as HTMLElement;
    expect(hand.walk.last).toBe(false);
    expect(button().className).not.toContain('main');
    expect(button().textContent).toMatch(/Confirm\s*Lay (red 5–7|blue 1–3)\s*$/);
    while (!hand.walk.last) hand.step();
    flushSync();
    expect(button().className).toContain('main');
    expect(button().textContent).toMatch(/red 5–7/);
    expect(button().textContent).toMatch(/blue 1–3/);
    end();
  });
});

describe('the table', () => {
  const board = (hand: RummyHand): { root: HTMLElement; end: () => void } => {
    const made = shown(Melds, { hand, fresh: new Set<string>(), empty: 'New' });
    flushSync();
    return made;
  };

  it('tells everybody what is wrong with a combination', () => {
    const hand = withHand(new Staged(rummy(['r5', 'r6', 'r8', 'k1'])));
    hand.put(hand.rack.slice(0, 3).map((piece) => piece.id), 'new');
    const { root, end } = board(hand);
    expect(root.querySelector('.meld')?.getAttribute('aria-label')).toContain('red 7 is missing');
    expect(root.querySelector('.meld [data-piece]')?.getAttribute('aria-label')).toMatch(/^red 5\. .*red 7 is missing/);
    end();
  });

  it('marks what another has just laid', () => {
    const before = rummy(['r5'], { table: [['k1', 'k2', 'k3']] });
    const after = { ...before, table: [['b1', 'b2', 'b3'], ['k1', 'k2', 'k3', 'k4']] };
    const hand = withHand(new Staged(before));
    hand.look(after, 0);
    const { root, end } = shown(Melds, { hand, fresh: new Set(['m1.3']), empty: 'New' });
    flushSync();
    expect([...root.querySelectorAll<HTMLElement>('.is-fresh')].map((tile) => tile.dataset['tile'])).toEqual(['k4']);
    end();
  });

  it('is lit whatever a button would do with what is chosen', () => {
    const staged = new Staged(rummy(['r5', 'r6']));
    staged.welcome({ position: staged.position(staged.view, ['E r5', 'E r6']) });
    const hand = withHand(staged);
    const lit = (): boolean => {
      const { root, end } = board(hand);
      const found = root.querySelector('.drop.lit') !== null;
      end();
      return found;
    };
    hand.chosen = hand.rack.map((piece) => piece.id);
    expect([hand.main().ready, lit()]).toEqual([false, true]);
    hand.chosen = hand.chosen.slice(0, 1);
    expect([hand.main().ready, lit()]).toEqual([true, true]);
    hand.chosen = [];
    expect(lit()).toBe(false);
  });
});

describe('for those who watch', () => {
  it('no reserve is theirs', () => {
    const { root, end } = at(Investo as never, new Staged(investo(), {}, [], null));
    expect(root.querySelector('.opp')?.textContent).not.toContain('Yours');
    end();
  });

  it('both players of Gin-Rummy are shown', () => {
    const view = gin([], { sides: [{ rack: null, size: 10, known: [], shown: false, counts: [] }, { rack: null, size: 11, known: [], shown: false, counts: [] }] });
    const { root, end } = at(Gin as never, new Staged(view, {}, [], null));
    expect([...root.querySelectorAll<HTMLElement>('[data-seat]')].map((card) => card.dataset['seat'])).toEqual(['0', '1']);
    end();
  });
});

describe('what the other did', () => {
  it('is told once in a duel of Gin-Rummy, and not while the other plays again', () => {
    const staged = new Staged(gin(['r1', 'k9'], { turn: 1 }));
    const { root, end } = at(Gin as never, staged);
    const told = (): number => ([...root.querySelectorAll('.opp, .guide .text')].map((each) => each.textContent).join().match(/discarded/gi) ?? []).length;
    staged.happen(2, { event: { what: 'did', seat: 1, do: 'D y13' }, position: staged.position(gin(['r1', 'k9'], { discard: 'y13' }), ['S', 'U'], true) });
    flushSync();
    expect(told()).toBe(1);
    staged.happen(3, { event: { what: 'did', seat: 0, do: 'D k9' }, position: staged.position(gin(['r1'], { turn: 1, discard: 'k9' })) });
    flushSync();
    expect(told()).toBe(0); // that was the turn before
    end();
  });
});

describe('a step of a turn', () => {
  it('that was passed over is not ticked', () => {
    const staged = new Staged(investo({ step: 'choose' }));
    const { root, end } = at(Investo as never, staged);
    const states = (): string[] => [...root.querySelectorAll('.steps li')].map((step) => (step.classList.contains('done') ? 'done' : step.classList.contains('skipped') ? 'skipped' : step.hasAttribute('aria-current') ? 'now' : 'later'));
    staged.happen(2, { event: { what: 'did', seat: 0, do: 'S', luck: 'r9' }, position: staged.position(investo({ step: 'pot' }), ['I1 r5'], false) });
    flushSync();
    expect(states()).toEqual(['done', 'skipped', 'skipped', 'now']);
    staged.happen(3, { event: { what: 'did', seat: 0, do: 'T1', effect: { points: 4 } }, position: staged.position(investo({ step: 'play' }), [], true) });
    staged.happen(4, { event: { what: 'did', seat: 0, do: 'A r5-7' }, position: staged.position(investo({ step: 'pot', table: [['r5', 'r6', 'r7']] }), ['I1 b1'], false) });
    flushSync();
    expect(states()).toEqual(['done', 'done', 'done', 'now']);
    end();
  });
});

describe('keys', () => {
  it('keep their place when a tile was drawn', () => {
    const staged = new Staged(investo({ step: 'draw' }));
    staged.welcome({ position: staged.position(staged.view, ['S'], false) });
    const { root, end } = at(Investo as never, staged);
    const stock = root.querySelector<HTMLElement>('[data-do=stock]');
    stock?.focus();
    stock?.click();
    expect(staged.asked).toEqual([]); // chosen, not taken
    expect(stock?.getAttribute('aria-pressed')).toBe('true');
    root.querySelector<HTMLElement>('[data-main]')?.click();
    expect(staged.asked.at(-1)).toMatchObject({ a: 'S' });
    staged.happen(2, { event: { what: 'did', seat: 0, do: 'S', luck: 'r9' }, position: staged.position(investo({ step: 'choose' }), ['I1 r5']) });
    flushSync();
    expect(document.activeElement).toBe(stock);
    expect(stock?.getAttribute('aria-disabled')).toBe('true');
    stock?.click();
    expect(staged.asked.length).toBe(1);
    end();
  });

  it('lead along a hand of Gin-Rummy, and move what is left over', async () => {
    const { root, end } = at(Gin as never, new Staged(gin(['r1', 'r2', 'r3', 'k9', 'b12'])));
    const tiles = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.hand [data-piece]')];
    const names = (): (string | undefined)[] => tiles().map((tile) => tile.dataset['tile']);
    const press = (key: string, altKey = false): boolean => (document.activeElement as HTMLElement).dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }));
    expect(names()).toEqual(['r1', 'r2', 'r3', 'b12', 'k9']);
    tiles()[2]?.focus();
    press('ArrowRight');
    await vi.waitFor(() => expect(document.activeElement).toBe(tiles()[3]));
    press('ArrowRight', true);
    flushSync();
    expect(names()).toEqual(['r1', 'r2', 'r3', 'k9', 'b12']);
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset['tile']).toBe('b12'));
    end();
  });
});

describe('time', () => {
  it('of somebody who waits is shown', () => {
    const staged = new Staged(investo());
    staged.welcome({ clock: { deadline: 0, bank: [60_000, 250_000] } });
    const text = (seat: number): string => {
      const { root, end } = shown(Bank, { table: staged.table, seat });
      const found = root.textContent;
      end();
      return found;
    };
    expect(text(1)).toContain('4:10');
    expect(text(0)).toBe('');
  });
});

describe('what is left at the end', () => {
  const points = (view: Parameters<typeof leftOf>[0]): [number, string, number][] => leftOf(view).map((part) => [part.seat, part.where, part.points]);
  const counted = (view: ReturnType<typeof rummy>, ...counts: number[]): ReturnType<typeof rummy> => ({ ...view, sides: view.sides.map((side, seat) => (seat ? side : { ...side, counts })) });

  it('counts tile by tile as it was told', () => {
    expect(points(counted(rummy(['r5', '*', 'k13']), -5, -30, -13))).toEqual([[0, 'rack', -48]]);
    const beside = { reserve: ['k1', 'k2', 'k3'], reserve_counts: [1, 1, 1] };
    const sides = investo().sides.map((side, seat) => ({ ...side, rack: seat ? ['b1'] : ['r5', 'r6'], counts: seat ? [-1] : [-1, -1], ...(seat ? beside : {}) }));
    expect(points(investo({ sides }))).toEqual([[0, 'rack', -2], [1, 'rack', -1], [1, 'reserve', 3]]);
  });

  it('is shown with its value', () => {
    const { table } = new Staged(counted(rummy(['r5', '*'], { step: 'over' }), -5, -25));
    const { root, end } = shown(LeftTiles, { table });
    expect(root.querySelector('h3')?.textContent).toBe('Left on your rack −30');
    expect([...root.querySelectorAll('li')].map((one) => one.textContent?.trim())).toEqual(['−5', '−25']);
    end();
    const left = gin(['r5'], { step: 'over' });
    const other = shown(LeftTiles, { table: new Staged({ ...left, sides: left.sides.map((side, seat) => (seat ? side : { ...side, counts: [5] })) }).table });
    expect(other.root.querySelector('li')?.textContent?.trim()).toBe('5');
    other.end();
  });
});

describe('how wide a tile is', () => {
  it('is what somebody who wants them big asks for', () => {
    for (const [room, count, big] of [[334, 14, 48], [334, 15, 48], [700, 15, 64], [1080, 15, 84]] as const) expect(rackSlots(room, count, 84, 7, big).width).toBeGreaterThanOrEqual(big);
  });

  it('lets all rows of the pot fit', () => {
    expect(fitPot(540, [2, 2, 2, 2], 58, 2)).toBe(58);
    const narrow = fitPot(400, [2, 2, 2, 2], 58, 2);
    expect(narrow).toBe(42);
    expect(fitPot(400, [4, 2, 2, 2], 58, 2)).toBeLessThan(narrow);
    expect(fitPot(100, [2, 2, 2, 2], 58, 2)).toBe(34);
  });
});
