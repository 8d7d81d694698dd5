import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRawSnippet } from 'svelte';
import Dialog from '../src/look/Dialog.svelte';
import { copyText } from '../src/look/copy';
import { notify } from '../src/look/notify';
import type { Step } from '../src/net/api';
import { Problem } from '../src/words/problem';
import { hearLobby } from '../src/net/lobby';
import RoundEnd from '../src/screens/RoundEnd.svelte';
import { failureOf } from '../src/shell/trouble';
import Trouble from '../src/shell/Trouble.svelte';
import { turnsOf } from '../src/screens/turns';
import { read } from '../src/table/story';
import { personName } from '../src/table/names';
import { Table } from '../src/table/table.svelte';
import { explain, language, say, speak, speakOf } from '../src/words/words.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>text</p>' }));
const target = document.body;

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a dialog', () => {
  it('gives the focus back when it goes without being closed', () => {
    target.innerHTML = '<button>before</button>';
    const button = target.querySelector('button') as HTMLButtonElement;
    button.focus();
    const shown = mount(Dialog, { target, props: { title: 'x', children, close: () => undefined } });
    flushSync();
    (document.activeElement as HTMLElement).blur(); // as the browser does with a dialog that is taken away
    void unmount(shown);
    flushSync();
    expect(document.activeElement).toBe(button);
  });

  it('comes back if it wants an answer', () => {
    mount(Dialog, { target, props: { title: 'x', children } });
    flushSync();
    const dialog = target.querySelector('dialog') as HTMLDialogElement;
    dialog.close();
    dialog.dispatchEvent(new Event('close'));
    expect(dialog.open).toBe(true);
  });
});

describe('the end of a round', () => {
  it('calls nobody "you" where several look', async () => {
    await speak('en');
    const table = new Table('x', () => ({ open: () => undefined, close: () => undefined, ask: () => new Promise(() => undefined) }));
    table.info = { game: 'rummy', rules: {}, phase: 'pause', seats: [0, 1].map(() => ({ name: '', bot: '' })), match: { number: 1, sheet: [], winners: null } } as unknown as Table['info'];
    table.position = { view: { table: [], sides: [{ rack: ['r1'], counts: [-1] }, { rack: ['b2'], counts: [-2] }] } } as unknown as Table['position'];
    table.seat = 0;
    table.seats = [0, 1];
    mount(RoundEnd, { target, props: { table, look: () => undefined } });
    flushSync();
    expect([...target.querySelectorAll('.racks h3')].map((title) => title.textContent)).toEqual(['Left on the rack: Player 1 −1', 'Left on the rack: Player 2 −2']);
  });
});

describe('the end of anything', () => {
  it.each(['pause', 'over'])('lets us look at the table: %s', async (phase) => {
    await speak('en');
    const table = new Table('x', () => ({ open: () => undefined, close: () => undefined, ask: () => new Promise(() => undefined) }));
    table.info = { game: 'rummy', rules: {}, phase, seats: [0, 1].map(() => ({ name: '', bot: '' })), match: { number: 1, sheet: [], winners: [0] } } as unknown as Table['info'];
    table.position = { view: { table: [], sides: [{ rack: ['r1'], counts: [-1] }, { rack: ['b2'], counts: [-2] }] } } as unknown as Table['position'];
    [table.seat, table.seats] = [0, [0]];
    const look = vi.fn();
    mount(RoundEnd, { target, props: { table, look } });
    flushSync();
    const cross = target.querySelector<HTMLElement>('dialog header button') as HTMLElement;
    expect(cross.getAttribute('aria-label')).toBe('Look at the table');
    expect(document.activeElement).toBe(target.querySelector('[data-do=next]')); // not the cross
    cross.click();
    expect(look).toHaveBeenCalledOnce();
  });
});

describe('copying', () => {
  it('takes the field where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = vi.fn(() => true);
    target.innerHTML = '<input value="https://x" />';
    expect(await copyText('https://x', target.querySelector('input'))).toBe(true);
    expect(document.execCommand).toHaveBeenCalledWith('copy');
  });

  it('does not say that it worked when it did not', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = vi.fn(() => false);
    expect(await copyText('https://x')).toBe(false);
    expect(target.querySelector('input')).toBeNull();
  });
});

describe('being called', () => {
  it('goes over the service worker where there is one', async () => {
    const showNotification = vi.fn();
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ active: {}, showNotification }) } });
    await notify('Your turn', 'Gin', 'x');
    expect(showNotification).toHaveBeenCalledWith('Your turn', expect.objectContaining({ tag: 'x' }));
  });

  it('does without where there is no way', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('Notification', class { constructor() { throw new TypeError('Illegal constructor'); } });
    await expect(notify('Your turn', 'Gin', 'x')).resolves.toBeUndefined();
  });
});

describe('trouble', () => {
  it('is told as what it is', () => {
    expect(failureOf(new Problem('page-offline'))).toEqual({ kind: 'lost' });
    expect(failureOf(new Problem('server-no-such-match', { number: 7 }, '', 404))).toEqual({ kind: 'match', code: 'server-no-such-match', params: { number: 7 } });
    expect(failureOf(new TypeError('x'))).toEqual({ kind: 'failed' });
  });

  it('says which match there is not', async () => {
    await speak('en');
    mount(Trouble, { target, props: failureOf(new Problem('server-no-such-match', { number: 7 }, '', 404)) });
    flushSync();
    expect(target.querySelector('h1')?.textContent).toBe('There is no such match');
    expect(target.querySelector('p')?.textContent).toContain('match 7');
  });
});

describe('the lobby', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is heard again after the line was lost, and not told meanwhile', () => {
    const sockets: { onclose?: () => void; onmessage?: (event: { data: string }) => void; close: () => void }[] = [];
    const heard: unknown[] = [];
    const stop = hearLobby((tables) => heard.push(tables), () => {
      sockets.push({ close: () => undefined });
      return sockets.at(-1) as unknown as WebSocket;
    });
    sockets[0]?.onclose?.();
    vi.advanceTimersByTime(1000);
    sockets[1]?.onmessage?.({ data: '{"t":"lobby","tables":[]}' });
    expect(heard).toEqual([null, []]);
    stop();
  });
});

describe('the turns of a match', () => {
  it('begin with a deal and when another is to move', () => {
    const step = (what: string, turn: number | null): Step => ({ event: { what }, turn }) as unknown as Step;
    expect(turnsOf([step('dealt', 0), step('did', 0), step('did', 1), step('did', 1), step('did', 0), step('did', null), step('dealt', 0)])).toEqual([0, 2, 4, 6]);
  });
});

describe('names', () => {
  it('are numbers only for those who have none', async () => {
    await speak('en');
    expect([personName('', 0), personName('', 1)]).toEqual(['Player 1', 'Player 2']);
    expect(['1', '42', 'seat 1'].map((name) => personName(name, 0))).toEqual(['1', '42', 'seat 1']);
  });
});

describe('words', () => {
  it('quote what was typed as it was typed', async () => {
    await speak('en');
    expect(explain('notation-unknown-action', { action: 'r5' })).toContain('“r5”');
  });

  it('are those of the language asked for last, whichever comes first', async () => {
    await Promise.all([speak('de'), speak('fr'), speak('nl')]);
    expect(language()).toBe('nl');
    expect(localStorage.getItem('language')).toBe('nl');
  });

  it('give a single tile the article of its language, and a bot its name', async () => {
    const told = (key: string, params: Record<string, string>): string => read({ seq: 1, seat: 0, round: 1, key, params }, 0, 'Ann');
    await speak('fr');
    expect(told('page-did-gin-U', { tile: 'r7' })).toBe('Vous avez pris le 7 rouge');
    expect(told('page-told-stood-in', { level: 'greedy' })).toContain('(Kira)');
    await speak('nl');
    expect(told('page-did-gin-D', { tile: 'r7' })).toBe('Je legde de rode 7 weg');
    await speak('de');
    expect(told('page-did-gin-D', { tile: 'r7' })).toBe('Du hast die rote 7 abgelegt');
    expect(told('page-did-A', { tiles: 'r7' })).toBe('Du hast die rote 7 gelegt');
    expect(told('page-did-rummy-S', { got: '*' })).toBe('Du hast einen Stern gezogen');
    expect(told('page-did-A', { tiles: 'r5-7' })).toBe('Du hast Rot 5–7 gelegt');
  });

  it('of Gin-Rummy know no chevalet', async () => {
    await speak('fr');
    speakOf('gin');
    expect(say('page-how-device')).toContain('supports');
    speakOf('');
    expect(say('page-how-device')).toContain('chevalets');
  });
});
