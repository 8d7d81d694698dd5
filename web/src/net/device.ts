/** Tables of this device: questions and lines end in the worker of the engine. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  throw new Error(`${method} ${path} ${JSON.stringify(body)}`);
}
export async function text(path: string): Promise<string> {
  throw new Error(path);
}
export function connect(path: string, hear: { tell(text: string): void; ended(code: number): void }): { send(text: string): void; close(): void } {
  hear.ended(1006);
  return { send: () => undefined, close: () => void path };
}
