/** What the screens for a real table know of a game is what the game tells of itself. */
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, OptionInfo, Value } from '../src/net/api';
import Chooser from '../src/realtable/Chooser.svelte';
import NewSheet from '../src/realtable/NewSheet.svelte';
import { shown } from './tables';

const server = vi.hoisted(() => ({ games: vi.fn() }));
const engine = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('../src/net/api', () => ({ api: server }));
vi.mock('../src/offline/engine', () => ({ ask: engine.ask, No: class extends Error {} }));

const number = (name: string, value: number, most: number): OptionInfo => ({ name, type: 'number', default: value, least: 0, most });
const made = (name: string, options: OptionInfo[], change: Record<string, Value> = {}): GameInfo => {
  const means = Object.fromEntries(options.map((option) => [option.name, option.default]));
  const presets = [{ name: 'plain', rules: '', options: means }, { name: 'ours', rules: '', options: { ...means, ...change } }];
  return { name, seats: [2, 3], usual: 'ours', presets, options, bots: [], turn_seconds: 0 };
};
/** Not as any game of ours is: who knows better than what is told is found out. */
const RUMMY = made('rummy', [number('rounds', 7, 77), number('target', 0, 500), number('opening', 44, 100), number('rows', 5, 8), number('height', 3, 4)], { opening: 11 });
const GIN = made('gin', [number('rounds', 9, 99), number('target', 0, 500), number('max_rounds', 5, 50)], { target: 123 });

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  server.games.mockReset().mockResolvedValue([RUMMY, GIN]);
  engine.ask.mockReset().mockRejectedValue(new Error());
});
const games = () => import('../src/realtable/games');

describe('a game at a real table', () => {
  it('is described by the server, else by the engine, else as it was told last', async () => {
    expect(await (await games()).infoOf('gin')).toEqual(GIN);
    server.games.mockRejectedValue(new Error());
    engine.ask.mockResolvedValue([RUMMY]);
    vi.resetModules();
    expect(await (await games()).infoOf('rummy')).toEqual(RUMMY);
    engine.ask.mockRejectedValue(new Error());
    vi.resetModules();
    expect(await (await games()).infoOf('rummy')).toEqual(RUMMY);
    localStorage.clear();
    expect(await (await games()).infoOf('rummy')).toBeNull();
  });

  it('is played to what its rules and presets say', async () => {
    const { goalsOf } = await games();
    expect(goalsOf(RUMMY)).toEqual([{ kind: 'rounds', count: 7 }, { kind: 'target', count: 200 }]);
    expect(goalsOf(GIN)).toEqual([{ kind: 'rounds', count: 9 }, { kind: 'target', count: 123 }]);
    expect(goalsOf(null)).toEqual([]);
  });

  it('goes on to its target for as many rounds as its rules allow', async () => {
    const { rulesText } = await games();
    expect(rulesText(RUMMY, 'ours', { kind: 'target', count: 300 })).toBe('ours target=300 rounds=77');
    expect(rulesText(GIN, 'ours', { kind: 'target', count: 300 })).toBe('ours target=300');
    expect(rulesText(RUMMY, 'ours', { kind: 'rounds', count: 3 })).toBe('ours rounds=3');
  });

  it('has the options of the chosen preset, the usual one if none is; what is changed goes first', async () => {
    const { heightOf, nothingChosen, openingOf, rowsOf, withPreset } = await games();
    const usual = withPreset(nothingChosen('rummy'), RUMMY);
    expect([usual.preset, openingOf(usual), rowsOf(usual), heightOf(usual)]).toEqual(['ours', 11, 5, 3]);
    expect(openingOf(withPreset(usual, RUMMY, 'plain'))).toBe(44);
    expect(rowsOf({ ...usual, changed: { rows: 2 } })).toBe(2);
    expect(rowsOf({ ...usual, changed: { rows: 99 } })).toBe(5);
  });

  it('has Stars where its rules have an option for them that is not none', async () => {
    const { hasStars, nothingChosen } = await games();
    const stars = (means: Record<string, Value>, changed: Record<string, Value> = {}): boolean => hasStars({ ...nothingChosen('rummy'), means, changed });
    expect([stars({}), stars({ stars: 'none' }), stars({ stars: 'free' }), stars({ stars: 'free' }, { stars: 'none' })]).toEqual([false, false, true, false]);
  });
});

describe('the screens', () => {
  it('begin with the usual preset, and ask once', async () => {
    const { nothingChosen } = await games();
    const { root, end } = shown(Chooser, { chosen: nothingChosen('rummy') });
    await vi.waitFor(() => expect([...root.querySelectorAll<HTMLInputElement>('[data-choice=presets] input')].map((one) => one.value)).toEqual(['plain', 'ours']));
    await vi.waitFor(() => expect(root.querySelector<HTMLElement>('[data-choice=presets]')?.dataset['value']).toBe('ours'));
    expect(server.games).toHaveBeenCalledTimes(1);
    end();
  });

  it('ask for each option of the rules by a field of its own', async () => {
    const { nothingChosen } = await games();
    const { root, end } = shown(Chooser, { chosen: nothingChosen('rummy') });
    await vi.waitFor(() => expect(root.querySelector('[data-option=opening]')).not.toBeNull());
    const opening = root.querySelector('[data-option=opening]') as HTMLInputElement;
    const set = (to: string): string | undefined => {
      opening.value = to;
      for (const kind of ['input', 'change']) opening.dispatchEvent(new Event(kind, { bubbles: true }));
      flushSync();
      return root.querySelector<HTMLElement>('[data-choice=presets]')?.dataset['value'];
    };
    expect([opening.value, set('12'), set('44'), set('11'), set('')]).toEqual(['11', '', 'plain', 'ours', 'ours']);
    expect(opening.value).toBe('11'); // nothing is no number
    end();
  });

  it('offer the seats and goals of the game', async () => {
    const { root, end } = shown(NewSheet, { done: () => undefined });
    const add = (): HTMLButtonElement | null => root.querySelector('[data-do=add-player]');
    await vi.waitFor(() => expect(root.querySelector<HTMLInputElement>('[inputmode=numeric]')?.value).toBe('7'));
    add()?.click();
    await vi.waitFor(() => expect(add()).toBeNull());
    expect(root.querySelectorAll('.name').length).toBe(3);
    end();
  });
});
