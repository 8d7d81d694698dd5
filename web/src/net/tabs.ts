/** A table of this device is played in one tab. Another one can ask for it, and whoever has it lets go. */
const NAME = 'tilerummy';

export function askFor(table: string): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ give: table });
  channel.close();
}

/** Until the returned function is called. */
export function whenAsked(table: string, give: () => void): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<{ give?: string }>) => data.give === table && give();
  return () => channel.close();
}
