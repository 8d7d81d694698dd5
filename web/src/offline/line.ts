/** A line to a table of this device, with the face of a WebSocket: `net/connection.ts` does not know the difference. */
import { hangUp, openLine, send } from './engine';

export class Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  private readonly number: number;

  /** `url`: as a socket's, of which the path and the query count: `/ws/tables/ID?after=…&seat=…`. */
  constructor(url: string) {
    const { pathname, searchParams } = new URL(url, location.href);
    const table = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
    const number = (name: string): number | undefined => (searchParams.has(name) ? Number(searchParams.get(name)) : undefined);
    this.number = openLine(
      { table, after: number('after'), seat: number('seat'), notation: searchParams.get('notation') === 'true' },
      { frame: (text) => this.hear(text), ended: (code, reason) => this.end(code, reason) },
    );
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) send(this.number, text);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    hangUp(this.number);
    this.end(1000, '');
  }

  private hear(text: string): void {
    if (this.readyState === WebSocket.CONNECTING) {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    }
    this.onmessage?.({ data: text });
  }

  private end(code: number, reason: string): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}
