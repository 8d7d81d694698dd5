import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketConnection, type Hearer, type Status } from '../src/net/connection';
import { PROTOCOL, type ToClient } from '../src/wire';

class Socket {
  static made: Socket[] = [];
  readyState = 1;
  sent: { t: string; id: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string; id: string });
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const welcome = (protocol = PROTOCOL): object => ({ t: 'welcome', protocol, id: '', seq: 4 });

describe('a connection', () => {
  let seen: Status[];
  let connection: SocketConnection;
  const heard: ToClient[] = [];
  const last = (): Socket => Socket.made.at(-1) as Socket;

  beforeEach(() => {
    vi.useFakeTimers();
    Socket.made = [];
    seen = [];
    const hearer: Hearer = { status: (status) => seen.push(status), message: (message) => heard.push(message), after: () => 4, seat: () => 1 };
    connection = new SocketConnection('abc', hearer, (url) => new Socket(url) as unknown as WebSocket);
    connection.open();
  });

  afterEach(() => {
    vi.restoreAllMocks();
    connection.close();
    vi.useRealTimers();
  });

  it('says where it goes on', () => {
    expect(last().url).toContain('/ws/tables/abc?after=4&seat=1');
  });

  it('stays as it is when a newer server says what it does not know', () => {
    last().say({ ...welcome(), weather: 'rain' });
    const answer = connection.ask({ t: 'act', at: 4, a: 'S' });
    last().say({ t: 'weather', id: 'w', seq: 9 });
    last().say({ t: 'weather' });
    expect([seen.at(-1), Socket.made.length, last().sent.length]).toEqual(['open', 1, 1]);
    last().say({ t: 'done', id: last().sent[0]?.id, seq: 5, weather: 'rain' });
    return expect(answer).resolves.toMatchObject({ t: 'done', seq: 5 });
  });

  it('sends a move without an answer again, under the same id', async () => {
    last().say(welcome());
    const answer = connection.ask({ t: 'act', at: 4, a: 'S' });
    const [first] = last().sent;
    last().end(1006);
    expect(seen.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    last().say(welcome());
    expect(last().sent).toEqual([first]);
    last().say({ t: 'done', id: first?.id, seq: 5 });
    expect(await answer).toMatchObject({ t: 'done', seq: 5 });
  });

  it('does not repeat a question that was lost', async () => {
    last().say(welcome());
    const answer = connection.ask({ t: 'check', a: 'S' });
    last().end(1012);
    expect(await answer).toMatchObject({ t: 'refused', code: 'page-offline' });
    expect(seen.at(-1)).toBe('restarting');
  });

  it.each([
    [4404, 'gone'],
    [4409, 'moved'],
    [4403, 'forbidden'],
  ] as const)('stays away after %i', async (code, status) => {
    last().end(code);
    expect(seen.at(-1)).toBe(status);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.made.length).toBe(1);
  });

  it('stops when the server speaks another protocol', () => {
    last().say(welcome(PROTOCOL + 1));
    expect(seen.at(-1)).toBe('old');
  });

  it('waits longer and longer', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const made = Socket.made.length;
      last().end(1006);
      const from = Date.now();
      while (Socket.made.length === made) await vi.advanceTimersByTimeAsync(100);
      waits.push(Date.now() - from);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000]);
    last().say(welcome());
    last().end(1006);
    await vi.advanceTimersByTimeAsync(400);
    expect(Socket.made.length).toBe(8); // once connected, it begins anew
  });

  it('gives a dead connection up without waiting for its end', async () => {
    last().say(welcome());
    const dead = last();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(dead.sent.map((message) => message.t)).toEqual(['ping']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(Socket.made.length).toBe(2);
    last().say(welcome());
    dead.end(1006); // late
    expect(seen.at(-1)).toBe('open');
  });

  it('gives a connection up that never says welcome, and is more patient each time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const silent = last();
    for (const [patience, wait] of [[15_000, 400], [30_000, 800], [60_000, 1600], [60_000, 3200]] as const) {
      const made = Socket.made.length;
      await vi.advanceTimersByTimeAsync(patience - 1);
      expect(seen.at(-1)).not.toBe('open');
      expect(last().readyState).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect([seen.at(-1), last().readyState]).toEqual(['lost', 3]);
      await vi.advanceTimersByTimeAsync(wait);
      expect(Socket.made.length).toBe(made + 1);
    }
    silent.say(welcome()); // too late
    expect(seen.at(-1)).toBe('lost');
    last().say(welcome());
    expect(seen.at(-1)).toBe('open');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Socket.made.length).toBe(5);
  });

  it('waits for the engine of this device as long as it takes', async () => {
    const own = new SocketConnection('d-abc', { status: (status) => seen.push(status), message: () => undefined, after: () => 0, seat: () => null }, (url) => new Socket(url) as unknown as WebSocket);
    own.open();
    const line = last();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(line.readyState).toBe(1);
    own.close();
  });

  it('stays with a connection that answers', async () => {
    last().say(welcome());
    for (let i = 0; i < 4; i++) {
      await vi.advanceTimersByTimeAsync(25_000);
      last().say({ t: 'pong', id: last().sent.at(-1)?.id, now: 0 });
    }
    expect(Socket.made.length).toBe(1);
  });

  it('asks at once when the page is looked at again', () => {
    last().say(welcome());
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent.map((message) => message.t)).toEqual(['ping']);
  });

  it('sends what is asked before the welcome once', () => {
    void connection.ask({ t: 'act', at: 4, a: 'S' });
    void connection.ask({ t: 'check', a: 'S' });
    last().say(welcome());
    expect(last().sent.map((message) => message.t)).toEqual(['act', 'check']);
  });
});
