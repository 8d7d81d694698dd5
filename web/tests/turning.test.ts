/** Where a match turned: in words, as a picture, as a text. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wrapped, type Colours } from '../src/look/share';
import type { Replay, Review, Step, Turning } from '../src/net/api';
import { matchPicture, playersOf, shareText, type MatchCard } from '../src/review/picture';
import { toldOf } from '../src/review/turning';
import { LANGUAGES, speak, speakOf } from '../src/words/words.svelte';
import { investo } from './tables';

const INK = new Proxy({}, { get: (_, name) => `[${String(name)}]` }) as Colours;
const measure = (text: string, size: number): number => text.length * size * 0.6;
const find = (id: string): string => `<g id="${id}"/>`;
const card = (more: Partial<MatchCard> = {}): MatchCard => ({
  head: 'Investo, 3 rounds',
  players: playersOf(['Anaïs', 'Kira'], ['', 'greedy'], [16, 21], String),
  when: 'The turning point · Round 2, turn 5',
  tiles: ['y6', 'y7', '*y8', '*'],
  change: '+4',
  whose: 'for Kira',
  text: 'Kira takes row 2: 4 points',
  foot: 'Replay from here: the link is in the message',
  date: '16 November',
  link: 'https://here.example/t/abc/m/1?at=17',
  ...more,
});

vi.setConfig({ testTimeout: 60_000 }); // the machine may be slow

beforeEach(async () => {
  await speak('en');
  speakOf('investo');
});

describe('a match to show around', () => {
  it('is a text of three lines, the best first', () => {
    expect(shareText(card())).toBe('Investo, 3 rounds – Kira 21 · Anaïs 16\nThe turning point · Round 2, turn 5 (+4 for Kira) – Kira takes row 2: 4 points\nhttps://here.example/t/abc/m/1?at=17');
  });

  it('is a picture with the score, the faces, the tiles and the change', () => {
    const svg = matchPicture(card(), INK, measure, find);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    for (const part of ['>21 : 16<', '>Kira<', '>Anaïs<', '>+4<', '>for Kira<', 'href="#n6"', 'href="#pip-y"', 'href="#s-star"', 'clip-path="url(#round1)"', '>A</text>']) expect(svg).toContain(part);
    expect(svg).toContain('<g id="n7"/>'); // what it refers to is in it
  });

  it('escapes the names of a table', () => {
    const svg = matchPicture(card({ players: playersOf(['<b>&"', 'Kira'], ['', ''], [1, 2], String) }), INK, measure, find);
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('&#60;b&#62;&#38;&#34;');
  });

  it('has room for four players and for long sentences', () => {
    const four = playersOf(['A', 'B', 'C', 'D'], ['', '', '', 'easy'], [1, 2, 3, 4], String);
    const svg = matchPicture(card({ players: four, text: 'word '.repeat(60), tiles: [] }), INK, measure, find);
    expect(svg).toContain('>4 : 3 : 2 : 1<');
    const below = [...svg.matchAll(/ y="([\d.]+)"/g)].map((found) => Number(found[1]));
    expect(Math.max(...below)).toBeLessThan(630);
  });

  it('breaks lines between words', () => {
    expect(wrapped('one two three', 10, 600, 50, measure)).toEqual(['one two', 'three']);
    expect(wrapped('extraordinarily', 10, 600, 50, measure)).toEqual(['extraordinarily']);
  });
});

const step = (at: number, seat: number, action: string, effect = {}): Step => ({ at, time: 0, event: { what: 'did', seat, do: action, luck: '', effect }, view: investo(), turn: seat });
const replay: Replay = {
  header: { id: 'abc', number: 1, game: 'investo', rules: {}, names: ['Anaïs', ''], bots: ['', 'greedy'], open: true, seat: null, steps: 5 },
  steps: [{ at: 1, time: 0, event: { what: 'dealt', luck: '' }, view: investo(), turn: 0 }, step(2, 0, 'I2 k9'), step(3, 1, 'I1 b4'), step(4, 1, 'T2', { points: 4 }), step(5, 0, 'N')],
};
const expected = (points: number) => ({ points, low: points - 1, high: points + 1 });
const turning = (more: Partial<Turning> = {}): Turning => ({ at: 1, until: 4, round: 1, turn: 1, own: false, before: expected(3), after: expected(-2), measure: 'lead', ...more });
const review = { game: 'investo', seat: 0, turns: [{ at: 1, round: 1, number: 1, lost: 3, decisions: [{ at: 1, played: 'I2 k9', best: 'I3 k9', verdict: 'worse', reasons: [], lost: 3, doubt: 0, expected: null, best_expected: null, measure: 'lead' }] }], mattered: [0], good: 0, lost: 3 } as Review;

describe('a turning point', () => {
  it('is told by what happened there', () => {
    const told = toldOf(replay, review, turning());
    expect(told.text).toContain('Kira');
    expect(told.text).toContain('Anaïs');
    expect(told.change).toBe('−5');
    expect(told.tiles).toEqual(['k9']); // of the row that was taken, as far as it was seen
  });

  it('of the own making names the better choice', () => {
    const told = toldOf(replay, review, turning({ own: true, until: 2 }));
    expect(told.text).toMatch(/^Anaïs: .*row 2.*The bot’s choice: .*row 3/);
    expect(told.tiles).toEqual(['k9']);
  });

  it.each(LANGUAGES)('has words in %s', async (language) => {
    await speak(language);
    for (const own of [true, false]) expect(toldOf(replay, review, turning({ own })).text).not.toMatch(/page-|review-|undefined/);
  });
});
