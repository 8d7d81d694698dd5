/** One tab a table: what a browser's locks do, for several tabs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Tab = typeof import('../src/offline/locks');
type Callback = (lock: { name: string } | null) => Promise<void> | undefined;

/** The locks of all tabs of a browser, as far as they are used: only if available. */
class Browser {
  private readonly owners = new Map<string, object>();
  requests = 0;

  /** A tab of its own: the module, and what ends when the tab does. */
  async tab(slow: Promise<void> = Promise.resolve()): Promise<{ tab: Tab; die: () => void }> {
    const me = {};
    const request = async (name: string, _: object, callback: Callback): Promise<void> => {
      this.requests += 1;
      await slow;
      if (this.owners.has(name)) return callback(null);
      this.owners.set(name, me);
      await callback({ name });
      this.drop(name, me);
    };
    vi.stubGlobal('navigator', { locks: { request } });
    vi.resetModules();
    const tab = await import('../src/offline/locks');
    return { tab, die: () => [...this.owners.keys()].forEach((name) => this.drop(name, me)) };
  }

  private drop(name: string, me: object): void {
    if (this.owners.get(name) === me) this.owners.delete(name);
  }
}

describe('the lock of a table', () => {
  let browser: Browser;
  beforeEach(() => (browser = new Browser()));
  afterEach(() => vi.unstubAllGlobals());

  it('is had by one tab, which may ask again', async () => {
    const [{ tab: one }, { tab: other }] = [await browser.tab(), await browser.tab()];
    expect(await one.claim('d-1')).toBe(true);
    expect(await one.claim('d-1')).toBe(true);
    expect(browser.requests).toBe(1);
    expect(await other.claim('d-1')).toBe(false);
    expect(await other.claim('d-2')).toBe(true);
    expect(await one.claim('d-2')).toBe(false);
  });

  it('goes to another tab once it is given back, and comes back', async () => {
    const [{ tab: one }, { tab: other }] = [await browser.tab(), await browser.tab()];
    for (const [has, gets] of [[one, other], [other, one], [one, other]] as const) {
      expect(await has.claim('d-1')).toBe(true);
      has.release('d-1');
      await vi.waitFor(async () => expect(await gets.claim('d-1')).toBe(true));
      expect(await has.claim('d-1')).toBe(false);
      gets.release('d-1');
      await vi.waitFor(async () => expect(await has.claim('d-1')).toBe(true));
      has.release('d-1');
      await vi.waitFor(async () => expect(await gets.claim('d-1')).toBe(true));
      gets.release('d-1');
    }
  });

  it('is free when the tab that had it has died', async () => {
    const [{ tab: one, die }, { tab: other }] = [await browser.tab(), await browser.tab()];
    await one.claim('d-1');
    expect(await other.claim('d-1')).toBe(false);
    die();
    expect(await other.claim('d-1')).toBe(true);
  });

  it('is one request when two parts of a tab want it at once', async () => {
    const { tab } = await browser.tab();
    expect(await Promise.all([tab.claim('d-1'), tab.claim('d-1')])).toEqual([true, true]);
    expect(browser.requests).toBe(1);
  });

  it('is asked for at once by the tab that gives it back', async () => {
    const { tab } = await browser.tab();
    await tab.claim('d-1');
    tab.release('d-1');
    expect(await tab.claim('d-1')).toBe(true);
  });

  it('does not stay with a tab that gave up before it came', async () => {
    let come = (): void => undefined;
    const { tab: one } = await browser.tab(new Promise((go) => (come = go)));
    const { tab: other } = await browser.tab();
    const asked = one.claim('d-1');
    one.release('d-1');
    come();
    await asked;
    await vi.waitFor(async () => expect(await other.claim('d-1')).toBe(true));
  });

  it('is a yes where there are none: the store refuses the second writer', async () => {
    vi.stubGlobal('navigator', {});
    vi.resetModules();
    const tab = await import('../src/offline/locks');
    expect(await tab.claim('d-1')).toBe(true);
    expect(await tab.claim('d-1')).toBe(true);
    tab.release('d-1');
  });
});
