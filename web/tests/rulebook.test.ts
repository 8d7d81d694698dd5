import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RummyHand } from '../src/games/rummy.svelte';
import { newPiece } from '../src/play/rack';
import { ask, asked, close, inMatch, rulesLink } from '../src/rulebook/asked.svelte';
import { filter, find, load, optionsIn, optionWords, spans, totals, type Book } from '../src/rulebook/book';
import Rules from '../src/rulebook/Rules.svelte';
import RuleButton from '../src/rulebook/RuleButton.svelte';
import RulesSheet from '../src/rulebook/RulesSheet.svelte';
import type { Table } from '../src/table/table.svelte';
import { LANGUAGES, speak } from '../src/words/words.svelte';

vi.setConfig({ testTimeout: 60_000 }); // whole books are rendered, and the machine may be busy
const PATIENCE = { timeout: 20_000 };

beforeAll(() => speak('en', false));

describe('the rulebook opened from a table', () => {
  it('says first what this match plays otherwise', () => {
    const head = (game: string): string | undefined => {
      const target = document.createElement('div');
      document.body.append(target);
      const sheet = mount(RulesSheet, { target, props: { at: { game, rule: '' } } });
      flushSync();
      const text = document.querySelector('[data-house]')?.textContent?.replace(/\s+/g, ' ').trim();
      void unmount(sheet);
      target.remove();
      return text;
    };
    inMatch('investo', () => [['Points to win', '10']]);
    expect(head('investo')).toBe('In this match Points to win10');
    expect(head('rummy')).toBeUndefined();
    inMatch('investo', null);
    expect(head('investo')).toBeUndefined();
  });
});

describe('options', () => {
  it('are called as the forms call them, in every language', async () => {
    for (const language of LANGUAGES) {
      await speak(language, false);
      for (const book of Object.values(await load(language))) {
        const clauses = book.sections.flatMap((section) => section.clauses);
        const raw = clauses.flatMap((clause) => clause.blocks.flatMap((block) => {
          const texts = block.is === 'option' ? [block.text] : block.is === 'ruling' ? [block.text, block.why, block.instead] : [];
          const names = block.is === 'option' ? block.names : optionsIn(clause);
          const codes = texts.flatMap(spans).filter((span) => span.is === 'code' && /^[a-z_]{3,}(=|$)/.test(span.text)).map((span) => span.text);
          return [...codes.map((code) => [code, names] as const), ...(block.is === 'option' ? block.names.map((name) => [name, []] as const) : [])];
        }));
        expect(raw.filter(([code, names]) => !optionWords(book.game, code, [...names]))).toEqual([]);
      }
    }
    await speak('nl', false);
    expect([optionWords('gin', 'knock'), optionWords('gin', 'start', ['petit', 'knock']), optionWords('rummy', 'stars=free'), optionWords('gin', 'r5-7')]).toEqual(['Uit met een rest', 'vóór het nemen', expect.stringContaining(': '), null]);
    await speak('en', false);
  });
});

describe('the text', () => {
  it('has three books with the same clauses in every language', async () => {
    const outline = (book: Book | undefined) => book?.sections.flatMap((section) => section.clauses.map((clause) => [clause.number, ...clause.rules]));
    const english = await load('en');
    for (const language of LANGUAGES) {
      const books = await load(language);
      expect(Object.keys(books)).toEqual(['investo', 'rummy', 'gin']);
      for (const game of Object.keys(books)) expect(outline(books[game])).toEqual(outline(english[game]));
    }
  });

  it('is cut into words, notation and references', () => {
    expect(spans('**Step 1:** take `r5-7` [I5].')).toEqual([
      { is: 'strong', text: 'Step 1:' },
      { is: 'plain', text: ' take ' },
      { is: 'code', text: 'r5-7' },
      { is: 'plain', text: ' ' },
      { is: 'rule', text: 'I5' },
      { is: 'plain', text: '.' },
    ]);
    expect(spans('`[r5 *r6 r7]`')).toEqual([{ is: 'code', text: '[r5 *r6 r7]' }]);
  });

  it('is found by id, also by a second one', async () => {
    const gin = (await load('en'))['gin'] as Book;
    expect(find(gin, 'R2')).toBe(find(gin, 'G1'));
    expect(find(gin, 'c1')?.number).toBe(1);
    expect(find(gin, 'I5')).toBeUndefined();
  });

  it('is searched without regard to accents and capitals', async () => {
    const rummy = (await load('fr'))['rummy'] as Book;
    const numbers = (query: string) => filter(rummy, query).sections.flatMap((section) => section.clauses.map((clause) => clause.number));
    expect(numbers('ETOILE libere')).toContain(12);
    expect(numbers('r14')).toEqual([16]);
    expect(numbers('xyzzy')).toEqual([]);
    expect(filter(rummy, '  ')).toBe(rummy);
  });

  it('adds up a score sheet', () => {
    expect(totals([['-10', '+3'], ['+4', '0']])).toEqual([-6, 3]);
  });
});

describe('links', () => {
  it('name the game and the rule', () => {
    expect([rulesLink(), rulesLink('rummy'), rulesLink('rummy', 'R8')]).toEqual(['/rules', '/rules/rummy', '/rules/rummy#R8']);
  });
});

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  close();
  document.body.innerHTML = '';
});

const text = (css: string): string => document.querySelector(css)?.textContent ?? '';
const settled = async (): Promise<void> => {
  await vi.waitFor(() => expect(document.querySelector('h3, li')).not.toBeNull(), PATIENCE);
  await tick();
};

describe('the screen', () => {
  it('lists the books', async () => {
    shown = mount(Rules, { target: document.body, props: { at: { game: '', rule: '' } } });
    await settled();
    expect([...document.querySelectorAll('main li a')].map((link) => link.getAttribute('href'))).toEqual(['/rules/investo', '/rules/rummy', '/rules/gin']);
  });

  it('shows the list for a game that does not exist', async () => {
    shown = mount(Rules, { target: document.body, props: { at: { game: 'chess', rule: '' } } });
    await settled();
    expect(document.querySelectorAll('main li a').length).toBe(3);
  });

  it('shows a book with contents, pictures, rulings and options, and marks the clause asked for', async () => {
    shown = mount(Rules, { target: document.body, props: { at: { game: 'rummy', rule: 'R8' } } });
    await settled();
    expect(document.querySelectorAll('article').length).toBe(18);
    expect(document.querySelectorAll('nav li').length).toBe(18);
    expect(document.querySelector('article.here')?.id).toBe('R8');
    expect(document.querySelector('#R8 .tile')?.getAttribute('aria-label')).toBe('red 5');
    expect(text('#R8 .ruling')).toContain('Our ruling');
    expect(text('#R11 .option')).toContain('draw, and discard at the end');
    expect(text('#R14 .sum')).toBe('Total−3+25+2−24');
  });

  it('begins with the game in a minute, and folds up what we decided but where it is asked for', async () => {
    shown = mount(Rules, { target: document.body, props: { at: { game: 'investo', rule: 'I4' } } });
    await settled();
    expect(document.querySelectorAll('[data-brief] li').length).toBeGreaterThan(4);
    const open = [...document.querySelectorAll<HTMLDetailsElement>('details.ruling')].filter((one) => one.open);
    expect(open.map((one) => one.closest('article')?.id)).toEqual(['I4']);
    expect(document.querySelectorAll('details.ruling').length).toBeGreaterThan(5);
    const input = document.querySelector<HTMLInputElement>('[data-find]') as HTMLInputElement;
    input.value = 'joker';
    input.dispatchEvent(new Event('input'));
    await settled();
    expect([...document.querySelectorAll<HTMLDetailsElement>('details.ruling')].every((one) => one.open)).toBe(true);
  });

  it('filters, and says when nothing is left', async () => {
    shown = mount(Rules, { target: document.body, props: { at: { game: 'gin', rule: '' } } });
    await settled();
    const input = document.querySelector<HTMLInputElement>('[data-find]') as HTMLInputElement;
    input.value = 'grand gin';
    input.dispatchEvent(new Event('input'));
    flushSync();
    expect(document.querySelectorAll('article').length).toBeLessThan(16);
    input.value = 'xyzzy';
    input.dispatchEvent(new Event('input'));
    flushSync();
    expect(text('[role=status]')).toContain('xyzzy');
  });

  it('changes the language at once', async () => {
    shown = mount(Rules, { target: document.body, props: { at: { game: 'investo', rule: 'I14' } } });
    await settled();
    await speak('de', false);
    await vi.waitFor(() => expect(text('#I14 h3')).toContain('Doppeln'), PATIENCE);
    await speak('en', false);
    await vi.waitFor(() => expect(text('#I14 h3')).toContain('Doubling'), PATIENCE);
  });
});

describe('a refusal', () => {
  it('opens its clause alone, and from there the whole book', async () => {
    shown = mount(RuleButton, { target: document.body, props: { game: 'rummy', rule: 'R8' } });
    document.querySelector<HTMLButtonElement>('[data-rule=R8]')?.click();
    expect(asked()).toEqual({ game: 'rummy', rule: 'R8' });
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    const sheet = mount(RulesSheet, { target: document.body, props: { at: { game: 'rummy', rule: 'R8' } } });
    await settled();
    expect(document.querySelectorAll('article').length).toBe(1);
    document.querySelector<HTMLButtonElement>('[data-do=whole]')?.click();
    flushSync();
    expect(document.querySelectorAll('article').length).toBe(18);
    void unmount(sheet);
  });

  it('of the whole book has no clause', () => {
    ask('gin');
    expect(asked()).toEqual({ game: 'gin', rule: '' });
    close();
    expect(asked()).toBeNull();
  });

  function hand(answer: object): RummyHand {
    const table = { id: 't', seat: 0, myTurn: true, info: { rules: { opening: 30 } }, view: { sides: [{ opened: true }] }, position: { options: ['P'], play: true }, act: () => Promise.resolve(answer), check: () => Promise.resolve(answer) };
    return new RummyHand(table as unknown as Table);
  }

  it('of the server names its rule', async () => {
    const mine = hand({ t: 'refused', id: '1', code: 'refusal-must-exchange', rule: 'R6', params: {} });
    expect(mine.rule).toBe('');
    await mine.send('P');
    expect(mine.refusal).toContain('exchange');
    expect(mine.rule).toBe('R6');
  });

  it('of the page itself names the rule of combinations, but not for one that is only too short', () => {
    const mine = hand({ t: 'done' });
    mine.melds = [['r5', 'b6', 'k9'].map((tile) => newPiece(tile))];
    expect(mine.rule).toBe('R2');
    mine.melds = [['y12', 'y13', 'y1'].map((tile) => newPiece(tile))];
    expect(mine.rule).toBe('R9');
    mine.melds = [['r5', 'r6'].map((tile) => newPiece(tile))];
    expect(mine.rule).toBe('');
  });
});
