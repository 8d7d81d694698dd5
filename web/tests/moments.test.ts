/** Moments: short, of transform and opacity only, ended by a touch, and not at all for those who do not want them. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { take } from '../src/games/taking';
import { count, finish, LONGEST, wave } from '../src/look/moment';
import { prefer } from '../src/look/prefs.svelte';
import { play } from '../src/look/sound';
import { beforePoints, celebrate, countUp, goOut } from '../src/screens/finale';
import RoundEnd from '../src/screens/RoundEnd.svelte';
import { sumOf } from '../src/table/sums';
import { LANGUAGES, speak } from '../src/words/words.svelte';
import { gin, investo, rummy, shown, Staged } from './tables';

interface Seen {
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  finish: ReturnType<typeof vi.fn>;
}

let seen: Seen[] = [];

beforeEach(async () => {
  await speak('en', false);
  prefer({ still: false, sound: false, speed: 'normal' });
  seen = [];
  Element.prototype.animate = function (frames, options): Animation {
    const motion = { finish: vi.fn(), onfinish: null as null | (() => void), oncancel: null };
    motion.finish.mockImplementation(() => motion.onfinish?.());
    seen.push({ frames: frames as Keyframe[], options: options as KeyframeAnimationOptions, finish: motion.finish });
    return motion as unknown as Animation;
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 40, 50);
});

afterEach(() => {
  finish();
  document.body.innerHTML = '';
  prefer({ still: false });
});

const TABLE = `<div class="game"><div class="table">${'<i class="tile"></i>'.repeat(80)}</div><b data-points="1">12</b><span data-seat="1"></span><span data-stock><i class="tile"></i></span>
  <ol class="pot"><li class="row"><i class="tile base"></i><i class="place"></i><i class="place"></i><i class="place"></i></li></ol><div class="rackzone"><div class="rack"></div></div></div>`;

const MOMENTS: [string, () => void][] = [
  ['the other takes a row', () => take({ row: 1, points: 4, tiles: ['?', 'r1', 'b2', 'k3'], mine: false, seat: 1 })],
  ['I go out', () => goOut(true, 'Out')],
  ['a match is won', () => celebrate(document.body.appendChild(Object.assign(document.createElement('div'), { innerHTML: '<h2>Won</h2>' })))],
  ['a puzzle is solved', () => wave([...document.querySelectorAll('.tile')], 0, 36, 8)],
];

describe.each(MOMENTS)('%s', (_, moment) => {
  beforeEach(() => (document.body.innerHTML = TABLE));

  it('moves in time, by transform and opacity only', () => {
    moment();
    expect(seen.length).toBeGreaterThan(3);
    for (const { frames, options } of seen) {
      expect(Number(options.delay) + Number(options.duration)).toBeLessThanOrEqual(LONGEST);
      expect(Number(options.duration)).toBeGreaterThan(0);
      for (const frame of frames) expect(['transform', 'opacity', 'offset']).toEqual(expect.arrayContaining(Object.keys(frame)));
    }
  });

  it('is ended by a touch anywhere, and leaves nothing behind', () => {
    moment();
    dispatchEvent(new Event('pointerdown'));
    expect(seen.every((one) => one.finish.mock.calls.length === 1)).toBe(true);
    expect(document.querySelectorAll('.passing')).toHaveLength(0);
  });

  it('does not happen for those who want none', () => {
    prefer({ still: true });
    moment();
    expect(seen).toHaveLength(0);
    expect(document.querySelectorAll('.passing')).toHaveLength(0);
  });
});

describe('speed', () => {
  it('at once shows no motion of the other, and all of one’s own', () => {
    document.body.innerHTML = TABLE;
    prefer({ speed: 'at-once' });
    take({ row: 1, points: 4, tiles: ['?'], mine: false, seat: 1 });
    expect(seen).toHaveLength(0);
    take({ row: 1, points: 4, tiles: ['?'], mine: true, seat: 1 });
    expect(seen.length).toBeGreaterThan(0);
  });

  it('has the last play seen before the points, unless nothing moves', () => {
    expect([beforePoints(false), beforePoints(true)]).toEqual([350, 1150]);
    prefer({ still: true });
    expect(beforePoints(true)).toBe(0);
  });
});

describe('a number that counts', () => {
  it('ends as what it says, and gives way to a new one', () => {
    document.body.innerHTML = '<b>12</b>';
    const number = document.body.firstElementChild as Element;
    count(number, 8, 700, 200);
    expect(number.textContent).toBe('8');
    finish();
    expect(number.textContent).toBe('12');
    count(number, 8, 700, 200);
    (number.firstChild as Text).nodeValue = '15';
    finish();
    expect(number.textContent).toBe('15');
  });
});

describe('sound and touch', () => {
  const knocks: number[] = [];
  class Context {
    currentTime = 0;
    destination = {};
    createOscillator = () => ({ frequency: { set value(pitch: number) { knocks.push(pitch); } }, connect: (to: unknown) => to, start: () => undefined, stop: () => undefined });
    createGain = () => ({ gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }, connect: (to: unknown) => to });
  }

  it('are off until asked for', () => {
    vi.stubGlobal('AudioContext', Context);
    const vibrate = vi.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    play('take');
    expect([knocks.length, vibrate.mock.calls.length]).toEqual([0, 0]);
    prefer({ sound: true });
    play('take');
    expect(knocks).toHaveLength(5);
    expect(knocks.slice(0, 4)).toEqual([...knocks.slice(0, 4)].sort((a, b) => a - b));
    play('out');
    play('won');
    expect(vibrate.mock.calls.map(([pattern]) => pattern as number[])).toEqual([[10, 30, 10, 30, 10, 30, 10], [30], [20, 60, 40]]);
    vi.unstubAllGlobals();
  });
});

describe('the points of a round', () => {
  it.each([
    [[13, -1, 20], '13 − 1 = 12, + 20'],
    [[8, 5, 20], '8 + 5 + 20'],
    [[13, -1], '13 − 1'],
    [[5, -9, 20], '5 − 9 = −4, + 20'],
    [[7], '7'],
    [[], ''],
  ])('%j', (terms, words) => expect(sumOf(terms)).toBe(words));

  const VIEWS = { investo: investo({ step: 'over' }), rummy: rummy([], { step: 'over' }), gin: gin([], { step: 'over' }) };

  it.each([
    ['investo', { target: 20 }, [[8, 12], [8, 3]], ['16', '15'], 'Total, to 20'],
    ['rummy', { rounds: 4 }, [[-8, 31]], ['−8', '31'], 'Total after 1 of 4'],
    ['gin', { rounds: 4 }, [[52, 15], [0, 48]], ['52', '63'], 'Total after 2 of 4'],
  ] as const)('of %s stand against what it is played to, with what comes next', async (game, rules, sheet, totals, title) => {
    const staged = new Staged(VIEWS[game], rules, sheet.map((row) => [...row]));
    staged.happen(2, { event: { what: 'did', seat: 1, do: game === 'gin' ? 'L b2-4' : 'A b2-4', luck: '' } });
    staged.table.info = { ...staged.info(), phase: 'pause' };
    staged.table.score = { points: [...(sheet.at(-1) ?? [])], reason: 'out', parts: {}, who: 1 };
    for (const language of LANGUAGES) {
      await speak(language, false);
      const { root, end } = shown(RoundEnd, { table: staged.table, look: () => undefined, live: true });
      flushSync();
      expect(root.querySelector('[data-coming]')?.textContent).toMatch(String(sheet.length + 1));
      expect(root.querySelector('[data-last-play]')?.textContent).toContain('Ann');
      expect(root.querySelectorAll('[data-last-play] .tile')).toHaveLength(3);
      finish();
      expect([...root.querySelectorAll('[data-sum]')].map((one) => one.textContent)).toEqual(totals);
      if (language === 'en') expect(root.querySelector('.totals h3')?.textContent).toBe(title);
      end();
    }
  });
});

describe('the sheet with the points, while it rises', () => {
  it('has its title over nothing else, and no empty row', () => {
    const sheet = Object.assign(document.createElement('div'), { innerHTML: '<h2>Won</h2><table><tr data-term><td>5</td></tr></table>' });
    document.body.append(sheet);
    celebrate(sheet);
    const [title] = seen;
    expect(title?.frames.some((frame) => /translate|scale\(\.[0-7]/.test(String(frame['transform'])))).toBe(false);
    seen = [];
    countUp(sheet, [0]);
    const term = seen.find(({ frames }) => 'opacity' in (frames[0] ?? {}));
    expect(Number(term?.frames[0]?.['opacity'])).toBeGreaterThan(0.3);
  });
});
