/** Tiles in sentences: with their article, runs and series by name, whose reserve it is. */
import { afterEach, describe, expect, it } from 'vitest';
import { moveWords } from '../src/table/hints';
import { Story, read } from '../src/table/story';
import { reasonsOf } from '../src/review/words';
import { inWords, meldName, theMeld, theTiles } from '../src/words/tiles';
import { explain, LANGUAGES, say, speak, speakOf, type Language } from '../src/words/words.svelte';
import type { Happened } from '../src/wire';

afterEach(async () => {
  speakOf('');
  await speak('en');
});

const did = (seat: number, action: string, luck = ''): Happened => ({ what: 'did', seat, do: action, luck }) as Happened;

const LISTS: [Language, string, string][] = [
  ['en', 'the blue 10 and the blue 12', 'red 5–7, the 9s (blue, red, black) and the yellow 2'],
  ['fr', 'le 10 bleu et le 12 bleu', 'la suite rouge 5–7, la série de 9 (bleu, rouge, noir) et le 2 jaune'],
  ['nl', 'de blauwe 10 en de blauwe 12', 'rood 5–7, de serie 9 (blauw, rood, zwart) en de gele 2'],
  ['de', 'die blaue 10 und die blaue 12', 'Rot 5–7, die Serie 9 (Blau, Rot, Schwarz) und die gelbe 2'],
];

describe('tiles in a sentence', () => {
  it.each(LISTS)('have their article, and runs and series a name, in %s', async (language, two, many) => {
    await speak(language);
    expect(inWords('b10 b12')).toBe(two);
    expect(inWords('r5 y2 b9 r6 r9 k9 r7')).toBe(many);
    expect(theTiles(['b10', 'b12'])).toBe(two);
  });

  it('keep combinations that are written as such', async () => {
    await speak('en');
    expect(inWords('[r5 r6 r7] r8-10')).toBe('red 5–7 and red 8–10');
    expect(inWords('r5-7 8:rky')).toBe('red 5–7 and the 8s (red, black, yellow)');
    expect(inWords('r5 r6')).toBe('the red 5 and the red 6');
    expect(inWords('no tiles')).toBe('no tiles');
    expect(inWords('')).toBe('');
  });

  it('say a combination by itself without an article', async () => {
    await speak('fr');
    expect(meldName(['k11', 'k12', 'k13'])).toBe('noir 11–13');
    expect(theMeld(['k11', 'k12', 'k13'])).toBe('la suite noire 11–13');
    speakOf('rummy');
    expect(theMeld(['k11', 'k12', 'k13'])).toBe('la séquence noire 11–13');
  });
});

describe('a hint', () => {
  const TRIES: [Language, string, string][] = [
    ['en', 'Lay black 11–13', 'Take the red 7 from Kira’s reserve'],
    ['fr', 'Poser la suite noire 11–13', 'Prendre le 7 rouge dans la réserve de Kira'],
    ['nl', 'Leg zwart 11–13', 'Neem de rode 7 uit de reserve van Kira'],
    ['de', 'Schwarz 11–13 legen', 'Die rote 7 aus der Reserve von Kira nehmen'],
  ];

  it.each(TRIES)('says what to lay and whose reserve it is, in %s', async (language, lay, take) => {
    await speak(language);
    expect(moveWords('investo', null, 'A k11-13', 'Kira')).toBe(lay);
    expect(moveWords('investo', null, 'V r7', 'Kira')).toBe(take);
  });

  it('gives its reasons in whole sentences', async () => {
    const reason = [{ code: 'discard-helps-little', params: { tile: 'r9' } }];
    await speak('nl');
    expect(reasonsOf('gin', reason, () => '')).toEqual(['Je hebt weinig aan de rode 9.']);
    await speak('de');
    expect(reasonsOf('gin', [{ code: 'take-lowers', params: { tile: 'r9', points: 3, before: 9 } }], () => '')).toEqual(['Nimmst du die rote 9, bleiben 3 Punkte übrig statt 9.']);
    await speak('fr');
    expect(reasonsOf('investo', [{ code: 'holds-back', params: { tiles: 'r5 r6 r7' } }], () => '')[0]).toContain('poser la suite rouge 5–7');
  });

  it('names who is meant where that is known', async () => {
    const near = [{ code: 'others-near-out', params: { count: 2, seat: 2 } }];
    await speak('en');
    expect(reasonsOf('rummy', near, (seat) => ['Ann', 'Bo', 'Kira'][seat] ?? '')).toEqual(['Kira has only 2 tiles left and may go out soon.']);
    expect(reasonsOf('rummy', near, () => '')).toEqual(['Somebody has only 2 tiles left and may go out soon.']);
    for (const language of LANGUAGES) {
      await speak(language);
      expect(reasonsOf('rummy', near, () => 'Kira')[0]).toMatch(/^Kira .*2/);
    }
  });
});

describe('a tile out of a reserve', () => {
  it.each([
    ['en', 'You took the red 7 from Bea’s reserve', 'Ann took the red 7 from your reserve', 'Ann took the red 7 from Bea’s reserve'],
    ['nl', 'Je nam de rode 7 uit de reserve van Bea', 'Ann nam de rode 7 uit jouw reserve', 'Ann nam de rode 7 uit de reserve van Bea'],
  ] as [Language, string, string, string][])('is told with the name of its owner, in %s', async (language, mine, theirs, watched) => {
    await speak(language);
    const line = new Story('investo').add(1, did(0, 'V r7'));
    const told = (me: number | null): string => (line ? read(line, me, 'Ann', 'Bea') : '');
    expect([told(0), told(1), told(null)]).toEqual([mine, theirs, watched]);
  });
});

describe('a refusal', () => {
  it('has the article of a tile, and the bare name of a combination', async () => {
    await speak('fr');
    expect(explain('refusal-not-on-rack', { tile: 'r7' })).toMatch(/^Le 7 rouge n’est pas sur/);
    expect(explain('refusal-too-short', { meld: 'r5-6' })).toMatch(/^Rouge 5–6 est trop courte/);
    expect(explain('refusal-odd-value', { meld: '[r8 y8 k8 k10]', tile: 'k10', tiles: 'r8 y8 k8' })).toContain('car le 8 rouge, le 8 jaune et le 8 noir ont la même valeur');
    expect(explain('refusal-other-value', { tile: 'r7', other: 'b8' })).toMatch(/^Le 7 rouge et le 8 bleu/);
  });
});

describe('a name in a sentence', () => {
  const HEBREW = '\u05d3\u05e0\u05d4 7';

  it('that is written from right to left is kept apart', () => {
    expect(say('page-waiting', { name: HEBREW })).toContain(`\u2068${HEBREW}\u2069`);
  });

  it('stands as it is otherwise', () => {
    for (const name of ['Ann', 'Zoë 2', 'Дима', '花子']) expect(say('page-waiting', { name })).not.toMatch(/[\u2066-\u2069]/);
  });
});
