import { beforeEach, describe, expect, it } from 'vitest';
import { check } from '../src/fair/check';
import { faultOf, give, keptOf, open, sealOf } from '../src/table/promise';
import { hex, sha } from '../src/tiles/sha';
import type { TableInfo, Word } from '../src/wire';

const CORPUS = import.meta.glob<string>('../../tests/records/2/matches/*.jsonl', { query: '?raw', import: 'default', eager: true });
const records: [string, string][] = Object.entries(CORPUS).map(([path, text]) => [path.replace(/.*\/|\.jsonl/g, ''), text]);
const named = (name: string): string => records.find(([one]) => one === name)?.[1] ?? '';

describe('SHA-256', () => {
  it.each(['', 'abc', 'é 🀄', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)])('of %j', async (text) => {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    expect(sha(text)).toBe([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  });
  it('and texts in hexadecimal', () => expect(hex('aé')).toBe('61c3a9'));
});

describe('every draw of a record', () => {
  it('of all games is there', () => expect(records.length).toBeGreaterThan(10));
  it.each(records)('%s follows', (name, record) => {
    const found = check(record);
    expect([found.fault, found.at]).toEqual(['', 0]);
    expect(found.draws > 0).toBe(name !== 'gin-not-begun');
  });
});

type Change = (head: Record<string, unknown> & { words: Word[] }) => void;
const forged = (name: string, change: Change): string => {
  const [head, ...lines] = named(name).split('\n');
  const data = JSON.parse(head ?? '') as Parameters<Change>[0];
  change(data);
  return [JSON.stringify(data), ...lines].join('\n');
};

describe('a forged record is found out', () => {
  const FORGED: [string, Change, string][] = [
    ['another commitment', (head) => (head.commitment = sha('x')), 'fair-wrong-seed'],
    ['swapped salts', ({ words: [one, two] }) => ([one!.salt, two!.salt] = [two!.salt ?? '', one!.salt ?? '']), 'fair-wrong-word'],
    ['swapped words', ({ words }) => words.reverse(), 'fair-wrong-word'],
    ['a chosen salt', ({ words }) => (words[1]!.salt = 'try 3000'), 'fair-wrong-word'],
    ['a word of a bot', ({ words }) => (words[1] = { by: 'bot', salt: 'x' }), 'fair-wrong-word'],
    ['a word more', ({ words }) => words.push({ by: 'away' }), 'fair-wrong-words'],
    ['a salt more', (head) => (head.salts = ['start 3']), 'fair-wrong-words'],
    ['another seat barred', (head) => (head.barred = 0), 'fair-wrong-word'],
    ['tries', (head) => (head.tries = 1), 'fair-wrong-tries'],
    ['a word left out', ({ words }) => (words[1] = { by: 'away' }), 'fair-luck-differs'],
    ['the first way', (head) => delete head.dealing, 'fair-first-way'],
    ['a newer way', (head) => (head.dealing = 3), 'fair-first-way'],
  ];
  it.each(FORGED)('%s', (_, change, key) => expect(check(forged('gin-devices', change)).fault).toBe(key));
  it('a tile', () => {
    const found = check(named('gin-devices').replace(/"do":"S","luck":"(\w+|\*)"/, (all, tile: string) => all.replace(tile, tile === 'r1' ? 'r2' : 'r1')));
    expect([found.fault, found.at > 2]).toEqual(['fair-luck-differs', true]);
  });
  it('no record at all', () => expect(check('{').fault).toBe('fair-unreadable'));
});

// ---- what this device gives and keeps

const seat = (more: object = {}): TableInfo['seats'][number] => ({ bot: '', name: '', taken: true, gone: false, stand_in: '', ready: false, seal: '', ...more });
const info = (seats: TableInfo['seats'], more: object = {}): TableInfo =>
  ({ id: 't', game: 'gin', rules: {}, clock: {}, public: false, watch: true, hints: false, phase: 'gathering', seats, next: 'c'.repeat(64), match: null, ...more }) as TableInfo;

describe('a word for the deal', () => {
  beforeEach(() => localStorage.clear());

  it('is open against bots, and kept with what was promised', () => {
    const [given] = give(info([seat(), seat({ bot: 'easy' })]), [0]);
    expect(given?.salt).toMatch(/^[0-9a-f]{64}$/);
    const [kept] = keptOf('t');
    expect(kept?.seals).toEqual([sealOf('c'.repeat(64), null, 0, given?.salt ?? ''), '']);
    expect([kept?.match, kept?.commitment, kept?.barred]).toEqual([1, 'c'.repeat(64), null]);
  });

  it('is sealed where others give theirs, and opened when everybody is ready', () => {
    const [given] = give(info([seat(), seat()]), [0]);
    expect([given?.salt, given?.seal]).toEqual([undefined, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const [one, two] = [seat({ seal: given?.seal }), seat({ seal: 'd'.repeat(64) })];
    expect(open(info([one, two]), [0])).toEqual([]);
    const now = info([one, two], { opening: true });
    const [told] = open(now, [0]);
    expect(sealOf('c'.repeat(64), null, 0, told?.salt ?? '')).toBe(given?.seal);
    expect(keptOf('t')[0]?.seals).toEqual([given?.seal, 'd'.repeat(64)]);
    expect(open(now, [0])).toEqual([]);
  });

  it('is not told for a seal that is not its own', () => {
    give(info([seat(), seat()]), [0]);
    expect(open(info([seat({ seal: 'e'.repeat(64) }), seat()], { opening: true }), [0])).toEqual([]);
  });

  it('is the same again if it was not heard', () => expect(give(info([seat(), seat()]), [0])).toEqual(give(info([seat(), seat()]), [0])));
  it('is of a match, not of its rounds', () => expect(give(info([seat(), seat()], { phase: 'pause' }), [0])).toEqual([{ seat: 0 }]));
  it('cannot come before a promise', () => expect(give(info([seat()], { next: '' }), [0])).toEqual([{ seat: 0 }]));

  it('keeps a few tables and no more', () => {
    for (let n = 0; n < 60; n++) give({ ...info([seat(), seat()]), id: `t${n}` }, [0]);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('deal ')).length).toBe(40);
    expect([keptOf('t59').length, keptOf('t0').length]).toEqual([1, 0]);
  });
});

describe('a dealer that dealt otherwise', () => {
  const seals = [sealOf('c', 1, 0, 'mine'), sealOf('c', 1, 1, 'yours')];
  const kept = { match: 1, commitment: 'c', barred: 1, salts: { 0: 'mine' }, seals };
  const words = (): Word[] => [{ by: 'device', seal: seals[0], salt: 'mine' }, { by: 'device', seal: seals[1], salt: 'yours' }];

  it('is not accused without reason', () => {
    expect(faultOf(kept, 'c', 1, words())).toBe('');
    expect(faultOf(undefined, 'x', 0, [])).toBe('');
    expect(faultOf({ ...kept, seals: null }, 'c', 1, [{ by: 'device', seal: seals[0] }, { by: 'none' }])).toBe('');
  });
  it.each<[string, string, number | null, Word[]]>([
    ['fair-other-promise', 'd', 1, words()],
    ['fair-other-promise', 'c', null, words()],
    ['fair-word-changed', 'c', 1, [{ by: 'away' }, words()[1]!]],
    ['fair-word-changed', 'c', 1, [{ by: 'device', seal: seals[0], salt: 'chosen' }, words()[1]!]],
    ['fair-not-heard', 'c', 1, [{ by: 'device', seal: seals[0] }, words()[1]!]],
    ['fair-word-changed', 'c', 1, words().reverse()],
    ['fair-late-word', 'c', 1, [words()[0]!, { by: 'device', seal: sealOf('c', 1, 1, 'chosen'), salt: 'chosen' }]],
  ])('is caught: %s', (key, commitment, barred, told) => expect(faultOf(kept, commitment, barred, told)).toBe(key));
});
