/** Names: as people count them, remembered for a device that is shared, each with a colour. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialOf, lengthOf, tall } from '../src/look/name';
import { prefs } from '../src/look/prefs.svelte';
import Curtain from '../src/screens/Curtain.svelte';
import NameField from '../src/screens/NameField.svelte';
import NewTable from '../src/screens/NewTable.svelte';
import { speak } from '../src/words/words.svelte';

const FAMILY = '👨‍👩‍👧‍👦';
const INFO = { name: 'rummy', seats: [2, 3, 4], usual: 'standard', presets: [{ name: 'standard', rules: '', options: {} }], options: [], bots: ['greedy'], turn_seconds: 0 };

beforeEach(() => speak('en'));
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const all = (selector: string): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>(selector)];

function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

describe('a name', () => {
  it('is as long as it looks', () => {
    expect([FAMILY, `${FAMILY}!`, 'Zoë', 'Zoe\u0308', ''].map(lengthOf)).toEqual([1, 2, 3, 3, 0]);
    expect(initialOf(`${FAMILY} Maes`)).toBe(FAMILY);
    expect(initialOf('ann')).toBe('A');
  });

  it('stands upright over a column where a word of it would be broken', () => {
    expect([['Ann', 'Ben', 'Cléo', 'Dirk'], ['Großmutter Abt', 'Ben'], ['Jean-Baptiste Roux', 'Ann', 'Ben']].map(tall)).toEqual([false, false, false]);
    expect([['Großmutter Abt', 'Ann', 'Ben', 'Cléo'], ['Donaudampfschifffahrt', 'Ben']].map(tall)).toEqual([true, true]);
  });

  it('says while it is typed how much room there is, and cuts nothing off', () => {
    const made = mount(NameField, { target: document.body, props: { label: 'Your name', value: '' } });
    const field = all('input')[0] as HTMLInputElement;
    const told = (): string => document.querySelector('[role=status]')?.textContent ?? '';
    flushSync();
    expect([told(), field.maxLength]).toEqual(['', -1]);
    type(field, 'x'.repeat(20));
    expect(told()).toBe('4 left');
    type(field, 'x'.repeat(26));
    expect([told(), field.value.length, field.getAttribute('aria-invalid')]).toEqual(['At most 24 characters: 2 too many.', 26, 'true']);
    expect(field.validationMessage).toBe('At most 24 characters: 2 too many.');
    type(field, FAMILY.repeat(5));
    expect([told(), field.getAttribute('aria-invalid')]).toEqual(['', 'false']);
    void unmount(made);
  });
});

describe('one device', () => {
  it('asks for everybody’s name, and remembers them', async () => {
    const sent: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', (path: string, asked?: { body?: string }) => {
      if (asked?.body) sent.push(JSON.parse(asked.body) as Record<string, unknown>);
      return Promise.resolve({ ok: !asked?.body, status: 422, json: () => Promise.resolve(path.endsWith('/games') ? [INFO] : { code: 'failed' }) });
    });
    const made = mount(NewTable, { target: document.body, props: { game: 'rummy', mode: 'device', close: () => undefined } });
    await vi.waitFor(() => expect(all('[data-name]')).toHaveLength(2));
    type(all('[data-name="0"]')[0] as HTMLInputElement, 'Ann');
    type(all('[data-name="1"]')[0] as HTMLInputElement, 'Ben');
    document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ own: 2, names: ['Ann', 'Ben'], hints: false });
    expect([...prefs.names]).toEqual(['Ann', 'Ben']);
    await unmount(made);
    const again = mount(NewTable, { target: document.body, props: { game: 'rummy', mode: 'device', close: () => undefined } });
    await vi.waitFor(() => expect(all('[data-name]').map((field) => field.value)).toEqual(['Ann', 'Ben']));
    await unmount(again);
  });

  it('shows whose turn it is in a colour of their own', () => {
    const made = mount(Curtain, { target: document.body, props: { name: 'Ben', seat: 1, look: () => undefined } });
    const mark = document.querySelector<HTMLElement>('[data-seat-colour] .letter');
    expect([mark?.textContent, mark?.style.getPropertyValue('--mine')]).toEqual(['B', 'var(--seat-1)']);
    void unmount(made);
  });
});
